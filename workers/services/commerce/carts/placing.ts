/**
 * Runs a cart's attempt step by step: open → authorize → record → release → done. Steps are idempotent under the
 * attempt's id, and each result is stored before the next step begins. A retry of the shopper or the alarm after a
 * crash continues at the stored step.
 */
import type { Cart } from "@contracts/commerce/cart";
import type { Order } from "@contracts/commerce/orders";
import type { Payment } from "@contracts/commerce/payments";
import type { Quote } from "@contracts/commerce/quotes";
import { orderOfCart } from "@domain/checkout/order-of-cart";
import type { ServicesEnv } from "../../env";
import type { Problem } from "../../shared/problems";
import { askForApproval, closeRequest, noteOrdered } from "../approvals/approval-steps";
import { ledgerOf } from "../ledgers/ledger-of";
import type { QuoteAnswer } from "../ledgers/quote-ledger";
import { invoiceCopy, orderMail } from "../orders/order-mail";
import { authorizeCard, type CardAttempt, callOffCard } from "../payments/card-payments";
import { purchaseOrderProblem } from "../payments/purchase-orders";
import type { CartStore } from "./cart-store";
import type { Placement, PlacementDecision } from "./placement-store";

export type PlacingResult =
  | { readonly kind: "ordered"; readonly order: Order }
  | { readonly kind: "quoted"; readonly quote: Quote }
  /** A second person of the company must approve. */
  | { readonly kind: "waiting"; readonly number: string; readonly approvalId: string }
  /** An upstream has not answered; the alarm continues later. */
  | { readonly kind: "pending"; readonly number: string }
  /** The attempt failed, and the shopper can change the cart again. */
  | { readonly kind: "refused"; readonly problem: Problem };

/** Time until an attempt with an unanswered payment is abandoned, so the shopper can try again. */
const abandonAfterMilliseconds = 15 * 60_000;
const longestWaitMilliseconds = 60_000;

export class Placing {
  readonly #store: CartStore;
  readonly #env: ServicesEnv;
  #running: Promise<PlacingResult | null> | null = null;

  constructor(store: CartStore, env: ServicesEnv) {
    this.#store = store;
    this.#env = env;
  }

  /** Runs the attempt; null if there is none. Concurrent callers share one run. */
  run(): Promise<PlacingResult | null> {
    this.#running ??= this.#steps().finally(() => {
      this.#running = null;
    });
    return this.#running;
  }

  /** Time of the next alarm, milliseconds since 1970; null if nothing is pending. */
  nextAt(): number | null {
    const placement = this.#store.placement.current();
    if (!placement || placement.step === "done") return null;
    const { approval } = placement.details;
    if (placement.step === "wait" && approval) return Date.parse(approval.validUntil);
    return placement.changedAt + Math.min(longestWaitMilliseconds, 2_000 * 2 ** Math.min(placement.tries, 8));
  }

  async #steps(): Promise<PlacingResult | null> {
    // Every round reaches the next of seven steps or returns; the bound catches a bug.
    for (let turn = 0; turn < 8; turn += 1) {
      const placement = this.#store.placement.current();
      const record = this.#store.record();
      if (!placement || !record) return null;
      const { cart, owner } = record;
      switch (placement.step) {
        case "ask": {
          const { approval } = placement.details;
          if (!approval) throw new Error("an order is to be approved without a company");
          await askForApproval(this.#env, { owner, placement, cart, approval });
          // The shopper continues with a new cart while this one waits.
          await this.#env.SHOPPERS.get(this.#env.SHOPPERS.idFromName(owner)).releaseCart(cart.id);
          this.#store.transaction(() => {
            this.#store.save({ ...record, changedAt: Date.now(), deletedAt: Date.now() });
            this.#store.placement.save({ ...placement, step: "wait", tries: 0 });
          });
          break;
        }
        case "wait": {
          const { approval } = placement.details;
          if (approval && Date.parse(approval.validUntil) > Date.now())
            return { kind: "waiting", number: placement.number, approvalId: placement.attemptId };
          this.#decide(placement, { kind: "expire", by: null, byId: null, at: new Date().toISOString(), reason: null });
          break;
        }
        case "close": {
          const { approval } = placement.details;
          if (approval) await closeRequest(this.#env, { owner, placement, cart, approval });
          this.#store.placement.save({ ...placement, step: "done", tries: 0 });
          break;
        }
        case "authorise": {
          const result = await this.#authorise(placement, cart, owner);
          if (result) return result;
          break;
        }
        case "record": {
          const result = await this.#record(placement, cart, owner);
          if (result) return result;
          break;
        }
        case "release": {
          // The active cart is released first, so a closed cart is never the active one.
          await this.#env.SHOPPERS.get(this.#env.SHOPPERS.idFromName(owner)).releaseCart(cart.id);
          this.#store.transaction(() => {
            this.#store.save({
              ...record,
              cart: { ...cart, cartState: "Ordered" },
              changedAt: Date.now(),
              deletedAt: Date.now(),
            });
            this.#store.placement.save({ ...placement, step: "done", tries: 0 });
          });
          break;
        }
        case "done":
          return this.#outcome(placement, cart, owner);
        default:
          placement.step satisfies never;
      }
    }
    throw new Error("an attempt did not end");
  }

  /** Stores a second person's decision; false if one is stored already. Call within a transaction. */
  decide(decision: PlacementDecision): boolean {
    const placement = this.#store.placement.current();
    const { approval } = placement?.details ?? {};
    if (!placement || !approval || placement.step !== "wait" || Date.parse(approval.validUntil) <= Date.now())
      return false;
    this.#decide(placement, decision);
    return true;
  }

  #decide(placement: Placement, decision: PlacementDecision): void {
    const { details } = placement;
    if (!details.approval) throw new Error("the order needs no approval");
    this.#store.placement.save({
      ...placement,
      step: decision.kind === "approve" ? "authorise" : "close",
      tries: 0,
      details: { ...details, approval: { ...details.approval, decision } },
    });
  }

  async #authorise(placement: Placement, cart: Cart, owner: string): Promise<PlacingResult | null> {
    const { details, attemptId, number, begunAt } = placement;
    const { payment } = details;
    if (!payment) return this.#reopen(placement, { code: "General", message: "The payment is missing." });
    if (payment.paymentMethodInfo.method === "purchaseOrder") {
      const { centAmount, currencyCode: currency } = payment.amountPlanned;
      const limit = details.creditLimit ?? 0;
      const granted = await ledgerOf(this.#env, details.creditOwner ?? owner).reserveCredit({
        key: attemptId,
        currency,
        centAmount,
        limit,
      });
      if (granted) return this.#authorized(placement, payment, attemptId);
      return this.#reopen(placement, purchaseOrderProblem("PurchaseOrderLimit"));
    }
    const { amountPlanned: amount, transaction } = payment;
    const attempt: CardAttempt = {
      key: attemptId,
      token: transaction.interactionId,
      cartId: cart.id,
      owner,
      amount: { centAmount: amount.centAmount, currencyCode: amount.currencyCode },
      reference: number,
    };
    const since = Date.parse(details.approval?.decision?.at ?? "") || begunAt;
    const abandoned = Date.now() - since > abandonAfterMilliseconds;
    const answer = abandoned ? await callOffCard(this.#env, attempt) : await authorizeCard(this.#env, attempt);
    if (!answer) {
      this.#store.placement.save({ ...placement, tries: placement.tries + 1 });
      return { kind: "pending", number };
    }
    if (answer.status === "approved" || answer.status === "captured")
      return this.#authorized(placement, payment, answer.id);
    const code =
      answer.reason === "card-declined" ? "PaymentDeclined" : abandoned ? "PaymentTimedOut" : "PaymentTokenInvalid";
    return this.#reopen(placement, { code, message: messages[code] });
  }

  #authorized(placement: Placement, payment: Payment, interactionId: string): null {
    const granted: Payment = { ...payment, transaction: { type: "Authorization", state: "Success", interactionId } };
    this.#store.placement.save({
      ...placement,
      step: "record",
      tries: 0,
      details: { ...placement.details, payment: granted },
    });
    return null;
  }

  async #record(placement: Placement, cart: Cart, owner: string): Promise<PlacingResult | null> {
    const { kind, number, details, begunAt } = placement;
    const ledger = ledgerOf(this.#env, owner);
    if (kind === "quote") {
      const { quoteDates } = details;
      const answer: QuoteAnswer | null = quoteDates ? await ledger.submitQuote(number, quoteDates) : null;
      if (!answer?.ok) {
        const message = "Customer information is missing.";
        return this.#reopen(placement, { code: "QuoteIncomplete", message });
      }
    } else {
      const { payment, recipient } = details;
      if (!payment) throw new Error("an order without a payment");
      const now = details.approval?.decision?.at ?? new Date(begunAt).toISOString();
      const order = orderOfCart(cart, {
        orderNumber: number,
        now,
        payment,
        seller: details.seller ?? null,
        language: recipient?.language,
        ...buyerOf(placement),
      });
      const mails = recipient ? [orderMail(order, recipient), invoiceCopy(order, recipient)] : [];
      await ledger.recordOrder(
        order,
        cart.id,
        owner,
        mails.filter((mail) => mail !== null),
      );
      if (details.approval) await noteOrdered(this.#env, placement, details.approval);
    }
    this.#store.placement.save({ ...placement, step: "release", tries: 0 });
    return null;
  }

  async #outcome({ kind, number, details }: Placement, cart: Cart, owner: string): Promise<PlacingResult> {
    const decision = details.approval?.decision;
    if (decision && decision.kind !== "approve") {
      return { kind: "refused", problem: { code: "ApprovalRefused", message: "This order was not approved." } };
    }
    const ledger = ledgerOf(this.#env, owner);
    if (kind === "quote") {
      const quote: Quote | null = await ledger.submittedQuote(number);
      if (!quote) throw new Error("a submitted quote is not in its ledger");
      return { kind: "quoted", quote };
    }
    const order: Order | null = await ledger.orderOfCart(cart.id);
    if (!order) throw new Error("a placed order is not in its ledger");
    return { kind: "ordered", order };
  }

  /** Reopens the cart without the failed payment. Nothing was or will be charged. */
  #reopen(placement: Placement, problem: Problem): PlacingResult | null {
    const decision = placement.details.approval?.decision;
    if (decision) {
      // The shopper has another cart by now, so this one stays closed.
      this.#decide(placement, { ...decision, kind: "fail", reason: problem.message });
      return null;
    }
    this.#store.transaction(() => {
      const record = this.#store.record();
      if (!record) return;
      const { cart } = record;
      const spent =
        placement.details.payment?.paymentMethodInfo.method === "card" ? placement.details.payment.id : null;
      const payments = cart.paymentInfo?.payments.filter(({ id }) => id !== spent) ?? [];
      this.#store.placement.clear();
      this.#store.save({
        ...record,
        changedAt: Date.now(),
        cart: {
          ...cart,
          cartState: "Active",
          version: cart.version + 1,
          lastModifiedAt: new Date().toISOString(),
          paymentInfo: payments.length > 0 ? { payments } : null,
        },
      });
    });
    return { kind: "refused", problem };
  }
}

/** Company, credit, second person and program of an order, or the key of a guest's. */
const buyerOf = ({ details: { company, creditOwner, approval, guestKey, program }, begunAt }: Placement) => ({
  ...{ ...(guestKey && { guestKey }), ...(program !== undefined && { program }) },
  ...(company && { company }),
  ...(creditOwner !== undefined && { creditOwner }),
  ...(approval?.decision?.by && {
    approval: {
      ...{ requestedAt: new Date(begunAt).toISOString(), approvedAt: approval.decision.at },
      approvedBy: approval.decision.by,
    },
  }),
});

const messages = {
  PaymentDeclined: "The card was declined. Please use another payment.",
  PaymentTimedOut: "The payment could not be completed. Nothing was charged. Please try again.",
  PaymentTokenInvalid: "The card details are no longer valid. Please enter them again.",
} as const;
