/** Follows up a change of evidence: pages, lists and the facet by validation. */
import type { ServicesEnv } from "../../env";
import { dropProductPages } from "../../shared/page-generation";
import { refreshValidations } from "./search-validations";

/**
 * The products' search documents get their validations, and their pages are dropped.
 * @param documents false if the caller writes the search documents itself, as a seed does
 */
export async function evidenceChanged(
  env: ServicesEnv,
  products: readonly string[],
  { documents = true }: { readonly documents?: boolean } = {},
): Promise<void> {
  if (documents && products.length > 0) await refreshValidations(env, products);
  await dropProductPages(env, products);
}
