/** Puts the lines of a quote into a basket. */
import type { Cart, LineItem } from "@contracts/commerce/cart";
import { isStandardLine, keyOfLine, priceForCart } from "../cart/line-items";
import { unavailableLineState } from "../cart/recalculate";
import { type CartContext, type CartProblem, type LineOutcome, refuse } from "../cart/state";
import { isRequestableDay } from "../references/requested-day";
import { quotedPriceOf, withQuotedPrice } from "./quoted-line";
import type { QuoteTerms } from "./terms";

/**
 * Adds the lines at their quoted prices; a line that is there already gets the quoted number of pieces, so a second
 * press adds nothing. The basket keeps its own references, words and notes. Lines that are no longer sold are marked.
 * Refused if none is sold, if the quote is in another currency, or if the basket gets too long.
 */
export function addQuoted(cart: Cart, { lines, quotes, fields = {} }: QuoteTerms, context: CartContext): LineOutcome {
  if (lines.some(({ listPrice }) => listPrice.currencyCode !== cart.currency)) {
    return refuse("MatchingPriceNotFound", `This quote is not in ${cart.currency}.`);
  }
  const problems: CartProblem[] = [];
  let lineItems = [...cart.lineItems];
  for (const line of lines) {
    const priced = priceForCart(cart, line.sku, context);
    if (!priced.ok) problems.push(priced.problem);
    const quoted = quotedPriceOf(line);
    const today = priced.ok ? moneyOnly(priced.price) : null;
    const placed: LineItem = {
      ...(quoted ? withQuotedPrice(line, { ...quoted, today }) : line),
      addedAt: context.now,
      state: priced.ok ? null : unavailableLineState,
    };
    const existing = lineItems.find((other) => isStandardLine(other) && keyOfLine(other) === keyOfLine(line));
    lineItems = existing
      ? lineItems.map((other) => (other === existing ? withNoteOf(existing, { ...placed, id: existing.id }) : other))
      : [...lineItems, { ...placed, id: context.newLineId() }];
  }
  const [problem] = problems;
  if (problem && problems.length === lines.length) return { ok: false, problem };
  if (lineItems.filter(isStandardLine).length > context.maxLines) {
    return refuse("InvalidInput", `MaxCartLineitemLimitReached: a cart holds at most ${context.maxLines} line items.`, {
      limit: context.maxLines,
    });
  }
  const added = new Set(quotes.map(({ quoteNumber }) => quoteNumber));
  const others = (cart.quotes ?? []).filter(({ quoteNumber }) => !added.has(quoteNumber));
  const carried = Object.entries(fields).filter(
    ([name, text]) => name !== "requestedOn" || isRequestableDay(text, context.now),
  );
  const custom = { ...cart.custom, fields: { ...Object.fromEntries(carried), ...cart.custom.fields } };
  return { ok: true, changed: lines.length > 0, cart: { ...cart, lineItems, custom, quotes: [...others, ...quotes] } };
}

function withNoteOf({ custom: { fields } }: LineItem, line: LineItem): LineItem {
  if (!fields.note) return line;
  return { ...line, custom: { ...line.custom, fields: { ...line.custom.fields, note: fields.note } } };
}

const moneyOnly = ({ centAmount, currencyCode, fractionDigits }: LineItem["listPrice"]) => ({
  centAmount,
  currencyCode,
  fractionDigits,
});
