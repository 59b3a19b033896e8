/** Turns shop activity into events. Loads when the page is idle; earlier activity is queued. */
import type { Sale } from "@contracts/commerce/basket-answers";
import { pageAddress } from "@domain/analytics/page-address";
import { isUserLabel } from "@domain/analytics/user-label";
import type { ThirdPartyScript } from "@domain/consent/third-parties";
import { loadThirdPartyScript } from "~/components/consent/third-party-script";
import {
  type AnalyticsItem,
  carryAnalyticsQueue,
  knownSale,
  type ShownPage,
  watchAnalyticsQueue,
} from "~/stores/analytics/analytics-queue";
import { $consent, isAllowed } from "~/stores/consent";
import { eventsOfClick } from "./click-events";
import { fillWhenAllowed, pushConsent, pushEvent } from "./data-layer";
import { eventsOfPage, type SearchStart, viewItem } from "./page-events";
import { shownPrices } from "./shown-facts";

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

function take(item: AnalyticsItem): void {
  switch (item.kind) {
    case "page":
      showPage(item);
      return;
    case "search":
      start = item;
      return;
    case "click":
      // A click on a link discards the pending search.
      start = null;
      for (const event of eventsOfClick(item, shown, location.origin, basketOn(shown))) pushEvent(event);
      return;
    case "event":
      pushEvent(item.event);
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
  const reportView = () =>
    pushEvent(viewItem({ ...product, chosen }, (pricesFollow && shownPrices()) || product.sizes));
  // Late prices arrive at the end of the document; wait for them until the page closes.
  if (pricesFollow && document.readyState === "loading")
    addEventListener("DOMContentLoaded", reportView, { once: true });
  else reportView();
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

/** Parameters of `page_view` (C-ANALYT-09). */
interface Viewed {
  readonly title: string;
  readonly pathname: string;
  readonly search: string;
  readonly language: string;
  readonly country: string;
}

function pageView({ title, pathname, search, language, country }: Viewed) {
  return {
    ...user(),
    page_title: title.slice(0, 500),
    page_url: pageAddress(location.origin, pathname, search),
    page_language: language,
    page_country: country,
  };
}

/** Label and, for a customer, pseudonym of the visitor, as set by the edge. */
function user() {
  const said = document.querySelector<HTMLDataElement>('[data-slot="visitor"] data');
  const label = said?.dataset.user;
  return { user_id: said?.value || null, user_type: isUserLabel(label) ? label : ("Guest" as const) };
}

/** No third-party code on sign-in, payment, quote and procurement pages. */
const privatePages = /^\/(?:account|checkout|order|quote|punchout|ct)(?:\/|$)/;

/** True if the page may load tags. */
function mayLoadTags(pathname: string): boolean {
  return !privatePages.test(pathname);
}

let loaded = false;

/** Loads the container once the visitor consents; null without a tag manager. */
function loadTagsWhenAllowed(container: ThirdPartyScript | null): void {
  if (!container) return;
  const look = () => {
    if (loaded || !isAllowed("analytics") || !mayLoadTags(location.pathname)) return;
    loaded = true;
    pushConsent(true);
    loadThirdPartyScript(container);
  };
  look();
  $consent.listen(look);
}
