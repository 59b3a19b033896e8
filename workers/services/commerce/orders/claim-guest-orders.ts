/** Orders that a customer placed as a guest, with the address that the account has confirmed (`/customers/me/guest-orders`). */
import type { ClaimableOrders } from "@contracts/commerce/orders";
import type { Customer } from "@contracts/customers/customers";
import { normaliseEmail } from "@domain/account/email-address";
import { type Context, Hono } from "hono";
import { insufficientScope } from "../../shared/problems";
import type { CommerceApp } from "../context";
import { ledgerOf } from "../ledgers/ledger-of";
import { ownerOfNumber } from "../ledgers/number-directory";
import { guestOrdersOf } from "../personal-data/records-of-address";
import { shopperOf } from "../shoppers/shopper-of";

export const guestOrderClaims = new Hono<CommerceApp>();

guestOrderClaims.get("/", async (c) => {
  const orders = await claimable(c);
  return orders ? answerOf(orders) : insufficientScope();
});

/** Moves them into the account. The answer lists those that have not arrived, which follow by themselves. */
guestOrderClaims.post("/", async (c) => {
  const orders = await claimable(c);
  if (!orders) return insufficientScope();
  const owner = `customer:${c.get("claims").subject}`;
  const late: ClaimableOrder[] = [];
  for (const order of orders) {
    const guest = await ownerOfNumber(c.env, order.orderNumber);
    if (guest === null || guest === owner) continue;
    if (!(await ledgerOf(c.env, guest).giveOrder(order.orderNumber, owner))) late.push(order);
  }
  return answerOf(late);
});

type ClaimableOrder = Awaited<ReturnType<typeof guestOrdersOf>>[number];

/** Null for callers without an account; none until the address is confirmed. */
async function claimable(c: Context<CommerceApp>): Promise<ClaimableOrder[] | null> {
  const { kind, subject } = c.get("claims");
  if (kind !== "customer") return null;
  const customer: Customer | null = await shopperOf(c.env, "customer", subject).customer(false);
  return customer?.isEmailVerified ? guestOrdersOf(c.env, normaliseEmail(customer.email)) : [];
}

function answerOf(orders: readonly ClaimableOrder[]): Response {
  const results = orders.map(({ orderNumber, createdAt, totalPrice }) => ({ orderNumber, createdAt, totalPrice }));
  return Response.json({ results } satisfies ClaimableOrders, { headers: { "cache-control": "no-store" } });
}
