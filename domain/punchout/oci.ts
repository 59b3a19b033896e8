/** The Open Catalog Interface: login by form parameters, and the returned basket as form fields. */
import { type PunchoutTarget, punchoutTargets } from "@contracts/commerce/punchout";
import * as v from "valibot";
import { isKnownCountry } from "../market/countries";
import type { Language } from "../market/market";
import { normalizeCountry } from "../market/resolve-market";
import { decimalText } from "../money/format";
import { cleanSearchInput } from "../search-query/clean-input";
import type { OrderLine } from "./order-lines";
import { cxmlLanguage } from "./setup-request";

export interface OciLogin {
  readonly identity: string;
  readonly password: string;
  readonly returnAddress: string | null;
  readonly target: PunchoutTarget;
  readonly country: string | null;
  readonly language: Language | null;
  readonly call: OciCall;
}

/** Purpose of a login: the shop, or a response without a shopper (`VALIDATE`, `BACKGROUND_SEARCH`). */
export type OciCall =
  /** `selected`: product to open first. */
  | { readonly kind: "shop"; readonly selected: string | null }
  | { readonly kind: "validate"; readonly sku: string; readonly quantity: number }
  | { readonly kind: "search"; readonly text: string };

type OciReading =
  | { readonly ok: true; readonly login: OciLogin }
  | { readonly ok: false; readonly reason: "incomplete" | "function" | "parameters" };

const sku = v.pipe(v.string(), v.trim(), v.regex(/^[A-Za-z0-9][A-Za-z0-9-]{0,39}$/));
/** Whole pieces; the interface writes numbers with up to three decimals. */
const pieces = v.pipe(v.string(), v.trim(), v.regex(/^\d{1,6}(?:\.0{0,3})?$/), v.transform(Number), v.minValue(1));

/** @param parameters of query and form, compared without case because systems differ */
export function readOciLogin(parameters: Iterable<readonly [string, string]>): OciReading {
  const named = new Map<string, string>();
  for (const [key, value] of parameters) {
    const upper = key.toUpperCase();
    if (!named.has(upper)) named.set(upper, value);
  }
  const read = (key: string) => named.get(key) ?? "";
  const identity = read("USERNAME");
  const password = read("PASSWORD");
  if (!identity || !password || identity.length > 128 || password.length > 256)
    return { ok: false, reason: "incomplete" };
  const call = callOf(read);
  if (typeof call === "string") return { ok: false, reason: call };
  const wanted = read("~TARGET") || read("RETURNTARGET");
  const country = normalizeCountry(read("COUNTRY"));
  return {
    ok: true,
    login: {
      identity,
      password,
      returnAddress: read("HOOK_URL").trim().slice(0, 4096) || null,
      // An unknown target name could open a new window.
      target: punchoutTargets.find((target) => target === wanted) ?? "_self",
      country: isKnownCountry(country) ? country : null,
      language: cxmlLanguage(read("LANGUAGE")),
      call,
    },
  };
}

/**
 * Language of the response's pages, even for a login that cannot be read; English if none of the shop's languages was
 * requested.
 */
export function ociLanguage(parameters: Iterable<readonly [string, string]>): Language {
  for (const [key, value] of parameters) if (key.toUpperCase() === "LANGUAGE") return cxmlLanguage(value) ?? "en";
  return "en";
}

function callOf(read: (name: string) => string): OciCall | "function" | "parameters" {
  const product = v.safeParse(sku, read("PRODUCTID"));
  switch (read("FUNCTION").toUpperCase()) {
    case "":
    case "DETAIL":
    case "DETAILADD":
    case "SOURCING":
      return { kind: "shop", selected: product.success ? product.output : null };
    case "VALIDATE": {
      const quantity = v.safeParse(pieces, read("QUANTITY") || "1");
      return product.success && quantity.success
        ? { kind: "validate", sku: product.output, quantity: quantity.output }
        : "parameters";
    }
    case "BACKGROUND_SEARCH": {
      const text = cleanSearchInput(read("SEARCHSTRING").slice(0, 4096));
      return text ? { kind: "search", text } : "parameters";
    }
    default:
      return "function";
  }
}

type Fields = (readonly [name: string, value: string])[];

/**
 * Basket fields `NEW_ITEM-…[n]`, cut to the interface's lengths.
 * @param reference the shop's basket number; null for lines without a basket
 */
export function ociFields(lines: readonly OrderLine[], reference: string | null): Fields {
  return lines.flatMap((line, index) => itemFields(line, index + 1, reference));
}

function itemFields(line: OrderLine, number: number, reference: string | null): Fields {
  const { sku, name, size, quantity, unitPrice, unit, unspsc, leadDays } = line;
  const fields: Record<string, string> = {
    DESCRIPTION: cut(plain(name), 40),
    QUANTITY: String(quantity),
    UNIT: unit,
    PRICE: decimalText(unitPrice),
    // Price per piece. Always sent, because some systems otherwise divide by another field.
    PRICEUNIT: "1",
    CURRENCY: unitPrice.currencyCode,
    ...(leadDays !== null && { LEADTIME: String(Math.min(leadDays, 99_999)) }),
    VENDORMAT: cut(sku, 40),
    MANUFACTMAT: cut(sku, 40),
    MATGROUP: unspsc,
    EXT_SCHEMA_TYPE: "UNSPSC",
    EXT_CATEGORY_ID: unspsc,
    EXT_PRODUCT_ID: cut(sku, 40),
    ...(line.quoteNumber !== null && { EXT_QUOTE_ID: line.quoteNumber, EXT_QUOTE_ITEM: String(number) }),
    ...(reference !== null && { CUST_FIELD1: cut(reference, 50) }),
  };
  return [
    ...Object.entries(fields).map(([key, value]) => [`NEW_ITEM-${key}[${number}]`, value] as const),
    [`NEW_ITEM-LONGTEXT_${number}:132[]`, plain(size ? `${name}, ${size}` : name)],
  ];
}

/** On one line, because some systems end a field at a line break. */
const plain = (text: string): string => text.replace(/[\p{Cc}\s]+/gu, " ").trim();

/** Cut by code points, so no character is split. */
const cut = (text: string, length: number): string => [...text].slice(0, length).join("");
