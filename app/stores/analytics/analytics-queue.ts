/**
 * Queue for analytics, which load late. Items wait here, across page loads too, so that nothing is lost and start-up
 * costs nothing.
 */
import type { Sale } from "@contracts/commerce/basket-answers";
import type { AnalyticsEvent } from "@domain/analytics/events";
import type { SearchSource } from "@domain/analytics/search-source";
import type { PageFacts } from "~/components/analytics/page-data";
import { tabValues } from "~/stores/storage";

/** A page view. */
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
  /** A search whose results the next page will show. */
  | { readonly kind: "search"; readonly source: SearchSource; readonly phrase: string }
  /** A clicked link; `text` is its label, `mark` the event named in its markup. */
  | { readonly kind: "click"; readonly href: string; readonly text: string; readonly mark?: string };

const maxWaiting = 200;

interface AnalyticsQueue {
  /** Items not yet reported. */
  waiting: AnalyticsItem[];
  watcher: ((item: AnalyticsItem) => void) | null;
  /** The basket as last known. */
  sale: Sale | null;
}

declare global {
  /** Global, because app and enhancement bundle share it. */
  var shopAnalyticsQueue: AnalyticsQueue | undefined;
}

const shared = (): AnalyticsQueue => {
  globalThis.shopAnalyticsQueue ??= { waiting: [], watcher: null, sale: null };
  return globalThis.shopAnalyticsQueue;
};

export function queueAnalytics(item: AnalyticsItem): void {
  const { watcher, waiting } = shared();
  if (watcher) watcher(item);
  else if (waiting.length < maxWaiting) waiting.push(item);
}

/** Passes all items to `watch`, starting with the queued ones. */
export function watchAnalyticsQueue(watch: (item: AnalyticsItem) => void): void {
  const before = shared().waiting;
  Object.assign(shared(), { watcher: watch, waiting: [] });
  before.forEach(watch);
}

/** Sets the current basket; null if unknown. */
export function basketIs(sale: Sale | null): void {
  shared().sale = sale;
}

/** The current basket, for links that leave it. */
export const knownSale = (): Sale | null => shared().sale;

const carriedKey = "analytics-queue";

/** Stores unreported items for the next page of this tab. */
export function carryAnalyticsQueue(kept: readonly AnalyticsItem[] = shared().waiting): void {
  if (kept.length === 0) return;
  shared().waiting = [];
  tabValues.set(carriedKey, JSON.stringify(kept));
}

/** Items carried over from the previous page, once. Written by our own scripts, so not validated. */
export function carriedAnalytics(): readonly AnalyticsItem[] {
  const kept = tabValues.get(carriedKey);
  if (!kept) return [];
  tabValues.set(carriedKey, "");
  return JSON.parse(kept);
}
