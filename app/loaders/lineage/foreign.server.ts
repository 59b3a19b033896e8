/** Numbers of other makers: what a record states about them. They are never treated as the shop's own numbers. */
import type { Lineage } from "@contracts/catalogue/lineage";
import { foldForeign, foreignPhrase } from "@domain/lineage/foreign-number";
import { hasProductPage } from "@domain/product-page/visibility";
import type { PublicContext } from "~/context/request/types";
import { ServiceFailure } from "~/services/service-failure";

type ForeignNumber = Lineage["foreignNumbers"][number];

/** One of our products, with the relation that its record states. */
interface StatedRelation extends Pick<ForeignNumber, "relation" | "basis" | "sourceUrl" | "day"> {
  readonly key: string;
  readonly name: string;
}

export interface ForeignNumberData {
  readonly vendor: string;
  readonly catalog: string;
  /** Empty if no record names the number. */
  readonly products: readonly StatedRelation[];
}

const maxProducts = 12;

/**
 * Statements of the records about another maker's number. A number recognized only by its maker or format has none.
 * Null for any other phrase, and during an outage of the catalogue.
 */
export async function foreignNumberOf(
  { services, market, preview, log }: Pick<PublicContext, "services" | "market" | "preview" | "log">,
  phrase: string,
): Promise<ForeignNumberData | null> {
  const asked = foreignPhrase(phrase);
  if (!asked) return null;
  try {
    const { products } = await services.catalogue.knownAs(asked.folded);
    const keys = products.flatMap(({ kind, productKey }) => (kind === "foreign" ? [productKey] : []));
    const read = await Promise.all(
      keys.slice(0, maxProducts).map((key) => services.catalogue.fullProduct(key, market.language)),
    );
    const stated = read.flatMap((product) => {
      if (!product || !hasProductPage(product.status, preview)) return [];
      const { key, name, attributes } = product;
      return (attributes.lineage?.foreignNumbers ?? [])
        .filter((one) => [one.catalog, one.rrid].some((id) => id !== null && foldForeign(id) === asked.folded))
        .filter((one) => asked.isOf(one.vendor))
        .map((one) => ({ ...one, key, name }));
    });
    const [first] = stated;
    if (!first) return asked.maker ? { vendor: asked.maker, catalog: asked.number, products: [] } : null;
    const { vendor, catalog } = first;
    return {
      vendor,
      catalog,
      products: stated
        .filter((one) => one.vendor === vendor)
        .map(({ key, name, relation, basis, sourceUrl, day }) => ({ key, name, relation, basis, sourceUrl, day })),
    };
  } catch (error) {
    if (!(error instanceof ServiceFailure)) throw error;
    log.error("numbers of other makers cannot be read", { error: String(error) });
    return null;
  }
}
