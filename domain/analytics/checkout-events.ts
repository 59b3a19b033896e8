/** Events of the checkout's steps, as the shop itself makes them: once each, by what was just completed (T-TANALYT-05 to 08). */
import type { Cart } from "@contracts/commerce/cart";
import type { Order } from "@contracts/commerce/orders";
import { summarise } from "../cart/derived";
import { type Ecommerce, majorUnits } from "./item";
import { ecommerceOf, saleOf } from "./sale";
import type { TrackedStep } from "./tracked-step";

/** A basket with its promotion codes, for every event of the checkout; null for an empty one. */
export function ecommerceOfCart(cart: Cart): Ecommerce | null {
  const members = ecommerceOf(saleOf(cart, true));
  const coupon = summarise(cart)
    .activeCodes.map(({ code }) => code)
    .join(",");
  return members && { ...members, ...(coupon && { coupon }) };
}

/** What completing a step of the checkout stands for. */
export function trackedStepOf(cart: Cart, completed: "shipping" | "payment"): TrackedStep | null {
  const members = ecommerceOfCart(cart);
  if (!members) return null;
  if (completed === "shipping") {
    // The id is the same in every language; another gateway may know the name alone.
    const tier = cart.shippingInfo?.shippingMethod?.id ?? cart.shippingInfo?.shippingMethodName;
    return { name: "add_shipping_info", ecommerce: { ...members, ...(tier && { shipping_tier: tier }) } };
  }
  const method = cart.paymentInfo?.payments[0]?.paymentMethodInfo.method;
  return { name: "add_payment_info", ecommerce: { ...members, ...(method && { payment_type: method }) } };
}

/** An order as a purchase: its value are the goods, tax and shipping stand beside it. */
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
