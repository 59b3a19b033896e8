/** Rows of the purchase table: the product's sizes, each with its selling decision. */
import type { Product, Variant } from "@contracts/catalogue/catalogue";
import type { PriceGroup } from "@contracts/commerce/checkout-settings";
import type { OfferTerms, TransitDays } from "@contracts/commerce/offer-terms";
import type { SellingSettings } from "@contracts/settings";
import type { Money } from "@contracts/values/money";
import { shippingOfOnePiece } from "../checkout/shipping";
import { decimalText, formatMoney } from "../money/format";
import { moneyOf } from "../money/money";
import { type CartPrice, factAtContract } from "../price-groups/contract-price";
import { type CustomerKind, priceCountryOf, resolveSellingMode } from "../selling/market-rules";
import { lowerPrices, priceFactIn } from "../selling/price-fact";
import { resolveSelling } from "../selling/selling";
import { isTrialSize } from "../selling/trial-size";
import type { PriceFact, SellingMessage, SellingVerdict } from "../selling/types";

export interface SizeRow {
  readonly sku: string;
  /** "100" for "100 µl". */
  readonly amount: string;
  /** "µl", or an English word of the catalogue: "Kit", "assays". */
  readonly unit: string;
  readonly trial: boolean;
  /** Number of tests or assays; null if not applicable or already stated by the amount. */
  readonly tests: number | null;
  readonly priceVisibility: SellingVerdict["priceVisibility"];
  readonly price: string | null;
  /** Sentence about the price of the shopper's company; null at the list price. */
  readonly contract: string | null;
  /** Prices of each piece for larger quantities, smallest quantity first. */
  readonly breaks: readonly { readonly pieces: number; readonly price: string }[];
  /** Machine-readable price; only if the size is sold at it (C-DATA-13). */
  readonly offer: SizeOffer | null;
  readonly addsToBasket: boolean;
  /** Made to order, so there is no ship date. */
  readonly madeToOrder: boolean;
  readonly buttonLabelKey: SellingVerdict["buttonLabelKey"];
  readonly partnerHref: string | null;
  readonly messages: readonly SizeMessage[];
}

export type SizeMessage = Pick<SellingMessage, "tone" | "key" | "href">;

interface SizeOffer {
  /** "399.00" */
  readonly amount: string;
  readonly currency: string;
  readonly availability: SellingVerdict["availability"];
  /** Shipping of one piece; null if it is not known. */
  readonly shipping: SizeShipping | null;
  /** Amounts for each piece of larger quantities; absent without any. */
  readonly breaks?: readonly { readonly pieces: number; readonly amount: string }[];
}

export interface SizeShipping {
  /** In the currency of the offer, "29.00". */
  readonly rate: string;
  /** Null if the shop does not publish it. */
  readonly transitDays: TransitDays | null;
}

interface SizesInput {
  readonly product: Product;
  readonly country: string;
  readonly settings: SellingSettings;
  readonly preview: boolean;
  /** Response of the price service for countries that use it; null while pending. */
  readonly lookup?: ReadonlyMap<string, PriceFact> | "failed" | null;
  readonly customer?: CustomerKind;
  /** Delivery in the country; null if it is unknown or not shown. */
  readonly terms?: OfferTerms | null;
  /** Prices agreed with the shopper's company; null at the list prices. */
  readonly group?: PriceGroup | null;
  /** Sentence about a price of the group. Made on the server, so browsers do not load its text. */
  readonly contractText?: (contract: { readonly group: string; readonly listPrice: string }) => string;
}

/** True if the country's prices come from the price service. */
export function asksPriceService(
  country: string,
  settings: SellingSettings,
  customer: CustomerKind = "anonymous",
): boolean {
  return resolveSellingMode(country, customer, settings) === "price-service";
}

/** A published size with its selling decision. */
export interface SizeVerdict {
  readonly variant: Variant;
  /** The price that the decision is about. */
  readonly fact: PriceFact;
  readonly verdict: SellingVerdict;
}

/** One row per published size, master variant first, without duplicate SKUs. */
export const sizeRows = (input: SizesInput): SizeRow[] => sizeVerdicts(input).map((sized) => sizeRow(sized, input));

/** The decisions behind the rows, for programs, which need amounts and reasons. */
export function sizeVerdicts({
  product,
  country,
  settings,
  preview,
  lookup = null,
  customer = "anonymous",
  group = null,
}: SizesInput): SizeVerdict[] {
  const service = asksPriceService(country, settings, customer);
  const variants = new Map([product.masterVariant, ...product.variants].map((variant) => [variant.sku, variant]));
  return [...variants.values()]
    .filter(({ attributes }) => attributes.published)
    .map((variant) => {
      const listed = service
        ? lookedUp(lookup, variant.sku)
        : priceFactIn(variant.prices, priceCountryOf(country, settings));
      const { key: productKey, productType } = product;
      const price = factAtContract(listed, { sku: variant.sku, productKey, productType }, group);
      const verdict = resolveSelling({
        country,
        customer,
        product: { status: product.status, productType: product.productType, category: product.productCategory },
        sku: { sku: variant.sku, price, active: variant.attributes.active },
        settings,
        preview,
      });
      return { variant, fact: price, verdict };
    });
}

function lookedUp(lookup: SizesInput["lookup"], sku: string): PriceFact {
  if (!lookup) return { kind: "pending" };
  return lookup === "failed" ? { kind: "failed" } : (lookup.get(sku) ?? { kind: "none" });
}

/** Text about the list price that the company's price replaces; null at the list price. */
function contractOf(fact: PriceFact, { contractText }: SizesInput): string | null {
  const contract = fact.kind === "known" ? (fact.price as CartPrice).contract : undefined;
  if (!contract || !contractText) return null;
  return contractText({ group: contract.group, listPrice: formatMoney(contract.listPrice) });
}

function sizeRow({ variant, fact, verdict }: SizeVerdict, input: SizesInput): SizeRow {
  const { amount, uom, tests } = variant.attributes;
  const price = verdict.priceVisibility === "shown" ? verdict.price : null;
  const lower = price ? lowerPrices(price) : [];
  return {
    sku: variant.sku,
    amount,
    unit: uom,
    trial: isTrialSize(variant),
    tests: tests > 0 && String(tests) !== amount ? tests : null,
    priceVisibility: verdict.priceVisibility,
    price: price && formatMoney(price),
    contract: price && contractOf(fact, input),
    breaks: lower.map(({ pieces, price: each }) => ({ pieces, price: formatMoney(each) })),
    offer:
      price && verdict.action === "add"
        ? {
            amount: decimalText(price),
            currency: price.currencyCode,
            availability: verdict.availability,
            shipping: shippingOf(price, input),
            ...(lower.length > 0 && {
              breaks: lower.map(({ pieces, price: each }) => ({ pieces, amount: decimalText(each) })),
            }),
          }
        : null,
    addsToBasket: verdict.addsToBasket,
    madeToOrder: verdict.madeToOrder,
    buttonLabelKey: verdict.buttonLabelKey,
    partnerHref: verdict.partnerHref,
    messages: verdict.messages.map(({ tone, key, href }) => ({ tone, key, href })),
  };
}

function shippingOf(price: Money, { product, terms }: SizesInput): SizeShipping | null {
  const { centAmount, currencyCode } = price;
  const asked = { centAmount, currency: currencyCode };
  const found = terms ? shippingOfOnePiece(terms, product.productType, asked) : null;
  return found && { rate: decimalText(moneyOf(found.centAmount, currencyCode)), transitDays: found.transitDays };
}
