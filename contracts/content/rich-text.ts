/** Rich text: a JSON document with its embedded entries and assets. */
import * as v from "valibot";
import {
  asset,
  contentImage,
  first,
  flag,
  list,
  navigationLink,
  optional,
  optionalNumber,
  optionalText,
  pageGroup,
  system,
  typed,
} from "./parts";

export interface RichTextText {
  text: string;
  bold?: boolean;
  italic?: boolean;
  underline?: boolean;
  strikethrough?: boolean;
  inlineCode?: boolean;
  subscript?: boolean;
  superscript?: boolean;
  break?: boolean;
  classname?: string;
  id?: string;
}

export interface RichTextElement {
  type: string;
  uid?: string;
  attrs?: Record<string, unknown>;
  children: RichTextNode[];
}

export type RichTextNode = RichTextText | RichTextElement;

const mark = v.optional(v.boolean());
const text: v.GenericSchema<unknown, RichTextText> = v.object({
  text: v.string(),
  bold: mark,
  italic: mark,
  underline: mark,
  strikethrough: mark,
  inlineCode: mark,
  subscript: mark,
  superscript: mark,
  break: mark,
  classname: v.optional(v.string()),
  id: v.optional(v.string()),
});

const element: v.GenericSchema<unknown, RichTextElement> = v.object({
  type: v.string(),
  uid: v.optional(v.string()),
  attrs: v.optional(v.record(v.string(), v.unknown())),
  children: v.optional(v.array(v.lazy((): v.GenericSchema<unknown, RichTextNode> => node)), []),
});

const node: v.GenericSchema<unknown, RichTextNode> = v.union([text, element]);

/** A content table (C-REND-06). */
export const contentTable = v.object({
  system,
  title: v.string(),
  caption: optionalText,
  columns: v.array(v.string()),
  rows: list(v.object({ cells: v.array(v.string()) })),
});
export type ContentTable = v.InferOutput<typeof contentTable>;

/** Source of a video player. The video's own page is `contentVideo` in `pages.ts`. */
export const videoSource = v.object({
  system,
  title: v.string(),
  video_id: optionalText,
  video_provider: optionalText,
  webinar: flag,
  video_description: optionalText,
  duration_seconds: optionalNumber,
  poster: first(contentImage),
  page: optional(pageGroup),
});
export type VideoSource = v.InferOutput<typeof videoSource>;

/** An embedded fragment. Its own embeds are not loaded. */
const embeddedFragment = v.object({
  system,
  title: v.string(),
  content: v.object({ json: element }),
});

const embeddedItem = v.union([
  typed("content_image", contentImage),
  typed("content_table", contentTable),
  typed("content_video", videoSource),
  typed("content_fragment", embeddedFragment),
  typed("navigation_link", navigationLink),
  v.pipe(
    v.object({ ...asset.entries, system: v.object({ uid: v.string() }) }),
    v.transform((value) => ({ type: "asset" as const, value })),
  ),
]);
export type EmbeddedItem = v.InferOutput<typeof embeddedItem>;

/** A rich-text field; `null` if empty. */
export const richText = v.object({ json: element, embedded_items: list(embeddedItem) });
export type RichText = v.InferOutput<typeof richText>;

/** A content fragment (C-CMS-04). */
export const contentFragment = v.object({
  system,
  title: v.string(),
  description: optionalText,
  content: richText,
});
export type ContentFragment = v.InferOutput<typeof contentFragment>;
