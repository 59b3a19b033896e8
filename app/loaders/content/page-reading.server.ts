/** One content page in the making: what its parts share while entries become views. */
import type { System } from "@contracts/content/parts";
import { contentLang } from "@domain/market/content-lang";
import { type Anchors, createAnchors } from "@domain/page-contents/anchors";
import type { PublicContext } from "~/context/request/types";
import type { ContentsEntry } from "./page-data.server";

/** What a content page needs of its context. */
export type ContentContext = Pick<
  PublicContext,
  "market" | "t" | "log" | "imagesUrl" | "now" | "origins" | "degraded" | "defer" | "thirdParties"
> & { readonly services: Pick<PublicContext["services"], "content"> };

export interface PageReading {
  readonly context: ContentContext;
  /** Path of the page and what its address chooses of lists. */
  readonly path: string;
  readonly search: URLSearchParams;
  readonly anchors: Anchors;
  /** Headings of level 2 so far, in the order of the page. */
  readonly contents: ContentsEntry[];
}

/** Ids that the frame of every page has. */
const taken = ["main-content", "site-menu"];

export function startReading(
  context: ContentContext,
  path = "",
  search: URLSearchParams = new URLSearchParams(),
): PageReading {
  return { context, path, search, anchors: createAnchors(taken), contents: [] };
}

/** Names a heading of level 2 and puts it into the table of contents. */
export function addHeading(page: PageReading, title: string): string {
  const anchor = page.anchors.of(title);
  page.contents.push({ anchor, title });
  return anchor;
}

/** BCP 47 tag of an entry's language, or null where it is the page's. */
export function foreignLanguage({ context }: PageReading, { locale }: Pick<System, "locale">): string | null {
  return contentLang(locale, context.market.language);
}
