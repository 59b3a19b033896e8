/** Customers in the office: list, record, file with a person's data, and actions. */
import { listDefaults } from "@contracts/commerce/orders";
import type { SavedCard } from "@contracts/commerce/payments";
import type { Customer } from "@contracts/customers/customers";
import type { PasskeyView } from "@contracts/customers/passkeys";
import type { SecondFactorState } from "@contracts/customers/second-factor";
import { type CustomerRecord, customerAction, customerQuery } from "@contracts/office/customers";
import type { Permission } from "@contracts/office/permissions";
import { pageQuery } from "@contracts/office/resources";
import { type Context, Hono } from "hono";
import * as v from "valibot";
import type { ServicesEnv } from "../../env";
import { type OfficeApp, requirePermission } from "../../permission";
import { changeRecord, readFields, readQuery } from "../../shared/office/actions";
import { auditStatement, deliverAudit, historyOf } from "../../shared/office/audit";
import { placeOf } from "../../shared/office/page-of";
import { notFound } from "../../shared/problems";
import type { ProgramView } from "../agents/program-store";
import { approvalsOf } from "../approvals/approval-store";
import { membershipOf } from "../companies/company-store";
import { onlyAdminProblem } from "../companies/leaving-member";
import { ledgerOf } from "../ledgers/ledger-of";
import { fileNotes, recordsOfPerson } from "../personal-data/records-of-address";
import { shopperOf } from "../shoppers/shopper-of";
import { directoryDatabase } from "./customer-directory";
import { customerResource, eraseCustomer, lotWatchesOf } from "./customer-erasure";
import { findCustomers, type ListedCustomer, listedCustomer } from "./customer-list";
import { unlockAccount } from "./sign-in-limits";

const listQuery = v.object({ ...pageQuery, ...customerQuery.entries });
const maxExported = 5_000;

export const customerOffice = new Hono<OfficeApp>();

customerOffice.get("/", requirePermission("customers:read"), async (c) => {
  const query = readQuery(c.req.raw, listQuery);
  if (!query.ok) return query.response;
  const { after, limit, q, state } = query.value;
  return c.json(await findCustomers(c.env, { q, state }, placeOf(after), limit));
});

customerOffice.get("/:id", requirePermission("customers:read"), async (c) => {
  const row = await rowOf(c);
  if (!row) return notFound("customer");
  const [record, history] = await Promise.all([
    recordOf(c.env, row),
    historyOf(await directoryDatabase(c.env), customerResource, row.id),
  ]);
  return c.json({ record, version: row.version, history });
});

const rowOf = (c: Context<OfficeApp>) => listedCustomer(c.env, (c.req.param("id") ?? "").slice(0, 64));

async function recordOf(env: ServicesEnv, { version: _, ...row }: ListedCustomer): Promise<CustomerRecord> {
  const shopper = shopperOf(env, "customer", row.id);
  const ledger = ledgerOf(env, `customer:${row.id}`);
  const [customer, factor, sessions, orders, quotes, membership] = await Promise.all([
    shopper.customer(false) as Promise<Customer | null>,
    shopper.secondFactor() as Promise<SecondFactorState>,
    shopper.sessions(),
    ledger.orders(1, 0),
    ledger.quotes(1, 0),
    membershipOf(env, row.id),
  ]);
  return {
    ...row,
    exists: customer !== null,
    verified: customer?.isEmailVerified ?? false,
    secondFactorSince: factor.since,
    sessions: sessions.length,
    orders: orders.total,
    quotes: quotes.total,
    membership: membership && {
      ...{ id: membership.company.id, name: membership.company.name, role: membership.member.role },
    },
  };
}

/** All data that the gateway stores about a person (Article 15 of the GDPR). Every read is in the audit log. */
customerOffice.get("/:id/data.json", requirePermission("customers:export"), async (c) => {
  const row = await rowOf(c);
  if (!row) return notFound("customer");
  const database = await directoryDatabase(c.env);
  const entry = {
    ...{ key: crypto.randomUUID(), actor: c.get("actor"), resource: customerResource, record: row.id },
    ...{ action: "customers:export", version: row.version, before: {}, after: { file: "data.json" }, reason: null },
  };
  await database.batch([
    // Changes nothing, but the audit entry is stored only after a statement that found its row.
    database.prepare("update customer_list set version = version where id = ?").bind(row.id),
    auditStatement(database, entry),
  ]);
  await deliverAudit(c.env, database);
  const shopper = shopperOf(c.env, "customer", row.id);
  const ledger = ledgerOf(c.env, `customer:${row.id}`);
  const [account, access, notebooks, membership, orders, quotes, cards, lotWatches, byAddress] = await Promise.all([
    shopper.customer(true),
    accessOf(c.env, row.id),
    shopper.labNotebooks(500, 0),
    membershipOf(c.env, row.id),
    wholeList((limit, offset) => ledger.orders(limit, offset)),
    wholeList((limit, offset) => ledger.quotes(limit, offset)),
    ledger.savedCards() as Promise<SavedCard[]>,
    lotWatchesOf(c.env, row.id),
    recordsOfPerson(c.env, { email: row.email, customerId: row.id }, c.get("personalRecords")),
  ]);
  const approvals = membership ? await approvalsOf(c.env, membership.company.id, row.id, maxExported) : [];
  const company = membership && { name: membership.company.name, member: membership.member };
  const file = {
    ...{ exportedAt: new Date().toISOString(), account, ...access, orders, quotes, labNotebook: notebooks, company },
    companyLists: await companyListsOf(database, row.id),
    savedCards: cards.map(({ id: _, ...card }) => card),
    ...{ approvals, lotWatches, ...byAddress, notes: fileNotes },
  };
  return c.json(file, 200, { "content-disposition": 'attachment; filename="data.json"' });
});

/** Sessions, sign-in methods, and programs that act for the person. */
async function accessOf(env: ServicesEnv, id: string) {
  const shopper = shopperOf(env, "customer", id);
  const [sessions, passkeys, programs, { since }] = await Promise.all([
    shopper.sessions(),
    shopper.passkeys() as Promise<PasskeyView[]>,
    shopper.programs() as Promise<ProgramView[]>,
    shopper.secondFactor() as Promise<SecondFactorState>,
  ]);
  return { sessions, passkeys, programs, secondFactorSince: since };
}

/** Lists that the person saved for a company. */
async function companyListsOf(database: D1Database, id: string) {
  const { results } = await database
    .prepare(
      "select name, items, created_at as createdAt from company_lists where created_by = ? order by created_at desc",
    )
    .bind(id)
    .all<Record<"name" | "items" | "createdAt", string>>();
  return results.map(({ items, ...list }) => ({ ...list, items: JSON.parse(items) }));
}

interface Part {
  readonly total: number;
  readonly results: readonly unknown[];
}

/** Up to 5,000 entries, newest first; `total` counts all. */
async function wholeList(readPage: (limit: number, offset: number) => Promise<Part>): Promise<Part> {
  const results: unknown[] = [];
  let total = 0;
  for (let offset = 0; offset < maxExported; offset += listDefaults.maxLimit) {
    const page = await readPage(listDefaults.maxLimit, offset);
    results.push(...page.results);
    total = page.total;
    if (results.length >= total || page.results.length === 0) break;
  }
  return { total, results };
}

/** Registers an action with an effect outside of the directory: logged first, then carried out, also when repeated. */
function action(
  name: string,
  permission: Permission,
  after: Record<string, string>,
  effect: (c: Context<OfficeApp>, row: ListedCustomer) => Promise<void>,
): void {
  customerOffice.post(`/:id/${name}`, requirePermission(permission), async (c) => {
    const body = await readFields(c.req.raw, customerAction);
    if (!body.ok) return body.response;
    const row = await rowOf(c);
    if (!row) return notFound("customer");
    const database = await directoryDatabase(c.env);
    const answer = await changeRecord(c.env, database, c.get("actor"), body.value, {
      ...{ resource: customerResource, record: row.id, action: permission, current: row.version, before: {}, after },
      statement: database
        .prepare("update customer_list set version = version + 1 where id = ? and version = ?")
        .bind(row.id, row.version),
    });
    if (answer.ok) await effect(c, row);
    return answer;
  });
}

action("unlock", "customers:change", { signIn: "unlocked" }, (c, { email }) => unlockAccount(c.env, email));
action("end-sessions", "customers:change", { sessions: "ended" }, (c, { id }) =>
  shopperOf(c.env, "customer", id).revokeAll(),
);
action("remove-second-factor", "customers:change", { secondFactor: "off" }, (c, { id }) =>
  shopperOf(c.env, "customer", id).turnOffSecondFactor(true),
);

customerOffice.post("/:id/erase", requirePermission("customers:erase"), async (c) => {
  const body = await readFields(c.req.raw, customerAction);
  if (!body.ok) return body.response;
  const row = await rowOf(c);
  if (!row) return notFound("customer");
  return (
    (await onlyAdminProblem(c.env, row.id)) ??
    eraseCustomer(c.env, c.get("actor"), body.value, row, c.get("personalRecords"))
  );
});
