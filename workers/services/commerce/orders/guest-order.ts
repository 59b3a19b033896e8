/** A guest's order for whoever knows its key, which the mails to the guest carry. */
import { type GuestOrder, guestKey, type Order } from "@contracts/commerce/orders";
import type { Context } from "hono";
import * as v from "valibot";
import { callerNetwork } from "../../shared/caller";
import { notFound, tooManyRequests } from "../../shared/problems";
import { equalSecrets } from "../../shared/secrets";
import type { CommerceApp } from "../context";
import { ledgerOf } from "../ledgers/ledger-of";
import { ownerOfNumber } from "../ledgers/number-directory";
import { countUse, remainingWait } from "../rate-limits";

/** Wrong keys per network. Right ones do not count. */
const wrongKeysPerHour = 60;
const windowSeconds = 3600;

/** The same 404 for an unknown number, an order of a customer and a wrong key; 429 after too many of them. */
export async function guestOrderAnswer(c: Context<CommerceApp>, number: string, key: string): Promise<Response> {
  const guesses = `guest-order-guess:${callerNetwork(c.req.raw)}`;
  const wait = await remainingWait(c.env, guesses, wrongKeysPerHour, windowSeconds);
  if (wait > 0) return tooManyRequests("Too many wrong links from this network. Please try again later.", wait);
  const owner = await ownerOfNumber(c.env, number);
  const ledger = owner === null ? null : ledgerOf(c.env, owner);
  const order: Order | null = ledger && (await ledger.order(number));
  if (ledger && order?.guestKey && v.is(guestKey, key) && (await equalSecrets(order.guestKey, key))) {
    const body: GuestOrder = { order, invoices: await ledger.invoices(number) };
    return c.json(body, 200, { "cache-control": "no-store" });
  }
  await countUse(c.env, guesses, wrongKeysPerHour, windowSeconds);
  return notFound(number);
}
