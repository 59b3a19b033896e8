/** Token for calls without a customer: the visitor's own, else the shop's (A-TOKEN-08). */
import type { BearerSource } from "../commerce/calls";
import type { ClientToken } from "../commerce/client-token";
import type { TokenStore } from "../commerce/token-store";

/** The visitor's own token tells the gateway which basket to hand over at sign-in. */
export function createVisitorBearer(store: TokenStore, shop: ClientToken, now: () => number): BearerSource {
  return {
    async bearer() {
      const auth = store.auth();
      if (auth && auth.expiresAt > now()) return { ok: true, token: auth.accessToken };
      return shop.get();
    },
    async renew(refused) {
      shop.drop(refused);
      return shop.get();
    },
  };
}
