/**
 * Merges a visitor's cart into the customer's at sign-in, or sets it aside if it belongs to another country (T-CART-17,
 * W12). A cart that is set aside keeps its data for 30 days.
 */
import { createHash } from "node:crypto";
import { type Cart, cart as cartSchema } from "@contracts/commerce/cart";
import type { SignInAnswer } from "@contracts/customers/customer-calls";
import type { Customer } from "@contracts/customers/customers";
import { currencyOf } from "@domain/market/countries";
import { quotedPriceOf } from "@domain/quote/quoted-line";
import { isDistributorCountry, priceCountryOf } from "@domain/selling/market-rules";
import * as v from "valibot";
import type { ServicesEnv } from "../../env";
import { reportFault } from "../../shared/report-fault";
import { sellingSettingsOf } from "../../shared/selling-settings";
import type { CartAnswer, OpenCart } from "../carts/commands";
import { limitOf } from "../rate-limits";
import { shopperOf } from "../shoppers/shopper-of";
import type { CallerClaims } from "../tokens/access-token";

type Line = OpenCart["lines"][number];

type CartTransfer = Pick<SignInAnswer, "cart" | "setAside">;

/**
 * The customer's cart after sign-in, and the lines set aside. Never throws, so that sign-in does not fail because of a
 * cart.
 */
export async function transferCart(env: ServicesEnv, claims: CallerClaims, customer: Customer): Promise<CartTransfer> {
  try {
    const setAside = claims.kind === "anonymous" ? await mergeInto(env, claims.subject, customer) : [];
    return { cart: await customersCart(env, customer), setAside };
  } catch (error) {
    reportFault("a basket was not handed over at sign-in", error);
    return { cart: null, setAside: [] };
  }
}

const cartObject = (env: ServicesEnv, id: string) => env.CARTS.get(env.CARTS.idFromName(id));

async function customersCart(env: ServicesEnv, { id }: Customer): Promise<Cart | null> {
  const cartId = await shopperOf(env, "customer", id).activeCartId();
  return cartId === null ? null : cartIn(await cartObject(env, cartId).read(`customer:${id}`));
}

/** @returns lines that the customer's cart did not take over */
async function mergeInto(env: ServicesEnv, anonymousId: string, customer: Customer): Promise<SignInAnswer["setAside"]> {
  const visitor = shopperOf(env, "anonymous", anonymousId);
  const owner = `anonymous:${anonymousId}`;
  const cartId = await visitor.activeCartId();
  const cart = cartId === null ? null : cartIn(await cartObject(env, cartId).read(owner));
  if (cart?.cartState !== "Active") return [];
  const handedOver = cart.lineItems.filter(({ lineItemMode }) => lineItemMode === "standard");
  const quoted = handedOver.filter((line) => quotedPriceOf(line) !== null);
  const lines = handedOver.flatMap((line): Line[] => {
    if (quotedPriceOf(line)) return [];
    const { experimentId } = line.custom.fields;
    return [{ action: "addLineItem", sku: line.sku, quantity: line.quantity, ...(experimentId && { experimentId }) }];
  });
  const codes = cart.discountCodes.map(
    ({ discountCode }): Line => ({ action: "addDiscountCode", code: discountCode.code }),
  );
  const settings = await sellingSettingsOf(env).current();
  const origin = customer.custom.fields.registrationOrigin;
  // A distributor's customer may have started with distributor prices, which are the US ones.
  const fits = cart.country === priceCountryOf(origin, settings);
  if (fits && handedOver.length > 0) {
    const market = {
      shopperCountry: origin,
      priceCountry: priceCountryOf(origin, settings),
      currency: isDistributorCountry(origin, settings) ? "USD" : currencyOf(origin),
      type: isDistributorCountry(origin, settings) ? ("order" as const) : null,
      handedOver,
    };
    const key = `hand-over-${cart.id}-${cart.version}`;
    await addLines(env, customer.id, market, [...lines, ...codes], key);
    const terms = { lines: quoted, quotes: cart.quotes ?? [] };
    if (quoted.length > 0) await open(env, customer.id, { ...market, quoted: terms }, [], `${key}-quoted`);
  }
  const set = { owner, version: cart.version, key: null, fingerprint: null };
  await cartObject(env, cart.id).remove(set);
  await visitor.releaseCart(cart.id);
  return fits ? [] : handedOver.map(({ sku, quantity }) => ({ sku, quantity }));
}

type Market = Pick<OpenCart, "shopperCountry" | "priceCountry" | "currency" | "type" | "handedOver" | "quoted">;

/** Adds all lines at once; if one is refused, adds each of the others. */
async function addLines(
  env: ServicesEnv,
  customerId: string,
  market: Market,
  lines: readonly Line[],
  key: string,
): Promise<void> {
  if (lines.length === 0) return;
  const all = await open(env, customerId, market, lines, key);
  if (all.kind !== "problem") return;
  for (const [index, line] of lines.entries()) await open(env, customerId, market, [line], `${key}-${index}`);
}

async function open(
  env: ServicesEnv,
  customerId: string,
  market: Market,
  lines: readonly Line[],
  key: string,
): Promise<CartAnswer> {
  const shopper = shopperOf(env, "customer", customerId);
  const command = (cartId: string): OpenCart => ({
    ...market,
    owner: `customer:${customerId}`,
    customer: "customer",
    maxLines: limitOf(env.MAX_CART_LINES, 100),
    key,
    fingerprint: createHash("sha256").update(JSON.stringify(lines)).digest("base64url"),
    cartId,
    customerId,
    anonymousId: null,
    lines,
  });
  const { cartId } = await shopper.claimCart(crypto.randomUUID());
  const opened = await cartObject(env, cartId).open(command(cartId));
  if (opened.kind !== "other-market") return opened;
  await shopper.releaseCart(cartId);
  const { cartId: next } = await shopper.claimCart(crypto.randomUUID());
  return cartObject(env, next).open(command(next));
}

/** Null if the answer holds no cart. */
function cartIn(answer: CartAnswer): Cart | null {
  return answer.kind === "cart" ? v.parse(v.pipe(v.string(), v.parseJson(), cartSchema), answer.body) : null;
}
