/** Directory of customers in D1: maps email addresses to customers. All other data is in the customer's object. */
import { normalizeEmail } from "@domain/account/email-address";
import { migrated } from "../../d1-migrations";
import type { ServicesEnv } from "../../env";
import officeAudit from "../../shared/office/migrations/office_audit.sql";
import customers from "../migrations/directory/0001_customers.sql";
import emails from "../migrations/directory/0002_customer_emails.sql";
import punchout from "../migrations/directory/0003_punchout.sql";
import companies from "../migrations/directory/0004_companies.sql";
import punchoutVersions from "../migrations/directory/0006_punchout_versions.sql";
import companyLists from "../migrations/directory/0007_company_lists.sql";
import addresses from "../migrations/directory/0008_addresses.sql";
import waitingCertificates from "../migrations/directory/0009_waiting_certificates.sql";

const migrations = [
  { name: "0001_customers.sql", sql: customers },
  { name: "0002_customer_emails.sql", sql: emails },
  { name: "0003_punchout.sql", sql: punchout },
  { name: "0004_companies.sql", sql: companies },
  { name: "0005_office_audit.sql", sql: officeAudit },
  { name: "0006_punchout_versions.sql", sql: punchoutVersions },
  { name: "0007_company_lists.sql", sql: companyLists },
  { name: "0008_addresses.sql", sql: addresses },
  { name: "0009_waiting_certificates.sql", sql: waitingCertificates },
];

/** The directory's database, with migrations applied. */
export async function directoryDatabase(env: Pick<ServicesEnv, "DIRECTORY_DB">): Promise<D1Database> {
  await migrated(env.DIRECTORY_DB, migrations);
  return env.DIRECTORY_DB;
}

/**
 * Claims an address for a new customer: returns `proposedId` if it was free, otherwise the id of its owner. A claim
 * without a customer, left by a crash, is taken over by the next claim of the same address.
 */
export async function claimEmail(env: ServicesEnv, email: string, proposedId: string): Promise<string> {
  const database = await directoryDatabase(env);
  const address = normalizeEmail(email);
  const [, found] = await database.batch<{ customer_id: string }>([
    database
      .prepare("insert or ignore into customer_emails (email, customer_id, claimed_at) values (?, ?, ?)")
      .bind(address, proposedId, Date.now()),
    database.prepare("select customer_id from customer_emails where email = ?").bind(address),
  ]);
  const row = found?.results[0];
  if (!row) throw new Error("an address that was just claimed is not in the directory");
  return row.customer_id;
}

/** Frees the address of an account that was deleted. */
export async function releaseEmail(env: ServicesEnv, customerId: string): Promise<void> {
  const database = await directoryDatabase(env);
  await database.prepare("delete from customer_emails where customer_id = ?").bind(customerId).run();
}

/** Id of the customer with this address; null if there is none. */
export async function findCustomerId(env: ServicesEnv, email: string): Promise<string | null> {
  if (email.length > 254) return null;
  const database = await directoryDatabase(env);
  return database
    .prepare("select customer_id from customer_emails where email = ?")
    .bind(normalizeEmail(email))
    .first<string>("customer_id");
}
