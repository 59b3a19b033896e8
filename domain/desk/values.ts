import type { Field, GroupField } from "@contracts/content/fields";

export type Values = Readonly<Record<string, unknown>>;

export const isRecord = (value: unknown): value is Values =>
  typeof value === "object" && value !== null && !Array.isArray(value);

export const asList = (value: unknown): readonly unknown[] =>
  Array.isArray(value) ? value : value === undefined || value === null ? [] : [value];

export const textsOf = (value: unknown): string[] => asList(value).filter((item) => typeof item === "string");

/** The text field of a group that has no other field, which the form shows as one text; null for any other field. */
export function cellsField(field: Field): Field | null {
  if (field.kind !== "group" || !field.multiple || field.fields.length !== 1) return null;
  const [only] = field.fields;
  return only?.kind === "text" && only.multiple ? only : null;
}

/** The group that the form shows item by item; null for any other field. */
export const itemizedGroup = (field: Field): GroupField | null =>
  field.kind === "group" && field.multiple && cellsField(field) === null ? field : null;
