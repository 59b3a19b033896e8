/** Page head: title, description, canonical URL and language alternates. */
import { type Alternate, alternatesOf } from "@domain/findability/alternates";
import type { Language } from "@domain/market/market";
import { knowledgeBasePath } from "@domain/search-url/knowledge-base";
import type { PublicContext } from "~/context/request/types";
import { type FeedName, feedPath, feedTitles } from "~/loaders/feeds/feed-names.server";

export interface PageHead {
  readonly title: string;
  readonly description: string;
  /** Null for pages that are not indexed. */
  readonly canonical: string | null;
  /** The page has a Markdown version: every public page does, and the knowledge base. */
  readonly hasMarkdown: boolean;
  readonly alternates: readonly Alternate[];
  /** Atom feeds of the page's content. */
  readonly feeds: readonly { readonly title: string; readonly href: string }[];
  /** Image for link previews on other sites; an absolute URL. */
  readonly image: string;
  readonly index: boolean;
  /** False asks search engines not to follow the page's links. */
  readonly follow: boolean;
}

/** Images in public/images/share, made by scripts/data/generate-share-images.ts. */
export type ShareImage = "shop" | "news" | "video" | "protocol" | "article" | "pathway" | "domain";

interface HeadInput {
  /** Without the shop's name. */
  readonly title: string;
  readonly description?: string | null;
  /** Path, with the query if it identifies the page. */
  readonly path: string;
  readonly feeds?: readonly FeedName[];
  /** The page's own image; defaults to the image of its kind. */
  readonly image?: string | null;
  readonly share?: ShareImage;
  /** False adds noindex; such a page has no canonical URL. */
  readonly index?: boolean;
  /** Languages of the page; all if omitted. */
  readonly languages?: readonly Language[];
  readonly follow?: boolean;
}

export function pageHead(context: Pick<PublicContext, "t" | "origins">, input: HeadInput): PageHead {
  const { t, origins } = context;
  const { title, description, path, feeds = [], index = true, follow = true, languages } = input;
  const alternates = index ? alternatesOf(path, origins, languages) : [];
  // A page in another language than its host's belongs to that language's host.
  const own = origins.current + path;
  const canonical = alternates.some(({ href }) => href === own) ? own : (alternates[0]?.href ?? own);
  const image = input.image ?? `/images/share/${input.share ?? "shop"}.png`;
  return {
    // Editors may have appended the shop's name themselves.
    title: path === "/" ? title : t("chrome.titleTemplate", { title: title.replace(/\s*\|\s*Benchside$/, "") }),
    description: description || t("chrome.siteDescription"),
    canonical: index ? canonical : null,
    // Private contexts only have a session.
    hasMarkdown: !("session" in context) || path.split("?")[0] === knowledgeBasePath,
    alternates,
    feeds: feeds.map((name) => ({ title: t(feedTitles[name]), href: feedPath(name) })),
    image: new URL(image, origins.current).href,
    index,
    follow,
  };
}
