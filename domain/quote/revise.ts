/** An answer of the shop to a quote: prices, quantities, end and terms, as the quote's next revision. */
import type { LineItem } from "@contracts/commerce/cart";
import type { CheckoutSettings } from "@contracts/commerce/checkout-settings";
import type { QuoteLineChange, QuoteRevisionRequest } from "@contracts/commerce/quote-negotiation";
import type { Quote } from "@contracts/commerce/quotes";
import { withTotals } from "../cart/totals";
import { payableInQuote } from "../checkout/quote-totals";
import { formatMoney } from "../money/format";
import { multiply } from "../money/money";
import { isNegotiated, negotiated, negotiationOf, type QuoteOutcome, refusal } from "./negotiation";
import { taxEstimateOf } from "./tax-estimate";

const longestDays = 365;
const dayMilliseconds = 86_400_000;

interface Authority {
  /** Largest discount from the list price that the person may give, in parts per million. */
  readonly discountLimit: number;
  readonly checkout: Pick<CheckoutSettings, "taxRules">;
  readonly now: Date;
}

const problem = (code: string, message: string, lineItemId?: string): QuoteOutcome => ({
  ...{ ok: false, code, message },
  ...(lineItemId !== undefined && { lineItemId }),
});

/**
 * The quote's next revision. The former document is kept by the caller. A changed line loses its promotions, because
 * its price was agreed; shipping stays as it was quoted.
 */
export function revise(quote: Quote, request: QuoteRevisionRequest, authority: Authority): QuoteOutcome {
  const { checkout, now } = authority;
  if (!isNegotiated(quote)) return refusal("NotNegotiated");
  const known = negotiationOf(quote);
  if (known.orderNumber !== null) return refusal("QuoteOrdered");
  const validUntil = new Date(request.validUntil);
  const days = (validUntil.getTime() - now.getTime()) / dayMilliseconds;
  if (days <= 0 || days > longestDays) {
    return problem("InvalidEnd", `The quote must end after now and within ${longestDays} days.`);
  }
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
    const refused = refusedChange(line, change, authority);
    if (refused) return refused;
    changes.push(change);
    lineItems.push(agreedLine(line, change));
  }
  const [unknown] = asked.keys();
  if (unknown !== undefined) return problem("UnknownLine", "The quote has no such line.", unknown);
  const terms = request.terms || null;
  const currentTerms = known.revisions.at(-1)?.terms ?? null;
  const end = validUntil.toISOString();
  if (changes.length === 0 && terms === currentTerms && end === quote.quoteExpirationDate) {
    return problem("NothingChanged", "The answer changes nothing. Write a message instead.");
  }
  const cart = withTotals({ ...quote.cart, lineItems }, checkout);
  const revision = known.revisions.length + 1;
  const next = negotiated(quote, {
    revisions: [
      ...known.revisions,
      {
        ...{ revision, at: now.toISOString(), validUntil: end, changes, terms, by: request.by },
        total: payableInQuote(quote.quoteType, cart),
      },
    ],
  });
  return {
    ok: true,
    quote: {
      ...next,
      ...{ revision, cart, quoteExpirationDate: end },
      taxEstimate: taxEstimateOf(cart, quote.quoteType, quote.country, checkout),
    },
  };
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

function refusedChange(line: LineItem, change: QuoteLineChange, { discountLimit }: Authority): QuoteOutcome | null {
  const { price, reason } = change;
  const { listPrice, id, lineItemMode } = line;
  if (lineItemMode !== "standard") return problem("GiftLine", `${line.sku} is a gift and has no price.`, id);
  if (price.centAmount > listPrice.centAmount) {
    return problem("AboveListPrice", `${line.sku} costs ${formatMoney(listPrice)} in the list.`, id);
  }
  const least = Math.ceil((listPrice.centAmount * (1_000_000 - discountLimit)) / 1_000_000);
  if (price.centAmount < least) {
    const lowest = formatMoney({ ...listPrice, centAmount: least });
    return problem("DiscountLimit", `Your role may quote ${line.sku} at ${lowest} or more.`, id);
  }
  return reason === "" ? problem("ReasonMissing", `Give a reason for the change of ${line.sku}.`, id) : null;
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
