/** Products from JSON lines: each line is a complete catalogue entry (contracts/catalogue/catalogue.ts). */
import { type Product, product } from "@contracts/catalogue/catalogue";
import * as v from "valibot";
import type { RowFault } from "./csv-row";

type LineResult =
  | { readonly ok: true; readonly product: Product }
  | { readonly ok: false; readonly faults: readonly RowFault[] };

export function lineProduct(text: string, line: number): LineResult {
  let json: unknown;
  try {
    json = JSON.parse(text);
  } catch {
    return { ok: false, faults: [{ line, field: "", reason: "not JSON" }] };
  }
  const parsed = v.safeParse(product, json);
  if (parsed.success) return { ok: true, product: parsed.output };
  return {
    ok: false,
    faults: parsed.issues.map((issue) => ({ line, field: v.getDotPath(issue) ?? "", reason: issue.message })),
  };
}
