/** Reads a sent form into the fields of an entry, as the content service stores them. */
import type { Field } from "@contracts/content/fields";
import { readMarkup } from "@domain/rich-text/markup/read-markup";
import { writeMarkup } from "@domain/rich-text/markup/write-markup";
import { readLines, readRows } from "./cells";
import { asList, cellsField, isRecord, itemizedGroup, type Values } from "./values";

interface FormProblem {
  /** Path below the entry's fields. */
  readonly path: string;
  readonly message: string;
}

/** The entry that words or an id in a form refer to, or why there is none. */
type Referred = { readonly uid: string; readonly contentType: string } | { readonly problem: string };

interface Sent {
  /** Values of the controls, nested by their paths. */
  readonly form: unknown;
  /** Blocks to add, by the paths of their fields. */
  readonly add: unknown;
  /** The entry before the edit: an unchanged text keeps its stored document. */
  readonly before: unknown;
}

interface Reading {
  readonly problems: FormProblem[];
  /** @param to content types that the field takes; null for files */
  readonly refer: (text: string, to: readonly string[] | null) => Referred;
}

/**
 * Fields of an entry from its form. Empty values are left out; whether a value is needed or allowed is checked by the
 * service.
 */
export function readForm(
  fields: readonly Field[],
  sent: Sent,
  refer: Reading["refer"],
): { readonly fields: Values; readonly problems: readonly FormProblem[] } {
  const reading: Reading = { problems: [], refer };
  return { fields: fieldsOf(fields, sent, "", reading), problems: reading.problems };
}

const at = (value: unknown, name: string | number): unknown =>
  isRecord(value) ? value[name] : Array.isArray(value) ? value[Number(name)] : undefined;
const within = ({ form, add, before }: Sent, name: string | number): Sent => ({
  form: at(form, name),
  add: at(add, name),
  before: at(before, name),
});
const pathOf = (path: string, name: string | number): string => (path === "" ? String(name) : `${path}.${name}`);

function fieldsOf(fields: readonly Field[], sent: Sent, path: string, reading: Reading): Values {
  const entries = fields.flatMap((field): [string, unknown][] => {
    const value = fieldValue(field, within(sent, field.uid), pathOf(path, field.uid), reading);
    return value === undefined ? [] : [[field.uid, value]];
  });
  return Object.fromEntries(entries);
}

const isEmpty = (values: Values): boolean => Object.keys(values).length === 0;
const orNothing = <T>(list: readonly T[]): readonly T[] | undefined => (list.length > 0 ? list : undefined);

interface Item {
  readonly value: Values | null;
  readonly position: number;
}

/** Items in the order of their positions; equal positions keep their order. */
const inOrder = (items: readonly Item[]): Values[] =>
  [...items].sort((a, b) => a.position - b.position).flatMap(({ value }): Values[] => (value ? [value] : []));

function itemsOf(sent: Sent, read: (item: Sent, index: number) => Values | null): Item[] {
  return asList(sent.form).map((form, index) => {
    const typed = Number(at(form, "position") ?? index + 1);
    const isRemoved = at(form, "remove") === true || !isRecord(form);
    const value = isRemoved ? null : read({ form, add: at(sent.add, index), before: at(sent.before, index) }, index);
    return { value, position: Number.isFinite(typed) ? typed : index + 1 };
  });
}

function fieldValue(field: Field, sent: Sent, path: string, reading: Reading): unknown {
  if (field.kind === "blocks") {
    const items = itemsOf(sent, (item, index) => {
      const block = field.blocks.find(({ uid }) => isRecord(at(item.form, uid)));
      if (!block) return null;
      const inner = fieldsOf(block.fields, within(item, block.uid), `${pathOf(path, index)}.${block.uid}`, reading);
      return { [block.uid]: inner };
    });
    const added = field.blocks.filter(({ uid }) => uid === sent.add).map(({ uid }) => ({ [uid]: {} }));
    return orNothing([...inOrder(items), ...added]);
  }
  const list = itemizedGroup(field);
  if (list) {
    const items = itemsOf(sent, (item, index) => {
      const inner = fieldsOf(list.fields, item, pathOf(path, index), reading);
      return isEmpty(inner) ? null : inner;
    });
    return orNothing(inOrder(items));
  }
  const cells = cellsField(field);
  if (cells) return orNothing(readRows(String(sent.form ?? "")).map((row) => ({ [cells.uid]: row })));
  if (field.kind === "group") {
    const inner = fieldsOf(field.fields, sent, path, reading);
    return isEmpty(inner) ? undefined : inner;
  }
  return single(field, sent, path, reading);
}

function single(field: Field, sent: Sent, path: string, reading: Reading): unknown {
  if (field.kind === "boolean") return sent.form === true ? true : undefined;
  if (field.kind === "link") {
    const words = String(at(sent.form, "title") ?? "").trim();
    const href = String(at(sent.form, "href") ?? "").trim();
    return words === "" && href === "" ? undefined : { ...(words !== "" && { title: words }), href };
  }
  if (typeof sent.form === "number") return field.kind === "number" ? sent.form : String(sent.form);
  const text = typeof sent.form === "string" ? sent.form.trim() : "";
  if (text === "") return undefined;
  switch (field.kind) {
    case "text":
    case "date":
      return field.multiple ? orNothing(readLines(text)) : text;
    case "number": {
      const value = Number(text);
      if (Number.isFinite(value)) return value;
      reading.problems.push({ path, message: "Enter a number." });
      return undefined;
    }
    case "json_rte":
      return document(text, sent.before, path, reading);
    case "file":
      return referred(field.multiple, text, null, path, reading);
    case "reference":
      return referred(field.multiple, text, field.to, path, reading);
    default:
      return text;
  }
}

function document(text: string, before: unknown, path: string, { problems }: Reading): unknown {
  if (before !== undefined && writeMarkup(before).trim() === text) return before;
  const read = readMarkup(text);
  problems.push(...read.problems.map((message) => ({ path, message })));
  return read.document;
}

function referred(
  isList: boolean | undefined,
  text: string,
  to: readonly string[] | null,
  path: string,
  reading: Reading,
) {
  const lines = isList ? readLines(text) : [text];
  const found = lines.flatMap((line): unknown[] => {
    const entry = reading.refer(line, to);
    if ("problem" in entry) {
      reading.problems.push({ path, message: entry.problem });
      return [];
    }
    return to === null ? [entry.uid] : [{ uid: entry.uid, _content_type_uid: entry.contentType }];
  });
  return isList ? orNothing(found) : found[0];
}
