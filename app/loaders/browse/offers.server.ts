/** Prices of a results page: one call for all products, then the selling policy per row. */
import type { ProductBrief } from "@contracts/catalogue/briefs";
import type { SellingSettings } from "@contracts/settings";
import type { CartPrice } from "@domain/price-groups/contract-price";
import { type CustomerKind, resolveSellingMode } from "@domain/selling/market-rules";
import { resolveSelling } from "@domain/selling/selling";
import type { PriceFact } from "@domain/selling/types";
import type { ProductRow, RowOffer } from "./data.server";
import type { ProductHit } from "./hits.server";

interface OfferInput {
  readonly hits: readonly ProductHit[];
  readonly country: string;
  readonly customer?: CustomerKind;
  readonly preview: boolean;
  readonly settings: SellingSettings;
  /** Briefs of SKUs in a country; null during an outage of the gateway. */
  readonly readBriefs: (skus: readonly string[]) => Promise<readonly ProductBrief[] | null>;
}

/** A brief, whose price may be agreed with the shopper's company. */
type PricedBrief = Omit<ProductBrief, "listPrice"> & { readonly listPrice: CartPrice | null };

interface Offers {
  readonly rows: readonly ProductRow[];
  /** True if prices should be shown but are unavailable. */
  readonly failed: boolean;
}

/** Rows with their offers. */
export async function offerRows({
  hits,
  country,
  customer = "anonymous",
  preview,
  settings,
  readBriefs,
}: OfferInput): Promise<Offers> {
  const mode = resolveSellingMode(country, customer, settings);
  const skus = hits.flatMap(({ sizes }) => sizes.map(({ sku }) => sku));
  // No prices are needed where nothing is sold.
  const priced = mode !== "information" && mode !== "partner" && skus.length > 0;
  const briefs = priced ? await readBriefs(skus) : [];
  const bySku = new Map((briefs ?? []).map((brief) => [brief.sku, brief]));
  const rows = hits.map(({ row, sizes, status }) => {
    const offers = sizes.map(({ sku }) => {
      const brief = bySku.get(sku);
      return offerOf({ sku, status, brief, price: priceOf(brief), country, customer, preview, settings });
    });
    const [first] = offers;
    if (!first) return { ...row, offer: null };
    const priced = sizes.map((size, at) => ({ ...size, price: offers[at]?.price ?? null }));
    const brief: PricedBrief | undefined = bySku.get(first.sku);
    const contract = (first.price && brief?.listPrice?.contract?.group) ?? null;
    return { ...row, offer: { ...first, contract, sizes: priced } };
  });
  return { rows, failed: briefs === null };

  function priceOf(brief: ProductBrief | undefined): PriceFact {
    if (briefs === null) return { kind: "failed" };
    if (brief?.listPrice) return { kind: "known", price: brief.listPrice };
    // Japan and China look up prices on the product page; 200 lookups would slow down a list.
    return { kind: mode === "price-service" ? "pending" : "none" };
  }
}

interface RowFacts {
  readonly sku: string;
  readonly status: string;
  readonly brief: ProductBrief | undefined;
  readonly price: PriceFact;
  readonly country: string;
  readonly customer: CustomerKind;
  readonly preview: boolean;
  readonly settings: SellingSettings;
}

function offerOf({
  sku,
  status,
  brief,
  price,
  country,
  customer,
  preview,
  settings,
}: RowFacts): Omit<RowOffer, "sizes" | "contract"> {
  const verdict = resolveSelling({
    country,
    customer,
    product: {
      status: brief?.status ?? status,
      productType: brief?.productType ?? null,
      category: brief?.category ?? null,
    },
    sku: { sku, price, active: true },
    settings,
    preview,
  });
  return {
    sku,
    price: verdict.price,
    reason: verdict.priceVisibility === "lookup" ? "price-pending" : verdict.priceReason,
    action: verdict.action,
    partnerHref: verdict.partnerHref,
  };
}
