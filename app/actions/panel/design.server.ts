/** The design form: save, propose, clear, change or continue, with and without scripts. */
import { productKey } from "@contracts/catalogue/catalogue";
import type { PanelDesign, PanelType } from "@contracts/panel";
import { panelImagings, panelSamples } from "@contracts/values/panel-values";
import { keptFormField } from "@domain/market/kept-form";
import { cellOfName } from "@domain/panel/cells";
import { checkDesign, type DesignProblem } from "@domain/panel/check-design";
import { withPlace, withRoomForOne, withRounds, withTargets } from "@domain/panel/edit-design";
import { panelPaths } from "@domain/panel/paths";
import { withDesign } from "@domain/panel/progress";
import { accept, propose } from "@domain/panel/propose";
import { data, redirect } from "@framework/remix.server";
import * as v from "valibot";
import type { PageArgs } from "~/context/request/page";
import type { PrivateContext } from "~/context/request/types";
import { textFields } from "~/loaders/form/form-fields.server";
import {
  type DesignDone,
  type DesignErrors,
  designData,
  type PanelDesignData,
  whole,
} from "~/loaders/panel/design.server";
import { loadPanelCatalogue, type PanelCatalogue } from "~/loaders/panel/offers.server";
import { currentProgress, keepProgress } from "~/loaders/panel/progress.server";
import { panelProblemText } from "./problems.server";

/** Field name of an antibody's cell. */
const cellField = (key: string): string => `cell-${key}`;

const designForm = v.object({
  intent: v.picklist(["continue", "apply", "propose", "accept", "clear"]),
  /** Antibodies shown on the page; scripts may have exchanged one. */
  targets: v.optional(
    v.pipe(
      v.string(),
      v.transform((text) => text.split(",")),
      v.array(productKey),
      v.maxLength(16),
    ),
  ),
  rounds: v.picklist(["1", "2"]),
  buffer: v.optional(productKey),
  sample: v.union([v.picklist(panelSamples), v.literal("")]),
  imaging: v.union([v.picklist(panelImagings), v.literal("")]),
});
type DesignForm = v.InferOutput<typeof designForm>;

export async function changePanelDesign(context: PrivateContext, { form }: PageArgs & { form: FormData }) {
  const fields = textFields(form);
  const progress = currentProgress(context);
  const isKept = form.has(keptFormField);
  const parsed = v.safeParse(designForm, isKept ? { ...fields, intent: "apply" } : fields);
  const before = shownDesign(progress.design, parsed.success ? parsed.output.targets : undefined);
  if (!parsed.success) {
    const errors = { ...noErrors, other: [context.t("panel.form.tampered")] };
    const page = designData(context, await loadPanelCatalogue(context), { ...progress, design: before }, { errors });
    return data<PanelDesignData>(page, { status: 422 });
  }
  const sent = parsed.output;
  const cells = cellsIn(before, fields);
  const asked = designOf(before, sent, cells);
  const catalogue = await loadPanelCatalogue(context);
  // A cell holds one antibody, even if the form says otherwise.
  const design = withRoomForOne(asked, catalogue.products.antibodies);
  const scarce = form.getAll("scarce").flatMap((key) => design.selectedTargets.find((known) => known === key) ?? []);
  const pageAsSent = (errors?: DesignErrors) => {
    const { sample, imaging } = sent;
    return designData(context, catalogue, { ...progress, design }, { errors, cells, sample, imaging, scarce });
  };
  if (isKept) return data<PanelDesignData>(pageAsSent());
  const refuse = (errors: DesignErrors) => data<PanelDesignData>(pageAsSent(errors), { status: 422 });
  const keep = (next: PanelDesign) => keepProgress(context, withDesign(progress, next));
  const ticked = scarce.length > 0 ? `&scarce=${scarce.join(",")}` : "";
  const back = (done: DesignDone | "none") => redirect(`${panelPaths.design}?done=${done}${ticked}#board`, 303);
  switch (sent.intent) {
    case "apply": {
      const errors = errorsOf(context, catalogue, { design: asked, sent, cells }, isAboutPlace);
      if (errors) return refuse(errors);
      keep(design);
      return back("kept");
    }
    case "clear":
      keep(withPlaces(design, {}));
      return back("cleared");
    case "propose":
    case "accept": {
      const proposal = propose(design, catalogue.antibodies, scarce);
      if (proposal.ok) {
        keep(proposal.design);
        return back("proposed");
      }
      keep(sent.intent === "accept" ? accept(design, proposal.change) : design);
      return back(sent.intent === "accept" ? "accepted" : "none");
    }
    case "continue": {
      // Save incomplete designs too, so that visitors can leave and return.
      keep(design);
      const errors = errorsOf(context, catalogue, { design: asked, sent, cells });
      return errors ? refuse(errors) : redirect(panelPaths.quote, 303);
    }
    default:
      return sent.intent satisfies never;
  }
}

/** `/api/panel` for scripts: saves the form's design, complete or not. */
export async function keepPanelDesign(context: PrivateContext, { form }: PageArgs & { form: FormData }) {
  const fields = textFields(form);
  const parsed = v.safeParse(designForm, { ...fields, intent: "apply" });
  if (!parsed.success) return new Response(null, { status: 422 });
  const progress = currentProgress(context);
  const before = shownDesign(progress.design, parsed.output.targets);
  const design = designOf(before, parsed.output, cellsIn(before, fields));
  // The page's board never sends such cells.
  const { antibodies } = (await loadPanelCatalogue(context)).products;
  if (withRoomForOne(design, antibodies) !== design) return new Response(null, { status: 422 });
  keepProgress(context, withDesign(progress, design));
  return new Response(null, { status: 204 });
}

const shownDesign = (design: PanelDesign, targets: readonly string[] | undefined): PanelDesign =>
  whole(targets ? withTargets(design, targets) : design);

const cellsIn = (design: PanelDesign, fields: Readonly<Record<string, string>>): Record<string, string> =>
  Object.fromEntries(design.selectedTargets.map((key) => [key, fields[cellField(key)] ?? ""]));

function designOf(before: PanelDesign, sent: DesignForm, cells: Readonly<Record<string, string>>): PanelDesign {
  const type = { name: sent.sample || null, imaging: sent.imaging || null };
  const types: PanelType[] = type.name || type.imaging ? [type] : [];
  const bufferKit = sent.buffer ?? null;
  return withPlaces({ ...withRounds(before, sent.rounds === "2" ? 2 : 1), bufferKit, types }, cells);
}

/** Places every antibody by its field; an invalid cell removes it. */
function withPlaces(design: PanelDesign, cells: Readonly<Record<string, string>>): PanelDesign {
  return design.selectedTargets.reduce((next, key) => withPlace(next, key, cellOfName(cells[key] ?? "")), design);
}

const noErrors: DesignErrors = { cells: {}, buffer: null, other: [] };

interface Sent {
  readonly design: PanelDesign;
  readonly sent: DesignForm;
  readonly cells: Readonly<Record<string, string>>;
}

/** Distinguishes an invalid placement from a missing one. */
const isAboutPlace = (problem: DesignProblem, roundOff: (key: string) => boolean): boolean =>
  problem.code === "cell-taken" ||
  problem.code === "not-made" ||
  (problem.code === "not-placed" && roundOff(problem.productKey));

/**
 * Problems beside the fields that fix them; null if there are none.
 * @param counts selects problems; if omitted, all problems and missing choices
 */
function errorsOf(
  { t }: PrivateContext,
  catalogue: PanelCatalogue,
  { design, sent, cells }: Sent,
  counts?: (problem: DesignProblem, roundOff: (key: string) => boolean) => boolean,
): DesignErrors | null {
  const problems = checkDesign(design, catalogue.products).filter((problem) => counts?.(problem, roundOff) ?? true);
  if (problems.length === 0) return null;
  const beside: Record<string, string> = {};
  const other: string[] = [];
  let buffer: string | null = null;
  for (const problem of problems) {
    const text = panelProblemText(t, catalogue, problem);
    const keys = fieldsOf(problem);
    if (problem.step === "buffer") buffer = text;
    else if (keys.length === 0) other.push(text);
    for (const key of keys) beside[key] ??= roundOff(key) ? t("panel.design.problemRound") : text;
  }
  return { cells: beside, buffer, other };

  function roundOff(key: string): boolean {
    return (cellOfName(cells[key] ?? "")?.round ?? 1) > Number(sent.rounds);
  }
}

/** Antibodies whose fields show the problem. */
function fieldsOf(problem: DesignProblem): readonly string[] {
  if (problem.code === "cell-taken") return problem.productKeys;
  return problem.step === "rounds" && "productKey" in problem ? [problem.productKey] : [];
}
