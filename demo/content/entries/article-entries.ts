import { type Article, articleDrawing, articleUrl, authorName, type LongArticle, topicNames } from "../kinds/articles";
import { type NewsItem, newsUrl } from "../kinds/news";
import { type Protocol, protocolUrl } from "../kinds/protocols";
import { citationOf } from "../papers";
import { html, richText } from "../rich-text/rich-text";
import { type Entry, entry, type Fields, type Language } from "./entry";
import type { Images } from "./images";
import type { Links } from "./links";
import { seoMetadata } from "./seo";
import type { Taxonomy } from "./taxonomy";

const articleTopicDomain = {
  devkey: "article_topic",
  title: { en: "Topic of an article", ja: "記事のテーマ", zh: "文章主题" },
};

const atNine = (day: string) => `${day}T09:00:00.000Z`;

/** A short answer of the knowledge base. */
export function answerEntry(article: Article, links: Links, taxonomy: Taxonomy): Entry {
  return articleEntry(article, links, taxonomy, () => ({}));
}

/** An article with its author, key points, figure, products and references. */
export function longArticleEntry(article: LongArticle, links: Links, images: Images, taxonomy: Taxonomy): Entry {
  const { figure, keyPoints, published, products, references } = article;
  const picture = figure && images.of(articleDrawing(article), { alt: figure.alt, caption: figure.caption });
  return articleEntry(article, links, taxonomy, (language) => ({
    author: authorName(article)[language],
    published,
    key_points: keyPoints.map((point) => point[language]),
    ...(picture && { figure: picture }),
    products,
    references: references.map((pmid) => ({ citation: citationOf(pmid), pmid: String(pmid) })),
  }));
}

function articleEntry(
  article: Article,
  links: Links,
  taxonomy: Taxonomy,
  further: (language: Language) => Fields,
): Entry {
  links.to(articleUrl(article), article.title);
  const topic = taxonomy.value(articleTopicDomain, article.topic, topicNames[article.topic]);
  return {
    ...entry("support_article", `article-${article.number}`, (language) => ({
      title: article.title[language],
      article_id: String(article.number),
      slug: article.slug,
      summary: article.summary[language],
      content: richText(article.body[language]),
      applications: article.applications,
      categories: [topic],
      revised: article.revised,
      ...further(language),
      seo_metadata: seoMetadata(language, article.title, article.summary),
    })),
    updatedAt: atNine(article.revised),
  };
}

export function protocolEntry(protocol: Protocol, links: Links): Entry {
  const link = links.to(protocolUrl(protocol), protocol.title);
  return {
    ...entry("protocol", `protocol-${protocol.number}`, (language) => ({
      title: protocol.title[language],
      number: String(protocol.number),
      html_content: html(protocol.body[language]),
      page_title: protocol.title[language],
      page: { navigation_link: link, noindex: false, nofollow: false },
      seo_metadata: seoMetadata(language, protocol.title, protocol.summary),
    })),
    updatedAt: atNine(protocol.revised),
  };
}

export function newsEntry(item: NewsItem, links: Links): Entry {
  const link = links.to(newsUrl(item), item.title);
  return {
    ...entry("news", `news-${item.slug}`, (language) => ({
      title: item.title[language],
      date: item.date,
      json_rich_text: richText(item.body[language]),
      page: { navigation_link: link, noindex: false, nofollow: false },
      seo_metadata: seoMetadata(language, item.title, item.summary),
    })),
    updatedAt: atNine(item.date),
    ...(item.draft && { draft: item.draft }),
  };
}
