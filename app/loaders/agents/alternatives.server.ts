/** `find_alternatives`: what could replace a product, with the verdict for the use that matters. */
import type { Product } from "@contracts/catalogue/catalogue";
import { firstPlace, type ListPlace, listCursor, placeOfCursor } from "@domain/agents/lists/list-cursor";
import { hasProductPage } from "@domain/product-page/visibility";
import type { PublicContext } from "~/context/request/types";
import { loadEvidence } from "~/loaders/evidence/evidence.server";
import { type ChosenUse, evidenceFacts, identityFacts, marketFacts, sellingOf, sizeFacts } from "./reagent.server";
import { searchFrom } from "./search.server";

/** Each needs its record, its evidence and its prices. */
const maxAlternatives = 8;

type Relation = "successor" | "replacement" | "unconjugated" | "conjugate" | "carrier-free" | "same target";

type Related = readonly [number: string, relation: Relation];

/**
 * Products related in the catalogue first, then those that the search finds for the target. Not ranked by evidence:
 * each has its verdict and the tests behind it.
 * @returns null for a cursor of another list
 */
export async function alternativeFacts(context: PublicContext, product: Product, chosen: ChosenUse, cursor?: string) {
  const question = ["alternatives", product.key, context.market.country, context.market.locale];
  const place = cursor === undefined ? firstPlace : await placeOfCursor(question, cursor);
  if (place === null) return null;
  const stated = relationsOf(product);
  const asked: Related[] = stated.slice(place.offset, place.offset + maxAlternatives);
  const isSearched = asked.length < maxAlternatives;
  const within = place.offset > stated.length ? { ...place, offset: place.offset - stated.length } : firstPlace;
  const same = isSearched ? await sameTarget(context, product, within, maxAlternatives - asked.length) : null;
  // The first relation of a number counts.
  const known = new Set([product.key, ...stated.map(([key]) => key)]);
  asked.push(...(same?.numbers ?? []).filter((key) => !known.has(key)).map((key) => [key, "same target"] as const));
  const found = await Promise.all(asked.map((one) => alternative(context, product, one, chosen)));
  const next = isSearched
    ? same?.next && { ...same.next, offset: same.next.offset + stated.length }
    : { offset: place.offset + asked.length, after: null };
  return {
    product: identityFacts(context, product),
    market: marketFacts(context),
    alternatives: found.filter((one) => one !== null),
    ...(isSearched && !same && { note: "The search is unavailable: products for the same target are not listed." }),
    next_cursor: next ? await listCursor(question, next) : null,
  };
}

async function alternative(context: PublicContext, original: Product, [key, relation]: Related, chosen: ChosenUse) {
  const product = await context.services.catalogue.fullProduct(key, context.market.language);
  if (!product || !hasProductPage(product.status, false)) return null;
  // The search also finds accessories of a target, such as control extracts.
  if (relation === "same target" && !sharesTarget(product, original)) return null;
  const [sizes, evidence] = await Promise.all([sellingOf(context, product), loadEvidence(context, product)]);
  return {
    relation,
    ...identityFacts(context, product),
    sizes: sizes.map((size) => sizeFacts(context, size)),
    evidence: evidenceFacts(evidence, product, context.origins.current, chosen),
  };
}

function sharesTarget(product: Product, original: Product): boolean {
  const symbols = new Set(original.attributes.targets.map(({ symbol }) => symbol));
  return product.attributes.targets.some(({ symbol }) => symbols.has(symbol));
}

/** Numbers that the search finds for the first target; null if it is unavailable. */
async function sameTarget(context: PublicContext, { attributes }: Product, place: ListPlace, limit: number) {
  const [target] = attributes.targets;
  if (!target) return { numbers: [], next: null };
  const found = await searchFrom(context, { query: target.symbol, limit }, place);
  if (found === null) return null;
  return found.kind === "list"
    ? { numbers: found.page.entries.map(({ number }) => number), next: found.page.next }
    : { numbers: [], next: null };
}

function relationsOf({ key, attributes }: Product): [key: string, relation: Relation][] {
  const { successor, lineage, conjugates, alternatives } = attributes;
  const related: [string | null | undefined, Relation][] = [
    [lineage?.replacement?.key, "replacement"],
    [successor?.key, "successor"],
    [conjugates.parent?.key, "unconjugated"],
    [conjugates.carrierFree?.key, "carrier-free"],
    ...[...conjugates.children, ...conjugates.siblings].map((one): [string, Relation] => [one.key, "conjugate"]),
    ...alternatives.map((one): [string, Relation] => [one.key, "same target"]),
  ];
  const byKey = new Map<string, Relation>();
  for (const [number, relation] of related) {
    if (number && number !== key && !byKey.has(number)) byKey.set(number, relation);
  }
  return [...byKey];
}
