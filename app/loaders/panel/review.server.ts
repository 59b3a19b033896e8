/**
 * `/products/signalstar/quote-request`: the design for review, missing parts, and contact details (A-PANEL-05,
 * A-PANEL-12, AMB-A-16).
 */
import { checkDesign, type DesignStep } from "@domain/panel/check-design";
import { leastTargets } from "@domain/panel/limits";
import { speciesKey } from "@domain/panel/name-keys";
import { panelPaths } from "@domain/panel/paths";
import type { PanelProgress } from "@domain/panel/progress";
import type { PageArgs } from "~/context/request/page";
import type { PrivateContext } from "~/context/request/types";
import { type FormState, freshForm } from "~/loaders/account/form.server";
import type { PageHead } from "~/loaders/page/page-head.server";
import type { HumanChallenge } from "~/services/human-check/types";
import { type PanelFrameData, panelFrame, panelHead } from "./frame.server";
import { loadPanelCatalogue, type PanelCatalogue } from "./offers.server";
import { currentProgress } from "./progress.server";
import { type DesignSummary, designSummary } from "./summary.server";

interface MissingPart {
  readonly step: DesignStep;
  readonly text: string;
  /** Step that fixes it. */
  readonly to: string;
}

export interface PanelReviewData {
  readonly head: PageHead;
  readonly frame: PanelFrameData;
  readonly summary: DesignSummary;
  readonly missing: readonly MissingPart[];
  readonly form: FormState;
  readonly familyFirst: boolean;
  readonly check: HumanChallenge;
}

export async function loadPanelReview(context: PrivateContext, _args: PageArgs): Promise<PanelReviewData> {
  const [catalogue, contact] = await Promise.all([loadPanelCatalogue(context), knownContact(context)]);
  const progress = currentProgress(context);
  const values = { name: defaultName(context, catalogue, progress), ...contact };
  return reviewData(context, catalogue, progress, { ...freshForm, values });
}

export async function reviewData(
  context: PrivateContext,
  catalogue: PanelCatalogue,
  progress: PanelProgress,
  form: FormState,
): Promise<PanelReviewData> {
  return {
    head: panelHead(context, context.t("panel.quote.title"), "quote"),
    frame: panelFrame(context, catalogue.rules, "quote", progress),
    summary: designSummary(catalogue, progress.design),
    missing: missingParts(context, catalogue, progress),
    form,
    familyFirst: context.market.language !== "en",
    check: await context.services.humanCheck.challenge("quote", form.values),
  };
}

/** One line per incomplete part of the design, in step order (A-PANEL-12). */
export function missingParts(
  { t }: PrivateContext,
  catalogue: PanelCatalogue,
  { design }: PanelProgress,
): MissingPart[] {
  const steps = new Set(checkDesign(design, catalogue.products).map(({ step }) => step));
  const parts: Readonly<Record<DesignStep, Omit<MissingPart, "step">>> = {
    species: { text: t("panel.quote.missingSpecies"), to: panelPaths.species },
    targets: { text: t("panel.quote.missingTargets", { least: leastTargets }), to: panelPaths.antibodies },
    rounds: { text: t("panel.quote.missingRounds"), to: panelPaths.design },
    buffer: { text: t("panel.quote.missingBuffer"), to: panelPaths.design },
    types: { text: t("panel.quote.missingTypes"), to: panelPaths.design },
  };
  return [...steps].map((step) => ({ step, ...parts[step] }));
}

const maxName = 120;

function defaultName({ t }: PrivateContext, catalogue: PanelCatalogue, { design }: PanelProgress): string {
  const targets = catalogue.antibodies
    .filter(({ productKey }) => design.selectedTargets.includes(productKey))
    .map(({ target }) => target);
  const species = design.targetSpecies ? t(speciesKey[design.targetSpecies]) : "";
  return t("panel.quote.nameDefault", { species, targets: targets.join(", ") }).slice(0, maxName);
}

/** Contact details from the customer's account. */
async function knownContact({ session, services }: PrivateContext): Promise<Record<string, string>> {
  if (session.kind !== "customer") return {};
  const read = await services.accounts.profile();
  if (!read.ok || !read.value) return {};
  const { firstName, lastName, email, company, contacts } = read.value;
  const contact = contacts.find(({ isDefault }) => isDefault);
  return {
    firstName: contact?.firstName ?? firstName,
    lastName: contact?.lastName ?? lastName,
    email: contact?.email ?? email,
    organisation: contact?.organisation ?? company ?? "",
    phone: contact?.phone ?? "",
  };
}
