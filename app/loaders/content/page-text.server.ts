/** Rich text for display: headings get anchor ids, images their source URL. */
import type { Asset, ContentImage } from "@contracts/content/parts";
import type {
  ContentFragment,
  EmbeddedItem,
  RichText,
  RichTextElement,
  RichTextNode,
} from "@contracts/content/rich-text";
import type { ContentTarget } from "@contracts/content/targets";
import { evaluateTarget } from "@domain/content-rules/evaluate";
import { timeZoneOf } from "@domain/market/time-zone";
import { contentImageAddress } from "./images.server";
import type { TextView } from "./page-blocks-data.server";
import { addHeading, foreignLanguage, type PageBuild } from "./page-build.server";

interface TextOptions {
  /** Add level 2 headings to the table of contents. */
  readonly outlined?: boolean;
}

/** Text for the page; headings get ids even if they are not in the table of contents. */
export function pageText(page: PageBuild, value: RichText, { outlined = false }: TextOptions = {}): RichText {
  const name = (title: string) => (outlined ? addHeading(page, title) : page.anchors.of(title));
  return {
    json: { ...value.json, children: value.json.children.map((node) => named(node, name)) },
    embedded_items: value.embedded_items.map((item) => addressed(page, item)),
  };
}

function wordsOf(node: RichTextNode): string {
  return "children" in node ? node.children.map(wordsOf).join("") : node.text;
}

/** Headings are at the top level of a text or inside its columns. */
function named(node: RichTextNode, name: (title: string) => string): RichTextNode {
  if (!("children" in node)) return node;
  if (node.type === "h1" || node.type === "h2") {
    const title = wordsOf(node).trim();
    return title === "" ? node : { ...node, attrs: { ...node.attrs, anchor: name(title) } };
  }
  if (node.type !== "row" && node.type !== "column" && node.type !== "fragment") return node;
  return { ...node, children: node.children.map((child) => named(child, name)) } satisfies RichTextElement;
}

const noAsset: Asset = {
  title: null,
  description: null,
  filename: "",
  url: "",
  content_type: "",
  file_size: null,
  dimension: null,
};

function addressed({ context }: PageBuild, item: EmbeddedItem): EmbeddedItem {
  const placed = (image: ContentImage): ContentImage => {
    const url = contentImageAddress(image, context.imagesUrl) ?? "";
    return { ...image, image_file: { ...(image.image_file ?? noAsset), url } };
  };
  if (item.type === "content_image") return { ...item, value: placed(item.value) };
  if (item.type !== "content_video" || !item.value.poster) return item;
  return { ...item, value: { ...item.value, poster: placed(item.value.poster) } };
}

export function fragmentText(page: PageBuild, fragment: ContentFragment): TextView {
  const lang = foreignLanguage(page, fragment.system);
  return { title: null, content: pageText(page, fragment.content), ...(lang && { lang }) };
}

/** Texts of a content target for this country and day; an invalid rule shows nothing. */
export function targetTexts(page: PageBuild, target: ContentTarget): TextView[] {
  const { now, market, log } = page.context;
  const { components, errors } = evaluateTarget(target, {
    now,
    country: market.country,
    timeZone: timeZoneOf(market.country),
  });
  for (const message of errors) log.error("content rule not evaluated", { devkey: target.devkey, message });
  const lang = foreignLanguage(page, target.system);
  return components.map((component) => ({
    title: component.title,
    content: pageText(page, component.content),
    ...(lang && { lang }),
    ...(component.kind === "legal_statement" && { legal: true }),
  }));
}
