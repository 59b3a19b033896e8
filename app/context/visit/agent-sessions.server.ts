/**
 * Baskets of programs. A basket belongs to an anonymous session of the commerce service, whose token the program never
 * sees: the id that it gets is the sealed reference. So the shop stores nothing, and only who has the id can use it.
 */
import { createSealer } from "@domain/http/cookies/sealed-value";
import * as v from "valibot";
import type { StoredAuth, StoredCart, TokenStore } from "~/services/commerce/token-store";

/** `hand-over` opens the basket to a person once; the others are for the program. */
type AgentSessionKind = "cart" | "checkout" | "hand-over";

/** Milliseconds that an id holds; baskets without a sign-in live a month. */
const lifeMs: Readonly<Record<AgentSessionKind, number>> = {
  cart: 7 * 86_400_000,
  checkout: 7 * 86_400_000,
  "hand-over": 3 * 86_400_000,
};

const reference = v.object({
  auth: v.object({
    accessToken: v.string(),
    expiresIn: v.number(),
    expiresAt: v.number(),
    refreshToken: v.nullable(v.string()),
    flow: v.literal("anonymous"),
  }),
  cart: v.object({
    id: v.string(),
    version: v.number(),
    itemCount: v.number(),
    country: v.string(),
    currency: v.string(),
    lastModifiedAt: v.string(),
  }),
  /** Country that the program named; prices of a distributor country are those of another. */
  country: v.string(),
  until: v.number(),
});

export interface AgentSession {
  readonly store: TokenStore;
  readonly country: string;
  /** Milliseconds since 1970. */
  readonly until: number;
}

export interface AgentSessions {
  /** A session without a basket; the first added line begins one. */
  begin(country: string): AgentSession;
  /** Null if the id was not sealed here for this purpose, or has expired. */
  open(kind: AgentSessionKind, id: string): Promise<AgentSession | null>;
  /** Id of the session's basket. Throws if it has none. */
  seal(kind: AgentSessionKind, session: AgentSession): Promise<{ readonly id: string; readonly until: number }>;
}

export function createAgentSessions(secrets: readonly string[], now: () => number = Date.now): AgentSessions {
  const sealer = createSealer(secrets);
  const purpose = (kind: AgentSessionKind) => `agent-${kind}`;
  return {
    begin: (country) => ({ store: memoryStore(null, null), country, until: now() + lifeMs.cart }),
    async open(kind, id) {
      const text = await sealer.open(purpose(kind), id);
      const parsed = v.safeParse(v.pipe(v.string(), v.parseJson(), reference), text);
      if (!parsed.success || parsed.output.until <= now()) return null;
      const { auth, cart, country, until } = parsed.output;
      return { store: memoryStore(auth, cart), country, until };
    },
    async seal(kind, { store, country }) {
      const auth = store.auth();
      const cart = store.cart();
      if (!auth || !cart) throw new Error("the session has no basket");
      const until = now() + lifeMs[kind];
      const { id, version, itemCount, country: priceCountry, currency, lastModifiedAt } = cart;
      const kept = { id, version, itemCount, country: priceCountry, currency, lastModifiedAt };
      return { id: await sealer.seal(purpose(kind), JSON.stringify({ auth, cart: kept, country, until })), until };
    },
  };
}

/** Holds a session for one request. */
function memoryStore(auth: StoredAuth | null, cart: StoredCart | null): TokenStore {
  let held = { auth, cart };
  return {
    auth: () => held.auth,
    setAuth: (next) => {
      held = { ...held, auth: next };
    },
    cart: () => held.cart,
    setCart: (next) => {
      held = { ...held, cart: next };
    },
    customer: () => null,
    setCustomer: () => {},
    visitInFrame: () => {},
    clear: () => {
      held = { auth: null, cart: null };
    },
    sessionExpired: () => {},
    tokenInvalid: () => {},
  };
}
