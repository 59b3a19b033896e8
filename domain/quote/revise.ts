/** A revision of a quote by the shop: lines, shipping, end and terms. */
import type { LineItem } from "@contracts/commerce/cart";
import type { QuoteLineChange, QuoteRevisionRequest } from "@contracts/commerce/quote-negotiation";
import type { Quote } from "@contracts/commerce/quotes";
import type { Money } from "@contracts/values/money";
import { buildLine, isStandardLine, priceForCart } from "../cart/line-items";
import type { CartContext } from "../cart/state";
import { withTotals } from "../cart/totals";
import { payableInQuote } from "../checkout/quote-totals";
import { formatMoney } from "../money/format";
import { multiply } from "../money/money";
import { isNegotiated, negotiated, negotiationOf, type QuoteOutcome, type QuotePlace, refusal } from "./negotiation";
import { lowestPrice, revisedShipping } from "./revise-shipping";
import { taxEstimateOf } from "./tax-estimate";

const longestDays = 365;
const dayMilliseconds = 86_400_000;

interface Authority {
  /** Largest discount from the list price that the person may give, in parts per million. */
  readonly discountLimit: number;
  /** Catalogue and settings for the products that are added, and the time. */
  readonly context: CartContext;
}

const problem = (code: string, message: string, place?: QuotePlace) =>
  ({ ok: false, code, message, ...(place && { place }) }) as const;
type Refused = ReturnType<typeof problem>;

/**
 * The quote's next revision; the caller keeps the previous document. A changed line loses its promotions, because its
 * price was agreed. Shipping stays as it was quoted unless the request names another.
 */
export function revise(quote: Quote, request: QuoteRevisionRequest, authority: Authority): QuoteOutcome {
  const { checkout, now } = authority.context;
  if (!isNegotiated(quote)) return refusal("NotNegotiated");
  const known = negotiationOf(quote);
  if (known.orderNumber !== null) return refusal("QuoteOrdered");
  const validUntil = new Date(request.validUntil);
  const days = (validUntil.getTime() - Date.parse(now)) / dayMilliseconds;
  if (days <= 0 || days > longestDays) {
    return problem("InvalidEnd", `The quote must end after now and within ${longestDays} days.`);
  }
  const kept = keptLines(quote, request, authority);
  if (!kept.ok) return kept;
  const added = addedLines(quote, request, authority);
  if (!added.ok) return added;
  const lineItems = [...kept.lineItems, ...added.lineItems];
  const changes = [...kept.changes, ...added.changes];
  if (!lineItems.some(isStandardLine)) return problem("EmptyQuote", "A quote keeps at least one product.");
  const shipping = revisedShipping({ ...quote, cart: { ...quote.cart, lineItems } }, request.shipping, {
    ...{ discountLimit: authority.discountLimit, checkout },
  });
  if (!shipping.ok) return shipping;
  const terms = request.terms || null;
  const currentTerms = known.revisions.at(-1)?.terms ?? null;
  const end = validUntil.toISOString();
  const sameText = terms === currentTerms && end === quote.quoteExpirationDate;
  if (changes.length === 0 && shipping.change === null && sameText) {
    return problem("NothingChanged", "This answer does not change the quote. Write a message instead.");
  }
  const taxes = { taxRules: checkout.taxRules, exemptions: authority.context.exemptions ?? [] };
  const cart = withTotals({ ...quote.cart, lineItems, shippingInfo: shipping.shippingInfo }, taxes);
  const revision = known.revisions.length + 1;
  const next = negotiated(quote, {
    revisions: [
      ...known.revisions,
      {
        ...{ revision, at: now, validUntil: end, changes, terms, by: request.by },
        ...(shipping.change && { shipping: shipping.change }),
        total: payableInQuote(quote.quoteType, cart),
      },
    ],
  });
  return {
    ok: true,
    quote: {
      ...next,
      ...{ revision, cart, quoteExpirationDate: end },
      taxEstimate: taxEstimateOf(cart, quote.quoteType, quote.country, taxes),
    },
  };
}

type Lines = { readonly ok: true; readonly lineItems: LineItem[]; readonly changes: QuoteLineChange[] } | Refused;

/** The quote's existing lines after the revision. */
function keptLines(quote: Quote, request: QuoteRevisionRequest, { discountLimit }: Authority): Lines {
  const changes: QuoteLineChange[] = [];
  const lineItems: LineItem[] = [];
  const asked = new Map(request.lines.map((line) => [line.lineItemId, line]));
  for (const line of quote.cart.lineItems) {
    const wanted = asked.get(line.id);
    asked.delete(line.id);
    const change = wanted && changeOf(line, wanted);
    if (!change) {
      lineItems.push(line);
      continue;
    }
    const place = { lineItemId: line.id };
    if (!isStandardLine(line)) return problem("GiftLine", `${line.sku} is a gift and has no price.`, place);
    const refused = refusedChange(change, line.listPrice, discountLimit, place);
    if (refused) return refused;
    changes.push(change);
    if (change.quantity > 0) lineItems.push(agreedLine(line, change));
  }
  const [unknown] = asked.keys();
  if (unknown !== undefined) return problem("UnknownLine", "The quote has no such line.", { lineItemId: unknown });
  return { ok: true, lineItems, changes };
}

/** Lines of the products that the revision adds, at the list price or at an agreed one. */
function addedLines({ cart }: Quote, { added }: QuoteRevisionRequest, { discountLimit, context }: Authority): Lines {
  const changes: QuoteLineChange[] = [];
  const lineItems: LineItem[] = [];
  const bought = new Set(cart.lineItems.filter(isStandardLine).map(({ sku }) => sku));
  for (const [index, { sku, quantity, centAmount, reason }] of added.entries()) {
    const place = { added: index };
    if (bought.has(sku)) return problem("AlreadyQuoted", `The quote has ${sku}. Change its quantity.`, place);
    bought.add(sku);
    const priced = priceForCart(cart, sku, context);
    if (!priced.ok) return problem("UnknownProduct", priced.problem.message, place);
    const birth = { id: context.newLineId(), addedAt: context.now, experimentId: null };
    const line = buildLine(priced.fact, priced.price, quantity, birth);
    const { listPrice, name } = line;
    const price = { ...listPrice, centAmount: centAmount ?? listPrice.centAmount };
    const change = { sku, name, formerPrice: listPrice, price, formerQuantity: 0, quantity, reason };
    const refused = refusedChange(change, listPrice, discountLimit, place);
    if (refused) return refused;
    changes.push(change);
    lineItems.push(agreedLine(line, change));
  }
  return { ok: true, lineItems, changes };
}

/** Price of one piece that the customer reads on the line. */
export const agreedPrice = ({ discountedPrice, netPrice }: Pick<LineItem, "discountedPrice" | "netPrice">) =>
  discountedPrice ?? netPrice;

function changeOf(line: LineItem, wanted: QuoteRevisionRequest["lines"][number]): QuoteLineChange | null {
  const formerPrice = agreedPrice(line);
  const price = { ...formerPrice, centAmount: wanted.centAmount };
  if (price.centAmount === formerPrice.centAmount && wanted.quantity === line.quantity) return null;
  return {
    ...{ sku: line.sku, name: line.name, formerPrice, price, reason: wanted.reason },
    ...{ formerQuantity: line.quantity, quantity: wanted.quantity },
  };
}

function refusedChange(
  { sku, price, quantity, reason }: QuoteLineChange,
  listPrice: Money,
  discountLimit: number,
  place: QuotePlace,
): Refused | null {
  if (quantity > 0 && price.centAmount > listPrice.centAmount) {
    return problem("AboveListPrice", `${sku} costs ${formatMoney(listPrice)} in the list.`, place);
  }
  const lowest = lowestPrice(listPrice, discountLimit);
  if (quantity > 0 && price.centAmount < lowest.centAmount) {
    return problem("DiscountLimit", `Your role may quote ${sku} at ${formatMoney(lowest)} or more.`, place);
  }
  return reason === "" ? problem("ReasonMissing", `Give a reason for the change of ${sku}.`, place) : null;
}

function agreedLine(line: LineItem, { price, quantity }: QuoteLineChange): LineItem {
  const total = multiply(price, quantity);
  const reduced = price.centAmount < line.listPrice.centAmount;
  return {
    ...line,
    ...{ quantity, netPrice: price, totalPrice: total, totalPriceComputed: total },
    discountedPrice: reduced ? price : null,
    discountedPricePerQuantity: reduced ? [{ quantity, value: price }] : [],
    appliedPromoNames: [],
    lineItemType: reduced ? (price.centAmount === 0 ? "freeLineItem" : "discountedLineItem") : "standard",
  };
}
