import {
  boolean,
  type ContentType,
  date,
  type Field,
  group,
  link,
  longText,
  reference,
  richText,
  select,
  text,
} from "../fields";
import { devkey, optionalDevkey, seoMetadata, title } from "./shared-fields";

/** Maximum digits of an article's number, which is part of its address (C-CONT-03). */
export const articleIdDigits = 8;
const linkTo = ["navigation_link"];
const menuLevels = 4;

/** Menu items, nested down to the fourth level. */
function items(level: number): Field {
  const below = level < menuLevels ? [items(level + 1)] : [];
  const fields = [
    text("title", { required: true }),
    reference("link", linkTo),
    reference("links", linkTo, { multiple: true, max: 50 }),
    ...below,
  ];
  return group("items", fields, { multiple: true, max: 50 });
}

export const navigationLink: ContentType = {
  uid: "navigation_link",
  title: "Navigation link",
  description: "An address with its name. Pages, menus and breadcrumbs share it.",
  fields: [
    title,
    text("label"),
    link("link_v2", { title: "Link", required: true }),
    boolean("is_external_link"),
    boolean("open_in_new_window"),
    group("ui_icon", [text("icon_class_name")], { title: "Icon" }),
    optionalDevkey,
  ],
};

export const navigation: ContentType = {
  uid: "navigation",
  title: "Navigation",
  description: "A menu, up to four levels deep.",
  unique: ["devkey"],
  fields: [
    title,
    text("label"),
    devkey,
    reference("link", linkTo),
    reference("links", linkTo, { multiple: true, max: 50 }),
    items(1),
  ],
};

export const template: ContentType = {
  uid: "page_template",
  title: "Page template",
  description: "The frame of a content page.",
  fields: [
    title,
    select("layout", ["default", "empty", "fullscreen", "homepage"], { required: true }),
    reference("side_navigation", ["navigation"]),
  ],
};

export const contentFragment: ContentType = {
  uid: "content_fragment",
  title: "Content fragment",
  description: "A text that is used in several places.",
  fields: [title, optionalDevkey, longText("description"), richText("content", { required: true })],
};

export const testHtml: ContentType = {
  uid: "test_html",
  title: "Test HTML",
  description: "Markup for the test page; cleaned before it is shown.",
  unique: ["title"],
  fields: [title, longText("html", { required: true, maxLength: 200_000 })],
};

export const supportArticle: ContentType = {
  uid: "support_article",
  title: "Support article",
  description: "An article of technical support, found by its number.",
  unique: ["article_id"],
  fields: [
    title,
    text("article_id", { required: true, digits: articleIdDigits }),
    text("slug"),
    longText("summary"),
    richText("content", { required: true }),
    text("applications", { multiple: true }),
    reference("categories", ["metadata_domain_value"], { multiple: true }),
    text("author"),
    date("published"),
    date("revised"),
    longText("key_points", { multiple: true }),
    reference("figure", ["content_image"]),
    text("products", { multiple: true }),
    group("references", [longText("citation", { required: true }), text("pmid", { title: "PubMed id" })], {
      multiple: true,
      max: 20,
    }),
    seoMetadata,
  ],
};
