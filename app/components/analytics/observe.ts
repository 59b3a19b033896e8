/** Turns what happens in the shop into events. Loaded when a page has nothing else to do; what came before it has waited. */
import type { Sale } from "@contracts/basket-answers";
import { answerBanner } from "~/components/consent/answer-banner";
import type { RootPageData } from "~/loaders/root.server";
import { $basket } from "~/stores/basket";
import { type Happening, type ShownPage, watchHappenings } from "~/stores/happenings";
import { eventsOfClick } from "./click-events";
import { pushEvent } from "./data-layer";
import { lookedUpSizes, pageFacts } from "./page-data";
import { eventsOfPage, type SearchStart, viewItem } from "./page-events";
import { hasToldReadPage, pageView } from "./page-view";
import { hasTags, loadTagsWhenAllowed, mayLoadTags } from "./tag-container";

let shown: ShownPage | null = null;
let start: SearchStart | null = null;
let observing = false;

/** Call it as often as you like: a document is observed once. */
export function observe(root: RootPageData | undefined): void {
  if (observing) return;
  observing = true;
  watchHappenings(take);
  answerBanner();
  loadTagsWhenAllowed(root?.parties?.tags ?? null);
}

function take(happening: Happening): void {
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
  return $basket.get()?.basket?.sale ?? null;
}

function showPage(page: ShownPage): void {
  // An error page takes the place of the frame, and tells the page again that it stands on.
  if (shown && shown.key === page.key && shown.pathname === page.pathname && shown.search === page.search) return;
  if (hasTags() && !mayLoadTags(page.pathname)) {
    // What runs in this document cannot be stopped: the private page begins in a new one.
    location.reload();
    return;
  }
  // A page that was read has told of itself.
  if (shown !== null || !hasToldReadPage()) pushEvent({ name: "page_view", parameters: pageView(page) });
  const arrived = shown === null && !wasReloaded();
  for (const event of eventsOfPage(page, { previous: shown, start, arrived })) pushEvent(event);
  viewProduct(page);
  shown = page;
  start = null;
}

function viewProduct(page: ShownPage): void {
  const known = pageFacts(page.pathname, page.data);
  if (known.kind !== "product") return;
  const { product, chosen, lookedUpSizes: waiting } = known.facts;
  const viewed = { ...product, chosen };
  if (!waiting) {
    pushEvent(viewItem(viewed, product.sizes));
    return;
  }
  // Prices of this market are asked for beside the page; the event waits for them, not longer than the page does.
  waiting.then((settled) => pushEvent(viewItem(viewed, lookedUpSizes(settled) ?? product.sizes)));
}

/** The document was not opened but loaded once more, or came back with the history. */
function wasReloaded(): boolean {
  const [entry] = performance.getEntriesByType("navigation");
  return entry instanceof PerformanceNavigationTiming && entry.type !== "navigate";
}
