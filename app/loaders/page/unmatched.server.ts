import type { PageArgs } from "~/context/request/page";
import type { PublicContext } from "~/context/request/types";
import { placeInMenu } from "~/loaders/chrome/place-in-menu.server";
import { loadContentPage } from "~/loaders/content/page.server";
import { ServiceFailure } from "~/services/service-failure";
import { pageNotFound } from "./page-not-found.server";

/** Addresses without a route: a content page, otherwise Page Not Found with 404 (AMB-C-10). */
export async function loadUnmatched(context: PublicContext, { url }: PageArgs) {
  const page = await loadContentPage(context, url.pathname, url.searchParams);
  // During an outage respond with 503, so that search engines keep the page.
  if (page === "unavailable") throw new ServiceFailure("content", 0);
  if (!page) throw pageNotFound();
  return placeInMenu(context, page);
}
