/** Lists of news, protocols and articles. */

import type { ArticleSummary } from "@contracts/content/pages";
import type { SeoMetadata } from "@contracts/content/parts";
import { instantOfDay } from "@domain/market/time-zone";
import { isDue } from "@domain/news/is-due";
import type { Listed } from "~/services/content/operations/list-operation";
import { type ContentResult, mapResult } from "~/services/content/result";
import { linkView } from "../links.server";
import type { ContentContext, PageBuild } from "../page-build.server";
import type { NextView } from "../page-data.server";
import { choicesView, chosenOf, type ListBuild, startList } from "./choices.server";
import type { ChoicesView, ComponentOf, ListEntryView } from "./components-data.server";

type ListName = "news-list" | "protocol-list" | "article-list";

const perRead = 100;
/** Limit of a list; other entries are found by search. */
const maxEntries = 1000;
export const articlesPath = "/learn-and-support/technical-support/articles";

/** Address of a support article (C-CONT-03). The name is for readers; the number identifies it. */
export function articlePath(article: { readonly slug: string | null; readonly article_id: string }): string {
  const name = article.slug ? `${encodeURIComponent(article.slug)}/` : "";
  return `/learn-and-support/technical-support/${name}${encodeURIComponent(article.article_id)}`;
}

/**
 * Instant of a date without time, which content services and search engines also write as midnight UTC; other instants
 * stay as they are.
 */
export function instantOf(date: string): string {
  return /^\d{4}-\d{2}-\d{2}(?:T00:00:00(?:\.0+)?(?:Z|\+00:00))?$/.test(date) ? instantOfDay(date.slice(0, 10)) : date;
}

/** Entries of all pages; the result of the first read that fails. */
async function everyEntry<T>(
  read: (page: { readonly limit: number; readonly skip: number }) => Promise<ContentResult<Listed<T>>>,
): Promise<ContentResult<readonly T[]>> {
  const all: T[] = [];
  for (let skip = 0, total = 1; skip < Math.min(total, maxEntries); skip += perRead) {
    const result = await read({ limit: perRead, skip });
    if (!result.ok) return result;
    total = result.value.total;
    all.push(...result.value.items);
  }
  return { ok: true, value: all };
}

const everyArticle = ({ context: { services, market } }: PageBuild) =>
  everyEntry((page) => services.content.supportArticles(market.locale, page));

interface ListOptions<T> {
  readonly name: ListName;
  readonly result: ContentResult<readonly T[]>;
  /** Null for an entry without a target. */
  readonly entry: (item: T) => ListEntryView | null;
  readonly more?: string | null;
  readonly filters?: readonly ChoicesView[];
}

function listView<T>({ context }: PageBuild, options: ListOptions<T>): ComponentOf<ListName> {
  const { name, result, entry, more = null, filters = [] } = options;
  if (!result.ok) context.degraded();
  return { name, entries: result.ok ? result.value.flatMap((item) => entry(item) ?? []) : null, more, filters };
}

const descriptionOf = (seo: SeoMetadata) => seo.find(({ type }) => type === "description")?.value ?? null;

/** All news whose day has come, at most 100, latest first (C-CONT-09). */
export async function dueNews({
  services,
  market,
  now,
}: Pick<ContentContext, "market" | "now"> & { readonly services: Pick<ContentContext["services"], "content"> }) {
  const result = await services.content.allNews(market.locale);
  return mapResult(result, (items) => items.filter(({ date }) => isDue(date, now)));
}

export async function newsList(page: PageBuild): Promise<ComponentOf<ListName>> {
  const result = await dueNews(page.context);
  return listView(page, {
    name: "news-list",
    result,
    entry: ({ title, date, page: own, seo_metadata: seo }) => {
      const link = own?.navigation_link ? linkView(own.navigation_link) : null;
      return link && { title, href: link.href, text: descriptionOf(seo), date: instantOf(date), tags: [] };
    },
  });
}

const latestCount = 3;
const mediaRoomPath = "/about-us/our-company/media-room";

/** The latest reports except this page, with a link to all of them. */
export async function latestNews(page: PageBuild): Promise<NextView<ListEntryView>> {
  const { t } = page.context;
  const { entries } = await newsList(page);
  return {
    title: t("reading.moreNews"),
    items: entries?.filter(({ href }) => href !== page.path).slice(0, latestCount) ?? null,
    all: { label: t("reading.allNews"), href: mediaRoomPath },
  };
}

export async function protocolList(page: PageBuild): Promise<ComponentOf<ListName>> {
  const { services, market } = page.context;
  const result = await everyEntry((part) => services.content.protocols(market.locale, part));
  const byNumber = new Intl.Collator("en", { numeric: true });
  return listView(page, {
    name: "protocol-list",
    result: result.ok
      ? { ok: true, value: [...result.value].sort((a, b) => byNumber.compare(a.number, b.number)) }
      : result,
    entry: ({ title, number, page: own, seo_metadata: seo }) => {
      const link = own?.navigation_link ? linkView(own.navigation_link) : null;
      return link && { title, href: link.href, text: descriptionOf(seo), date: null, tags: [number] };
    },
  });
}

const articleEntry = (article: ArticleSummary): ListEntryView => ({
  title: article.title,
  href: articlePath(article),
  text: article.summary,
  date: article.revised === null ? null : instantOf(article.revised),
  tags: article.applications,
});

/** Articles by topic, latest first; limited if the editor sets a number. */
export async function articleList(build: PageBuild, limit: number | null): Promise<ComponentOf<ListName>> {
  const page = limit === null ? startList(build) : null;
  const result = await everyArticle(build);
  const all = result.ok ? result.value : [];
  // A short excerpt on another page has no filters.
  const filters = page ? topicChoices(page, all) : [];
  const topic = page && chosenOf(page, "category", all.flatMap(topicsOf));
  const latest = all
    .filter((article) => topic === null || topicsOf(article).includes(topic))
    .sort((a, b) => (b.revised ?? "").localeCompare(a.revised ?? ""));
  const shown = limit === null ? latest : latest.slice(0, limit);
  return listView(build, {
    name: "article-list",
    result: result.ok ? { ok: true, value: shown } : result,
    entry: articleEntry,
    more: shown.length < latest.length ? articlesPath : null,
    filters,
  });
}

const nextCount = 3;

/** The long articles on the same topic that follow this one by number; after the last comes the first. */
export async function nextArticles(
  page: PageBuild,
  article: Pick<ArticleSummary, "article_id" | "categories">,
): Promise<NextView<ListEntryView>> {
  const { t } = page.context;
  const result = await everyArticle(page);
  if (!result.ok) page.context.degraded();
  const own = Number(article.article_id);
  const topics = topicsOf(article);
  const others = (result.ok ? result.value : [])
    .filter((other) => other.author !== null && topicsOf(other).some((topic) => topics.includes(topic)))
    .filter((other) => other.article_id !== article.article_id)
    .sort((a, b) => Number(a.article_id) - Number(b.article_id));
  const after = others.filter((other) => Number(other.article_id) > own);
  const before = others.filter((other) => Number(other.article_id) < own);
  return {
    title: t("reading.nextArticles"),
    items: result.ok ? [...after, ...before].slice(0, nextCount).map(articleEntry) : null,
    all: { label: t("contentPages.allArticles"), href: articlesPath },
  };
}

const topicsOf = ({ categories }: Pick<ArticleSummary, "categories">) => categories.map(({ value }) => value);

function topicChoices(page: ListBuild, articles: readonly ArticleSummary[]): ChoicesView[] {
  const { t } = page.context;
  const topics = new Map(articles.flatMap(({ categories }) => categories.map(({ value, title }) => [value, title])));
  return choicesView(page, "category", {
    label: t("reading.filter.category"),
    all: { value: "", label: t("reading.filter.all"), count: articles.length },
    choices: [...topics].map(([value, label]) => ({
      value,
      label,
      count: articles.filter((article) => topicsOf(article).includes(value)).length,
    })),
  });
}
