/** Wire format of settings and flags in the office (`/settings/_office/settings`). */
import * as v from "valibot";
import { onRecord, withReason } from "./resources";

/** Notations of a setting's value as text. */
const settingKinds = ["countries", "sizes", "number", "links", "sizesByCountry", "json", "flag"] as const;
export type SettingKind = (typeof settingKinds)[number];

export const settingRow = v.object({
  /** "selling.priceCountries", "flag.gop" */
  key: v.string(),
  title: v.string(),
  group: v.string(),
  /** Its value as text; empty if it is not set. */
  text: v.string(),
});
export type SettingRow = v.InferOutput<typeof settingRow>;

export const settingRecord = v.object({
  ...settingRow.entries,
  kind: v.picklist(settingKinds),
  /** One sentence about the notation. */
  hint: v.string(),
  /** Newest first. */
  versions: v.array(v.object({ version: v.number(), at: v.string(), text: v.string() })),
});
export type SettingRecord = v.InferOutput<typeof settingRecord>;

export const settingQuery = v.object({ q: v.optional(v.pipe(v.string(), v.trim(), v.maxLength(60))) });

export const settingChange = v.object({
  ...onRecord,
  ...withReason,
  text: v.optional(v.nullable(v.pipe(v.string(), v.maxLength(200_000))), null),
});
export const settingRevert = v.object({
  ...onRecord,
  ...withReason,
  to: v.pipe(v.string("Choose a version."), v.digits(), v.maxLength(9), v.transform(Number)),
});
