/**
 * Version of the rule and its weights. A change of either is a new version, and gets an entry on the page that explains
 * the rule.
 */
import type { Pillar } from "@contracts/catalogue/evidence";

export const ruleVersion = 1;

/** Weight of a test by its pillar. A customer's test has the weight of one without a pillar. */
export const pillarWeights: Readonly<Record<Pillar, number>> = {
  genetic: 4,
  tagged: 3,
  independent: 3,
  orthogonal: 3,
  "capture-ms": 2,
  none: 1,
};

/** Minimum papers for stating use without a record. */
export const leastPapers = 2;

/**
 * Verdicts, best first. Another supporting record never moves a cell down this list, and another failure never moves it
 * up.
 */
export const verdictKinds = [
  "validated",
  "recommended",
  "works-other-signal",
  "mixed",
  "used-in-papers",
  "predicted",
  "not-tested",
  "failed",
] as const;
export type VerdictKind = (typeof verdictKinds)[number];

/** True if the guarantee covers a use with this verdict: tests support it, and none contradicts it. */
export const isGuaranteed = (kind: VerdictKind): boolean => kind === "validated" || kind === "recommended";
