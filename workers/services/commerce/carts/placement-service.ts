/** Turns a cart into an order or a quote: checks whether it can, and ensures that the attempt ends. */

import type { ApprovalState } from "@contracts/commerce/approvals";
import type { Cart } from "@contracts/commerce/cart";
import type { Customer } from "@contracts/customers/customers";
import type { ServicesEnv } from "../../env";
import { reportWork } from "../../shared/log-store";
import type { Problem } from "../../shared/problems";
import { currentTrace, withTrace } from "../../shared/tracing/trace";
import { membershipOf, membersOf } from "../companies/company-store";
import { ledgerOf } from "../ledgers/ledger-of";
import { newNumber } from "../ledgers/numbers";
import { beginOrder, shipDateActions } from "./begin-placing";
import { contextOf } from "./cart-context";
import type { CartRecord, CartStore } from "./cart-store";
import type { PlaceOrder, PlacingAnswer, SubmitQuote } from "./commands";
import type { Placement, PlacementDecision, PlacementDetails } from "./placement-store";
import { Placing, type PlacingResult } from "./placing";
import { staleVersion } from "./stale-version";

/** Delay of the alarm while a caller waits for the attempt; longer than any caller waits. */
const alarmMilliseconds = 15_000;
const soonMilliseconds = 500;
/** Time until a closed cart is removed. */
const keptMilliseconds = 30 * 24 * 3600 * 1000;

type Placeable =
  | { readonly kind: "live"; readonly record: CartRecord }
  | { readonly kind: "under-way" }
  | { readonly kind: "missing" }
  | { readonly kind: "problem"; readonly status: 409; readonly problem: Problem };

export class PlacementService {
  readonly #storage: DurableObjectStorage;
  readonly #store: CartStore;
  readonly #env: ServicesEnv;
  readonly #placing: Placing;
  /** Number of calls that are between pricing the cart and storing its attempt. */
  #beginning = 0;
  #running: Promise<PlacingResult | null> | null = null;

  constructor(storage: DurableObjectStorage, store: CartStore, env: ServicesEnv) {
    this.#storage = storage;
    this.#store = store;
    this.#env = env;
    this.#placing = new Placing(store, env);
  }

  /**
   * Turns the cart into its one order. A repeated call, with any key, continues the attempt or returns the existing
   * order.
   */
  async place(command: PlaceOrder): Promise<PlacingAnswer> {
    const before = this.#placeable(command.owner, command.version);
    if (before.kind !== "live") return this.#answered(before);
    this.#beginning += 1;
    try {
      return await this.#beginAndRun(command, before.record);
    } finally {
      this.#beginning -= 1;
    }
  }

  async #beginAndRun(command: PlaceOrder, record: CartRecord): Promise<PlacingAnswer> {
    const attempt = await this.#priceAndBegin(command, record).catch(async (error: unknown) => {
      await this.#releaseUnbegun(record);
      throw error;
    });
    if (typeof attempt === "string") return this.#resume();
    await this.#releaseUnbegun(record);
    return attempt;
  }

  /**
   * Releases the codes of a cart that is not being ordered. A concurrent call that begins or has begun the order shares
   * the reservation.
   */
  async #releaseUnbegun({ cart, owner }: CartRecord): Promise<void> {
    const isOrdered = this.#beginning > 1 || this.#store.placement.current() !== null;
    if (!isOrdered && mayReserve({ cart, owner })) await ledgerOf(this.#env, owner).releasePromotions(cart.id);
  }

  async #priceAndBegin(
    command: PlaceOrder,
    { cart, shopperCountry }: CartRecord,
  ): Promise<PlacingAnswer | "begun" | "under-way"> {
    const { customer, membership } = await this.#buyer(command.customerId);
    const members = membership?.member.limit ? await membersOf(this.#env, membership.company.id) : [];
    const context = await contextOf(this.#env, {
      command,
      actions: shipDateActions(cart),
      cart,
      shopperCountry,
      ...{ needsPrices: true, reservesCodes: true },
    });
    return this.#store.transaction(() => {
      const live = this.#placeable(command.owner, command.version);
      if (live.kind !== "live") return live.kind === "problem" || live.kind === "missing" ? live : "under-way";
      const beginning = beginOrder(
        live.record.cart,
        command,
        context,
        customer,
        membership && { ...membership, members },
      );
      if (!beginning.ok) {
        const { status, problem } = beginning;
        if (beginning.cart) this.#store.save({ ...live.record, cart: beginning.cart, changedAt: Date.now() });
        return { kind: "problem", status, problem };
      }
      this.#begin(live.record, beginning.cart, "order", newNumber("W", new Date()), beginning.details);
      return "begun";
    });
  }

  /** Runs the attempt; its codes stay reserved while it is in progress. Concurrent callers share one run. */
  #runOn(): Promise<PlacingResult | null> {
    const trace = this.#store.placement.current()?.details.trace ?? currentTrace();
    this.#running ??= withTrace(trace, () => this.#runAndRelease()).finally(() => {
      this.#running = null;
    });
    return this.#running;
  }

  async #runAndRelease(): Promise<PlacingResult | null> {
    const record = this.#store.record();
    const result = await this.#placing.run();
    // The order itself has released its codes, and a request for approval holds them.
    if (!record || !result || result.kind === "ordered" || result.kind === "waiting" || !mayReserve(record))
      return result;
    const ledger = ledgerOf(this.#env, record.owner);
    if (result.kind === "pending") await ledger.prolongPromotions(record.cart.id);
    else await ledger.releasePromotions(record.cart.id);
    return result;
  }

  /** The account and the company behind an order; both null for a guest. */
  async #buyer(customerId: string | null) {
    if (customerId === null) return { customer: null, membership: null };
    const shopper = this.#env.SHOPPERS.get(this.#env.SHOPPERS.idFromName(`customer:${customerId}`));
    const [customer, membership] = await Promise.all([
      shopper.customer(false) as Promise<Customer | null>,
      membershipOf(this.#env, customerId),
    ]);
    return { customer, membership };
  }

  /** Submits the quote of this cart and closes the cart. */
  async submitQuote({ owner, version, quoteNumber, dates }: SubmitQuote): Promise<PlacingAnswer> {
    const attempt = this.#store.transaction((): PlacingAnswer | "go on" => {
      const live = this.#placeable(owner, version);
      if (live.kind === "problem" || live.kind === "missing") return live;
      if (live.kind === "under-way") return "go on";
      const trace = currentTrace();
      const details = {
        ...{ payment: null, creditLimit: null, recipient: null, quoteDates: dates },
        ...(trace !== null && { trace }),
      };
      this.#begin(live.record, live.record.cart, "quote", quoteNumber, details);
      return "go on";
    });
    return typeof attempt === "string" ? this.#resume() : attempt;
  }

  /** Applies a second person's decision about the cart's order, and returns the resulting state. */
  async decide(
    approvalId: string,
    decision: PlacementDecision,
  ): Promise<Exclude<ApprovalState, "waiting"> | "decided" | "missing" | "waiting"> {
    const before = this.#store.placement.current();
    if (before?.attemptId !== approvalId || !before.details.approval) return "missing";
    const taken = this.#store.transaction(() => this.#placing.decide(decision));
    const former = before.details.approval.decision;
    const isRepeat = (["kind", "byId", "reason"] as const).every((field) => former?.[field] === decision[field]);
    if (!taken && !isRepeat) return "decided";
    const result = await this.#resume();
    if (result.kind === "ordered") return "ordered";
    if (result.kind !== "refused") return "waiting";
    const kind = this.#store.placement.current()?.details.approval?.decision?.kind;
    if (kind === "refuse") return "refused";
    return kind === "withdraw" ? "withdrawn" : "failed";
  }

  /** Continues a pending attempt. True if there was one; it has set its next alarm. */
  async resumeFromAlarm(): Promise<boolean> {
    try {
      await this.#runOn();
    } catch (error) {
      await reportWork(this.#env, "an order in progress was interrupted and is tried again", error);
      this.#run();
    }
    const next = this.#placing.nextAt();
    if (next === null) return false;
    await this.#storage.setAlarm(Math.max(next, Date.now() + soonMilliseconds));
    return true;
  }

  /** Stores the attempt and the frozen cart before any external effect. */
  #begin(record: CartRecord, cart: Cart, kind: Placement["kind"], number: string, details: PlacementDetails): void {
    const now = Date.now();
    this.#store.save({ ...record, cart: { ...cart, cartState: "Frozen" }, changedAt: now });
    this.#store.placement.save({
      attemptId: crypto.randomUUID(),
      kind,
      number,
      step: details.approval ? "ask" : kind === "order" ? "authorise" : "record",
      details,
      tries: 0,
      begunAt: now,
      changedAt: now,
    });
  }

  /** Runs the remaining steps. The alarm is set first, so the attempt ends even without another call. */
  async #resume(): Promise<PlacingAnswer> {
    if (this.#placing.nextAt() !== null) {
      await this.#storage.setAlarm(Date.now() + alarmMilliseconds);
      await this.#storage.sync();
    }
    try {
      const result = await this.#runOn();
      const next = this.#placing.nextAt() ?? Date.now() + keptMilliseconds;
      await this.#storage.setAlarm(Math.max(next, Date.now() + soonMilliseconds));
      return result ?? { kind: "missing" };
    } catch (error) {
      await reportWork(this.#env, "an order under way was left to the alarm", error);
      this.#run();
      const number = this.#store.placement.current()?.number;
      return number ? { kind: "pending", number } : { kind: "missing" };
    }
  }

  #run(): void {
    const placement = this.#store.placement.current();
    if (placement && placement.step !== "done")
      this.#store.placement.save({ ...placement, tries: placement.tries + 1 });
  }

  /** Checks if an attempt may begin: returns the cart, an existing attempt, or the reason for refusal. */
  #placeable(owner: string, version: number): Placeable {
    const record = this.#store.record();
    if (!record || record.owner !== owner) return { kind: "missing" };
    if (this.#store.placement.current()) return { kind: "under-way" };
    if (record.deletedAt !== null) return { kind: "missing" };
    if (record.cart.version === version) return { kind: "live", record };
    return { kind: "problem", status: 409, problem: staleVersion(record.cart, version) };
  }

  #answered(placeable: Exclude<Placeable, { kind: "live" }>): Promise<PlacingAnswer> | PlacingAnswer {
    return placeable.kind === "under-way" ? this.#resume() : placeable;
  }
}

const mayReserve = ({ cart, owner }: Pick<CartRecord, "cart" | "owner">): boolean =>
  owner.startsWith("customer:") && cart.discountCodes.length > 0;
