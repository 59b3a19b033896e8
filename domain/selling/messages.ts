/** Purchase messages of a product page. */
import type { SellingAction, SellingFacts, SellingMessage, SellingMessageKey, SellingReason } from "./types";

/** Inquiry page for proteomics service products (T-QADD-31). */
export const ptmScanInquiryPath = "/services/proteomics-analytical-services/ptmscan-inquiries";

/** Contact form for shoppers who cannot order online here, with the product and the topic filled in. */
const contactPath = (sku: string): string =>
  `/about-us/contact-us?${new URLSearchParams({ topic: "quote", product_number: /^\d+/.exec(sku)?.[0] ?? sku })}`;

/** Messages in display order, usually none. */
export function resolveMessages(facts: SellingFacts, action: SellingAction, madeToOrder: boolean): SellingMessage[] {
  const { input, mode, status, obstacle, ptmScan } = facts;
  const message = (
    tone: SellingMessage["tone"],
    key: SellingMessageKey,
    href: string | null = null,
  ): SellingMessage => ({
    tone,
    key,
    params: { sku: input.sku.sku },
    href,
  });
  const messages: SellingMessage[] = [];
  if (status === "Released - On Hold" && input.country !== "JP") messages.push(message("info", "selling.backorder"));
  if (madeToOrder && action !== "none") messages.push(message("info", "selling.madeToOrder"));
  const said = obstacle && obstacle !== "country" ? obstacleMessages[obstacle] : null;
  // If a price is shown but the product is not sold, do not suggest asking for a price.
  if (obstacle === "country" && mode === "price-service") {
    // C-PRICE-12, where the price is shown although the shop does not sell.
    if (input.sku.price.kind === "failed") messages.push(message("error", "selling.pricingUnavailable"));
    messages.push(message("info", "selling.orderByContact", contactPath(input.sku.sku)));
  }
  // Quick add says unavailable (T-QADD-19); the permanent page says discontinued.
  else if (status === "Obsolete") messages.push(message("error", "selling.productDiscontinued"));
  else if (obstacle === "country") messages.push(message("info", "selling.noSalesHere", contactPath(input.sku.sku)));
  else if (said) messages.push(message(...said));
  else if (obstacle) return messages;
  else if (ptmScan) messages.push(message("info", "selling.ptmScan", ptmScanInquiryPath));
  else if (action === "lead") messages.push(message("info", "selling.distributorPrice"));
  else if (action === "quote") messages.push(message("info", "selling.priceOnRequest"));
  return messages;
}

/** A pending lookup has no message; its placeholder is shown. */
const obstacleMessages: Readonly<
  Record<Exclude<SellingReason, "country">, readonly [SellingMessage["tone"], SellingMessageKey] | null>
> = {
  "unknown-product": ["error", "selling.unavailable"],
  discontinued: ["error", "selling.productDiscontinued"],
  status: ["error", "selling.productUnavailable"],
  "backorder-market": ["error", "selling.productUnavailable"],
  inactive: ["error", "selling.productUnavailable"],
  excluded: ["error", "selling.productUnavailable"],
  partner: ["info", "selling.partnerPrice"],
  distributor: ["info", "selling.distributorPrice"],
  "hidden-price": ["info", "selling.priceOnRequest"],
  "missing-price": ["error", "selling.productUnavailable"],
  "price-pending": null,
  "price-failed": ["error", "selling.pricingUnavailable"],
  "ptm-scan": ["info", "selling.ptmScan"],
  preview: ["info", "selling.previewOnly"],
};
