/** Breadcrumb names and side navigation that come from the main menu. */
import type { PublicContext } from "~/context/request/types";
import type { ContentPageData } from "~/loaders/content/page-data.server";
import { loadMainMenu } from "./chrome.server";
import { menuLabel, sectionOf } from "./section-menu.server";

/** The menu stays on the server; a page gets only its own part. */
export async function placeInMenu(context: PublicContext, page: ContentPageData): Promise<ContentPageData> {
  const menu = await loadMainMenu(context);
  const section = page.layout === "default" ? sectionOf(menu, page.path) : null;
  return {
    ...page,
    crumbs: page.crumbs.map((crumb) => ({ ...crumb, label: crumb.label ?? menuLabel(menu, crumb.path) })),
    sideNavigation: page.sideNavigation ?? (section && { title: section.label, items: section.items }),
  };
}
