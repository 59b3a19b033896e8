/** A finished record of the generated catalogue, as the checker reads it. */
import type { Catalogue } from "../catalogue";
import type { ProductPlan } from "../plan/types";
import type { CatalogueRecord } from "./record";

export function catalogueRecord(
  catalogue: Catalogue,
  plan: ProductPlan,
  find: CatalogueRecord["find"],
): CatalogueRecord {
  const product = catalogue.product(plan);
  return {
    product,
    figures: catalogue.figures(plan),
    evidence: catalogue.evidenceOf(product),
    lots: catalogue.lots(plan),
    find,
  };
}
