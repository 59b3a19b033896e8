type MatchMode = "and" | "or" | "not";

/**
 * `and`: all true; `or`: one true; `not`: none true (C-RULE-01 to C-RULE-03). Takes evaluated results, so every part
 * reports its errors.
 */
export function matches(mode: MatchMode, results: readonly boolean[]): boolean {
  switch (mode) {
    case "and":
      return results.every((result) => result);
    case "or":
      return results.some((result) => result);
    case "not":
      return !results.some((result) => result);
  }
}
