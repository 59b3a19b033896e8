import { block, boolean, group, link, longText, number, reference, richText, select, text } from "../fields";
import { alignments, widths } from "./shared-fields";

const image = reference("image", ["content_image"]);
const linkTo = ["navigation_link"];

/** Interactive components that a page may place by name; the storefront's registry implements each. */
export const customComponentNames = [
  "site-search",
  "video-list",
  "news-list",
  "protocol-list",
  "article-list",
  "library",
  "contact",
  "featured-offers",
  "regional-settings",
  "inquiry-form",
] as const;

const slide = group("items", [text("title", { required: true }), longText("text"), image, reference("link", linkTo)], {
  multiple: true,
  max: 24,
});

/** The ten kinds of content block (C-CMS-02). */
export const pageBlocks = [
  block("hero_banner", [
    text("title", { required: true }),
    longText("text"),
    image,
    reference("links", linkTo, { multiple: true, max: 4 }),
  ]),
  block("tiles", [
    text("title"),
    number("columns", { title: "Columns (1 to 6)", min: 1, max: 6 }),
    group("items", [text("title", { required: true }), longText("text"), image, reference("link", linkTo)], {
      multiple: true,
      max: 48,
    }),
  ]),
  block("navigation", [text("title"), reference("navigation", ["navigation"], { required: true })]),
  block("rich_text", [text("title"), richText("content", { required: true })]),
  block("reference", [
    text("title"),
    reference(
      "entry",
      [
        "content_fragment",
        "content_image",
        "content_table",
        "content_video",
        "content_target",
        "content_library",
        "pathway_diagram",
      ],
      { required: true },
    ),
    select("alignment", alignments),
    select("width", widths),
  ]),
  block("image_map", [
    reference("image", ["content_image"], { required: true }),
    group(
      "areas",
      [
        link("link", { required: true }),
        number("left", { title: "Left, per cent of the width", required: true, min: 0, max: 100 }),
        number("top", { title: "Top, per cent of the height", required: true, min: 0, max: 100 }),
        number("width", { title: "Width, per cent", required: true, min: 0, max: 100 }),
        number("height", { title: "Height, per cent", required: true, min: 0, max: 100 }),
      ],
      { multiple: true, max: 100, required: true },
    ),
  ]),
  block("accordion", [
    text("title"),
    group("items", [text("title", { required: true }), richText("content", { required: true }), boolean("open")], {
      multiple: true,
      max: 60,
      required: true,
    }),
  ]),
  block("hero_with_ticker", [
    text("title", { required: true }),
    longText("text"),
    image,
    reference("links", linkTo, { multiple: true, max: 4 }),
    group("ticker", [text("text", { required: true }), reference("link", linkTo)], {
      multiple: true,
      max: 20,
      required: true,
    }),
  ]),
  block("carousel", [
    text("title"),
    slide,
    group("settings", [
      number("items_to_scroll", { min: 1, max: 24 }),
      number("items_to_show", { min: 1, max: 6 }),
      boolean("arrows"),
      boolean("dots"),
      boolean("page_numbers"),
      number("scroll_speed", { title: "Scroll speed, milliseconds", min: 0, max: 5000 }),
      boolean("infinite"),
    ]),
  ]),
  block("custom_component", [
    select("name", customComponentNames, { required: true }),
    group("properties", [text("name", { required: true }), text("value")], { multiple: true, max: 20 }),
  ]),
] as const;

/** Rows of the home page (C-CMS-17). */
export const homeRows = [
  block("hero_band", [
    text("title", { required: true }),
    longText("text"),
    text("search_label"),
    image,
    reference("links", linkTo, { multiple: true, max: 4 }),
  ]),
  block("tiles", [
    text("title"),
    number("columns", { title: "Columns (1 to 6)", min: 1, max: 6 }),
    group("items", [text("title", { required: true }), longText("text"), image, reference("link", linkTo)], {
      multiple: true,
      max: 24,
    }),
  ]),
  block("tiles_with_links", [
    text("title"),
    number("columns", { title: "Columns (1 to 6)", min: 1, max: 6 }),
    group(
      "items",
      [
        text("title", { required: true }),
        longText("text"),
        image,
        reference("links", linkTo, { multiple: true, max: 12 }),
        boolean("show_on_cn_domain_only"),
      ],
      { multiple: true, max: 24 },
    ),
  ]),
  block("video_band", [
    text("title"),
    longText("text"),
    reference("video", ["content_video"], { required: true }),
    reference("link", linkTo),
  ]),
  block("product_band", [
    text("title"),
    longText("text"),
    text("products", { title: "Product numbers", multiple: true, required: true }),
    reference("link", linkTo),
  ]),
  block("news_band", [text("title")]),
  block("numbers_band", [text("title")]),
] as const;
