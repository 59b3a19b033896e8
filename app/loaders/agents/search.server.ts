/** `search_reagents`: the results page's own list, as data. */
import { foldIdentifier } from "@domain/lineage/identifiers";
import { parseProductAddress } from "@domain/product-page/address";
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

/** A product that the phrase names alone, or the list. */
type Searched =
  | { readonly kind: "product"; readonly number: string }
  | { readonly kind: "list"; readonly data: BrowseData; readonly url: string };

/** The page redirects a phrase that is one product, and corrects addresses; a program gets the place it leads to. */
const mostRedirects = 3;

async function search(context: PublicContext, { query, application, species }: ReagentSearch): Promise<Searched> {
  const structure = urlStructure(context.flags.newSearchUrl);
  const parameters = new URLSearchParams({ [structure.query]: query, redirect: "false" });
  if (application) parameters.set("applications", facetKey("applications", nameOf(applicationNames, application)));
  if (species) parameters.set("speciesreactivity", facetKey("speciesreactivity", nameOf(speciesNames, species)));
  let url = new URL(`${browsePath}?${parameters}`, context.origins.current);
  for (let redirects = 0; ; redirects += 1) {
    try {
      return { kind: "list", data: await loadBrowse(context, { params: {}, url }), url: url.href };
    } catch (thrown) {
      const location = thrown instanceof Response ? thrown.headers.get("location") : null;
      if (location === null || redirects === mostRedirects) throw thrown;
      url = new URL(location, url);
      const product = parseProductAddress(/^\/products\/([^/]+)$/.exec(url.pathname)?.[1]);
      if (product) return { kind: "product", number: product.key };
      if (url.pathname !== browsePath) throw thrown;
    }
  }
}

const nameOf = (table: Readonly<Record<string, { readonly en: string }>>, code: string) => table[code]?.en ?? code;

/** @returns null if the search does not answer */
export async function searchFacts(context: PublicContext, asked: ReagentSearch) {
  const exact = parseProductAddress(foldIdentifier(asked.query));
  const found = exact ? ({ kind: "product", number: exact.key } as const) : await search(context, asked);
  if (found.kind === "product") return { kind: "product" as const, number: found.number };
  const { data, url } = found;
  if (data.error) return null;
  const rows = data.list.tab === "product" ? data.list.rows : [];
  const { pathname, search: parameters } = new URL(url);
  return {
    kind: "list" as const,
    market: marketFacts(context),
    total: data.list.tab === "product" ? data.total : 0,
    ...(data.list.tab === "resources" && { note: "No product was found; articles and protocols were." }),
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
    prices_unavailable: data.pricesFailed,
    results: rows.slice(0, asked.limit).map((row) => rowFacts(context, row)),
    url: `${context.origins.current}${pathname}${parameters}`,
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
