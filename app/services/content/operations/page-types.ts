import {
  contentVideo,
  news,
  newsSummary,
  pathwayDiagram,
  proteinDomainPage,
  protocolPage,
  protocolSummary,
} from "@contracts/content/pages";
import {
  assetFields,
  document,
  domainValueFields,
  type Fragment,
  fragment,
  image,
  imageFields,
  linkFields,
  ofPage,
  pageFields,
  refers,
  richTextParts,
  richTextSelection,
  seoFields,
  systemFields,
} from "../fragments";
import { byUrlOperation } from "./by-url-operation";
import { listOperation } from "./list-operation";

const richText = (field: string) => `${field} { ${richTextSelection} }`;
const parts: readonly Fragment[] = [linkFields, assetFields, imageFields, domainValueFields, ...richTextParts];

const videoFields = fragment(
  "VideoFields",
  "ContentVideo",
  `${ofPage} video_id video_provider webinar collection video_description published duration_seconds ${image("poster")}
  ${refers("categories", domainValueFields)}`,
  parts,
);
const pathwayFields = fragment(
  "PathwayFields",
  "PathwayDiagram",
  `${ofPage} devkey show_legend ${image("diagram_images")} ${richText("description")} pdf_link { title href }
  extended_views { title ${image()} }`,
  parts,
);
const newsFields = fragment("NewsFields", "News", `${ofPage} date ${richText("json_rich_text")}`, parts);
const proteinDomainFields = fragment(
  "ProteinDomainFields",
  "ProteinDomainPage",
  `${ofPage} ${image("domain_image")} ${richText("domain_binding")} ${image("structure")}
  ${richText("structure_reference")} ${image("example_images")}
  binding_examples { protein binding_partner site } consensus_binding_sites { sequence note }
  ${richText("additional_content")}`,
  parts,
);
const protocolFields = fragment("ProtocolFields", "Protocol", `${ofPage} number html_content page_title`, parts);

const path = "page.navigation_link";

/** Page types by address (C-CMSQ-11, C-CMSQ-12). */
export const videoByUrl = byUrlOperation({
  name: "VideoPageByUrl",
  contentType: "content_video",
  item: contentVideo,
  fields: videoFields,
  path,
});
export const pathwayByUrl = byUrlOperation({
  name: "PathwaysPageByUrl",
  contentType: "pathway_diagram",
  item: pathwayDiagram,
  fields: pathwayFields,
  path,
});
export const newsByUrl = byUrlOperation({
  name: "NewsPageByUrl",
  contentType: "news",
  item: news,
  fields: newsFields,
  path,
});
export const proteinDomainByUrl = byUrlOperation({
  name: "ProteinDomainPageByUrl",
  contentType: "protein_domain_page",
  item: proteinDomainPage,
  fields: proteinDomainFields,
  path,
});
export const protocolByUrl = byUrlOperation({
  name: "ProtocolPageByUrl",
  contentType: "protocol",
  item: protocolPage,
  fields: protocolFields,
  path,
});

const locales = "locale: $locale, fallback_locale: $fallbackLocale";
const paged = "$limit: Int!, $skip: Int!, $locale: String!, $fallbackLocale: Boolean!";

/** Video by uid (C-CMSQ-11). */
export const videoById = listOperation({
  name: "VideoById",
  field: "all_content_video",
  item: contentVideo,
  document: document(
    `query VideoById($id: String!, $locale: String!, $fallbackLocale: Boolean!) {
      all_content_video(where: { OR: [{ uid: $id }, { video_id: $id }] }, limit: 1, ${locales}) {
        items { ...VideoFields }
      }
    }`,
    [videoFields],
  ),
  contentType: "content_video",
  query: ({ id }) => ({ $or: [{ uid: id }, { video_id: id }] }),
});

/** Videos for lists, last changed first. */
export const videoList = listOperation({
  name: "VideoList",
  field: "all_content_video",
  item: contentVideo,
  document: document(
    `query VideoList(${paged}) {
      all_content_video(limit: $limit, skip: $skip, ${locales}) {
        total items { ...VideoFields }
      }
    }`,
    [videoFields],
  ),
  contentType: "content_video",
  query: () => ({}),
});

/** All news, limit 100, without their texts (C-CMSQ-12). */
export const allNews = listOperation({
  name: "AllNews",
  field: "all_news",
  item: newsSummary,
  document: document(
    `query AllNews($limit: Int!, $locale: String!, $fallbackLocale: Boolean!) {
      all_news(limit: $limit, ${locales}) { total items { ${systemFields} title date ${pageFields} ${seoFields} } }
    }`,
    [linkFields, assetFields],
  ),
  contentType: "news",
  query: () => ({}),
});

/** Protocols for lists, without their texts. */
export const protocolList = listOperation({
  name: "ProtocolList",
  field: "all_protocol",
  item: protocolSummary,
  document: document(
    `query ProtocolList(${paged}) {
      all_protocol(limit: $limit, skip: $skip, ${locales}) {
        total items { ${systemFields} title number ${pageFields} ${seoFields} }
      }
    }`,
    [linkFields, assetFields],
  ),
  contentType: "protocol",
  query: () => ({}),
});
