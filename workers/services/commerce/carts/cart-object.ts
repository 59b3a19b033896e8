/**
 * One cart. A command is validated, then catalogue data is fetched, then one synchronous step validates again, applies
 * the pure transition, and commits cart and answer together. Commands may overlap while they read, never while they
 * write.
 */
import type { Cart } from "@contracts/commerce/cart";
import { applyActions, applyQuote, asOfNow, emptyCart } from "@domain/cart/transition";
import type { CustomerKind } from "@domain/selling/market-rules";
import { BackedUpObject } from "../../shared/backup/backed-up-object";
import type { Problem } from "../../shared/problems";
import { withTrace } from "../../shared/tracing/trace";
import { type HandOverAnswer, HandOverService, type OpenPunchout } from "../punchout/hand-over-service";
import { contextOf } from "./cart-context";
import { type CartRecord, CartStore } from "./cart-store";
import type {
  CartAnswer,
  CartView,
  DeleteCart,
  OpenCart,
  PlaceOrder,
  PlacingAnswer,
  SubmitQuote,
  UpdateCart,
} from "./commands";
import { PlacementService } from "./placement-service";
import type { PlacementDecision } from "./placement-store";
import { staleVersion } from "./stale-version";

/** Time after the last change until carts of anonymous shoppers and punchout buyers, and deleted carts, are removed. */
const keptMilliseconds = 30 * 24 * 3600 * 1000;

type Live = { readonly ok: true; readonly record: CartRecord } | { readonly ok: false; readonly answer: CartAnswer };

export class CartObject extends BackedUpObject {
  readonly #store = new CartStore(this.ctx.storage);
  readonly #placement = new PlacementService(this.ctx.storage, this.#store, this.env);
  readonly #handOver = new HandOverService(this.#store, this.env);

  /** The cart at today's prices. Lines that are no longer sold are marked. */
  async read(owner: string): Promise<CartAnswer> {
    const view = await this.view(owner);
    return view ? cartAnswer(view.cart) : { kind: "missing" };
  }

  /** Like `read`, with the country in which the cart was opened; null for anyone but its owner. */
  async view(owner: string): Promise<CartView | null> {
    const record = this.#recordOf(owner);
    if (!record) return null;
    const { cart, shopperCountry } = record;
    if (cart.cartState !== "Active" || cart.lineItems.length === 0) return { cart, shopperCountry };
    const command = { owner, customer: kindOf(owner), maxLines: cart.lineItems.length };
    const context = await contextOf(this.env, { command, actions: [], cart, shopperCountry });
    // Another command may have changed the cart meanwhile.
    const now = this.#recordOf(owner);
    if (!now) return null;
    return { cart: now.cart.cartState === "Active" ? asOfNow(now.cart, context) : now.cart, shopperCountry };
  }

  /** Creates the cart with its first lines, or adds the lines to an existing cart. */
  async open(command: OpenCart): Promise<CartAnswer> {
    const replay = this.#replay(command);
    if (replay) return replay;
    const context = await contextOf(this.env, {
      command,
      actions: command.lines,
      cart: this.#recordOf(command.owner)?.cart ?? null,
      shopperCountry: command.shopperCountry,
      type: command.type,
      ...(command.quoted && { skus: command.quoted.lines.map(({ sku }) => sku), needsPrices: true }),
    });
    const answer = this.#store.transaction((): CartAnswer => {
      const repeated = this.#replay(command);
      if (repeated) return repeated;
      const existing = this.#recordOf(command.owner);
      // The cart was closed during this call, so the caller opens the shopper's next cart.
      if (!existing && this.#store.placement.current()) return { kind: "other-market" };
      const closed = existing && closedAnswer(existing.cart);
      if (closed) return closed;
      if (existing && (existing.cart.country !== command.priceCountry || existing.cart.custom.type !== command.type)) {
        return { kind: "other-market" };
      }
      const base =
        existing?.cart ??
        emptyCart({ ...command, id: command.cartId, country: command.priceCountry, now: context.now });
      const added = applyActions(base, command.lines, { ...context, handedOver: command.handedOver });
      const outcome = added.ok && command.quoted ? applyQuote(added.cart, command.quoted, context) : added;
      if (!outcome.ok) return refusal(outcome.problem);
      const cart = existing ? outcome.cart : { ...outcome.cart, version: 1 };
      return this.#commit(
        command,
        { cart, owner: command.owner, shopperCountry: command.shopperCountry },
        existing ? 200 : 201,
      );
    });
    await this.#scheduleEnd(command.owner);
    return answer;
  }

  async update(command: UpdateCart): Promise<CartAnswer> {
    const before = this.#live(command);
    if (!before.ok) return before.answer;
    const { cart, shopperCountry } = before.record;
    const context = await withTrace(command.trace, () =>
      contextOf(this.env, { command, actions: command.actions, cart, shopperCountry }),
    );
    return this.#store.transaction((): CartAnswer => {
      const live = this.#live(command);
      if (!live.ok) return live.answer;
      const outcome = applyActions(live.record.cart, command.actions, context);
      if (!outcome.ok) return refusal(outcome.problem);
      return this.#commit(command, { ...live.record, cart: outcome.cart }, 200);
    });
  }

  /** Deletes the cart and returns it. Its data is hidden at once and removed after 30 days. */
  async remove(command: DeleteCart): Promise<CartAnswer> {
    const answer = this.#store.transaction((): CartAnswer => {
      const live = this.#live(command);
      if (!live.ok) return live.answer;
      const removed = this.#commit(command, live.record, 200);
      this.#store.save({ ...live.record, deletedAt: Date.now() });
      return removed;
    });
    if (answer.kind === "cart") await this.ctx.storage.setAlarm(Date.now() + keptMilliseconds);
    return answer;
  }

  /** The cart of a punchout visit with its owner; null for any other cart. */
  async handedOver(): Promise<{ owner: string; cart: Cart } | null> {
    const record = this.#store.record();
    return record && this.#store.handOver.current() ? { owner: record.owner, cart: record.cart } : null;
  }

  /** Deletes the cart of an account that is erased, unless it is becoming an order. */
  async erase(owner: string): Promise<void> {
    const attempt = this.#store.placement.current();
    const isOver = !attempt || attempt.step === "done";
    if (this.#store.record()?.owner === owner && isOver) await this.#store.deleteEverything();
  }

  /** See {@link PlacementService.place}. */
  async place(command: PlaceOrder): Promise<PlacingAnswer> {
    return withTrace(command.trace, () => this.#placement.place(command));
  }

  /** See {@link PlacementService.decide}. */
  async decide(approvalId: string, decision: PlacementDecision): ReturnType<PlacementService["decide"]> {
    return this.#placement.decide(approvalId, decision);
  }

  /** See {@link PlacementService.submitQuote}. */
  async submitQuote(command: SubmitQuote): Promise<PlacingAnswer> {
    return this.#placement.submitQuote(command);
  }

  /** See {@link HandOverService.open}. */
  async openPunchout(command: OpenPunchout): Promise<void> {
    await this.#handOver.open(command);
    await this.#scheduleEnd(command.owner);
  }

  /** See {@link HandOverService.generate}. */
  async generatePunchout(owner: string, maxLines: number): Promise<HandOverAnswer> {
    return this.#handOver.generate(owner, maxLines);
  }

  /** See {@link HandOverService.submit}. */
  async submitPunchout(owner: string): Promise<HandOverAnswer> {
    return this.#handOver.submit(owner);
  }

  override async alarm(): Promise<void> {
    // An order attempt comes first; it sets its own next alarm.
    if (await this.#placement.resumeFromAlarm()) return;
    const record = this.#store.record();
    if (!record) return;
    const end = (record.deletedAt ?? record.changedAt) + keptMilliseconds;
    if (end > Date.now()) await this.ctx.storage.setAlarm(end);
    else if (record.deletedAt !== null || isTemporaryOwner(record.owner)) await this.#store.deleteEverything();
  }

  /** The cart as its owner sees it. */
  #recordOf(owner: string): CartRecord | null {
    const record = this.#store.record();
    return record && record.owner === owner && record.deletedAt === null ? record : null;
  }

  /** Checks a versioned command before it runs. */
  #live(command: Pick<UpdateCart, "owner" | "version" | "key" | "fingerprint">): Live {
    // A repeated key is checked first, because the command itself may have made its version stale.
    const replay = this.#replay(command);
    if (replay) return { ok: false, answer: replay };
    const record = this.#recordOf(command.owner);
    if (!record) return { ok: false, answer: { kind: "missing" } };
    const closed = closedAnswer(record.cart);
    if (closed) return { ok: false, answer: closed };
    if (record.cart.version === command.version) return { ok: true, record };
    const problem = staleVersion(record.cart, command.version);
    return { ok: false, answer: { kind: "problem", status: 409, problem } };
  }

  #replay({ owner, key, fingerprint }: Pick<UpdateCart, "owner" | "key" | "fingerprint">): CartAnswer | null {
    if (key === null || this.#store.record()?.owner !== owner) return null;
    const answer = this.#store.answer(key);
    if (!answer) return null;
    if (answer.fingerprint !== fingerprint) {
      const problem = { code: "InvalidInput", message: "This Idempotency-Key was used for another request." };
      return refusal(problem);
    }
    const current = this.#store.record()?.cart;
    const body = answer.body ?? JSON.stringify(current);
    return { kind: "cart", status: answer.status === 201 ? 201 : 200, body, replayed: true };
  }

  #commit(
    command: Pick<UpdateCart, "key" | "fingerprint">,
    record: Pick<CartRecord, "cart" | "owner" | "shopperCountry">,
    status: 200 | 201,
  ): CartAnswer {
    this.#store.save({ ...record, changedAt: Date.now(), deletedAt: null });
    const answer = cartAnswer(record.cart, status);
    this.#keep(command, status, answer.body);
    return answer;
  }

  #keep({ key, fingerprint }: Pick<UpdateCart, "key" | "fingerprint">, status: number, body: string): void {
    if (key === null || fingerprint === null) return;
    this.#store.keepAnswer(key, { fingerprint, status, body }, Date.now());
  }

  async #scheduleEnd(owner: string): Promise<void> {
    if (!isTemporaryOwner(owner) || (await this.ctx.storage.getAlarm()) !== null) return;
    await this.ctx.storage.setAlarm(Date.now() + keptMilliseconds);
  }
}

/** True for an owner whose carts are useless after the session. */
const isTemporaryOwner = (owner: string): boolean => owner.startsWith("anonymous:") || owner.startsWith("punchout:");

/** Kind of shopper that an owner's name begins with. */
function kindOf(owner: string): CustomerKind {
  if (owner.startsWith("customer:")) return "customer";
  return owner.startsWith("punchout:") ? "punchout" : "anonymous";
}

/** The reason why a cart cannot change; null if it can. */
function closedAnswer({ cartState, custom }: Cart): CartAnswer | null {
  // A cart cannot change while it is being ordered: added lines would be neither in the order nor in a cart.
  const beingOrdered = { code: "OrderBeingPlaced", message: "This cart is being ordered." };
  if (cartState === "Frozen") return { kind: "problem", status: 409, problem: beingOrdered };
  if (cartState === "Ordered") return refusal({ code: "CartSubmitted", message: "This cart has been submitted." });
  if (custom.fields.punchoutOperation !== "inspect") return null;
  return refusal({ code: "CartReadOnly", message: "This cart was opened for viewing only." });
}

/** A refused command changes nothing and does not use up its key, because the obstacle may be gone next time. */
const refusal = (problem: Problem): CartAnswer => ({ kind: "problem", status: 400, problem });

function cartAnswer(cart: Cart, status: 200 | 201 = 200): Extract<CartAnswer, { kind: "cart" }> {
  return { kind: "cart", status, body: JSON.stringify(cart), replayed: false };
}
