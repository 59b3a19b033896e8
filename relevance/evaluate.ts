/** Sends the shop's searches to a running search service, and scores the results. */

import type { EngineLocale } from "@contracts/search/search-engines";
import type { NameTable } from "@domain/query-reading/name-table";
import { cleanSearchInput } from "@domain/search-query/clean-input";
import { defaultBrowseState } from "@domain/search-url/state";
import { searchList } from "~/loaders/browse/search.server";
import type { SearchPort } from "~/loaders/search/port.server";
import { createSearchService } from "~/services/search/create-search-service";
import type { QueryClass } from "./classes";
import type { World } from "./facts";
import { bestGrades, grade } from "./judge";
import { listLength, type Measures, mean, measure } from "./metrics";
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
  readonly name: string;
  readonly wanted: number;
  readonly means: Measures;
  readonly queryResults: readonly QueryResult[];
}

interface SearchAddress {
  /** Base URL of the search service. */
  readonly url: string;
  readonly key: string;
}

/** Concurrent requests, enough to keep the engine busy. */
const concurrency = 4;

export async function evaluate(
  world: World,
  classes: readonly QueryClass[],
  { names, ...address }: SearchAddress & { readonly names: NameTable },
): Promise<ClassResult[]> {
  const ports = createPorts(address);
  const results: ClassResult[] = [];
  for (const { name, inThree, queries } of classes) {
    const queryResults = await inBatches(queries, (query) => ask(world, { ports, names }, query));
    results.push({ name, wanted: inThree, queryResults, means: mean(queryResults.map(({ measures }) => measures)) });
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
  if (!found.ok) throw new Error(`"${query.text}": ${found.status} ${found.messages.join("; ")}`);
  const hits = found.hits.slice(0, listLength).map(({ _meta }) => _meta.id ?? "");
  const grades = hits.map((key) => {
    const product = world.byKey.get(key);
    return product ? grade(product, query.intent) : 0;
  });
  return {
    query,
    hits: hits.map((key) => describe(world, key)),
    total: found.total,
    measures: measure(grades, bestGrades(world, query.intent, listLength)),
    milliseconds: performance.now() - started,
  };
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

async function inBatches<T, R>(items: readonly T[], work: (item: T) => Promise<R>): Promise<R[]> {
  const results: R[] = [];
  let next = 0;
  await Promise.all(
    Array.from({ length: concurrency }, async () => {
      while (next < items.length) {
        const index = next++;
        const item = items[index];
        if (item !== undefined) results[index] = await work(item);
      }
    }),
  );
  return results;
}
