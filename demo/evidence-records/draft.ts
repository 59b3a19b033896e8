import type { EvidenceRecord, RecordState } from "@contracts/catalogue/evidence";
import type { ProductPlan } from "../plan/types";

/**
 * A record before it gets its number and dates. Omitted fields default to a maker's test that supports the product
 * without belonging to a pillar.
 */
export type Draft = Pick<EvidenceRecord, "application" | "species" | "sample" | "preparation" | "control"> &
  Partial<Omit<EvidenceRecord, "lot" | "performed" | "published" | "state">> & {
    /** Reason for the withdrawal of the record. */
    readonly withdrawnFor?: Omit<Extract<RecordState, { kind: "withdrawn" }>, "kind" | "day">;
  };

/** Products whose matrix shows every kind of record. */
const featured = new Set(["4060", "9272"]);

export const isFeatured = ({ key }: ProductPlan): boolean => featured.has(key);
