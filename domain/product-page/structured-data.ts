/** schema.org data of a product page: product, breadcrumb, and offers only for sizes sold at a visible price. */
import type { SizeRow } from "./sizes";

interface StructuredProduct {
  readonly key: string;
  readonly name: string;
  readonly description: string;
  readonly productType: string;
  readonly sizes: readonly Pick<SizeRow, "sku" | "offer">[];
  readonly images: readonly string[];
  /** Verdicts on tests; null without any. */
  readonly evidence: object | null;
  /** Set for a product with former numbers, or one that is not sold any more. */
  readonly lineage?: StructuredLineage | null;
}

interface StructuredLineage {
  readonly standing: "sold" | "withdrawn" | "ended";
  readonly formerKeys: readonly string[];
  readonly formerNames: readonly string[];
  readonly replacement: { readonly key: string; readonly name: string } | null;
}

interface Place {
  /** Canonical address of the page. */
  readonly url: string;
  readonly country: string;
}

/** Graphs about the same product are joined by `@id`. */
const productId = (url: string) => `${url}#product`;

/**
 * Product and breadcrumb as one graph.
 * @param crumbs first to last; a step without a page has no `to`
 */
export function productGraph(
  { key, name, description, productType, sizes, images, evidence, lineage = null }: StructuredProduct,
  crumbs: readonly { readonly label: string; readonly to?: string }[],
  place: Place,
) {
  const { url } = place;
  const offers = offersOf(sizes, place);
  return {
    "@context": "https://schema.org",
    "@graph": [
      {
        "@type": "Product",
        "@id": productId(url),
        name,
        description,
        ...(sizes[0] && { sku: sizes[0].sku }),
        mpn: key,
        url,
        category: productType,
        brand: { "@type": "Brand", name: "Benchside" },
        ...(images.length > 0 && { image: images }),
        ...(evidence && { subjectOf: evidence }),
        ...(offers.length > 0 && { offers }),
        ...(lineage && lineageOf(lineage, url)),
      },
      {
        "@type": "BreadcrumbList",
        itemListElement: crumbs.map(({ label, to }, index) => ({
          "@type": "ListItem",
          position: index + 1,
          name: label,
          ...(to !== undefined && { item: new URL(to, url).href }),
        })),
      },
    ],
  };
}

/** schema.org has no status of a product, so it is a property; the successor is similar, not the same. */
function lineageOf({ standing, formerKeys, formerNames, replacement }: StructuredLineage, url: string) {
  return {
    ...(standing !== "sold" && {
      additionalProperty: { "@type": "PropertyValue", name: "status", value: standing },
    }),
    ...(formerKeys.length > 0 && {
      identifier: formerKeys.map((value) => ({ "@type": "PropertyValue", propertyID: "former catalog number", value })),
    }),
    ...(formerNames.length > 0 && { alternateName: formerNames }),
    ...(replacement && {
      isSimilarTo: {
        "@type": "Product",
        name: replacement.name,
        url: new URL(`/products/${replacement.key}`, url).href,
      },
    }),
  };
}

/** Offers in a separate, later graph, for countries with a price service; null if nothing is sold. */
export function offersGraph(sizes: readonly Pick<SizeRow, "sku" | "offer">[], place: Place) {
  const offers = offersOf(sizes, place);
  if (offers.length === 0) return null;
  return { "@context": "https://schema.org", "@type": "Product", "@id": productId(place.url), offers };
}

function offersOf(sizes: readonly Pick<SizeRow, "sku" | "offer">[], { url, country }: Place) {
  return sizes.flatMap(({ sku, offer }) => {
    if (!offer) return [];
    return [
      {
        "@type": "Offer",
        sku,
        url: new URL(sku, url).href,
        price: offer.amount,
        priceCurrency: offer.currency,
        availability: `https://schema.org/${offer.availability}`,
        itemCondition: "https://schema.org/NewCondition",
        eligibleRegion: country,
      },
    ];
  });
}

/** JSON for a script element. Escapes "<" and the two line separators, so that no value can end the element. */
export function structuredDataText(data: unknown): string {
  return JSON.stringify(data).replace(
    /[<\u2028\u2029]/g,
    (character) => `\\u${character.charCodeAt(0).toString(16).padStart(4, "0")}`,
  );
}
