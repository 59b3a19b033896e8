/** Directory of customers in D1: who may sign in, by e-mail address. */

import { migrated } from "../../d1-migrations";
import type { ServicesEnv } from "../../env";
import customers from "../migrations/directory/0001_customers.sql";
import { hashPassword, verifyPassword } from "./password";

const migrations = [{ name: "0001_customers.sql", sql: customers }];

/** The directory's database, with its tables. */
export async function directoryDatabase(env: Pick<ServicesEnv, "DIRECTORY_DB">): Promise<D1Database> {
  await migrated(env.DIRECTORY_DB, migrations);
  return env.DIRECTORY_DB;
}

export interface NewCustomer {
  readonly email: string;
  readonly password: string;
  readonly verified: boolean;
  /** ISO 3166 alpha-2: registration origin, which prices and basket follow. */
  readonly registrationCountry: string;
}

/** Addresses are compared without case and outer space; their local part is otherwise kept as typed. */
const normaliseEmail = (email: string): string => email.trim().toLowerCase();

/** Registers a customer; null when the address is taken. */
export async function createCustomer(env: ServicesEnv, customer: NewCustomer): Promise<string | null> {
  const database = await directoryDatabase(env);
  const id = crypto.randomUUID();
  const now = Date.now();
  const { meta } = await database
    .prepare(
      `insert or ignore into customers
         (id, email, password_hash, verified, registration_country, created_at, password_changed_at)
       values (?, ?, ?, ?, ?, ?, ?)`,
    )
    .bind(
      id,
      normaliseEmail(customer.email),
      await hashPassword(customer.password),
      customer.verified ? 1 : 0,
      customer.registrationCountry,
      now,
      now,
    )
    .run();
  return meta.changes === 1 ? id : null;
}

/** Id of the customer with these credentials. An unknown address takes as long as a wrong password. */
export async function checkCredentials(env: ServicesEnv, email: string, password: string): Promise<string | null> {
  if (email.length > 254 || password.length > 128) return null;
  const row = await (await directoryDatabase(env))
    .prepare("select id, password_hash as hash from customers where email = ?")
    .bind(normaliseEmail(email))
    .first<{ id: string; hash: string }>();
  const matches = await verifyPassword(password, row?.hash ?? null);
  return row && matches ? row.id : null;
}
