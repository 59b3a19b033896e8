/**
 * All events of the data layer with their parameters. Names and ecommerce fields follow Google Analytics 4; unlisted
 * events are never sent. To add one, add an entry here and push it.
 */
import * as v from "valibot";
import { suggestionTypes } from "../search-query/suggestion";
import { browseTabs } from "../search-url/state";
import { ecommerce } from "./item";
import { panelActions, panelEventSteps } from "./panel-actions";
import { leadEventNames, type QuoteEventName, quoteEventNames } from "./quote-steps";
import { searchSources } from "./search-source";
import { interactionKinds } from "./search-steps";
import { userLabels } from "./user-label";

const text = v.pipe(v.string(), v.maxLength(500));
const named = v.pipe(text, v.minLength(1));
const count = v.pipe(v.number(), v.integer(), v.minValue(0));

const search = {
  search_term: named,
  search_source: v.picklist(searchSources),
  search_tab: v.picklist(browseTabs),
  /** Number of hits; absent if the search redirected to its only product. */
  search_results: v.optional(count),
};

/** One event per step of a quote or a request, in order (T-QUOTE-03, T-QUOTE-04). */
const quoteStep = v.strictObject({ ecommerce });
const quoteEvents = Object.fromEntries([...quoteEventNames, ...leadEventNames].map((name) => [name, quoteStep])) as {
  readonly [N in QuoteEventName]: typeof quoteStep;
};

export const analyticsEvents = {
  /** Once per page view (C-ANALYT-09). */
  page_view: v.strictObject({
    /** Pseudonym of a customer; null for everyone else. */
    user_id: v.nullable(named),
    user_type: v.picklist(userLabels),
    page_title: text,
    /** With the allowed parameters (`page-address.ts`), without fragment. */
    page_url: v.pipe(named, v.regex(/^[^#]+$/)),
    page_language: named,
    page_country: named,
  }),
  /** Any search with a phrase (C-ANALYT-01). */
  site_search: v.strictObject(search),
  search: v.strictObject(search),
  /** A change of facets, sort order, page, page size or tab. */
  search_interaction: v.strictObject({
    interaction_type: v.picklist(interactionKinds),
    interaction_value: text,
    search_term: text,
    search_tab: v.picklist(browseTabs),
    search_results: count,
  }),
  typeahead_suggestion_click: v.strictObject({
    search_term: text,
    suggestion: named,
    suggestion_type: v.picklist(suggestionTypes),
    /** Zero-based position in the whole list. */
    index: count,
  }),
  view_item_list: v.strictObject({ ecommerce }),
  select_item: v.strictObject({ ecommerce }),
  view_item: v.strictObject({ ecommerce }),
  select_content: v.strictObject({ content_type: named, content_id: named }),
  compare_products: v.strictObject({ ecommerce }),
  add_to_cart: v.strictObject({ ecommerce }),
  remove_from_cart: v.strictObject({ ecommerce }),
  view_cart: v.strictObject({ ecommerce }),
  begin_checkout: v.strictObject({ ecommerce }),
  add_shipping_info: v.strictObject({ ecommerce }),
  add_payment_info: v.strictObject({ ecommerce }),
  /** The button was pressed. `purchase` reports the order itself. */
  place_order: v.strictObject({ ecommerce }),
  /** Once per order. */
  purchase: v.strictObject({
    ecommerce: v.pipe(
      ecommerce,
      v.check(({ transaction_id }) => transaction_id !== undefined, "a purchase without its number"),
    ),
  }),
  click_quick_add: v.strictObject({}),
  click_multi_quick_add: v.strictObject({}),
  /** Start of a quote or request from the basket. */
  e_requestQuote: v.strictObject({ ecommerce }),
  /** An action in the panel builder (T-TANALYT-14). */
  signal_star: v.strictObject({
    panel_step: v.picklist(panelEventSteps),
    panel_action: v.picklist(panelActions),
    /** Number of antibodies chosen so far, if known. */
    panel_targets: v.optional(count),
  }),
  ...quoteEvents,
} as const;

type AnalyticsEventName = keyof typeof analyticsEvents;
type AnalyticsParameters<N extends AnalyticsEventName> = v.InferInput<(typeof analyticsEvents)[N]>;

/** An event with its name. */
export type AnalyticsEvent = {
  [N in AnalyticsEventName]: { readonly name: N; readonly parameters: AnalyticsParameters<N> };
}[AnalyticsEventName];

/** Data layer entry of an event; null if the event is invalid. */
export function dataLayerEntry({ name, parameters }: AnalyticsEvent): Record<string, unknown> | null {
  const parsed = v.safeParse(analyticsEvents[name], parameters);
  return parsed.success ? { event: name, ...parsed.output } : null;
}
