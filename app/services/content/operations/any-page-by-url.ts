import {
  contentPage,
  contentVideo,
  news,
  pathwayDiagram,
  proteinDomainPage,
  protocolPage,
} from "@contracts/content/pages";
import * as v from "valibot";
import { document, linkFields } from "../fragments";
import type { Operation } from "../operation";
import {
  breadcrumbSchemas,
  breadcrumbSelection,
  crumbLinks,
  draftBreadcrumbs,
  draftByUrl,
  type FoundPage,
  whereUrl,
} from "./by-url-operation";
import { listed } from "./list-operation";
import { newsFields, pathwayFields, proteinDomainFields, protocolFields, videoFields } from "./page-types";
import { contentPageFields } from "./pages";

/** Page entry types, by root field. */
const kinds = {
  page: { contentType: "page", fields: contentPageFields, path: "navigation_link" },
  pathway: { contentType: "pathway_diagram", fields: pathwayFields, path: "page.navigation_link" },
  news: { contentType: "news", fields: newsFields, path: "page.navigation_link" },
  proteinDomain: { contentType: "protein_domain_page", fields: proteinDomainFields, path: "page.navigation_link" },
  protocol: { contentType: "protocol", fields: protocolFields, path: "page.navigation_link" },
  video: { contentType: "content_video", fields: videoFields, path: "page.navigation_link" },
} as const;

const selections = Object.entries(kinds).map(
  ([kind, { contentType, fields, path }]) =>
    `${kind}: all_${contentType}(
      where: { ${whereUrl(path)} }, limit: $limit, locale: $locale, fallback_locale: $fallbackLocale
    ) { items { ...${fields.name} } }`,
);

const answer = v.object({
  page: listed(contentPage),
  pathway: listed(pathwayDiagram),
  news: listed(news),
  proteinDomain: listed(proteinDomainPage),
  protocol: listed(protocolPage),
  video: listed(contentVideo),
  ...breadcrumbSchemas,
});

function firstOf(found: v.InferOutput<typeof answer>) {
  const [page] = found.page.items;
  if (page) return { kind: "page", entry: page } as const;
  const [pathway] = found.pathway.items;
  if (pathway) return { kind: "pathway", entry: pathway } as const;
  const [item] = found.news.items;
  if (item) return { kind: "news", entry: item } as const;
  const [domain] = found.proteinDomain.items;
  if (domain) return { kind: "proteinDomain", entry: domain } as const;
  const [protocol] = found.protocol.items;
  if (protocol) return { kind: "protocol", entry: protocol } as const;
  const [video] = found.video.items;
  return video ? ({ kind: "video", entry: video } as const) : null;
}

/** A page entry of any type. */
export type AnyPage = NonNullable<ReturnType<typeof firstOf>>;

/**
 * The page at an address, whatever its type, in one request, because unknown paths are frequent (C-CONT-15 to
 * C-CONT-18). If several types match, the first wins.
 */
export const anyPageByUrl: Operation<FoundPage<AnyPage> | null> = {
  name: "AnyPageByUrl",
  document: document(
    `query AnyPageByUrl(
      $url: String!, $breadcrumbUrls: [String!]!, $locale: String!, $fallbackLocale: Boolean!, $limit: Int!
    ) { ${selections.join(" ")} ${breadcrumbSelection} }`,
    [...Object.values(kinds).map(({ fields }) => fields), linkFields],
  ),
  drafts: ({ url, breadcrumbUrls }) => [
    ...Object.entries(kinds).map(([kind, { contentType, path }]) => draftByUrl(kind, contentType, path, url)),
    ...draftBreadcrumbs(breadcrumbUrls),
  ],
  schema: v.pipe(
    answer,
    v.transform((found) => {
      const page = firstOf(found);
      return page && { page, breadcrumbs: crumbLinks(found) };
    }),
  ),
};
