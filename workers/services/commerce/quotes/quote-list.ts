/** List of the submitted quotes of all ledgers, in D1, updated within seconds. */
import type { Quote } from "@contracts/commerce/quotes";
import { type QuoteRow, quoteQuery, quoteRow } from "@contracts/office/quotes";
import { pageQuery } from "@contracts/office/resources";
import { moneyOf } from "@domain/money/money";
import { quoteListEntry } from "@domain/quote/list-entry";
import * as v from "valibot";
import type { ServicesEnv } from "../../env";
import { listText, wordConditions } from "../../shared/list-words";
import { pageOf, placeOf } from "../../shared/office/page-of";
import { ordersDatabase } from "../ledgers/number-directory";

/** Expiration of a distributor request, which has none, in a column without null. */
const never = Date.parse("9999-12-31T00:00:00.000Z");

type ListEnv = Pick<ServicesEnv, "ORDERS_DB">;

/** Idempotent. */
export async function enterInQuoteList(env: ListEnv, quote: Quote, owner: string): Promise<void> {
  const entry = quoteListEntry(quote);
  await (await ordersDatabase(env))
    .prepare(
      `insert into quote_list (number, owner, version, state, revision, country, total, currency, customer,
         organisation, email, created_at, changed_at, valid_until, waits, words)
       values (?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?)
       on conflict (number) do update set version = excluded.version, state = excluded.state,
         revision = excluded.revision, total = excluded.total, changed_at = excluded.changed_at,
         valid_until = excluded.valid_until, waits = excluded.waits, words = excluded.words
       where excluded.version >= quote_list.version`,
    )
    .bind(
      ...[entry.number, owner, entry.version, entry.state, entry.revision, entry.country],
      ...[entry.total.centAmount, entry.total.currencyCode, entry.customer, entry.organisation, entry.email],
      ...[Date.parse(entry.createdAt), Date.parse(entry.changedAt)],
      entry.validUntil === null ? never : Date.parse(entry.validUntil),
      ...[entry.waits ? 1 : 0, listText(entry.words)],
    )
    .run();
}

interface Row {
  readonly number: string;
  readonly state: string;
  readonly revision: number;
  readonly country: string;
  readonly total: number;
  readonly currency: string;
  readonly customer: string;
  readonly organisation: string;
  readonly email: string;
  readonly createdAt: number;
  readonly changedAt: number;
  readonly validUntil: number;
  readonly waits: number;
}

type ListQuery = Pick<v.InferOutput<typeof quoteListQuery>, "q" | "state" | "waits" | "after" | "limit">;
export const quoteListQuery = v.object({ ...pageQuery, ...quoteQuery.entries });

/** Newest change first. Expired is a condition on the clock, not a stored state. */
export async function quoteList(env: ListEnv, { q = "", state, waits, after, limit }: ListQuery, now: Date) {
  const conditions: (readonly [sql: string, ...parameters: (string | number)[]])[] = [];
  const open = "state in ('Submitted', 'Answered', 'Accepted')";
  if (state === "Expired") conditions.push([`${open} and valid_until < ?`, now.getTime()]);
  else if (state) conditions.push(["state = ?", state]);
  if (waits) conditions.push(["waits = 1"]);
  conditions.push(...wordConditions(q, 8));
  const place = placeOf(after);
  if (place) conditions.push(["(changed_at, number) < (?, ?)", Number(place.value) || 0, place.key]);
  const where = conditions.map(([sql]) => sql).join(" and ") || "1";
  const { results } = await (await ordersDatabase(env))
    .prepare(
      `select number, state, revision, country, total, currency, customer, organisation, email, waits,
         created_at as createdAt, changed_at as changedAt, valid_until as validUntil
       from quote_list where ${where} order by changed_at desc, number desc limit ?`,
    )
    .bind(...conditions.flatMap(([, ...parameters]) => parameters), limit + 1)
    .all<Row>();
  const page = pageOf(results, limit, ({ changedAt, number }) => ({ value: String(changedAt), key: number }));
  return { ...page, rows: page.rows.map((row) => rowOf(row, now)) };
}

function rowOf({ total, currency, createdAt, changedAt, validUntil, waits, state, ...row }: Row, now: Date): QuoteRow {
  const expired = validUntil < now.getTime() && ["Submitted", "Answered", "Accepted"].includes(state);
  return v.parse(quoteRow, {
    ...row,
    state: expired ? "Expired" : state,
    total: moneyOf(total, currency),
    waits: waits === 1,
    createdAt: new Date(createdAt).toISOString(),
    changedAt: new Date(changedAt).toISOString(),
    validUntil: validUntil === never ? null : new Date(validUntil).toISOString(),
  });
}
