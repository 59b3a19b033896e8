/** What the head of a page says: title, description, canonical address and its siblings in the other languages. */
import type { PublicContext } from "~/context/types";

export interface PageHead {
  readonly title: string;
  readonly description: string;
  /** Null for pages that are not to be indexed. */
  readonly canonical: string | null;
  readonly alternates: readonly { readonly hrefLang: string; readonly href: string }[];
  readonly image: string | null;
  readonly index: boolean;
  /** False asks search engines not to follow the page's links. */
  readonly follow: boolean;
}

interface HeadInput {
  /** Without the name of the shop. */
  readonly title: string;
  readonly description?: string | null;
  /** Path and, where it belongs to the page's identity, query. */
  readonly path: string;
  readonly image?: string | null;
  /** False keeps the page out of search engines; such a page has no canonical address. */
  readonly index?: boolean;
  readonly follow?: boolean;
}

/**
 * Each language has a host of its own: English on the main host, Japanese and Chinese on theirs. A language chosen by
 * cookie on the main host is the same canonical page.
 */
export function pageHead({ t, origins }: Pick<PublicContext, "t" | "origins">, input: HeadInput): PageHead {
  const { title, description, path, image = null, index = true, follow = true } = input;
  return {
    title: path === "/" ? title : t("chrome.titleTemplate", { title }),
    description: description || t("chrome.siteDescription"),
    canonical: index ? origins.current + path : null,
    alternates: index
      ? [
          { hrefLang: "en", href: origins.global + path },
          { hrefLang: "ja", href: origins.jp + path },
          { hrefLang: "zh-Hans", href: origins.cn + path },
          { hrefLang: "x-default", href: origins.global + path },
        ]
      : [],
    image,
    index,
    follow,
  };
}
