/** A guest's order or invoice, opened by the key in the mails about it. */
import type { Invoice } from "@contracts/commerce/invoices";
import type { GuestOrder, KeyedInvoice, Order } from "@contracts/commerce/orders";
import { linkKey } from "@contracts/values/link-key";
import type { Context } from "hono";
import * as v from "valibot";
import { callerNetwork } from "../../shared/caller";
import { notFound, tooManyRequests } from "../../shared/problems";
import { countUse, remainingWait } from "../../shared/rate-limits/rate-limits";
import { equalSecrets } from "../../shared/secrets";
import type { CommerceApp } from "../context";
import { ledgerOf } from "../ledgers/ledger-of";
import { ownerOfNumber } from "../ledgers/number-directory";

/** Wrong keys allowed per network. Right keys do not count. */
const wrongKeysPerHour = 60;
const windowSeconds = 3600;

/** Null for a wrong key. */
type Opened = (
  order: Order,
  invoices: () => Promise<Invoice[]>,
  key: string,
) => Promise<GuestOrder | KeyedInvoice | null>;

/** Returns the same 404 for an unknown number, a customer's order and a wrong key; 429 after too many of these. */
export const guestOrderAnswer = (c: Context<CommerceApp>, number: string, key: string): Promise<Response> =>
  answerByKey(c, number, key, async (order, invoices) =>
    (await isKey(order.guestKey, key)) ? { order, invoices: await invoices() } : null,
  );

/** One document of an order, opened by its own key or by the guest order's. */
export const keyedInvoiceAnswer = (
  c: Context<CommerceApp>,
  orderNumber: string,
  number: string,
  key: string,
): Promise<Response> =>
  answerByKey(c, orderNumber, key, async (order, invoices) => {
    const found = (await invoices()).find((one) => one.number === number);
    if (!found) return null;
    const opensOrder = await isKey(order.guestKey, key);
    return opensOrder || (await isKey(found.key, key)) ? { invoice: found, opensOrder } : null;
  });

const isKey = async (secret: string | undefined, key: string): Promise<boolean> =>
  secret !== undefined && (await equalSecrets(secret, key));

async function answerByKey(c: Context<CommerceApp>, number: string, key: string, open: Opened): Promise<Response> {
  const guesses = `guest-order-guess:${callerNetwork(c.req.raw)}`;
  const wait = await remainingWait(c.env, guesses, wrongKeysPerHour, windowSeconds);
  if (wait > 0) return tooManyRequests("Too many wrong links from this network. Please try again later.", wait);
  const owner = v.is(linkKey, key) ? await ownerOfNumber(c.env, number) : null;
  const ledger = owner === null ? null : ledgerOf(c.env, owner);
  const order: Order | null = ledger && (await ledger.order(number));
  const body = ledger && order && (await open(order, async () => ledger.invoices(number), key));
  if (body) return c.json(body, 200, { "cache-control": "no-store" });
  await countUse(c.env, guesses, wrongKeysPerHour, windowSeconds);
  return notFound(number);
}
