/** The punchout buyer's visit, for one request. */
import type { Cart } from "@contracts/commerce/cart";
import { punchoutGeneration, punchoutGrant, punchoutSubmission } from "@contracts/commerce/punchout";
import { commercePaths } from "@contracts/values/paths";
import * as v from "valibot";
import type { Transport } from "../upstream/transport";
import { isMissingCart, referenceOf } from "./cart-calls";
import { documentOf } from "./documents";
import { failureOf } from "./failures";
import type { OrderAccess } from "./orders";
import { punchoutCustomer } from "./punchout-customer";
import type { PunchoutService } from "./punchout-types";
import type { StoredAuth } from "./token-store";
import type { TokenConfig } from "./tokens";
import type { CommerceFailure, CommerceResult } from "./types";

interface PunchoutWires {
  readonly transport: Transport;
  readonly config: TokenConfig;
  /** Reads a cart and stores its reference. */
  read(id: string): Promise<CommerceResult<Cart>>;
  /** Ends the buyer's visit if there is no cart (T-CART-27, T-CART-28). */
  missing(): Promise<CommerceFailure>;
  now(): number;
}

export function createPunchout({ call, inTurn, store }: OrderAccess, wires: PunchoutWires): PunchoutService {
  const { transport, config, read, missing, now } = wires;

  /** The gateway's response, after ending the visit if its cart is gone. */
  async function unlessGone<T>(result: CommerceResult<T>): Promise<CommerceResult<T>> {
    return !result.ok && isMissingCart(result) ? missing() : result;
  }

  async function redeem(token: string, country: string | null) {
    const { apiUrl, clientId, clientSecret = "" } = config;
    const response = await transport({
      method: "POST",
      url: `${apiUrl}${commercePaths.punchoutToken}`,
      headers: {
        "content-type": "application/x-www-form-urlencoded",
        accept: "application/json",
        ...(clientId && { authorization: `Basic ${btoa(`${clientId}:${clientSecret}`)}` }),
      },
      body: new URLSearchParams({ token, ...(country && { country }) }).toString(),
    });
    if (response.status !== 200) return failureOf(response);
    const read = v.safeParse(v.pipe(v.string(), v.parseJson()), response.text);
    // A response that is not from the gateway is an outage, so the token may still be valid.
    if (!read.success) return failureOf({ ...response, status: 502, text: "{}" });
    const parsed = v.safeParse(punchoutGrant, read.output);
    // An incomplete token is an invalid token, not an outage (T-PUNCH-07).
    if (!parsed.success) return failureOf({ ...response, status: 400, text: "{}" });
    return { ok: true as const, value: parsed.output };
  }

  /**
   * Switches to a session; opening the cart proves that token and cart belong together (W1).
   * @param known the cart, if the gateway has sent it with the token
   */
  async function enter(auth: StoredAuth, cartId: string, known?: Cart): Promise<CommerceResult<Cart>> {
    const before = [store.auth(), store.cart(), store.customer()] as const;
    store.setAuth(auth);
    store.setCustomer(punchoutCustomer());
    if (known?.id === cartId) store.setCart(referenceOf(known, before[1]));
    const cart = known?.id === cartId ? { ok: true as const, value: known } : await read(cartId);
    if (cart.ok) {
      store.setCustomer(punchoutCustomer(cart.value.country));
      return cart;
    }
    store.setAuth(before[0]);
    store.setCart(before[1]);
    store.setCustomer(before[2]);
    return cart;
  }

  return {
    continuePunchout: (auth, cartId) => inTurn("continuing a punchout session failed", () => enter(auth, cartId)),

    redeemPunchout: (token, country, inFrame) =>
      inTurn("redeeming a punchout token failed", async () => {
        const granted = await redeem(token, country);
        if (!granted.ok) return granted;
        const { access_token: accessToken, expires_in: expiresIn, cart_id: cartId } = granted.value;
        const { operation, frame_origins: frameOrigins, price_group: priceGroup } = granted.value;
        const expiresAt = now() + expiresIn * 1000;
        const group = priceGroup ? { priceGroup } : {};
        const auth = { accessToken, expiresIn, expiresAt, refreshToken: null, flow: "customer", ...group } as const;
        const cart = await enter(auth, cartId, granted.value.cart);
        if (!cart.ok) return cart;
        if (inFrame && frameOrigins.length > 0) store.visitInFrame(frameOrigins);
        return { ok: true, value: { cart: cart.value, operation, frameOrigins } };
      }),

    generatePunchoutCart: () =>
      inTurn("generating a punchout cart failed", async () => {
        const reference = store.cart();
        if (!reference) return missing();
        const path = commercePaths.punchoutGeneration;
        const answer = call({
          method: "POST",
          path,
          body: { id: reference.id },
          idempotencyKey: `generate-${reference.id}`,
        });
        const generated = await unlessGone(await documentOf(answer, punchoutGeneration));
        if (!generated.ok) return generated;
        const { cart } = generated.value;
        store.setCart(referenceOf(cart, reference));
        return { ok: true, value: cart };
      }),

    submitPunchout: (cartId) =>
      inTurn("submitting a punchout cart failed", async () => {
        const path = commercePaths.punchoutCarts;
        // The cart id is the idempotency key: a cart becomes one message.
        const answer = call({ method: "POST", path, body: { id: cartId }, idempotencyKey: `punchout-${cartId}` });
        return unlessGone(await documentOf(answer, punchoutSubmission));
      }),
  };
}
