/** What the head of a page says: title, description, canonical address and its siblings in the other languages. */
import { type Alternate, alternatesOf } from "@domain/findability/alternates";
import type { Language } from "@domain/market/market";
import type { PublicContext } from "~/context/request/types";
import { type FeedName, feedPath, feedTitles } from "~/loaders/feeds/feed-names.server";

export interface PageHead {
  readonly title: string;
  readonly description: string;
  /** Null for pages that are not to be indexed. */
  readonly canonical: string | null;
  readonly alternates: readonly Alternate[];
  /** Atom feeds of what the page lists. */
  readonly feeds: readonly { readonly title: string; readonly href: string }[];
  /** Picture beside a link to the page on other sites; an address with its host. */
  readonly image: string;
  readonly index: boolean;
  /** False asks search engines not to follow the page's links. */
  readonly follow: boolean;
}

/** Drawings in public/images/share, made by scripts/generate-share-images.mjs. */
export type ShareImage = "shop" | "news" | "video" | "protocol" | "article" | "pathway" | "domain";

interface HeadInput {
  /** Without the name of the shop. */
  readonly title: string;
  readonly description?: string | null;
  /** Path and, where it belongs to the page's identity, query. */
  readonly path: string;
  readonly feeds?: readonly FeedName[];
  /** The page's own picture; without one, a drawing of the kind of page. */
  readonly image?: string | null;
  readonly share?: ShareImage;
  /** False keeps the page out of search engines; such a page has no canonical address. */
  readonly index?: boolean;
  /** Languages in which the page exists; left out where it exists in all. */
  readonly languages?: readonly Language[];
  readonly follow?: boolean;
}

export function pageHead({ t, origins }: Pick<PublicContext, "t" | "origins">, input: HeadInput): PageHead {
  const { title, description, path, feeds = [], index = true, follow = true, languages } = input;
  const alternates = index ? alternatesOf(path, origins, languages) : [];
  // A page in another language than its host's is the page of that language's host.
  const own = origins.current + path;
  const canonical = alternates.some(({ href }) => href === own) ? own : (alternates[0]?.href ?? own);
  const image = input.image ?? `/images/share/${input.share ?? "shop"}.png`;
  return {
    // Editors may have put the name of the shop behind a title of theirs.
    title: path === "/" ? title : t("chrome.titleTemplate", { title: title.replace(/\s*\|\s*Benchside$/, "") }),
    description: description || t("chrome.siteDescription"),
    canonical: index ? canonical : null,
    alternates,
    feeds: feeds.map((name) => ({ title: t(feedTitles[name]), href: feedPath(name) })),
    image: new URL(image, origins.current).href,
    index,
    follow,
  };
}
