/** Atom feeds of news, new products and tests, in the page's language. */
import { atomFeed, type FeedEntry } from "@domain/findability/atom";
import { productListQuery, unread } from "@domain/search-query/product-search";
import { type BrowseState, defaultBrowseState } from "@domain/search-url/state";
import type { PageArgs } from "~/context/request/page";
import type { PublicContext } from "~/context/request/types";
import { dueNews, instantOf } from "~/loaders/content/components/lists.server";
import { linkView } from "~/loaders/content/links.server";
import { evidenceEntries } from "~/loaders/evidence/feed.server";
import { searchPort } from "~/loaders/search/port.server";
import { type FeedName, feedPath, feedTitles, productsFeedPath } from "./feed-names.server";

const newestProducts = 50;
const headers = { "content-type": "application/atom+xml; charset=utf-8" };

type Entries = readonly FeedEntry[] | "unavailable";

interface Source {
  /** Path of the page with the same content for people. */
  readonly page: string;
  readonly entries: (context: PublicContext) => Promise<Entries>;
}
const sources: Readonly<Record<FeedName, Source>> = {
  news: { page: "/about-us/our-company/media-room", entries: newsEntries },
  evidence: { page: "/learn-and-support/evidence", entries: allEvidence },
  "new-products": {
    page: "/browse?other=newproduct&sort-by=newest",
    entries: (context) => productEntries(context),
  },
};
const names = Object.keys(feedTitles).filter((name): name is FeedName => Object.hasOwn(sources, name));

/** `/feeds/{file}` */
export async function loadFeed(context: PublicContext, { params: { file = "" } }: PageArgs): Promise<Response> {
  const [, kind, symbol] = /^(evidence|products)-([A-Za-z][A-Za-z0-9-]{0,19})\.xml$/.exec(file) ?? [];
  if (symbol !== undefined) return kind === "products" ? productsFeed(context, symbol) : targetFeed(context, symbol);
  const name = names.find((candidate) => feedPath(candidate) === `/feeds/${file}`);
  if (!name) return new Response(null, { status: 404 });
  const { page, entries: read } = sources[name];
  const entries = await read(context);
  if (entries === "unavailable") return unavailable(context);
  const since = entries.length > 0 ? 0 : await newestRelease(context);
  if (since === "unavailable") return unavailable(context);
  const { origins, market, t } = context;
  const text = atomFeed({
    title: t("chrome.titleTemplate", { title: t(feedTitles[name]) }),
    self: origins.current + feedPath(name),
    page: origins.current + page,
    language: market.locale,
    author: "Benchside",
    since,
    entries: [...entries].sort((a, b) => b.updatedAt - a.updatedAt),
  });
  return new Response(text, { headers });
}

/**
 * `/feeds/products-AKT1.xml`: products for a target, the newest first. Empty for a gene without products, so that
 * readers learn of the first one.
 */
async function productsFeed(context: PublicContext, symbol: string): Promise<Response> {
  if (context.names.gene(symbol) === null) return new Response(null, { status: 404 });
  const entries = await productEntries(context, symbol);
  if (entries === "unavailable") return unavailable(context);
  const since = entries.length > 0 ? 0 : await newestRelease(context);
  if (since === "unavailable") return unavailable(context);
  const { origins, market, t } = context;
  const text = atomFeed({
    title: t("chrome.titleTemplate", { title: t("feeds.productsOf", { symbol }) }),
    self: origins.current + productsFeedPath(symbol),
    page: `${origins.current}/browse?q=${symbol}`,
    language: market.locale,
    author: "Benchside",
    since,
    entries,
  });
  return new Response(text, { headers });
}

/** Feed readers retry after 503; an empty feed would mean that nothing is new. */
function unavailable(context: PublicContext): Response {
  context.degraded();
  return new Response(null, { status: 503, headers: { "retry-after": "600" } });
}

/** `/feeds/evidence-AKT1.xml`: tests of the products for a target. */
async function targetFeed(context: PublicContext, symbol: string): Promise<Response> {
  const entries = await evidenceEntries(context, symbol);
  if (entries === null) return new Response(null, { status: 404 });
  if (entries === "unavailable") return unavailable(context);
  const since = entries.length > 0 ? 0 : await newestRelease(context);
  if (since === "unavailable") return unavailable(context);
  const { origins, market, t } = context;
  const text = atomFeed({
    title: t("chrome.titleTemplate", { title: t("evidence.feed.target", { symbol }) }),
    self: `${origins.current}/feeds/evidence-${symbol}.xml`,
    page: `${origins.current}/browse?q=${symbol}`,
    language: market.locale,
    author: "Benchside",
    since,
    entries,
  });
  return new Response(text, { headers });
}

async function allEvidence(context: PublicContext): Promise<Entries> {
  return (await evidenceEntries(context, null)) ?? [];
}

async function newsEntries(context: PublicContext): Promise<Entries> {
  const { origins } = context;
  const result = await dueNews(context);
  if (!result.ok) return "unavailable";
  return result.value.flatMap(({ title, date, page }) => {
    const link = page?.navigation_link && linkView(page.navigation_link);
    const updatedAt = Date.parse(instantOf(date));
    if (!link?.href.startsWith("/") || Number.isNaN(updatedAt)) return [];
    return [{ title, href: origins.current + link.href, updatedAt, summary: null }];
  });
}

/** Release date of the shop's newest product, used as the date of a feed without entries. */
async function newestRelease(context: PublicContext): Promise<number | "unavailable"> {
  const found = await newest(context, { ...defaultBrowseState, sort: "newest" }, { size: 1 });
  // A shop without products has nothing to follow yet.
  return found === "unavailable" ? found : (found[0]?.updatedAt ?? "unavailable");
}

/** @param symbol of the target; null for the new products of all targets */
const productEntries = (context: PublicContext, symbol: string | null = null): Promise<Entries> =>
  newest(
    context,
    { ...defaultBrowseState, other: symbol === null ? ["newproduct"] : [], sort: "newest" },
    { size: newestProducts, filters: symbol === null ? [] : [{ targetsymbols: [symbol] }] },
  );

interface Wanted {
  readonly size: number;
  readonly filters?: Parameters<typeof productListQuery>[1]["filters"];
}

async function newest(context: PublicContext, state: BrowseState, { size, filters = [] }: Wanted): Promise<Entries> {
  const all = productListQuery(state, { text: "", ...unread, filters });
  const raw = { raw: {} };
  const fields = { productnumber: raw, name: raw, releaseddate: raw, description: raw };
  const query = { ...all, page: { size, current: 1 }, facets: undefined, result_fields: fields };
  const answered = await searchPort(context).multiSearch("product", [{ ...query, record_analytics: false }]);
  if (!answered.ok) return "unavailable";
  return (answered.value[0]?.results ?? []).flatMap(({ productnumber, name, releaseddate, description }) => {
    const updatedAt = Date.parse(String(releaseddate?.raw));
    if (typeof productnumber?.raw !== "string" || typeof name?.raw !== "string" || Number.isNaN(updatedAt)) return [];
    const summary = typeof description?.raw === "string" ? description.raw : null;
    return [{ title: name.raw, href: `${context.origins.current}/products/${productnumber.raw}`, updatedAt, summary }];
  });
}
