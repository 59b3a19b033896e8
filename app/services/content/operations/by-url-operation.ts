import { list, type NavigationLink, navigationLink } from "@contracts/content/parts";
import * as v from "valibot";
import { document, type Fragment, linkFields } from "../fragments";
import type { Operation } from "../operation";
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

/** Page by address, limit 1, with its breadcrumb links in the same query (C-CMSQ-11). */
export function byUrlOperation<S extends v.GenericSchema>(
  options: ByUrlOptions<S>,
): Operation<FoundPage<v.InferOutput<S>> | null> {
  const { name, contentType, item, fields, path } = options;
  const link = "navigation_link: { navigation_link: { link_v2: { href: $url } } }";
  const where = path === "navigation_link" ? link : `page: { ${link} }`;
  const locales = "locale: $locale, fallback_locale: $fallbackLocale";
  return {
    name,
    document: document(
      `query ${name}(
        $url: String!, $breadcrumbUrls: [String!]!, $locale: String!, $fallbackLocale: Boolean!, $limit: Int!
      ) {
        pages: all_${contentType}(where: { ${where} }, limit: $limit, ${locales}) { items { ...${fields.name} } }
        breadcrumbs: all_navigation_link(
          where: { link_v2: { href_in: $breadcrumbUrls } }, limit: ${maxBreadcrumbs * 4}, ${locales}
        ) { items { ...LinkFields } }
      }`,
      [fields, linkFields],
    ),
    drafts: ({ url, breadcrumbUrls, limit }) => [
      {
        field: "pages",
        contentType,
        query: { [path]: { $in_query: { "link_v2.href": url } } },
        limit: typeof limit === "number" ? limit : 1,
      },
      {
        field: "breadcrumbs",
        contentType: "navigation_link",
        query: { "link_v2.href": { $in: breadcrumbUrls } },
        limit: maxBreadcrumbs * 4,
      },
    ],
    schema: v.pipe(
      v.object({ pages: listed(item), breadcrumbs: v.object({ items: list(navigationLink) }) }),
      v.transform(({ pages, breadcrumbs }) => {
        const [page] = pages.items;
        return page === undefined ? null : { page, breadcrumbs: inOrder(breadcrumbs.items) };
      }),
    ),
  };
}

/** One link an address, shortest first: several links may share an address. */
function inOrder(links: readonly NavigationLink[]): NavigationLink[] {
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
