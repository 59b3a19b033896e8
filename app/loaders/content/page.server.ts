/** A content page by its address, of any entry type (C-CONT-15 to C-CONT-18). */
import type { Navigation } from "@contracts/content/navigation";
import type { slotNames } from "@contracts/content/pages";
import type { SeoMetadata } from "@contracts/content/parts";
import { safeMediaSource } from "@domain/links/safe-media-source";
import { isDue } from "@domain/news/is-due";
import type { PublicContext } from "~/context/request/types";
import { pageHead, type ShareImage } from "~/loaders/page/page-head.server";
import { loadArticle } from "./page-article.server";
import { blockViews } from "./page-blocks.server";
import { type ContentContext, foreignLanguage, type PageBuild, startPageBuild } from "./page-build.server";
import { crumbViews } from "./page-crumbs.server";
import type { ContentPageData, CrumbView, SlotView } from "./page-data.server";
import { kindBody, kindTitle, type OtherPage } from "./page-kinds.server";
import { pageLanguages } from "./page-languages.server";
import { navigationViews } from "./page-navigation.server";
import { fragmentText, targetTexts } from "./page-text.server";

type Content = PublicContext["services"]["content"];
type Found = Extract<Awaited<ReturnType<Content["anyPageByUrl"]>>, { ok: true }>["value"];
type BlocksEntry = Extract<NonNullable<Found>["page"], { kind: "page" }>["entry"];

/** The page at a path; null if there is none, "unavailable" during an outage. */
export async function loadContentPage(
  context: ContentContext,
  pathname: string,
  search?: URLSearchParams,
): Promise<ContentPageData | "unavailable" | null> {
  const path = pathOf(pathname);
  const page = startPageBuild(context, path, search);
  const article = await loadArticle(page, path);
  if (article) return article;
  const result = await context.services.content.anyPageByUrl(context.market.locale, path);
  if (!result.ok) return "unavailable";
  if (!result.value) return null;
  const { page: found, breadcrumbs } = result.value;
  // Editors see a planned report, whatever its day.
  if (found.kind === "news" && !context.preview && !isDue(found.entry.date, context.now)) return null;
  const crumbs = crumbViews(
    context,
    path,
    breadcrumbs,
    await context.services.content.liveLinks(context.market.locale),
  );
  return found.kind === "page" ? blocksPage(page, path, found.entry, crumbs) : otherPage(page, path, found, crumbs);
}

/** Content addresses have no trailing slash. */
function pathOf(pathname: string): string {
  return pathname.length > 1 ? pathname.replace(/\/+$/, "") : pathname;
}

const shareImages: Readonly<Record<OtherPage["kind"], ShareImage>> = {
  pathway: "pathway",
  news: "news",
  proteinDomain: "domain",
  protocol: "protocol",
  video: "video",
};

const noSlot: SlotView = { texts: [], navigations: [] };
const noSlots = { before: noSlot, after: noSlot, side: noSlot };

async function blocksPage(
  page: PageBuild,
  path: string,
  entry: BlocksEntry,
  crumbs: readonly CrumbView[],
): Promise<ContentPageData> {
  const { template, noindex, nofollow, seo_metadata } = entry;
  const menu = template?.side_navigation;
  const framed = frame(page, path, { title: entry.title, seo: seo_metadata, noindex, nofollow });
  const before = slotView(page, entry, "before");
  const blocks = await blockViews(page, entry.content_blocks);
  return {
    ...(await framed),
    layout: template?.layout ?? "default",
    lang: foreignLanguage(page, entry.system),
    crumbs,
    sideNavigation: menu ? menuView(menu) : null,
    slots: { before, after: slotView(page, entry, "after"), side: slotView(page, entry, "side") },
    contents: page.contents,
    body: { kind: "blocks", blocks },
  };
}

/** Null for a menu without a usable link, which would be an empty landmark. */
function menuView(menu: Navigation) {
  const items = navigationViews(menu);
  return items.length > 0 ? { title: menu.label ?? menu.title, items } : null;
}

function slotView(page: PageBuild, { slots }: BlocksEntry, name: (typeof slotNames)[number]): SlotView {
  const own = slots.filter((slot) => slot.name === name);
  return {
    texts: own.flatMap(({ fragments, targets }) => [
      ...fragments.map((fragment) => fragmentText(page, fragment)),
      ...targets.flatMap((target) => targetTexts(page, target)),
    ]),
    navigations: own.flatMap(({ navigations }) => navigations.flatMap((menu) => menuView(menu) ?? [])),
  };
}

async function otherPage(
  page: PageBuild,
  path: string,
  found: OtherPage,
  crumbs: readonly CrumbView[],
): Promise<ContentPageData> {
  const { entry } = found;
  const body = await kindBody(page, found);
  return {
    ...(await frame(page, path, {
      title: kindTitle(found),
      seo: entry.seo_metadata,
      noindex: entry.page?.noindex ?? false,
      nofollow: entry.page?.nofollow ?? false,
      share: shareImages[found.kind],
    })),
    layout: "default",
    lang: foreignLanguage(page, entry.system),
    crumbs,
    sideNavigation: null,
    slots: noSlots,
    contents: page.contents,
    body,
  };
}

interface FrameInput {
  readonly title: string;
  readonly seo: SeoMetadata;
  readonly noindex: boolean;
  readonly nofollow: boolean;
  readonly share?: ShareImage;
}

async function frame({ context }: PageBuild, path: string, { title, seo, noindex, nofollow, share }: FrameInput) {
  const value = (type: string) => seo.find((entry) => entry.type === type)?.value ?? null;
  const image = seo.find(({ type }) => type === "og:image");
  const head = pageHead(context, {
    title: value("title") ?? title,
    description: value("description"),
    path,
    image: safeMediaSource(image?.images[0]?.url ?? image?.value),
    share,
    index: !noindex,
    languages: noindex ? [] : await pageLanguages(context, path),
    follow: !nofollow,
  });
  return { head, path, title };
}

/** During an outage the page may exist, so it is neither stored nor reported as missing. */
/** A page that has content of its own even without the content service. */
export function pageWithoutContent(context: ContentContext, path: string): ContentPageData {
  context.degraded();
  const title = context.t("contentPages.unavailableTitle");
  return {
    head: pageHead(context, { title, path }),
    layout: "default",
    path,
    title,
    lang: null,
    crumbs: crumbViews(context, path, [], () => true),
    sideNavigation: null,
    slots: noSlots,
    contents: [],
    body: { kind: "blocks", blocks: [] },
  };
}
