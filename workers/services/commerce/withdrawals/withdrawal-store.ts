/** Withdrawals in D1: one row each, and a table with the changes of their state. */
import {
  type NewWithdrawal,
  newWithdrawal,
  type Withdrawal,
  type WithdrawalChange,
  type WithdrawalPage,
  type WithdrawalReceipt,
  type WithdrawalState,
  type withdrawalQuery,
  withdrawalStates,
} from "@contracts/commerce/withdrawals";
import { mayMove } from "@domain/withdrawal/states";
import * as v from "valibot";
import type { ServicesEnv } from "../../env";
import { listText, spellingsOf } from "../../shared/list-words";
import { newReference } from "../../shared/reference";
import { sha256 } from "../../shared/secrets";
import { currentTrace } from "../../shared/tracing/trace";
import { ordersDatabase } from "../ledgers/number-directory";

type StoreEnv = Pick<ServicesEnv, "ORDERS_DB">;

type Taken =
  | { readonly outcome: "new" | "known"; readonly receipt: WithdrawalReceipt }
  /** The key was used for another statement. */
  | { readonly outcome: "conflict" };

const row = v.pipe(
  v.object({
    reference: v.string(),
    received_at: v.string(),
    body: v.pipe(v.string(), v.parseJson(), newWithdrawal),
    state: v.picklist(withdrawalStates),
    version: v.number(),
  }),
  v.transform(({ received_at, body, ...rest }) => ({ ...rest, ...body, receivedAt: received_at })),
);
const columns = "reference, received_at, body, state, version";

/** Receipt of an earlier call with this key; null for a new key. */
export async function knownWithdrawal(env: StoreEnv, key: string, withdrawal: NewWithdrawal): Promise<Taken | null> {
  const found = await (await ordersDatabase(env))
    .prepare("select reference, body_hash, received_at from withdrawals where idempotency_key = ?")
    .bind(key)
    .first<{ reference: string; body_hash: string; received_at: string }>();
  if (!found) return null;
  if (found.body_hash !== (await hashOf(withdrawal))) return { outcome: "conflict" };
  return { outcome: "known", receipt: { reference: found.reference, receivedAt: found.received_at } };
}

/** Stores a statement, once for each key. Its receipt is pending until {@link receiptsSent}. */
export async function storeWithdrawal(env: StoreEnv, key: string, withdrawal: NewWithdrawal, at: Date): Promise<Taken> {
  const database = await ordersDatabase(env);
  const { contract, email } = withdrawal.statement;
  const hash = await hashOf(withdrawal);
  // A new reference is already taken with a probability of about 1 in 10^12; the loop then draws another.
  for (;;) {
    const reference = newReference("WD");
    const stored = await database
      .prepare(
        `insert into withdrawals (reference, idempotency_key, body_hash, body, contract, email, received_at, state,
           version, receipt_pending, receipt_trace)
         values (?, ?, ?, ?, ?, ?, ?, 'received', 1, 1, ?) on conflict do nothing returning id`,
      )
      .bind(
        ...[reference, key, hash, JSON.stringify(withdrawal)],
        ...[listText(contract), email.toLowerCase(), at.toISOString(), currentTrace()],
      )
      .first();
    if (stored) return { outcome: "new", receipt: { reference, receivedAt: at.toISOString() } };
    const before = await knownWithdrawal(env, key, withdrawal);
    if (before) return before;
  }
}

const receiptsPerDelivery = 20;

const pendingRow = v.object({ receipt_trace: v.nullable(v.string()) });

/** Oldest withdrawals whose receipt was not handed to the mail service yet, each with its trace. */
export async function pendingReceipts(env: StoreEnv) {
  const { results } = await (await ordersDatabase(env))
    .prepare(
      `select ${columns}, receipt_trace from withdrawals where receipt_pending = 1 order by id limit ${receiptsPerDelivery}`,
    )
    .all();
  return results.map((found) => ({ pending: v.parse(row, found), trace: v.parse(pendingRow, found).receipt_trace }));
}

export async function receiptSent(env: StoreEnv, reference: string): Promise<void> {
  await (await ordersDatabase(env))
    .prepare("update withdrawals set receipt_pending = 0 where reference = ?")
    .bind(reference)
    .run();
}

/** A withdrawal with its history; null for an unknown reference. */
export async function findWithdrawal(env: StoreEnv, reference: string): Promise<Withdrawal | null> {
  const database = await ordersDatabase(env);
  const [found, changes] = await database.batch([
    database.prepare(`select ${columns} from withdrawals where reference = ?`).bind(reference),
    database
      .prepare(
        `select at, decided_by as "by", from_state as "from", to_state as "to", reason from withdrawal_changes
         where reference = ? order by version`,
      )
      .bind(reference),
  ]);
  const [stored] = found?.results ?? [];
  if (stored === undefined) return null;
  const history = (changes?.results ?? []) as Withdrawal["history"];
  return { ...v.parse(row, stored), history };
}

/**
 * Query of ids by a prefix of a column. It uses a range, because an index does not serve `like` with a bound pattern.
 */
function beginning(column: string): string {
  const typed = column === "reference" ? "upper(j.value)" : "j.value";
  return `select w.id from json_each(?2) j cross join withdrawals w
    on w.${column} >= ${typed} and w.${column} < ${typed} || char(1114111)`;
}

/** A page of withdrawals, newest first. */
export async function listWithdrawals(
  env: StoreEnv,
  { state, q, after, limit }: v.InferOutput<typeof withdrawalQuery>,
): Promise<WithdrawalPage> {
  const beginnings = q === undefined ? null : JSON.stringify(spellingsOf(q));
  const { results } = await (await ordersDatabase(env))
    .prepare(
      `select ${columns} from withdrawals
       where (?1 is null or state = ?1)
         and (?2 is null or id in (${["contract", "email", "reference"].map(beginning).join(" union all ")}))
         and (?3 is null or id < (select id from withdrawals where reference = ?3))
       order by id desc limit ?4`,
    )
    .bind(state ?? null, beginnings, after ?? null, limit + 1)
    .all();
  const rows = results.map((found) => v.parse(row, found));
  const page = rows.slice(0, limit);
  return { results: page, next: rows.length > limit ? (page.at(-1)?.reference ?? null) : null };
}

/** Withdrawals with an email address, newest first. */
export async function withdrawalsOf(env: StoreEnv, email: string): Promise<WithdrawalPage["results"]> {
  const { results } = await (await ordersDatabase(env))
    .prepare(`select ${columns} from withdrawals where email = ? order by id desc limit 500`)
    .bind(email.toLowerCase())
    .all();
  return results.map((found) => v.parse(row, found));
}

type Changed =
  | { readonly ok: true; readonly withdrawal: Withdrawal }
  | { readonly ok: false; readonly reason: "missing" | "not-possible" }
  | { readonly ok: false; readonly reason: "stale"; readonly version: number };

/** Changes the state and writes the history in one transaction. */
export async function changeWithdrawal(
  env: StoreEnv,
  reference: string,
  { version, state, reason, by }: WithdrawalChange,
  at: Date,
): Promise<Changed> {
  const before = await findWithdrawal(env, reference);
  if (!before) return { ok: false, reason: "missing" };
  if (before.version !== version) return { ok: false, reason: "stale", version: before.version };
  if (!mayMove(before.state, state)) return { ok: false, reason: "not-possible" };
  const database = await ordersDatabase(env);
  const [entry] = await database.batch([
    database
      .prepare(
        `insert into withdrawal_changes (reference, version, at, decided_by, from_state, to_state, reason)
         select reference, version + 1, ?3, ?4, state, ?5, ?6 from withdrawals where reference = ?1 and version = ?2
         returning version`,
      )
      .bind(reference, version, at.toISOString(), by, state satisfies WithdrawalState, reason),
    database
      .prepare("update withdrawals set state = ?3, version = version + 1 where reference = ?1 and version = ?2")
      .bind(reference, version, state),
  ]);
  const after = await findWithdrawal(env, reference);
  if (!after) return { ok: false, reason: "missing" };
  if (entry?.results.length !== 1) return { ok: false, reason: "stale", version: after.version };
  return { ok: true, withdrawal: after };
}

const hashOf = (withdrawal: NewWithdrawal) => sha256(JSON.stringify(withdrawal));
