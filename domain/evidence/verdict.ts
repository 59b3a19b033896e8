/**
 * The rule that turns records into a verdict, version 1. Every page, document and export calls it, so all of them state
 * the same verdict (docs/decisions/content/0125-compute-verdicts-from-records.md).
 */
import {
  type EvidenceRecord,
  type Homology,
  type HomologyBasis,
  homologyBases,
  type Pillar,
  pillars,
} from "@contracts/catalogue/evidence";
import { type Condition, conditionsOfFailures, samePreparation, separatingConditions } from "./conditions";
import { leastPapers, ruleVersion, type VerdictKind } from "./rule";
import { type EvidencedProduct, idsSetAside, type StandingRecord, standingRecords } from "./standing";

/** Evidence of one application in one species. */
export interface CellEvidence {
  /** Records of the cell. The caller leaves out other cells. */
  readonly records: readonly EvidenceRecord[];
  /** Independent papers that used the product in this application and species. */
  readonly papers: number;
  /** Identity of the species' sequence, on any basis. */
  readonly homology: readonly Homology[];
  readonly product: EvidencedProduct;
}

/** Number of tests by how they count. They add up to all active records. */
interface EvidenceCounts {
  readonly for: number;
  /** Records of `for` that showed other signal too. */
  readonly otherSignal: number;
  readonly against: number;
  readonly open: number;
}

export interface Verdict {
  readonly rule: typeof ruleVersion;
  readonly kind: VerdictKind;
  /** Pillars that validate, strongest first; empty unless the verdict is "validated". */
  readonly pillars: readonly Exclude<Pillar, "none">[];
  readonly counts: EvidenceCounts;
  /** Ids of the records that decided. */
  readonly restsOn: readonly string[];
  /** Ids of withdrawn and superseded records. */
  readonly setAside: readonly string[];
  /** Conditions that separate both sides of a cell; if it has only failures, their conditions. */
  readonly conditions: readonly Condition[];
  readonly papers: number;
  /** Basis and identity of a prediction, rounded down to whole percent; otherwise null. */
  readonly prediction: { readonly basis: HomologyBasis; readonly percent: number } | null;
}

type Decision = Pick<Verdict, "kind"> & Partial<Pick<Verdict, "pillars" | "restsOn" | "conditions" | "prediction">>;

/** Does not depend on the order of records, and counts a repeated record once. */
export function evidenceVerdict(cell: CellEvidence): Verdict {
  const standing = standingRecords(cell.records, cell.product);
  const counts = countsOf(standing);
  const { kind, pillars: validating = [], restsOn = [], conditions = [], prediction = null } = decide(cell, standing);
  return {
    rule: ruleVersion,
    kind,
    pillars: validating,
    counts,
    restsOn: [...new Set(restsOn)].sort(),
    setAside: idsSetAside(cell.records),
    conditions,
    papers: cell.papers,
    prediction,
  };
}

function decide(cell: CellEvidence, standing: readonly StandingRecord[]): Decision {
  const selective = standing.filter(({ side, selective }) => side === "for" && selective);
  const unselective = standing.filter(({ side, selective }) => side === "for" && !selective);
  const failures = standing.filter(({ side }) => side === "against");
  const support = [...selective, ...unselective];

  const validating = selective.filter(
    (one) => one.pillar !== "none" && !failures.some((failure) => outweighs(failure, one)),
  );
  if (validating.length > 0)
    return {
      kind: "validated",
      pillars: pillarsOf(validating),
      restsOn: idsOf(validating),
      conditions: failures.length > 0 ? separatingConditions(recordsOf(support), recordsOf(failures)) : [],
    };
  if (support.length > 0 && failures.length > 0)
    return {
      kind: "mixed",
      restsOn: idsOf([...support, ...failures]),
      conditions: separatingConditions(recordsOf(support), recordsOf(failures)),
    };
  if (selective.length > 0) return { kind: "recommended", restsOn: idsOf(selective) };
  if (unselective.length > 0) return { kind: "works-other-signal", restsOn: idsOf(unselective) };
  if (failures.length > 0)
    return { kind: "failed", restsOn: idsOf(failures), conditions: conditionsOfFailures(recordsOf(failures)) };
  if (cell.papers >= leastPapers) return { kind: "used-in-papers" };
  const prediction = predictionOf(cell.homology);
  return prediction ? { kind: "predicted", prediction } : { kind: "not-tested" };
}

/** Counts of a cell's tests as the rule uses them. */
const countsOf = (standing: readonly StandingRecord[]): EvidenceCounts => ({
  for: standing.filter(({ side }) => side === "for").length,
  otherSignal: standing.filter(({ side, selective }) => side === "for" && !selective).length,
  against: standing.filter(({ side }) => side === "against").length,
  open: standing.filter(({ side }) => side === "open").length,
});

const outweighs = (failure: StandingRecord, support: StandingRecord): boolean =>
  failure.weight >= support.weight && samePreparation(failure.record, support.record);

const pillarsOf = (standing: readonly StandingRecord[]): Exclude<Pillar, "none">[] =>
  pillars.filter((pillar) => pillar !== "none").filter((pillar) => standing.some((one) => one.pillar === pillar));

const recordsOf = (standing: readonly StandingRecord[]): EvidenceRecord[] => standing.map(({ record }) => record);
const idsOf = (standing: readonly StandingRecord[]): string[] => standing.map(({ record }) => record.id);

/** The closest basis decides, and of several values on it the lowest. */
function predictionOf(known: readonly Homology[]): Verdict["prediction"] {
  for (const basis of homologyBases) {
    const values = known.filter((one) => one.basis === basis).map(({ identity, low }) => low ?? identity);
    // A ratio such as 0.29 is 28.999… percent in binary.
    if (values.length > 0) return { basis, percent: Math.floor(Math.min(...values) * 100 + 1e-9) };
  }
  return null;
}
