/** Whether the content page that was asked for is still on its way (C-CONT-21). */
import { atom } from "nanostores";

/** True until a page has come, and again from each request on; a request that brings none leaves it true. */
export const pageLoading = atom(true);

export function pageRequested(): void {
  pageLoading.set(true);
}

/** @param page what came; null where there is no such page, which the router answers with Page Not Found (AMB-C-11) */
export function pageReturned(page: object | null): void {
  if (page) pageLoading.set(false);
}
