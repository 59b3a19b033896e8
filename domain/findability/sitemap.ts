/** Sitemaps (protocol 0.9): one index per host, and files of URLs with their language alternates. */
import type { Language } from "../market/market";
import { alternatesOf, type Origins } from "./alternates";
import { xmlDeclaration, xmlText } from "./xml";

const sitemapSpace = 'xmlns="http://www.sitemaps.org/schemas/sitemap/0.9"';

/** Products per file. The protocol allows 50,000 URLs and 50 MiB; smaller files can be built in memory. */
export const productsPerFile = 5000;

export interface SitemapPage {
  /** Path on every host, percent-encoded. */
  readonly path: string;
  /** Milliseconds since 1970; null if unknown. */
  readonly changedAt: number | null;
  /** Languages of the page; all if omitted. */
  readonly languages?: readonly Language[];
}

/** @param files absolute URLs of the host's sitemap files */
export function sitemapIndex(files: readonly string[]): string {
  const entries = files.map((file) => `<sitemap><loc>${xmlText(file)}</loc></sitemap>`);
  return `${xmlDeclaration}<sitemapindex ${sitemapSpace}>\n${entries.join("\n")}\n</sitemapindex>\n`;
}

/** URLs of one host. Each lists itself among its alternates, as search engines require. */
export function sitemapFile(pages: readonly SitemapPage[], origins: Origins): string {
  const entries = pages.map(({ path, changedAt, languages }) => {
    const changed = changedAt === null ? "" : `<lastmod>${new Date(changedAt).toISOString()}</lastmod>`;
    const siblings = alternatesOf(path, origins, languages).map(
      ({ hrefLang, href }) => `<xhtml:link rel="alternate" hreflang="${hrefLang}" href="${xmlText(href)}"/>`,
    );
    return `<url><loc>${xmlText(origins.current + path)}</loc>${changed}${siblings.join("")}</url>`;
  });
  return `${xmlDeclaration}<urlset ${sitemapSpace} xmlns:xhtml="http://www.w3.org/1999/xhtml">\n${entries.join("\n")}\n</urlset>\n`;
}
