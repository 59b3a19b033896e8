/** Compares the edits of a file with the catalogue: changes, values already set, and refusals. */
import { fieldAt } from "@domain/product-edits/fields";
import type { FileEdit, FileFault } from "@domain/product-edits/read-file";
import { editProduct, versionedProducts } from "../catalogue/office/edit-product";
import type { PlannedChange } from "./import-store";

const productsPerRead = 40;

interface Plan {
  readonly changes: readonly PlannedChange[];
  readonly unchanged: number;
  readonly faults: readonly FileFault[];
}

export async function planImport(database: D1Database, edits: readonly FileEdit[], now: Date): Promise<Plan> {
  const byProduct = [...Map.groupBy(edits, ({ productKey }) => productKey)];
  const changes: PlannedChange[] = [];
  const faults: FileFault[] = [];
  let unchanged = 0;
  for (let start = 0; start < byProduct.length; start += productsPerRead) {
    const part = byProduct.slice(start, start + productsPerRead);
    const products = await versionedProducts(
      database,
      part.map(([key]) => key),
    );
    for (const [key, wanted] of part) {
      const found = products.get(key);
      if (!found) {
        faults.push(
          ...wanted.map(({ line }) => ({ line, message: `there is no product ${key}, or its record is damaged.` })),
        );
        continue;
      }
      const accepted: FileEdit[] = [];
      const whole = await editProduct(database, found.product, wanted, now);
      if (whole.ok) accepted.push(...wanted);
      let edited = whole.ok ? whole.product : found.product;
      // If the product fails as a whole, edits are tried one by one, so an invalid row does not reject the others.
      for (const edit of whole.ok ? [] : wanted) {
        const tried = await editProduct(database, found.product, [...accepted, edit], now);
        if (tried.ok) {
          accepted.push(edit);
          edited = tried.product;
        } else faults.push({ line: edit.line, message: tried.message });
      }
      for (const { line, path } of accepted) {
        const field = fieldAt(path);
        const before = field?.read(found.product) ?? null;
        // Formatted as read from the product ("5.00 USD" for "5"), because an undo compares it with the value at that
        // time.
        const after = field?.read(edited) ?? null;
        if (before === after) unchanged += 1;
        else changes.push({ line, productKey: key, path, before, after });
      }
    }
  }
  return { changes, unchanged, faults: faults.sort((a, b) => a.line - b.line) };
}
