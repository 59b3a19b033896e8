/** What the head of a page says: title, description, canonical address and its siblings in the other languages. */
import { type Alternate, alternatesOf } from "@domain/findability/alternates";
import type { PublicContext } from "~/context/types";
import { type FeedName, feedPath, feedTitles } from "./feed-names.server";

export interface PageHead {
  readonly title: string;
  readonly description: string;
  /** Null for pages that are not to be indexed. */
  readonly canonical: string | null;
  readonly alternates: readonly Alternate[];
  /** Atom feeds of what the page lists. */
  readonly feeds: readonly { readonly title: string; readonly href: string }[];
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
  readonly feeds?: readonly FeedName[];
  readonly image?: string | null;
  /** False keeps the page out of search engines; such a page has no canonical address. */
  readonly index?: boolean;
  readonly follow?: boolean;
}

export function pageHead({ t, origins }: Pick<PublicContext, "t" | "origins">, input: HeadInput): PageHead {
  const { title, description, path, feeds = [], image = null, index = true, follow = true } = input;
  return {
    title: path === "/" ? title : t("chrome.titleTemplate", { title: title.replace(/\s*\|\s*Benchside$/, "") }),
    description: description || t("chrome.siteDescription"),
    canonical: index ? origins.current + path : null,
    alternates: index ? alternatesOf(path, origins) : [],
    feeds: feeds.map((name) => ({ title: t(feedTitles[name]), href: feedPath(name) })),
    image,
    index,
    follow,
  };
}
