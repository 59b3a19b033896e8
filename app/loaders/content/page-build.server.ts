/** State shared while one content page is converted to views. */
import type { System } from "@contracts/content/parts";
import { contentLang } from "@domain/market/content-lang";
import { type Anchors, createAnchors } from "@domain/page-contents/anchors";
import type { PublicContext } from "~/context/request/types";
import type { ContentsEntry } from "./page-data.server";

/** The part of the context that content pages need. */
export type ContentContext = Pick<
  PublicContext,
  "market" | "t" | "log" | "imagesUrl" | "now" | "origins" | "preview" | "degraded" | "defer" | "thirdParties"
> & {
  readonly services: Pick<PublicContext["services"], "content"> & {
    readonly catalogue: Pick<PublicContext["services"]["catalogue"], "fullProduct">;
  };
};

export interface PageBuild {
  readonly context: ContentContext;
  /** Path of the page, and list filters from its address. */
  readonly path: string;
  readonly search: URLSearchParams;
  readonly anchors: Anchors;
  /** Level 2 headings so far, in page order. */
  readonly contents: ContentsEntry[];
  /** Number of lists with filters or pages so far. */
  lists: number;
}

/** Ids used by the frame of every page. */
const taken = ["main-content", "site-menu"];

export function startPageBuild(
  context: ContentContext,
  path = "",
  search: URLSearchParams = new URLSearchParams(),
): PageBuild {
  return { context, path, search, anchors: createAnchors(taken), contents: [], lists: 0 };
}

/** Registers a level 2 heading in the table of contents and returns its anchor id. */
export function addHeading(page: PageBuild, title: string): string {
  const anchor = page.anchors.of(title);
  page.contents.push({ anchor, title });
  return anchor;
}

/** BCP 47 tag of an entry's language; null if it is the page's. */
export function foreignLanguage({ context }: PageBuild, { locale }: Pick<System, "locale">): string | null {
  return contentLang(locale, context.market.language);
}
