/** Content blocks of pages, and rows of the home page (C-CMS-02, C-CMS-17). */
import * as v from "valibot";
import { navigation } from "./navigation";
import {
  blocks,
  contentImage,
  first,
  flag,
  link,
  list,
  navigationLink,
  optional,
  optionalNumber,
  optionalText,
  pageGroup,
  system,
  texts,
  typed,
} from "./parts";
import { contentFragment, contentTable, richText, videoSource } from "./rich-text";
import { contentTarget } from "./targets";

const heading = { title: optionalText };
const tile = v.object({
  title: v.string(),
  text: optionalText,
  image: first(contentImage),
  link: first(navigationLink),
});
export type Tile = v.InferOutput<typeof tile>;

/** Entries that a reference block may show. A library is only a pointer; a separate query loads its items. */
const referenced = v.union([
  typed("content_fragment", contentFragment),
  typed("content_image", contentImage),
  typed("content_table", contentTable),
  typed("content_video", videoSource),
  typed("content_target", contentTarget),
  typed("content_library", v.object({ system, title: v.string(), devkey: v.string() })),
  typed(
    "pathway_diagram",
    v.object({ system, title: v.string(), diagram_images: list(contentImage), page: optional(pageGroup) }),
  ),
]);
export type ReferencedEntry = v.InferOutput<typeof referenced>;

const carouselSettings = v.object({
  items_to_scroll: optionalNumber,
  items_to_show: optionalNumber,
  arrows: flag,
  dots: flag,
  page_numbers: flag,
  /** Milliseconds. */
  scroll_speed: optionalNumber,
  infinite: flag,
});
export type CarouselSettings = v.InferOutput<typeof carouselSettings>;

const hero = {
  title: v.string(),
  text: optionalText,
  image: first(contentImage),
  links: list(navigationLink),
};

/** The ten content blocks, parsed to values with `kind`. */
export const contentBlocks = blocks({
  hero_banner: v.object(hero),
  tiles: v.object({ ...heading, columns: optionalNumber, items: list(tile) }),
  navigation: v.object({ ...heading, navigation: first(navigation) }),
  rich_text: v.object({ ...heading, content: richText }),
  reference: v.object({
    ...heading,
    entry: first(referenced),
    alignment: v.nullish(v.picklist(["left", "center", "right"]), null),
    width: v.nullish(v.picklist(["33", "50", "66", "full"]), null),
  }),
  image_map: v.object({
    image: first(contentImage),
    /** Rectangles, in per cent of the picture. */
    areas: list(v.object({ link, left: v.number(), top: v.number(), width: v.number(), height: v.number() })),
  }),
  accordion: v.object({
    ...heading,
    items: list(v.object({ title: v.string(), content: richText, open: flag })),
  }),
  hero_with_ticker: v.object({
    ...hero,
    ticker: list(v.object({ text: v.string(), link: first(navigationLink) })),
  }),
  carousel: v.object({ ...heading, items: list(tile), settings: optional(carouselSettings) }),
  custom_component: v.object({
    name: v.string(),
    properties: list(v.object({ name: v.string(), value: optionalText })),
  }),
});
export type ContentBlock = v.InferOutput<typeof contentBlocks>[number];

/** Rows of the home page, parsed to values with `kind`. */
export const homeRows = blocks({
  hero_band: v.object({ ...hero, search_label: optionalText }),
  tiles: v.object({ ...heading, columns: optionalNumber, items: list(tile) }),
  tiles_with_links: v.object({
    ...heading,
    columns: optionalNumber,
    items: list(
      v.object({
        title: v.string(),
        text: optionalText,
        image: first(contentImage),
        links: list(navigationLink),
        show_on_cn_domain_only: flag,
      }),
    ),
  }),
  video_band: v.object({
    ...heading,
    text: optionalText,
    video: first(videoSource),
    link: first(navigationLink),
  }),
  /** Products by number. */
  product_band: v.object({ ...heading, text: optionalText, products: texts, link: first(navigationLink) }),
  /** The latest news. */
  news_band: v.object(heading),
  /** Counts of products, articles and protocols. */
  numbers_band: v.object(heading),
});
export type HomeRow = v.InferOutput<typeof homeRows>[number];
