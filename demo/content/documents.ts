/** Search documents of the content: resources of every kind, and knowledge base articles. */
import type { KnowledgeBaseDocument, ResourceDocument } from "@contracts/search/search-documents";
import { applicationNames, resourceKindNames } from "@domain/vocabulary/names";
import { type Article, articleUrl, knowledgeBaseArticles, supportArticles, topicNames } from "./kinds/articles";
import { domainUrl, proteinDomains } from "./kinds/domains";
import { newsItems, newsUrl } from "./kinds/news";
import { type Block, localPages, type Page, pages } from "./kinds/pages";
import { pathways, pathwayUrl } from "./kinds/pathways";
import { protocols, protocolUrl } from "./kinds/protocols";
import { videos, videoUrl } from "./kinds/videos";
import { inLocale, inLocaleIfPresent, type Locale } from "./locales";
import { headingsOf, richText, searchText } from "./rich-text/rich-text";

/** Pages have no date field; this is the date of their last common revision. */
const pagesRevised = "2026-11-02";
const longestLine = 2000;
const longestBody = 20_000;

interface Source {
  readonly id: string;
  readonly kind: keyof typeof resourceKindNames;
  readonly url: string;
  readonly title: string;
  readonly summary: string;
  /** Markup of rich-text.ts. */
  readonly text: string;
  readonly applications?: readonly string[];
  readonly date: string;
}

function isKnownApplication(code: string): code is keyof typeof applicationNames {
  return Object.hasOwn(applicationNames, code);
}

function document(source: Source, locale: Locale): ResourceDocument {
  const text = richText(source.text);
  const applications = (source.applications ?? []).filter(isKnownApplication);
  return {
    id: source.id,
    title: source.title,
    url: source.url,
    clickurl: source.url,
    headings: headingsOf(text),
    categories: [inLocale(resourceKindNames[source.kind], locale)],
    applications: applications.map((code) => inLocale(applicationNames[code], locale)),
    body: `${source.summary} ${searchText(text)}`.slice(0, longestBody),
    releaseddate: `${source.date}T00:00:00.000Z`,
    thumbnail: "",
  };
}

/** Text of a block as markup; blocks that only embed something have none. */
function blockText(block: Block, locale: Locale): string[] {
  switch (block.kind) {
    case "rich_text":
      return [inLocale(block.text, locale)];
    case "hero_banner":
    case "hero_with_ticker":
      return [block.title, block.text].flatMap((text) => (text ? [inLocale(text, locale)] : []));
    case "accordion":
      return block.items.flatMap((item) => [`## ${inLocale(item.title, locale)}`, inLocale(item.text, locale)]);
    case "tiles":
    case "carousel":
      return block.items.flatMap((item) =>
        [item.title, item.text].flatMap((text) => (text ? [inLocale(text, locale)] : [])),
      );
    default:
      return [];
  }
}

/** Joins several texts into one markup text. */
function joined(texts: readonly string[]): string {
  return texts
    .flatMap((text) => text.split("\n"))
    .filter((line) => !line.startsWith("!content_") && !line.startsWith(":::"))
    .join("\n");
}

function* sources(locale: Locale): Iterable<Source> {
  for (const article of supportArticles) {
    yield {
      id: `article-${article.number}`,
      kind: "article",
      url: articleUrl(article),
      title: inLocale(article.title, locale),
      summary: inLocale(article.summary, locale),
      text: inLocale(article.body, locale),
      applications: article.applications,
      date: article.revised,
    };
  }
  for (const protocol of protocols) {
    yield {
      id: `protocol-${protocol.number}`,
      kind: "protocol",
      url: protocolUrl(protocol),
      title: inLocale(protocol.title, locale),
      summary: inLocale(protocol.summary, locale),
      text: inLocale(protocol.body, locale),
      applications: protocol.applications,
      date: protocol.revised,
    };
  }
  yield* researchSources(locale);
  yield* newsAndVideoSources(locale);
  yield* pageSources(locale);
}

function* researchSources(locale: Locale): Iterable<Source> {
  for (const pathway of pathways) {
    yield {
      id: `pathway-${pathway.slug}`,
      kind: "pathway",
      url: pathwayUrl(pathway),
      title: inLocale(pathway.title, locale),
      summary: inLocale(pathway.summary, locale),
      text: inLocale(pathway.body, locale),
      date: pagesRevised,
    };
  }
  for (const domain of proteinDomains) {
    yield {
      id: `domain-${domain.slug}`,
      kind: "domain",
      url: domainUrl(domain),
      title: inLocale(domain.title, locale),
      summary: inLocale(domain.summary, locale),
      text: joined([
        inLocale(domain.binding, locale),
        inLocale(domain.structure, locale),
        inLocale(domain.additional, locale),
      ]),
      date: pagesRevised,
    };
  }
}

function* newsAndVideoSources(locale: Locale): Iterable<Source> {
  for (const item of newsItems.filter((candidate) => !candidate.draft)) {
    yield {
      id: `news-${item.slug}`,
      kind: "news",
      url: newsUrl(item),
      title: inLocale(item.title, locale),
      summary: inLocale(item.summary, locale),
      text: inLocale(item.body, locale),
      date: item.date,
    };
  }
  for (const video of videos) {
    yield {
      id: `video-${video.slug}`,
      kind: video.webinar ? "webinar" : "video",
      url: videoUrl(video.slug),
      title: inLocale(video.title, locale),
      summary: "",
      text: inLocale(video.body, locale),
      date: video.published,
    };
  }
}

function pageSource(page: Page, locale: Locale): Source {
  return {
    id: `page-${page.url.slice(1).replaceAll("/", "-")}`,
    kind: "page",
    url: page.url,
    title: inLocale(page.title, locale),
    summary: inLocale(page.description, locale),
    text: joined(page.blocks.flatMap((block) => blockText(block, locale))),
    date: pagesRevised,
  };
}

function* pageSources(locale: Locale): Iterable<Source> {
  for (const page of pages) if (!page.noindex) yield pageSource(page, locale);
  for (const page of localPages) {
    const written = inLocaleIfPresent(page.values, locale);
    if (!written) continue;
    const { title, description: summary, body: text } = written;
    yield {
      id: `page-${page.url.slice(1).replaceAll("/", "-")}`,
      kind: "page",
      url: page.url,
      title,
      summary,
      text,
      date: pagesRevised,
    };
  }
}

/** Documents of the engine `resources-{locale}`. */
export function* resourceDocuments(locale: Locale): Iterable<ResourceDocument> {
  for (const source of sources(locale)) yield document(source, locale);
}

/**
 * @param body text that a question may match besides title, summary and headings: the whole text of a short answer, but
 *   only the key points of a long article, because its whole text would match almost any question
 */
function articleDocument(article: Article, body: string, locale: Locale): KnowledgeBaseDocument {
  const text = richText(inLocale(article.body, locale));
  return {
    id: String(article.number),
    title: inLocale(article.title, locale),
    url: articleUrl(article),
    clickurl: articleUrl(article),
    headings: [inLocale(article.summary, locale).slice(0, longestLine), ...headingsOf(text)],
    categories: [inLocale(topicNames[article.topic], locale)],
    body: `${inLocale(article.summary, locale)} ${body}`.slice(0, longestBody),
    releaseddate: `${article.revised}T00:00:00.000Z`,
  };
}

/** Documents of the engine `knowledge-base-{locale}`: short answers and long articles. */
export function* knowledgeBaseDocuments(locale: Locale): Iterable<KnowledgeBaseDocument> {
  for (const answer of knowledgeBaseArticles)
    yield articleDocument(answer, searchText(richText(inLocale(answer.body, locale))), locale);
  for (const article of supportArticles)
    yield articleDocument(article, article.keyPoints.map((point) => inLocale(point, locale)).join(" "), locale);
}
