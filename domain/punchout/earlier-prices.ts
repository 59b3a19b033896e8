/** Prices of a basket that a procurement system reopens: quoted prices are kept, other differences are stated. */
import type { Cart } from "@contracts/commerce/cart";
import type { Money } from "@contracts/values/money";
import { isStandardLine } from "../cart/line-items";
import { formatMoney } from "../money/format";
import { quotedPriceOf } from "../quote/quoted-line";
import type { QuoteTerms } from "../quote/terms";
import { piecePrices } from "./order-lines";
import type { EarlierLine } from "./setup-request";

/** Quoted lines of the earlier basket that the buyer requests again, with at most the requested pieces. */
export function promisedAgain(earlier: Cart, asked: readonly EarlierLine[]): QuoteTerms {
  const left = piecesBySku(asked);
  const lines = earlier.lineItems.filter(isStandardLine).flatMap((line) => {
    const quoted = quotedPriceOf(line);
    const quantity = Math.min(left.get(line.sku) ?? 0, quoted?.quantity ?? 0);
    if (quantity === 0) return [];
    left.set(line.sku, (left.get(line.sku) ?? 0) - quantity);
    return [{ ...line, quantity }];
  });
  const numbers = new Set(lines.map((line) => quotedPriceOf(line)?.quoteNumber));
  return { lines, quotes: (earlier.quotes ?? []).filter(({ quoteNumber }) => numbers.has(quoteNumber)) };
}

/** Pieces that the buyer requests beyond the promised ones. */
export function unpromisedPieces(asked: readonly EarlierLine[], { lines }: Pick<QuoteTerms, "lines">) {
  const promised = piecesBySku(lines);
  return [...piecesBySku(asked)].flatMap(([sku, quantity]) => {
    const more = quantity - (promised.get(sku) ?? 0);
    return more > 0 ? [{ sku, quantity: more }] : [];
  });
}

function piecesBySku(lines: readonly { readonly sku: string; readonly quantity: number }[]): Map<string, number> {
  const pieces = new Map<string, number>();
  for (const { sku, quantity } of lines) pieces.set(sku, (pieces.get(sku) ?? 0) + quantity);
  return pieces;
}

/**
 * "4060S: $385.00 → $399.00" for each size whose unit price has changed.
 * @param earlier null for a basket that is no longer kept; its prices are then those that the buyer's system states
 */
export function priceChanges(
  earlier: Pick<Cart, "lineItems"> | null,
  asked: readonly EarlierLine[],
  now: Pick<Cart, "lineItems" | "currency">,
): string[] {
  const [before, after] = [earlier ? pricesBySku(earlier) : statedBySku(asked, now.currency), pricesBySku(now)];
  return [...after].flatMap(([sku, prices]) => {
    const former = before.get(sku);
    return former === undefined || former === prices ? [] : [`${sku}: ${former} → ${prices}`];
  });
}

function pricesBySku({ lineItems }: Pick<Cart, "lineItems">): Map<string, string> {
  const bySku = Map.groupBy(lineItems.filter(isStandardLine), ({ sku }) => sku);
  return new Map(
    [...bySku].map(([sku, lines]) => [
      sku,
      listed(lines.flatMap((line) => piecePrices(line).map(({ value }) => value))),
    ]),
  );
}

function statedBySku(asked: readonly EarlierLine[], currency: string): Map<string, string> {
  const bySku = Map.groupBy(asked, ({ sku }) => sku);
  return new Map(
    [...bySku].flatMap(([sku, lines]) => {
      const prices = lines.flatMap(({ price }) => (price?.currencyCode === currency ? [price] : []));
      return prices.length === lines.length ? [[sku, listed(prices)] as const] : [];
    }),
  );
}

/** Prices of one piece, most expensive last. */
function listed(prices: readonly Money[]): string {
  const sorted = prices.toSorted((a, b) => a.centAmount - b.centAmount).map((price) => formatMoney(price));
  return [...new Set(sorted)].join(", ");
}
