/** Products that editors name by number. */
import type { Product } from "@contracts/catalogue/catalogue";
import { hasProductPage } from "@domain/product-page/visibility";
import { isSoldStatus } from "@domain/selling/selling";
import type { ContentContext } from "./page-build.server";

const maxProducts = 6;

/** In the editors' order, at most six; numbers without a product page, and products that are not sold, are left out. */
export async function namedProducts(
  { services, market, preview }: Pick<ContentContext, "services" | "market" | "preview">,
  numbers: readonly string[],
): Promise<Product[]> {
  const products = await Promise.all(
    numbers.slice(0, maxProducts).map((number) => services.catalogue.fullProduct(number, market.language)),
  );
  return products.flatMap((product) => {
    const isShown = product && hasProductPage(product.status, preview) && (preview || isSoldStatus(product.status));
    return isShown ? [product] : [];
  });
}

/** Application codes of the current lot, each once. */
export function applicationCodes({ attributes }: Product): string[] {
  return [...new Set((attributes.lots[0]?.applications ?? []).map(({ codeForDisplay }) => codeForDisplay))];
}
