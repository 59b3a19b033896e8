/** schema.org data of a content page and its breadcrumb. */
import type { RichText, RichTextElement, RichTextNode } from "@contracts/content/rich-text";

interface StructuredPage {
  /** Canonical address. */
  readonly url: string;
  readonly title: string;
  readonly description: string;
  /** Absolute URL of an image. */
  readonly image: string;
  /** BCP 47. */
  readonly language: string;
  /** First to last; a step without its own page has no `to`. */
  readonly crumbs: readonly { readonly label: string; readonly to?: string }[];
  readonly content: StructuredContent | null;
}

export type StructuredContent =
  | { readonly kind: "news"; readonly published: string }
  | {
      readonly kind: "article";
      /** Role of the author within the company. */
      readonly author: string | null;
      readonly published: string | null;
      readonly revised: string | null;
      readonly citations: readonly string[];
    }
  | { readonly kind: "pathway" | "domain" }
  | { readonly kind: "protocol"; readonly text: RichText }
  | {
      readonly kind: "video";
      readonly published: string | null;
      readonly seconds: number | null;
      readonly poster: string | null;
    };

const publisher = { "@type": "Organization", name: "Benchside" } as const;

export function contentGraph(page: StructuredPage) {
  const { url, crumbs, content } = page;
  const entity = content && entityOf(page, content);
  return {
    "@context": "https://schema.org",
    "@graph": [
      ...(entity ? [entity] : []),
      {
        "@type": "BreadcrumbList",
        itemListElement: crumbs.map(({ label, to }, index) => ({
          "@type": "ListItem",
          position: index + 1,
          name: label,
          ...(to !== undefined && { item: new URL(to, url).href }),
        })),
      },
    ],
  };
}

function entityOf(page: StructuredPage, content: StructuredContent) {
  const { url, title, description, image, language } = page;
  const written = {
    headline: title.slice(0, 110),
    description,
    image,
    inLanguage: language,
    mainEntityOfPage: url,
    author: publisher,
    publisher,
  };
  switch (content.kind) {
    case "news":
      return { "@type": "NewsArticle", ...written, datePublished: content.published };
    case "article":
      return {
        "@type": "TechArticle",
        ...written,
        ...(content.author && { author: { "@type": "Organization", name: `Benchside, ${content.author}` } }),
        ...(content.published && { datePublished: content.published }),
        ...(content.revised && { dateModified: content.revised }),
        ...(content.citations.length > 0 && { citation: content.citations }),
      };
    case "pathway":
    case "domain":
      return { "@type": "Article", ...written };
    case "protocol":
      return howTo(page, content.text);
    case "video":
      // Search engines require a date for videos.
      return content.published === null
        ? null
        : {
            "@type": "VideoObject",
            name: title,
            description,
            inLanguage: language,
            thumbnailUrl: content.poster === null ? image : new URL(content.poster, url).href,
            uploadDate: content.published,
            ...(content.seconds !== null && { duration: `PT${Math.round(content.seconds)}S` }),
            url,
            publisher,
          };
  }
}

/** HowTo data of a protocol: its numbered lists, each named by the heading above it. Empty without numbered lists. */
function howTo({ url, title, description, image, language }: StructuredPage, { json }: RichText) {
  const sections: { name: string; steps: string[] }[] = [];
  let name = title;
  for (const node of json.children) {
    if (!("children" in node)) continue;
    if (/^h[1-6]$/.test(node.type)) name = wordsOf(node);
    if (node.type !== "ol") continue;
    const last = sections.at(-1);
    const section = last?.name === name ? last : { name, steps: [] };
    if (section !== last) sections.push(section);
    section.steps.push(...stepsOf(node));
  }
  if (sections.length === 0) return null;
  return {
    "@type": "HowTo",
    name: title,
    description,
    image,
    inLanguage: language,
    url,
    step: sections.map((section) => ({
      "@type": "HowToSection",
      name: section.name,
      itemListElement: section.steps.map((text) => ({ "@type": "HowToStep", text })),
    })),
  };
}

const stepsOf = (list: RichTextElement): string[] =>
  list.children.flatMap((item) => ("children" in item ? [wordsOf(item)] : [])).filter((text) => text !== "");

function wordsOf(node: RichTextNode): string {
  const words = "children" in node ? node.children.map(wordsOf).join(" ") : node.text;
  return words.replace(/\s+/g, " ").trim();
}
