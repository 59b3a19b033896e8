/**
 * One cart. Commands are read and checked first, what they need of the catalogue is fetched, and then one synchronous
 * step without any await checks again, applies the pure transition and commits cart and answer together. Two commands
 * can therefore overlap while they read, never while they write.
 */
import { DurableObject } from "cloudflare:workers";
import type { Cart, CartAction } from "@contracts/cart";
import type { CartContext, SkuFact } from "@domain/cart/state";
import { applyActions, emptyCart } from "@domain/cart/transition";
import type { ServicesEnv } from "../../env";
import type { Problem } from "../../shared/problems";
import { sellingSettingsOf } from "../../shared/selling-settings";
import { catalogueOf } from "../catalogue/catalogue-store";
import { type CartRecord, CartStore } from "./cart-store";
import type { CartAnswer, DeleteCart, OpenCart, UpdateCart } from "./commands";

/** Anonymous carts and deleted ones are forgotten this long after their last change. */
const keptMilliseconds = 30 * 24 * 3600 * 1000;

type Live = { readonly ok: true; readonly record: CartRecord } | { readonly ok: false; readonly answer: CartAnswer };

export class CartObject extends DurableObject<ServicesEnv> {
  readonly #store = new CartStore(this.ctx.storage);

  async read(owner: string): Promise<CartAnswer> {
    const record = this.#recordOf(owner);
    return record ? cartAnswer(record.cart) : { kind: "missing" };
  }

  /** Creates the cart with its first lines; when it is there already, adds them to it. */
  async open(command: OpenCart): Promise<CartAnswer> {
    const replay = this.#replay(command);
    if (replay) return replay;
    const known = this.#recordOf(command.owner)?.cart.lineItems ?? [];
    const context = await this.#context(command, command.lines, known, command.shopperCountry);
    const answer = this.#store.transaction((): CartAnswer => {
      const repeated = this.#replay(command);
      if (repeated) return repeated;
      const existing = this.#recordOf(command.owner);
      if (existing && (existing.cart.country !== command.priceCountry || existing.cart.custom.type !== command.type)) {
        return { kind: "other-market" };
      }
      const base =
        existing?.cart ??
        emptyCart({ ...command, id: command.cartId, country: command.priceCountry, now: context.now });
      const outcome = applyActions(base, command.lines, context);
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
    const context = await this.#context(command, command.actions, cart.lineItems, shopperCountry);
    return this.#store.transaction((): CartAnswer => {
      const live = this.#live(command);
      if (!live.ok) return live.answer;
      const outcome = applyActions(live.record.cart, command.actions, context);
      if (!outcome.ok) return refusal(outcome.problem);
      return this.#commit(command, { ...live.record, cart: outcome.cart }, 200);
    });
  }

  /** Ends the cart; its data stay for 30 days, out of everyone's sight. Answers the cart as it was. */
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

  override async alarm(): Promise<void> {
    const record = this.#store.record();
    if (!record) return;
    const end = (record.deletedAt ?? record.changedAt) + keptMilliseconds;
    if (end > Date.now()) await this.ctx.storage.setAlarm(end);
    else if (record.deletedAt !== null || record.owner.startsWith("anonymous:")) await this.#store.deleteEverything();
  }

  /** The cart as its owner may see it. */
  #recordOf(owner: string): CartRecord | null {
    const record = this.#store.record();
    return record && record.owner === owner && record.deletedAt === null ? record : null;
  }

  /** Everything that can be said of a versioned command before it is carried out. */
  #live(command: Pick<UpdateCart, "owner" | "version" | "key" | "fingerprint">): Live {
    // A repeated key comes first: what it did may be the very reason why its version is stale now.
    const replay = this.#replay(command);
    if (replay) return { ok: false, answer: replay };
    const record = this.#recordOf(command.owner);
    if (!record) return { ok: false, answer: { kind: "missing" } };
    const { id, version: currentVersion } = record.cart;
    if (currentVersion === command.version) return { ok: true, record };
    const message = `Object ${id} has a different version than expected. Expected: ${command.version} - Actual: ${currentVersion}.`;
    const problem = { code: "ConcurrentModification", message, currentVersion };
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

  async #context(
    command: Pick<UpdateCart, "customer" | "maxLines">,
    actions: readonly CartAction[],
    lineItems: Cart["lineItems"],
    shopperCountry: string,
  ): Promise<CartContext> {
    const needed = actions.some(({ action }) => action === "addLineItem" || action === "recalculate");
    const asked = new Set([
      ...actions.flatMap((action) => (action.action === "addLineItem" ? [action.sku] : [])),
      ...lineItems.map(({ sku }) => sku),
    ]);
    const reading = asked.size > 0 ? catalogueOf(this.env).skuFacts([...asked]) : new Map<string, SkuFact>();
    const [facts, settings] = await Promise.all([
      // Without the catalogue a basket can still be made smaller; prices are then looked at with the next change.
      Promise.resolve(reading).catch((error: unknown) => {
        if (needed) throw error;
        console.error("prices of a cart not read", error);
        return null;
      }),
      sellingSettingsOf(this.env).current(),
    ]);
    const { customer, maxLines } = command;
    return {
      now: new Date().toISOString(),
      facts: facts ?? new Map(),
      asked: facts ? asked : new Set(),
      settings,
      shopperCountry,
      customer,
      maxLines,
      newLineId: () => crypto.randomUUID(),
    };
  }

  async #scheduleEnd(owner: string): Promise<void> {
    if (!owner.startsWith("anonymous:") || (await this.ctx.storage.getAlarm()) !== null) return;
    await this.ctx.storage.setAlarm(Date.now() + keptMilliseconds);
  }
}

/** A refusal changed nothing and its key stays free: what stood against the command may be gone the next time. */
const refusal = (problem: Problem): CartAnswer => ({ kind: "problem", status: 400, problem });

function cartAnswer(cart: Cart, status: 200 | 201 = 200): Extract<CartAnswer, { kind: "cart" }> {
  return { kind: "cart", status, body: JSON.stringify(cart), replayed: false };
}
