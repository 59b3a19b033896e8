/** Menus of a page as nested items. */

import type { Navigation, NavigationItem } from "@contracts/content/navigation";
import type { NavigationLink } from "@contracts/content/parts";
import { linkView } from "./links.server";
import type { NavigationView } from "./page-blocks-data.server";

/** A menu as nested items: its own links first, then its child items. */
export function navigationViews({ links, items }: Navigation): NavigationView[] {
  return [...links.flatMap(leaf), ...items.flatMap(entry)];
}

function leaf(link: NavigationLink): NavigationView[] {
  const view = linkView(link);
  return view ? [{ label: view.label, link: view, items: [] }] : [];
}

function entry(item: NavigationItem): NavigationView[] {
  const { title, link, links, items } = item;
  const below = [...links.flatMap(leaf), ...items.flatMap(entry)];
  return withoutDeadEnds({ label: title, link: link && linkView(link), items: below }, item);
}

/**
 * An entry whose page is not published keeps the entries below it, as a heading; without any it is left out. A heading that
 * editors wrote without entries stays.
 */
export function withoutDeadEnds<Node extends { readonly link: unknown; readonly items: readonly unknown[] }>(
  node: Node,
  { link, links, items }: Pick<NavigationItem, "link" | "links" | "items">,
): Node[] {
  const ledSomewhere = link !== null || links.length > 0 || items.length > 0;
  return ledSomewhere && node.link === null && node.items.length === 0 ? [] : [node];
}
