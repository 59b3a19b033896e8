/** How far a result list can be paged: the engine ends at 100 pages or 10,000 results, whichever comes first. */
import type { PageSize } from "./state";

const maxPages = 100;
const maxResults = 10_000;

/** Last page that the engine answers for a page size. */
export function lastReachablePage(pageSize: PageSize): number {
  return Math.min(maxPages, Math.floor(maxResults / pageSize));
}

export interface Pages {
  readonly current: number;
  readonly last: number;
  /** True when hits lie behind the last page that can be reached: the page asks to refine the search. */
  readonly clamped: boolean;
}

/** Pages of a list, and the one that is shown when a later one was asked for. */
export function pagesOf(totalResults: number, pageSize: PageSize, page: number): Pages {
  const all = Math.max(1, Math.ceil(totalResults / pageSize));
  const last = Math.min(all, lastReachablePage(pageSize));
  return { current: Math.min(page, last), last, clamped: all > last };
}
