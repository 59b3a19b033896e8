import { tabValues } from "./storage";

/** Session storage key of the comparison. */
export const comparedKey = "compare";

/** True if the session has a comparison, for pages that do not show it. */
export function hasCompared(): boolean {
  return (tabValues.get(comparedKey) ?? "[]") !== "[]";
}
