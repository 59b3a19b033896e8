import type { Field } from "@contracts/content/content-types";
import { calendarDay } from "@contracts/values/measures";
import { safeHref } from "@domain/links/safe-href";
import * as v from "valibot";
import { isRecord } from "../stored-values";
import { checkRichText } from "./check-rich-text";
import type { Problems } from "./problems";

export const uidPattern = /^[A-Za-z0-9_-]{1,64}$/;
const datePattern = /^\d{4}-\d{2}-\d{2}(T\d{2}:\d{2}(:\d{2}(\.\d{1,3})?)?Z)?$/;
const maxLine = 500;
const maxArea = 20_000;
const maxValues = 1000;

function checkText(value: unknown, most: number, path: string, problems: Problems): void {
  if (typeof value !== "string") {
    problems.add(path, "a text");
    return;
  }
  if (value.length > most) problems.add(path, `at most ${most} characters`);
}

function checkNumber(
  { min, max }: Extract<Field, { kind: "number" }>,
  value: unknown,
  path: string,
  problems: Problems,
) {
  if (typeof value !== "number" || !Number.isFinite(value)) {
    problems.add(path, "a number");
    return;
  }
  if (value >= (min ?? value) && value <= (max ?? value)) return;
  const limits =
    min === undefined ? `up to ${max}` : max === undefined ? `of at least ${min}` : `from ${min} to ${max}`;
  problems.add(path, `a number ${limits}`);
}

function checkLink(value: unknown, path: string, problems: Problems): void {
  if (!isRecord(value)) {
    problems.add(path, "an object with title and href");
    return;
  }
  if (value.title !== undefined && value.title !== null) checkText(value.title, maxLine, `${path}.title`, problems);
  if (!safeHref(value.href)) problems.add(`${path}.href`, "an address that is not allowed");
}

interface Strictness {
  /** Required fields may be empty, as in a draft that an editor is still writing. */
  readonly incomplete?: boolean;
}

function checkBlocks(
  field: Extract<Field, { kind: "blocks" }>,
  value: unknown,
  path: string,
  problems: Problems,
  strictness: Strictness,
): void {
  const [key, ...more] = isRecord(value) ? Object.keys(value) : [];
  const block = field.blocks.find((candidate) => candidate.uid === key);
  if (!isRecord(value) || !block || more.length > 0) {
    const known = field.blocks.map((candidate) => candidate.uid).join(", ");
    problems.add(path, `an object with one key of ${known}`);
    return;
  }
  checkFields(block.fields, value[block.uid], `${path}.${block.uid}`, problems, strictness);
}

function checkReference(to: readonly string[], value: unknown, path: string, problems: Problems): void {
  if (!isRecord(value) || typeof value.uid !== "string" || !uidPattern.test(value.uid)) {
    problems.add(path, "an object with uid and _content_type_uid");
    return;
  }
  const contentType = value._content_type_uid;
  if (typeof contentType !== "string" || !to.includes(contentType)) {
    problems.add(`${path}._content_type_uid`, `one of ${to.join(", ")}`);
  }
}

function checkOne(field: Field, value: unknown, path: string, problems: Problems, strictness: Strictness): void {
  switch (field.kind) {
    case "text":
      checkText(value, field.maxLength ?? (field.multiline ? maxArea : maxLine), path, problems);
      if (field.digits && typeof value === "string" && !(/^\d+$/.test(value) && value.length <= field.digits))
        problems.add(path, `one to ${field.digits} digits`);
      return;
    case "number":
      checkNumber(field, value, path, problems);
      return;
    case "boolean":
      if (typeof value !== "boolean") problems.add(path, "true or false");
      return;
    case "date":
      if (
        typeof value !== "string" ||
        !datePattern.test(value) ||
        !v.is(calendarDay, value.slice(0, 10)) ||
        Number.isNaN(Date.parse(value))
      ) {
        problems.add(path, "a day or an instant in UTC, ISO 8601");
      }
      return;
    case "select":
      if (typeof value !== "string" || !field.choices.includes(value)) {
        problems.add(path, `one of ${field.choices.join(", ")}`);
      }
      return;
    case "file":
      if (typeof value !== "string" || !uidPattern.test(value)) problems.add(path, "the uid of an asset");
      return;
    case "link":
      checkLink(value, path, problems);
      return;
    case "json_rte":
      checkRichText(value, field.embeds, path, problems);
      return;
    case "group":
      checkFields(field.fields, value, path, problems, strictness);
      return;
    case "blocks":
      checkBlocks(field, value, path, problems, strictness);
      return;
    case "reference":
      checkReference(field.to, value, path, problems);
      return;
  }
}

function isEmpty(value: unknown): boolean {
  return value === undefined || value === null || value === "" || (Array.isArray(value) && value.length === 0);
}

function checkField(field: Field, value: unknown, path: string, problems: Problems, strictness: Strictness): void {
  if (isEmpty(value)) {
    if (field.required && !strictness.incomplete) problems.add(path, "required");
    return;
  }
  if (!field.multiple) {
    checkOne(field, value, path, problems, strictness);
    return;
  }
  if (!Array.isArray(value)) {
    problems.add(path, "an array");
    return;
  }
  const most = field.kind !== "number" && "max" in field && field.max ? field.max : maxValues;
  if (value.length > most) {
    problems.add(path, `at most ${most} values`);
    return;
  }
  value.forEach((item, at) => {
    if (!problems.full) checkOne(field, item, `${path}.${at}`, problems, strictness);
  });
}

/** Checks the fields of an entry, group or block against their definitions. Unknown fields are problems too. */
export function checkFields(
  fields: readonly Field[],
  value: unknown,
  path: string,
  problems: Problems,
  strictness: Strictness = {},
): void {
  if (!isRecord(value)) {
    problems.add(path, "an object");
    return;
  }
  const known = new Set(fields.map((field) => field.uid));
  for (const key of Object.keys(value)) {
    if (!known.has(key)) problems.add(`${path}.${key}`, "an unknown field");
  }
  for (const field of fields) {
    if (!problems.full) checkField(field, value[field.uid], `${path}.${field.uid}`, problems, strictness);
  }
}
