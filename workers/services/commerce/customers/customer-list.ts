/** List of all customers in D1: written by the customers' objects after each change, read by the office. */
import type { Customer } from "@contracts/customers/customers";
import type { CustomerRow } from "@contracts/office/customers";
import { customerName } from "@domain/account/customer-name";
import { normalizeEmail } from "@domain/account/email-address";
import type { ServicesEnv } from "../../env";
import { listText, wordConditions } from "../../shared/list-words";
import { reportWork } from "../../shared/log-store";
import { type Place, pageOf } from "../../shared/office/page-of";
import { directoryDatabase } from "./customer-directory";
import type { CustomerStore } from "./customer-store";

type ListEnv = Pick<ServicesEnv, "DIRECTORY_DB" | "LOG_DB">;
const termsPerSearch = 5;

export interface ListedCustomer extends CustomerRow {
  /** Counts the actions of the office. */
  readonly version: number;
}

const columns = "id, state, email, name, company, country, created_at as createdAt, version";

/** Stores a customer, or replaces the row with a newer version. The row of an erased account stays empty. */
export async function enterInCustomerList(env: ListEnv, customer: Customer): Promise<void> {
  const { id, version, createdAt, companyName, custom } = customer;
  const email = normalizeEmail(customer.email);
  const name = customerName(customer);
  const company = companyName ?? "";
  const words = listText([email, name, company].join(" "));
  const database = await directoryDatabase(env);
  await database.batch([
    database
      .prepare(
        `insert into customer_list (id, email, name, company, country, created_at, words, entered_version)
         values (?, ?, ?, ?, ?, ?, ?, ?)
         on conflict (id) do update set email = excluded.email, name = excluded.name, company = excluded.company,
           words = excluded.words, entered_version = excluded.entered_version
         where excluded.entered_version > customer_list.entered_version and customer_list.state = 'active'`,
      )
      .bind(id, email, name, company, custom.fields.registrationOrigin, createdAt, words, version),
    // Removes the former address after a change. The new one is already claimed, unless its row was lost. An erased
    // account must not claim its address again.
    database
      .prepare(
        `insert or ignore into customer_emails (email, customer_id, claimed_at)
         select ?1, ?2, ?3 where not exists (select 1 from customer_list where id = ?2 and state = 'erased')`,
      )
      .bind(email, id, Date.now()),
    database
      .prepare(
        `delete from customer_emails where customer_id = ?1 and email <> ?2
           and exists (select 1 from customer_emails where email = ?2 and customer_id = ?1)`,
      )
      .bind(id, email),
    database.prepare("update company_members set name = ?, email = ? where customer_id = ?").bind(name, email, id),
  ]);
}

/** Newest first. */
export async function findCustomers(
  env: ListEnv,
  { q = "", state }: { readonly q?: string | undefined; readonly state?: string | undefined },
  after: Place | null,
  limit: number,
) {
  const conditions: (readonly [sql: string, ...values: string[]])[] = [
    ...wordConditions(q, termsPerSearch),
    ...(state ? [["state = ?", state] as const] : []),
    ...(after ? [["(created_at, id) < (?, ?)", after.value, after.key] as const] : []),
  ];
  const where = conditions.map(([sql]) => sql).join(" and ") || "1";
  const { results } = await (await directoryDatabase(env))
    .prepare(`select ${columns} from customer_list where ${where} order by created_at desc, id desc limit ?`)
    .bind(...conditions.flatMap(([, ...values]) => values), limit + 1)
    .all<ListedCustomer>();
  return pageOf(results, limit, ({ createdAt, id }) => ({ value: createdAt, key: id }));
}

export async function listedCustomer(env: ListEnv, id: string): Promise<ListedCustomer | null> {
  return (await directoryDatabase(env))
    .prepare(`select ${columns} from customer_list where id = ?`)
    .bind(id)
    .first<ListedCustomer>();
}

/** Writes an object's customer to the list after each change. */
export class CustomerListing {
  readonly #store: CustomerStore;
  readonly #env: ListEnv;

  constructor(store: CustomerStore, env: ListEnv) {
    this.#store = store;
    this.#env = env;
  }

  isWaiting(): boolean {
    const record = this.#store.record();
    return record !== null && record.customer.version > this.#store.listedVersion();
  }

  /** Never throws; a customer that could not be written is retried later. */
  async flush(): Promise<void> {
    const record = this.#store.record();
    if (!record || !this.isWaiting()) return;
    try {
      await enterInCustomerList(this.#env, record.customer);
      // The account may have been erased meanwhile.
      if (this.#store.record()) this.#store.markListed(record.customer.version);
    } catch (error) {
      await reportWork(this.#env, "a customer was not entered in the list and is tried again", error);
    }
  }
}
