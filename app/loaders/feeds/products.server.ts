/**
 * Feeds of all products for programs: `/feeds/products/DE.jsonl`, one product a line, and `/feeds/merchant/DE.xml`, one
 * size for sale an item. `/feeds/products.jsonl` is the feed of the caller's country. They are cut into pages (`page`).
 */
import { type Product, productKey } from "@contracts/catalogue/catalogue";
import type { SellingSettings } from "@contracts/settings";
import type { Money } from "@contracts/values/money";
import { type MerchantItem, merchantEnd, merchantItem, merchantStart } from "@domain/findability/product-feed";
import { choosesCountry } from "@domain/market/region-rules";
import { countryParameter } from "@domain/market/resolve-market";
import { decimalText } from "@domain/money/format";
import type { SizeVerdict } from "@domain/product-page/sizes";
import { hasProductPage } from "@domain/product-page/visibility";
import { lowerPrices } from "@domain/selling/price-fact";
import * as v from "valibot";
import type { PageArgs } from "~/context/request/page";
import type { PrivateContext, PublicContext } from "~/context/request/types";
import { contextOfMarket } from "~/loaders/agents/market.server";
import { reagentFacts, sellingOf } from "~/loaders/agents/reagent.server";
import { loadEvidenceOf } from "~/loaders/evidence/evidence.server";
import { productFigures } from "~/loaders/product/figures.server";
import { readSellingRules } from "~/loaders/settings/selling-settings.server";
import { ServiceFailure } from "~/services/service-failure";

/** Products of a page. Where prices come from their own service, each takes a call, and a request may make a thousand. */
const productsPerPage = 100;
/** Products that one call reads. */
const atOnce = 50;

interface Feed {
  readonly folder: string;
  readonly ending: string;
  readonly type: string;
  readonly start: (context: PublicContext) => string;
  /** Texts of the products. */
  readonly products: (
    context: PublicContext,
    products: readonly Product[],
    settings: SellingSettings,
  ) => Promise<readonly string[]>;
  readonly end: string;
}

const lines: Feed = {
  folder: "/feeds/products/",
  ending: ".jsonl",
  type: "application/jsonl; charset=utf-8",
  start: () => "",
  async products(context, products, settings) {
    const evidence = await loadEvidenceOf(context, products);
    const line = async (product: Product) => {
      const known = { settings, evidence: evidence.get(product.key) ?? null };
      return `${JSON.stringify(await reagentFacts(context, product, {}, known))}\n`;
    };
    return Promise.all(products.map(line));
  },
  end: "",
};

const merchant: Feed = {
  folder: "/feeds/merchant/",
  ending: ".xml",
  type: "application/xml; charset=utf-8",
  start: ({ t, origins, market }) =>
    merchantStart({
      title: `Benchside (${market.country})`,
      href: `${origins.current}/`,
      description: t("chrome.siteDescription"),
    }),
  products: (context, products, settings) =>
    Promise.all(
      products.map(async (product) => {
        const sizes = await sellingOf(context, product, settings);
        return sizes.flatMap((size) => itemOf(context, product, size)).join("");
      }),
    ),
  end: merchantEnd,
};

export const loadProductLines = (context: PrivateContext, args: PageArgs) => loadFeedOf(context, args, lines);
export const loadMerchantFeed = (context: PrivateContext, args: PageArgs) => loadFeedOf(context, args, merchant);

async function loadFeedOf(
  context: PrivateContext,
  { url, params, headersOnly }: PageArgs,
  feed: Feed,
): Promise<Response> {
  const named = params.file === undefined ? context.market.country : countryOf(params.file, feed);
  if (named === null) return new Response(null, { status: 404 });
  const market = await contextOfMarket(context, { country: named });
  if (!market.ok) return new Response(`${market.message}\n`, { status: 400 });
  const asked = pageOf(url.searchParams);
  if (asked === null) {
    return new Response(
      "The parameter page is a number from 1, or the number of the last product of the previous page.\n",
      { status: 400 },
    );
  }
  try {
    const [{ results, more }, { settings, isWhole }] = await Promise.all([
      keysOf(context, asked),
      readSellingRules(market.context),
    ]);
    // Otherwise readers would copy unsold products and hidden prices into their own catalogs.
    if (!isWhole) throw new ServiceFailure("settings", 503, "selling rules");
    const last = results.at(-1);
    if (last === undefined) return new Response(null, { status: 404 });
    const { country } = market.context.market;
    const next = `${context.origins.current}${feed.folder}${country}${feed.ending}?after=${last.key}`;
    const keys = results.map(({ key }) => key);
    const body = headersOnly ? null : await textOf(market.context, keys, settings, feed);
    return new Response(body, {
      headers: { "content-type": feed.type, ...(more && { link: `<${next}>; rel="next"` }) },
    });
  } catch (error) {
    if (!(error instanceof ServiceFailure)) throw error;
    context.log.error("feeds: products cannot be read", { error });
    return new Response(null, { status: 503, headers: { "retry-after": "600" } });
  }
}

type Asked = { readonly page: number } | { readonly after: string };

/**
 * Pages are linked by the last product number (`after`), at the same cost for each; `page` has to count the products
 * before it. Null if invalid.
 */
function pageOf(parameters: URLSearchParams): Asked | null {
  const after = parameters.get("after");
  if (after !== null) return v.is(productKey, after) ? { after } : null;
  const page = parameters.get("page") ?? "1";
  return /^[1-9][0-9]{0,4}$/.test(page) ? { page: Number(page) } : null;
}

async function keysOf({ services: { catalogue } }: PublicContext, asked: Asked) {
  if ("after" in asked) return catalogue.keysAfter({ limit: productsPerPage, after: asked.after });
  const offset = (asked.page - 1) * productsPerPage;
  const { results, total } = await catalogue.keys({ limit: productsPerPage, offset });
  return { results, more: offset + results.length < total };
}

function countryOf(file: string, { ending }: Feed): string | null {
  const country = file.slice(0, -ending.length);
  return file.endsWith(ending) && /^[A-Z]{2}$/.test(country) ? country : null;
}

/**
 * A page is read completely before it is sent: a feed that ends early looks like a shorter one, which would mean that
 * products were removed.
 */
async function textOf(context: PublicContext, keys: readonly string[], settings: SellingSettings, feed: Feed) {
  const parts = [feed.start(context)];
  for (let at = 0; at < keys.length; at += atOnce) {
    const read = await context.services.catalogue.fullProducts(keys.slice(at, at + atOnce), context.market.language);
    const shown = read.filter(({ status }) => hasProductPage(status, false));
    if (shown.length > 0) parts.push(...(await feed.products(context, shown, settings)));
  }
  return parts.join("") + feed.end;
}

const availabilities = { InStock: "in_stock", BackOrder: "backorder" } as const;
/** Days until a back-order ships, as stated on product pages. */
const backorderDays = 30;

/**
 * The item of a size that can be bought at a shown price; empty for others. Sizes made to order are omitted, because
 * the format requires a ship date, which is unknown before an order.
 */
function itemOf(
  { origins, imagesUrl, market, now }: PublicContext,
  product: Product,
  { variant, verdict }: SizeVerdict,
): string[] {
  const { price, availability, action, priceVisibility } = verdict;
  if (!price || priceVisibility !== "shown" || action !== "add" || !isAvailable(availability)) return [];
  const { amount, uom } = variant.attributes;
  const image = productFigures(product.attributes.figures, imagesUrl)[0]?.large ?? null;
  const item: MerchantItem = {
    sku: variant.sku,
    number: product.key,
    title: `${product.name}, ${amount} ${uom}`,
    description: product.description,
    href: `${origins.current}/products/${variant.sku}${chosenCountry(market)}`,
    image: image && new URL(image, origins.current).href,
    price: amountOf(price),
    bulkPrices: lowerPrices(price).map(({ pieces, price: each }) => ({ pieces, price: amountOf(each) })),
    availability: availabilities[availability],
    availableOn: availability === "BackOrder" ? isoDay(now.getTime() + backorderDays * 86_400_000) : null,
    productType: product.productType,
  };
  return [merchantItem(item)];
}

/** Opens the page in the feed's country, also for a visitor from another one. Some hosts have one country only. */
const chosenCountry = ({ region, country }: PublicContext["market"]): string =>
  choosesCountry(region) ? `?${countryParameter}=${country}` : "";

const amountOf = (price: Money): string => `${decimalText(price)} ${price.currencyCode}`;

const isoDay = (time: number): string => new Date(time).toISOString().slice(0, 10);

const isAvailable = (availability: string): availability is keyof typeof availabilities =>
  Object.hasOwn(availabilities, availability);
