/** Wire format of evidence in the office (`/commerce/_office/evidence`). */
import * as v from "valibot";
import { evidenceId, evidenceRecord, recordState } from "../catalogue/evidence";
import { typedKey } from "../values/typed-key";
import { onList, onRecord, withPublicReason, withReason } from "./resources";

const evidenceStates = ["active", "superseded", "withdrawn"] as const;
export const evidenceQuery = v.object({
  /** Exact product number. */
  q: v.optional(typedKey(10)),
  state: v.optional(v.picklist(evidenceStates)),
  application: v.optional(v.pipe(v.string(), v.trim(), v.maxLength(16))),
});

export const evidenceRow = evidenceRecord;
export const officeEvidence = v.object({
  record: evidenceRecord,
  /** Every state that the record had, oldest first; times are ISO 8601 in UTC. */
  states: v.array(v.object({ state: recordState, at: v.string() })),
});
export type OfficeEvidence = v.InferOutput<typeof officeEvidence>;

/** The record's fields as texts, by the paths of the CSV form, such as `sample.name`. The service assigns its id. */
export const evidenceNew = v.looseObject({ ...onList, ...withReason });
export const evidenceSupersede = v.object({
  ...onRecord,
  ...withReason,
  by: v.pipe(v.string("Name a record."), v.trim(), evidenceId),
});
export const evidenceWithdraw = v.object({ ...onRecord, ...withPublicReason(300) });
