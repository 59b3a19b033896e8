import type { SessionKind, StoredAuth, StoredCart, StoredCustomer, TokenStore } from "~/services/commerce/token-store";

/** In-memory token store that records the calls made to it. */
export function createMemoryTokenStore(
  initial: { auth?: StoredAuth; cart?: StoredCart; customer?: StoredCustomer; cartsById?: true } = {},
): TokenStore & { readonly expired: readonly SessionKind[]; readonly invalidTokens: number } {
  let {
    auth = null,
    cart = null,
    customer = null,
  }: { auth?: StoredAuth | null; cart?: StoredCart | null; customer?: StoredCustomer | null } = initial;
  const expired: SessionKind[] = [];
  let invalidTokens = 0;
  return {
    ...(initial.cartsById && { cartsById: true }),
    expired,
    get invalidTokens() {
      return invalidTokens;
    },
    auth: () => auth,
    setAuth: (next) => {
      auth = next;
    },
    cart: () => cart,
    setCart: (next) => {
      cart = next;
    },
    customer: () => customer,
    setCustomer: (next) => {
      customer = next;
    },
    clear: () => {
      auth = null;
      cart = null;
      customer = null;
    },
    sessionExpired: (kind) => {
      expired.push(kind);
    },
    visitInFrame: () => {},
    tokenInvalid: () => {
      invalidTokens += 1;
    },
  };
}
