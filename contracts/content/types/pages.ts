import {
  block,
  blocks,
  boolean,
  type ContentType,
  date,
  group,
  link,
  longText,
  number,
  reference,
  richText,
  select,
  text,
} from "../fields";
import { homeRows, pageBlocks } from "./page-blocks";
import { devkey, focuses, optionalDevkey, page, seoMetadata, title } from "./shared-fields";

const images = { multiple: true, max: 20 } as const;

/** A content page, found by the address of its navigation link or by devkey. */
export const contentPage: ContentType = {
  uid: "page",
  title: "Page",
  description: "A content page made of blocks.",
  fields: [
    title,
    optionalDevkey,
    reference("navigation_link", ["navigation_link"]),
    seoMetadata,
    blocks("content_blocks", pageBlocks),
    reference("template", ["page_template"]),
    group(
      "slots",
      [
        select("name", ["side", "before", "after"], { required: true }),
        reference("content", ["content_fragment", "content_target", "navigation"], { multiple: true, max: 10 }),
      ],
      { multiple: true, max: 3 },
    ),
    boolean("noindex"),
    boolean("nofollow"),
  ],
};

export const homepage: ContentType = {
  uid: "homepage",
  title: "Home page",
  description: "The page at the root of each storefront.",
  fields: [title, page, seoMetadata, blocks("rows", homeRows)],
};

export const contentVideo: ContentType = {
  uid: "content_video",
  title: "Video",
  description: "A video or webinar with its page.",
  fields: [
    title,
    text("video_id"),
    text("video_provider"),
    boolean("webinar"),
    text("collection"),
    longText("video_description"),
    date("published"),
    number("duration_seconds", { min: 0 }),
    reference("poster", ["content_image"]),
    reference("categories", ["metadata_domain_value"], { multiple: true, max: 20 }),
    page,
    seoMetadata,
  ],
};

export const pathwayDiagram: ContentType = {
  uid: "pathway_diagram",
  title: "Pathway diagram",
  description: "A signaling pathway with its legend and extended views.",
  fields: [
    title,
    optionalDevkey,
    reference("diagram_images", ["content_image"], images),
    boolean("show_legend"),
    richText("description"),
    link("pdf_link", { title: "PDF link" }),
    page,
    group("extended_views", [text("title", { required: true }), reference("image", ["content_image"])], images),
    seoMetadata,
  ],
};

export const news: ContentType = {
  uid: "news",
  title: "News",
  description: "A dated report of the media room.",
  fields: [title, date("date", { required: true }), richText("json_rich_text", { required: true }), page, seoMetadata],
};

export const proteinDomainPage: ContentType = {
  uid: "protein_domain_page",
  title: "Protein domain page",
  description: "A protein domain: structure, binding, examples.",
  fields: [
    title,
    reference("domain_image", ["content_image"]),
    richText("domain_binding"),
    reference("structure", ["content_image"]),
    richText("structure_reference"),
    reference("example_images", ["content_image"], images),
    group("binding_examples", [text("protein", { required: true }), text("binding_partner"), text("site")], {
      multiple: true,
      max: 100,
    }),
    group("consensus_binding_sites", [text("sequence", { required: true }), longText("note")], {
      multiple: true,
      max: 100,
    }),
    richText("additional_content"),
    page,
    seoMetadata,
  ],
};

export const protocol: ContentType = {
  uid: "protocol",
  title: "Protocol",
  description: "A protocol, found by number or by the address of its page.",
  unique: ["number"],
  fields: [
    title,
    text("number", { required: true }),
    longText("html_content", { title: "HTML content", required: true, maxLength: 200_000 }),
    text("page_title"),
    page,
    seoMetadata,
  ],
};

export const contentLibrary: ContentType = {
  uid: "content_library",
  title: "Content library",
  description: "A list of documents, videos and pages with a category filter.",
  unique: ["devkey"],
  fields: [
    title,
    devkey,
    reference("categories", ["metadata_domain_value"], { multiple: true, max: 50 }),
    reference("category_domain", ["metadata_domain"]),
  ],
};

export const libraryItem: ContentType = {
  uid: "library_item",
  title: "Library item",
  description: "One item of a content library: a file, page, video or link.",
  fields: [
    title,
    longText("details"),
    reference("library", ["content_library"], { required: true }),
    reference("categories", ["metadata_domain_value"], { multiple: true, max: 20 }),
    boolean("gated"),
    { kind: "file", uid: "file", title: "File" },
    reference("content_page", ["page"]),
    reference("video", ["content_video"]),
    reference("navigation_link", ["navigation_link"]),
  ],
};

export const contentImage: ContentType = {
  uid: "content_image",
  title: "Content image",
  description: "A picture with its text; from the image delivery, the media server or an asset, in that order.",
  fields: [
    title,
    text("cloudflare_id"),
    text("media_server_id"),
    text("alt_text"),
    longText("caption"),
    link("link"),
    { kind: "file", uid: "image_file", title: "Image file" },
    select("focus", focuses, { title: "Part that stays visible where it is cropped" }),
  ],
};

export const contentTable: ContentType = {
  uid: "content_table",
  title: "Content table",
  description: "A table with a header row, and as many cells in every row.",
  fields: [
    title,
    longText("caption"),
    text("columns", { multiple: true, required: true }),
    group("rows", [longText("cells", { multiple: true, required: true })], { multiple: true, max: 500 }),
  ],
};

/** Named settings for header, footer and selling (C-CMS-11, C-CMS-12). */
export const globalSetting: ContentType = {
  uid: "global_setting",
  title: "Global setting",
  description: "A value, links, a text or a picture of the whole shop, for everyone or for an audience.",
  fields: [
    title,
    devkey,
    longText("value"),
    reference("audience", ["audience"], { multiple: true, max: 2 }),
    blocks("entities", [
      block("link", [
        text("icon"),
        text("title", { required: true }),
        text("href", { required: true }),
        boolean("open_in_new_window"),
      ]),
      block("rich_text", [richText("content", { required: true })]),
    ]),
    reference("media", ["content_image"]),
    reference("navigation_link", ["navigation_link"], { multiple: true, max: 20 }),
  ],
};

export const regionalSetting: ContentType = {
  uid: "regional_setting",
  title: "Regional setting",
  description: "How to reach an office; preferred in the countries of its audience (C-CMSQ-18).",
  fields: [
    title,
    devkey,
    boolean("is_default_setting"),
    boolean("is_direct_market"),
    longText("office_hours"),
    longText("address"),
    text("email"),
    text("fax"),
    text("phone"),
    reference("audience", ["audience"], { multiple: true, max: 2 }),
  ],
};
