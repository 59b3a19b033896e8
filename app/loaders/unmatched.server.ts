import { pageNotFound } from "./page-not-found.server";

/** Addresses without a page end on Page Not Found with status 404 (C-ERRP-01). */
export async function loadUnmatched(): Promise<never> {
  throw pageNotFound();
}
