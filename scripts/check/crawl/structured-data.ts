/**
 * Structured data properties that search engines document as required (developers.google.com/search/docs/appearance,
 * read in November 2026), for the types that the shop writes.
 */

type Node = Readonly<Record<string, unknown>>;

/** Required properties of a type; a nested list requires one of its members. */
const needed: Readonly<Record<string, readonly (string | readonly string[])[]>> = {
  AggregateRating: ["ratingValue", ["ratingCount", "reviewCount"]],
  Article: ["headline", "image"],
  BreadcrumbList: ["itemListElement"],
  Dataset: ["name", "description"],
  ItemList: ["itemListElement"],
  MerchantReturnPolicy: ["applicableCountry", "returnPolicyCategory"],
  NewsArticle: ["headline", "image", "datePublished"],
  Offer: [["price", "priceSpecification"], "priceCurrency", "availability"],
  OfferShippingDetails: ["shippingRate", "shippingDestination"],
  Organization: ["name"],
  ProductGroup: ["name", "productGroupID", "variesBy", "hasVariant"],
  Review: ["author", "reviewRating"],
  TechArticle: ["headline", "image", ["datePublished", "dateModified"], "author"],
  VideoObject: ["name", "thumbnailUrl", "uploadDate"],
  WebSite: ["name", "url"],
};

const isNode = (value: unknown): value is Node => typeof value === "object" && value !== null && !Array.isArray(value);
const listOf = (value: unknown): readonly unknown[] =>
  Array.isArray(value) ? value : value === undefined ? [] : [value];
const isEmpty = (value: unknown): boolean =>
  value === undefined || value === null || value === "" || (Array.isArray(value) && value.length === 0);
const typesOf = (node: Node): string[] => listOf(node["@type"]).filter((type) => typeof type === "string");

/** Properties missing in a document's structured data, such as "Offer: priceCurrency". */
export function missingIn(data: unknown): string[] {
  if (Array.isArray(data)) return data.flatMap(missingIn);
  if (!isNode(data)) return [];
  const own = typesOf(data).flatMap((type) => missingOf(type, data).map((what) => `${type}: ${what}`));
  const inner = Object.entries(data).flatMap(([name, value]) => (name === "@type" ? [] : missingIn(value)));
  return [...own, ...inner];
}

function missingOf(type: string, node: Node): string[] {
  const names = (needed[type] ?? []).flatMap((wanted) => {
    const choices = typeof wanted === "string" ? [wanted] : wanted;
    return choices.every((name) => isEmpty(node[name])) ? [choices.join(" or ")] : [];
  });
  return [...names, ...more(type, node)];
}

function more(type: string, node: Node): string[] {
  switch (type) {
    case "BreadcrumbList":
    case "ItemList":
      return listOf(node.itemListElement).flatMap((item, place, all) =>
        missingOfItem(type, item, place === all.length - 1),
      );
    case "Dataset": {
      const length = String(node.description ?? "").length;
      return length > 0 && (length < 50 || length > 5000)
        ? [`description of 50 to 5000 characters, not ${length}`]
        : [];
    }
    case "MerchantReturnPolicy":
      return String(node.returnPolicyCategory).endsWith("FiniteReturnWindow") && isEmpty(node.merchantReturnDays)
        ? ["merchantReturnDays"]
        : [];
    // A variant without an offer refers to its group, and a successor contains only a product's name.
    case "Product":
      return isEmpty(node.name) && isEmpty(node["@id"]) && isEmpty(node.url) ? ["name"] : [];
    default:
      return [];
  }
}

function missingOfItem(type: string, item: unknown, isLast: boolean): string[] {
  if (!isNode(item)) return ["a list item"];
  const named = isEmpty(item.name) && !(isNode(item.item) && !isEmpty(item.item.name)) && isEmpty(item.url);
  return [
    ...(typeof item.position === "number" ? [] : ["position of an item"]),
    ...(named ? ["name of an item"] : []),
    ...(type === "BreadcrumbList" && !isLast && isEmpty(item.item) ? ["address of an item"] : []),
  ];
}
