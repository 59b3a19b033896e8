/** Sizes of a product, for services that refuse unknown sizes. */
import type { ServicesEnv } from "../../env";
import { catalogueDatabase } from "./catalogue-store";

/** All sizes, on sale or not; null if there is no such product. */
export async function sizesOfProduct(env: ServicesEnv, productKey: string): Promise<readonly string[] | null> {
  const { results } = await (await catalogueDatabase(env))
    .prepare("select s.sku from products p left join skus s on s.product_key = p.key where p.key = ?")
    .bind(productKey)
    .all<{ sku: string | null }>();
  return results.length === 0 ? null : results.flatMap(({ sku }) => sku ?? []);
}
