/** Guests, who order by card without an account. Their email address is kept with the shipping address. */
import type { Cart } from "@contracts/commerce/cart";
import type { SellingSettings } from "@contracts/settings";
import { isEmailAddress } from "@contracts/values/email-address";
import * as v from "valibot";
import { resolveBasketRules } from "../selling/market-rules";

interface Guest {
  readonly email: string;
  readonly firstName: string;
  readonly lastName: string;
}

const guestEmail = v.pipe(v.string(), v.maxLength(254), isEmailAddress());

/** The guest who orders a cart, or has ordered an order; null without a valid email address. */
export function guestOf({ shippingAddress }: Pick<Cart, "shippingAddress">): Guest | null {
  const { email, firstName, lastName } = shippingAddress ?? {};
  return v.is(guestEmail, email) ? { email, firstName: firstName ?? "", lastName: lastName ?? "" } : null;
}

export const mayOrderAsGuest = (country: string, settings: SellingSettings): boolean =>
  resolveBasketRules(country, "anonymous", settings).guestPath !== null;
