import * as v from "valibot";
import { name, readEntries, text } from "../read-content";

/** Texts that several pages share. */
export const fragments = readEntries("fragments", v.strictObject({ title: text, description: text, body: text }));
export type Fragment = (typeof fragments)[number];

const table = v.strictObject({
  title: text,
  caption: v.optional(text),
  columns: v.array(text),
  rows: v.array(v.array(name)),
});

export const tables = readEntries("tables", table);
export type Table = (typeof tables)[number];
