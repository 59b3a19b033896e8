/** `search_reagents`: the results page's own list, as data. */
import {
  firstPlace,
  foreignCursor,
  type ListPlace,
  listCursor,
  type Placed,
  pageOfList,
  placeOfCursor,
} from "@domain/agents/lists/list-cursor";
import { foldIdentifier } from "@domain/lineage/identifiers";
import { parseProductAddress } from "@domain/product-page/address";
import { lastReachablePage, maxResults } from "@domain/search-url/page-limit";
import { defaultPageSize, type PageSize, pageSizes } from "@domain/search-url/state";
import { browsePath, urlStructure } from "@domain/search-url/structure";
import { facetKey } from "@domain/vocabulary/facet-keys";
import { applicationNames, speciesNames } from "@domain/vocabulary/names";
import type { PublicContext } from "~/context/request/types";
import { loadBrowse } from "~/loaders/browse/browse.server";
import type { BrowseData, ProductRow } from "~/loaders/browse/data.server";
import { marketFacts, priceFacts } from "./reagent.server";

interface ReagentSearch {
  readonly query: string;
  /** Catalogue codes. */
  readonly application?: string | undefined;
  readonly species?: string | undefined;
  readonly limit: number;
}

/** Page of the results page's list. */
interface ListPage {
  readonly page: number;
  readonly size: PageSize;
}

/** A product that the phrase names alone, or the list. */
type Searched =
  | { readonly kind: "product"; readonly number: string }
  | { readonly kind: "list"; readonly data: BrowseData; readonly url: string };

/**
 * The page redirects a phrase with a single product and corrects URLs; programs get the result of the redirect target.
 */
const maxRedirects = 3;

async function search(
  context: PublicContext,
  { query, application, species }: ReagentSearch,
  { page, size }: ListPage,
): Promise<Searched> {
  const structure = urlStructure(context.flags.newSearchUrl);
  const parameters = new URLSearchParams({ [structure.query]: query, redirect: "false" });
  if (size !== defaultPageSize) parameters.set(structure.pageSize, String(size));
  if (page > 1) parameters.set("nr", String(page));
  if (application) parameters.set("applications", facetKey("applications", nameOf(applicationNames, application)));
  if (species) parameters.set("speciesreactivity", facetKey("speciesreactivity", nameOf(speciesNames, species)));
  let url = new URL(`${browsePath}?${parameters}`, context.origins.current);
  for (let redirects = 0; ; redirects += 1) {
    try {
      return { kind: "list", data: await loadBrowse(context, { params: {}, url }), url: url.href };
    } catch (thrown) {
      const location = thrown instanceof Response ? thrown.headers.get("location") : null;
      if (location === null || redirects === maxRedirects) throw thrown;
      url = new URL(location, url);
      const product = parseProductAddress(/^\/products\/([^/]+)$/.exec(url.pathname)?.[1]);
      if (product) return { kind: "product", number: product.key };
      if (url.pathname !== browsePath) throw thrown;
    }
  }
}

const nameOf = (table: Readonly<Record<string, { readonly en: string }>>, code: string) => table[code]?.en ?? code;

/** Pages of the list that contain the entry before an offset and the next `limit` entries. */
function pagesAround({ offset }: ListPlace, limit: number): ListPage[] {
  const from = Math.max(0, offset - 1);
  const to = Math.min(offset + limit, maxResults) - 1;
  // The smallest size that reaches the place, because each row costs a read of prices.
  const size =
    pageSizes.find((one) => to < one * lastReachablePage(one)) ?? pageSizes[pageSizes.length - 1] ?? defaultPageSize;
  const first = Math.floor(from / size) + 1;
  const last = Math.max(first, Math.floor(to / size) + 1);
  return Array.from({ length: last - first + 1 }, (_, index) => ({ page: first + index, size }));
}

const placedRows = ({ list, state }: BrowseData): Placed<ProductRow>[] =>
  list.tab !== "product"
    ? []
    : list.rows.map((row, index) => ({ at: (state.page - 1) * state.pageSize + index, key: row.number, entry: row }));

/**
 * Products of the list from an offset on.
 * @returns null if the search is unavailable
 */
export async function searchFrom(context: PublicContext, asked: ReagentSearch, place: ListPlace) {
  const exact = parseProductAddress(foldIdentifier(asked.query));
  if (exact) return { kind: "product" as const, number: exact.key };
  const read = await Promise.all(pagesAround(place, asked.limit).map((page) => search(context, asked, page)));
  const lists = read.flatMap((one) => (one.kind === "list" ? [one] : []));
  const product = read.find((one) => one.kind === "product");
  if (product) return product;
  const [first] = lists;
  if (!first || lists.some(({ data }) => data.error)) return null;
  const { data } = first;
  const total = data.list.tab === "product" ? data.total : 0;
  // A page past the end returns the last one, which may have been read already.
  const rows = new Map(lists.flatMap((one) => placedRows(one.data)).map((placed) => [placed.at, placed]));
  const pricesFailed = lists.some((one) => one.data.pricesFailed);
  const page = pageOfList([...rows.values()], place, asked.limit, Math.min(total, maxResults));
  return { kind: "list" as const, data, url: first.url, total, pricesFailed, page };
}

/** @returns null if the search is unavailable */
export async function searchFacts(context: PublicContext, asked: ReagentSearch, cursor?: string) {
  const { locale, country } = context.market;
  const question = ["search", asked.query, asked.application, asked.species, country, locale];
  const place = cursor === undefined ? firstPlace : await placeOfCursor(question, cursor);
  if (place === null) return { kind: "refused" as const, message: foreignCursor };
  const found = await searchFrom(context, asked, place);
  if (found === null || found.kind === "product") return found;
  const { data, page, total } = found;
  const address = new URL(found.url);
  address.searchParams.delete("nr");
  address.searchParams.delete(urlStructure(context.flags.newSearchUrl).pageSize);
  return {
    kind: "list" as const,
    market: marketFacts(context),
    total,
    ...(data.list.tab === "resources" && { note: "No product was found; articles and protocols were." }),
    ...(total > maxResults && {
      limit_of_list: `Only the first ${maxResults} products can be listed; narrow the query.`,
    }),
    ...(page.isMoved && {
      changed: "The list has changed since the previous page: products may be missing or listed twice.",
    }),
    ...(data.relaxed && { relaxed: data.relaxed }),
    ...(data.unread.length > 0 && { not_understood: data.unread }),
    ...(data.dropped.length > 0 && { filters_without_results: data.dropped }),
    /** The phrase is another maker's number: related products, never the same one. */
    ...(data.foreign && {
      number_of_other_maker: {
        maker: data.foreign.vendor,
        number: data.foreign.catalog,
        related: data.foreign.products.map(({ key, relation, basis }) => ({ number: key, relation, basis })),
      },
    }),
    prices_unavailable: found.pricesFailed,
    results: page.entries.map((row) => rowFacts(context, row)),
    next_cursor: page.next && (await listCursor(question, page.next)),
    url: address.href,
  };
}

function rowFacts({ origins }: Pick<PublicContext, "origins">, row: ProductRow) {
  const { offer } = row;
  return {
    number: row.number,
    name: row.name.map(({ text }) => text).join(""),
    url: `${origins.current}${row.href}`,
    type: row.kind,
    applications: row.applications.map(({ code }) => code),
    species: row.species.map(({ code }) => code),
    host: row.host,
    clonality: row.clonality,
    clone: row.clone || null,
    citations: row.citations,
    discontinued: row.discontinued,
    offer: offer && {
      sku: offer.sku,
      price: offer.price && priceFacts(offer.price),
      ...(!offer.price && { price_reason: offer.reason }),
      action: offer.action,
    },
  };
}
