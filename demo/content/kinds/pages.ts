import { customComponentNames } from "@contracts/content/types/page-blocks";
import * as v from "valibot";
import { href } from "../browse-links";
import { pathwayAreas, pathwayDrawing } from "../drawings/pathway-drawing";
import { readEntries, readPartialEntries, text } from "../read-content";
import { domainUrl, proteinDomains } from "./domains";
import { pathways, pathwayUrl } from "./pathways";

const link = v.strictObject({ title: text, href });

/** Id of a drawing in illustrations.ts, or one per language if the drawing contains words. */
const image = v.strictObject({ drawing: v.union([v.string(), text]), alt: text, caption: v.optional(text) });
export type PageImage = v.InferOutput<typeof image>;

const card = v.strictObject({
  title: text,
  text: v.optional(text),
  image: v.optional(image),
  link: v.optional(href),
});
export type CardItem = v.InferOutput<typeof card>;

/** Position of a link over an image, in percent of its size. */
const mapArea = v.strictObject({
  title: text,
  href: v.string(),
  left: v.number(),
  top: v.number(),
  width: v.number(),
  height: v.number(),
});
export type MapArea = v.InferOutput<typeof mapArea>;

const title = v.optional(text);
const hero = { title: text, text: v.optional(text), image: v.optional(image), links: v.optional(v.array(link)) };

/** Content blocks; texts are the markup of rich-text.ts. */
const block = v.variant("kind", [
  v.strictObject({ kind: v.literal("hero_banner"), ...hero }),
  v.strictObject({
    kind: v.literal("hero_with_ticker"),
    ...hero,
    ticker: v.array(v.strictObject({ text, link: v.optional(href) })),
  }),
  v.strictObject({ kind: v.literal("tiles"), title, columns: v.number(), items: v.array(card) }),
  v.strictObject({ kind: v.literal("navigation"), title, menu: v.string() }),
  v.strictObject({ kind: v.literal("rich_text"), title, text }),
  v.strictObject({
    kind: v.literal("reference"),
    title,
    entry: v.strictObject({
      contentType: v.picklist([
        "content_fragment",
        "content_image",
        "content_table",
        "content_video",
        "content_target",
        "content_library",
        "pathway_diagram",
      ]),
      uid: v.string(),
    }),
    alignment: v.optional(v.picklist(["left", "center", "right"])),
    width: v.optional(v.picklist(["33", "50", "66", "full"])),
  }),
  v.strictObject({ kind: v.literal("image_map"), image, areas: v.array(mapArea) }),
  v.strictObject({
    kind: v.literal("accordion"),
    title,
    items: v.array(v.strictObject({ title: text, text, open: v.optional(v.boolean(), false) })),
  }),
  v.strictObject({
    kind: v.literal("carousel"),
    title,
    items: v.array(card),
    settings: v.strictObject({
      items_to_scroll: v.number(),
      items_to_show: v.number(),
      arrows: v.boolean(),
      dots: v.boolean(),
      page_numbers: v.boolean(),
      scroll_speed: v.number(),
      infinite: v.boolean(),
    }),
  }),
  v.strictObject({
    kind: v.literal("custom_component"),
    name: v.picklist(customComponentNames),
    properties: v.optional(v.record(v.string(), v.string())),
  }),
]);
export type Block = v.InferOutput<typeof block>;

/** Blocks that are generated from other content; they become tiles and an image map. */
const listing = v.variant("kind", [
  v.strictObject({ kind: v.literal("pathway_map"), pathway: v.string() }),
  v.strictObject({ kind: v.literal("pathway_tiles"), columns: v.number() }),
  v.strictObject({ kind: v.literal("domain_tiles"), columns: v.number() }),
  v.strictObject({ kind: v.literal("page_tiles"), columns: v.number(), pages: v.array(v.string()) }),
]);

/** A page. In a Markdown file its text comes first, followed by the blocks of the front matter. */
const schema = v.pipe(
  v.strictObject({
    devkey: v.optional(v.string()),
    title: text,
    description: text,
    template: v.optional(v.picklist(["default", "learn", "fullscreen", "empty"])),
    noindex: v.optional(v.boolean()),
    nofollow: v.optional(v.boolean()),
    body: v.optional(text),
    blocks: v.optional(v.array(v.variant("kind", [block, listing])), []),
  }),
  v.transform(({ body, blocks, ...page }) => ({
    ...page,
    blocks: body ? [{ kind: "rich_text" as const, text: body }, ...blocks] : blocks,
  })),
);

const written = readEntries("pages", schema).map(({ slug, ...page }) => ({ ...page, url: `/${slug}` }));

/** @throws Error if the listing refers to something that does not exist */
function listed(of: v.InferOutput<typeof listing>): Block {
  if (of.kind === "pathway_map") {
    const pathway = found(pathways, ({ slug }) => slug === of.pathway, of.pathway);
    return {
      kind: "image_map",
      image: { drawing: pathwayDrawing(pathway.slug), alt: pathway.title },
      areas: pathwayAreas(pathway.diagram),
    };
  }
  const { columns } = of;
  const cards = {
    pathway_tiles: () => pathways.map((one) => ({ title: one.title, text: one.summary, link: pathwayUrl(one) })),
    domain_tiles: () => proteinDomains.map((one) => ({ title: one.title, text: one.summary, link: domainUrl(one) })),
    page_tiles: () =>
      ("pages" in of ? of.pages : [])
        .map((address) => found(written, ({ url }) => url === address, address))
        .map((page) => ({ title: page.title, text: page.description, link: page.url })),
  };
  return { kind: "tiles", columns, items: cards[of.kind]() };
}

function found<T>(among: readonly T[], is: (one: T) => boolean, name: string): T {
  const one = among.find(is);
  if (!one) throw new Error(`A page lists ${name}, which does not exist`);
  return one;
}

const isListing = (of: Block | v.InferOutput<typeof listing>): of is v.InferOutput<typeof listing> => v.is(listing, of);

export const pages = written.map((page) => ({
  ...page,
  blocks: page.blocks.map((one): Block => (isListing(one) ? listed(one) : one)),
}));
export type Page = (typeof pages)[number];

const localPage = v.strictObject({ title: v.string(), description: v.string(), body: v.string() });

/** Text pages that exist in some languages only. */
export const localPages = readPartialEntries("local-pages", localPage).map(({ slug, values }) => ({
  url: `/${slug}`,
  values,
}));
export type LocalPage = (typeof localPages)[number];
