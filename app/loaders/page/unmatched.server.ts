import type { PageArgs } from "~/context/request/page";
import type { PublicContext } from "~/context/request/types";
import { placeInMenu } from "~/loaders/chrome/place-in-menu.server";
import { loadContentPage } from "~/loaders/content/page.server";
import { ServiceFailure } from "~/services/service-failure";
import { pageNotFound } from "./page-not-found.server";

/** Addresses that no route knows: a page of the content service, else Page Not Found with status 404 (AMB-C-10). */
export async function loadUnmatched(context: PublicContext, { url }: PageArgs) {
  const page = await loadContentPage(context, url.pathname, url.searchParams);
  // Nobody can say whether there is such a page: search engines keep what they know and come back.
  if (page === "unavailable") throw new ServiceFailure("content", 0);
  if (!page) throw pageNotFound();
  return placeInMenu(context, page);
}
