/** Panel builder progress: the design in work, stored in a cookie between steps (AMB-A-19). */
import { experimentId, panelDesign } from "@contracts/panel";
import * as v from "valibot";
import { fromBase64Url, randomBase64Url, toBase64Url } from "../http/base64url";
import { emptyDesign } from "./edit-design";
import { leastTargets } from "./limits";

/** In order. */
export const panelSteps = ["species", "antibodies", "design", "quote", "confirmation"] as const;
export type PanelStep = (typeof panelSteps)[number];

const panelProgress = v.strictObject({
  /** Id of this draft, so finishing it twice creates one experiment. */
  draft: v.pipe(v.string(), v.regex(/^[\w-]{16,40}$/)),
  design: panelDesign,
  /** The saved experiment; null until it is saved. */
  saved: v.nullable(experimentId),
});
export type PanelProgress = v.InferOutput<typeof panelProgress>;

/** Browsers limit cookies to 4 KB, including name and attributes. */
const maxLength = 3600;

const text = v.pipe(v.string(), v.maxLength(maxLength), v.transform(decoded), v.string(), v.parseJson(), panelProgress);

function decoded(value: string): string | null {
  const bytes = fromBase64Url(value);
  return bytes && new TextDecoder().decode(bytes);
}

/** Null for invalid cookies. */
export function readProgress(cookie: string | null): PanelProgress | null {
  const parsed = v.safeParse(text, cookie);
  return parsed.success ? parsed.output : null;
}

/** @throws RangeError if the design does not fit a cookie; forms reject such sizes */
export function writeProgress(progress: PanelProgress): string {
  const value = toBase64Url(new TextEncoder().encode(JSON.stringify(progress)));
  if (value.length > maxLength) throw new RangeError("the design does not fit the cookie");
  return value;
}

export const newProgress = (): PanelProgress => ({ draft: randomBase64Url(16), design: emptyDesign, saved: null });

/** True if the choices that the step depends on were made (A-GUARD-21, A-PANEL-18). */
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

/** Progress with another design, which is no longer the saved one. */
export function withDesign(progress: PanelProgress, design: PanelProgress["design"]): PanelProgress {
  const same = JSON.stringify(design) === JSON.stringify(progress.design);
  return { ...progress, design, saved: same ? progress.saved : null };
}
