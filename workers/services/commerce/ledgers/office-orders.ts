/** Office facts about a ledger's orders, and orders whose entry in the list of all orders is outdated. */
import type { Order } from "@contracts/commerce/orders";
import type { MailRequest } from "@contracts/mail";
import type { AuditEntry } from "@contracts/office/audit";
import { type OfficeFacts, officeFacts } from "@contracts/office/orders";
import * as v from "valibot";
import type { ServicesEnv } from "../../env";
import { reportWork } from "../../shared/log-store";
import type { AuditedChange } from "../../shared/office/audit";
import { enterInOrderList, rowOf, wordsOf } from "../office/order-list";
import { contactOf } from "./contact-of";
import { ownerOfNumber } from "./number-directory";

const factsSchema = `create table if not exists office_facts (
  number text primary key, document text not null
) without rowid`;
const outboxSchema = `create table if not exists order_list_outbox (
  number text primary key, changes integer not null default 1
) without rowid`;
/** Separate from the facts, because it changes with responses of the payments service, not with an action's version. */
const paymentsSchema = `create table if not exists payment_problems (
  number text primary key, problem text not null, since text not null
) without rowid`;
const factsText = v.pipe(v.string(), v.parseJson(), officeFacts);
const noFacts: OfficeFacts = { hold: null, notes: [] };

export interface OfficeView {
  readonly order: Order;
  readonly facts: OfficeFacts;
  readonly history: readonly AuditEntry[];
}

export interface OfficeAction {
  readonly order: Order;
  readonly facts: OfficeFacts;
  /** `again`: the payments service is called again; `by hand`: somebody settled the payment at the provider. */
  readonly settlement?: "again" | "by hand";
  readonly formerVersion: number;
  readonly mails: readonly MailRequest[];
  readonly change: AuditedChange;
}

export class OfficeOrders {
  readonly #storage: () => SqlStorage;
  readonly #env: Pick<ServicesEnv, "ORDERS_DB" | "SHOPPERS" | "LOG_DB">;

  constructor(sql: () => SqlStorage, env: Pick<ServicesEnv, "ORDERS_DB" | "SHOPPERS" | "LOG_DB">) {
    this.#storage = sql;
    this.#env = env;
  }

  get #sql(): SqlStorage {
    const sql = this.#storage();
    sql.exec(factsSchema);
    sql.exec(outboxSchema);
    sql.exec(paymentsSchema);
    return sql;
  }

  facts(number: string): OfficeFacts {
    const [row] = this.#sql
      .exec<{ document: string }>("select document from office_facts where number = ?", number)
      .toArray();
    const payment = this.#paymentProblem(number);
    return { ...(row ? v.parse(factsText, row.document) : noFacts), ...(payment && { payment }) };
  }

  #paymentProblem(number: string): OfficeFacts["payment"] {
    return this.#sql
      .exec<{ problem: string; since: string }>("select problem, since from payment_problems where number = ?", number)
      .toArray()[0];
  }

  /**
   * Stores the problem of a payment that does not follow its order; null if it does. False if nothing changed.
   * @param since ISO 8601; a continuing problem keeps its first time
   */
  notePayment(number: string, problem: string | null, since = new Date().toISOString()): boolean {
    const known = this.#paymentProblem(number);
    if ((known?.problem ?? null) === problem) return false;
    if (problem === null) this.#sql.exec("delete from payment_problems where number = ?", number);
    else
      this.#sql.exec(
        "insert or replace into payment_problems (number, problem, since) values (?, ?, ?)",
        ...[number, problem, known?.since ?? since],
      );
    this.addChanged(number);
    return true;
  }

  /** Part of the caller's transaction. A problem of the payment is stored separately. */
  saveFacts(number: string, { payment: _, ...facts }: OfficeFacts): void {
    this.#sql.exec(
      "insert or replace into office_facts (number, document) values (?, ?)",
      ...[number, JSON.stringify(facts)],
    );
  }

  /** Queues the order's entry in the list. Part of the caller's transaction. */
  addChanged(number: string): void {
    this.#sql.exec(
      `insert into order_list_outbox (number) values (?)
       on conflict (number) do update set changes = changes + 1`,
      number,
    );
  }

  isWaiting(): boolean {
    return this.#sql.exec("select 1 from order_list_outbox limit 1").toArray().length > 0;
  }

  /** Never throws; entries that could not be written stay queued. */
  async flush(orderOf: (number: string) => Order | null): Promise<void> {
    const waiting = this.#sql
      .exec<{ number: string; changes: number }>("select number, changes from order_list_outbox limit 50")
      .toArray();
    for (const { number, changes } of waiting) {
      try {
        const order = orderOf(number);
        if (order && !(await this.#enter(order))) return;
        // A change made meanwhile stays queued.
        this.#sql.exec("delete from order_list_outbox where number = ? and changes = ?", ...[number, changes]);
      } catch (error) {
        await reportWork(this.#env, "an order was not entered in the list and is tried again", error);
        return;
      }
    }
  }

  /** False for an order that is not in the directory yet, which gets it soon after placing. */
  async #enter(order: Order): Promise<boolean> {
    const owner = await ownerOfNumber(this.#env, order.orderNumber);
    if (owner === null) return false;
    const customer = await contactOf(this.#env, owner, order);
    const facts = this.facts(order.orderNumber);
    const row = rowOf(order, facts, customer);
    const words = wordsOf(order, facts, row, customer);
    const companyId = order.company?.id ?? "";
    await enterInOrderList(this.#env, { owner, row, companyId, words, version: order.version });
    return true;
  }
}
