/** Turns what happens in the shop into events. Loaded when a page has nothing else to do; what came before it has waited. */
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
 * Call once in a document.
 * @param container null for a deployment without a tag manager
 */
export function observe(container: ThirdPartyScript | null): void {
  fillWhenAllowed();
  watchAnalyticsQueue(take);
  // The next document shows what was searched for.
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
      // Whatever was searched for, the next page is the link's.
      start = null;
      for (const event of eventsOfClick(happening, shown, location.origin, basketOn(shown))) pushEvent(event);
      return;
    case "event":
      pushEvent(happening.event);
  }
}

/** The basket that a link leads on from; a link to the review from a step of the checkout begins nothing. */
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
  // Those of a page that was left before anybody could count it have gone with it.
  const pricesFollow = facts.facts.pricesFollow && pathname === location.pathname;
  const tell = () => pushEvent(viewItem({ ...product, chosen }, (pricesFollow && shownPrices()) || product.sizes));
  // Prices of this market come with the end of the document; the event waits for them, not longer than the page does.
  if (pricesFollow && document.readyState === "loading") addEventListener("DOMContentLoaded", tell, { once: true });
  else tell();
}

/** The page of this shop that a link or a form of it led on from. */
function pageBefore(): Pick<ShownPage, "pathname" | "search"> | null {
  const { origin } = location;
  return !wasReloaded() && document.referrer.startsWith(`${origin}/`) ? new URL(document.referrer) : null;
}

/** The document was not opened but loaded once more, or came back with the history. */
function wasReloaded(): boolean {
  const [entry] = performance.getEntriesByType("navigation");
  return entry instanceof PerformanceNavigationTiming && entry.type !== "navigate";
}
