import { everywhere, type Localized } from "../locales";
import { type Entry, type EntryReference, entry, reference } from "./entry";
import { uidOf } from "./uid";

export interface LinkOptions {
  readonly devkey?: string;
  readonly icon?: string;
  readonly newWindow?: boolean;
}

/**
 * The navigation links of the shop. Pages, menus and breadcrumbs share one entry for each address, so the first title
 * given for an address is the title everywhere; pages are therefore written before menus.
 */
export interface Links {
  /** Reference to the link of an address, made when it is new. */
  to(href: string | Localized<string>, title: Localized<string>, options?: LinkOptions): EntryReference;
  entries(): readonly Entry[];
}

export function createLinks(): Links {
  const known = new Map<string, Entry>();
  return {
    to(href, title, options = {}) {
      const addresses = typeof href === "string" ? everywhere(href) : href;
      const uid = addresses.en === "/" ? "link-home" : uidOf("link", addresses.en);
      if (!known.has(uid)) {
        const external = /^https?:/u.test(addresses.en);
        known.set(
          uid,
          entry("navigation_link", uid, (language) => ({
            title: title[language],
            label: title[language],
            link_v2: { title: title[language], href: addresses[language] },
            is_external_link: external,
            open_in_new_window: options.newWindow ?? false,
            ...(options.icon && { ui_icon: { icon_class_name: options.icon } }),
            ...(options.devkey && { devkey: options.devkey }),
          })),
        );
      }
      return reference("navigation_link", uid);
    },
    entries: () => [...known.values()],
  };
}
