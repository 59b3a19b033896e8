/** schema.org data of a product page: what it is, and offers only where the selling policy sells and shows a price. */
import type { Product } from "@contracts/catalogue";
import type { SellingSettings } from "@contracts/settings";
import { decimalText } from "../money/format";
import { priceCountryOf } from "../selling/market-rules";
import { resolveSelling } from "../selling/selling";

interface StructuredDataInput {
  readonly product: Product;
  readonly country: string;
  readonly settings: SellingSettings;
  /** Absolute address of the page. */
  readonly url: string;
  readonly images: readonly string[];
}

export function productStructuredData({ product, country, settings, url, images }: StructuredDataInput) {
  const offers = [
    product.masterVariant,
    ...product.variants.filter(({ sku }) => sku !== product.masterVariant.sku),
  ].flatMap((variant) => {
    const price = variant.prices.find((candidate) => candidate.country === priceCountryOf(country, settings));
    const verdict = resolveSelling({
      country,
      customer: "anonymous",
      product: { status: product.status, productType: product.productType, category: product.productCategory },
      sku: {
        sku: variant.sku,
        price: price ? { kind: "known", price } : { kind: "none" },
        active: variant.attributes.active,
      },
      settings,
      preview: false,
    });
    if (verdict.action !== "add" || verdict.priceVisibility !== "shown" || !verdict.price) return [];
    return [
      {
        "@type": "Offer",
        sku: variant.sku,
        url: `${url.replace(/[^/]+$/, "")}${variant.sku}`,
        price: decimalText(verdict.price),
        priceCurrency: verdict.price.currencyCode,
        availability: `https://schema.org/${verdict.availability}`,
        eligibleRegion: country,
      },
    ];
  });
  return {
    "@context": "https://schema.org",
    "@type": "Product",
    name: product.name,
    description: product.description,
    sku: product.masterVariant.sku,
    mpn: product.key,
    url,
    category: product.productType,
    brand: { "@type": "Brand", name: "Benchside" },
    ...(images.length > 0 ? { image: images } : {}),
    ...(offers.length > 0 ? { offers } : {}),
  };
}
