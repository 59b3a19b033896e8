/** Quick-add decision for a typed catalog number (rows T-QADD-14 to T-QADD-28). */
import type { QuickAddMessage, QuickAddVerdict, SellingFacts } from "./types";

/** Start of the multiplex panel builder (T-QADD-25). */
export const signalstarPanelPath = "/products/signalstar/targetspecies";

/** Categories of panel products. */
function isSignalstarCategory(category: string | null): boolean {
  return category?.toLowerCase().includes("signalstar") ?? false;
}

/** Decides if quick add may add the product, with a message. The first matching rule wins. */
export function resolveQuickAdd({ input, status, obstacle, ptmScan }: SellingFacts): QuickAddVerdict {
  const { country, product, sku } = input;
  const say = (
    tone: QuickAddMessage["tone"],
    key: QuickAddMessage["key"],
    href: string | null = null,
  ): QuickAddMessage => ({
    tone,
    key,
    params: { sku: sku.sku },
    href,
  });
  const refuse = (key: QuickAddMessage["key"]) => ({ addEnabled: false, message: say("error", key) });

  if (status === null) return { addEnabled: false, message: say("warning", "quickAdd.invalidCode") };
  if (obstacle === "discontinued") return refuse("quickAdd.discontinued");
  // The basket links a PTM scan product to its inquiry page; an error here would hide that (AMB-T-20).
  if (ptmScan && country !== "JP") return { addEnabled: true, message: null };
  if (obstacle === "price-failed") return refuse("selling.pricingUnavailable");
  if (obstacle !== null && obstacle !== "price-pending") {
    return refuse(sku.sku ? "quickAdd.unavailable" : "quickAdd.unavailableThis");
  }
  if (isSignalstarCategory(product.category)) {
    return { addEnabled: true, message: say("warning", "quickAdd.multiplex", signalstarPanelPath) };
  }
  if (status === "Released - On Hold") return { addEnabled: true, message: say("info", "quickAdd.backorder") };
  return { addEnabled: true, message: null };
}
