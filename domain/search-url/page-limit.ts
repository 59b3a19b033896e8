/** Paging limit: the engine ends at 100 pages or 10,000 results, whichever comes first. */
import type { PageSize } from "./state";

const maxPages = 100;
export const maxResults = 10_000;

/**
 * Page number in the address of any list. Anything but a whole number from 1 on means the first page (C-SURL-16), and a
 * number past the end leads to the last page.
 */
export const pageIn = (text: string | null): number => (/^\d{1,6}$/.test(text ?? "") ? Math.max(1, Number(text)) : 1);

/** Last page the engine can return for a page size. */
export function lastReachablePage(pageSize: PageSize): number {
  return Math.min(maxPages, Math.floor(maxResults / pageSize));
}

export interface Pages {
  readonly current: number;
  readonly last: number;
  /** True if hits lie beyond the last reachable page; the page then suggests refining the search. */
  readonly clamped: boolean;
}

/** Page count of a list, and the page to show, which is clamped. */
export function pagesOf(totalResults: number, pageSize: PageSize, page: number): Pages {
  const all = Math.max(1, Math.ceil(totalResults / pageSize));
  const last = Math.min(all, lastReachablePage(pageSize));
  return { current: Math.min(page, last), last, clamped: all > last };
}
