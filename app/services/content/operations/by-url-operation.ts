import { first, list, type NavigationLink, navigationLink } from "@contracts/content/parts";
import * as v from "valibot";
import { document, type Fragment, linkFields, linkOf } from "../fragments";
import type { DraftRead, Operation } from "../operation";
import { listed } from "./list-operation";

/** A page and the links of its ancestors, for breadcrumbs (C-CONT-18). */
export interface FoundPage<T> {
  readonly page: T;
  readonly breadcrumbs: readonly NavigationLink[];
}

interface ByUrlOptions<S extends v.GenericSchema> {
  readonly name: string;
  readonly contentType: string;
  readonly item: S;
  readonly fields: Fragment;
  /** Location of the entry's navigation link: the entry itself, or its page group. */
  readonly path: "navigation_link" | "page.navigation_link";
}

/** Maximum number of ancestors to look up. */
const maxBreadcrumbs = 12;

type LinkPath = ByUrlOptions<v.GenericSchema>["path"];

/** GraphQL `where` for entries whose address is `$url`. */
export function whereUrl(path: LinkPath): string {
  const link = "navigation_link: { navigation_link: { link_v2: { href: $url } } }";
  return path === "navigation_link" ? link : `page: { ${link} }`;
}

/**
 * Ancestors of `$url`: the pages at their addresses as the root field `above`, and all navigation links to them as
 * `breadcrumbs`.
 */
const breadcrumbSelection = `above: all_page(
    where: { navigation_link: { navigation_link: { link_v2: { href_in: $breadcrumbUrls } } } }, limit: ${maxBreadcrumbs},
    locale: $locale, fallback_locale: $fallbackLocale
  ) { items { ${linkOf("navigation_link")} } }
  breadcrumbs: all_navigation_link(
    where: { link_v2: { href_in: $breadcrumbUrls } }, limit: ${maxBreadcrumbs * 4},
    locale: $locale, fallback_locale: $fallbackLocale
  ) { items { ...LinkFields } }`;

const breadcrumbSchemas = {
  above: v.object({ items: list(v.object({ navigation_link: first(navigationLink) })) }),
  breadcrumbs: v.object({ items: list(navigationLink) }),
};

/** Draft reads that correspond to `whereUrl` and the breadcrumbs. */
export const draftByUrl = (field: string, contentType: string, path: LinkPath, url: unknown): DraftRead => ({
  field,
  contentType,
  query: { [path]: { $in_query: { "link_v2.href": url } } },
  limit: 1,
});
const draftBreadcrumbs = (urls: unknown): DraftRead[] => [
  {
    field: "above",
    contentType: "page",
    query: { navigation_link: { $in_query: { "link_v2.href": { $in: urls } } } },
    limit: maxBreadcrumbs,
  },
  {
    field: "breadcrumbs",
    contentType: "navigation_link",
    query: { "link_v2.href": { $in: urls } },
    limit: maxBreadcrumbs * 4,
  },
];

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
      ...draftBreadcrumbs(breadcrumbUrls),
    ],
    schema: v.pipe(
      v.object({ pages: listed(item), ...breadcrumbSchemas }),
      v.transform(({ pages, ...found }) => {
        const [page] = pages.items;
        return page === undefined ? null : { page, breadcrumbs: crumbLinks(found) };
      }),
    ),
  };
}

type FoundAbove = { readonly [K in keyof typeof breadcrumbSchemas]: v.InferOutput<(typeof breadcrumbSchemas)[K]> };

/**
 * One link per address, shortest first. Several links may point to an address under different names; the page's own
 * link wins. Pages of the shop itself have none, so any link is used.
 */
function crumbLinks({ above, breadcrumbs }: FoundAbove): NavigationLink[] {
  const links = [...above.items.flatMap((page) => page.navigation_link ?? []), ...breadcrumbs.items];
  const byHref = new Map<string, NavigationLink>();
  for (const link of links) if (!byHref.has(link.link_v2.href)) byHref.set(link.link_v2.href, link);
  return [...byHref.values()].sort((a, b) => a.link_v2.href.length - b.link_v2.href.length);
}

/** Ancestors of a path, from the first segment: `/a/b/c` → `/a`, `/a/b`. */
export function breadcrumbUrls(url: string): string[] {
  const segments = url.split("/").filter((segment) => segment !== "");
  return segments
    .slice(0, -1)
    .slice(0, maxBreadcrumbs)
    .map((_, at) => `/${segments.slice(0, at + 1).join("/")}`);
}
