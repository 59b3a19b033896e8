/**
 * Merges a visitor's cart into the customer's at sign-in, or sets it aside if it belongs to another country (T-CART-17,
 * W12). A cart that is set aside keeps its data for 30 days.
 */
import { createHash } from "node:crypto";
import { type Cart, cart as cartSchema } from "@contracts/commerce/cart";
import type { SignInAnswer } from "@contracts/customers/customer-calls";
import type { Customer } from "@contracts/customers/customers";
import { handedOverOf } from "@domain/cart/handed-over";
import { currencyOf } from "@domain/market/countries";
import { isDistributorCountry, priceCountryOf, servedByDistributor } from "@domain/selling/market-rules";
import * as v from "valibot";
import type { ServicesEnv } from "../../env";
import { limitOf } from "../../shared/rate-limits/rate-limits";
import { reportFault } from "../../shared/report-fault";
import { sellingSettingsOf } from "../../shared/selling-settings";
import type { CartAnswer, CartView, OpenCart } from "../carts/commands";
import { shopperOf } from "../shoppers/shopper-of";
import type { CallerClaims } from "../tokens/access-token";

type Line = OpenCart["lines"][number];

type CartTransfer = Pick<SignInAnswer, "cart" | "setAside" | "leftOut" | "leftCodes">;
type LinesLeft = Omit<CartTransfer, "cart">;
const nothingLeft: LinesLeft = { setAside: [], leftOut: [], leftCodes: [] };

/**
 * The customer's cart after sign-in, and the lines and codes that it did not take over. Never throws, so sign-in does
 * not fail because of a cart.
 */
export async function transferCart(env: ServicesEnv, claims: CallerClaims, customer: Customer): Promise<CartTransfer> {
  try {
    const left = claims.kind === "anonymous" ? await mergeInto(env, claims.subject, customer) : nothingLeft;
    return { cart: await customersCart(env, customer), ...left };
  } catch (error) {
    reportFault("a basket was not handed over at sign-in", error);
    return { cart: null, ...nothingLeft };
  }
}

const cartObject = (env: ServicesEnv, id: string) => env.CARTS.get(env.CARTS.idFromName(id));

const viewOf = async (env: ServicesEnv, id: string, owner: string): Promise<CartView | null> =>
  cartObject(env, id).view(owner);

async function customersCart(env: ServicesEnv, { id }: Customer): Promise<Cart | null> {
  const cartId = await shopperOf(env, "customer", id).activeCartId();
  return cartId === null ? null : cartIn(await cartObject(env, cartId).read(`customer:${id}`));
}

async function mergeInto(env: ServicesEnv, anonymousId: string, customer: Customer): Promise<LinesLeft> {
  const visitor = shopperOf(env, "anonymous", anonymousId);
  const owner = `anonymous:${anonymousId}`;
  const cartId = await visitor.activeCartId();
  if (cartId === null) return nothingLeft;
  const view = await viewOf(env, cartId, owner);
  if (view?.cart.cartState !== "Active") return nothingLeft;
  const { cart, shopperCountry } = view;
  const { handedOver, lines, quoted } = handedOverOf(cart);
  const codes = cart.discountCodes.map(
    ({ discountCode }): Line => ({ action: "addDiscountCode", code: discountCode.code }),
  );
  const stored = await sellingSettingsOf(env).current();
  const origin = customer.custom.fields.registrationOrigin;
  const ordersThere = cart.custom.type === "order" && shopperCountry === origin;
  const settings = ordersThere ? servedByDistributor(stored, origin) : stored;
  // A distributor's customer may have started with distributor prices, which are the US ones.
  const fits = cart.country === priceCountryOf(origin, settings);
  const refused = new Set<string>();
  const leftCodes: string[] = [];
  if (fits && handedOver.length > 0) {
    const market = {
      shopperCountry: origin,
      priceCountry: priceCountryOf(origin, settings),
      currency: isDistributorCountry(origin, settings) ? "USD" : currencyOf(origin),
      type: isDistributorCountry(origin, settings) ? ("order" as const) : null,
      handedOver,
    };
    const key = `hand-over-${cart.id}-${cart.version}`;
    for (const line of await addLines(env, customer.id, market, [...lines, ...codes], key)) {
      if (line.action === "addDiscountCode") leftCodes.push(line.code);
      else refused.add(line.sku);
    }
    if (quoted) {
      const opened = await open(env, customer.id, { ...market, quoted }, [], `${key}-quoted`);
      if (opened.kind === "problem") for (const { sku } of quoted.lines) refused.add(sku);
    }
  }
  const set = { owner, version: cart.version, key: null, fingerprint: null };
  await cartObject(env, cart.id).remove(set);
  await visitor.releaseCart(cart.id);
  const leftLines = handedOver.map(({ sku, quantity }) => ({ sku, quantity }));
  if (!fits)
    return {
      setAside: leftLines,
      leftOut: [],
      leftCodes: cart.discountCodes.map(({ discountCode }) => discountCode.code),
    };
  return { setAside: [], leftOut: leftLines.filter(({ sku }) => refused.has(sku)), leftCodes };
}

type Market = Pick<OpenCart, "shopperCountry" | "priceCountry" | "currency" | "type" | "handedOver" | "quoted">;

/**
 * Adds all lines at once; if one is refused, adds each of the others.
 * @returns refused lines
 */
async function addLines(
  env: ServicesEnv,
  customerId: string,
  market: Market,
  lines: readonly Line[],
  key: string,
): Promise<Line[]> {
  if (lines.length === 0) return [];
  const all = await open(env, customerId, market, lines, key);
  if (all.kind !== "problem") return [];
  const refused: Line[] = [];
  for (const [index, line] of lines.entries()) {
    const added = await open(env, customerId, market, [line], `${key}-${index}`);
    if (added.kind === "problem") refused.push(line);
  }
  return refused;
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

/** Null if the answer contains no cart. */
function cartIn(answer: CartAnswer): Cart | null {
  return answer.kind === "cart" ? v.parse(v.pipe(v.string(), v.parseJson(), cartSchema), answer.body) : null;
}
