import type { Navigation, NavigationItem } from "@contracts/content/navigation";
import type { NavigationLink } from "@contracts/content/parts";
import { linkView } from "./links.server";
import type { NavigationView } from "./page-blocks-data.server";

/** A menu as nested items: its own links first, then its child items. */
export function navigationViews({ links, items }: Navigation): NavigationView[] {
  return [...links.flatMap(leaf), ...items.map(entry)];
}

function leaf(link: NavigationLink): NavigationView[] {
  const view = linkView(link);
  return view ? [{ label: view.label, link: view, items: [] }] : [];
}

function entry({ title, link, links, items }: NavigationItem): NavigationView {
  return { label: title, link: link && linkView(link), items: [...links.flatMap(leaf), ...items.map(entry)] };
}
