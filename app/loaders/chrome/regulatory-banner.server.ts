/** Notices required on product pages in Japan; editors define texts and conditions (C-REGION-02). */
import type { Product } from "@contracts/catalogue/catalogue";
import type { PublicContext } from "~/context/request/types";
import type { EditorsText } from "~/loaders/product/data.server";
import { legalTexts } from "~/loaders/product/texts.server";

const devkey = "regulatory-banner";

/** Empty outside Japan, without a request; null during an outage. */
export async function loadRegulatoryTexts(
  context: PublicContext,
  product: Product,
): Promise<readonly EditorsText[] | null> {
  const { country, locale } = context.market;
  if (country !== "JP") return [];
  const target = await context.services.content.contentTarget(locale, devkey);
  if (target.ok) return legalTexts(context, target.value, product);
  // A page without its notice must not be stored.
  context.degraded();
  return null;
}
