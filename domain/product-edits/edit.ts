/** Applies edits of fields to a product. */
import type { Product } from "@contracts/catalogue/catalogue";
import type { FieldValue } from "./field";
import { fieldAt } from "./fields";

export interface FieldEdit {
  readonly path: string;
  readonly value: FieldValue;
}

interface FieldChange {
  readonly path: string;
  readonly before: FieldValue;
  readonly after: FieldValue;
}

type Edited =
  | {
      readonly ok: true;
      readonly product: Product;
      /** Fields whose value differs now. */
      readonly changes: readonly FieldChange[];
    }
  | { readonly ok: false; readonly path: string; readonly message: string };

/** The product with all edits, or the first edit that is wrong. */
export function edited(product: Product, edits: readonly FieldEdit[]): Edited {
  let next = product;
  const changes: FieldChange[] = [];
  for (const { path, value } of edits) {
    const field = fieldAt(path);
    if (!field) return { ok: false, path, message: `A product has no field ${path.slice(0, 60)}.` };
    const before = field.read(next);
    if (before === value) continue;
    const result = field.write(next, value);
    if (!result.ok) return { ok: false, path, message: result.message };
    next = result.product;
    const after = field.read(next);
    if (after !== before) changes.push({ path, before, after });
  }
  return { ok: true, product: next, changes };
}
