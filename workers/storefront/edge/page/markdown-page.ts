/** Public pages as Markdown, for programs: by the ending `.md` or by `Accept`. They are stored like HTML pages. */

import { anonymousVisitor } from "@domain/http/edge-app";
import { markdownEnding, markdownPath } from "@domain/markdown/markdown-path";
import { isWrite } from "../door/is-write";
import { redirectTo } from "../door/refusal";
import type { PageRequestScope } from "../request-scope";
import { hasMarkdown, markdownAddress, marketOfAddress, otherHostOf, prefersMarkdown } from "./page-format";
import { pageAddress } from "./page-key";
import { servePage } from "./serve-page";

type Asked = Omit<PageRequestScope, "format" | "address" | "plan" | "cookieHeader">;

/** The scope of a request for a page in Markdown; null for every other request. */
export function markdownPage(asked: Asked): PageRequestScope | null {
  const { request, url, site, market, visitor } = asked;
  if (isWrite(request)) return null;
  const requested = pageAddress(url);
  const address =
    markdownAddress(requested, site.plan) ??
    (prefersMarkdown(request.headers.get("accept")) && !requested.isData ? requested : null);
  if (!address) return null;
  const plan = site.plan(address.pathname);
  if (!hasMarkdown(plan)) return null;
  const page = new URL(url);
  page.pathname = address.pathname;
  const known = request.headers.get("if-none-match");
  const headers = { accept: "text/markdown", ...(known !== null && { "if-none-match": known }) };
  return {
    ...asked,
    request: new Request(page, { method: request.method, headers }),
    format: "markdown",
    address,
    plan,
    market: marketOfAddress(market, url.searchParams),
    visitor: { ...anonymousVisitor, flagOverrides: visitor.flagOverrides },
    cookieHeader: null,
  };
}

/**
 * A redirect from an address with the ending `.md` keeps the ending. A country of another host redirects to that host,
 * because this host's prices would appear to be those of that country.
 */
export async function serveMarkdown(page: PageRequestScope): ReturnType<typeof servePage> {
  const { site, market, url } = page;
  const other = otherHostOf(market, url.searchParams);
  if (other) {
    const address = `${site.app.settings.origins[other]}${url.pathname}${url.search}`;
    return { response: redirectTo(address, 302), cache: "none", ended: null };
  }
  await site.app.prepare(market.language);
  const served = await servePage(page);
  const location = served.response.headers.get("location");
  if (location === null || !url.pathname.endsWith(markdownEnding)) return served;
  const target = new URL(location, url);
  if (target.origin === url.origin) {
    target.pathname = markdownPath(target.pathname);
    served.response.headers.set("location", target.href);
  }
  return served;
}
