/** Totals of a cart from its lines, its shipping and its tax. Derived values are never stored by anyone but the gateway. */
import type { Cart, LineItem } from "@contracts/commerce/cart";
import type { CheckoutSettings } from "@contracts/commerce/checkout-settings";
import { taxOf } from "../checkout/tax";
import { decimalText } from "../money/format";
import { add, multiply, subtract, sum, zero } from "../money/money";

/** Marks a cart as one whose tax is to be stated from now on, which happens with its totals. */
export function taxedFromNow(cart: Cart): Cart {
  if (cart.taxedPrice) return cart;
  return { ...cart, taxedPrice: { totalGross: cart.totalPrice, totalTax: zero(cart.currency) } };
}

/**
 * The cart with its totals: `totalPrice` is goods after promotions and shipping, `taxedPrice` adds the tax. Tax is known
 * only with a shipping address: until checkout a recalculated cart states 0, a cart that was never recalculated has no
 * `taxedPrice` at all, and that is what asks the client for a recalculation (T-CART-18).
 */
export function withTotals(cart: Cart, settings: Pick<CheckoutSettings, "taxRules">): Cart {
  const goods = sum(
    cart.lineItems.map((line) => line.totalPrice),
    cart.currency,
  );
  const shipping = cart.shippingInfo ? (cart.shippingInfo.discountedPrice ?? cart.shippingInfo.price) : null;
  const totalPrice = shipping ? add(goods, shipping) : goods;
  const taxedPrice = cart.taxedPrice
    ? taxedPriceOf(taxOf({ goods, shipping, cart }, settings), cart, totalPrice)
    : null;
  return {
    ...cart,
    totalPrice,
    totalLineItemQuantity: cart.lineItems.reduce((all, line) => all + line.quantity, 0),
    taxedPrice,
    // What is asked for is what the cart comes to, whatever it came to when the payment was entered.
    paymentInfo: cart.paymentInfo && {
      payments: cart.paymentInfo.payments.map((payment) => ({
        ...payment,
        amountPlanned: taxedPrice?.totalGross ?? totalPrice,
      })),
    },
    custom: { ...cart.custom, fields: { ...cart.custom.fields, ...derivedFields(cart, goods) } },
  };
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

/** Fields of the wire that repeat amounts as text, for readers of former systems. */
function derivedFields(cart: Cart, goods: Cart["totalPrice"]): Record<string, string> {
  if (cart.lineItems.length === 0 && cart.custom.fields.subTotal === undefined) return {};
  return { subTotal: decimalText(goods), totalDiscountValue: decimalText(promotionTotal(cart)) };
}

/** What promotions take off the goods, as a positive amount. A gift takes nothing off: it was never asked for. */
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
