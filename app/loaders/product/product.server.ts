/**
 * The product page. Facts, template and prices are awaited; citations, ship dates and looked-up prices are deferred.
 */
import type { Product } from "@contracts/catalogue/catalogue";
import type { OfferTerms } from "@contracts/commerce/offer-terms";
import type { SellingSettings } from "@contracts/settings";
import { calendarDay } from "@domain/market/calendar-day";
import { parseProductAddress } from "@domain/product-page/address";
import { asksPriceService, sizeRows } from "@domain/product-page/sizes";
import { customerOfMarket } from "@domain/selling/market-rules";
import type { PageArgs } from "~/context/request/page";
import type { PublicContext } from "~/context/request/types";
import { loadEvidence } from "~/loaders/evidence/evidence.server";
import { lineageView } from "~/loaders/lineage/lineage.server";
import { type PageHead, pageHead } from "~/loaders/page/page-head.server";
import { pageNotFound } from "~/loaders/page/page-not-found.server";
import { withinBudget } from "~/loaders/page/time-budget.server";
import { agreedPrices } from "~/loaders/price-group/price-group.server";
import { loadSellingSettings } from "~/loaders/settings/selling-settings.server";
import { loadCitations, parseCitationFilters } from "./citations.server";
import { loadProductContent, seoValue } from "./content.server";
import type { EditorsText, ProductPageData, ShipDates } from "./data.server";
import { loadProductDocuments } from "./documents.server";
import { withFigures } from "./figures.server";
import { type BuyingTerms, loadLookedUpSizes } from "./prices.server";
import { productCrumbs } from "./product-crumbs.server";
import { loadProductForPage, variantsOf } from "./record.server";
import { loadRelations } from "./relations.server";
import { loadReviews } from "./reviews/reviews.server";
import { productSections } from "./sections.server";
import { legalTexts } from "./texts.server";
import { productView } from "./view.server";

export async function loadProductPage(context: PublicContext, { params, url }: PageArgs): Promise<ProductPageData> {
  const address = parseProductAddress(params.id);
  if (!address) throw pageNotFound();
  const asked = parseCitationFilters(url.searchParams);
  // Started before the product is known, because most pages need all of them.
  const citations = context.defer("product: citations", loadCitations(context, address.key, asked));
  const reviews = loadReviews(context, address.key);
  const { country } = context.market;
  const [{ product: record, ...known }, settings, terms, agreed] = await Promise.all([
    loadProductForPage(context, address),
    loadSellingSettings(context),
    context.services.settings.offerTerms(country),
    agreedPrices(context),
  ]);
  // Its offers would be stored without shipping and returns.
  if (!terms) context.degraded();
  // Started before the template, because these have little time.
  const later = deferredOffers(context, record, settings, { terms, ...agreed });
  const [{ product, offers, figuresMissing }, content, regulatory, documents, lineage, evidence] = await Promise.all([
    withFigures(context, record).then(async ({ product: pictured, ...rest }) => ({
      ...rest,
      ...(await loadRelations(context, pictured, settings, known.related)),
    })),
    loadProductContent(context, record),
    loadRegulatoryTexts(context, record),
    loadProductDocuments(context, record),
    lineageView(context, record),
    loadEvidence(context, record, known.evidence),
  ]);
  const { preview } = context;
  const customer = customerOfMarket(context.market);
  const sizes = sizeRows({ product, country, settings, preview, customer, terms, ...agreed });
  const view = productView(product, sizes, context.imagesUrl, evidence);
  return {
    head: productHead(context, product, {
      title: seoValue(content.page, "title"),
      description: seoValue(content.page, "description"),
      image: view.figures[0]?.large ?? null,
    }),
    crumbs: productCrumbs(context, product),
    product: view,
    lineage,
    formerNumber: formerNumberIn(url, record),
    documents,
    chosen: address.sku,
    returnDays: returnDays(record, terms),
    regulatory: regulatory ?? [],
    lacking: { figures: figuresMissing, editors: content.isOut, regulatory: regulatory === null },
    ...productSections(content.slots, { context, product, offers, page: content.page, reviews: await reviews }),
    citationsAsked: asked,
    citations,
    ...later,
  };
}

/** The product's former number in `?from=`, set by the redirect from it; null for any other value. */
function formerNumberIn(url: URL, { attributes }: Product): string | null {
  const from = url.searchParams.get("from");
  return attributes.lineage?.formerKeys.find((key) => key === from) ?? null;
}

/** Days in which the product may be returned, 0 for never; null if the shop does not say. */
function returnDays({ attributes }: Product, terms: OfferTerms | null): number | null {
  const kept = attributes.storageTemperature ?? "";
  return terms?.returns.find(({ temperatures }) => temperatures?.includes(kept) ?? true)?.days ?? null;
}

function deferredOffers(context: PublicContext, product: Product, settings: SellingSettings, buying: BuyingTerms) {
  const { country } = context.market;
  return {
    shipDates:
      context.flags.gop && country === "US"
        ? context.defer("product: ship dates", loadShipDates(context, product))
        : null,
    lookedUpSizes: asksPriceService(country, settings, customerOfMarket(context.market))
      ? loadLookedUpSizes(context, product, settings, buying)
      : null,
  };
}

/** Search engines show about this many characters. */
const descriptionLength = 170;

function productHead(
  context: PublicContext,
  product: Product,
  { title, description, image }: { title: string | null; description: string | null; image: string | null },
): PageHead {
  return pageHead(context, {
    title: title ?? product.name,
    description: description ?? firstWords(product.description, descriptionLength),
    path: `/products/${product.key}`,
    image,
    index: product.status !== "Obsolete" && !context.preview,
  });
}

/** Start of a text, cut at a word. */
function firstWords(text: string, length: number): string {
  if (text.length <= length) return text;
  const cut = text.slice(0, length).replace(/\s+\S*$/, "");
  return `${cut.replace(/[\s,;.]+$/, "")}…`;
}

/** A short limit, because the table of sizes delays all content below. */
const budgetMs = 300;

async function loadShipDates({ services, market, now }: PublicContext, product: Product): Promise<ShipDates> {
  const items = variantsOf(product).map(({ sku }) => ({ sku, quantity: 1 }));
  const today = calendarDay(now, market.country);
  const dates = await withinBudget(budgetMs, services.availability.shipDates(market.country, items, today));
  return Object.fromEntries(dates.map(({ sku, date }) => [sku, date]));
}

/** Notices required on product pages in Japan; editors define texts and conditions (C-REGION-02). */
const devkey = "regulatory-banner";

/** Empty outside Japan, without a request; null during an outage. */
async function loadRegulatoryTexts(context: PublicContext, product: Product): Promise<readonly EditorsText[] | null> {
  const { country, locale } = context.market;
  if (country !== "JP") return [];
  const target = await context.services.content.contentTarget(locale, devkey);
  if (target.ok) return legalTexts(context, target.value, product);
  // A page without its notice must not be stored.
  context.degraded();
  return null;
}
