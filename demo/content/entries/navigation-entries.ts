import type { Menu, MenuItem } from "../kinds/menus";
import { type Entry, entry, type Fields, type Language } from "./entry";
import type { Links } from "./links";

/** Depth limit of a menu; the menu's own items are level one. */
const deepest = 4;

function itemFields(item: MenuItem, language: Language, level: number, links: Links): Fields {
  if (level > deepest) throw new Error(`Menu entry below level ${deepest}: ${item.key}`);
  const { href, icon, newWindow } = item;
  return {
    title: item.title[language],
    ...(href && { link: links.to(href, item.title, { devkey: item.key, icon, newWindow }) }),
    ...(item.items && { items: item.items.map((below) => itemFields(below, language, level + 1, links)) }),
  };
}

export function navigationEntry(menu: Menu, links: Links): Entry {
  return entry("navigation", `navigation-${menu.devkey}`, (language) => ({
    title: menu.title[language],
    label: menu.title[language],
    devkey: menu.devkey,
    items: menu.items.map((item) => itemFields(item, language, 1, links)),
  }));
}
