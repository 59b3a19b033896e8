/** Updates after a change of evidence: pages, lists and search documents. */
import type { ServicesEnv } from "../../env";
import { dropProductPages } from "../../shared/page-generation";
import { refreshSearch } from "../catalogue/search-updates";

/**
 * Writes the products' search documents, and invalidates their stored pages.
 * @param documents false if the caller writes the search documents itself, as a seed does
 */
export async function evidenceChanged(
  env: ServicesEnv,
  products: readonly string[],
  { documents = true }: { readonly documents?: boolean } = {},
): Promise<void> {
  if (documents && products.length > 0) await refreshSearch(env, products);
  await dropProductPages(env, products);
}
