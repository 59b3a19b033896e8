/** Prices of a page of products: one call for all of them, then the selling policy row by row. */
import type { ProductBrief } from "@contracts/catalogue/catalogue";
import type { SellingSettings } from "@contracts/settings";
import { type CustomerKind, resolveSellingMode } from "@domain/selling/market-rules";
import { resolveSelling } from "@domain/selling/selling";
import type { PriceFact } from "@domain/selling/types";
import type { ProductRow, RowOffer } from "./data.server";
import type { ProductHit } from "./hits.server";

export interface OfferInput {
  readonly hits: readonly ProductHit[];
  readonly country: string;
  readonly customer?: CustomerKind;
  readonly preview: boolean;
  readonly settings: SellingSettings;
  /** Briefs of SKUs in a country; null when the gateway does not answer. */
  readonly readBriefs: (skus: readonly string[]) => Promise<readonly ProductBrief[] | null>;
}

export interface Offers {
  readonly rows: readonly ProductRow[];
  /** True when prices should be shown here and cannot. */
  readonly failed: boolean;
}

/** Rows with what they cost or why they say nothing of it. */
export async function offerRows({
  hits,
  country,
  customer = "anonymous",
  preview,
  settings,
  readBriefs,
}: OfferInput): Promise<Offers> {
  const mode = resolveSellingMode(country, customer, settings);
  const skus = hits.flatMap(({ sku }) => (sku === null ? [] : [sku]));
  // Where nothing is sold no price is needed to say so.
  const priced = mode !== "information" && mode !== "partner" && skus.length > 0;
  const briefs = priced ? await readBriefs(skus) : [];
  const bySku = new Map((briefs ?? []).map((brief) => [brief.sku, brief]));
  const rows = hits.map(({ row, sku, status }) => {
    if (sku === null) return { ...row, offer: null };
    const brief = bySku.get(sku);
    return {
      ...row,
      offer: offerOf({ sku, status, brief, price: priceOf(brief), country, customer, preview, settings }),
    };
  });
  return { rows, failed: briefs === null };

  function priceOf(brief: ProductBrief | undefined): PriceFact {
    if (briefs === null) return { kind: "failed" };
    if (brief?.listPrice) return { kind: "known", price: brief.listPrice };
    // Japan and China ask their price service on the product page; a list of 200 look-ups would keep everyone waiting.
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

function offerOf({ sku, status, brief, price, country, customer, preview, settings }: RowFacts): RowOffer {
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
