/** Paths of all published pages and articles, for links to them. */
import { first, optional } from "@contracts/content/parts";
import { articleKey } from "@domain/links/content-path";
import type { LocaleIso } from "@domain/market/market";
import * as v from "valibot";
import { document } from "../fragments";
import type { Operation } from "../operation";
import { type ContentResult, found } from "../result";
import type { Runner } from "../run-operation";
import { listed } from "./list-operation";

interface PublishedPath {
  readonly path: string;
  /** First day on which a news report is shown; null for other pages. */
  readonly date: string | null;
}

/** The published paths, each with the first day on which it is shown; null if the shop has more pages than are read. */
export type PublishedPaths = ReadonlyMap<string, string | null> | null;

interface Part {
  readonly paths: readonly PublishedPath[];
  /** Number of entries of the largest type. */
  readonly total: number;
}

const address = v.object({ link_v2: v.object({ href: v.string() }) });
const item = v.pipe(
  v.object({
    navigation_link: v.optional(first(address)),
    page: optional(v.object({ navigation_link: first(address) })),
    article_id: v.nullish(v.string(), null),
    date: v.nullish(v.string(), null),
  }),
  v.transform(({ navigation_link: own, page, article_id: article, date }): PublishedPath | null => {
    const path = article === null ? (own ?? page?.navigation_link)?.link_v2.href : articlePath(article);
    return path ? { path, date } : null;
  }),
);

const articlePath = (id: string) => articleKey(`/learn-and-support/technical-support/${id}`);

const link = "navigation_linkConnection { edges { node { ... on NavigationLink { link_v2 { href } } } } }";
const group = `page { ${link} }`;
const selections = {
  page: link,
  pathway_diagram: group,
  news: `date ${group}`,
  protein_domain_page: group,
  protocol: group,
  content_video: group,
  support_article: "article_id",
} as const;
type Type = keyof typeof selections;

/** The vendor allows three content types per request. */
function publishedPaths(name: string, asked: readonly Type[]): Operation<Part> {
  const lists = asked.map(
    (type) =>
      `all_${type}(limit: $limit, skip: $skip, locale: $locale, fallback_locale: $fallbackLocale) { total items { ${selections[type]} } }`,
  );
  return {
    name,
    document: document(
      `query ${name}($limit: Int!, $skip: Int!, $locale: String!, $fallbackLocale: Boolean!) { ${lists.join(" ")} }`,
      [],
    ),
    // Editors in preview see every link.
    drafts: () => [],
    schema: v.pipe(
      v.record(v.string(), listed(item)),
      v.transform((answer): Part => {
        const known = asked.flatMap((type) => answer[`all_${type}`] ?? []);
        return {
          paths: known.flatMap(({ items }) => items.filter((one) => one !== null)),
          total: Math.max(0, ...known.map(({ total }) => total)),
        };
      }),
    ),
  };
}

/** Together they query every type. */
export const publishedPathQueries = [
  publishedPaths("PublishedPaths", ["page", "pathway_diagram", "news"]),
  publishedPaths("OtherPublishedPaths", ["protein_domain_page", "protocol", "content_video"]),
  publishedPaths("ArticlePaths", ["support_article"]),
] as const;

/** Maximum entries per response. */
const perRead = 100;
/** Most entries of a type that are read. Links of a larger shop stay as they are written. */
const maxOfType = 2000;

async function everyPart(
  runner: Runner,
  operation: Operation<Part>,
  locale: LocaleIso,
): Promise<ContentResult<readonly Part[] | null>> {
  const begin = await runner.run(operation, locale, { limit: perRead, skip: 0 });
  if (!begin.ok) return begin;
  const { total } = begin.value;
  if (total > maxOfType) return found(null);
  const more = Array.from({ length: Math.max(0, Math.ceil(total / perRead) - 1) }, (_, at) => (at + 1) * perRead);
  const parts = [begin.value];
  for (const result of await Promise.all(more.map((skip) => runner.run(operation, locale, { limit: perRead, skip })))) {
    if (!result.ok) return result;
    parts.push(result.value);
  }
  return found(parts);
}

/** Responses are immutable and shared, and so are the paths derived from them. */
const known = new WeakMap<Part, { readonly parts: readonly Part[]; readonly paths: PublishedPaths }>();

function pathsOf(parts: readonly Part[]): PublishedPaths {
  const [begin] = parts;
  const before = begin && known.get(begin);
  if (before?.parts.length === parts.length && before.parts.every((part, at) => part === parts[at]))
    return before.paths;
  const paths = new Map(parts.flatMap((part) => part.paths.map(({ path, date }) => [path, date])));
  if (begin) known.set(begin, { parts, paths });
  return paths;
}

/** Paths of all pages and articles that are published in a locale or in English. */
export async function allPublishedPaths(runner: Runner, locale: LocaleIso): Promise<ContentResult<PublishedPaths>> {
  const results = await Promise.all(publishedPathQueries.map((operation) => everyPart(runner, operation, locale)));
  const all: Part[] = [];
  for (const result of results) {
    if (!result.ok) return result;
    if (result.value === null) return found(null);
    all.push(...result.value);
  }
  return found(pathsOf(all));
}
