/** The Open Catalog Interface: log-in by form parameters, and the basket back as fields of a form. */
import { type PunchoutTarget, punchoutTargets } from "@contracts/punchout";
import * as v from "valibot";
import { isKnownCountry } from "../market/countries";
import type { Language } from "../market/market";
import { normaliseCountry } from "../market/resolve-market";
import { decimalText } from "../money/format";
import type { OrderLine } from "./order-lines";
import { cxmlLanguage } from "./setup-request";

export interface OciLogin {
  readonly identity: string;
  readonly password: string;
  readonly returnAddress: string | null;
  readonly target: PunchoutTarget;
  readonly country: string | null;
  readonly language: Language | null;
  /** Product to show at once: FUNCTION=DETAIL. */
  readonly selected: string | null;
}

export type OciReading =
  | { readonly ok: true; readonly login: OciLogin }
  | { readonly ok: false; readonly reason: "incomplete" | "function" };

/** Calls that open the shop; the others want answers without a shopper. */
const opening: readonly string[] = ["", "DETAIL", "DETAILADD", "SOURCING"];
const sku = v.pipe(v.string(), v.regex(/^[A-Za-z0-9][A-Za-z0-9-]{0,39}$/));

/** @param parameters of query and form; their names are compared without case, as systems write them differently */
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
  const action = read("FUNCTION").toUpperCase();
  if (!opening.includes(action)) return { ok: false, reason: "function" };
  const selected = v.safeParse(sku, read("PRODUCTID").trim());
  const wanted = read("~TARGET") || read("RETURNTARGET");
  const country = normaliseCountry(read("COUNTRY"));
  return {
    ok: true,
    login: {
      identity,
      password,
      returnAddress: read("HOOK_URL").trim().slice(0, 4096) || null,
      // A name of the buyer's own would open a window when it is not there.
      target: punchoutTargets.find((target) => target === wanted) ?? "_self",
      country: isKnownCountry(country) ? country : null,
      language: cxmlLanguage(read("LANGUAGE")),
      selected: selected.success ? selected.output : null,
    },
  };
}

type Fields = (readonly [name: string, value: string])[];

/** Fields `NEW_ITEM-…[n]` of a basket, cut to the lengths that the interface has. */
export function ociFields(lines: readonly OrderLine[], reference: string): Fields {
  return lines.flatMap((line, index) => itemFields(line, index + 1, reference));
}

function itemFields(line: OrderLine, number: number, reference: string): Fields {
  const { sku, name, size, quantity, unitPrice, unit, unspsc } = line;
  const fields: Record<string, string> = {
    DESCRIPTION: cut(plain(name), 40),
    QUANTITY: String(quantity),
    UNIT: unit,
    PRICE: decimalText(unitPrice),
    // Of one piece: left out, some systems divide by what they find instead.
    PRICEUNIT: "1",
    CURRENCY: unitPrice.currencyCode,
    VENDORMAT: cut(sku, 40),
    MANUFACTMAT: cut(sku, 40),
    MATGROUP: unspsc,
    EXT_SCHEMA_TYPE: "UNSPSC",
    EXT_CATEGORY_ID: unspsc,
    EXT_PRODUCT_ID: cut(sku, 40),
    CUST_FIELD1: cut(reference, 50),
  };
  return [
    ...Object.entries(fields).map(([key, value]) => [`NEW_ITEM-${key}[${number}]`, value] as const),
    [`NEW_ITEM-LONGTEXT_${number}:132[]`, plain(size ? `${name}, ${size}` : name)],
  ];
}

/** One line: line ends inside of a value would end the field for some systems. */
const plain = (text: string): string => text.replace(/[\p{Cc}\s]+/gu, " ").trim();

/** By characters, so that none is cut in two. */
const cut = (text: string, length: number): string => [...text].slice(0, length).join("");
