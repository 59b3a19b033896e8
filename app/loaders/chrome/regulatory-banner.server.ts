/** What Japan wants said on product pages; the words and their conditions are the editors' (C-REGION-02). */
import type { Product } from "@contracts/catalogue/catalogue";
import type { PublicContext } from "~/context/request/types";
import type { EditorsText } from "~/loaders/product/data.server";
import { legalTexts } from "~/loaders/product/texts.server";

const devkey = "regulatory-banner";

/** Empty outside of Japan, which nobody asks the content service about; null where it cannot be asked. */
export async function loadRegulatoryTexts(
  context: PublicContext,
  product: Product,
): Promise<readonly EditorsText[] | null> {
  const { country, locale } = context.market;
  if (country !== "JP") return [];
  const target = await context.services.content.contentTarget(locale, devkey);
  if (target.ok) return legalTexts(context, target.value, product);
  // A page without its notice is good for nobody else.
  context.degraded();
  return null;
}
