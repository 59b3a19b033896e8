/**
 * Baskets of programs. Without sign-in, a basket belongs to an anonymous token of the commerce service, which the
 * program never sees: the id that it gets is the sealed reference. The shop stores nothing, and only a holder of the id
 * can use the basket. The basket of a program with access to an account belongs to the customer; its id can be opened
 * only with the program's own token.
 */
import { createSealer } from "@domain/http/cookies/sealed-value";
import * as v from "valibot";
import { punchoutCustomer } from "~/services/commerce/punchout-customer";
import type { StoredAuth, StoredCart, StoredCustomer, TokenStore } from "~/services/commerce/token-store";

/** `hand-over` opens the basket to a person once; the others are for the program. */
type AgentSessionKind = "cart" | "checkout" | "hand-over";

/** Milliseconds that an id is valid; baskets without a sign-in last a month. */
const lifeMs: Readonly<Record<AgentSessionKind, number>> = {
  cart: 7 * 86_400_000,
  checkout: 7 * 86_400_000,
  "hand-over": 3 * 86_400_000,
};

const reference = v.object({
  /** Null for a basket of a customer. */
  auth: v.nullable(
    v.object({
      accessToken: v.string(),
      expiresIn: v.number(),
      expiresAt: v.number(),
      refreshToken: v.nullable(v.string()),
      /** `customer` is a punchout session. */
      flow: v.picklist(["anonymous", "customer"]),
      priceGroup: v.optional(v.string()),
    }),
  ),
  cart: v.object({
    id: v.string(),
    version: v.number(),
    itemCount: v.number(),
    country: v.string(),
    currency: v.string(),
    lastModifiedAt: v.string(),
  }),
  /** Country that the program named. A distributor country has another country's prices. */
  country: v.string(),
  until: v.number(),
});

export interface AgentSession {
  readonly store: TokenStore;
  /** The basket belongs to a customer. */
  readonly ofAccount: boolean;
  /** The basket is that of a procurement system's session. */
  readonly ofPunchout: boolean;
  readonly country: string;
  /** Milliseconds since 1970. */
  readonly until: number;
}

export interface AgentSessions {
  /**
   * A session without a basket; the first added line creates one.
   * @param bearer the program's token for an account; null without one
   */
  begin(country: string, bearer: string | null): AgentSession;
  /**
   * Null if the id was not sealed here for this purpose, has expired, or belongs to an account and `bearer` is null.
   */
  open(kind: AgentSessionKind, id: string, bearer: string | null): Promise<AgentSession | null>;
  /** Id of the session's basket. Throws if it has none. */
  seal(kind: AgentSessionKind, session: AgentSession): Promise<{ readonly id: string; readonly until: number }>;
}

export function createAgentSessions(secrets: readonly string[], now: () => number = Date.now): AgentSessions {
  const sealer = createSealer(secrets);
  const purpose = (kind: AgentSessionKind) => `agent-${kind}`;
  return {
    begin: (country, bearer) => ({
      store: memoryStore(bearer === null ? null : authOf(bearer), null, null),
      ofAccount: bearer !== null,
      ofPunchout: false,
      country,
      until: now() + lifeMs.cart,
    }),
    async open(kind, id, bearer) {
      const text = await sealer.open(purpose(kind), id);
      const parsed = v.safeParse(v.pipe(v.string(), v.parseJson(), reference), text);
      if (!parsed.success || parsed.output.until <= now()) return null;
      const { auth, cart, country, until } = parsed.output;
      if (auth === null && bearer === null) return null;
      const ofAccount = auth === null;
      const ofPunchout = auth?.flow === "customer";
      const customer = ofPunchout ? punchoutCustomer(cart.country) : null;
      const store = memoryStore(auth ?? authOf(bearer ?? ""), cart, customer);
      return { store, ofAccount, ofPunchout, country, until };
    },
    async seal(kind, { store, ofAccount, country }) {
      const auth = ofAccount ? null : store.auth();
      const cart = store.cart();
      if ((!auth && !ofAccount) || !cart) throw new Error("the session has no basket");
      const lasts = now() + lifeMs[kind];
      const until = auth?.flow === "customer" ? Math.min(lasts, auth.expiresAt) : lasts;
      const { id, version, itemCount, country: priceCountry, currency, lastModifiedAt } = cart;
      const kept = { id, version, itemCount, country: priceCountry, currency, lastModifiedAt };
      return { id: await sealer.seal(purpose(kind), JSON.stringify({ auth, cart: kept, country, until })), until };
    },
  };
}

/** The expiry is unknown here; the gateway rejects an expired token. */
const authOf = (accessToken: string): StoredAuth => ({
  accessToken,
  expiresIn: 3600,
  expiresAt: 0,
  refreshToken: null,
  flow: "program",
});

/** Token store in memory, for one request. */
function memoryStore(auth: StoredAuth | null, cart: StoredCart | null, customer: StoredCustomer | null): TokenStore {
  let held = { auth, cart, customer };
  return {
    cartsById: true,
    auth: () => held.auth,
    setAuth: (next) => {
      held = { ...held, auth: next };
    },
    cart: () => held.cart,
    setCart: (next) => {
      held = { ...held, cart: next };
    },
    customer: () => held.customer,
    setCustomer: (next) => {
      held = { ...held, customer: next };
    },
    visitInFrame: () => {},
    clear: () => {
      held = { auth: null, cart: null, customer: null };
    },
    sessionExpired: () => {},
    tokenInvalid: () => {},
  };
}
