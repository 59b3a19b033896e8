import * as v from "valibot";
import { href } from "../browse-links";
import type { Localized } from "../locales";
import { readEntry, text } from "../read-content";

/** One entry of a menu. An entry without an address is a heading for its items. */
export interface MenuItem {
  /** Unique within the menu; becomes the devkey of the link. */
  readonly key: string;
  readonly title: Localized<string>;
  readonly href?: string | Localized<string> | undefined;
  readonly newWindow?: boolean | undefined;
  /** Class name of the icon beside the link. */
  readonly icon?: string | undefined;
  readonly items?: readonly MenuItem[] | undefined;
}

const item: v.GenericSchema<unknown, MenuItem> = v.strictObject({
  key: v.string(),
  title: text,
  href: v.optional(href),
  newWindow: v.optional(v.boolean()),
  icon: v.optional(v.string()),
  items: v.optional(v.array(v.lazy(() => item))),
});

export interface Menu {
  readonly devkey: string;
  readonly title: Localized<string>;
  readonly items: readonly MenuItem[];
}

function readMenu(devkey: string): Menu {
  return { devkey, ...readEntry(`menus/${devkey}`, v.strictObject({ title: text, items: v.array(item) })) };
}

/** The menu below the search field: four levels deep. */
const mainMenu = readMenu("main-navigation");

/** A separate menu from one branch of the main menu. */
function branch(devkey: string, key: string): Menu {
  const found = mainMenu.items.find((one) => one.key === key);
  if (!found) throw new Error(`The main menu has no branch ${key}`);
  return { devkey, title: found.title, items: found.items ?? [] };
}

export const menus: readonly Menu[] = [
  mainMenu,
  readMenu("footer-navigation"),
  branch("learn-and-support-navigation", "learn-and-support"),
  branch("about-navigation", "about"),
];
