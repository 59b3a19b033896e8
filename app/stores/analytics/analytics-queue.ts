/**
 * What happens in the shop, for whoever watches: analytics, which come to life some time after the page. Until then it
 * waits here, over the end of the page too, so that nothing is lost and no page pays for them at its start.
 */
import type { Sale } from "@contracts/commerce/basket-answers";
import type { AnalyticsEvent } from "@domain/analytics/events";
import type { SearchSource } from "@domain/analytics/search-source";
import type { PageFacts } from "~/components/analytics/page-data";
import { tabValues } from "~/stores/storage";

/** A page that is shown. */
export interface ShownPage {
  readonly kind: "page";
  readonly pathname: string;
  readonly search: string;
  readonly title: string;
  readonly facts: PageFacts;
  readonly language: string;
  readonly country: string;
}

export type AnalyticsItem =
  | ShownPage
  | { readonly kind: "event"; readonly event: AnalyticsEvent }
  /** A search begins whose results the next page will show. */
  | { readonly kind: "search"; readonly source: SearchSource; readonly phrase: string }
  /** A link was chosen; `text` is what it says, `mark` the event that its markup names. */
  | { readonly kind: "click"; readonly href: string; readonly text: string; readonly mark?: string };

const maxWaiting = 200;

interface AnalyticsQueue {
  /** What has happened and waits to be told. */
  waiting: AnalyticsItem[];
  watcher: ((happening: AnalyticsItem) => void) | null;
  /** The basket as it was last known. */
  sale: Sale | null;
}

declare global {
  /** Global, because a page's app and the enhancement bundle share it. */
  var shopAnalyticsQueue: AnalyticsQueue | undefined;
}

const shared = (): AnalyticsQueue => {
  globalThis.shopAnalyticsQueue ??= { waiting: [], watcher: null, sale: null };
  return globalThis.shopAnalyticsQueue;
};

export function queueAnalytics(happening: AnalyticsItem): void {
  const { watcher, waiting } = shared();
  if (watcher) watcher(happening);
  else if (waiting.length < maxWaiting) waiting.push(happening);
}

/** From now on `watch` is told of everything, first of what has waited. */
export function watchAnalyticsQueue(watch: (happening: AnalyticsItem) => void): void {
  const before = shared().waiting;
  Object.assign(shared(), { watcher: watch, waiting: [] });
  before.forEach(watch);
}

/** The basket has become another one; null where nobody knows it. */
export function basketIs(sale: Sale | null): void {
  shared().sale = sale;
}

/** The basket that a link leads on from. */
export const knownSale = (): Sale | null => shared().sale;

const carriedKey = "happenings";

/** Keeps happenings for the next page of this tab: those that nobody has been told of. */
export function carryAnalyticsQueue(kept: readonly AnalyticsItem[] = shared().waiting): void {
  if (kept.length === 0) return;
  shared().waiting = [];
  tabValues.set(carriedKey, JSON.stringify(kept));
}

/** What the page before had still to tell; once. Kept by this shop's scripts, so it is taken as it is. */
export function carriedAnalytics(): readonly AnalyticsItem[] {
  const kept = tabValues.get(carriedKey);
  if (!kept) return [];
  tabValues.set(carriedKey, "");
  return JSON.parse(kept);
}
