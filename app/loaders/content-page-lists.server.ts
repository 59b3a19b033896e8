/** Lists of what the content service has: news, protocols, articles, videos. */
import type { ContentResult } from "~/services/content/result";
import { linkView } from "./content-links.server";
import type { ComponentOf, ComponentView, ListEntryView } from "./content-page-components-data.server";
import type { PageReading } from "./content-page-reading.server";
import { videoView } from "./content-page-videos.server";

type ListName = "news-list" | "protocol-list" | "article-list";

const maxEntries = 100;
const articlesPath = "/learn-and-support/technical-support/articles";

/** Address of a support article (C-CONT-03); its name is for people, the number finds it. */
export function articlePath(article: { readonly slug: string | null; readonly article_id: string }): string {
  const name = article.slug ? `${encodeURIComponent(article.slug)}/` : "";
  return `/learn-and-support/technical-support/${name}${encodeURIComponent(article.article_id)}`;
}

/** A day without a time is that day everywhere: its middle is on the same day in every time zone of the shop. */
export function instantOf(date: string): string {
  return /^\d{4}-\d{2}-\d{2}$/.test(date) ? `${date}T10:00:00Z` : date;
}

function listView<T>(
  { context }: PageReading,
  name: ListName,
  result: ContentResult<readonly T[]>,
  entry: (item: T) => ListEntryView | null,
  more: string | null = null,
): ComponentOf<ListName> {
  if (result.ok) return { name, entries: result.value.flatMap((item) => entry(item) ?? []), more };
  context.degraded();
  return { name, entries: null, more };
}

const plain = { text: null, date: null, tags: [] };

/** All news, at most 100, latest first (C-CONT-09). */
export async function newsList(page: PageReading): Promise<ComponentView> {
  const { services, market } = page.context;
  return listView(page, "news-list", await services.content.allNews(market.locale), (item) => {
    const link = item.page?.navigation_link && linkView(item.page.navigation_link);
    return link ? { ...plain, title: item.title, href: link.href, date: instantOf(item.date) } : null;
  });
}

export async function protocolList(page: PageReading): Promise<ComponentView> {
  const { services, market } = page.context;
  const result = await services.content.protocols(market.locale, { limit: maxEntries, skip: 0 });
  const items = result.ok ? { ok: true as const, value: result.value.items } : result;
  return listView(page, "protocol-list", items, (item) => {
    const link = item.page?.navigation_link && linkView(item.page.navigation_link);
    return link ? { ...plain, title: item.title, href: link.href, tags: [item.number] } : null;
  });
}

/** Articles, the latest first; only the first ones where the editor says how many. */
export async function articleList(page: PageReading, limit: number | null): Promise<ComponentView> {
  const { services, market } = page.context;
  const result = await services.content.supportArticles(market.locale, { limit: maxEntries, skip: 0 });
  if (!result.ok) return listView(page, "article-list", result, () => null);
  const latest = [...result.value.items].sort((a, b) => (b.revised ?? "").localeCompare(a.revised ?? ""));
  const shown = limit === null ? latest : latest.slice(0, limit);
  const more = shown.length < latest.length ? articlesPath : null;
  return listView(
    page,
    "article-list",
    { ok: true, value: shown },
    (item) => ({
      title: item.title,
      href: articlePath(item),
      text: item.summary,
      date: item.revised === null ? null : instantOf(item.revised),
      tags: item.applications,
    }),
    more,
  );
}

export async function videoList({ context }: PageReading): Promise<ComponentView> {
  const result = await context.services.content.videos(context.market.locale, { limit: maxEntries, skip: 0 });
  if (!result.ok) context.degraded();
  return { name: "video-list", videos: result.ok ? result.value.items.map(videoView) : null };
}
