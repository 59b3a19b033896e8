/** Withdrawals from contracts: the shop submits them with any token; staff read and decide them with the admin key. */
import {
  newWithdrawal,
  type WithdrawalPage,
  withdrawalChange,
  withdrawalQuery,
  withdrawalReference,
} from "@contracts/commerce/withdrawals";
import type { Customer } from "@contracts/customers/customers";
import { type Context, Hono } from "hono";
import * as v from "valibot";
import { noStore, requireAdmin } from "../../admin";
import type { ServicesApp, ServicesEnv } from "../../env";
import { readJson } from "../../shared/body";
import { callerNetwork } from "../../shared/caller";
import { reportWork } from "../../shared/log-store";
import { mailQueueOf } from "../../shared/mail-queue";
import { insufficientScope, invalidInput, notFound, problemResponse, tooManyRequests } from "../../shared/problems";
import { countUse } from "../../shared/rate-limits/rate-limits";
import { sha256 } from "../../shared/secrets";
import { withTrace } from "../../shared/tracing/trace";
import type { CommerceApp } from "../context";
import { invalidKey, keyOf } from "../owner";
import { shopperOf } from "../shoppers/shopper-of";
import { receiptMail } from "./receipt-mail";
import {
  changeWithdrawal,
  findWithdrawal,
  knownWithdrawal,
  listWithdrawals,
  pendingReceipts,
  receiptSent,
  storeWithdrawal,
  withdrawalsOf,
} from "./withdrawal-store";

const bodyCap = 8 * 1024;
const hour = 3600;
/** Per network and per mailbox, because each statement sends a mail to an unconfirmed address. */
const perHour = { network: 12, email: 6 } as const;

export const withdrawalRoutes = new Hono<CommerceApp>();

/**
 * Accepts a statement. The response is the same whether or not the order exists, so it reveals nothing about orders;
 * staff compare the two.
 */
withdrawalRoutes.post("/", async (c) => {
  const key = keyOf(c);
  if (!key) return invalidKey();
  const body = await readJson(c.req.raw, newWithdrawal, bodyCap);
  if (!body.ok) return body.response;
  // A repetition is not counted, because it changes nothing.
  let taken = await knownWithdrawal(c.env, key, body.value);
  if (!taken) {
    const wait = await overLimit(c, body.value.statement.email);
    if (wait > 0) return tooManyRequests("Too many statements in the last hour.", wait);
    taken = await storeWithdrawal(c.env, key, body.value, new Date());
  }
  if (taken.outcome === "conflict") {
    return problemResponse(409, { code: "IdempotencyConflict", message: "The key belongs to another statement." });
  }
  await sendReceipts(c.env);
  return c.json(taken.receipt, taken.outcome === "new" ? 201 : 200, { "cache-control": "no-store" });
});

async function overLimit(c: Context<CommerceApp>, email: string): Promise<number> {
  const byNetwork = await countUse(c.env, `withdrawals:${callerNetwork(c.req.raw)}`, perHour.network, hour);
  if (byNetwork > 0) return byNetwork;
  return countUse(c.env, `withdrawals:${await sha256(email.toLowerCase())}`, perHour.email, hour);
}

/**
 * Hands pending receipts to the mail service. Never throws: a receipt that fails is retried with the next statement, or
 * when staff open the list, and the mail service ignores duplicates.
 */
async function sendReceipts(env: ServicesEnv): Promise<void> {
  try {
    for (const { pending, trace } of await pendingReceipts(env)) {
      await withTrace(trace, () => mailQueueOf(env).enqueue(receiptMail(pending, pending)));
      await receiptSent(env, pending.reference);
    }
  } catch (error) {
    await reportWork(env, "receipts of withdrawals were not handed over and are tried again", error);
  }
}

/** `GET /customers/me/withdrawals`: statements with the customer's address, once it is confirmed. */
export async function ownWithdrawals(c: Context<CommerceApp>): Promise<Response> {
  const { kind, subject } = c.get("claims");
  if (kind !== "customer") return insufficientScope();
  const customer: Customer | null = await shopperOf(c.env, "customer", subject).customer(false);
  if (!customer) return notFound("me");
  const results = customer.isEmailVerified ? await withdrawalsOf(c.env, customer.email) : [];
  return c.json({ results, next: null } satisfies WithdrawalPage, 200, { "cache-control": "no-store" });
}

export const withdrawalAdmin = new Hono<ServicesApp>();
withdrawalAdmin.use(requireAdmin, noStore);

const shownId = (typed: string): string => typed.slice(0, 40);

withdrawalAdmin.get("/", async (c) => {
  const query = v.safeParse(withdrawalQuery, c.req.query());
  if (!query.success) return invalidInput("The parameters are state, q, after and limit.");
  await sendReceipts(c.env);
  return c.json(await listWithdrawals(c.env, query.output));
});

withdrawalAdmin.get("/:reference", async (c) => {
  const reference = v.safeParse(withdrawalReference, c.req.param("reference"));
  const found = reference.success ? await findWithdrawal(c.env, reference.output) : null;
  return found ? c.json(found) : notFound(shownId(c.req.param("reference")));
});

withdrawalAdmin.post("/:reference", async (c) => {
  const named = v.safeParse(withdrawalReference, c.req.param("reference"));
  if (!named.success) return notFound(shownId(c.req.param("reference")));
  const reference = named.output;
  const body = await readJson(c.req.raw, withdrawalChange, bodyCap);
  if (!body.ok) return body.response;
  const changed = await changeWithdrawal(c.env, reference, body.value, new Date());
  if (changed.ok) return c.json(changed.withdrawal);
  switch (changed.reason) {
    case "missing":
      return notFound(reference);
    case "not-possible":
      return problemResponse(409, {
        code: "InvalidOperation",
        message: "The current state cannot change to this one.",
      });
    case "stale":
      return problemResponse(409, {
        code: "ConcurrentModification",
        message: "The withdrawal was changed meanwhile.",
        currentVersion: changed.version,
      });
  }
});
