/** Events of a page (C-ANALYT-01 to C-ANALYT-10). Pure: takes the page and its origin as input. */
import { basketEvents, eventOf } from "@domain/analytics/basket-events";
import type { AnalyticsEvent } from "@domain/analytics/events";
import { type AnalyticsItem, type Ecommerce, itemOf, maxItems } from "@domain/analytics/item";
import { markedSource, type SearchSource } from "@domain/analytics/search-source";
import { searchInteractions, sourceOfInteractions } from "@domain/analytics/search-steps";
import { redactText } from "@domain/http/log/redact-text";
import { cleanSearchInput } from "@domain/search-query/clean-input";
import { parseBrowseUrl } from "@domain/search-url/parse";
import type { ShownPage } from "~/stores/analytics/analytics-queue";
import type { BrowseFacts, CartFacts, CompareFacts, SizeFacts } from "./page-data";

/** The result list, as named in items. */
const resultList = { id: "search_results", name: "Search results" } as const;

export interface SearchStart {
  readonly source: SearchSource;
  readonly phrase: string;
}

interface PageOrigin {
  /** The page that linked here. */
  readonly previous: Pick<ShownPage, "pathname" | "search"> | null;
  /** A search started on that page. */
  readonly start: SearchStart | null;
  /** True if the page was opened as a new document, not reloaded. */
  readonly arrived?: boolean;
}

/** Events of a page in addition to `page_view`. */
export function eventsOfPage(page: ShownPage, led: PageOrigin): AnalyticsEvent[] {
  const known = page.facts;
  switch (known.kind) {
    case "browse":
      return browseEvents(page, known.facts, led);
    case "product":
      // A search with a single hit redirects to the product.
      return led.start ? searchEvents(led.start.phrase, led.start.source, "product") : [];
    case "compare":
      return compareEvents(known.facts);
    case "cart":
      return cartEvents(known.facts, led);
    case "checkout": {
      const { tracked } = known.facts;
      return tracked ? [{ name: tracked.name, parameters: { ecommerce: tracked.ecommerce } }] : [];
    }
    case "quote": {
      const { tracked } = known.facts;
      return tracked ? [{ name: tracked.name, parameters: { ecommerce: tracked.ecommerce } }] : [];
    }
    case "other":
      return [];
  }
}

/** Basket view; after an add without scripts also the add, once (T-TANALYT-01, T-TANALYT-02). */
function cartEvents({ state, added }: CartFacts, { arrived = false }: PageOrigin): AnalyticsEvent[] {
  const sale = state.basket?.sale ?? null;
  const [sku] = added?.skus ?? [];
  const single = arrived && added?.skus.length === 1 && sku !== undefined;
  return [...(single ? basketEvents(null, sale, { sku, count: added.count }) : []), ...eventOf("view_cart", sale)];
}

function browseEvents(page: ShownPage, facts: BrowseFacts, { previous, start }: PageOrigin): AnalyticsEvent[] {
  if (facts.error !== null) return [];
  const { query, tab } = facts.state;
  const asked = parseBrowseUrl(new URLSearchParams(page.search));
  const before = previous?.pathname === page.pathname ? parseBrowseUrl(new URLSearchParams(previous.search)) : null;
  const steps = before ? searchInteractions(before, asked) : [];
  const started = start && cleanSearchInput(start.phrase) === query ? start.source : null;
  const source = started ?? sourceOfInteractions(steps) ?? markedSource(asked.source) ?? "navigation";
  return [
    ...searchEvents(query, source, tab, facts.total),
    ...steps.map(
      ({ kind, value }): AnalyticsEvent => ({
        name: "search_interaction",
        parameters: {
          interaction_type: kind,
          interaction_value: value,
          search_term: searchTerm(query),
          search_tab: tab,
          search_results: facts.total,
        },
      }),
    ),
    ...listEvents(facts),
  ];
}

function searchEvents(
  phrase: string,
  source: SearchSource,
  tab: "product" | "resources",
  total?: number,
): AnalyticsEvent[] {
  const term = searchTerm(phrase);
  if (term === "") return [];
  const parameters = {
    search_term: term,
    search_source: source,
    search_tab: tab,
    ...(total !== undefined && { search_results: total }),
  };
  return [
    { name: "site_search", parameters },
    { name: "search", parameters },
  ];
}

function listEvents(facts: BrowseFacts): AnalyticsEvent[] {
  const items = resultItems(facts).slice(0, maxItems);
  if (items.length === 0) return [];
  return [
    {
      name: "view_item_list",
      parameters: {
        ecommerce: {
          ...currencyOf(facts),
          item_list_id: resultList.id,
          item_list_name: resultList.name,
          items,
        },
      },
    },
  ];
}

/** Products of a result list, in order. */
export function resultItems({ list, state }: BrowseFacts): AnalyticsItem[] {
  if (list.tab !== "product") return [];
  const first = (state.page - 1) * state.pageSize;
  return list.rows.map(({ number, name, offer }, index) =>
    itemOf({ id: number, name, price: offer?.price, list: { ...resultList, index: first + index } }),
  );
}

/** Currency of a list's prices; without one, items have no price. */
export function currencyOf({ list }: BrowseFacts): Pick<Ecommerce, "currency"> {
  if (list.tab !== "product") return {};
  const currency = list.rows.find(({ offer }) => offer?.price)?.offer?.price?.currencyCode;
  return currency ? { currency } : {};
}

interface ViewedProduct {
  readonly key: string;
  readonly name: string;
  readonly productType: string;
  readonly chosen: string | null;
}

/** A product view with the sizes known so far (C-ANALYT-03). The item is the preselected size. */
export function viewItem({ key, name, productType, chosen }: ViewedProduct, sizes: SizeFacts): AnalyticsEvent {
  const size = sizes.find(({ sku }) => sku === chosen) ?? sizes.find(({ offer }) => offer !== null) ?? sizes[0];
  const item = itemOf({ id: key, name, category: productType, variant: size?.sku });
  const offer = size?.offer;
  const ecommerce: Ecommerce = offer
    ? { currency: offer.currency, value: offer.amount, items: [{ ...item, price: offer.amount, quantity: 1 }] }
    : { items: [item] };
  return { name: "view_item", parameters: { ecommerce } };
}

function compareEvents({ products }: CompareFacts): AnalyticsEvent[] {
  const items = products.flatMap(({ id, name }, index) =>
    name === null ? [] : [itemOf({ id, name, list: { id: "compare", name: "Compare", index } })],
  );
  if (items.length === 0) return [];
  return [{ name: "compare_products", parameters: { ecommerce: { items } } }];
}

const maxLength = 100;

/** A search phrase for analytics, redacted and cut to the length that they store. */
function searchTerm(phrase: string): string {
  return redactText(phrase.trim()).slice(0, maxLength);
}
