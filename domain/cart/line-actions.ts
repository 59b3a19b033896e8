/** Line actions. */

import type { Cart, LineItem } from "@contracts/commerce/cart";
import { lineNote } from "@contracts/commerce/references";
import { maxQuantity } from "@contracts/values/limits";
import * as v from "valibot";
import { quotedPriceOf } from "../quote/quoted-line";
import { unsentLine } from "../ship-to/parcels";
import {
  buildLine,
  describedLine,
  isStandardLine,
  keyOfLine,
  lineKey,
  pricedLine,
  priceForCart,
  undatedLine,
  withQuantity,
} from "./line-items";
import { type ActionOf, type CartContext, type LineOutcome, refuse } from "./state";

const changedLines = (cart: Cart, lineItems: LineItem[]): LineOutcome => ({
  ok: true,
  changed: true,
  cart: { ...cart, lineItems },
});

/** Adds pieces of a SKU at today's price, merging into a line with the same product, SKU and design. */
function addLineItem(cart: Cart, action: ActionOf<"addLineItem">, context: CartContext): LineOutcome {
  const priced = priceForCart(cart, action.sku, context);
  if (!priced.ok) return priced;
  const { fact, price } = priced;
  const experimentId = action.experimentId ?? null;
  const key = lineKey({ productKey: fact.productKey, sku: fact.sku, experimentId, quoteNumber: null });
  const existing = cart.lineItems.find((line) => isStandardLine(line) && keyOfLine(line) === key);
  const quantity = (existing?.quantity ?? 0) + action.quantity;
  if (quantity > maxQuantity) {
    return refuse("InvalidInput", `MaxQuantityReached: at most ${maxQuantity} units of ${fact.sku}.`, {
      sku: fact.sku,
    });
  }
  if (existing) {
    // Update `addedAt`, so an existing line also becomes the most recent addition (T-BASK-04).
    const added = undatedLine(describedLine(pricedLine(existing, price, quantity), fact));
    const line = { ...added, addedAt: context.now };
    return changedLines(
      cart,
      cart.lineItems.map((candidate) => (candidate === existing ? line : candidate)),
    );
  }
  if (cart.lineItems.filter(isStandardLine).length >= context.maxLines) {
    return refuse("InvalidInput", `MaxCartLineitemLimitReached: a cart holds at most ${context.maxLines} line items.`, {
      limit: context.maxLines,
    });
  }
  const birth = { id: context.newLineId(), addedAt: context.now };
  // A line of a merged cart keeps its former values.
  const former = context.handedOver?.find((line) => keyOfLine(line) === key);
  const line = former
    ? { ...unsentLine(undatedLine(describedLine(pricedLine(former, price, quantity), fact))), ...birth }
    : buildLine(fact, price, quantity, { ...birth, experimentId });
  return changedLines(cart, [...cart.lineItems, line]);
}

/**
 * Sets a line's quantity (T-CCALL-05); 0 removes it. More pieces than a quote covers become a line at today's price.
 * Gifts and unknown lines are refused with `InvalidInput`.
 */
function changeLineItemQuantity(
  cart: Cart,
  { lineItemId, quantity }: ActionOf<"changeLineItemQuantity">,
  context: CartContext,
): LineOutcome {
  const found = findChangeable(cart, lineItemId);
  if (!found.ok) return found;
  const { line } = found;
  if (quantity === line.quantity) return { ok: true, cart, changed: false };
  const quoted = quotedPriceOf(line);
  if (!quoted?.holds || quantity <= quoted.quantity) return setQuantity(cart, line, quantity);
  const covered = setQuantity(cart, line, quoted.quantity);
  const { experimentId } = line.custom.fields;
  const more = { sku: line.sku, quantity: quantity - quoted.quantity, ...(experimentId && { experimentId }) };
  return covered.ok ? addLineItem(covered.cart, { action: "addLineItem", ...more }, context) : covered;
}

/** Subtracts `quantity` pieces, or all if omitted (T-CCALL-06). Refused in the same cases as a quantity change. */
function removeLineItem(cart: Cart, { lineItemId, quantity }: ActionOf<"removeLineItem">): LineOutcome {
  const found = findChangeable(cart, lineItemId);
  if (!found.ok) return found;
  return setQuantity(cart, found.line, quantity === undefined ? 0 : found.line.quantity - quantity);
}

function setLineField(cart: Cart, action: ActionOf<"setLineItemCustomField">, context: CartContext): LineOutcome {
  return action.name === "note" ? setNote(cart, action) : setShipDate(cart, action, context);
}

/** Stores a buyer's note about a line; null or an empty text removes it. */
function setNote(cart: Cart, { lineItemId, value }: ActionOf<"setLineItemCustomField">): LineOutcome {
  const found = findChangeable(cart, lineItemId);
  if (!found.ok) return found;
  const { line } = found;
  const read = v.safeParse(lineNote, value ?? "");
  if (!read.success) return refuse("InvalidInput", "A note is one line of at most 100 characters.", { lineItemId });
  const note = read.output || null;
  if (note === (line.custom.fields.note ?? null)) return { ok: true, cart, changed: false };
  const noted = { ...line, custom: { ...line.custom, fields: { ...line.custom.fields, note } } };
  return changedLines(
    cart,
    cart.lineItems.map((candidate) => (candidate === line ? noted : candidate)),
  );
}

/** Stores a line's ship date (T-CCALL-12), taken from the availability service and not from the client (W32). */
function setShipDate(
  cart: Cart,
  { lineItemId, value }: ActionOf<"setLineItemCustomField">,
  context: CartContext,
): LineOutcome {
  const found = findChangeable(cart, lineItemId);
  if (!found.ok) return found;
  const { line } = found;
  const estShipDate = value === null ? null : (context.shipDates.get(line.id) ?? null);
  if (estShipDate === line.custom.fields.estShipDate) return { ok: true, cart, changed: false };
  const dated = { ...line, custom: { ...line.custom, fields: { ...line.custom.fields, estShipDate } } };
  return changedLines(
    cart,
    cart.lineItems.map((candidate) => (candidate === line ? dated : candidate)),
  );
}

function setQuantity(cart: Cart, line: LineItem, quantity: number): LineOutcome {
  return changedLines(
    cart,
    cart.lineItems.flatMap((candidate) => {
      if (candidate !== line) return [candidate];
      return quantity > 0 ? [withQuantity(line, quantity)] : [];
    }),
  );
}

function findChangeable(cart: Cart, lineItemId: string): { ok: true; line: LineItem } | ReturnType<typeof refuse> {
  const line = cart.lineItems.find((candidate) => candidate.id === lineItemId);
  if (!line) return refuse("InvalidInput", `The cart has no line item with ID '${lineItemId}'.`, { lineItemId });
  if (!isStandardLine(line)) return refuse("InvalidInput", "A gift line cannot be changed.", { lineItemId });
  return { ok: true, line };
}

/** Rules of this file by wire action. */
export const lineRules = {
  addLineItem,
  changeLineItemQuantity,
  removeLineItem,
  setLineItemCustomField: setLineField,
};
