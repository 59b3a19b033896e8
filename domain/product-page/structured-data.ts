/**
 * schema.org data of a product page: the product, its sizes as variants, breadcrumb, and offers only for sizes sold at
 * a visible price. Prices have no end date, so `priceValidUntil` is left out.
 */
import type { SizeRow, SizeShipping } from "./sizes";

type Size = Pick<SizeRow, "sku" | "amount" | "unit" | "offer">;

interface StructuredProduct {
  readonly key: string;
  readonly name: string;
  readonly description: string;
  readonly productType: string;
  readonly sizes: readonly Size[];
  readonly images: readonly string[];
  /** Verdicts on tests; null without any. */
  readonly evidence: object | null;
  /** Set for a product with former numbers, or that is no longer sold. */
  readonly lineage?: StructuredLineage | null;
  /** Null if they cannot be read, or the page shows none. */
  readonly reviews?: StructuredReviews | null;
}

interface StructuredLineage {
  readonly standing: "sold" | "withdrawn" | "ended";
  readonly formerKeys: readonly string[];
  readonly formerNames: readonly string[];
  readonly replacement: { readonly key: string; readonly name: string } | null;
}

interface StructuredReviews {
  readonly total: number;
  /** Null without ratings. */
  readonly average: number | null;
  readonly shown: readonly {
    readonly rating: number;
    readonly title: string;
    readonly text: string;
    /** Empty if the reviewer is not named. */
    readonly author: string;
    readonly lang: string;
    /** "YYYY-MM-DD" */
    readonly day: string;
    readonly demonstration: boolean;
  }[];
  readonly demonstration: boolean;
}

interface Place {
  /** Canonical address of the page. */
  readonly url: string;
  readonly country: string;
  /** Days in which the product may be returned, 0 for never; null if the shop does not publish it. */
  readonly returnDays: number | null;
}

/** Graphs about the same product are joined by `@id`. */
const productId = (url: string) => `${url}#product`;
const sizeId = (url: string, sku: string) => `${new URL(sku, url).href}#size`;

/**
 * Product and breadcrumb as one graph.
 * @param crumbs first to last; a step without a page has no `to`
 */
export function productGraph(
  product: StructuredProduct,
  crumbs: readonly { readonly label: string; readonly to?: string }[],
  place: Place,
) {
  const { key, name, description, productType, sizes, images, evidence, lineage = null, reviews = null } = product;
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
        ...propertiesOf(product),
        ...ratingOf(reviews),
      },
      ...(sizes.length > 1 ? [sizesOf(sizes, { key, name }, url)] : []),
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

/** Facts for which schema.org has no property of its own; those without a value are left out. */
function propertiesOf({ lineage }: StructuredProduct) {
  const facts = {
    status: lineage && lineage.standing !== "sold" ? lineage.standing : null,
  };
  const known = Object.entries(facts).filter(([, value]) => value !== null);
  if (known.length === 0) return {};
  return { additionalProperty: known.map(([name, value]) => ({ "@type": "PropertyValue", name, value })) };
}

/** The successor is similar, not the same. */
function lineageOf({ formerKeys, formerNames, replacement }: StructuredLineage, url: string) {
  return {
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

/** Sizes as variants of one group; their offers refer to them. */
function sizesOf(sizes: readonly Size[], { key, name }: Pick<StructuredProduct, "key" | "name">, url: string) {
  return {
    "@type": "ProductGroup",
    "@id": `${url}#sizes`,
    productGroupID: key,
    name,
    url,
    variesBy: "https://schema.org/size",
    hasVariant: sizes.map(({ sku, amount, unit }) => ({
      "@type": "Product",
      "@id": sizeId(url, sku),
      sku,
      name: `${name}, ${amount} ${unit}`,
      size: `${amount} ${unit}`,
      url: new URL(sku, url).href,
    })),
  };
}

/** Mean rating and the newest reviews; nothing without any. */
function ratingOf(reviews: StructuredReviews | null) {
  if (reviews === null || reviews.average === null) return {};
  const { total, average, shown, demonstration } = reviews;
  const named = shown.filter(({ author }) => author !== "");
  const note = demonstration && { description: "Made up for a demonstration." };
  const rating = (value: number) => ({ ratingValue: value, bestRating: 5, worstRating: 1 });
  return {
    aggregateRating: {
      "@type": "AggregateRating",
      ...rating(Math.round(average * 10) / 10),
      reviewCount: total,
      ...note,
    },
    // Search engines refuse a review without the name of its author.
    review: named.map(({ title, text, author, lang, day, ...review }) => ({
      "@type": "Review",
      name: title,
      reviewBody: text,
      inLanguage: lang,
      datePublished: day,
      author: { "@type": "Person", name: author },
      reviewRating: { "@type": "Rating", ...rating(review.rating) },
      ...(review.demonstration && note),
    })),
  };
}

/** Offers in a separate, later graph, for countries with a price service; null if nothing is sold. */
export function offersGraph(sizes: readonly Size[], place: Place) {
  const offers = offersOf(sizes, place);
  if (offers.length === 0) return null;
  return { "@context": "https://schema.org", "@type": "Product", "@id": productId(place.url), offers };
}

function offersOf(sizes: readonly Size[], { url, country, returnDays }: Place) {
  return sizes.flatMap(({ sku, offer }) => {
    if (!offer) return [];
    const { amount, currency, availability, shipping, breaks = [] } = offer;
    return [
      {
        "@type": "Offer",
        sku,
        ...(sizes.length > 1 && { itemOffered: { "@id": sizeId(url, sku) } }),
        url: new URL(sku, url).href,
        price: amount,
        priceCurrency: currency,
        // The price of one piece stays in `price`, which is what most readers take.
        ...(breaks.length > 0 && { priceSpecification: breaks.map((each) => priceFrom(each, currency)) }),
        availability: `https://schema.org/${availability}`,
        itemCondition: "https://schema.org/NewCondition",
        eligibleRegion: country,
        ...(shipping !== null && { shippingDetails: shippingDetails(shipping, currency, country) }),
        ...(returnDays !== null && { hasMerchantReturnPolicy: returnPolicy(returnDays, country) }),
      },
    ];
  });
}

const priceFrom = ({ pieces, amount }: { readonly pieces: number; readonly amount: string }, currency: string) => ({
  "@type": "UnitPriceSpecification",
  price: amount,
  priceCurrency: currency,
  // The code of UN/CEFACT for one piece.
  eligibleQuantity: { "@type": "QuantitativeValue", minValue: pieces, unitCode: "C62" },
});

const businessDays = ["Monday", "Tuesday", "Wednesday", "Thursday", "Friday"].map((day) => `https://schema.org/${day}`);

/** Days until dispatch are left out: they change with stock and calendar, and pages are stored. */
const shippingDetails = ({ rate, transitDays }: SizeShipping, currency: string, country: string) => ({
  "@type": "OfferShippingDetails",
  shippingRate: { "@type": "MonetaryAmount", value: rate, currency },
  shippingDestination: { "@type": "DefinedRegion", addressCountry: country },
  ...(transitDays && {
    deliveryTime: {
      "@type": "ShippingDeliveryTime",
      businessDays: { "@type": "OpeningHoursSpecification", dayOfWeek: businessDays },
      transitTime: {
        "@type": "QuantitativeValue",
        ...{ minValue: transitDays.least, maxValue: transitDays.most, unitCode: "DAY" },
      },
    },
  }),
});

/** Returned parcels are paid for by the customer. */
const returnPolicy = (days: number, country: string) => ({
  "@type": "MerchantReturnPolicy",
  applicableCountry: country,
  ...(days === 0
    ? { returnPolicyCategory: "https://schema.org/MerchantReturnNotPermitted" }
    : {
        returnPolicyCategory: "https://schema.org/MerchantReturnFiniteReturnWindow",
        merchantReturnDays: days,
        returnMethod: "https://schema.org/ReturnByMail",
        returnFees: "https://schema.org/ReturnFeesCustomerResponsibility",
      }),
});

/** JSON for a script element. Escapes "<" and the two line separators, so no value can end the element. */
export function structuredDataText(data: unknown): string {
  return JSON.stringify(data).replace(
    /[<\u2028\u2029]/g,
    (character) => `\\u${character.charCodeAt(0).toString(16).padStart(4, "0")}`,
  );
}
