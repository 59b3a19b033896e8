/** Converts the ten kinds of content block (C-CMS-02) to views; anything that cannot be shown is dropped. */
import type { CarouselSettings, ContentBlock, ReferencedEntry, Tile } from "@contracts/content/page-blocks";
import type { ContentImage, NavigationLink } from "@contracts/content/parts";
import { safeHref } from "@domain/links/safe-href";
import { componentView } from "./components/components.server";
import { libraryView } from "./components/library.server";
import { contentImageView } from "./images.server";
import { linkView } from "./links.server";
import type { BlockView, CarouselView, MapAreaView, ReferencedView, TileView } from "./page-blocks-data.server";
import { addHeading, type PageBuild } from "./page-build.server";
import { figureView } from "./page-figures.server";
import { navigationViews } from "./page-navigation.server";
import { fragmentText, pageText, targetTexts } from "./page-text.server";
import { pageHref, videoView } from "./page-videos.server";

const maxColumns = 6;
const defaultColumns = 3;

/** Blocks of a page, in order. */
export async function blockViews(page: PageBuild, blocks: readonly ContentBlock[]): Promise<BlockView[]> {
  // Each call registers its headings before its first await, so the table of contents follows page order.
  const views = await Promise.all(blocks.map((block) => blockView(page, block)));
  return views.filter((view) => view !== null);
}

async function blockView(page: PageBuild, block: ContentBlock): Promise<BlockView | null> {
  switch (block.kind) {
    case "hero_banner":
      return { kind: block.kind, ...hero(page, block) };
    case "hero_with_ticker": {
      const ticker = block.ticker.map(({ text, link }) => ({ text, link: link && linkView(link) }));
      return { kind: block.kind, ...hero(page, block), ticker };
    }
    case "tiles": {
      if (block.items.length === 0) return null;
      const columns = Math.min(Math.max(Math.round(block.columns ?? defaultColumns), 1), maxColumns);
      return { kind: block.kind, ...headed(page, block), columns, items: block.items.map((item) => tile(page, item)) };
    }
    case "carousel":
      if (block.items.length === 0) return null;
      return {
        kind: block.kind,
        ...headed(page, block),
        items: block.items.map((item) => tile(page, item)),
        settings: carouselView(block.settings),
      };
    case "navigation": {
      const { navigation } = block;
      const items = navigation ? navigationViews(navigation) : [];
      if (!navigation || items.length === 0) return null;
      return { kind: block.kind, ...headed(page, block), label: navigation.label ?? navigation.title, items };
    }
    case "rich_text":
      return { kind: block.kind, ...headed(page, block), content: pageText(page, block.content, { outlined: true }) };
    case "reference": {
      const { alignment, width } = block;
      const entry = block.entry && referencedView(page, block.entry);
      // A heading with nothing below it would be in the table of contents.
      if (!entry) return null;
      const placed = { ...headed(page, block), alignment: alignment ?? "left", width: width ?? "full" } as const;
      return { kind: block.kind, ...placed, entry: await entry };
    }
    case "image_map": {
      const image = contentImageView(block.image, page.context.imagesUrl);
      return image && { kind: block.kind, image, areas: block.areas.flatMap(mapArea) };
    }
    case "accordion": {
      if (block.items.length === 0) return null;
      const heading = headed(page, block);
      const items = block.items.map(({ title, content, open }) => ({ title, open, content: pageText(page, content) }));
      return { kind: block.kind, ...heading, items };
    }
    case "custom_component": {
      const component = await componentView(page, block);
      return component && { kind: block.kind, component };
    }
  }
}

function headed(page: PageBuild, { title }: { readonly title: string | null }) {
  return { title, anchor: title === null || title === "" ? null : addHeading(page, title) };
}

interface HeroBlock {
  readonly title: string;
  readonly text: string | null;
  readonly image: ContentImage | null;
  readonly links: readonly NavigationLink[];
}

function hero({ context }: PageBuild, { title, text, image, links }: HeroBlock) {
  return {
    title,
    text,
    image: contentImageView(image, context.imagesUrl),
    links: links.flatMap((link) => linkView(link) ?? []),
  };
}

function tile({ context }: PageBuild, { title, text, image, link }: Tile): TileView {
  return { title, text, image: contentImageView(image, context.imagesUrl), link: link && linkView(link) };
}

/** Carousel settings within sensible bounds, with defaults for missing ones. */
function carouselView(settings: CarouselSettings | null): CarouselView {
  const whole = (value: number | null | undefined, otherwise: number, most: number) =>
    Math.min(Math.max(Math.round(value ?? otherwise), 1), most);
  return {
    itemsToScroll: whole(settings?.items_to_scroll, 1, 24),
    itemsToShow: whole(settings?.items_to_show, 3, maxColumns),
    arrows: settings?.arrows ?? true,
    dots: settings?.dots ?? false,
    pageNumbers: settings?.page_numbers ?? false,
    speedMilliseconds: Math.min(Math.max(settings?.scroll_speed ?? 300, 0), 5000),
    infinite: settings?.infinite ?? false,
  };
}

type MapBlock = Extract<ContentBlock, { kind: "image_map" }>;

/** Areas are clipped to the image; those without size or address are dropped. */
function mapArea({ link, ...box }: MapBlock["areas"][number]): MapAreaView[] {
  const href = safeHref(link.href)?.href;
  const within = (value: number, most: number) => Math.min(Math.max(value, 0), most);
  const left = within(box.left, 100);
  const top = within(box.top, 100);
  const width = within(box.width, 100 - left);
  const height = within(box.height, 100 - top);
  if (href === undefined || width === 0 || height === 0) return [];
  return [{ link: { label: link.title ?? href, href, newWindow: false }, left, top, width, height }];
}

/** View of the entry that a reference block refers to; null if it has nothing to show here and today. */
function referencedView(page: PageBuild, entry: ReferencedEntry): ReferencedView | Promise<ReferencedView> | null {
  switch (entry.type) {
    case "content_fragment":
      return { type: "text", texts: [fragmentText(page, entry.value)] };
    case "content_target": {
      const texts = targetTexts(page, entry.value);
      return texts.length > 0 ? { type: "text", texts } : null;
    }
    case "content_image": {
      const figure = figureView(page, entry.value);
      return figure && { type: "image", figure };
    }
    case "content_table":
      return { type: "table", table: entry.value };
    case "content_video":
      return { type: "video", video: videoView(page, entry.value) };
    case "content_library":
      return libraryView(page, entry.value.devkey, entry.value.title).then((component) => ({
        type: "component",
        component,
      }));
    case "pathway_diagram": {
      const [first = null] = entry.value.diagram_images;
      const figure = figureView(page, first);
      const href = pageHref(entry.value.page);
      return (
        figure && {
          type: "image",
          figure: { ...figure, link: href === null ? null : { label: entry.value.title, href, newWindow: false } },
        }
      );
    }
  }
}
