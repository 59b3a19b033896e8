/** One customer with a separate cart: random changes, payments, orders and quotes, with every response checked. */
import { type Cart, cart as cartSchema } from "@contracts/commerce/cart";
import { type Order, placement } from "@contracts/commerce/orders";
import { cardFields, cardFieldsState, payment, savedCardList } from "@contracts/commerce/payments";
import { type Quote, quote } from "@contracts/commerce/quotes";
import * as v from "valibot";
import { decided } from "./decisions";
import type { Acknowledged, CardUse, History } from "./history";
import { cartProblems, orderProblems, piecesOf, samePieces } from "./totals";
import { codeOf, versionIn, type Wire } from "./wire";
import { boston, pause, type World } from "./world";

const skus = ["4060S", "9272S", "5000S", "5001S", "5002S", "5003S"];
const codes = ["WELCOME10", "FREESHIP", "BENCHGIFT", "THREEFORTWO", "SAMPLE", "BULK"];
/** Two are approved, one requires 3-D Secure at its bank, one is declined, and one loses its response. */
const cards = ["4111111111111111", "4111111111111111", "4000002760003184", "4000000000000002", "4000000000000119"];

export interface ShopperDeps {
  readonly world: World;
  readonly history: History;
  readonly known: Acknowledged;
  readonly wire: Wire;
  /** The second person of the customer's company, for orders above the limit. */
  readonly approver: Wire;
  readonly random: () => number;
}

export class Shopper {
  readonly #deps: ShopperDeps;
  #cart: Cart | null = null;
  /** Acknowledged units by SKU. */
  #pieces = new Map<string, number>();
  #intents = 0;

  constructor(deps: ShopperDeps) {
    this.#deps = deps;
  }

  /** One random operation. */
  async act(): Promise<void> {
    const { random } = this.#deps;
    const dice = random();
    if (!this.#cart || this.#cart.lineItems.length === 0 || dice < 0.3) return this.#add();
    if (dice < 0.45) return this.#changeQuantity();
    if (dice < 0.52) return this.#remove();
    if (dice < 0.68) return this.#promotion();
    if (dice < 0.74) return this.#recalculate();
    if (dice < 0.9) return this.#order();
    return this.#quote();
  }

  async #add(): Promise<void> {
    const sku = this.#one(skus);
    const quantity = 1 + Math.floor(this.#deps.random() * 3);
    if (!this.#cart) {
      const body = { country: "US", currency: "USD", lineItems: [{ sku, quantity }] };
      const opened = await this.#deps.wire.settle("/carts", { method: "POST", body, key: this.#key() });
      if (opened.status >= 300) return this.#wrong(`opening a cart: ${opened.status} ${codeOf(opened)}`);
      this.#cart = v.parse(cartSchema, opened.body);
      this.#pieces = new Map([[sku, quantity]]);
      return this.#acknowledge("open");
    }
    await this.#change("add", [{ action: "addLineItem", sku, quantity }], () => {
      this.#pieces.set(sku, (this.#pieces.get(sku) ?? 0) + quantity);
    });
  }

  async #changeQuantity(): Promise<void> {
    const line = this.#one(this.#cart?.lineItems.filter(({ lineItemMode }) => lineItemMode === "standard") ?? []);
    const quantity = 1 + Math.floor(this.#deps.random() * 9);
    await this.#change("quantity", [{ action: "changeLineItemQuantity", lineItemId: line.id, quantity }], () => {
      this.#pieces.set(line.sku, quantity);
    });
  }

  async #remove(): Promise<void> {
    const line = this.#one(this.#cart?.lineItems.filter(({ lineItemMode }) => lineItemMode === "standard") ?? []);
    await this.#change("remove", [{ action: "removeLineItem", lineItemId: line.id }], () => {
      this.#pieces.delete(line.sku);
    });
  }

  async #promotion(): Promise<void> {
    const applied = this.#cart?.discountCodes ?? [];
    const [entry] = applied;
    if (entry && this.#deps.random() < 0.5) {
      const action = { action: "removeDiscountCode", discountCode: { id: entry.discountCode.id } };
      return this.#change("promotion", [action], () => undefined);
    }
    await this.#change("promotion", [{ action: "addDiscountCode", code: this.#one(codes) }], () => undefined);
  }

  async #recalculate(): Promise<void> {
    await this.#change("recalculate", [{ action: "recalculate", updateProductData: true }], () => undefined);
  }

  /** Sets address, method and payment, then submits the order twice at once. */
  async #order(): Promise<void> {
    await this.#change(
      "address",
      [
        { action: "setShippingAddress", address: boston },
        { action: "setBillingAddress", address: boston },
        { action: "setShippingMethod", shippingMethod: { id: "us-overnight" } },
      ],
      () => undefined,
    );
    if (!this.#cart) return;
    const card = this.#deps.random() < 0.7 ? await this.#enterCard() : null;
    const total = this.#cart.taxedPrice?.totalGross ?? this.#cart.totalPrice;
    const amountPlanned = { centAmount: total.centAmount, currencyCode: total.currencyCode };
    const common = { cart: { id: this.#cart.id }, amountPlanned };
    const body = card
      ? {
          ...common,
          paymentMethodInfo: { method: "card" },
          transaction: { type: "Authorization", state: "Initial", interactionId: card.token },
          custom: { fields: {} },
        }
      : {
          ...common,
          paymentMethodInfo: { method: "purchaseOrder" },
          custom: { fields: { poNumber: "PO-1", invoiceEmailAddress: "ap@lab.example" } },
        };
    const made = await this.#deps.wire.settle("/customers/payments", { method: "POST", body, key: this.#key() });
    if (made.status !== 201) return this.#wrong(`making a payment: ${made.status} ${codeOf(made)}`);
    const former = this.#cart.paymentInfo?.payments ?? [];
    await this.#change(
      "payment",
      [
        ...former.map(({ id }) => ({ action: "removePayment", payment: { id } })),
        { action: "addPayment", payment: { id: v.parse(payment, made.body).id } },
      ],
      () => undefined,
    );
    await this.#place(card?.use ?? null);
  }

  async #enterCard(): Promise<{ token: string; use: CardUse } | null> {
    const { world, wire, known } = this.#deps;
    const cartId = this.#cart?.id ?? "";
    const savedCard = this.#deps.random() < 0.4 ? await this.#savedCard() : null;
    const body = { cartId, returnUrl: "http://localhost:0/checkout", language: "en", ...(savedCard && { savedCard }) };
    const opened = await wire.settle("/paymetric/tokens", { method: "POST", body });
    const fields = v.parse(cardFields, opened.body);
    const use: CardUse = { sessionId: fields.id, orderNumber: null };
    known.cards.push(use);
    // Responds to the bank, which requests authentication after the card entry at the same address.
    const form = new URLSearchParams({
      ...{ number: this.#one(cards), holder: "Rosalind Mint", expiration: "04/40", code: "123" },
      ...{ save: this.#deps.random() < 0.5 ? "yes" : "", answer: "confirm" },
    });
    for (let attempt = 0; attempt < 600; attempt += 1) {
      await world.call(new URL(fields.pageUrl).pathname, { method: "POST", body: form });
      const state = v.safeParse(
        cardFieldsState,
        (await wire.settle(`/paymetric/tokens/${fields.id}?cartId=${cartId}`, {})).body,
      );
      if (state.success && state.output.state === "filled") return { token: state.output.token, use };
      await pause(50);
    }
    throw new Error("a card could not be entered");
  }

  /** A card that the customer saved with an earlier order; null if there is none. */
  async #savedCard(): Promise<string | null> {
    const { body } = await this.#deps.wire.settle("/customers/me/cards", {});
    const saved = v.safeParse(savedCardList, body);
    return saved.success && saved.output.results[0] ? this.#one(saved.output.results).id : null;
  }

  /** The back office ships the order; a call without a response is repeated. */
  async #ship(orderNumber: string): Promise<void> {
    const { world, known } = this.#deps;
    if (await world.ship(orderNumber)) {
      known.shipped.add(orderNumber);
      return this.#acknowledge("ship");
    }
    this.#wrong(`order ${orderNumber} could not be shipped`);
  }

  async #place(card: CardUse | null): Promise<void> {
    const { wire, history } = this.#deps;
    for (let attempt = 0; attempt < 150; attempt += 1) {
      const cart = this.#cart;
      if (!cart) return;
      const total = cart.taxedPrice?.totalGross ?? cart.totalPrice;
      const expectedTotal = { centAmount: total.centAmount, currencyCode: total.currencyCode };
      const body = { id: cart.id, version: cart.version, expectedTotal };
      const press = () => wire.settle("/orders", { method: "POST", body });
      const [one, two] = await Promise.all([press(), press()]);
      const answer = one.status === 201 ? one : two;
      const parsed = v.safeParse(placement, answer.body);
      if (answer.status === 201 && parsed.success && parsed.output.state === "ordered") {
        const pieces = this.#pieces;
        this.#forget();
        return this.#ordered(parsed.output.order, pieces, card);
      }
      if (parsed.success && parsed.output.state === "approval") return this.#ask(parsed.output, card);
      if (answer.status === 202) {
        history.pending += 1;
        await pause(200);
        continue;
      }
      const code = codeOf(answer);
      if (code === "PaymentDeclined") {
        history.declined += 1;
        this.#acknowledge("order");
        return this.#reread();
      }
      // The other request was rejected first, and this one arrived after the cart was reopened.
      if (code === "ConcurrentModification" || code === "CheckoutIncomplete") return this.#reread();
      return this.#wrong(`placing: ${answer.status} ${code}`);
    }
    this.#wrong("an order stayed pending");
  }

  async #ordered(
    order: Order,
    pieces: ReadonlyMap<string, number>,
    card: CardUse | null,
    kind = "order",
  ): Promise<void> {
    const { known } = this.#deps;
    if (known.orders.has(order.orderNumber)) this.#wrong(`order ${order.orderNumber} was placed for two carts`);
    known.orders.set(order.orderNumber, order);
    if (card) card.orderNumber = order.orderNumber;
    for (const problem of orderProblems(order)) this.#wrong(problem);
    if (!samePieces(piecesOf(order.lineItems), pieces))
      this.#wrong(`order ${order.orderNumber} is not what was acknowledged`);
    this.#acknowledge(kind);
    if (this.#deps.random() < 0.4) await this.#ship(order.orderNumber);
  }

  /** The order waits for an approver; meanwhile the shopper has another basket. */
  async #ask(asked: { approvalId: string; orderNumber: string }, card: CardUse | null): Promise<void> {
    const { known, approver, wire, random } = this.#deps;
    const pieces = this.#pieces;
    this.#forget();
    known.asked.add(asked.approvalId);
    this.#acknowledge("approval request");
    // Some requests stay pending.
    if (random() < 0.1) return;
    const outcome = await decided({ approver, buyer: wire, random }, asked);
    if (typeof outcome !== "string") return this.#ordered(outcome, pieces, card, "approved order");
    if (outcome === "undecided") return this.#wrong(`request ${asked.approvalId} was not decided`);
    this.#acknowledge(`${outcome} request`);
  }

  async #quote(): Promise<void> {
    const { wire, known } = this.#deps;
    if (!this.#cart) return;
    const { id, version } = this.#cart;
    const generated = await wire.settle("/quotes", {
      method: "POST",
      body: { id, version, language: "en", recaptchaToken: "human" },
    });
    if (generated.status !== 201) return this.#wrong(`generating a quote: ${generated.status} ${codeOf(generated)}`);
    const { quoteNumber, anonymousId } = v.parse(quote, generated.body);
    const customerInfo = {
      kind: "contact",
      firstName: "Ada",
      lastName: "Bench",
      email: "ada@lab.example",
      organisation: "Harbor Institute",
    };
    await wire.settle(`/quotes/${quoteNumber}/customer-info`, { method: "POST", body: { anonymousId, customerInfo } });
    this.#acknowledge("quote info");
    if (this.#deps.random() < 0.4) return;
    const submitted = await this.#submit(quoteNumber, anonymousId);
    if (!submitted) return;
    if (known.quotes.has(quoteNumber)) this.#wrong(`quote ${quoteNumber} was submitted for two carts`);
    known.quotes.set(quoteNumber, submitted);
    if (!samePieces(piecesOf(submitted.cart.lineItems), this.#pieces))
      this.#wrong(`quote ${quoteNumber} is not what was acknowledged`);
    this.#forget();
    this.#acknowledge("quote");
  }

  async #submit(number: string, anonymousId: string): Promise<Quote | null> {
    for (let attempt = 0; attempt < 200; attempt += 1) {
      const answer = await this.#deps.wire.settle(`/quotes/${number}/submit`, {
        method: "POST",
        body: { anonymousId },
      });
      const parsed = v.safeParse(quote, answer.body);
      if (answer.status === 200 && parsed.success) return parsed.output;
      if (answer.status !== 202) {
        this.#wrong(`submitting a quote: ${answer.status} ${codeOf(answer)}`);
        return null;
      }
      await pause(100);
    }
    this.#wrong("a quote stayed pending");
    return null;
  }

  /**
   * Sends one update with the same key until it gets a response; a stale version is replaced by the one in the
   * response.
   */
  async #change(kind: string, actions: readonly object[], acknowledged: () => void): Promise<void> {
    const key = this.#key();
    for (let attempt = 0; attempt < 50 && this.#cart; attempt += 1) {
      const { id, version } = this.#cart;
      const answer = await this.#deps.wire.settle(`/carts/${id}`, { method: "POST", body: { version, actions }, key });
      const current = versionIn(answer);
      if (current !== null) {
        this.#deps.history.conflicts += 1;
        this.#cart = { ...this.#cart, version: current };
        continue;
      }
      if (answer.status !== 200) return this.#wrong(`${kind}: ${answer.status} ${codeOf(answer)}`);
      this.#cart = v.parse(cartSchema, answer.body);
      acknowledged();
      return this.#acknowledge(kind);
    }
  }

  async #reread(): Promise<void> {
    const answer = await this.#deps.wire.settle(`/carts/${this.#cart?.id}`, {});
    if (answer.status !== 200) return this.#wrong(`the cart is gone without an order: ${answer.status}`);
    this.#cart = v.parse(cartSchema, answer.body);
    this.#check();
  }

  #acknowledge(kind: string): void {
    const { done } = this.#deps.history;
    done.set(kind, (done.get(kind) ?? 0) + 1);
    this.#check();
  }

  /** Every response must match the acknowledged state, and its totals must add up. */
  #check(): void {
    if (!this.#cart) return;
    for (const problem of cartProblems(this.#cart)) this.#wrong(problem);
    if (!samePieces(piecesOf(this.#cart.lineItems), this.#pieces))
      this.#wrong(`cart ${this.#cart.id} has lost or doubled a change`);
  }

  #forget(): void {
    this.#cart = null;
    this.#pieces = new Map();
  }

  #wrong(problem: string): void {
    this.#deps.history.violations.push(`${this.#deps.known.name}: ${problem}`);
  }

  #key(): string {
    this.#intents += 1;
    return `${this.#deps.known.name}-intent-${this.#intents}`;
  }

  #one<T>(values: readonly T[]): T {
    const value = values[Math.floor(this.#deps.random() * values.length)];
    if (value === undefined) throw new Error("nothing to choose from");
    return value;
  }
}
