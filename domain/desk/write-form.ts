/** The form of an entry: one control for each value, made from the fields of its content type. */
import type { BlocksField, Field } from "@contracts/content/fields";
import { writeMarkup } from "@domain/rich-text/markup/write-markup";
import { writeLines, writeRows } from "./cells";
import { referenceText } from "./reference-text";
import { asList, cellsField, isRecord, itemizedGroup, textsOf, type Values } from "./values";

export interface Control {
  /** Path below the entry's fields, such as "content_blocks.0.title". */
  readonly path: string;
  readonly label: string;
  readonly kind: "text" | "long" | "number" | "check" | "choice" | "markup" | "hidden";
  readonly value: string;
  readonly options?: readonly string[];
  readonly hint?: string;
  /** Heading of a group or block that begins here. */
  readonly section?: string;
  /** The value names a block to add; it is sent beside the fields, not among them. */
  readonly adds?: true;
}

interface Place {
  readonly path: string;
  /** Names of the groups around a field, for labels that are unique on the page. */
  readonly trail: readonly string[];
  readonly titles: Readonly<Record<string, string>>;
}

const below = ({ path, trail, titles }: Place, name: string | number, title: string): Place => ({
  path: path === "" ? String(name) : `${path}.${name}`,
  trail: title === "" ? trail : [...trail, title],
  titles,
});
const labelOf = ({ trail }: Place, title: string): string => [...trail, title].join(" › ");

/** Controls of a content type's fields with the values of an entry. */
export function writeForm(
  fields: readonly Field[],
  values: Values,
  titles: Readonly<Record<string, string>>,
): readonly Control[] {
  return fieldsControls(fields, values, { path: "", trail: [], titles });
}

const fieldsControls = (fields: readonly Field[], values: Values, place: Place): Control[] =>
  fields.flatMap((field) => controlsOf(field, values[field.uid], place));

function controlsOf(field: Field, value: unknown, place: Place): Control[] {
  if (field.kind === "blocks") return blockControls(field, asList(value), place);
  const list = itemizedGroup(field);
  if (list) {
    const items = asList(value).filter(isRecord);
    const most = list.max ?? Number.POSITIVE_INFINITY;
    // One extra empty item, for adding one.
    const shown = items.length < most ? [...items, {}] : items;
    return shown.flatMap((item, at) => {
      const own = below(below(place, field.uid, ""), at, `${field.title} ${at + 1}`);
      const isNew = at === items.length;
      // A new item has no nested lists; the form shows them once the item exists.
      const inner = isNew ? list.fields.filter((each) => !itemizedGroup(each) && each.kind !== "blocks") : list.fields;
      const section = isNew ? `New item of ${field.title.toLowerCase()}` : `${field.title} ${at + 1}`;
      return headed(section, [...fieldsControls(inner, item, own), ...(isNew ? [] : orderControls(own, at))]);
    });
  }
  if (field.kind === "group" && cellsField(field) === null) {
    const own = below(place, field.uid, field.title);
    return headed(field.title, fieldsControls(field.fields, isRecord(value) ? value : {}, own));
  }
  if (field.kind === "link") {
    const own = below(place, field.uid, field.title);
    const link = isRecord(value) ? value : {};
    const text = (name: string, label: string, hint?: string): Control => ({
      path: `${own.path}.${name}`,
      ...{ label: labelOf(own, label), kind: "text", value: String(link[name] ?? "") },
      ...(hint && { hint }),
    });
    return [text("title", "words"), text("href", "address", "/path, https://…, mailto: or tel:")];
  }
  return [control(field, value, place)];
}

function headed(section: string, [first, ...others]: readonly Control[]): Control[] {
  return first ? [{ ...first, section }, ...others] : [];
}

function orderControls({ path, trail }: Place, at: number): Control[] {
  const label = (text: string) => [...trail, text].join(" › ");
  return [
    { path: `${path}.position`, label: label("position"), kind: "number", value: String(at + 1) },
    { path: `${path}.remove`, label: label("remove"), kind: "check", value: "false" },
  ];
}

function blockControls(field: BlocksField, items: readonly unknown[], place: Place): Control[] {
  const list = below(place, field.uid, "");
  const shown = items.flatMap((item, at): Control[] => {
    const block = field.blocks.find(({ uid }) => isRecord(item) && uid in item);
    if (!block || !isRecord(item)) return [];
    const name = `${at + 1} ${block.title}`;
    const own = below(list, at, name);
    const values = item[block.uid];
    const inner = fieldsControls(block.fields, isRecord(values) ? values : {}, below(own, block.uid, ""));
    return headed(`${field.title}: ${name}`, [...inner, ...orderControls(own, at)]);
  });
  const add: Control = {
    path: list.path,
    label: labelOf(place, `${field.title}: add a part`),
    kind: "choice",
    value: "",
    options: ["", ...field.blocks.map(({ uid }) => uid)],
    hint: "Its fields appear once the draft is saved.",
    adds: true,
  };
  return [...shown, add];
}

const markupHint =
  "A line is a paragraph. ## heading, - item, 1. item, **bold**, *italic*, [words](/address), | table |, !content_image id";

function control(field: Field, value: unknown, place: Place): Control {
  const isNeeded = field.required ? " (needed to publish)" : "";
  const common = {
    path: below(place, field.uid, "").path,
    label: `${labelOf(place, field.title)}${isNeeded}`,
  };
  const uidOf = (item: unknown) => (isRecord(item) ? String(item.uid ?? "") : String(item ?? ""));
  const references = () => asList(value).map((item) => referenceText(uidOf(item), place.titles[uidOf(item)]));
  const cells = cellsField(field);
  if (cells) {
    const rows = asList(value).map((row) => (isRecord(row) ? textsOf(row[cells.uid]) : []));
    return { ...common, kind: "long", value: writeRows(rows), hint: "A line for each row, cells with | between them." };
  }
  switch (field.kind) {
    case "text":
      if (field.multiple)
        return { ...common, kind: "long", value: writeLines(textsOf(value)), hint: "One on each line." };
      return { ...common, kind: field.multiline ? "long" : "text", value: String(value ?? "") };
    case "number":
      return { ...common, kind: "number", value: value === undefined || value === null ? "" : String(value) };
    case "boolean":
      return { ...common, kind: "check", value: String(value === true) };
    case "date":
      if (field.multiple)
        return { ...common, kind: "long", value: textsOf(value).join("\n"), hint: "One day on each line, 2026-12-31." };
      return { ...common, kind: "text", value: String(value ?? ""), hint: "2026-12-31" };
    case "select":
      return { ...common, kind: "choice", value: String(value ?? ""), options: ["", ...field.choices] };
    case "json_rte":
      return { ...common, kind: "markup", value: writeMarkup(value), hint: markupHint };
    case "reference":
    case "file": {
      const of =
        field.kind === "file" ? "pictures and files" : field.to.map((to) => to.replaceAll("_", " ")).join(", ");
      const hint = `Words of the title, or the id in brackets. ${field.multiple ? "One on each line, in order. " : ""}For: ${of}.`;
      return { ...common, kind: field.multiple ? "long" : "text", value: references().join("\n"), hint };
    }
    default:
      return { ...common, kind: "hidden", value: "" };
  }
}
