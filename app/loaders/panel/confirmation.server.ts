/** `/products/signalstar/confirmation`: the design's id and next steps (A-PANEL-06, A-PANEL-13). */
import type { Experiment } from "@contracts/panel";
import { countryName } from "@domain/market/countries";
import { panelPaths, panelPdfPath, savedDesignPath } from "@domain/panel/paths";
import { data, redirect } from "@remix-run/cloudflare";
import * as v from "valibot";
import { basketMessages } from "~/actions/basket/messages.server";
import type { PageArgs } from "~/context/request/page";
import type { PrivateContext } from "~/context/request/types";
import { textFields } from "~/loaders/form/form-fields.server";
import type { PageHead } from "~/loaders/page/page-head.server";
import { ServiceFailure } from "~/services/service-failure";
import { type PanelFrameData, panelFrame, panelHead } from "./frame.server";
import { panelLanguage } from "./language.server";
import { type PanelShelf, panelShelf } from "./offers.server";
import { forgetProgress, keptProgress } from "./progress.server";
import { type DesignSummary, designSummary } from "./summary.server";

export interface PanelConfirmationData {
  readonly head: PageHead;
  readonly frame: PanelFrameData;
  readonly id: string;
  readonly name: string;
  readonly asked: boolean;
  /** Shareable address of the design. */
  readonly link: string;
  readonly pdf: string;
  /** Recipient of a mail; null if the shop has no address. */
  readonly recipient: string | null;
  readonly basket: {
    /** "all": the whole panel is available; "some": not all of it; "none": this country has no basket. */
    readonly state: "all" | "some" | "none";
    readonly lead: boolean;
    readonly missing: readonly string[];
  };
  readonly signedIn: boolean;
  readonly country: string;
  readonly summary: DesignSummary;
  readonly sent: boolean;
  readonly problem: string | null;
}

export async function loadPanelConfirmation(
  context: PrivateContext,
  { url }: PageArgs,
): Promise<PanelConfirmationData> {
  const { shelf, experiment } = await saved(context);
  const pdf = url.searchParams.get("pdf");
  const unmade = { limit: "panel.confirmation.pdfLimit", unavailable: "panel.confirmation.pdfUnavailable" } as const;
  const problem = pdf === "limit" || pdf === "unavailable" ? context.t(unmade[pdf]) : null;
  return confirmationData(context, shelf, experiment, { sent: url.searchParams.get("sent") === "yes", problem });
}

const confirmationForm = v.object({ intent: v.picklist(["send", "basket", "another"]) });

export async function answerPanelConfirmation(context: PrivateContext, { form }: PageArgs & { form: FormData }) {
  const parsed = v.safeParse(confirmationForm, textFields(form));
  const { shelf, experiment } = await saved(context);
  const again = (problem: string, status: number) =>
    data<PanelConfirmationData>(confirmationData(context, shelf, experiment, { sent: false, problem }), { status });
  if (!parsed.success) return again(context.t("panel.form.tampered"), 422);
  switch (parsed.output.intent) {
    case "send": {
      const { experimentId } = experiment;
      const sent = await context.services.panel.send({ experimentId, language: panelLanguage(context.market) });
      if (sent.ok) return redirect(`${panelPaths.confirmation}?sent=yes#sent`, 303);
      return again(
        sendProblem(context, sent.status),
        sent.status === 429 ? 429 : sent.status < 500 && sent.status ? 422 : 503,
      );
    }
    case "basket":
      return intoBasket(context, shelf, experiment, again);
    case "another":
      forgetProgress(context);
      return redirect(panelPaths.species, 303);
    default:
      return parsed.output.intent satisfies never;
  }
}

function sendProblem({ t }: PrivateContext, status: number): string {
  if (status === 429) return t("panel.confirmation.sendLimit");
  return t(
    status === 403 || status === 404 || status === 422
      ? "panel.confirmation.sendRefused"
      : "panel.confirmation.sendFailed",
  );
}

/** Adds the whole panel or nothing, because its parts are balanced for one another. */
async function intoBasket<T>(
  context: PrivateContext,
  shelf: PanelShelf,
  experiment: Experiment,
  again: (problem: string, status: number) => T,
) {
  const { t, market, services } = context;
  const page = confirmationData(context, shelf, experiment, { sent: false, problem: null });
  const { state, missing } = page.basket;
  if (state === "none") return again(t("panel.confirmation.basketNot", { country: page.country }), 422);
  if (state === "some") {
    const text = t("panel.confirmation.basketSome", { country: page.country, names: missing.join(", ") });
    return again(text, 422);
  }
  const { experimentId } = experiment;
  const items = page.summary.items.map(({ sku }) => ({ id: sku, quantity: 1, experimentId }));
  const added = await services.commerce.add(
    items,
    { country: market.country, currency: market.currency, distributor: shelf.rules.mode === "distributor" },
    { form: JSON.stringify(["panel", experimentId]) },
  );
  if (added.ok) return redirect("/cart", 303);
  const texts = basketMessages(context, added).map(({ text }) => text);
  const outage = added.status === 0 || added.status >= 500;
  return again([t("panel.confirmation.basketFailed"), ...texts].join(" "), outage ? 503 : 422);
}

async function saved(context: PrivateContext): Promise<{ shelf: PanelShelf; experiment: Experiment }> {
  const id = keptProgress(context)?.saved;
  if (!id) throw redirect(panelPaths.species);
  const [shelf, found] = await Promise.all([panelShelf(context), context.services.panel.experiment(id)]);
  if (!found.ok) throw new ServiceFailure("commerce", found.status, "the saved design cannot be read");
  if (!found.value) throw redirect(panelPaths.species);
  return { shelf, experiment: found.value };
}

function confirmationData(
  context: PrivateContext,
  shelf: PanelShelf,
  experiment: Experiment,
  { sent, problem }: Pick<PanelConfirmationData, "sent" | "problem">,
): PanelConfirmationData {
  const { market, session, origins, t } = context;
  const { experimentId: id, name, design, recipient, owner, quoteRequestedAt } = experiment;
  const summary = designSummary(shelf, design);
  // Two kits and the antibodies; products no longer in the catalogue are missing too.
  const whole = summary.items.length === design.selectedTargets.length + 2;
  const missing = summary.items.filter(({ unavailable }) => unavailable !== null).map((item) => item.name);
  const title = t(quoteRequestedAt ? "panel.confirmation.titleQuote" : "panel.confirmation.title");
  const state = !shelf.rules.available ? "none" : whole && missing.length === 0 ? "all" : "some";
  return {
    head: panelHead(context, title, "confirmation"),
    frame: panelFrame(context, shelf.rules, "confirmation", keptProgress(context)),
    id,
    name,
    asked: quoteRequestedAt !== null,
    link: origins.current + savedDesignPath(id),
    pdf: panelPdfPath(id),
    recipient: owner ? recipient : null,
    basket: { state, lead: shelf.rules.mode === "distributor", missing },
    signedIn: session.kind === "customer",
    country: countryName(market.country, market.language),
    summary,
    sent,
    problem,
  };
}
