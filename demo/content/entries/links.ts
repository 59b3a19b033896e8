import { everywhere, type Localized } from "../locales";
import { type Entry, type EntryReference, entry, reference } from "./entry";
import { uidOf } from "./uid";

interface LinkOptions {
  readonly devkey?: string;
  readonly icon?: string;
  readonly newWindow?: boolean;
}

/**
 * Navigation links of the shop. Pages, menus and breadcrumbs share one entry per address. It keeps its first title, so
 * pages are written before menus.
 */
export interface Links {
  /** Reference to the link of an address, created on first use. */
  to(href: string | Localized<string>, title: Localized<string>, options?: LinkOptions): EntryReference;
  /** Reference to a link with a separate title, in addition to the address's shared one. */
  as(href: string | Localized<string>, title: Localized<string>): EntryReference;
  entries(): readonly Entry[];
}

export function createLinks(): Links {
  const known = new Map<string, Entry>();
  function link(uid: string, addresses: Localized<string>, title: Localized<string>, options: LinkOptions) {
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
  }
  const localized = (href: string | Localized<string>) => (typeof href === "string" ? everywhere(href) : href);
  return {
    to(href, title, options = {}) {
      const addresses = localized(href);
      return link(addresses.en === "/" ? "link-home" : uidOf("link", addresses.en), addresses, title, options);
    },
    as(href, title) {
      const addresses = localized(href);
      return link(uidOf("link", `${addresses.en} ${title.en}`), addresses, title, {});
    },
    entries: () => [...known.values()],
  };
}
