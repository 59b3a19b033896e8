/**
 * Redirects for addresses of the former shop, `/atg/…` (C-CONT-19). Only self-explanatory parts are used: a product
 * number, search words, the name of a section.
 */
import { browsePath } from "../search-url/structure";

const productNumber = /^\d{4,6}[A-Z]?$/i;
/** Parameter names of the former shop for products and searches. */
const productParameters = ["productid", "prodid", "product", "sku", "skuid", "catalogno", "id"] as const;
const searchParameters = ["ntt", "searchterm", "searchtext", "keyword", "question", "search", "q"] as const;

/** Path words, most specific first, and their targets. */
const sections: readonly (readonly [words: RegExp, to: string])[] = [
  [/^(cart|basket|checkout|shoppingcart)/, "/cart"],
  [/^(quick-?order|quick-?add)/, "/cart/quick-add"],
  [/^(protocols?)/, "/protocols"],
  [/^(pathways?)/, "/research/pathways"],
  [/^(webinars?|videos?)/, "/learn-and-support/videos-and-webinars"],
  [/^(troubleshooting)/, "/learn-and-support/troubleshooting"],
  [/^(support|help|faq|technicalsupport|technical-support)/, "/learn-and-support/technical-support"],
  [/^(contact)/, "/about-us/contact-us"],
  [/^(news|press|media)/, "/about-us/our-company/media-room"],
  [/^(promotions?|offers?|specials?)/, "/product-information/promotions"],
  [/^(products?|catalog|category|browse)/, browsePath],
  [/^(about|company)/, "/about-us"],
  [/^(home|index)/, "/"],
];

/** The matching page of this shop; null if there is none. */
export function legacyTarget(pathname: string, search: URLSearchParams): string | null {
  const parameters = new Map([...search].map(([name, value]) => [name.toLowerCase(), value.trim()]));
  const words = pathname
    .replace(/^\/atg(?=\/|$)/i, "")
    .split("/")
    .map((segment) => segment.replace(/\.(jsp|jspx|html?|do)$/i, "").replace(/;.*$/, ""))
    .filter(Boolean);
  const numbers = [...productParameters.map((name) => parameters.get(name) ?? ""), ...[...words].reverse()];
  const number = numbers.find((value) => productNumber.test(value));
  if (number) return `/products/${number.toUpperCase()}`;
  const asked = searchParameters.map((name) => parameters.get(name)).find(Boolean);
  if (asked) return `${browsePath}?${new URLSearchParams({ q: asked.slice(0, 128) })}`;
  for (const [pattern, to] of sections) if (words.some((word) => pattern.test(word.toLowerCase()))) return to;
  return null;
}
