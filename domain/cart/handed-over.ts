/** Content of a cart that another person takes over. */
import type { Cart, CartAction, LineItem } from "@contracts/commerce/cart";
import { quotedPriceOf } from "../quote/quoted-line";
import type { QuoteTerms } from "../quote/terms";
import { unsentLine } from "../ship-to/parcels";

interface HandedOver {
  /** Its lines as they were, without gifts. */
  readonly handedOver: readonly LineItem[];
  /** Lines at today's price. */
  readonly lines: readonly Extract<CartAction, { action: "addLineItem" }>[];
  /** Lines at quoted prices; null without any. */
  readonly quoted: QuoteTerms | null;
}

export function handedOverOf(cart: Cart): HandedOver {
  const handedOver = cart.lineItems.filter(({ lineItemMode }) => lineItemMode === "standard");
  const quoted = handedOver.filter((line) => quotedPriceOf(line) !== null).map(unsentLine);
  const lines = handedOver
    .filter((line) => quotedPriceOf(line) === null)
    .map(({ sku, quantity, custom: { fields } }) => ({
      ...{ action: "addLineItem" as const, sku, quantity },
      ...(fields.experimentId && { experimentId: fields.experimentId }),
    }));
  return { handedOver, lines, quoted: quoted.length > 0 ? { lines: quoted, quotes: cart.quotes ?? [] } : null };
}
