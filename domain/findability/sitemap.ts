/** Sitemaps (protocol 0.9): an index per host, files of addresses with their siblings in the other languages. */
import type { Language } from "../market/market";
import { alternatesOf, type Origins } from "./alternates";
import { xmlDeclaration, xmlText } from "./xml";

const sitemapSpace = 'xmlns="http://www.sitemaps.org/schemas/sitemap/0.9"';

/** Products of one file. The protocol allows 50,000 addresses and 50 MiB; small files are made in one piece. */
export const productsPerFile = 5000;

export interface SitemapPage {
  /** Path on every host, percent-encoded. */
  readonly path: string;
  /** Milliseconds since 1970; null when nobody knows. */
  readonly changedAt: number | null;
  /** Languages in which the page exists; left out where it exists in all. */
  readonly languages?: readonly Language[];
}

/** @param files absolute addresses of the host's sitemap files */
export function sitemapIndex(files: readonly string[]): string {
  const entries = files.map((file) => `<sitemap><loc>${xmlText(file)}</loc></sitemap>`);
  return `${xmlDeclaration}<sitemapindex ${sitemapSpace}>\n${entries.join("\n")}\n</sitemapindex>\n`;
}

/** Pages of one host; each names itself among its siblings, as search engines ask. */
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
