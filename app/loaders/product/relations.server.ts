/** Removes related products without a page: a catalogue may list products that are not yet released or already gone. */
import { type Product, unknownBriefStatus } from "@contracts/catalogue/catalogue";
import { hasProductPage } from "@domain/product-page/visibility";
import type { PublicContext } from "~/context/request/types";

type Attributes = Product["attributes"];
type Related = Attributes["alternatives"][number];

const lists = [
  "alternatives",
  "recommendations",
  "elisaKits",
  "matchedPairs",
  "proteinControls",
  "chimerics",
] as const satisfies readonly (keyof Attributes)[];

/**
 * The product with only those relations that have a page. If the catalogue does not answer, all stay: a dead link is
 * better than a page without its conjugates.
 */
export async function withAvailableRelations(
  { services, preview, log }: Pick<PublicContext, "services" | "preview" | "log">,
  product: Product,
): Promise<Product> {
  const { attributes } = product;
  const keys = relatedKeys(attributes);
  if (keys.length === 0) return product;
  const briefs = await services.catalogue.briefs(keys).catch((error: unknown) => {
    log.warn("relations of a product cannot be checked", { product: product.key, error: String(error) });
    return null;
  });
  if (!briefs) return product;
  const living = new Set(
    briefs.flatMap(({ productKey, status }) =>
      productKey && status !== unknownBriefStatus && hasProductPage(status, preview) ? [productKey] : [],
    ),
  );
  return living.size === keys.length ? product : { ...product, attributes: only(attributes, living) };
}

function relatedKeys({ conjugates, successor, ...attributes }: Attributes): string[] {
  const all = [
    ...lists.flatMap((name) => attributes[name]),
    ...conjugates.children,
    ...conjugates.siblings,
    conjugates.parent,
    conjugates.carrierFree,
    successor,
  ];
  return [...new Set(all.flatMap((related) => (related ? [related.key] : [])))];
}

function only(attributes: Attributes, living: ReadonlySet<string>): Attributes {
  const alive = (related: Related) => living.has(related.key);
  const one = <T extends Related>(related: T | null) => (related && alive(related) ? related : null);
  const { conjugates, successor } = attributes;
  return {
    ...attributes,
    ...Object.fromEntries(lists.map((name) => [name, attributes[name].filter(alive)])),
    conjugates: {
      ...conjugates,
      parent: one(conjugates.parent),
      children: conjugates.children.filter(alive),
      siblings: conjugates.siblings.filter(alive),
      carrierFree: one(conjugates.carrierFree),
    },
    successor: one(successor),
  };
}
