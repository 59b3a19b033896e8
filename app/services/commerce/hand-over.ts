/** Baskets that are handed over by a link, for one request. */
import { cart } from "@contracts/commerce/cart";
import { handedOverCart } from "@contracts/commerce/hand-over";
import { commercePaths } from "@contracts/values/paths";
import { isOfMarket, orderType, referenceOf } from "./cart-calls";
import type { HandOverService } from "./checkout-types";
import { documentOf } from "./documents";
import { missingCartFailure, otherMarketFailure } from "./failures";
import type { QuoteAccess } from "./quotes";

export function createHandOver({ call, inTurn, store, current, keyOf }: QuoteAccess): HandOverService {
  return {
    handOverBasket: () =>
      inTurn("handing the basket over failed", async () => {
        const basket = await current();
        if (!basket.ok) return basket;
        if (!basket.value) return missingCartFailure();
        return documentOf(
          call({ method: "POST", path: commercePaths.handOver(basket.value.id), body: {} }),
          handedOverCart,
        );
      }),

    async handedOverBasket(key) {
      const read = await documentOf(call({ method: "GET", path: commercePaths.handedOverCart(key) }), cart);
      return !read.ok && read.status === 404 ? { ok: true, value: null } : read;
    },

    takeOverBasket: (key, market, options) =>
      inTurn("taking a basket over failed", async () => {
        const { country, currency } = market;
        const reference = store.cart();
        if (reference && reference.itemCount > 0 && !isOfMarket(reference, market)) {
          return otherMarketFailure(reference.country);
        }
        const taken = await documentOf(
          call({
            method: "POST",
            path: commercePaths.handedOverCart(key),
            body: { country, currency, ...orderType(market) },
            idempotencyKey: await keyOf(options),
          }),
          cart,
        );
        if (taken.ok) store.setCart(referenceOf(taken.value, store.cart()));
        return taken;
      }),
  };
}
