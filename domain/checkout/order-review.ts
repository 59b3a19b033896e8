/**
 * Compares the order a shopper reviewed with the current basket. If another window changed it, the order is not placed
 * until the shopper has seen the changes.
 */
import type { Cart, LineItem } from "@contracts/commerce/cart";
import { money } from "@contracts/values/money";
import * as v from "valibot";
import { formatMoney } from "../money/format";
import { sharesOf } from "../ship-to/parcels";
import { cartText } from "./progress";
import { payableTotal } from "./totals-view";

/** Enough for 20 addresses and the parcels of 500 lines. */
const maxDetails = 4000;

const line = v.strictTuple([
  v.pipe(v.string(), v.maxLength(64)),
  v.pipe(v.number(), v.integer(), v.minValue(0)),
  v.pipe(v.number(), v.safeInteger()),
]);
const seen = v.strictObject({
  /** SKU, quantity, and line total in minor units. */
  lines: v.pipe(v.array(line), v.maxLength(500)),
  details: v.pipe(v.string(), v.maxLength(maxDetails)),
  total: money,
  /** Promotion codes that apply; null on pages from before they were compared. */
  codes: v.optional(v.nullable(v.pipe(v.array(v.pipe(v.string(), v.maxLength(64))), v.maxLength(100))), null),
  /** Shipping in minor units; null without a method. */
  shipping: v.optional(v.nullable(v.pipe(v.number(), v.safeInteger())), null),
});
type OrderReview = v.InferOutput<typeof seen>;

/** Text of the form's hidden field. */
export const orderReview = v.pipe(v.string(), v.maxLength(32_000), v.parseJson(), seen);

export type OrderChange =
  | { readonly kind: "added"; readonly sku: string; readonly quantity: number }
  | { readonly kind: "removed"; readonly sku: string }
  | { readonly kind: "quantity"; readonly sku: string; readonly from: number; readonly to: number }
  | { readonly kind: "price"; readonly sku: string; readonly from: string; readonly to: string }
  | { readonly kind: "codeAdded" | "codeEnded"; readonly code: string }
  | { readonly kind: "shipping"; readonly from: string; readonly to: string }
  | { readonly kind: "details" }
  | { readonly kind: "total"; readonly from: string; readonly to: string };

export function orderReviewOf(cart: Cart): OrderReview {
  const total = payableTotal(cart);
  const lines = new Map<string, v.InferOutput<typeof line>>();
  for (const { sku, quantity, totalPrice } of cart.lineItems) {
    const [, pieces, amount] = lines.get(sku) ?? [sku, 0, 0];
    lines.set(sku, [sku, pieces + quantity, amount + totalPrice.centAmount]);
  }
  const { shippingInfo, discountCodes } = cart;
  return {
    lines: [...lines.values()],
    details: detailsOf(cart),
    total,
    codes: discountCodes.filter(({ state }) => state === "MatchesCart").map(({ discountCode }) => discountCode.code),
    shipping: shippingInfo && (shippingInfo.discountedPrice ?? shippingInfo.price).centAmount,
  };
}

/** Differences; empty if the order is unchanged. */
export function changesSince(before: OrderReview, cart: Cart): OrderChange[] {
  const after = orderReviewOf(cart);
  const format = (centAmount: number) => formatMoney({ ...after.total, centAmount });
  const was = new Map(before.lines.map((entry) => [entry[0], entry]));
  const is = new Map(after.lines.map((entry) => [entry[0], entry]));
  const changes: OrderChange[] = [];
  for (const [sku, quantity, amount] of after.lines) {
    const [, formerQuantity, formerAmount] = was.get(sku) ?? [];
    if (formerQuantity === undefined) changes.push({ kind: "added", sku, quantity });
    else if (formerQuantity !== quantity) changes.push({ kind: "quantity", sku, from: formerQuantity, to: quantity });
    else if (formerAmount !== undefined && formerAmount !== amount)
      changes.push({ kind: "price", sku, from: format(formerAmount), to: format(amount) });
  }
  for (const [sku] of before.lines) if (!is.has(sku)) changes.push({ kind: "removed", sku });
  const codes = { before: before.codes ?? after.codes ?? [], after: after.codes ?? [] };
  for (const code of codes.before) if (!codes.after.includes(code)) changes.push({ kind: "codeEnded", code });
  for (const code of codes.after) if (!codes.before.includes(code)) changes.push({ kind: "codeAdded", code });
  if (before.shipping !== null && after.shipping !== null && before.shipping !== after.shipping)
    changes.push({ kind: "shipping", from: format(before.shipping), to: format(after.shipping) });
  if (before.details !== after.details) changes.push({ kind: "details" });
  const { total } = after;
  if (before.total.centAmount !== total.centAmount || before.total.currencyCode !== total.currencyCode) {
    changes.push({ kind: "total", from: formatMoney(before.total), to: formatMoney(total) });
  }
  return changes;
}

/** "2" for a line that goes to one parcel, "1x3+2x2" for a divided one. */
function destinationOf(line: LineItem, parcels: Cart["parcels"]): string {
  const shares = sharesOf(line, parcels);
  return shares.map(({ parcel, quantity }) => (shares.length > 1 ? `${parcel}x${quantity}` : parcel)).join("+");
}

/** Everything else the shopper confirms, as the ids of the choices. */
function detailsOf(cart: Cart): string {
  const { shippingAddress, billingAddress, shippingInfo, paymentInfo, parcels = [] } = cart;
  const parts = [
    ...(parcels.length > 0 ? [cart.lineItems.map((line) => destinationOf(line, parcels)).join("-")] : []),
    ...parcels.map(({ address }) => address.id),
    shippingAddress?.id,
    billingAddress?.id,
    shippingInfo?.shippingMethod?.id,
    ...(paymentInfo?.payments ?? []).map(({ id }) => id),
    ...["contactId", "vatId"].map((name) => cartText(cart, name)),
  ];
  return parts
    .map((part) => part ?? "")
    .join(" ")
    .slice(0, maxDetails);
}
