/**
 * What happens in the shop, for whoever watches: analytics, which come to life some time after the page. Until then it
 * waits here, so that nothing is lost and no page pays for them at its start.
 */
import type { AnalyticsEvent } from "@domain/analytics/events";
import type { SearchSource } from "@domain/analytics/search-source";

/** A page that is shown. */
export interface ShownPage {
  readonly kind: "page";
  /** Of the entry in the browser's history: the same page may be told twice. */
  readonly key: string;
  readonly pathname: string;
  readonly search: string;
  readonly title: string;
  /** What its loader returned; nobody here knows more about it. */
  readonly data: unknown;
  readonly language: string;
  readonly country: string;
}

export type Happening =
  | ShownPage
  | { readonly kind: "event"; readonly event: AnalyticsEvent }
  /** A search begins whose results the next page will show. */
  | { readonly kind: "search"; readonly source: SearchSource; readonly phrase: string }
  /** A link was chosen; `text` is what it says, `mark` the event that its markup names. */
  | { readonly kind: "click"; readonly href: string; readonly text: string; readonly mark?: string };

const maxWaiting = 200;

let waiting: Happening[] = [];
let watcher: ((happening: Happening) => void) | null = null;

export function happened(happening: Happening): void {
  if (watcher) watcher(happening);
  else if (waiting.length < maxWaiting) waiting.push(happening);
}

/** From now on `watch` is told of everything, first of what has waited. */
export function watchHappenings(watch: (happening: Happening) => void): void {
  watcher = watch;
  const before = waiting;
  waiting = [];
  before.forEach(watch);
}
