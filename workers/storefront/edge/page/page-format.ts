/** Requested form of a page, HTML or Markdown, and the address of the page without its ending. */

import { regions } from "@contracts/regions";
import { markdownEnding, pagePathOf } from "@domain/markdown/markdown-path";
import { isKnownCountry } from "@domain/market/countries";
import { languages, locales, type Market, type Region } from "@domain/market/market";
import { regionOf } from "@domain/market/region-rules";
import {
  countryParameter,
  createMarket,
  languageParameter,
  namedCountry,
  normalizeCountry,
  resolveLanguage,
} from "@domain/market/resolve-market";
import { knowledgeBasePath } from "@domain/search-url/knowledge-base";
import type { PageAddress } from "./page-key";
import type { PagePlan } from "./page-plan";

export type PageFormat = "html" | "markdown";

/**
 * The page of an address with the ending `.md`; null for other addresses. `/index.md` is the home page.
 * @param plan returns the plan of a path; a route with the ending, such as `/agents.md`, takes precedence
 */
export function markdownAddress(address: PageAddress, plan: (pathname: string) => PagePlan): PageAddress | null {
  const { pathname } = address;
  if (address.isData || !pathname.endsWith(markdownEnding) || plan(pathname).kind === "resource") return null;
  const stripped = pagePathOf(pathname);
  return hasMarkdown(plan(stripped)) ? { ...address, pathname: stripped } : null;
}

/**
 * True for a page with a Markdown version: every public one, and the knowledge base, which is private only because it
 * contains a form. The knowledge base is rendered for an anonymous visitor, and not stored.
 */
export const hasMarkdown = ({ kind, scope, pattern }: PagePlan): boolean =>
  kind === "page" && (scope === "public" || pattern === knowledgeBasePath);

/** True if `Accept` names Markdown with at least the quality of HTML. Browsers never name it. */
export function prefersMarkdown(accept: string | null): boolean {
  if (!accept?.includes("markdown")) return false;
  const weights = new Map(accept.split(",").map((range) => weightOf(range)));
  const markdown = weights.get("text/markdown") ?? 0;
  return markdown > 0 && markdown >= (weights.get("text/html") ?? 0);
}

function weightOf(range: string): [type: string, weight: number] {
  const [type = "", ...parameters] = range.split(";").map((part) => part.trim().toLowerCase());
  const weight = Number(parameters.find((parameter) => parameter.startsWith("q="))?.slice(2) ?? 1);
  return [type, Number.isNaN(weight) ? 0 : weight];
}

/** Host that sells in the country of the address; null if it is this one, or the address names no known country. */
export function otherHostOf({ region }: Market, search: URLSearchParams): Region | null {
  const country = normalizeCountry(search.get(countryParameter) ?? "");
  return isKnownCountry(country) && regionOf(country) !== region ? regionOf(country) : null;
}

/** Accepts the codes of the shop and of standards: "jp", "ja", "ja-JP". */
function languageNamed(asked: string): string {
  const [tag] = asked.toLowerCase().split("-");
  return languages.find((language) => language === tag || locales[language].lang.split("-")[0] === tag) ?? asked;
}

/**
 * Market of a page in Markdown. Programs keep no cookies, so `country` and `language` in the address apply directly.
 */
export function marketOfAddress(current: Market, search: URLSearchParams): Market {
  const { region } = current;
  const parameter = search.get(countryParameter);
  const asked = search.get(languageParameter);
  if (parameter === null && asked === null) return current;
  const country = regions[region].country ?? namedCountry(parameter) ?? current.country;
  const language =
    asked === null ? current.language : resolveLanguage({ region, parameter: languageNamed(asked), cookie: null });
  return regionOf(country) === region ? createMarket(region, country, language) : current;
}
