/** Finished records of the generated catalogue, as the checker reads them. */
import type { CitationRecord } from "@contracts/catalogue/citations";
import type { Catalogue } from "../catalogue";
import type { ProductPlan } from "../plan/types";
import type { CatalogueRecord, CitedUse } from "./record";

/**
 * @param plans all plans of the catalogue by key
 * @param uses papers by key of the product used (`usesByProduct`)
 */
export function catalogueRecord(
  catalogue: Catalogue,
  plan: ProductPlan,
  plans: ReadonlyMap<string, ProductPlan>,
  uses: ReadonlyMap<string, readonly CitedUse[]>,
): CatalogueRecord {
  const product = catalogue.product(plan);
  const ofOther = <T>(key: string, read: (other: ProductPlan) => T): T | undefined => {
    const other = plans.get(key);
    return other && read(other);
  };
  return {
    product,
    figures: catalogue.figures(plan),
    evidence: catalogue.evidenceOf(product),
    lots: catalogue.lots(plan),
    citations: uses.get(plan.key) ?? [],
    find: (key) => ofOther(key, catalogue.product),
    lotsOf: (key) => ofOther(key, catalogue.lots) ?? [],
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
