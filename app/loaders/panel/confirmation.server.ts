/** `/products/signalstar/confirmation`: the design's id and next steps (A-PANEL-06, A-PANEL-13). */
import type { Experiment, PanelDesign } from "@contracts/panel";
import { countryInSentence } from "@domain/market/countries";
import type { KitProduct } from "@domain/methods/kit-address";
import { panelPaths, panelPdfPath, savedDesignPath } from "@domain/panel/paths";
import { redirect } from "@framework/remix.server";
import type { PageArgs } from "~/context/request/page";
import type { PrivateContext } from "~/context/request/types";
import type { PageHead } from "~/loaders/page/page-head.server";
import { ServiceFailure } from "~/services/service-failure";
import { type PanelFrameData, panelFrame, panelHead } from "./frame.server";
import { loadPanelCatalogue, type PanelCatalogue } from "./offers.server";
import { keptProgress } from "./progress.server";
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
  /** The products with their places, for the methods kit. */
  readonly kit: readonly KitProduct[];
  readonly problem: string | null;
}

export async function loadPanelConfirmation(
  context: PrivateContext,
  { url }: PageArgs,
): Promise<PanelConfirmationData> {
  const { catalogue, experiment } = await saved(context);
  const pdf = url.searchParams.get("pdf");
  const unmade = { limit: "panel.confirmation.pdfLimit", unavailable: "panel.confirmation.pdfUnavailable" } as const;
  const problem = pdf === "limit" || pdf === "unavailable" ? context.t(unmade[pdf]) : null;
  return confirmationData(context, catalogue, experiment, { sent: url.searchParams.get("sent") === "yes", problem });
}

export async function saved(context: PrivateContext): Promise<{ catalogue: PanelCatalogue; experiment: Experiment }> {
  const id = keptProgress(context)?.saved;
  if (!id) throw redirect(panelPaths.species);
  const [catalogue, found] = await Promise.all([loadPanelCatalogue(context), context.services.panel.experiment(id)]);
  if (!found.ok) throw new ServiceFailure("commerce", found.status, "the saved design cannot be read");
  if (!found.value) throw redirect(panelPaths.species);
  return { catalogue, experiment: found.value };
}

export function confirmationData(
  context: PrivateContext,
  catalogue: PanelCatalogue,
  experiment: Experiment,
  { sent, problem }: Pick<PanelConfirmationData, "sent" | "problem">,
): PanelConfirmationData {
  const { market, session, origins, t } = context;
  const { experimentId: id, name, design, recipient, owner, quoteRequestedAt } = experiment;
  const summary = designSummary(catalogue, design);
  // Two kits and the antibodies; products no longer in the catalogue are missing too.
  const whole = summary.items.length === design.selectedTargets.length + 2;
  const missing = summary.items.filter(({ unavailable }) => unavailable !== null).map((item) => item.name);
  const title = t(quoteRequestedAt ? "panel.confirmation.titleQuote" : "panel.confirmation.title");
  const state = !catalogue.rules.available ? "none" : whole && missing.length === 0 ? "all" : "some";
  return {
    head: panelHead(context, title, "confirmation"),
    frame: panelFrame(context, catalogue.rules, "confirmation", keptProgress(context)),
    id,
    name,
    asked: quoteRequestedAt !== null,
    link: origins.current + savedDesignPath(id),
    pdf: panelPdfPath(id),
    recipient: owner ? recipient : null,
    basket: { state, lead: catalogue.rules.mode === "distributor", missing },
    signedIn: session.kind === "customer",
    country: countryInSentence(market.country, market.language),
    summary,
    kit: summary.items.map(({ productKey: product }) => ({ product, ...placeOf(design, product) })),
    sent,
    problem,
  };
}

/** Imaging round and channel of an antibody, which its row of a methods kit states; nothing for a kit. */
function placeOf({ imagingRounds }: PanelDesign, product: string): Pick<KitProduct, "cycle" | "channel"> {
  for (const { round, assignments } of imagingRounds) {
    const found = assignments.find(({ productKey }) => productKey === product);
    if (found) return { cycle: String(round), channel: found.channel };
  }
  return {};
}
