/** What a product page says about buying the product. */
import type { SellingAction, SellingFacts, SellingMessage, SellingMessageKey, SellingReason } from "./types";

/** Inquiry page for products that the proteomics service sells (T-QADD-31). */
export const ptmScanInquiryPath = "/services/proteomics-analytical-services/ptmscan-inquiries";

/** Where people order who cannot do it here. */
const contactPath = "/about-us/contact-us";

/** Messages in the order in which they are shown, most often none. */
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
  const said = obstacle && obstacleMessages[obstacle];
  // Where a price is shown and nothing is sold, price is not what one has to ask for.
  if (obstacle === "country" && mode === "price-service")
    messages.push(message("info", "selling.orderByContact", contactPath));
  // Quick add calls it unavailable for now (T-QADD-19); its page, which stays for good, says that this is for good.
  else if (status === "Obsolete") messages.push(message("error", "selling.productDiscontinued"));
  else if (said) messages.push(message(...said));
  else if (obstacle) return messages;
  else if (ptmScan) messages.push(message("info", "selling.ptmScan", ptmScanInquiryPath));
  else if (action === "lead") messages.push(message("info", "selling.distributorPrice"));
  else if (action === "quote") messages.push(message("info", "selling.priceOnRequest"));
  return messages;
}

/** A running look-up is no news: its place holder speaks for it. */
const obstacleMessages: Readonly<
  Record<SellingReason, readonly [SellingMessage["tone"], SellingMessageKey, href?: string] | null>
> = {
  "unknown-product": ["error", "selling.unavailable"],
  discontinued: ["error", "selling.productDiscontinued"],
  status: ["error", "selling.productUnavailable"],
  "backorder-market": ["error", "selling.productUnavailable"],
  inactive: ["error", "selling.productUnavailable"],
  excluded: ["error", "selling.productUnavailable"],
  country: ["info", "selling.noSalesHere", contactPath],
  partner: ["info", "selling.partnerPrice"],
  distributor: ["info", "selling.distributorPrice"],
  "hidden-price": ["info", "selling.priceOnRequest"],
  "missing-price": ["error", "selling.productUnavailable"],
  "price-pending": null,
  "price-failed": ["error", "selling.pricingUnavailable"],
  "ptm-scan": ["info", "selling.ptmScan"],
  preview: ["info", "selling.previewOnly"],
};
