/**
 * Lifecycle of a punchout cart, from its opening to its message. The message is stored with the cart's version before
 * it is sent, so a cart has one message despite repeated calls and crashes (T-PUNCH-15 to T-PUNCH-17).
 */
import type { Cart } from "@contracts/commerce/cart";
import type { PunchoutSubmission } from "@contracts/commerce/punchout";
import { unavailableLineState } from "@domain/cart/recalculate";
import { applyActions, applyQuote, emptyCart } from "@domain/cart/transition";
import { priceChanges, promisedAgain, unpromisedPieces } from "@domain/punchout/earlier-prices";
import { ociFields } from "@domain/punchout/oci";
import { orderLines } from "@domain/punchout/order-lines";
import { messageField, orderMessage } from "@domain/punchout/order-message";
import type { EarlierLine } from "@domain/punchout/setup-request";
import type { ServicesEnv } from "../../env";
import type { Problem } from "../../shared/problems";
import { contextOf } from "../carts/cart-context";
import type { CartRecord, CartStore } from "../carts/cart-store";
import { catalogueOf } from "../catalogue/catalogue-store";
import type { HandOver, HandOverDetails, HandOverFields } from "./hand-over-store";

export interface OpenPunchout {
  readonly cartId: string;
  readonly owner: string;
  readonly country: string;
  readonly currency: string;
  readonly maxLines: number;
  /** Lines of an earlier cart. */
  readonly lines: readonly EarlierLine[];
  /** The earlier cart with its prices; null if it is unknown. */
  readonly earlier: Cart | null;
  readonly details: HandOverDetails;
}

export type HandOverAnswer =
  | ({ readonly kind: "done" } & PunchoutSubmission)
  | { readonly kind: "problem"; readonly status: 400 | 409; readonly problem: Problem }
  | { readonly kind: "missing" };

type Waiting =
  | { readonly kind: "ready"; readonly record: CartRecord; readonly handOver: HandOver }
  | { readonly kind: "submitted"; readonly record: CartRecord; readonly handOver: HandOver }
  | { readonly kind: "missing" };

export class HandOverService {
  readonly #store: CartStore;
  readonly #env: ServicesEnv;

  constructor(store: CartStore, env: ServicesEnv) {
    this.#store = store;
    this.#env = env;
  }

  /** Opens the cart of a session; an open one is not changed. */
  async open(command: OpenPunchout): Promise<void> {
    if (this.#store.record()) return;
    const { cartId, owner, country, currency, maxLines, lines, earlier, details } = command;
    const promised = earlier ? promisedAgain(earlier, lines) : { lines: [], quotes: [] };
    const actions = unpromisedPieces(lines, promised).map((line) => ({ action: "addLineItem" as const, ...line }));
    const request = { command: { customer: "punchout" as const, owner, maxLines }, actions, cart: null };
    const skus = promised.lines.map(({ sku }) => sku);
    const context = await contextOf(this.#env, { ...request, skus, shopperCountry: country });
    this.#store.transaction(() => {
      if (this.#store.record()) return;
      let cart = emptyCart({
        ...{ id: cartId, customerId: null, anonymousId: null, type: null },
        ...{ country, currency, now: context.now },
      });
      const missing: string[] = [];
      if (promised.lines.length > 0) {
        const outcome = applyQuote(cart, promised, context);
        if (outcome.ok) cart = outcome.cart;
        else missing.push(...skus);
      }
      for (const action of actions) {
        const outcome = applyActions(cart, [action], context);
        if (outcome.ok) cart = outcome.cart;
        else missing.push(action.sku);
      }
      const changes = priceChanges(earlier, lines, cart);
      const fields = {
        ...cart.custom.fields,
        checkoutType: "punchout",
        punchoutOperation: details.operation,
        ...(details.returnUrl !== null && { returnUrl: details.returnUrl }),
        // Lists items of the earlier cart that are no longer sold, instead of dropping them silently.
        ...(missing.length > 0 && { punchoutMissing: [...new Set(missing)].join(", ").slice(0, 2000) }),
        ...(changes.length > 0 && { punchoutPrices: changes.join("\n").slice(0, 2000) }),
      };
      const opened: Cart = { ...cart, version: 1, custom: { ...cart.custom, fields } };
      this.#store.save({ cart: opened, owner, shopperCountry: country, changedAt: Date.now(), deletedAt: null });
      this.#store.handOver.begin(details);
    });
  }

  /** Updates the cart to current prices and stores its message. */
  async generate(owner: string, maxLines: number): Promise<HandOverAnswer> {
    const before = this.#waiting(owner);
    if (before.kind !== "ready") return before.kind === "missing" ? before : done(before);
    if (before.handOver.details.operation === "inspect") return readOnly;
    const { cart, shopperCountry } = before.record;
    const actions = [{ action: "recalculate" as const }];
    const command = { customer: "punchout" as const, owner, maxLines };
    const [context, classes] = await Promise.all([
      contextOf(this.#env, { command, actions, cart, shopperCountry, needsPrices: true }),
      catalogueOf(this.#env).classesOf(cart.lineItems.map(({ sku }) => sku)),
    ]);
    return this.#store.transaction((): HandOverAnswer => {
      const now = this.#waiting(owner);
      if (now.kind !== "ready") return now.kind === "missing" ? now : done(now);
      const { record, handOver } = now;
      const outcome = applyActions(record.cart, actions, context);
      if (!outcome.ok) return { kind: "problem", status: 400, problem: outcome.problem };
      const fresh = outcome.cart;
      if (outcome.effective > 0) this.#store.save({ ...record, cart: fresh, changedAt: Date.now() });
      const problem = incomplete(fresh, handOver.details);
      if (problem) return { kind: "problem", status: 400, problem };
      if (handOver.message?.cartVersion !== fresh.version) {
        this.#store.handOver.keepMessage(fresh.version, messageOf(fresh, handOver.details, classes));
      }
      return { kind: "done", cart: fresh, form: null };
    });
  }

  /** Places the punchout order: closes the cart and returns its message. Repeated calls return the same message. */
  submit(owner: string): HandOverAnswer {
    return this.#store.transaction((): HandOverAnswer => {
      const now = this.#waiting(owner);
      if (now.kind !== "ready") return now.kind === "missing" ? now : done(now);
      const { record, handOver } = now;
      if (handOver.message?.cartVersion !== record.cart.version) return outdated(record.cart);
      const cart: Cart = {
        ...record.cart,
        cartState: "Ordered",
        version: record.cart.version + 1,
        lastModifiedAt: new Date().toISOString(),
      };
      this.#store.save({ ...record, cart, changedAt: Date.now() });
      this.#store.handOver.submit(Date.now());
      return done({ record: { ...record, cart }, handOver });
    });
  }

  #waiting(owner: string): Waiting {
    const record = this.#store.record();
    const handOver = record?.owner === owner && record.deletedAt === null ? this.#store.handOver.current() : null;
    if (!record || !handOver) return { kind: "missing" };
    return { kind: handOver.submittedAt === null ? "ready" : "submitted", record, handOver };
  }
}

function done({ record, handOver }: { record: CartRecord; handOver: HandOver }): HandOverAnswer {
  const { details, message } = handOver;
  const form = details.returnUrl !== null && message ? { fields: message.fields, target: details.target } : null;
  return { kind: "done", cart: record.cart, form };
}

function messageOf(cart: Cart, details: HandOverDetails, classes: ReadonlyMap<string, string>): HandOverFields {
  const { protocol, cxmlField, from, to, buyerCookie } = details;
  const lines = orderLines(cart, classes, new Date());
  if (protocol === "oci") return ociFields(lines, cart.id).map(([name, value]) => [name, value]);
  const message = orderMessage({
    payloadId: `${crypto.randomUUID()}@benchside`,
    timestamp: new Date().toISOString(),
    ...{ from: to, to: from, buyerCookie, lines },
    reference: cart.id,
    currency: cart.currency,
  });
  const [name, value] = messageField(cxmlField, message);
  return [[name, value]];
}

/** An empty cart can be sent only with a return URL; procurement systems accept it. */
function incomplete({ lineItems }: Cart, { returnUrl }: HandOverDetails): Problem | null {
  if (lineItems.length === 0 && returnUrl === null) return { code: "CartEmpty", message: "The cart has no items." };
  const gone = lineItems.find(({ state }) => state === unavailableLineState);
  if (!gone) return null;
  return { code: "LineUnavailable", message: `${gone.sku} is no longer sold.`, sku: gone.sku };
}

const outdated = ({ version: currentVersion }: Cart): HandOverAnswer => ({
  kind: "problem",
  status: 409,
  problem: { code: "PunchoutOutdated", message: "The cart must be generated again.", currentVersion },
});

/** A cart opened for inspection cannot be changed or sent. */
const readOnly: HandOverAnswer = {
  kind: "problem",
  status: 400,
  problem: { code: "CartReadOnly", message: "This cart was opened for viewing only." },
};
