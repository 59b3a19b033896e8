/** Sends the shop's searches to a running search service, and scores the results. */

import type { EngineLocale } from "@contracts/search/search-engines";
import type { NameTable } from "@domain/query-reading/name-table";
import type { QueryReading } from "@domain/query-reading/read-query";
import { cleanSearchInput } from "@domain/search-query/clean-input";
import { defaultBrowseState } from "@domain/search-url/state";
import { searchList } from "~/loaders/browse/search.server";
import type { SearchPort } from "~/loaders/search/port.server";
import { createSearchService } from "~/services/search/create-search-service";
import type { QueryClass } from "./classes";
import type { ProductFacts, World } from "./facts";
import { bestGrades, grade } from "./judge";
import { listLength, type Measures, mean, measure } from "./metrics";
import { nameKey } from "./names";
import type { Query } from "./queries/query";

export interface QueryResult {
  readonly query: Query;
  readonly measures: Measures;
  /** Numbers and targets of the first hits. */
  readonly hits: readonly string[];
  readonly total: number;
  readonly milliseconds: number;
}

export interface ClassResult {
  readonly queryClass: QueryClass;
  /** Mean of the class's own measure. */
  readonly result: number;
  readonly means: Measures;
  readonly queryResults: readonly QueryResult[];
}

interface SearchAddress {
  /** Base URL of the search service. */
  readonly url: string;
  readonly key: string;
}

/** Maximum share of the catalogue that a query with a known target, or without any meaning, may return. */
const longestShare = 0.03;
/** A query with more genes is a topic, which may have a long list. */
const maxGenes = 10;

interface EvaluateOptions extends SearchAddress {
  readonly names: NameTable;
  /** Number of concurrent requests. */
  readonly atOnce: number;
}

export async function evaluate(
  world: World,
  classes: readonly QueryClass[],
  { names, atOnce, ...address }: EvaluateOptions,
): Promise<ClassResult[]> {
  const ports = createPorts(address);
  const results: ClassResult[] = [];
  for (const queryClass of classes) {
    const queryResults = await inBatches(queryClass.queries, atOnce, (query) => ask(world, { ports, names }, query));
    const means = mean(queryResults.map(({ measures }) => measures));
    results.push({ queryClass, queryResults, means, result: means[queryClass.measure] });
  }
  return results;
}

interface Deps {
  readonly ports: (locale: EngineLocale) => Port;
  readonly names: NameTable;
}

async function ask(world: World, { ports, names }: Deps, query: Query): Promise<QueryResult> {
  const started = performance.now();
  const state = { ...defaultBrowseState, query: cleanSearchInput(query.text) };
  const found = await searchList(ports(query.locale ?? "en-us"), state, {
    market: { locale: query.locale ?? "en-us" },
    flags: { searchPrecision: true },
    names,
    waitUntil: (work) => void work,
  });
  const milliseconds = performance.now() - started;
  if (!found.ok) throw new Error(`"${query.text}": ${found.status} ${found.messages.join("; ")}`);
  const hits = found.hits.slice(0, listLength).map(({ _meta }) => _meta.id ?? "");
  const products = hits.flatMap((key) => world.byKey.get(key) ?? []);
  const stated = statedGenes(found.reading, query.text);
  return {
    query,
    hits: hits.map((key) => describe(world, key)),
    total: found.total,
    milliseconds,
    measures: measure({
      grades: products.map((product) => grade(product, query.intent)),
      best: bestGrades(world, query.intent, listLength),
      foreign: products.some((product) => isForeign(product, query, stated)),
      exchanged: products.slice(0, 3).some((product) => isExchanged(product, query)),
      tooLong: found.total > longest(world, query),
    }),
  };
}

/** Genes of the meanings that the results page states for the query. */
function statedGenes(reading: QueryReading | null, text: string): ReadonlySet<string> {
  const [target, ...others] = reading?.targets ?? [];
  const whole = target && others.length === 0 && nameKey(text).startsWith(nameKey(target.name));
  return new Set(whole ? target.chosen.flatMap(({ genes }) => genes) : []);
}

/** True for a product whose genes all differ from the query's; false for a reagent without genes. */
function isForeign({ symbols }: ProductFacts, { intent }: Query, stated: ReadonlySet<string>): boolean {
  return symbols.length > 0 && !symbols.some((symbol) => intent.symbols?.has(symbol) || stated.has(symbol));
}

function isExchanged({ symbols }: ProductFacts, { intent, forbidden }: Query): boolean {
  const wanted = symbols.some((symbol) => intent.symbols?.has(symbol));
  return !wanted && symbols.some((symbol) => forbidden?.has(symbol));
}

/** Maximum length of a result list. Reagents and numbers are matched in texts, and may have more hits. */
function longest({ products, bySymbol }: World, { intent }: Query): number {
  const known = intent.symbols ? intent.symbols.size <= maxGenes : intent.keys?.length === 0;
  if (!known) return products.length;
  const own = new Set([...(intent.symbols ?? [])].flatMap((symbol) => bySymbol.get(symbol) ?? []));
  return Math.max(own.size, products.length * longestShare);
}

function describe(world: World, key: string): string {
  const product = world.byKey.get(key);
  const site = product?.modification ? ` ${product.modification.residue}` : "";
  return `${key} (${product?.target ?? product?.productType ?? "?"}${site})`;
}

type Port = Pick<SearchPort, "multiSearch">;

/** The shop's client for each language. Responses to the facet pre-load are cached as in the shop. */
function createPorts({ url, key }: SearchAddress): (locale: EngineLocale) => Port {
  const failures: unknown[] = [];
  const log = { error: (_: string, facts: unknown) => failures.push(facts), warn: () => {}, info: () => {} };
  const search = createSearchService({ url, key }, log);
  const kept = new Map<string, ReturnType<Port["multiSearch"]>>();
  return (locale) => ({
    multiSearch(tab, queries) {
      const ask = async () => {
        const once = () => search.multiSearch(tab, locale, queries);
        // Like the shop, retries a broken connection.
        const first = await once();
        const answered = !first.ok && first.error.kind === "network" ? await once() : first;
        if (answered.ok) return answered;
        const { kind, messages, status } = answered.error;
        return { ok: false as const, unanswered: kind !== "rejected", messages, status };
      };
      if (queries[0]?.analytics?.tags.includes("Facet-Preload") !== true) return ask();
      const id = `${locale} ${tab}`;
      const known = kept.get(id) ?? ask();
      kept.set(id, known);
      return known;
    },
  });
}

async function inBatches<T, R>(items: readonly T[], atOnce: number, work: (item: T) => Promise<R>): Promise<R[]> {
  const results: R[] = [];
  let next = 0;
  await Promise.all(
    Array.from({ length: atOnce }, async () => {
      while (next < items.length) {
        const index = next++;
        const item = items[index];
        if (item !== undefined) results[index] = await work(item);
      }
    }),
  );
  return results;
}
