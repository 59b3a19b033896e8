/** Support articles, found by number, with or without their name in the address (C-CONT-03). */

import { articleAddress } from "@domain/links/article-address";
import { votingTexts } from "~/loaders/knowledge-base/texts.server";
import { pageHead } from "~/loaders/page/page-head.server";
import { articleProducts } from "./article-products.server";
import { articlePath, instantOf, nextArticles } from "./components/lists.server";
import { foreignLanguage, type PageBuild } from "./page-build.server";
import { crumbViews } from "./page-crumbs.server";
import type { ContentPageData } from "./page-data.server";
import { figureView } from "./page-figures.server";
import { articleLanguages } from "./page-languages.server";
import { pageText } from "./page-text.server";

/** Undefined if the path is not an article's or the article does not exist; another page may have the address. */
export async function loadArticle(page: PageBuild, path: string): Promise<ContentPageData | "unavailable" | undefined> {
  const [, section, id] = articleAddress.exec(path) ?? [];
  if (!section || !id) return undefined;
  const { context } = page;
  const result = await context.services.content.supportArticle(context.market.locale, id);
  if (!result.ok) return "unavailable";
  if (!result.value) return undefined;
  const article = result.value;
  const seo = (type: string) => article.seo_metadata.find((entry) => entry.type === type)?.value ?? null;
  const own = articlePath(article);
  const content = pageText(page, article.content, { outlined: true });
  const slot = { texts: [], navigations: [] };
  return {
    head: pageHead(context, {
      title: seo("title") ?? article.title,
      description: seo("description") ?? article.summary,
      path: own,
      share: "article",
      languages: await articleLanguages(context, id, own),
    }),
    layout: "default",
    path: own,
    title: article.title,
    lang: foreignLanguage(page, article.system),
    // Number and name form one breadcrumb step.
    crumbs: [
      ...crumbViews(context, section, [], () => true),
      { path: own, label: article.title, words: article.title, live: true },
    ],
    sideNavigation: null,
    slots: { before: slot, after: slot, side: slot },
    contents: page.contents,
    body: {
      kind: "article",
      author: article.author,
      published: article.published && instantOf(article.published),
      revised: article.revised && instantOf(article.revised),
      summary: article.summary,
      keyPoints: article.key_points,
      figure: figureView(page, article.figure),
      content,
      references: article.references,
      products: articleProducts(page, article),
      next: article.author === null ? null : await nextArticles(page, article),
      voting: { article: id, texts: votingTexts(context) },
    },
  };
}
