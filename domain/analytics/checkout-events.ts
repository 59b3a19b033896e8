/** Checkout events, created by the server once per completed step (T-TANALYT-05 to 08). */
import type { Cart } from "@contracts/commerce/cart";
import type { Order } from "@contracts/commerce/orders";
import { summarize } from "../cart/derived";
import { type Ecommerce, majorUnits } from "./item";
import { ecommerceOf, saleOf } from "./sale";
import type { TrackedStep } from "./tracked-step";

/** Basket with its promotion codes, for checkout events; null if empty. */
export function ecommerceOfCart(cart: Cart): Ecommerce | null {
  const members = ecommerceOf(saleOf(cart, true));
  const coupon = summarize(cart)
    .activeCodes.map(({ code }) => code)
    .join(",");
  return members && { ...members, ...(coupon && { coupon }) };
}

/** Event for a completed checkout step. */
export function trackedStepOf(cart: Cart, completed: "shipping" | "payment"): TrackedStep | null {
  const members = ecommerceOfCart(cart);
  if (!members) return null;
  if (completed === "shipping") {
    // Prefer the id, which is the same in every language; another gateway may only send the name.
    const tier = cart.shippingInfo?.shippingMethod?.id ?? cart.shippingInfo?.shippingMethodName;
    return { name: "add_shipping_info", ecommerce: { ...members, ...(tier && { shipping_tier: tier }) } };
  }
  const method = cart.paymentInfo?.payments[0]?.paymentMethodInfo.method;
  return { name: "add_payment_info", ecommerce: { ...members, ...(method && { payment_type: method }) } };
}

/** Purchase event of an order. The value covers goods only; tax and shipping are separate. */
export function purchaseOf(order: Order): TrackedStep | null {
  const { lineItems, currencyCode, orderNumber, tax, shippingPrice, discountCodes } = order;
  const members = ecommerceOf(saleOf({ lineItems, currency: currencyCode }, true));
  const coupon = discountCodes.map(({ discountCode }) => discountCode.code).join(",");
  return (
    members && {
      name: "purchase",
      ecommerce: {
        ...members,
        transaction_id: orderNumber,
        ...(tax && { tax: majorUnits(tax) }),
        ...(shippingPrice && { shipping: majorUnits(shippingPrice) }),
        ...(coupon && { coupon }),
      },
    }
  );
}
