/** Turns shop activity into events. Loads when the page is idle; earlier activity is queued. */
import type { Sale } from "@contracts/commerce/basket-answers";
import type { ThirdPartyScript } from "@domain/consent/third-parties";
import {
  type AnalyticsItem,
  carryAnalyticsQueue,
  knownSale,
  type ShownPage,
  watchAnalyticsQueue,
} from "~/stores/analytics/analytics-queue";
import { isAllowed } from "~/stores/consent";
import { eventsOfClick } from "./click-events";
import { fillWhenAllowed, pushEvent } from "./data-layer";
import { eventsOfPage, type SearchStart, viewItem } from "./page-events";
import { pageView } from "./page-view";
import { shownPrices } from "./shown-facts";
import { loadTagsWhenAllowed } from "./tag-container";

let shown: ShownPage | null = null;
let start: (SearchStart & AnalyticsItem) | null = null;

/**
 * Call once per document.
 * @param container null without a tag manager
 */
export function observe(container: ThirdPartyScript | null): void {
  fillWhenAllowed();
  watchAnalyticsQueue(take);
  // The next document shows the search results, so it reports the search.
  addEventListener("pagehide", () => start && isAllowed("analytics") && carryAnalyticsQueue([start]));
  loadTagsWhenAllowed(container);
}

function take(happening: AnalyticsItem): void {
  switch (happening.kind) {
    case "page":
      showPage(happening);
      return;
    case "search":
      start = happening;
      return;
    case "click":
      // A click on a link discards the pending search.
      start = null;
      for (const event of eventsOfClick(happening, shown, location.origin, basketOn(shown))) pushEvent(event);
      return;
    case "event":
      pushEvent(happening.event);
  }
}

/** Basket that a link continues from; null for a link from a checkout step back to the review. */
function basketOn(page: ShownPage | null): Sale | null {
  if (page && /^\/(checkout|quote)(\/|$)/.test(page.pathname)) return null;
  const loaded = page?.facts.kind === "cart" ? page.facts.facts.state.basket : null;
  return knownSale() ?? loaded?.sale ?? null;
}

function showPage(page: ShownPage): void {
  pushEvent({ name: "page_view", parameters: pageView(page) });
  const arrived = shown === null && !wasReloaded();
  for (const event of eventsOfPage(page, { previous: shown ?? pageBefore(), start, arrived })) pushEvent(event);
  viewProduct(page);
  shown = page;
  start = null;
}

function viewProduct({ facts, pathname }: ShownPage): void {
  if (facts.kind !== "product") return;
  const { product, chosen } = facts.facts;
  // Late prices of an earlier page are gone.
  const pricesFollow = facts.facts.pricesFollow && pathname === location.pathname;
  const tell = () => pushEvent(viewItem({ ...product, chosen }, (pricesFollow && shownPrices()) || product.sizes));
  // Late prices arrive at the end of the document; wait for them as long as the page lives.
  if (pricesFollow && document.readyState === "loading") addEventListener("DOMContentLoaded", tell, { once: true });
  else tell();
}

/** The shop page that linked here. */
function pageBefore(): Pick<ShownPage, "pathname" | "search"> | null {
  const { origin } = location;
  return !wasReloaded() && document.referrer.startsWith(`${origin}/`) ? new URL(document.referrer) : null;
}

/** True if the document was reloaded or restored from history. */
function wasReloaded(): boolean {
  const [entry] = performance.getEntriesByType("navigation");
  return entry instanceof PerformanceNavigationTiming && entry.type !== "navigate";
}
