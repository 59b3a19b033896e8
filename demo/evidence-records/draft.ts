import type { EvidenceRecord, RecordState } from "@contracts/catalogue/evidence";
import type { ProductPlan } from "../plan/types";

/** A record before it is numbered and dated: what differs from a maker's test that supports without a pillar. */
export type Draft = Pick<EvidenceRecord, "application" | "species" | "sample" | "preparation" | "control"> &
  Partial<Omit<EvidenceRecord, "lot" | "performed" | "published" | "state">> & {
    /** Why the record was withdrawn. */
    readonly withdrawnFor?: Omit<Extract<RecordState, { kind: "withdrawn" }>, "kind" | "day">;
  };

/** Products whose matrix shows every kind of record. */
const featured = new Set(["4060", "9272"]);

export const isFeatured = ({ key }: ProductPlan): boolean => featured.has(key);
