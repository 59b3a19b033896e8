/**
 * Orders and quotes that were placed as a guest with the confirmed address of the customer's account
 * (`/customers/me/guest-orders` and `/customers/me/guest-quotes`). GET lists them; POST moves them into the account and
 * lists those that are still moving, which finish without another call.
 */
import type { ClaimableOrders } from "@contracts/commerce/orders";
import type { ClaimableQuotes } from "@contracts/commerce/quotes";
import type { Customer } from "@contracts/customers/customers";
import { normalizeEmail } from "@domain/account/email-address";
import { type Context, Hono } from "hono";
import type { ServicesEnv } from "../../env";
import { insufficientScope } from "../../shared/problems";
import type { CommerceApp } from "../context";
import { ledgerOf } from "../ledgers/ledger-of";
import { ownerOfNumber } from "../ledgers/number-directory";
import { guestOrdersOf, guestQuotesOf } from "../personal-data/records-of-address";
import { shopperOf } from "../shoppers/shopper-of";

interface Kind<Found> {
  of(env: ServicesEnv, email: string): Promise<Found[]>;
  numberOf(record: Found): string;
  /** False if the move has not finished. */
  move(env: ServicesEnv, number: string, from: string, to: string): Promise<boolean>;
  answer(records: readonly Found[]): object;
}

export const guestOrderClaims = claims({
  of: guestOrdersOf,
  numberOf: ({ orderNumber }) => orderNumber,
  move: (env, number, from, to) => ledgerOf(env, from).giveOrder(number, to),
  answer: (orders): ClaimableOrders => ({
    results: orders.map(({ orderNumber, createdAt, totalPrice }) => ({ orderNumber, createdAt, totalPrice })),
  }),
});

export const guestQuoteClaims = claims({
  of: guestQuotesOf,
  numberOf: ({ quoteNumber }) => quoteNumber,
  move: (env, number, from, to) => ledgerOf(env, from).giveQuote(number, to),
  answer: (quotes): ClaimableQuotes => ({
    results: quotes.map(({ quoteNumber, quoteCreationDate }) => ({ quoteNumber, quoteCreationDate })),
  }),
});

function claims<Found>({ of, numberOf, move, answer }: Kind<Found>): Hono<CommerceApp> {
  const routes = new Hono<CommerceApp>();
  const respond = (records: readonly Found[]) =>
    Response.json(answer(records), { headers: { "cache-control": "no-store" } });

  /** Null for callers without an account; none until the address is confirmed. */
  const claimable = async (c: Context<CommerceApp>): Promise<Found[] | null> => {
    const { kind, subject } = c.get("claims");
    if (kind !== "customer") return null;
    const customer: Customer | null = await shopperOf(c.env, "customer", subject).customer(false);
    return customer?.isEmailVerified ? of(c.env, normalizeEmail(customer.email)) : [];
  };

  routes.get("/", async (c) => {
    const records = await claimable(c);
    return records ? respond(records) : insufficientScope();
  });

  routes.post("/", async (c) => {
    const records = await claimable(c);
    if (!records) return insufficientScope();
    const owner = `customer:${c.get("claims").subject}`;
    const late: Found[] = [];
    for (const record of records) {
      const guest = await ownerOfNumber(c.env, numberOf(record));
      if (guest === null || guest === owner) continue;
      if (!(await move(c.env, numberOf(record), guest, owner))) late.push(record);
    }
    return respond(late);
  });
  return routes;
}
