/** Single cart calls, and their effect on the visitor's stored references. */
import { type Cart, type CartAction, type CartDraft, cart as cartSchema } from "@contracts/commerce/cart";
import { commercePaths } from "@contracts/values/paths";
import * as v from "valibot";
import type { Call } from "./calls";
import { failureOf, hasCode, lacksErrorCode } from "./failures";
import type { StoredCart, TokenStore } from "./token-store";
import type { BasketMarket, CommerceFailure, CommerceResult } from "./types";

/** References that every read expands (T-CCALL-03). */
const expand = [
  "discountCodes[*].discountCode",
  "lineItems[*].discountedPrice.includedDiscounts[*].discount",
  "paymentInfo.payments[*]",
  "lineItems[*].state[*].state",
  "lineItems[*].variant.attributes[*].value",
]
  .map((path) => `expand=${encodeURIComponent(path)}`)
  .join("&");

interface CartCalls {
  read(id: string): Promise<CommerceResult<Cart>>;
  readActive(): Promise<CommerceResult<Cart>>;
  create(draft: CartDraft, idempotencyKey: string): Promise<CommerceResult<Cart>>;
  update(
    reference: Pick<StoredCart, "id" | "version">,
    actions: readonly CartAction[],
    idempotencyKey: string,
  ): Promise<CommerceResult<Cart>>;
  remove(reference: Pick<StoredCart, "id" | "version">, idempotencyKey: string): Promise<CommerceResult<Cart>>;
}

/** Each response is validated and updates the visitor's cart reference. */
export function createCartCalls(call: Call, store: TokenStore): CartCalls {
  async function cartOf(answer: ReturnType<Call>): Promise<CommerceResult<Cart>> {
    const result = await answer;
    if (!result.ok) return result;
    const parsed = v.safeParse(v.pipe(v.string(), v.parseJson(), cartSchema), result.response.text);
    if (!parsed.success) return failureOf({ ...result.response, status: 502, text: "{}" });
    return { ok: true, value: parsed.output, ...(result.response.repeated && { repeated: true }) };
  }

  async function kept(answer: ReturnType<Call>): Promise<CommerceResult<Cart>> {
    const result = await cartOf(answer);
    if (result.ok) store.setCart(referenceOf(result.value, store.cart()));
    return result;
  }

  return {
    read: (id) => kept(call({ method: "GET", path: `${commercePaths.cart(id)}?${expand}` })),
    readActive: () => kept(call({ method: "GET", path: `${commercePaths.activeCart}?${expand}` })),
    create: (draft, idempotencyKey) =>
      kept(call({ method: "POST", path: `${commercePaths.carts}?${expand}`, body: draft, idempotencyKey })),
    update: ({ id, version }, actions, idempotencyKey) =>
      kept(
        call({
          method: "POST",
          path: `${commercePaths.cart(id)}?${expand}`,
          body: { version, actions },
          idempotencyKey,
        }),
      ),
    remove: ({ id, version }, idempotencyKey) =>
      cartOf(call({ method: "DELETE", path: `${commercePaths.cart(id)}?version=${version}`, idempotencyKey })),
  };
}

/** Cart data stored between requests. */
export function referenceOf(cart: Cart, former: StoredCart | null): StoredCart {
  const { id, version, country, currency, lastModifiedAt, totalLineItemQuantity: itemCount } = cart;
  const reference = { id, version, itemCount, country, currency, lastModifiedAt };
  return former?.id === id && former.recalculated ? { ...reference, recalculated: true } : reference;
}

/**
 * A basket keeps the prices of its country (W19); distributor countries share a price. The currency follows from the
 * country.
 */
export function isOfMarket(reference: StoredCart, market: BasketMarket): boolean {
  return market.distributor ? reference.currency === distributorCurrency : reference.country === market.country;
}

/** Distributor countries use US prices (C-PRICE-08). */
const distributorCurrency = "USD";

/** Sent with a new basket. The gateway applies it even for a country missing from its own settings. */
export const orderType = (market: BasketMarket): { readonly custom?: { readonly type: "order" } } =>
  market.distributor ? { custom: { type: "order" } } : {};

/**
 * The gateway itself reports that the cart does not exist; an outage or a proxy's error page does not count (W29, W30).
 */
export const isMissingCart = (failure: CommerceFailure): boolean =>
  failure.status === 404 && hasCode(failure, "ResourceNotFound");

/** The version was stale: 409, or 400 with the same code. */
export const isStaleVersion = (failure: CommerceFailure): boolean =>
  failure.status === 409 || (failure.status === 400 && hasCode(failure, "ConcurrentModification"));

/**
 * Reload and retry once (A-RETRY-01, A-RETRY-02): for a stale version, or a 400 without a reason. A 400 with a reason
 * would only repeat, possibly charging a card again (W8, decision 0089).
 */
export const isWorthRereading = (failure: CommerceFailure): boolean =>
  isStaleVersion(failure) || (failure.status === 400 && lacksErrorCode(failure));
