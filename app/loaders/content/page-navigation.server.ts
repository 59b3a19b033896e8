/** Menus without the entries of content pages that are not published, which would lead to Page Not Found. */

import type { Navigation, NavigationItem } from "@contracts/content/navigation";
import type { NavigationLink } from "@contracts/content/parts";
import { isArticleAddress } from "@domain/links/article-address";
import { isShopPage } from "@domain/links/shop-page";
import { isDue } from "@domain/news/is-due";
import { linkView } from "./links.server";
import type { NavigationView } from "./page-blocks-data.server";
import type { ContentContext } from "./page-build.server";

/** A menu as nested items: its own links first, then its child items. */
const allViews = ({ links, items }: Navigation): NavigationView[] => [...links.flatMap(leaf), ...items.map(entry)];

export type MenuViews = (menu: Navigation) => readonly NavigationView[];

/** Views of a page's menus, without entries that lead to no page; they are looked up once for all menus. */
export async function pageMenus(context: ContentContext, menus: readonly Navigation[]): Promise<MenuViews> {
  const missing = await missingPages(context, ...menus.map(allViews));
  return (menu) => withoutPages(allViews(menu), missing);
}

function leaf(link: NavigationLink): NavigationView[] {
  const view = linkView(link);
  return view ? [{ label: view.label, link: view, items: [] }] : [];
}

function entry({ title, link, links, items }: NavigationItem): NavigationView {
  return { label: title, link: link && linkView(link), items: [...links.flatMap(leaf), ...items.map(entry)] };
}

/** An entry of a menu, with the entries below it. */
interface MenuEntry<Node> {
  readonly link: { readonly href: string } | null;
  readonly items: readonly Node[];
}

const none: ReadonlySet<string> = new Set();

/** Path of the content page that a link leads to; null for pages of the shop itself, files and other sites. */
function contentPath(href: string): string | null {
  if (!href.startsWith("/")) return null;
  const [path = ""] = href.split(/[?#]/, 1);
  const page = path.replace(/(.)\/+$/, "$1");
  return page.includes(".") || isShopPage(page) || isArticleAddress(page) ? null : page;
}

function pathsOf<Node extends MenuEntry<Node>>(nodes: readonly Node[]): string[] {
  return nodes.flatMap(({ link, items }) => {
    const path = link && contentPath(link.href);
    return path === null ? pathsOf(items) : [path, ...pathsOf(items)];
  });
}

type Asking = Pick<ContentContext, "market" | "now" | "preview" | "degraded"> & {
  readonly services: Pick<ContentContext["services"], "content">;
};

/**
 * Paths in menus that have no page for readers. If that cannot be found out, every entry stays, and the page is not
 * stored.
 */
export async function missingPages<Node extends MenuEntry<Node>>(
  { services, market, now, preview, degraded }: Asking,
  ...menus: readonly (readonly Node[])[]
): Promise<ReadonlySet<string>> {
  const paths = new Set(menus.flatMap(pathsOf));
  if (paths.size === 0) return none;
  const result = await services.content.pagesAt(market.locale, [...paths]);
  if (!result.ok) {
    degraded();
    return none;
  }
  for (const { path, date } of result.value) if (preview || date === null || isDue(date, now)) paths.delete(path);
  return paths;
}

/** An entry without its page keeps the entries below it, as a heading; without any it is left out. */
export function withoutPages<Node extends MenuEntry<Node>>(
  nodes: readonly Node[],
  missing: ReadonlySet<string>,
): readonly Node[] {
  if (missing.size === 0) return nodes;
  return nodes.flatMap((node) => {
    const path = node.link && contentPath(node.link.href);
    const link = path !== null && missing.has(path) ? null : node.link;
    const items = withoutPages(node.items, missing);
    const ledSomewhere = node.link !== null || node.items.length > 0;
    return ledSomewhere && link === null && items.length === 0 ? [] : [{ ...node, link, items }];
  });
}
