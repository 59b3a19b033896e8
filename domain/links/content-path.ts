/** Paths of editors' pages and articles, to detect dead links. */
import { articleAddress } from "./article-address";
import { isShopPage } from "./shop-page";

/** Addresses of the former shop, which are forwarded. */
const former = /^\/atg(\/|$)/i;

/** Path of the content page that a link leads to; null for pages of the shop itself, files and other sites. */
export function contentPath(href: string): string | null {
  if (!href.startsWith("/") || href.startsWith("//")) return null;
  const [path = ""] = href.split(/[?#]/, 1);
  const page = path.replace(/(.)\/+$/, "$1");
  return page.includes(".") || former.test(page) || isShopPage(page) ? null : page;
}

/** Path of an article without its name, which may be missing or differ; null for other paths. */
export function articleKey(path: string): string | null {
  const [, section, id] = articleAddress.exec(path) ?? [];
  return section && id ? `${section}/${id}` : null;
}
