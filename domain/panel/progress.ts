/** How far a visitor is in the panel builder: the design in work, as a cookie carries it from step to step (AMB-A-19). */
import { experimentId, panelDesign } from "@contracts/panel";
import * as v from "valibot";
import { fromBase64Url, randomBase64Url, toBase64Url } from "../http/base64url";
import { emptyDesign } from "./edit-design";
import { leastTargets } from "./limits";

/** In the order in which they are taken. */
export const panelSteps = ["species", "antibodies", "design", "quote", "confirmation"] as const;
export type PanelStep = (typeof panelSteps)[number];

const panelProgress = v.strictObject({
  /** Names this piece of work, so that finishing it twice makes one experiment. */
  draft: v.pipe(v.string(), v.regex(/^[\w-]{16,40}$/)),
  design: panelDesign,
  /** The experiment that it has become; null before. */
  saved: v.nullable(experimentId),
});
export type PanelProgress = v.InferOutput<typeof panelProgress>;

/** Browsers keep cookies of 4 KB, name and attributes included. */
const mostLength = 3600;

const text = v.pipe(
  v.string(),
  v.maxLength(mostLength),
  v.transform(decoded),
  v.string(),
  v.parseJson(),
  panelProgress,
);

function decoded(value: string): string | null {
  const bytes = fromBase64Url(value);
  return bytes && new TextDecoder().decode(bytes);
}

/** Null for what no step of the builder has written. */
export function readProgress(cookie: string | null): PanelProgress | null {
  const parsed = v.safeParse(text, cookie);
  return parsed.success ? parsed.output : null;
}

/** @throws RangeError for a design that no cookie holds; forms accept none of that size */
export function writeProgress(progress: PanelProgress): string {
  const value = toBase64Url(new TextEncoder().encode(JSON.stringify(progress)));
  if (value.length > mostLength) throw new RangeError("the design is too large to be kept");
  return value;
}

export const newProgress = (): PanelProgress => ({ draft: randomBase64Url(16), design: emptyDesign, saved: null });

/** Whether the choices that a step builds on were made (A-GUARD-21, A-PANEL-18). */
export function isReached(step: PanelStep, progress: PanelProgress | null): boolean {
  switch (step) {
    case "species":
      return true;
    case "antibodies":
      return progress !== null && progress.design.targetSpecies !== null;
    case "design":
    case "quote":
      return (
        progress !== null &&
        progress.design.targetSpecies !== null &&
        progress.design.selectedTargets.length >= leastTargets
      );
    case "confirmation":
      return progress !== null && progress.saved !== null;
    default:
      return step satisfies never;
  }
}

/** The progress with another design; what was saved is not that one any more. */
export function withDesign(progress: PanelProgress, design: PanelProgress["design"]): PanelProgress {
  const same = JSON.stringify(design) === JSON.stringify(progress.design);
  return { ...progress, design, saved: same ? progress.saved : null };
}
