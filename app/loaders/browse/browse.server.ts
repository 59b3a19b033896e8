/** The results page: search, address corrections, rows with prices. */

import { type FacetName, facetNames } from "@contracts/search/search-names";
import { locales } from "@domain/market/market";
import { listedNumbers } from "@domain/query-reading/product-numbers";
import { productNumberPrecision } from "@domain/search-query/product-number";
import { productNumberQuery } from "@domain/search-query/product-search";
import { isOfSmallWords } from "@domain/search-query/stop-words";
import { pagesOf } from "@domain/search-url/page-limit";
import { isFormAddress, parseBrowseUrl, phraseOfMarkup } from "@domain/search-url/parse";
import { browseHref } from "@domain/search-url/serialize";
import { type BrowseState, countSelected } from "@domain/search-url/state";
import { browsePath, urlStructure } from "@domain/search-url/structure";
import { customerOfMarket, priceCountryOf } from "@domain/selling/market-rules";
import { facetName } from "@domain/vocabulary/facet-keys";
import { redirect } from "@framework/remix.server";
import type { PageArgs } from "~/context/request/page";
import type { PublicContext } from "~/context/request/types";
import { spaced } from "~/i18n/spaced";
import { foreignNumberOf } from "~/loaders/lineage/foreign.server";
import { pageHead } from "~/loaders/page/page-head.server";
import { briefsAtContract } from "~/loaders/price-group/price-group.server";
import { type SearchFailed, type SearchPort, searchPort } from "~/loaders/search/port.server";
import { loadSellingSettings } from "~/loaders/settings/selling-settings.server";
import type { BrowseData, BrowseError, BrowseList } from "./data.server";
import { readProductHit, readResourceHit } from "./hits.server";
import { productOfIdentifier } from "./identifier-of-phrase.server";
import { missingNumbers, presentNumbers } from "./listed-numbers.server";
import { lotOfPhrase } from "./lot-of-phrase.server";
import { registryNumberOf } from "./numbers/registry-number.server";
import { offerRows } from "./offers.server";
import { namesWithin, readingData, unaskedForm } from "./reading.server";
import { type SearchedList, searchList } from "./search.server";
import { wordsNotNamed } from "./shortfalls.server";
import { wordsOnlySimilar } from "./similar-words.server";

/** Loads the page, or redirects to the canonical address, the other tab, or the single product found. */
export async function loadBrowse(context: PublicContext, { url }: PageArgs): Promise<BrowseData> {
  const { newSearchUrl } = context.flags;
  const asked = parseBrowseUrl(url.searchParams);
  const address = (state: BrowseState) => browseHref(state, urlStructure(newSearchUrl));
  if (isFormAddress(url.searchParams)) throw redirect(address(asked));

  const markup = phraseOfMarkup(url.searchParams) ?? (isOfSmallWords(asked.query) ? asked.query : null);
  if (markup !== null) return { ...unsearched(context, asked), markup };

  const lot = await lotOfPhrase(context, asked);
  if (lot) throw redirect(lot);

  const search = searchPort(context);
  const found = await searchList(search, asked, context);
  if (!found.ok) return failedPage(context, asked, found);

  // The index is empty or belongs to another shop; its responses have status 200, so nothing else would report this.
  if (found.counts.product === 0 && found.state.query === "" && countSelected(found.state) === 0)
    context.log.error("browse: search has no products", { service: "search" });

  // A size that is not sold shows its product with a note (C-SEARCH-14).
  const isUnknown = found.total === 0 || (found.relaxed !== null && found.relaxed.kind !== "number");
  const foreign = isUnknown || found.relaxed !== null ? await foreignOf(context, asked) : null;
  if (foreign) return { ...unsearched(context, asked), foreign };
  const known = isUnknown ? await productOfIdentifier(context, asked) : null;
  if (known) throw redirect(known);
  const missing = missingNumbers(found);
  const renumbered = missing.length > 0 ? await presentNumbers(context, asked.query, missing) : null;
  if (renumbered) throw redirect(address({ ...asked, query: renumbered }));
  const correction = correctedState(found) ?? respelledState(found, asked);
  if (correction) throw redirect(address(correction));
  const similar = await wordsOnlySimilar(search, found);
  const product = similar.length > 0 ? null : await singleProduct(search, found);
  if (product) throw redirect(`/products/${product}`);

  const { list, pricesFailed } = await readRows(context, found);
  return {
    head: browseHead(context, found.state),
    state: found.state,
    newSearchUrl,
    list,
    total: found.total,
    counts: found.counts,
    otherFacets: found.otherFacets,
    pages: pagesOf(found.total, found.state.pageSize, found.state.page),
    facets: found.facets,
    reading: await readingData(search, context, found),
    alias: found.alias && { id: found.alias.alias.id, words: found.alias.words },
    relaxed:
      missing.length > 0
        ? { kind: "left-out", words: missing.join(", ") }
        : similar.length > 0
          ? { kind: "similar", words: similar.join(", ") }
          : found.relaxed,
    unread: found.unread,
    unreadTargets:
      found.counts.product === 0 && found.reading === null ? namesWithin([found.state.query], context.names) : [],
    registryNumber: found.counts.product === 0 ? registryNumberOf(found.state.query, context.names) : null,
    dropped: found.dropped.map((one) => droppedName(context, one)),
    foreign: null,
    markup: null,
    requestId: found.requestId,
    pricesFailed,
    error: null,
  };
}

/** Statements about another maker's number in the query; null on the resources tab. */
const foreignOf = (context: PublicContext, { query, tab }: BrowseState) =>
  tab === "product" ? foreignNumberOf(context, query) : null;

const droppedName = ({ t, market }: PublicContext, { facet, value }: SearchedList["dropped"][number]): string =>
  isFacetName(facet)
    ? `${spaced(t("ui.label", { label: t(`browse.facet.${facet}`) }))}${facetName(facet, value, market.locale)}`
    : t(`browse.other.${facet}`);

const isFacetName = (name: SearchedList["dropped"][number]["facet"]): name is FacetName =>
  facetNames.some((one) => one === name);

/** More would be cut off in a tab. */
const filtersInTitle = 3;

/** Only the unfiltered catalogue is indexed, because searches are unlimited. */
function browseHead(context: PublicContext, state: BrowseState) {
  const { t, market } = context;
  const { query, facets } = state;
  const filters = facetNames
    .flatMap((name) => (facets[name] ?? []).map((key) => facetName(name, key, market.locale)))
    .slice(0, filtersInTitle)
    .join(t("product.listSeparator"));
  const plain = filters === "" ? t("browse.title") : t("browse.filteredTitle", { filters });
  const about = query || filters;
  return pageHead(context, {
    title: query === "" ? plain : t("browse.metaTitle", { query }),
    description: about === "" ? null : t("browse.metaDescription", { query: about }),
    path: browsePath,
    index: query === "" && countSelected(state) === 0 && state.page === 1 && state.tab === "product",
  });
}

/** Redirects names of facet values in older URLs to the URL with their keys, which is the same on every host. */
function respelledState({ state, dropped: lost }: SearchedList, asked: BrowseState): BrowseState | null {
  const isRespelled = facetNames.some((name) => state.facets[name]?.some((key) => !asked.facets[name]?.includes(key)));
  if (!isRespelled) return null;
  // Values without products stay in the address, so that the page can name the ignored ones.
  const dropped = Object.groupBy(lost, ({ facet }) => facet);
  const facets = Object.fromEntries(
    facetNames.map((name) => [
      name,
      [...(state.facets[name] ?? []), ...(dropped[name] ?? []).map(({ value }) => value)],
    ]),
  );
  return { ...state, facets };
}

/** A page past the end goes to the last one; a tab without hits goes to the other if that has some (C-SEARCH-04). */
function correctedState({ state, total, counts, reading }: SearchedList): BrowseState | null {
  const { last } = pagesOf(total, state.pageSize, state.page);
  if (total > 0 && state.page > last) return { ...state, page: last };
  // For a known target that is not sold, the products tab explains that.
  if (reading !== null && state.tab === "product") return null;
  const other = state.tab === "product" ? "resources" : "product";
  if (total > 0 || countSelected(state) > 0 || state.query === "" || !counts[other]) return null;
  return { ...state, tab: other, page: 1, sort: "relevance" };
}

/**
 * Number of the product to redirect to: a phrase with one hit redirects if its number finds it again at full precision
 * (C-SEARCH-05, C-SEARCH-06). `redirect=false` lists the hit; `redirect=true` also redirects a filtered list.
 */
async function singleProduct(search: SearchPort, found: SearchedList): Promise<string | null> {
  const { state, total, hits, alias, reading, relaxed } = found;
  const [hit] = hits;
  // Never redirect for a reinterpreted phrase; the page explains it instead.
  if (state.tab !== "product" || total !== 1 || !hit || state.query === "" || alias || relaxed || asksMore(reading))
    return null;
  // The page of one of several numbers would hide that the others were not found.
  if (listedNumbers(state.query).length > 1) return null;
  // If the product has another form than the query asked for, say so first instead of opening it.
  if (unaskedForm(hit, reading) !== null) return null;
  // The unread words may be anywhere in its text: "vimentin trial" is not a kit that mentions a trial.
  if (reading && reading.targets.length > 0 && wordsNotNamed(hit, reading).length > 0) return null;
  if (state.redirect === false || (state.redirect === null && countSelected(state) > 0)) return null;
  const number = readProductHit(hit, () => null)?.row.number;
  if (number === undefined) return null;
  const outcome = await search.multiSearch("product", [productNumberQuery(number, productNumberPrecision)]);
  const same = outcome.ok ? outcome.value[0]?.results[0] : undefined;
  return same && readProductHit(same, () => null)?.row.number === number ? number : null;
}

/** True if the reading contains more than a name, which the page must explain. */
function asksMore(reading: SearchedList["reading"]): boolean {
  if (!reading) return false;
  const { modification, unsold, validated, sampler, recombinant, ...lists } = reading.wants;
  const several = reading.targets.length !== 1 || reading.targets.some(({ chosen }) => chosen.length > 1);
  const isAmbiguous = reading.targets.some(({ others }) => others.length > 0);
  // A search for a process or a family lists a single product too, and names the members that were searched.
  const isTopic = reading.targets.some(({ chosen }) => chosen.some(({ concept }) => concept !== null));
  return (
    several ||
    isAmbiguous ||
    isTopic ||
    validated ||
    sampler ||
    recombinant ||
    modification !== null ||
    unsold !== null ||
    Object.values(lists).some(({ length }) => length > 0)
  );
}

async function readRows(context: PublicContext, { state, hits }: SearchedList) {
  const { market, log, preview } = context;
  const image = (path: string) => (path.startsWith("/") ? context.imagesUrl + path : null);
  const read = <T>(row: (hit: SearchedList["hits"][number]) => T | null): T[] => hits.flatMap((hit) => row(hit) ?? []);
  if (state.tab === "resources") {
    const rows = read((hit) => readResourceHit(hit, image, locales[market.language].lang));
    reportUnreadable(context, state, hits.length - rows.length);
    return { list: { tab: "resources", rows } satisfies BrowseList, pricesFailed: false };
  }
  const products = read((hit) => readProductHit(hit, image, state.facets.applications));
  reportUnreadable(context, state, hits.length - products.length);
  const settings = await loadSellingSettings(context);
  const offers = await offerRows({
    hits: products,
    country: market.country,
    customer: customerOfMarket(market),
    preview,
    settings,
    readBriefs: (skus) =>
      briefsAtContract(context, skus, priceCountryOf(market.country, settings)).catch((error: unknown) => {
        log.error("browse: prices cannot be read", { error: String(error) });
        context.degraded();
        return null;
      }),
  });
  return { list: { tab: "product", rows: offers.rows } satisfies BrowseList, pricesFailed: offers.failed };
}

function reportUnreadable(context: PublicContext, state: BrowseState, count: number): void {
  if (count > 0) context.log.error("browse: hits cannot be read", { tab: state.tab, count });
}

/** The page without a list: the error (C-ERR-02 to C-ERR-05), the search as entered, and a retry link. */
function failedPage(context: PublicContext, state: BrowseState, failed: SearchFailed): BrowseData {
  const error = errorOf(failed);
  context.setErrorStatus(error.kind === "messages" ? 400 : 503);
  context.log.error("browse: search failed", {
    tab: state.tab,
    unanswered: failed.unanswered,
    status: failed.status,
    messages: failed.messages,
  });
  return { ...unsearched(context, state), error };
}

/** The page before anything is searched. */
function unsearched(context: PublicContext, state: BrowseState): BrowseData {
  return {
    head: browseHead(context, state),
    state,
    newSearchUrl: context.flags.newSearchUrl,
    list: { tab: state.tab, rows: [] },
    total: 0,
    counts: { product: null, resources: null },
    otherFacets: {},
    pages: pagesOf(0, state.pageSize, 1),
    facets: { facets: {}, other: {} },
    alias: null,
    reading: null,
    relaxed: null,
    unread: [],
    unreadTargets: [],
    registryNumber: null,
    dropped: [],
    foreign: null,
    requestId: "",
    pricesFailed: false,
    markup: null,
    error: null,
  };
}

/** Messages about the query are for the visitor; those about keys and faults are for the operator. */
function errorOf({ unanswered, messages, status }: SearchFailed): BrowseError {
  if (unanswered) return { kind: "unanswered" };
  const isOfQuestion = status === 400 || status === 422;
  return isOfQuestion && messages.length > 0 ? { kind: "messages", messages } : { kind: "status", status };
}
