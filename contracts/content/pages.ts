/** Content entries that have their own page (C-CMS-01, C-CMS-14 to C-CMS-21). */
import * as v from "valibot";
import { navigation } from "./navigation";
import { contentBlocks, homeRows } from "./page-blocks";
import {
  asset,
  contentImage,
  first,
  flag,
  link,
  list,
  metadataDomainValue,
  navigationLink,
  optional,
  optionalNumber,
  optionalText,
  pageGroup,
  seoMetadata,
  system,
  texts,
} from "./parts";
import { contentFragment, richText } from "./rich-text";
import { contentTarget } from "./targets";
import { articleIdDigits } from "./types/navigation";

const ofPage = { system, title: v.string(), page: optional(pageGroup), seo_metadata: seoMetadata };

export const slotNames = ["side", "before", "after"] as const;
const slotEntry = v.looseObject({ system });

const slot = v.pipe(
  v.object({ name: v.picklist(slotNames), content: list(slotEntry) }),
  v.transform(({ name, content }) => ({
    name,
    fragments: content.flatMap((entry) => parsed(contentFragment, "content_fragment", entry)),
    targets: content.flatMap((entry) => parsed(contentTarget, "content_target", entry)),
    navigations: content.flatMap((entry) => parsed(navigation, "navigation", entry)),
  })),
);

function parsed<S extends v.GenericSchema>(
  schema: S,
  contentType: string,
  entry: v.InferOutput<typeof slotEntry>,
): v.InferOutput<S>[] {
  if (entry.system.content_type_uid !== contentType) return [];
  const result = v.safeParse(schema, entry);
  return result.success ? [result.output] : [];
}

export const contentPage = v.object({
  system,
  title: v.string(),
  devkey: optionalText,
  navigation_link: first(navigationLink),
  seo_metadata: seoMetadata,
  content_blocks: contentBlocks,
  template: first(
    v.object({
      title: v.string(),
      layout: v.picklist(["default", "empty", "fullscreen", "homepage"]),
      side_navigation: first(navigation),
    }),
  ),
  slots: list(slot),
  noindex: flag,
  nofollow: flag,
});
export type ContentPage = v.InferOutput<typeof contentPage>;

export const homepage = v.object({ ...ofPage, rows: homeRows });
export type Homepage = v.InferOutput<typeof homepage>;

export const contentVideo = v.object({
  ...ofPage,
  video_id: optionalText,
  video_provider: optionalText,
  webinar: flag,
  collection: optionalText,
  video_description: optionalText,
  /** ISO 8601 date or instant. */
  published: optionalText,
  duration_seconds: optionalNumber,
  poster: first(contentImage),
  categories: list(metadataDomainValue),
});
export type ContentVideo = v.InferOutput<typeof contentVideo>;

export const pathwayDiagram = v.object({
  ...ofPage,
  devkey: optionalText,
  diagram_images: list(contentImage),
  show_legend: flag,
  description: optional(richText),
  pdf_link: optional(link),
  extended_views: list(v.object({ title: v.string(), image: first(contentImage) })),
});
export type PathwayDiagram = v.InferOutput<typeof pathwayDiagram>;

export const news = v.object({
  ...ofPage,
  /** ISO 8601 date or instant. */
  date: v.string(),
  json_rich_text: richText,
});
export type News = v.InferOutput<typeof news>;
/** A news entry without its text, for lists. */
export const newsSummary = v.object({
  system,
  title: v.string(),
  date: v.string(),
  page: optional(pageGroup),
  seo_metadata: seoMetadata,
});
export type NewsSummary = v.InferOutput<typeof newsSummary>;

export const proteinDomainPage = v.object({
  ...ofPage,
  domain_image: first(contentImage),
  domain_binding: optional(richText),
  structure: first(contentImage),
  structure_reference: optional(richText),
  example_images: list(contentImage),
  binding_examples: list(v.object({ protein: v.string(), binding_partner: optionalText, site: optionalText })),
  consensus_binding_sites: list(v.object({ sequence: v.string(), note: optionalText })),
  additional_content: optional(richText),
});
export type ProteinDomainPage = v.InferOutput<typeof proteinDomainPage>;

export const protocolPage = v.object({
  ...ofPage,
  number: v.string(),
  /** Raw editor markup; sanitize before rendering. */
  html_content: v.string(),
  page_title: optionalText,
});
export type ProtocolPage = v.InferOutput<typeof protocolPage>;
export const protocolSummary = v.object({
  system,
  title: v.string(),
  number: v.string(),
  page: optional(pageGroup),
  seo_metadata: seoMetadata,
});
export type ProtocolSummary = v.InferOutput<typeof protocolSummary>;

export const contentLibrary = v.object({
  system,
  title: v.string(),
  devkey: v.string(),
  categories: list(metadataDomainValue),
  category_domain: first(v.object({ devkey: v.string(), title: optionalText })),
});
export type ContentLibrary = v.InferOutput<typeof contentLibrary>;

const linked = v.object({ system, title: v.string(), navigation_link: first(navigationLink) });
export const libraryItem = v.object({
  system,
  title: v.string(),
  details: optionalText,
  categories: list(metadataDomainValue),
  gated: flag,
  file: first(asset),
  content_page: first(linked),
  video: first(v.object({ system, title: v.string(), page: optional(pageGroup) })),
  navigation_link: first(navigationLink),
});
export type LibraryItem = v.InferOutput<typeof libraryItem>;

/** An article with any other id has no address and appears in no list. */
const articleId = v.pipe(v.string(), v.regex(new RegExp(`^\\d{1,${articleIdDigits}}$`)));

export const supportArticle = v.object({
  system,
  title: v.string(),
  article_id: articleId,
  slug: optionalText,
  summary: optionalText,
  content: richText,
  applications: texts,
  categories: list(metadataDomainValue),
  /** Role of the author, such as a group of the company; set for long articles. */
  author: optionalText,
  /** ISO 8601 dates. */
  published: optionalText,
  revised: optionalText,
  key_points: texts,
  figure: first(contentImage),
  /** Product numbers. */
  products: texts,
  references: list(v.object({ citation: v.string(), pmid: optionalText })),
  seo_metadata: seoMetadata,
});
export type SupportArticle = v.InferOutput<typeof supportArticle>;
/** An article without its text, for lists. */
export const articleSummary = v.object({
  system,
  title: v.string(),
  article_id: articleId,
  slug: optionalText,
  summary: optionalText,
  applications: supportArticle.entries.applications,
  categories: list(metadataDomainValue),
  author: optionalText,
  revised: optionalText,
});
export type ArticleSummary = v.InferOutput<typeof articleSummary>;

export const testHtml = v.object({ system, title: v.string(), html: v.string() });
export type TestHtml = v.InferOutput<typeof testHtml>;
