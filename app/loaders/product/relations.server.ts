/**
 * Related products as the page shows them: those without a page are left out, because a catalogue may list products that
 * are not yet released or already gone; the others have their price and applications.
 */

import { type ProductBrief, unknownBriefStatus } from "@contracts/catalogue/briefs";
import type { Product } from "@contracts/catalogue/catalogue";
import type { SellingSettings } from "@contracts/settings";
import { linkedComponent, relatedKeys, relatedLists } from "@domain/product-page/related-keys";
import { hasProductPage } from "@domain/product-page/visibility";
import { customerOfMarket, priceCountryOf } from "@domain/selling/market-rules";
import { resolveSelling } from "@domain/selling/selling";
import type { PriceFact } from "@domain/selling/types";
import type { PublicContext } from "~/context/request/types";
import { briefsAtContract } from "~/loaders/price-group/price-group.server";
import type { RelatedOffer } from "./data.server";

type Attributes = Product["attributes"];
type Related = Attributes["alternatives"][number];

export interface Relations {
  /** The product with only those relations that have a page. */
  readonly product: Product;
  /** By product number; empty during an outage of the catalogue. */
  readonly offers: ReadonlyMap<string, RelatedOffer>;
}

type Context = Pick<PublicContext, "services" | "preview" | "log" | "market" | "degraded">;

/**
 * During an outage of the catalogue all relations stay: a dead link is better than a page without its conjugates. Such
 * a page is not stored.
 * @param known briefs that came with the product, at list prices, or null if they could not be read; read if they are
 *   undefined
 */
export async function loadRelations(
  context: Context,
  product: Product,
  settings: SellingSettings,
  known?: readonly ProductBrief[] | null,
): Promise<Relations> {
  const { preview, log, market } = context;
  const { attributes } = product;
  const keys = relatedKeys(attributes);
  if (keys.length === 0) return { product, offers: new Map() };
  if (known === null) {
    context.degraded();
    return { product, offers: new Map() };
  }
  const briefs = await briefsAtContract(context, keys, priceCountryOf(market.country, settings), known).catch(
    (error: unknown) => {
      log.warn("relations of a product cannot be checked", { product: product.key, error: String(error) });
      context.degraded();
      return null;
    },
  );
  if (!briefs) return { product, offers: new Map() };
  const offers = new Map(
    briefs.flatMap((brief) => {
      const { productKey, status } = brief;
      const isShown = productKey && status !== unknownBriefStatus && hasProductPage(status, preview);
      return isShown ? [[productKey, offerOf(brief, context, settings)] as const] : [];
    }),
  );
  return {
    product: offers.size === keys.length ? product : { ...product, attributes: only(attributes, offers) },
    offers,
  };
}

/** As in lists of results, only the catalogue's prices are shown; none is looked up. */
function offerOf(brief: ProductBrief, { market, preview }: Context, settings: SellingSettings): RelatedOffer {
  const { status, productType, category, listPrice, size, applications } = brief;
  const price: PriceFact = listPrice ? { kind: "known", price: listPrice } : { kind: "none" };
  const verdict = resolveSelling({
    country: market.country,
    customer: customerOfMarket(market),
    product: { status, productType, category },
    sku: { sku: size?.sku ?? brief.sku, price, active: true },
    settings,
    preview,
  });
  return { price: verdict.price, size, applications };
}

function only(attributes: Attributes, living: Pick<Relations["offers"], "has">): Attributes {
  const alive = (related: Related) => living.has(related.key);
  const one = <T extends Related>(related: T | null) => (related && alive(related) ? related : null);
  const { conjugates, kitComponents, successor } = attributes;
  return {
    ...attributes,
    // A kit still contains a part whose page is gone.
    kitComponents: kitComponents.map((component) => {
      const linked = linkedComponent(component);
      return linked && !living.has(linked.key) ? { ...component, sefUrl: null } : component;
    }),
    ...Object.fromEntries(relatedLists.map((name) => [name, attributes[name].filter(alive)])),
    conjugates: {
      ...conjugates,
      parent: one(conjugates.parent),
      children: conjugates.children.filter(alive),
      siblings: conjugates.siblings.filter(alive),
      carrierFree: one(conjugates.carrierFree),
    },
    successor: one(successor),
  };
}
