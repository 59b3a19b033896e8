/** Sitemaps of a host: an index, one file of content pages, and files of products and clones as needed. */

import { productKey } from "@contracts/catalogue/catalogue";
import { productsPerFile, type SitemapPage, sitemapFile, sitemapIndex } from "@domain/findability/sitemap";
import { clonePath } from "@domain/lineage/clone-identity";
import { type LocaleIso, languages, locales } from "@domain/market/market";
import { isDue } from "@domain/news/is-due";
import { panelStartPath } from "@domain/panel/paths";
import { panelBuilderPath } from "@domain/panel-builder/panel";
import { knowledgeBasePath } from "@domain/search-url/knowledge-base";
import { browsePath } from "@domain/search-url/structure";
import * as v from "valibot";
import type { PageArgs } from "~/context/request/page";
import type { PublicContext } from "~/context/request/types";
import { articlePath } from "~/loaders/content/components/lists.server";
import { addressKinds } from "~/services/content/operations/addresses";
import { ServiceFailure } from "~/services/service-failure";

const headers = { "content-type": "application/xml; charset=utf-8" };
const pagesFile = "pages.xml";
const numberedFile = /^(products|clones)-([1-9][0-9]{0,3})\.xml$/;
const articlesPerRead = 100;

/** `/sitemap.xml`: lists all files of this host. */
export function loadSitemapIndex(context: PublicContext): Promise<Response> {
  return orLater(context, async () => {
    const { catalogue } = context.services;
    const first = { limit: 1, offset: 0, every: productsPerFile };
    const [products, clones] = await Promise.all([catalogue.keys(first), catalogue.clones(first)]);
    const filesOf = (name: string, { total, ends = [] }: { total: number; ends?: readonly string[] }) =>
      Array.from({ length: Math.ceil(total / productsPerFile) }, (_, index) => {
        const after = ends[index - 1];
        return `${name}-${index + 1}.xml${after === undefined ? "" : `?after=${after}`}`;
      });
    const names = [pagesFile, ...filesOf("products", products), ...filesOf("clones", clones)];
    return sitemapIndex(names.map((name) => `${context.origins.current}/sitemaps/${name}`));
  });
}

/** `/sitemaps/{file}`; 404 for a file not in the index. */
export function loadSitemapFile(context: PublicContext, { url, params: { file = "" } }: PageArgs): Promise<Response> {
  return orLater(context, async () => {
    const after = url.searchParams.get("after");
    const pages = file === pagesFile ? await contentPages(context) : await numberedPages(context, file, after);
    return pages.length > 0 ? sitemapFile(pages, context.origins) : null;
  });
}

/** @param after the product before the file; without it, those of the files before are counted, which takes longer */
async function numberedPages({ services }: PublicContext, file: string, after: string | null): Promise<SitemapPage[]> {
  const [, name, number] = numberedFile.exec(file) ?? [];
  if (!name || (after !== null && !v.is(productKey, after))) return [];
  const page = { limit: productsPerFile, offset: (Number(number) - 1) * productsPerFile };
  if (name === "clones") {
    const { results } = await (after === null
      ? services.catalogue.clones(page)
      : services.catalogue.clonesAfter({ limit: productsPerFile, after }));
    return results.map((clone) => ({ path: clonePath(clone), changedAt: null }));
  }
  const { results } = await (after === null
    ? services.catalogue.keys(page)
    : services.catalogue.keysAfter({ limit: productsPerFile, after }));
  return results.map(({ key, changedAt }) => ({ path: `/products/${key}`, changedAt }));
}

/** All or nothing: an incomplete file would remove pages from search engines. */
async function contentPages(context: PublicContext): Promise<SitemapPage[]> {
  const everywhere = ["/", browsePath, knowledgeBasePath, panelStartPath, panelBuilderPath];
  const written = await Promise.all(
    languages.map(async (language) => {
      const paths = new Map<string, number | null>(everywhere.map((path) => [path, null]));
      for (const { path, changedAt } of await writtenPaths(context, locales[language].iso)) paths.set(path, changedAt);
      return { language, paths };
    }),
  );
  const own = written.find(({ language }) => language === context.market.language)?.paths ?? new Map();
  return [...own].map(([path, changedAt]) => ({
    path,
    changedAt,
    languages: written.filter(({ paths }) => paths.has(path)).map(({ language }) => language),
  }));
}

/** Milliseconds since 1970 of the last change; of an article, of its last revision. */
type WrittenPath = Pick<SitemapPage, "path" | "changedAt">;

/** Paths of content written in a locale, without fallbacks. */
async function writtenPaths(context: PublicContext, locale: LocaleIso): Promise<WrittenPath[]> {
  const { content } = context.services;
  const [articles, ...kinds] = await Promise.all([
    articlePaths(context, locale),
    ...addressKinds.map(async (kind) => {
      const result = await content.addresses(locale, kind);
      if (!result.ok) throw new ServiceFailure("content", 503, result.error.code);
      return result.value.filter(({ date }) => date === null || isDue(date, context.now));
    }),
  ]);
  return [...kinds.flat(), ...articles];
}

async function articlePaths({ services }: PublicContext, locale: LocaleIso): Promise<WrittenPath[]> {
  const paths: WrittenPath[] = [];
  for (let skip = 0, total = 1; skip < total; skip += articlesPerRead) {
    const result = await services.content.supportArticles(locale, { limit: articlesPerRead, skip });
    if (!result.ok) throw new ServiceFailure("content", 503, result.error.code);
    total = result.value.total;
    for (const article of result.value.items)
      if (article.system.locale === locale)
        paths.push({ path: articlePath(article), changedAt: article.revised ? Date.parse(article.revised) : null });
  }
  return paths;
}

/** During an outage, responds with 503 and Retry-After. */
async function orLater(context: PublicContext, make: () => Promise<string | null>): Promise<Response> {
  try {
    const text = await make();
    return text === null ? new Response(null, { status: 404 }) : new Response(text, { headers });
  } catch (error) {
    if (!(error instanceof ServiceFailure)) throw error;
    context.degraded();
    context.log.error("sitemap: service failed", { error });
    return new Response(null, { status: 503, headers: { "retry-after": "600" } });
  }
}
