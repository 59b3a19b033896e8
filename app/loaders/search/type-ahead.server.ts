/**
 * Suggestions for typed text: three searches (C-TYPE-14), of which that for completions comes first, because the engine
 * completes names of products that are not released, too. The browser adds history.
 */
import type { SearchAnswer } from "@contracts/search/search-answers";
import type { Logger } from "@domain/http/log/logger";
import { genesOf } from "@domain/query-reading/product-query";
import { unnamedWords } from "@domain/query-reading/queries/reagents";
import { readQuery } from "@domain/query-reading/read-query";
import { cleanSearchInput } from "@domain/search-query/clean-input";
import { readFacetCounts } from "@domain/search-query/facet-counts";
import { nameCompletions } from "@domain/search-query/name-completions";
import { productCountQuery, productFacetPreload } from "@domain/search-query/product-search";
import { isSitePath, type Suggestion } from "@domain/search-query/suggestion";
import {
  needsCategories,
  suggestedCountQuery,
  suggestionQuery,
  typeAheadProductQuery,
  typeAheadResourceQuery,
  typeAheadSizes,
} from "@domain/search-query/type-ahead-queries";
import { browseHref, searchHref } from "@domain/search-url/serialize";
import { defaultBrowseState } from "@domain/search-url/state";
import { type UrlStructure, urlStructure } from "@domain/search-url/structure";
import * as v from "valibot";
import type { PageArgs } from "~/context/request/page";
import type { PublicContext } from "~/context/request/types";
import { searchPort } from "./port.server";

/** Source marker of searches started by a suggestion. */
const source = "typeahead";

/** `{ items }`, unordered; 503 with the same shape if an engine is unavailable (C-TYPE-19). */
export async function loadTypeAhead(context: PublicContext, { url }: PageArgs): Promise<Response> {
  const query = cleanSearchInput(url.searchParams.get("q") ?? "");
  if (query === "") return Response.json({ items: [] });
  const search = searchPort(context);
  const structure = urlStructure(context.flags.newSearchUrl);
  const completions = nameCompletions(query, context);
  const counts = completions.map((completion) => productCountQuery(completion.query));
  const [preload, suggested] = await Promise.all([
    needsCategories(query) ? search.multiSearch("product", [productFacetPreload()]) : null,
    search.suggest("product", suggestionQuery(query)),
  ]);
  const known = preload?.ok && preload.value[0] ? readFacetCounts(preload.value[0]).facets : {};
  const offered = ofSameTarget(suggested ?? [], query, context).slice(0, typeAheadSizes.suggestions);
  const [products, resources] = await Promise.all([
    search.multiSearch("product", [
      typeAheadProductQuery(query, context, known),
      ...offered.map(suggestedCountQuery),
      ...counts,
    ]),
    search.multiSearch("resources", [typeAheadResourceQuery(query)]),
  ]);
  const [productAnswer, ...totals] = products.ok ? products.value : [];
  const found = totals.map(({ meta }) => meta.page.total_results);
  const [resourceAnswer] = resources.ok ? resources.value : [];
  if (!productAnswer || !resourceAnswer) {
    context.degraded();
    context.log.error("type-ahead: search failed", { products: products.ok, resources: resources.ok });
    return Response.json({ items: [] }, { status: 503 });
  }
  const listed = offered.filter((_, index) => (found[index] ?? 0) > 0);
  const names = completions.flatMap(({ phrase }, index) => ((found[offered.length + index] ?? 0) > 0 ? [phrase] : []));
  return Response.json({
    items: [
      ...productSuggestions(productAnswer, context.log),
      ...resourceSuggestions(resourceAnswer, context.log),
      ...categorySuggestions(productAnswer, query, structure),
      ...querySuggestions(withNames(listed, names), query, structure),
    ] satisfies Suggestion[],
  });
}

const field = v.optional(v.object({ raw: v.nullish(v.string(), "") }), { raw: "" });
const hit = v.object({
  _meta: v.object({ id: v.string() }),
  productnumber: field,
  name: field,
  title: field,
  url: field,
  clickurl: field,
});
type Hit = v.InferOutput<typeof hit>;

/** Hits with an address; others are logged and skipped (C-TYPE-17). */
function hitsWithUrl(answer: SearchAnswer, type: Suggestion["type"], log: Logger): readonly Hit[] {
  return answer.results.flatMap((result) => {
    const parsed = v.safeParse(hit, result);
    if (parsed.success && isSitePath(parsed.output.url.raw)) return [parsed.output];
    log.error("type-ahead: item without url", { type, id: result._meta.id ?? "" });
    return [];
  });
}

function productSuggestions(answer: SearchAnswer, log: Logger): readonly Suggestion[] {
  return hitsWithUrl(answer, "product", log)
    .slice(0, typeAheadSizes.products)
    .flatMap(({ productnumber, name, clickurl }) => {
      const number = productnumber.raw ?? "";
      if (!/^[A-Za-z0-9-]{1,20}$/.test(number)) return [];
      const fields = { url: `/products/${number}`, clickurl: clickurl.raw ?? "" };
      return [
        {
          type: "product",
          title: name.raw ?? number,
          id: number,
          count: null,
          fields,
          requestId: answer.meta.request_id,
        },
      ];
    });
}

function resourceSuggestions(answer: SearchAnswer, log: Logger): readonly Suggestion[] {
  return hitsWithUrl(answer, "resources", log)
    .slice(0, typeAheadSizes.resources)
    .map(({ _meta, title, url, clickurl }) => ({
      type: "resources",
      title: title.raw ?? "",
      id: _meta.id,
      count: null,
      fields: { url: url.raw ?? "", clickurl: clickurl.raw ?? "" },
      requestId: answer.meta.request_id,
    }));
}

function categorySuggestions(answer: SearchAnswer, query: string, structure: UrlStructure): readonly Suggestion[] {
  return (readFacetCounts(answer, ["categories"]).facets.categories ?? [])
    .slice(0, typeAheadSizes.categories)
    .map(({ key, value, count }) => {
      const url = browseHref({ ...defaultBrowseState, query, facets: { categories: [key] }, source }, structure);
      return { type: "categories", title: value, id: value, count, fields: { url, clickurl: url }, requestId: null };
    });
}

/**
 * Completions of a known name must have its target: "F3" must not complete to clones that start with it, nor "IL-2 protein" to
 * IL-21. The last word of a phrase that is not understood may be the beginning of another name.
 */
function ofSameTarget(phrases: readonly string[], query: string, { names }: PublicContext): readonly string[] {
  // "casp" is an alias of three genes, and far more often the beginning of "caspase".
  if (/^[a-z]{3,}$/.test(query) && names.isOnlyAlias(query)) return phrases;
  const reading = readQuery(query, names);
  const named = names.find(query)?.chosen ?? [];
  const read = reading?.rest.length === 0 ? reading.targets.flatMap(({ chosen }) => chosen) : [];
  if (reading && reading.targets.length === 0 && reading.reagents.length > 0)
    return phrases.filter((phrase) => unnamedWords({ ...reading, rest: reading.reagents }, [phrase]).length === 0);
  const genes = new Set((named.length > 0 ? named : read).flatMap((meaning) => meaning.genes));
  if (genes.size === 0) return phrases;
  return phrases.filter((phrase) => {
    const reading = readQuery(phrase, names);
    return reading !== null && genesOf(reading).some((symbol) => genes.has(symbol));
  });
}

/** Reserves one place for a name beside names of products. */
const withNames = (phrases: readonly string[], names: readonly string[]): readonly string[] =>
  names.length === 0 ? phrases : [...phrases.slice(0, typeAheadSizes.suggestions - 1), ...names];

/** At most 3, without the typed text itself (C-TYPE-15). */
function querySuggestions(phrases: readonly string[], query: string, structure: UrlStructure): readonly Suggestion[] {
  return [...new Set(phrases)]
    .filter((phrase) => phrase.toLowerCase() !== query.toLowerCase())
    .slice(0, typeAheadSizes.suggestions)
    .map((phrase) => {
      const url = searchHref(phrase, structure, { source });
      return {
        type: "suggestions",
        title: phrase,
        id: phrase,
        count: null,
        fields: { url, clickurl: url },
        requestId: null,
      };
    });
}
