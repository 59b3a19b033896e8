/** Products and sizes that an entry of editors names by number. */

import type { ProductStatus } from "@contracts/catalogue/catalogue";
import type { Field } from "@contracts/content/fields";
import { splitList } from "../selling/lists";
import { isSoldStatus } from "../selling/selling";
import { asList, isRecord, textsOf, type Values } from "./values";

interface NamedNumbers {
  /** Path of the field below the entry's fields. */
  readonly path: string;
  readonly kind: "product" | "size";
  /** True if the field offers the product for sale, so it must be sold; other fields only mention it. */
  readonly offers: boolean;
  readonly numbers: readonly string[];
}

/** Fields with product numbers, in every content type. */
const productFields: Readonly<Record<string, { readonly offers: boolean }>> = {
  products: { offers: true },
  product_id: { offers: false },
};
/** Settings whose value is a list of sizes. */
const sizeSettings = ["hide-price-list", "made-to-order-product-list", "excluded-products"];

/** True if entries of the type may name products by number. */
export const mayNameNumbers = (uid: string, fields: readonly Field[]): boolean =>
  uid === "global_setting" || fields.some(namesInside);

function namesInside(field: Field): boolean {
  if (field.kind === "group") return field.fields.some(namesInside);
  if (field.kind === "blocks") return field.blocks.some((block) => block.fields.some(namesInside));
  return field.kind === "text" && Object.hasOwn(productFields, field.uid);
}

export function namedNumbers(uid: string, fields: readonly Field[], values: Values): NamedNumbers[] {
  if (uid !== "global_setting") return numbersIn(fields, values, "").filter(({ numbers }) => numbers.length > 0);
  if (!sizeSettings.includes(String(values.devkey)) || typeof values.value !== "string") return [];
  return [{ path: "value", kind: "size", offers: false, numbers: [...new Set(splitList(values.value))] }];
}

function numbersIn(fields: readonly Field[], values: Values, base: string): NamedNumbers[] {
  return fields.flatMap((field) => {
    const value = values[field.uid];
    const path = `${base}${field.uid}`;
    if (field.kind === "text") {
      const rule = Object.hasOwn(productFields, field.uid) ? productFields[field.uid] : undefined;
      const numbers = [...new Set(textsOf(value).map((text) => text.trim()))].filter((text) => text !== "");
      return rule ? [{ path, kind: "product" as const, ...rule, numbers }] : [];
    }
    if (field.kind === "group" && !field.multiple)
      return numbersIn(field.fields, isRecord(value) ? value : {}, `${path}.`);
    if (field.kind !== "group" && field.kind !== "blocks") return [];
    return asList(value).flatMap((item, at) => {
      if (!isRecord(item)) return [];
      if (field.kind === "group") return numbersIn(field.fields, item, `${path}.${at}.`);
      const block = field.blocks.find(({ uid }) => uid in item);
      const inner = block && item[block.uid];
      return block && isRecord(inner) ? numbersIn(block.fields, inner, `${path}.${at}.${block.uid}.`) : [];
    });
  });
}

/** A number with its catalogue data. */
export interface KnownNumber {
  readonly number: string;
  readonly kind: NamedNumbers["kind"];
  readonly status: ProductStatus | string;
  /** False for a size that is no longer made. */
  readonly active: boolean;
}

const maxNamed = 20;

/** A sentence for an editor about numbers that are unknown or not sold; null if there are none. */
export function wrongNumbers({ kind, offers, numbers }: NamedNumbers, known: readonly KnownNumber[]): string | null {
  // Compare within one kind, because a size can have the number of its product.
  const found = new Map(known.filter((each) => each.kind === kind).map((each) => [each.number, each]));
  const unknown = numbers.filter((number) => !found.has(number));
  const unsold = numbers.filter((number) => {
    const each = found.get(number);
    return offers && each && !(isSoldStatus(each.status) && each.active);
  });
  const said = [
    ...(unknown.length > 0 ? [`No ${kind} has the number ${listed(unknown)}.`] : []),
    ...(unsold.length > 0 ? [`Not sold: ${listed(unsold)}.`] : []),
  ];
  return said.length > 0 ? said.join(" ") : null;
}

function listed(numbers: readonly string[]): string {
  const shown = numbers.slice(0, maxNamed).map((number) => number.slice(0, 40));
  return `${shown.join(", ")}${numbers.length > maxNamed ? ` and ${numbers.length - maxNamed} more` : ""}`;
}
