/** The product of an address, for its page and document pages. */
import type { Product, Variant } from "@contracts/catalogue/catalogue";
import { type ProductAddress, parseProductAddress } from "@domain/product-page/address";
import { hasProductPage } from "@domain/product-page/visibility";
import type { PublicContext } from "~/context/request/types";
import { whatBecame } from "~/loaders/lineage/fate.server";
import { pageNotFound } from "~/loaders/page/page-not-found.server";
import type { ProductForPage } from "~/services/catalogue/create-catalogue-service";

/** All sizes without duplicates, master variant first. */
export function variantsOf({ masterVariant, variants }: Product): Variant[] {
  return [masterVariant, ...variants.filter(({ sku }) => sku !== masterVariant.sku)];
}

/** Null unless the product's status has a page, and a SKU in the address is one of its sizes (C-PROD-14, C-PROD-23). */
async function loadProduct(
  context: PublicContext,
  { key, sku }: ProductAddress,
  url: URL | null = null,
): Promise<Product> {
  const { catalogue } = context.services;
  const { language } = context.market;
  const product = await (context.preview
    ? catalogue.previewProduct(key, language)
    : catalogue.fullProduct(key, language));
  return shown(context, { key, sku }, url, product);
}

/** The same product, with the evidence and related products that the catalogue sends in the same response. */
export async function loadProductForPage(context: PublicContext, address: ProductAddress): Promise<ProductForPage> {
  if (context.preview) return { product: await loadProduct(context, address) };
  const { services, market } = context;
  const found = await services.catalogue.productForPage(address.key, market.language, market.country);
  return { ...found, product: await shown(context, address, null, found?.product ?? null) };
}

async function shown(
  context: PublicContext,
  { key, sku }: ProductAddress,
  url: URL | null,
  product: Product | null,
): Promise<Product> {
  if (!product) return whatBecame(context, key, url);
  if (!hasProductPage(product.status, context.preview)) throw pageNotFound();
  if (sku && !variantsOf(product).some((variant) => variant.sku === sku)) throw pageNotFound();
  return product;
}

/**
 * Product of a document page; 404 if the product has no page.
 * @param url address of a page or a file below the product's, which a former number keeps
 */
export async function loadProductOf(
  context: PublicContext,
  id: string | undefined,
  url: URL | null = null,
): Promise<Product> {
  const address = parseProductAddress(id);
  if (!address) throw pageNotFound();
  return loadProduct(context, address, url);
}
