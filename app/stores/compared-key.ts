import { tabValues } from "./storage";

/** Name of the comparison in the storage of the session. */
export const comparedKey = "compare";

/** Whether this session compares something, for pages that do not show what. */
export function hasCompared(): boolean {
  return (tabValues.get(comparedKey) ?? "[]") !== "[]";
}
