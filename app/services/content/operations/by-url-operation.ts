import { list, type NavigationLink, navigationLink } from "@contracts/content/parts";
import * as v from "valibot";
import { document, type Fragment, linkFields } from "../fragments";
import type { DraftRead, Operation } from "../operation";
import { listed } from "./list-operation";

/** A page and the links of the addresses above it, for breadcrumbs (C-CONT-18). */
export interface FoundPage<T> {
  readonly page: T;
  readonly breadcrumbs: readonly NavigationLink[];
}

interface ByUrlOptions<S extends v.GenericSchema> {
  readonly name: string;
  readonly contentType: string;
  readonly item: S;
  readonly fields: Fragment;
  /** Where the entry keeps its navigation link: itself, or its page group. */
  readonly path: "navigation_link" | "page.navigation_link";
}

/** Most addresses above a page that are looked up. */
const maxBreadcrumbs = 12;

type LinkPath = ByUrlOptions<v.GenericSchema>["path"];

/** GraphQL `where` of entries whose address is `$url`. */
export function whereUrl(path: LinkPath): string {
  const link = "navigation_link: { navigation_link: { link_v2: { href: $url } } }";
  return path === "navigation_link" ? link : `page: { ${link} }`;
}

/** Navigation links of the addresses above `$url`, as the root field `breadcrumbs`. */
export const breadcrumbSelection = `breadcrumbs: all_navigation_link(
    where: { link_v2: { href_in: $breadcrumbUrls } }, limit: ${maxBreadcrumbs * 4},
    locale: $locale, fallback_locale: $fallbackLocale
  ) { items { ...LinkFields } }`;

export const breadcrumbSchema = v.object({ items: list(navigationLink) });

/** The reads of drafts that answer `whereUrl` and the breadcrumbs. */
export const draftByUrl = (field: string, contentType: string, path: LinkPath, url: unknown): DraftRead => ({
  field,
  contentType,
  query: { [path]: { $in_query: { "link_v2.href": url } } },
  limit: 1,
});
export const draftBreadcrumbs = (urls: unknown): DraftRead => ({
  field: "breadcrumbs",
  contentType: "navigation_link",
  query: { "link_v2.href": { $in: urls } },
  limit: maxBreadcrumbs * 4,
});

/** Page by address, limit 1, with its breadcrumb links in the same query (C-CMSQ-11). */
export function byUrlOperation<S extends v.GenericSchema>(
  options: ByUrlOptions<S>,
): Operation<FoundPage<v.InferOutput<S>> | null> {
  const { name, contentType, item, fields, path } = options;
  const locales = "locale: $locale, fallback_locale: $fallbackLocale";
  return {
    name,
    document: document(
      `query ${name}(
        $url: String!, $breadcrumbUrls: [String!]!, $locale: String!, $fallbackLocale: Boolean!, $limit: Int!
      ) {
        pages: all_${contentType}(where: { ${whereUrl(path)} }, limit: $limit, ${locales}) { items { ...${fields.name} } }
        ${breadcrumbSelection}
      }`,
      [fields, linkFields],
    ),
    drafts: ({ url, breadcrumbUrls }) => [
      draftByUrl("pages", contentType, path, url),
      draftBreadcrumbs(breadcrumbUrls),
    ],
    schema: v.pipe(
      v.object({ pages: listed(item), breadcrumbs: breadcrumbSchema }),
      v.transform(({ pages, breadcrumbs }) => {
        const [page] = pages.items;
        return page === undefined ? null : { page, breadcrumbs: inOrder(breadcrumbs.items) };
      }),
    ),
  };
}

/** One link an address, shortest first: several links may share an address. */
export function inOrder(links: readonly NavigationLink[]): NavigationLink[] {
  const byHref = new Map<string, NavigationLink>();
  for (const link of links) if (!byHref.has(link.link_v2.href)) byHref.set(link.link_v2.href, link);
  return [...byHref.values()].sort((a, b) => a.link_v2.href.length - b.link_v2.href.length);
}

/** Addresses above a path, from the first segment on: `/a/b/c` → `/a`, `/a/b`. */
export function breadcrumbUrls(url: string): string[] {
  const segments = url.split("/").filter((segment) => segment !== "");
  return segments
    .slice(0, -1)
    .slice(0, maxBreadcrumbs)
    .map((_, at) => `/${segments.slice(0, at + 1).join("/")}`);
}
