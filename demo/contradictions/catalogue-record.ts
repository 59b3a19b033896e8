/** Finished records of the generated catalogue, as the checker reads them. */
import type { CitationRecord } from "@contracts/catalogue/citations";
import type { Catalogue } from "../catalogue";
import type { ProductPlan } from "../plan/types";
import type { CatalogueRecord, CitedUse } from "./record";

/** @param uses papers by the key of the product that they used (`usesByProduct`) */
export function catalogueRecord(
  catalogue: Catalogue,
  plan: ProductPlan,
  uses: ReadonlyMap<string, readonly CitedUse[]>,
  find: CatalogueRecord["find"],
): CatalogueRecord {
  const product = catalogue.product(plan);
  return {
    product,
    figures: catalogue.figures(plan),
    evidence: catalogue.evidenceOf(product),
    lots: catalogue.lots(plan),
    citations: uses.get(plan.key) ?? [],
    find,
  };
}

export function usesByProduct(citations: Iterable<CitationRecord>): Map<string, CitedUse[]> {
  const uses = new Map<string, CitedUse[]>();
  for (const { id, title, products } of citations)
    for (const { key, applications, reactants, figure } of products) {
      const list = uses.get(key) ?? [];
      list.push({ id, title, applications, reactants, figure });
      uses.set(key, list);
    }
  return uses;
}
