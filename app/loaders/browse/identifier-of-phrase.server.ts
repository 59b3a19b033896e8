/** Redirects a phrase that is only an identifier to its product, even if the search no longer lists it. */
import { identifierOfPhrase } from "@domain/lineage/identifiers";
import type { BrowseState } from "@domain/search-url/state";
import type { PublicContext } from "~/context/request/types";
import { ServiceFailure } from "~/services/service-failure";

/**
 * Path of the only product with this number or registry id, current or former, or of a removed number. Null for any
 * other phrase, and if the search found something or the address asks for a list.
 */
export async function productOfIdentifier(
  { services, log }: Pick<PublicContext, "services" | "log">,
  { query, tab, redirect }: Pick<BrowseState, "query" | "tab" | "redirect">,
): Promise<string | null> {
  const asked = tab === "product" && redirect !== false ? identifierOfPhrase(query) : null;
  if (!asked) return null;
  try {
    const { products } = await services.catalogue.knownAs(asked.folded);
    const keys = new Set(products.flatMap(({ kind, productKey }) => (kind === asked.kind ? [productKey] : [])));
    const [only] = keys;
    if (only === undefined && asked.kind === "number") {
      // The page of a removed number says why and since when.
      const fate = await services.catalogue.fate(asked.folded);
      return fate?.kind === "removed" ? `/products/${asked.folded}` : null;
    }
    if (only === undefined || keys.size > 1) return null;
    return asked.kind === "number" && asked.folded !== only
      ? `/products/${only}?from=${asked.folded}`
      : `/products/${only}`;
  } catch (error) {
    if (!(error instanceof ServiceFailure)) throw error;
    log.error("browse: identifiers cannot be read", { error: String(error) });
    return null;
  }
}
