import type { Localized } from "../locales";

/** One entry of a menu. An entry without an address is a heading over its items. */
export interface MenuItem {
  /** Unique within the menu; becomes the devkey of the link. */
  readonly key: string;
  readonly title: Localized<string>;
  readonly href?: Localized<string>;
  readonly newWindow?: boolean;
  /** Class name of the icon beside the link. */
  readonly icon?: string;
  readonly items?: readonly MenuItem[];
}

/** Creates one entry; the address is the same in every language unless three are given. */
export function item(
  key: string,
  en: string,
  ja: string,
  zh: string,
  href?: string | Localized<string>,
  items?: readonly MenuItem[],
): MenuItem {
  const address = typeof href === "string" ? { en: href, ja: href, zh: href } : href;
  return { key, title: { en, ja, zh }, ...(address && { href: address }), ...(items && { items }) };
}
