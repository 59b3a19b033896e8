/** Product numbers whose address answers "not found". */
import { unknownBriefStatus } from "@contracts/catalogue/briefs";
import { hasProductPage } from "@domain/product-page/visibility";
import type { CatalogueService } from "./create-catalogue-service";

/**
 * Leaves out former numbers, which redirect, and removed ones, whose page gives the reason.
 * @throws ServiceFailure during an outage of the catalogue
 */
export async function productsWithoutPage(
  catalogue: Pick<CatalogueService, "briefs" | "fate">,
  keys: readonly string[],
): Promise<ReadonlySet<string>> {
  const briefs = await catalogue.briefs(keys);
  const absent = briefs.filter(({ status }) => status === unknownBriefStatus || !hasProductPage(status, false));
  const gone = await Promise.all(
    absent.map(async ({ sku, status }) =>
      status === unknownBriefStatus && (await catalogue.fate(sku)) !== null ? [] : [sku],
    ),
  );
  return new Set(gone.flat());
}
