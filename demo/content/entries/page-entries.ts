import type { Block, CardItem, LocalPage, MapArea, Page, PageImage } from "../kinds/pages";
import type { Localized } from "../locales";
import { richText } from "../rich-text/rich-text";
import { type Entry, type EntryReference, entry, entryWhere, type Fields, type Language, reference } from "./entry";
import type { Images } from "./images";
import type { Links } from "./links";
import { seoMetadata } from "./seo";
import { uidOf } from "./uid";

interface PageParts {
  readonly links: Links;
  readonly images: Images;
}

const menuUid = (devkey: string) => `navigation-${devkey}`;

/** Uid of a page's entry by its address. */
export function pageUid(url: string): string {
  return uidOf("page", url);
}

function pageTemplateUid(template: NonNullable<Page["template"]>): string {
  return `page-template-${template}`;
}

function imageReference(image: PageImage, images: Images): EntryReference {
  return images.of(image.drawing, { alt: image.alt, caption: image.caption });
}

function cardFields(item: CardItem, language: Language, { links, images }: PageParts): Fields {
  return {
    title: item.title[language],
    ...(item.text && { text: item.text[language] }),
    ...(item.image && { image: imageReference(item.image, images) }),
    ...(item.link && { link: links.to(item.link, item.title) }),
  };
}

function areaFields(area: MapArea, language: Language): Fields {
  const { left, top, width, height } = area;
  return { link: { title: area.title[language], href: area.href }, left, top, width, height };
}

const titleOf = (title: Localized<string> | undefined, language: Language) => title && { title: title[language] };

function blockFields(block: Block, language: Language, parts: PageParts): Fields {
  const { links, images } = parts;
  switch (block.kind) {
    case "hero_banner":
      return {
        title: block.title[language],
        ...(block.text && { text: block.text[language] }),
        ...(block.image && { image: imageReference(block.image, images) }),
        ...(block.links && { links: block.links.map((link) => links.to(link.href, link.title)) }),
      };
    case "hero_with_ticker":
      return {
        ...blockFields({ ...block, kind: "hero_banner" }, language, parts),
        ticker: block.ticker.map((item) => ({
          text: item.text[language],
          ...(item.link && { link: links.to(item.link, item.text) }),
        })),
      };
    case "tiles":
      return {
        ...titleOf(block.title, language),
        columns: block.columns,
        items: block.items.map((item) => cardFields(item, language, parts)),
      };
    case "carousel":
      return {
        ...titleOf(block.title, language),
        items: block.items.map((item) => cardFields(item, language, parts)),
        settings: block.settings,
      };
    case "navigation":
      return { ...titleOf(block.title, language), navigation: reference("navigation", menuUid(block.menu)) };
    case "rich_text":
      return { ...titleOf(block.title, language), content: richText(block.text[language]) };
    case "reference":
      return {
        ...titleOf(block.title, language),
        entry: reference(block.entry.contentType, block.entry.uid),
        ...(block.alignment && { alignment: block.alignment }),
        ...(block.width && { width: block.width }),
      };
    case "image_map":
      return {
        image: imageReference(block.image, images),
        areas: block.areas.map((area) => areaFields(area, language)),
      };
    case "accordion":
      return {
        ...titleOf(block.title, language),
        items: block.items.map((item) => ({
          title: item.title[language],
          content: richText(item.text[language]),
          open: item.open,
        })),
      };
    case "custom_component":
      return {
        name: block.name,
        ...(block.properties && {
          properties: Object.entries(block.properties).map(([name, value]) => ({ name, value })),
        }),
      };
  }
}

export function pageEntry(page: Page, parts: PageParts): Entry {
  const link = parts.links.to(page.url, page.title);
  return entry("page", pageUid(page.url), (language) => ({
    title: page.title[language],
    ...(page.devkey && { devkey: page.devkey }),
    navigation_link: link,
    seo_metadata: seoMetadata(language, page.title, page.description),
    content_blocks: page.blocks.map((block) => ({ [block.kind]: blockFields(block, language, parts) })),
    template: reference("page_template", pageTemplateUid(page.template ?? "default")),
    noindex: page.noindex ?? false,
    nofollow: page.nofollow ?? false,
  }));
}

/** A page that exists in some languages only, with a navigation link in the same languages. */
export function localPageEntries(page: LocalPage): Entry[] {
  const linkUid = uidOf("link", page.url);
  return [
    entryWhere("navigation_link", linkUid, page.values, (_, { title }) => ({
      title,
      label: title,
      link_v2: { title, href: page.url },
      is_external_link: false,
      open_in_new_window: false,
    })),
    entryWhere("page", pageUid(page.url), page.values, (_, { title, description, body }) => ({
      title,
      navigation_link: reference("navigation_link", linkUid),
      seo_metadata: [
        { type: "title", value: title },
        { type: "description", value: description },
      ],
      content_blocks: [{ rich_text: { content: richText(body) } }],
      template: reference("page_template", pageTemplateUid("learn")),
      noindex: false,
      nofollow: false,
    })),
  ];
}

export function pageTemplateEntries(): Entry[] {
  const frames = [
    { key: "default", layout: "default", title: { en: "Page", ja: "標準ページ", zh: "标准页面" } },
    {
      key: "learn",
      layout: "default",
      title: { en: "Learning page", ja: "学習ページ", zh: "学习页面" },
      menu: "learn-and-support-navigation",
    },
    { key: "fullscreen", layout: "fullscreen", title: { en: "Full width", ja: "全幅ページ", zh: "全宽页面" } },
    { key: "empty", layout: "empty", title: { en: "Without frame", ja: "枠なし", zh: "无框页面" } },
  ] as const;
  return frames.map((frame) =>
    entry("page_template", pageTemplateUid(frame.key), (language) => ({
      title: frame.title[language],
      layout: frame.layout,
      ...("menu" in frame && { side_navigation: reference("navigation", menuUid(frame.menu)) }),
    })),
  );
}
