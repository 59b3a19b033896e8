import { data } from "@remix-run/cloudflare";
import type { PageArgs } from "~/context/page";
import type { PublicContext } from "~/context/types";
import { loadContentPage } from "./content-page.server";
import type { ContentPageData } from "./content-page-data.server";
import { pageNotFound } from "./page-not-found.server";
import { placeInMenu } from "./place-in-menu.server";

/** Addresses that no route knows: a page of the content service, else Page Not Found with status 404 (AMB-C-10). */
export async function loadUnmatched(context: PublicContext, { url }: PageArgs) {
  const page = await loadContentPage(context, url.pathname, url.searchParams);
  if (!page) throw pageNotFound();
  const placed: ContentPageData = await placeInMenu(context, page);
  // Nobody can say whether there is such a page: search engines keep what they know and come back.
  return data(placed, { status: placed.body.kind === "unavailable" ? 503 : 200 });
}
