/** Checkout progress of a basket: completed steps and the next one. */
import type { Cart } from "@contracts/commerce/cart";
import { requiredAddressFields } from "@contracts/values/postal-address";

/** In order; each is the last segment of its path. */
export const checkoutSteps = [
  "review",
  "shippinginformation",
  "paymentinformation",
  "summary",
  "confirmation",
] as const;
export type CheckoutStep = (typeof checkoutSteps)[number];

export const checkoutPath = (step: CheckoutStep): `/checkout/${CheckoutStep}` => `/checkout/${step}`;

/** The checkout on one page. */
export const onePagePath = "/checkout";
/** The checkout of guests. */
export const guestPath = "/checkout/guest";

interface CheckoutProgress {
  readonly shipping: boolean;
  readonly payment: boolean;
}

export function checkoutProgress(cart: Cart): CheckoutProgress {
  const { shippingAddress, billingAddress, shippingInfo, paymentInfo } = cart;
  return {
    shipping: isFilled(shippingAddress) && shippingInfo !== null,
    payment:
      isFilled(billingAddress) &&
      paymentInfo?.payments.length === 1 &&
      cartText(cart, "privacyAgreedToDateTime") !== "",
  };
}

/** First incomplete step; a new checkout starts at the review. */
export function nextStep(cart: Cart): Exclude<CheckoutStep, "confirmation"> {
  const { shipping, payment } = checkoutProgress(cart);
  if (cart.lineItems.length === 0 || (!cart.shippingAddress && !payment)) return "review";
  if (!shipping) return "shippinginformation";
  return payment ? "summary" : "paymentinformation";
}

/** A text custom field of the cart; empty if unset. */
export function cartText({ custom }: Pick<Cart, "custom">, name: string): string {
  const value = Object.hasOwn(custom.fields, name) ? custom.fields[name] : undefined;
  return typeof value === "string" ? value : "";
}

const isFilled = (address: Cart["shippingAddress"]): boolean =>
  address !== null && requiredAddressFields.every((name) => (address[name] ?? "").trim() !== "");
