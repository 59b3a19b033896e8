/** `find_alternatives`: what could replace a product, with the verdict for the use that matters. */
import type { Product } from "@contracts/catalogue/catalogue";
import { hasProductPage } from "@domain/product-page/visibility";
import type { PublicContext } from "~/context/request/types";
import { loadEvidence } from "~/loaders/evidence/evidence.server";
import { type ChosenUse, evidenceFacts, identityFacts, marketFacts, sellingOf, sizeFacts } from "./reagent.server";
import { searchFacts } from "./search.server";

/** Each needs its record, its evidence and its prices. */
const mostAlternatives = 8;

type Relation = "successor" | "replacement" | "unconjugated" | "conjugate" | "carrier-free" | "same target";

/** Best evidence for the use is not ranked here: the reader sees every verdict and what it rests on. */
export async function alternativeFacts(context: PublicContext, product: Product, chosen: ChosenUse) {
  // The first relation of a number counts; those that the catalogue states come first.
  const stated = relationsOf(product);
  const known = new Set(stated.map(([key]) => key));
  const all = [...stated, ...(await sameTarget(context, product)).filter(([key]) => !known.has(key))];
  const asked = all.slice(0, mostAlternatives);
  const found = await Promise.all(asked.map((one) => alternative(context, product, one, chosen)));
  return {
    product: identityFacts(context, product),
    market: marketFacts(context),
    alternatives: found.filter((one) => one !== null),
    not_shown: all.length - asked.length,
  };
}

async function alternative(
  context: PublicContext,
  original: Product,
  [key, relation]: [string, Relation],
  chosen: ChosenUse,
) {
  const product = await context.services.catalogue.fullProduct(key, context.market.language);
  if (!product || !hasProductPage(product.status, false)) return null;
  // The search also finds what goes with a target, such as its control extracts.
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

/** Products that the search finds for the first target; none if it does not answer. */
async function sameTarget(context: PublicContext, { key, attributes }: Product): Promise<[string, Relation][]> {
  const [target] = attributes.targets;
  if (!target) return [];
  const found = await searchFacts(context, { query: target.symbol, limit: mostAlternatives + 1 });
  const rows = found?.kind === "list" ? found.results : [];
  return rows.flatMap(({ number }): [string, Relation][] => (number === key ? [] : [[number, "same target"]]));
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
