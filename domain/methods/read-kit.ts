/** Reads and checks the query of a kit's address, and the rows of its form. */
import { plainText } from "@contracts/values/plain-text";
import * as v from "valibot";
import { parseProductAddress } from "../product-page/address";
import { applicationNames, speciesNames } from "../vocabulary/names";
import {
  defaultStyle,
  type KitField,
  type KitItem,
  type KitStyle,
  kitFields,
  kitLimits,
  kitStyles,
  oneLine,
} from "./kit";
import { itemParameter, styleParameter } from "./kit-address";

export type KitFault = "missing" | "malformed" | "too-long" | "too-many-parts";

/** A row with the faults of its fields; a faulty field keeps its typed value. */
export interface ReadItem extends KitItem {
  readonly faults: Readonly<Partial<Record<KitField, KitFault>>>;
}

export interface ReadKit {
  readonly items: readonly ReadItem[];
  readonly style: KitStyle;
  /** The style named in the address, if no style has this name. */
  readonly unknownStyle: string | null;
  /** Rows beyond the limit, which are left out. */
  readonly leftOut: number;
}

const typed = v.pipe(plainText, v.transform(oneLine));
const text = (field: KitField) => v.pipe(typed, v.maxLength(kitLimits.fields[field], "too-long"));

const productNumber = v.pipe(
  text("product"),
  v.minLength(1, "missing"),
  v.transform((value) => parseProductAddress(value.normalize("NFKC").replaceAll(" ", ""))?.key ?? null),
  v.string("malformed"),
);

const codes = new Map(Object.keys(applicationNames).map((code) => [code.toUpperCase(), code]));
/** Codes of the catalogue in their spelling; other methods as typed. */
const application = v.pipe(
  text("application"),
  v.transform((value) => codes.get(value.toUpperCase()) ?? value),
);

const animals = new Map(
  Object.entries(speciesNames).flatMap(([code, { en }]) => [code, en].map((name) => [name.toUpperCase(), code])),
);
/** Codes of the catalogue for known animals; others as typed. */
const species = v.pipe(
  text("species"),
  v.transform((value) => animals.get(value.toUpperCase()) ?? value),
);

const schemas = {
  ...{ product: productNumber, lot: text("lot"), application, dilution: text("dilution") },
  ...{ species, cycle: text("cycle"), channel: text("channel") },
} as const;

/** Reads the query of a kit's address. Rows without any value and repeated rows are left out. */
export function readKit(query: URLSearchParams): ReadKit {
  const rows = [...new Set(query.getAll(itemParameter))].map(partsOf).filter(isFilled);
  const asked = query.get(styleParameter);
  const style = kitStyles.find((known) => known === asked);
  return {
    items: rows.slice(0, kitLimits.items).map(readItem),
    style: style ?? defaultStyle,
    unknownStyle: asked === null || asked === "" || style ? null : oneLine(asked).slice(0, 40),
    leftOut: Math.max(0, rows.length - kitLimits.items),
  };
}

/** Rows of the page's form, which repeats every field name once per row. */
export function rowsOfForm(form: FormData): KitItem[] {
  const columns = kitFields.map((field) => form.getAll(field).map((value) => (typeof value === "string" ? value : "")));
  const length = Math.max(...columns.map((column) => column.length));
  const rows = Array.from({ length }, (_, row) => columns.map((column) => oneLine(column[row] ?? "")));
  return rows.filter(isFilled).map(itemOf);
}

/** An item from its values in field order; blank species, cycle and channel are left out. */
function itemOf(values: readonly string[]): KitItem {
  const [product = "", lot = "", application = "", dilution = "", species = "", cycle = "", channel = ""] = values;
  return {
    ...{ product, lot, application, dilution },
    ...(species !== "" && { species }),
    ...(cycle !== "" && { cycle }),
    ...(channel !== "" && { channel }),
  };
}

const lastField = kitFields[kitFields.length - 1];

const isFilled = (parts: readonly string[]): boolean => parts.some((part) => part.trim() !== "");

/** Checks the fields of a row. */
function readItem(parts: readonly string[]): ReadItem {
  const faults: Partial<Record<KitField, KitFault>> = {};
  const read = kitFields.map((field, index) => {
    // Surplus parts stay in the last field, so no typed text is lost.
    const value = field === lastField ? parts.slice(index).join("~") : (parts[index] ?? "");
    const result = v.safeParse(schemas[field], value);
    if (result.success) return result.output;
    faults[field] = result.issues[0].message as KitFault;
    return oneLine(value).slice(0, 200);
  });
  if (parts.length > kitFields.length) faults.channel = "too-many-parts";
  return { ...itemOf(read), faults };
}

/** Values of an item, split at the tildes that are not escaped. */
function partsOf(item: string): string[] {
  const parts = [""];
  for (let at = 0; at < item.length; at += 1) {
    const character = item[at] ?? "";
    const next = item[at + 1];
    if (character === "~") parts.push("");
    else if (character === "!" && (next === "~" || next === "!")) {
      parts[parts.length - 1] += next;
      at += 1;
    } else parts[parts.length - 1] += character;
  }
  return parts;
}
