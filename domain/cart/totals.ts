/** Totals of a cart from its lines, shipping and tax. Only the gateway stores derived values. */
import type { Cart, LineItem, Parcel } from "@contracts/commerce/cart";
import { type TaxFacts, taxOf } from "../checkout/tax";
import { decimalText } from "../money/format";
import { add, multiply, subtract, sum, zero } from "../money/money";
import { linesOfParcel, mergedPortions } from "../ship-to/parcels";

/** Marks a cart so that its next totals include tax. */
export function taxedFromNow(cart: Cart): Cart {
  if (cart.taxedPrice) return cart;
  return { ...cart, taxedPrice: { totalGross: cart.totalPrice, totalTax: zero(cart.currency) } };
}

/**
 * Adds totals: `totalPrice` is goods after promotions plus shipping; `taxedPrice` adds tax, which needs a shipping
 * address. Before checkout a recalculated cart has a tax of 0. A cart that was never recalculated has no `taxedPrice`,
 * which tells the client to request a recalculation (T-CART-18).
 */
export function withTotals(cart: Cart, settings: TaxFacts): Cart {
  const goods = sum(
    cart.lineItems.map((line) => line.totalPrice),
    cart.currency,
  );
  const shipping = cart.shippingInfo ? (cart.shippingInfo.discountedPrice ?? cart.shippingInfo.price) : null;
  const totalPrice = shipping ? add(goods, shipping) : goods;
  const parcels = cart.parcels?.map((parcel) => taxedParcel(parcel, cart, settings));
  const portions = parcels
    ? mergedPortions(parcels.flatMap(({ taxPortions }) => taxPortions))
    : taxOf({ goods, shipping, cart }, settings);
  const taxedPrice = cart.taxedPrice ? taxedPriceOf(portions, cart, totalPrice) : null;
  return {
    ...cart,
    ...(parcels && { parcels }),
    totalPrice,
    totalLineItemQuantity: cart.lineItems.reduce((all, line) => all + line.quantity, 0),
    taxedPrice,
    // The amount due is the cart's current total, not the total when the payment was entered.
    paymentInfo: cart.paymentInfo && {
      payments: cart.paymentInfo.payments.map((payment) => ({
        ...payment,
        amountPlanned: taxedPrice?.totalGross ?? totalPrice,
      })),
    },
    custom: { ...cart.custom, fields: { ...cart.custom.fields, ...derivedFields(cart, goods) } },
  };
}

/** The parcel with its tax, which is rounded once for each parcel. */
function taxedParcel(parcel: Parcel, cart: Cart, settings: TaxFacts): Parcel {
  const goods = sum(
    linesOfParcel(cart, parcel).map((line) => line.totalPrice),
    cart.currency,
  );
  const { address: shippingAddress, shipping } = parcel;
  return { ...parcel, taxPortions: taxOf({ goods, shipping, cart: { ...cart, shippingAddress } }, settings) };
}

function taxedPriceOf(
  taxPortions: ReturnType<typeof taxOf>,
  cart: Cart,
  totalNet: Cart["totalPrice"],
): NonNullable<Cart["taxedPrice"]> {
  const totalTax = sum(
    taxPortions.map(({ amount }) => amount),
    cart.currency,
  );
  return { totalNet, totalTax, totalGross: add(totalNet, totalTax), taxPortions };
}

/** Wire fields that repeat amounts as text, for legacy readers. */
function derivedFields(cart: Cart, goods: Cart["totalPrice"]): Record<string, string> {
  if (cart.lineItems.length === 0 && cart.custom.fields.subTotal === undefined) return {};
  return { subTotal: decimalText(goods), totalDiscountValue: decimalText(promotionTotal(cart)) };
}

/** Promotion discount on goods, as a positive amount. Gifts do not count, because they were never charged. */
export function promotionTotal(cart: Pick<Cart, "lineItems" | "currency">): Cart["totalPrice"] {
  const bought = cart.lineItems.filter((line: LineItem) => line.lineItemMode === "standard");
  const listed = sum(
    bought.map((line) => multiply(line.listPrice, line.quantity)),
    cart.currency,
  );
  const asked = sum(
    bought.map((line) => line.totalPrice),
    cart.currency,
  );
  return subtract(listed, asked);
}
