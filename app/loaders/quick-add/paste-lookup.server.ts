/** Looks up what pasted lines can mean, in few calls however long the list is. */

import type { SearchAnswer } from "@contracts/search/search-answers";
import { foldForeign } from "@domain/lineage/foreign-number";
import { genesOf } from "@domain/paste/agreement";
import type { PastedLine } from "@domain/paste/lines";
import { ownKey } from "@domain/paste/resolve";
import type { FoundProducts, SoldProduct } from "@domain/paste/sold-product";
import { lineInLanguage } from "@domain/product-texts/product-in-language";
import { readingQuery } from "@domain/query-reading/product-query";
import { productCodesQuery, unread } from "@domain/search-query/product-search";
import * as v from "valibot";
import type { PublicContext } from "~/context/request/types";
import { searchPort } from "~/loaders/search/port.server";

/** Products of one query, the protocol's limit. */
const maxProducts = 1000;
/** Genes of one query: few enough that each gets its products. */
const genesPerQuery = 25;
const maxGeneQueries = 7;
/** Calls for numbers and registry ids that the search does not list, and for products that are no longer sold. */
const maxSingleLookups = 20;
/** Maximum number of products considered for words that name no target. */
const maxOfWords = 10;
/** Products that are looked at for a number of another maker. */
const maxRelated = 4;

type Lookup = Pick<PublicContext, "services" | "log" | "market" | "defer"> & Parameters<typeof searchPort>[0];

/** Null if the search is unavailable. */
export async function findProducts(context: Lookup, lines: readonly PastedLine[]): Promise<FoundProducts | null> {
  const rrids = unique(lines.flatMap(({ rrid }) => rrid ?? []));
  const keys = unique(lines.flatMap((line) => ownKey(line) ?? []));
  const clones = unique(lines.flatMap(({ clone }) => (clone === null ? [] : [clone, clone.toUpperCase()])));
  const genes = unique(lines.flatMap(genesOf)).slice(0, genesPerQuery * maxGeneQueries);
  const chunks = Array.from({ length: Math.ceil(genes.length / genesPerQuery) }, (_, index) =>
    genes.slice(index * genesPerQuery, (index + 1) * genesPerQuery),
  );
  const [listed, byReading] = await Promise.all([
    productsBy(context, [
      ...filterOf("aliases", rrids),
      ...filterOf("productnumber", keys),
      ...filterOf("clone", clones),
      ...chunks.map((symbols) => ({ targetsymbols: symbols })),
    ]),
    productsOfWords(context, lines),
  ]);
  if (listed === null || byReading === null) return null;
  const known = new Map(listed.map((hit) => [hit.product.key, hit]));
  const byRegistryId = new Map(
    listed.flatMap(({ product, aliases }) =>
      aliases.flatMap((one) => (rrids.includes(one) ? [[one, product] as const] : [])),
    ),
  );
  const missing = [...keys.filter((key) => !known.has(key)), ...rrids.filter((id) => !byRegistryId.has(id))];
  const former = await formerlyKnown(context, missing);
  const gone = await successorsOf(
    context,
    keys.filter((key) => known.get(key)?.product.discontinued),
  );
  const [removed, relations] = await Promise.all([
    removedNumbers(
      context,
      keys.filter((key) => !known.has(key) && !former.has(key)),
    ),
    foreignRelations(context, lines),
  ]);
  const related = relations.map(({ key }) => key);
  const further = await productsBy(
    context,
    filterOf("productnumber", unique([...former.values(), ...gone.values(), ...related])),
  );
  if (further === null) return null;
  for (const hit of further) known.set(hit.product.key, hit);

  const byNumber = new Map<string, SoldProduct>();
  for (const { product } of known.values()) {
    byNumber.set(product.key, { ...product, replacedBy: gone.get(product.key) ?? null });
  }
  for (const [asked, key] of former) {
    const product = byNumber.get(key);
    if (!product) continue;
    if (asked.startsWith("AB_")) byRegistryId.set(asked, product);
    else byNumber.set(asked, { ...product, formerKey: asked });
  }
  const products = [...known.values()].map(({ product }) => product);
  return {
    byRegistryId,
    byNumber,
    byReading,
    byClone: groupBy(products, ({ clone }) => (clone === "" ? [] : [clone.toUpperCase()])),
    bySymbol: groupBy(products, ({ symbols }) => symbols),
    byForeign: new Map(
      Object.entries(Object.groupBy(relations, ({ number: asked }) => asked)).map(([asked, stated = []]) => [
        asked,
        stated.flatMap(({ key, ...relation }) => {
          const product = byNumber.get(key);
          return product ? [{ ...relation, product }] : [];
        }),
      ]),
    ),
    removed,
  };
}

const unique = <T>(values: readonly T[]): T[] => [...new Set(values)];

const filterOf = (field: string, values: readonly string[]) =>
  values.length > 0 ? [{ [field]: values.slice(0, maxProducts) }] : [];

function groupBy(products: readonly SoldProduct[], names: (product: SoldProduct) => readonly string[]) {
  const groups = new Map<string, SoldProduct[]>();
  for (const product of products) {
    for (const name of names(product)) groups.set(name, [...(groups.get(name) ?? []), product]);
  }
  return groups;
}

const text = v.optional(v.object({ raw: v.nullish(v.string(), "") }), { raw: "" });
const number = v.optional(v.object({ raw: v.nullish(v.number(), 0) }), { raw: 0 });
const texts = v.optional(
  v.object({
    raw: v.pipe(
      v.nullish(v.union([v.string(), v.array(v.string())]), []),
      v.transform((raw) => (typeof raw === "string" ? [raw] : raw)),
    ),
  }),
  { raw: [] },
);
const fields = {
  productnumber: text,
  name: text,
  clone: text,
  modificationkind: text,
  labelcode: text,
  hostcode: text,
  kindcode: text,
  categorycode: text,
  skus: texts,
  sizes: texts,
  aliases: texts,
  targetsymbols: texts,
  modificationcodes: texts,
  applicationcodes: texts,
  speciescodes: texts,
  validation: texts,
  discontinued: number,
  totalcitationcount: number,
};
const hit = v.object(fields);
const resultFields = Object.fromEntries(Object.keys(fields).map((name) => [name, { raw: {} }]));

/** False for common chemicals, which lines name as ingredients ("Bis-Tris gels"), not as products. */
const isProduct = (reagent: string): boolean => !/^(?:tris|sds|edta|dtt|hepes)$/.test(reagent);

/** Secondary antibodies and reagents that lines ask for by words alone. */
async function productsOfWords(
  context: Lookup,
  lines: readonly PastedLine[],
): Promise<FoundProducts["byReading"] | null> {
  const readings = unique(lines.flatMap((line) => (genesOf(line).length === 0 && line.reading ? [line.reading] : [])));
  const asked = readings
    .flatMap((reading) => {
      // Secondary antibodies are found by the animal that they bind, not by a reagent's name.
      const reagents = reading.against === null ? reading.reagents.filter(isProduct) : [];
      const isAsked = reading.against !== null || reagents.length > 0;
      const query = isAsked ? readingQuery({ ...reading, reagents, rest: [] }, reagents.join(" ")) : null;
      return query ? [{ reading, query }] : [];
    })
    .slice(0, maxSingleLookups);
  if (asked.length === 0) return new Map();
  const queries = asked.map(({ query }) => ({ ...productCodesQuery(query, maxOfWords), result_fields: resultFields }));
  const answered = await searchPort(context).multiSearch("product", queries);
  if (!answered.ok) return null;
  return new Map(
    asked.map(({ reading }, index) => [reading, hitsOf(answered.value[index]).map(({ product }) => product)]),
  );
}

interface Hit {
  readonly product: SoldProduct;
  readonly aliases: readonly string[];
}

async function productsBy(
  context: Lookup,
  filters: readonly Readonly<Record<string, readonly string[]>>[],
): Promise<readonly Hit[] | null> {
  if (filters.length === 0) return [];
  const queries = filters.map((filter) => ({
    ...productCodesQuery({ ...unread, text: "", filters: [filter] }, maxProducts),
    result_fields: resultFields,
  }));
  const answered = await searchPort(context).multiSearch("product", queries);
  if (!answered.ok) return null;
  return answered.value.flatMap(hitsOf);
}

const hitsOf = (answer: SearchAnswer | undefined): readonly Hit[] =>
  (answer?.results ?? []).flatMap((result) => {
    const parsed = v.safeParse(hit, result);
    return parsed.success && parsed.output.productnumber.raw !== "" ? [hitOf(parsed.output)] : [];
  });

function hitOf(found: v.InferOutput<typeof hit>): Hit {
  const product: SoldProduct = {
    key: found.productnumber.raw,
    name: found.name.raw,
    skus: found.skus.raw.map((sku, index) => ({ sku, size: found.sizes.raw[index] ?? "" })),
    discontinued: found.discontinued.raw === 1,
    replacedBy: null,
    formerKey: null,
    clone: found.clone.raw,
    symbols: found.targetsymbols.raw,
    modification: found.modificationkind.raw,
    residues: found.modificationcodes.raw,
    label: found.labelcode.raw,
    host: found.hostcode.raw,
    carrierFree: found.categorycode.raw === "carrier-free",
    kind: found.kindcode.raw,
    applications: found.applicationcodes.raw,
    species: found.speciescodes.raw,
    citations: found.totalcitationcount.raw,
    validations: found.validation.raw,
  };
  return { product, aliases: found.aliases.raw };
}

/** Present product numbers of former numbers and registry ids. */
async function formerlyKnown(context: Lookup, asked: readonly string[]): Promise<Map<string, string>> {
  const pairs = await Promise.all(
    asked.slice(0, maxSingleLookups).map(async (one): Promise<[string, string][]> => {
      const answer = await context.defer("paste: former numbers", context.services.catalogue.knownAs(one));
      const kind = one.startsWith("AB_") ? "rrid" : "number";
      const keys = answer.ok
        ? unique(answer.value.products.filter((found) => found.kind === kind).map(({ productKey }) => productKey))
        : [];
      return keys.length === 1 && keys[0] !== undefined ? [[one, keys[0]]] : [];
    }),
  );
  return new Map(pairs.flat());
}

/** Reason and day of numbers that were removed. */
async function removedNumbers({ defer, services, market }: Lookup, keys: readonly string[]) {
  const found = await Promise.all(
    keys.slice(0, maxSingleLookups).map(async (key) => {
      const answer = await defer("paste: removed numbers", services.catalogue.fate(key));
      const fate = answer.ok ? answer.value : null;
      if (fate?.kind !== "removed") return [];
      return [[key, { reason: lineInLanguage(fate.reason, fate.reasons, market.language), day: fate.day }] as const];
    }),
  );
  return new Map(found.flat());
}

/** Relations to other makers' numbers, as the catalogue's records state them. */
async function foreignRelations({ defer, services, market }: Lookup, lines: readonly PastedLine[]) {
  const numbers = unique(
    lines.flatMap((line) => (line.number !== null && ownKey(line) === null ? [foldForeign(line.number)] : [])),
  );
  const found = await Promise.all(
    numbers.slice(0, maxSingleLookups).map(async (asked) => {
      const answer = await defer("paste: numbers of other makers", services.catalogue.knownAs(asked));
      const known = answer.ok ? answer.value.products.filter(({ kind }) => kind === "foreign") : [];
      const read = await Promise.all(
        known
          .slice(0, maxRelated)
          .map(({ productKey }) =>
            defer("paste: numbers of other makers", services.catalogue.fullProduct(productKey, market.language)),
          ),
      );
      return read.flatMap((one) => {
        const product = one.ok ? one.value : null;
        const stated = product?.attributes.lineage?.foreignNumbers ?? [];
        return stated
          .filter(({ catalog }) => foldForeign(catalog) === asked)
          .map(({ vendor, relation, basis }) => ({ number: asked, key: product?.key ?? "", vendor, relation, basis }));
      });
    }),
  );
  return found.flat();
}

/** Products that took the place of others, by the number of the former. */
async function successorsOf(context: Lookup, keys: readonly string[]): Promise<Map<string, string>> {
  const { services, market } = context;
  const pairs = await Promise.all(
    keys.slice(0, maxSingleLookups).map(async (key): Promise<[string, string][]> => {
      const answer = await context.defer("paste: replacements", services.catalogue.fullProduct(key, market.language));
      const attributes = answer.ok ? answer.value?.attributes : undefined;
      const successor = attributes?.lineage?.replacement?.key ?? attributes?.successor?.key;
      return successor ? [[key, successor]] : [];
    }),
  );
  return new Map(pairs.flat());
}
