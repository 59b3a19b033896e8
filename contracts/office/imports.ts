/** Wire format of imports of catalogue files in the office (`/commerce/_office/imports`). */
import * as v from "valibot";
import { typedDay } from "../values/measures";
import { fileLines } from "./files";
import { onList, onRecord, withReason } from "./resources";

/** `applying` and `undoing` can be continued after an interruption. */
export const importStates = ["checked", "applying", "applied", "undoing", "undone", "discarded"] as const;
export type ImportState = (typeof importStates)[number];
export const importKinds = ["prices", "products", "evidence"] as const;

const evidencePrefix = "evidence.";
/** Path of a change that adds a record of evidence or changes its state. Its values are records as JSON. */
export const evidenceChangePath = (id: string): string => evidencePrefix + id;
export const isEvidenceChange = (path: string): boolean => path.startsWith(evidencePrefix);

export const importRow = v.object({
  id: v.string(),
  kind: v.picklist(importKinds),
  name: v.string(),
  state: v.picklist(importStates),
  /** ISO 8601, UTC. */
  at: v.string(),
  by: v.string(),
  /** Rows of the file. */
  rows: v.number(),
  /** Values that differ from the catalogue's. */
  changes: v.number(),
  unchanged: v.number(),
  rejected: v.number(),
  /** First and last day on which its values are valid, in UTC; null where nothing is planned. */
  from: v.nullable(v.string()),
  until: v.nullable(v.string()),
});
export type ImportRow = v.InferOutput<typeof importRow>;

/**
 * - `planned`: not carried out yet;
 * - `applied`: changed by the import;
 * - `skipped`: somebody changed the value after the preview, so it was left;
 * - `undone`: back at its former value;
 * - `kept`: somebody changed the value after the import, so it stays.
 */
export const changeStates = ["planned", "applied", "skipped", "undone", "kept"] as const;

const importChange = v.object({
  line: v.number(),
  productKey: v.string(),
  path: v.string(),
  before: v.nullable(v.string()),
  after: v.nullable(v.string()),
  state: v.picklist(changeStates),
  /** Reason for leaving a value, and the person who had changed it. */
  note: v.nullable(v.string()),
});

export const importRecord = v.object({
  ...importRow.entries,
  /** Changes by state. */
  counts: v.record(v.picklist(changeStates), v.number()),
  /** The first changes; values that were left alone come first. */
  differences: v.array(importChange),
  /** The first rejected lines. */
  faults: v.array(v.object({ line: v.number(), message: v.string() })),
});
export type ImportRecord = v.InferOutput<typeof importRecord>;

/** Reasons why an import waits: rejected lines without a decision, or planned days that are still to come. */
export const importWaits = ["rejected lines", "planned days"] as const;
export const importQuery = v.object({
  /** Words of id, name, or the person who checked it. */
  q: v.optional(v.pipe(v.string(), v.trim(), v.maxLength(100))),
  state: v.optional(v.picklist(importStates)),
  waits: v.optional(v.picklist(importWaits)),
});

/** Most rows of one file. */
export const maxImportRows = 5000;
export const importUpload = v.object({
  ...onList,
  kind: v.picklist(importKinds),
  name: v.optional(v.nullable(v.pipe(v.string(), v.trim(), v.maxLength(100))), null),
  csv: fileLines(1_500_000),
});
export const importAction = v.object(onRecord);
const day = v.optional(v.nullable(typedDay("Write a day as 2027-01-31.")), null);
export const importPlan = v.object({ ...onRecord, from: day, until: day });
export const importUndo = v.object({ ...onRecord, ...withReason });
