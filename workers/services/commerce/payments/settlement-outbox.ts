/**
 * Orders whose payments must be settled after a change of states. A row is stored in the transaction of the change and
 * deleted once the payments service has responded, so neither an outage nor a crash leaves shipped goods unpaid.
 */
import type { Order } from "@contracts/commerce/orders";
import type { ServicesEnv } from "../../env";
import { reportToConsole, reportWork } from "../../shared/log-store";
import type { WorkTrace } from "../../shared/tracing/work-trace";
import { ownerOfNumber } from "../ledgers/number-directory";
import { isSettlementMoved, type SettlementAttempt, trySettling } from "./settle-payment";

const schema = `create table if not exists settlements (
  number text primary key, version integer not null, attempts integer not null default 0, next_at integer not null
) without rowid`;

/** Longer than the caller that changed the order needs, because it settles the payment itself. */
const firstRetryMilliseconds = 30_000;
const longestRetryMilliseconds = 6 * 3600 * 1000;
/** About five days, within which authorizations expire; afterwards a person has to act. */
const maxAttempts = 30;
const queue = "settlements";

interface Records {
  order(number: string): Order | null;
  /** False while a document of the order has no number, which a refund needs. */
  hasNumbers(number: string): boolean;
  /** Reports an unsettled payment to the office; null if it is settled. */
  noteProblem(number: string, problem: string | null): void;
}

export class SettlementOutbox {
  readonly #storage: () => SqlStorage;
  readonly #env: ServicesEnv;
  readonly #records: Records;
  readonly #trace: WorkTrace;

  constructor(sql: () => SqlStorage, env: ServicesEnv, records: Records, trace: WorkTrace) {
    this.#storage = sql;
    this.#env = env;
    this.#records = records;
    this.#trace = trace;
  }

  get #sql(): SqlStorage {
    const sql = this.#storage();
    sql.exec(schema);
    return sql;
  }

  /**
   * Part of the caller's transaction.
   * @param before order before the change; null to settle the order in any case
   */
  add(before: Order | null, order: Order): void {
    if (before && !isSettlementMoved(before, order)) return;
    this.#sql.exec(
      "insert or replace into settlements (number, version, next_at) values (?, ?, ?)",
      ...[order.orderNumber, order.version, Date.now() + firstRetryMilliseconds],
    );
    this.#trace.queued({ queue, id: order.orderNumber, record: order.orderNumber });
  }

  /** Records that an order was settled at this version. A later version stays queued. */
  settled(number: string, version: number): void {
    if (!this.#records.hasNumbers(number)) return;
    this.#sql.exec("delete from settlements where number = ? and version <= ?", number, version);
    if (!this.isWaiting(number)) this.#trace.over({ queue, id: number });
  }

  /** Ends the attempts for an order. Part of the caller's transaction. */
  forget(number: string): void {
    this.#sql.exec("delete from settlements where number = ?", number);
    this.#trace.over({ queue, id: number });
  }

  isWaiting(number: string): boolean {
    return this.#sql.exec("select 1 from settlements where number = ?", number).toArray().length > 0;
  }

  /** Time of the next attempt, milliseconds since 1970; null if nothing waits. */
  nextAt(): number | null {
    return this.#sql.exec<{ next: number | null }>("select min(next_at) as next from settlements").one().next;
  }

  /** Settles due orders. Never throws; failed ones are retried. */
  async flush(): Promise<void> {
    const due = this.#sql
      .exec<{ number: string; attempts: number }>(
        "select number, attempts from settlements where next_at <= ? order by next_at limit 20",
        Date.now(),
      )
      .toArray();
    for (const { number, attempts } of due) {
      const order = this.#records.order(number);
      if (!order) this.forget(number);
      else {
        const attempt = await this.#tried(order, attempts + 1);
        // The office may have recorded a manual settlement meanwhile.
        if (attempt && this.isWaiting(number)) this.#records.noteProblem(number, attempt.problem);
        if (attempt?.isSettled) this.settled(number, order.version);
      }
      await this.#postpone(number, attempts);
    }
  }

  #tried(order: Order, number: number): Promise<SettlementAttempt | null> {
    const { orderNumber: id } = order;
    return this.#trace.attempt(
      { queue, id, record: id, number },
      () => this.#settle(order),
      (attempt) => (attempt?.isSettled ? "done" : number < maxAttempts ? "retried" : "given up"),
    );
  }

  /** Null if the attempt could not be made. */
  async #settle(order: Order): Promise<SettlementAttempt | null> {
    try {
      const owner = await ownerOfNumber(this.#env, order.orderNumber);
      return owner === null ? null : await trySettling(this.#env, order, owner);
    } catch (error) {
      await reportWork(this.#env, "the payment of an order was not settled and is tried again", error);
      return null;
    }
  }

  /** Schedules the next attempt, if the order is still waiting. */
  async #postpone(number: string, attempts: number): Promise<void> {
    if (attempts + 1 >= maxAttempts && this.isWaiting(number)) {
      this.forget(number);
      this.#records.noteProblem(number, "The payment was given up after many attempts: settle it by hand.");
      await reportToConsole(this.#env, "the payment of an order was given up, settle it by hand", number);
      return;
    }
    const wait = Math.min(longestRetryMilliseconds, firstRetryMilliseconds * 2 ** Math.min(attempts + 1, 20));
    this.#sql.exec(
      "update settlements set attempts = attempts + 1, next_at = ? where number = ? and attempts = ?",
      ...[Date.now() + wait, number, attempts],
    );
  }
}
