/** Options of the procurement simulator; invalid form values become valid ones. */
import { type PunchoutOperation, punchoutOperations } from "@contracts/commerce/punchout";

/** OCI calls; `shop` opens the shop, the others need no shopper. */
export const calls = ["shop", "validate", "search"] as const;
export type OciFunction = (typeof calls)[number];
export const windows = ["same", "new", "frame"] as const;
export const countries = ["US", "DE", "NL"] as const;
export const languages = ["en-US", "ja-JP", "zh-CN"] as const;

export interface Choice {
  readonly protocol: "cxml" | "oci";
  readonly operation: PunchoutOperation;
  readonly identity: string;
  readonly secret: string;
  readonly country: (typeof countries)[number];
  readonly language: (typeof languages)[number];
  readonly call: OciFunction;
  readonly product: string;
  readonly quantity: string;
  readonly search: string;
  /** Lines of an earlier cart: a number and a quantity each. */
  readonly lines: readonly { readonly sku: string; readonly quantity: string }[];
  readonly window: (typeof windows)[number];
}

export function readChoice(fields: URLSearchParams): Choice {
  const oneOf = <T extends string>(name: string, all: readonly [T, ...T[]]): T =>
    all.find((one) => one === fields.get(name)) ?? all[0];
  const text = (name: string, fallback = "") => (fields.get(name) ?? fallback).slice(0, 200);
  return {
    protocol: oneOf("protocol", ["cxml", "oci"]),
    operation: oneOf("operation", punchoutOperations),
    identity: text("identity", "demo-buyer"),
    secret: text("secret", "demo-secret"),
    country: oneOf("country", countries),
    language: oneOf("language", languages),
    call: oneOf("call", calls),
    product: text("product"),
    quantity: text("quantity", "1"),
    search: text("search"),
    lines: linesOf(fields.get("lines") ?? ""),
    window: oneOf("window", windows),
  };
}

/** Parses "4060S 2", one per line; the quantity is 1 by default. */
function linesOf(text: string): Choice["lines"] {
  return text
    .split("\n")
    .map((line) => line.trim().split(/[\s,;]+/))
    .flatMap(([sku, quantity = "1"]) => (sku ? [{ sku, quantity }] : []))
    .slice(0, 500);
}
