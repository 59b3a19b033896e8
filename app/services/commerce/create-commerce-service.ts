/** The visitor's basket, for one request. */
import type { Cart, CartAction } from "@contracts/commerce/cart";
import { commercePaths } from "@contracts/values/paths";
import { sharesLine } from "@domain/cart/derived";
import type { Logger } from "@domain/http/log/logger";
import { createTransport, type TransportOptions } from "../upstream/transport";
import { type ApiRequest, createCalls } from "./calls";
import { createCartCalls, isMissingCart, isOfMarket, isStaleVersion, isWorthRereading, orderType } from "./cart-calls";
import { createCheckout } from "./checkout";
import { missingCartFailure, otherMarketFailure, unknownFailure } from "./failures";
import { createHandOver } from "./hand-over";
import { keyOf } from "./intent-key";
import { createOrders } from "./orders";
import { createPunchout } from "./punchout";
import { createQuotes } from "./quotes";
import { reapply, withRecalculation } from "./reapply";
import type { StoredCart, TokenStore } from "./token-store";
import { createVisitorTokens, sessionKindOf, type TokenConfig } from "./tokens";
import type { AddItem, BasketMarket, CommerceFailure, CommerceResult, CommerceService, WriteOptions } from "./types";

export interface CommerceConfig extends Omit<TokenConfig, "apiUrl">, Omit<TransportOptions, "log"> {
  /** Base URL of the gateway; the API is below `/api` (A-TOKEN-09). China has its own. */
  readonly url: string;
  /** The visitor's IP address, for the gateway's rate limits; may be empty. */
  readonly shopperAddress?: string;
  readonly now?: () => number;
}

export function createCommerceService(config: CommerceConfig, store: TokenStore, log: Logger): CommerceService {
  const { url, shopperAddress, now = Date.now } = config;
  const apiUrl = `${url.replace(/\/$/, "")}/api`;
  const transport = createTransport({ ...config, log });
  const tokens = createVisitorTokens(transport, { ...config, apiUrl }, store, now);
  const headers: Record<string, string> = shopperAddress ? { "x-shopper-address": shopperAddress } : {};
  const onRefusal = ({ method, path }: ApiRequest, { status, errors }: CommerceFailure) => {
    // Every visit starts without an active cart, so do not log that (A-RETRY-06).
    if (status === 404 && path.startsWith(commercePaths.activeCart)) return;
    log.warn("commerce call refused", { method, path: path.split("?")[0] ?? "", status, code: errors[0].code });
  };
  const onInvalidToken = () => {
    store.setAuth(null);
    store.tokenInvalid();
  };
  const call = createCalls(transport, apiUrl, tokens, { headers, onRefusal, onInvalidToken });
  const calls = createCartCalls(call, store);

  /** Writes of a request run one at a time, so that two first adds create one cart (T-CART-25). */
  let last: Promise<unknown> = Promise.resolve();
  function inTurn<T>(label: string, work: () => Promise<CommerceResult<T>>): Promise<CommerceResult<T>> {
    const turn = last.then(work).catch((error: unknown) => {
      log.error(label, { error: error instanceof Error ? error.message : String(error) });
      return unknownFailure();
    });
    last = turn;
    return turn;
  }

  /** Concurrent readers of the basket share one call (T-CCALL-21). */
  let reading: Promise<CommerceResult<Cart | null>> | null = null;

  const isPunchout = () => sessionKindOf(store) === "punchout";
  /** For punchout buyers: no call without a cart, and a missing cart ends the session (T-CART-27, T-CART-28). */
  const punchoutWithoutCart = () => isPunchout() && store.cart() === null;
  /** Also ends the session at the gateway, so that leftover cookies or concurrent requests cannot continue it. */
  async function endPunchout() {
    await tokens.end();
    store.sessionExpired("punchout");
    return missingCartFailure();
  }

  /**
   * A cart that the gateway reports as missing twice is replaced by the active one (T-CART-29). Null if there is none.
   */
  async function replaceMissing(id: string): Promise<CommerceResult<Cart | null>> {
    if (isPunchout()) return endPunchout();
    const again = await calls.read(id);
    if (again.ok || !isMissingCart(again)) return again;
    store.setCart(null);
    return readActive();
  }

  async function readActive(): Promise<CommerceResult<Cart | null>> {
    const active = await calls.readActive();
    return !active.ok && isMissingCart(active) ? { ok: true, value: null } : active;
  }

  async function current(): Promise<CommerceResult<Cart | null>> {
    tokens.settleSession();
    if (punchoutWithoutCart()) return endPunchout();
    const reference = store.cart();
    if (!reference) return store.auth() ? readActive() : { ok: true, value: null };
    const read = await calls.read(reference.id);
    return !read.ok && isMissingCart(read) ? replaceMissing(reference.id) : read;
  }

  /** Sends actions with the known version; on a stale version, reloads and, if safe, retries once. */
  async function update(
    reference: StoredCart,
    actions: readonly CartAction[],
    key: string,
  ): Promise<CommerceResult<Cart | null>> {
    const result = await calls.update(reference, withRecalculation(actions, reference.lastModifiedAt, now()), key);
    if (result.ok) return result;
    if (isMissingCart(result)) return replaceMissing(reference.id);
    if (!isWorthRereading(result)) return result;
    const fresh = await calls.read(reference.id);
    if (!fresh.ok) return isMissingCart(fresh) ? replaceMissing(reference.id) : fresh;
    const again = reapply(actions, fresh.value);
    if (again === "unsafe") return result;
    if (again.length === 0) return fresh;
    // Same key: if the first attempt was executed after all, its response is returned.
    return calls.update(fresh.value, withRecalculation(again, fresh.value.lastModifiedAt, now()), key);
  }

  /** Updates the basket, which must exist; a missing one is an error. */
  async function change(actions: readonly CartAction[], options?: WriteOptions): Promise<CommerceResult<Cart>> {
    tokens.settleSession();
    if (punchoutWithoutCart()) return endPunchout();
    let reference = store.cart();
    if (!reference && store.auth()) {
      const active = await readActive();
      if (!active.ok) return active;
      reference = store.cart();
    }
    if (!reference) return missingCartFailure();
    const result = await update(reference, actions, await keyOf(options, { cart: reference, auth: store.auth() }));
    if (!result.ok) return result;
    // Another cart replaced the missing one and does not contain these lines.
    if (result.value === null || result.value.id !== reference.id) return missingCartFailure();
    return { ok: true, value: result.value };
  }

  async function add(
    items: readonly AddItem[],
    market: BasketMarket,
    options?: WriteOptions,
  ): Promise<CommerceResult<Cart>> {
    tokens.settleSession();
    if (punchoutWithoutCart()) return endPunchout();
    const lineItems = items.map(({ id: sku, quantity, experimentId }) =>
      experimentId ? { sku, quantity, experimentId } : { sku, quantity },
    );
    const actions = lineItems.map((item): CartAction => ({ action: "addLineItem", ...item }));
    const reference = store.cart();
    const key = await keyOf(options, { cart: reference, auth: store.auth() });
    if (reference && isOfMarket(reference, market)) {
      const result = await update(reference, actions, key);
      if (result.ok && result.value?.id === reference.id) return { ...result, value: result.value };
      if (!result.ok && !(isStaleVersion(result) && (await isActiveFor(market)))) return result;
    } else if (reference && reference.itemCount > 0) {
      return otherMarketFailure(reference.country);
    }
    // The gateway adds to the active cart if there is one, so that a lost reference never creates a second basket.
    return calls.create({ country: market.country, currency: market.currency, lineItems, ...orderType(market) }, key);
  }

  /**
   * A second stale version means concurrent writes. Adding commutes, and the call that opens a basket needs no version;
   * but it must find this basket and not create another.
   */
  async function isActiveFor(market: BasketMarket): Promise<boolean> {
    const active = await calls.readActive();
    if (!active.ok) return false;
    const { country, custom } = active.value;
    return market.distributor ? custom.type === "order" : custom.type === null && country === market.country;
  }

  async function activeCart(): Promise<CommerceResult<Cart | null>> {
    const read = await current();
    if (!read.ok || read.value === null || read.value.taxedPrice !== null) return read;
    const reference = store.cart();
    if (!reference || reference.recalculated || read.value.lineItems.length === 0) return read;
    store.setCart({ ...reference, recalculated: true });
    const recalculated = await calls.update(reference, [recalculation], crypto.randomUUID());
    return recalculated.ok ? recalculated : read;
  }

  const access = {
    call,
    store,
    inTurn,
    current,
    change,
    keyOf: (options?: WriteOptions) => keyOf(options, { cart: store.cart(), auth: store.auth() }),
  };

  return {
    ...createCheckout(access),
    ...createOrders(access),
    ...createQuotes(access),
    ...createHandOver(access),
    ...createPunchout(access, {
      ...{ transport, config: { ...config, apiUrl }, now },
      ...{ read: calls.read, missing: async () => (isPunchout() ? endPunchout() : missingCartFailure()) },
    }),
    activeCart: () => {
      reading ??= inTurn("reading the basket failed", activeCart).finally(() => {
        reading = null;
      });
      return reading;
    },
    cartAsIs: () => inTurn("reading the basket failed", current),
    add: (items, market, options) => inTurn("adding to the basket failed", () => add(items, market, options)),
    remove: (ids, options) =>
      inTurn("removing from the basket failed", () =>
        change(
          ids.map((lineItemId) => ({ action: "removeLineItem", lineItemId })),
          options,
        ),
      ),
    removeItem: (id, options) =>
      inTurn("removing from the basket failed", async () => {
        const cart = await current();
        if (!cart.ok) return cart;
        const line = cart.value?.lineItems.find((candidate) => candidate.id === id);
        if (!cart.value) return missingCartFailure();
        // Already removed, by another window or the first of two clicks.
        if (!line) return { ok: true, value: cart.value };
        const quantity = sharesLine(cart.value, line) ? { quantity: line.quantity } : {};
        return change([{ action: "removeLineItem", lineItemId: id, ...quantity }], options);
      }),
    applyActions: (actions, options) => inTurn("changing the basket failed", () => change(actions, options)),
    recalculate: (options) => inTurn("recalculating the basket failed", () => change([recalculation], options)),
    signOut: () => tokens.end(),
    deleteCart: () =>
      inTurn("deleting the basket failed", async () => {
        const cart = await current();
        if (!cart.ok) return cart;
        if (!cart.value) return cart;
        let removed = await calls.remove(cart.value, crypto.randomUUID());
        if (!removed.ok && isWorthRereading(removed)) {
          const fresh = await calls.read(cart.value.id);
          if (!fresh.ok) return fresh;
          removed = await calls.remove(fresh.value, crypto.randomUUID());
        }
        if (!removed.ok && !isMissingCart(removed)) return removed;
        store.setCart(null);
        // Missing: another request deleted it first, and only that one may act on it.
        return removed.ok ? removed : { ok: true, value: null };
      }),
  };
}

const recalculation: CartAction = { action: "recalculate", updateProductData: true };
