/** Builds cart lines from catalogue facts. Lines merge by product, SKU and design; prices are in minor units. */
import type { Cart, LineItem } from "@contracts/commerce/cart";
import type { CountryPrice, Money } from "@contracts/values/money";
import { multiply } from "../money/money";
import { type CartPrice, contractPrice } from "../price-groups/contract-price";
import { pricedByQuote, quotedPriceOf, withQuotedPrice } from "../quote/quoted-line";
import { priceFactIn, priceOfPiece } from "../selling/price-fact";
import { resolveSelling } from "../selling/selling";
import type { CartContext, CartProblem, SkuFact } from "./state";

interface LineIdentity {
  readonly productKey: string;
  readonly sku: string;
  readonly experimentId: string | null;
  /** Pieces at a quoted price are a line of their own. */
  readonly quoteNumber: string | null;
}

/** Identity of a line (T-LINE-16); lines with equal keys merge. */
export function lineKey({ productKey, sku, experimentId, quoteNumber }: LineIdentity): string {
  return JSON.stringify([productKey, sku, experimentId, quoteNumber]);
}

export const keyOfLine = (line: LineItem): string =>
  lineKey({
    productKey: line.productKey,
    sku: line.sku,
    experimentId: line.custom.fields.experimentId,
    quoteNumber: quotedPriceOf(line)?.quoteNumber ?? null,
  });

/** Shoppers may change standard lines only; gifts follow their promotion. */
export const isStandardLine = (line: LineItem): boolean => line.lineItemMode === "standard";

/** Price of a SKU in this cart, or the reason it may not be added. Maps the selling policy's decision to wire codes. */
export function priceForCart(
  cart: Pick<Cart, "id" | "country" | "currency">,
  sku: string,
  context: CartContext,
): { ok: true; fact: SkuFact; price: CartPrice } | { ok: false; problem: CartProblem } {
  const fact = context.facts.get(sku);
  const problem = (code: string, message: string, extra: Record<string, unknown> = {}) =>
    ({ ok: false, problem: { code, message, sku, ...extra } }) as const;
  if (!fact) return problem("InvalidInput", `No product variant has the SKU '${sku}'.`);
  const price = priceFactIn(fact.prices, cart.country);
  const { refusal } = resolveSelling({
    country: context.shopperCountry,
    customer: context.customer,
    product: { status: fact.status, productType: fact.productType, category: fact.category },
    sku: { sku, price, active: fact.active },
    settings: context.settings,
    preview: false,
  });
  switch (refusal) {
    case "InvalidTypePTMScan":
      return problem(refusal, "InvalidTypePTMScan: Contact the CST Proteomics Group.");
    case "Discontinued":
      return problem(refusal, `Product ${sku} is discontinued`);
    case "InvalidInput":
      return problem(refusal, `Product ${sku} is currently unavailable`);
    case "MatchingPriceNotFound":
    case null:
      break;
    default:
      refusal satisfies never;
  }
  if (refusal === null && price.kind === "known" && price.price.currencyCode === cart.currency) {
    return { ok: true, fact, price: contractPrice(price.price, fact, context.priceGroup) };
  }
  return problem(
    "MatchingPriceNotFound",
    `No price of ${sku} for country ${cart.country} and currency ${cart.currency}.`,
    {
      productId: fact.productId,
      variantId: fact.variantId,
      country: cart.country,
      currency: cart.currency,
    },
  );
}

/** The fields of a line that come from the catalogue. */
const productOf = (fact: SkuFact) => ({
  productId: fact.productId,
  productKey: fact.productKey,
  sku: fact.sku,
  name: fact.name,
  ...(fact.names && { names: fact.names }),
  variant: {
    id: fact.variantId,
    sku: fact.sku,
    attributes: {
      code: fact.code,
      lot: null,
      amount: fact.amount,
      uom: fact.uom,
      productType: fact.productType,
      applications: [...fact.applications],
    },
  },
});

/** The fields of a line that follow from its price and quantity, before promotions. */
function pricingOf(price: CountryPrice, quantity: number) {
  const { centAmount, currencyCode, fractionDigits } = priceOfPiece(price, quantity);
  const unit: Money = { centAmount, currencyCode, fractionDigits };
  const total = multiply(unit, quantity);
  return {
    quantity,
    price: { value: unit },
    listPrice: unit,
    netPrice: unit,
    totalPrice: total,
    totalPriceComputed: total,
    discountedPrice: null,
    discountedPricePerQuantity: [],
    appliedPromoNames: [],
    lineItemMode: "standard" as const,
    lineItemType: "standard" as const,
    state: null,
  };
}

/** Price group and list price of a contract price; absent if the list price for this quantity is as low. */
function contractField(price: CartPrice, quantity: number) {
  const { contract } = price;
  if (!contract) return {};
  const list = priceOfPiece({ ...price, centAmount: contract.listPrice.centAmount }, quantity);
  if (priceOfPiece(price, quantity).centAmount >= list.centAmount) return {};
  return { contract: { ...contract, listPrice: { ...contract.listPrice, centAmount: list.centAmount } } };
}

/** A new line of `quantity` pieces at a price. */
export function buildLine(
  fact: SkuFact,
  price: CartPrice,
  quantity: number,
  { id, addedAt, experimentId }: Pick<LineItem, "id" | "addedAt"> & { readonly experimentId: string | null },
): LineItem {
  return {
    id,
    addedAt,
    ...productOf(fact),
    ...pricingOf(price, quantity),
    custom: {
      fields: {
        experimentId,
        estShipDate: null,
        trackingNumber: null,
        legacyTotalPrice: null,
        ...contractField(price, quantity),
      },
    },
  };
}

/** The line at another price or quantity. Keeps every other field, including those unknown here. */
export function pricedLine(line: LineItem, price: CartPrice, quantity: number): LineItem {
  const { contract: _, ...fields } = line.custom.fields;
  const custom = { ...line.custom, fields: { ...fields, ...contractField(price, quantity) } };
  return { ...line, ...pricingOf(price, quantity), custom };
}

/** The line at today's price, or at the price of its quote while that holds. */
export function repricedLine(line: LineItem, price: CartPrice, now: string): LineItem {
  const quoted = quotedPriceOf(line);
  if (!quoted) return pricedLine(line, price, line.quantity);
  const { centAmount, currencyCode, fractionDigits } = priceOfPiece(price, line.quantity);
  const today = { centAmount, currencyCode, fractionDigits };
  return pricedByQuote(withQuotedPrice({ ...line, state: null }, { ...quoted, today }), now);
}

/** The line with the catalogue's current names and sizes. */
export function describedLine({ names: _, ...line }: LineItem, fact: SkuFact): LineItem {
  return { ...line, ...productOf(fact) };
}

/** The line without its ship date. */
export const undatedLine = (line: LineItem): LineItem => ({
  ...line,
  custom: { ...line.custom, fields: { ...line.custom.fields, estShipDate: null } },
});

/** The line with another quantity. Clears the ship date, which depends on it; promotions are recomputed later. */
export function withQuantity(line: LineItem, quantity: number): LineItem {
  const total = multiply(line.listPrice, quantity);
  return { ...undatedLine(line), quantity, totalPrice: total, totalPriceComputed: total };
}
