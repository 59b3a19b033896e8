/** Records of a person outside of an account, for the files of customers and of people without an account. */
import type { Order } from "@contracts/commerce/orders";
import type { Quote } from "@contracts/commerce/quotes";
import { normalizeEmail } from "@domain/account/email-address";
import { guestOf } from "@domain/checkout/guest";
import type { ServicesEnv } from "../../env";
import type { Person, PersonalRecords } from "../../shared/personal-records";
import { ledgerOf } from "../ledgers/ledger-of";
import { ordersDatabase } from "../ledgers/number-directory";
import { withdrawalsOf } from "../withdrawals/withdrawal-store";

/** Notes in a person's file about data that it cannot include. */
export const fileNotes: readonly string[] = [
  "A review that was sent without an account and without an email address is not linked to anyone, so it is not in this file.",
  "A basket without an account is not found by address. It is deleted 30 days after its last change, with what was entered at its checkout.",
];

const maxOrders = 1000;

/** Withdrawals, and all kinds of personal records, by name. */
export async function recordsOfPerson(
  env: ServicesEnv,
  person: Person,
  personalRecords: readonly PersonalRecords[],
): Promise<Readonly<Record<string, readonly unknown[]>>> {
  const email = normalizeEmail(person.email);
  if (email === "") return {};
  const parts = personalRecords.map(async ({ name, of }) => [name, await of(env, { ...person, email })] as const);
  return Object.fromEntries([["withdrawals", await withdrawalsOf(env, email)], ...(await Promise.all(parts))]);
}

/** Orders that were placed with an address and no account, newest first, without the key that opens them. */
export async function guestOrdersOf(env: ServicesEnv, email: string): Promise<Omit<Order, "guestKey">[]> {
  const { results } = await (await ordersDatabase(env))
    .prepare(
      `select w.number, l.owner from order_list_words w join order_list l on l.number = w.number
       where w.word = ? and l.owner like 'anonymous:%' order by w.created_at desc limit ?`,
    )
    .bind(email, maxOrders)
    .all<{ number: string; owner: string }>();
  const orders = await Promise.all(
    results.map(({ number, owner }): Promise<Order | null> => ledgerOf(env, owner).order(number)),
  );
  return orders.flatMap((order) => {
    if (!order?.guestKey || guestOf(order)?.email.toLowerCase() !== email) return [];
    const { guestKey: _, ...shown } = order;
    return [shown];
  });
}

/** Quotes of an address that belong to no account, newest first. */
export async function guestQuotesOf(env: ServicesEnv, email: string): Promise<Quote[]> {
  const { results } = await (await ordersDatabase(env))
    .prepare(
      `select number, owner from quote_list where lower(email) = ? and owner like 'anonymous:%'
       order by created_at desc limit ?`,
    )
    .bind(email, maxOrders)
    .all<{ number: string; owner: string }>();
  const quotes = await Promise.all(
    results.map(({ number, owner }): Promise<Quote | null> => ledgerOf(env, owner).quote(number)),
  );
  return quotes.filter((quote) => quote !== null);
}
