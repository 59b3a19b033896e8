/** Orders and quotes of the demonstration's customers: every order status, and enough for two pages. */
import type { Product } from "@contracts/catalogue/catalogue";
import type { Lot } from "@contracts/catalogue/lots";
import type { Order } from "@contracts/commerce/orders";
import type { Payment } from "@contracts/commerce/payments";
import type { Quote } from "@contracts/commerce/quotes";
import type { PostalAddress } from "@contracts/values/postal-address";
import { moveLines, moveState } from "@domain/checkout/order-moves";
import { orderOfCart } from "@domain/checkout/order-of-cart";
import { sellerTo } from "@domain/checkout/seller";
import { currencyOf } from "@domain/market/countries";
import { demoCheckout } from "../checkout/checkout";
import { type BasketSeed, basketOf } from "./basket";
import { type OrderPlan, orderPlans, quotePlans } from "./plans";

const day = 24 * 3600 * 1000;

/** A customer as created by the demonstration. */
export interface OrderingCustomer {
  readonly id: string;
  readonly email: string;
  readonly firstName: string;
  readonly lastName: string;
  readonly country: string;
  readonly vatId: string | null;
  readonly shipTo: PostalAddress | null;
  readonly billTo: PostalAddress | null;
}

interface OrderWorld {
  readonly customers: readonly OrderingCustomer[];
  /** Returns a product; all keys used in this file exist. */
  product(key: string): Product;
  lots(key: string): readonly Lot[];
  /** Orders are dated back from this time. */
  readonly now: Date;
}

const number = (letter: "W" | "Q", now: Date, running: number): string =>
  `${letter}${String(now.getUTCFullYear() % 100).padStart(2, "0")}${String(running).padStart(10, "0")}`;

/** Lines for the gateway's order import. */
export function* orderLines(world: OrderWorld): Generator<{ email: string; order: Order }> {
  for (const [index, plan] of orderPlans.entries()) {
    const customer = customerOf(world, plan.email);
    yield { email: plan.email, order: planned(plan, index + 1, customer, world) };
  }
}

/** Lines for the gateway's quote import. */
export function* quoteLines(world: OrderWorld): Generator<{ email: string; quote: Quote }> {
  for (const [index, { email, daysAgo, items }] of quotePlans.entries()) {
    const customer = customerOf(world, email);
    const created = new Date(world.now.getTime() - daysAgo * day);
    const { firstName, lastName, country } = customer;
    const seed = basketSeed(`demo-quote-${index + 1}`, customer, items, created, null);
    yield {
      email,
      quote: {
        quoteNumber: number("Q", world.now, 1000 + index),
        anonymousId: `demoquote${String(index + 1).padStart(13, "0")}`,
        quoteType: country === "US" ? "quoteUS" : "quoteEMEA",
        quoteState: "Submitted",
        quoteCreationDate: created.toISOString(),
        quoteExpirationDate: new Date(created.getTime() + 30 * day).toISOString(),
        language: "en",
        country,
        cartVersion: 1,
        customerInfo: {
          kind: "contact",
          firstName,
          lastName,
          email,
          organisation: customer.shipTo?.company ?? "Benchside demonstration",
          department: "",
          phone: "",
          newsletterOptIn: false,
        },
        distributor: null,
        seller: sellerTo(country, demoCheckout),
        cart: basketOf(seed, productsOf(items, world)),
      },
    };
  }
}

function planned(plan: OrderPlan, running: number, customer: OrderingCustomer, world: OrderWorld): Order {
  const placed = new Date(world.now.getTime() - plan.daysAgo * day);
  const seed: BasketSeed = {
    ...basketSeed(`demo-order-${running}`, customer, plan.items, placed, plan.shippingMethod),
    ...(plan.codes && { codes: plan.codes }),
    ...(plan.specialHandling && { specialHandling: plan.specialHandling }),
  };
  const cart = basketOf(seed, productsOf(plan.items, world));
  const payment = paymentOf(plan, running, cart.taxedPrice?.totalGross ?? cart.totalPrice, placed);
  const order = orderOfCart(cart, {
    orderNumber: number("W", world.now, 1000 + running),
    now: placed.toISOString(),
    payment,
    seller: sellerTo(customer.country, demoCheckout),
  });
  return withLots(moved(order, plan, placed), placed, world);
}

const lotStates: readonly (string | null)[] = ["Shipped", "Closed", "Advised", "Returned"];

/** Adds to shipped lines the lot that was newest when the order was placed. */
function withLots(order: Order, placed: Date, world: OrderWorld): Order {
  const day = placed.toISOString().slice(0, 10);
  const lineItems = order.lineItems.map((line) => {
    const lot = lotStates.includes(line.lineItemStatus)
      ? world.lots(line.productKey).find(({ released }) => released <= day)
      : undefined;
    if (!lot) return line;
    const { productKey, number, recall } = lot;
    return { ...line, lots: [{ productKey, lot: number, quantity: line.quantity, recall }] };
  });
  return { ...order, lineItems };
}

/** Applies the back office's actions, a day apart. */
function moved(order: Order, { state, lines }: OrderPlan, placed: Date): Order {
  const at = (days: number) => new Date(placed.getTime() + days * day).toISOString();
  const stated = state === "Open" ? order : moveState(order, state, at(1));
  return lines.reduce((current, move, index) => {
    const { line, ...rest } = move;
    const lineId = line === undefined ? {} : { lineId: current.lineItems[line]?.id ?? "" };
    const next = moveLines(current, { ...rest, ...lineId }, at(index + 2));
    if (!next) throw new Error("an order of the demonstration has no such line");
    return next;
  }, stated);
}

function paymentOf(plan: OrderPlan, running: number, amountPlanned: Payment["amountPlanned"], placed: Date): Payment {
  const card = { cardType: "visa", cardLastFour: "1111", cardExpiration: "2031-04" };
  const purchaseOrder = { poNumber: `PO-${4700 + running}`, invoiceEmailAddress: "invoices@demo.benchside.example" };
  return {
    id: `demo-payment-${running}`,
    amountPlanned,
    paymentMethodInfo: { method: plan.payment },
    transaction: { type: "Authorization", state: "Success", interactionId: `demo-authorization-${running}` },
    custom: { fields: plan.payment === "card" ? card : purchaseOrder },
    createdAt: placed.toISOString(),
  };
}

function basketSeed(
  id: string,
  { id: customerId, country, vatId, shipTo, billTo }: OrderingCustomer,
  items: BasketSeed["items"],
  at: Date,
  shippingMethod: string | null,
): BasketSeed {
  const currency = currencyOf(country);
  const taxed = vatId === null ? {} : { vatId };
  return { id, customerId, country, currency, items, shipTo, billTo, shippingMethod, now: at.toISOString(), ...taxed };
}

function customerOf({ customers }: OrderWorld, email: string): OrderingCustomer {
  const customer = customers.find((candidate) => candidate.email === email);
  if (!customer) throw new Error(`the demonstration has no customer ${email}`);
  return customer;
}

/** Products of the items, and of a gift that a code may add. */
function productsOf(items: BasketSeed["items"], world: OrderWorld): Product[] {
  const keys = new Set([...items.map(([sku]) => sku.replace(/[A-Z].*$/, "")), "9803"]);
  return [...keys].map((key) => world.product(key));
}
