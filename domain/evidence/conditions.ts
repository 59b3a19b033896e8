/** Conditions of tests: which agree, and which separate the tests for from those against. */
import type { EvidenceRecord } from "@contracts/catalogue/evidence";

/** Names of conditions, in the order a page lists them. */
const conditionNames = [
  "sample",
  "state",
  "fixation",
  "retrieval",
  "permeabilisation",
  "lysis",
  "dilution",
  "lot",
  "tested",
] as const;
type ConditionName = (typeof conditionNames)[number];

/** Values of one condition on either side; one side is empty unless both were tested. */
export interface Condition {
  readonly name: ConditionName;
  readonly for: readonly string[];
  readonly against: readonly string[];
}

const steps = ["fixation", "retrieval", "permeabilisation", "lysis"] as const;

/** False if a step is known on both sides and differs; unknown steps are ignored. */
export const samePreparation = (a: EvidenceRecord, b: EvidenceRecord): boolean =>
  steps.every((step) => {
    const [one, other] = [a.preparation?.[step] ?? null, b.preparation?.[step] ?? null];
    return one === null || other === null || one === other;
  });

const valueIn: Readonly<Record<ConditionName, (record: EvidenceRecord) => string | null>> = {
  sample: ({ sample }) => (sample.kind === "not-stated" ? null : sample.name),
  state: ({ sample }) => sample.state,
  fixation: ({ preparation }) => preparation?.fixation ?? null,
  retrieval: ({ preparation }) => preparation?.retrieval ?? null,
  permeabilisation: ({ preparation }) => preparation?.permeabilisation ?? null,
  lysis: ({ preparation }) => preparation?.lysis ?? null,
  dilution: ({ dilution }) => dilution,
  lot: ({ lot }) => lot,
  tested: ({ testedKey }) => testedKey,
};

/**
 * Conditions known for every record whose values do not overlap between the two sides; empty if no recorded condition
 * separates them.
 */
export const separatingConditions = (
  support: readonly EvidenceRecord[],
  failures: readonly EvidenceRecord[],
): Condition[] =>
  conditionNames.flatMap((name) => {
    const [one, other] = [known(support, name), known(failures, name)];
    if (!one || !other || one.some((value) => other.includes(value))) return [];
    return [{ name, for: one, against: other }];
  });

/** Conditions that failures state, on the side against. */
export const conditionsOfFailures = (failures: readonly EvidenceRecord[]): Condition[] =>
  conditionNames.flatMap((name) => {
    const values = distinct(failures.flatMap((record) => valueIn[name](record) ?? []));
    return values.length > 0 ? [{ name, for: [], against: values }] : [];
  });

function known(records: readonly EvidenceRecord[], name: ConditionName): string[] | null {
  const values = records.map(valueIn[name]).filter((value) => value !== null);
  return values.length === records.length && values.length > 0 ? distinct(values) : null;
}

const distinct = (values: readonly string[]): string[] => [...new Set(values)].sort();
