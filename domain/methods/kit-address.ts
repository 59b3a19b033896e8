/**
 * Address of a methods kit: `/methods?item=4060~24~WB~1:1000&item=…&as=star`. An item is product ~ lot ~ application ~
 * dilution; blanks are empty and may be left out at the end. `!~` and `!!` are a tilde and an exclamation mark of a value.
 */
import { plainText } from "@contracts/values/plain-text";
import * as v from "valibot";
import { parseProductAddress } from "../product-page/address";
import { applicationNames } from "../vocabulary/names";
import {
  defaultStyle,
  type KitField,
  type KitItem,
  type KitStyle,
  kitFields,
  kitLimits,
  kitPath,
  kitStyles,
  oneLine,
} from "./kit";

const itemParameter = "item";
export const styleParameter = "as";

export type KitFault = "missing" | "malformed" | "too-long" | "too-many-parts";

/** A row with the faults of its fields; a field with a fault keeps what was typed. */
export interface ReadItem extends KitItem {
  readonly faults: Readonly<Partial<Record<KitField, KitFault>>>;
}

export interface ReadKit {
  readonly items: readonly ReadItem[];
  readonly style: KitStyle;
  /** The style of the address, if there is none of this name. */
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

const schemas = { product: productNumber, lot: text("lot"), application, dilution: text("dilution") } as const;

/** Reads the query of a kit's address. Rows without any value are left out. */
export function readKit(query: URLSearchParams): ReadKit {
  const rows = query.getAll(itemParameter).map(partsOf).filter(isFilled);
  const asked = query.get(styleParameter);
  const style = kitStyles.find((known) => known === asked);
  return {
    items: rows.slice(0, kitLimits.items).map(readItem),
    style: style ?? defaultStyle,
    unknownStyle: asked === null || asked === "" || style ? null : oneLine(asked).slice(0, 40),
    leftOut: Math.max(0, rows.length - kitLimits.items),
  };
}

/** Rows of the page's form, whose fields of a name are repeated in the order of the rows. */
export function rowsOfForm(form: FormData): KitItem[] {
  const columns = kitFields.map((field) => form.getAll(field).map((value) => (typeof value === "string" ? value : "")));
  const length = Math.max(...columns.map((column) => column.length));
  const rows = Array.from({ length }, (_, row) => columns.map((column) => oneLine(column[row] ?? "")));
  return rows.filter(isFilled).map(([product = "", lot = "", application = "", dilution = ""]) => ({
    ...{ product, lot, application, dilution },
  }));
}

const isFilled = (parts: readonly string[]): boolean => parts.some((part) => part.trim() !== "");

/** Checks the fields of a row. */
function readItem(parts: readonly string[]): ReadItem {
  const faults: Partial<Record<KitField, KitFault>> = {};
  const read = kitFields.map((field, index) => {
    const value = parts[index] ?? "";
    const result = v.safeParse(schemas[field], value);
    if (result.success) return result.output;
    faults[field] = result.issues[0].message as KitFault;
    return oneLine(value).slice(0, 200);
  });
  if (parts.length > kitFields.length) faults.dilution = "too-many-parts";
  const [product = "", lot = "", application = "", dilution = ""] = read;
  return { product, lot, application, dilution, faults };
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

/** Text of an item in an address. */
function itemText(item: KitItem): string {
  return kitFields
    .map((field) => item[field].replace(/[!~]/g, "!$&"))
    .join("~")
    .replace(/(?<!!)~+$/, "");
}

/** Query of a kit, with its leading question mark; "" for an empty kit in the default style. */
export function kitQuery(items: readonly KitItem[], style: KitStyle = defaultStyle): string {
  // Colons and commas are legal in a query and make a dilution readable.
  const encoded = (value: string) => encodeURIComponent(value).replace(/%3A/g, ":").replace(/%2C/g, ",");
  const pairs = items.map((item) => `${itemParameter}=${encoded(itemText(item))}`);
  if (style !== defaultStyle) pairs.push(`${styleParameter}=${style}`);
  return pairs.length > 0 ? `?${pairs.join("&")}` : "";
}

export const kitHref = (items: readonly KitItem[], style?: KitStyle): string => kitPath + kitQuery(items, style);

/** Address of a kit of products with blanks for all that only their user knows; duplicates are left out. */
export function kitOfProducts(products: readonly string[]): string {
  return kitHref([...new Set(products)].slice(0, kitLimits.items).map(productItem));
}

export const productItem = (product: string): KitItem => ({ product, lot: "", application: "", dilution: "" });
