/**
 * People without an account in the office: the data under their email address, as a file, and its erasure. The audit
 * log has only a digest of the address.
 */
import {
  addressErased,
  type PersonalDataRecord,
  personalDataKey,
  personalDataQuery,
} from "@contracts/office/personal-data";
import { pageQuery } from "@contracts/office/resources";
import { type Context, Hono } from "hono";
import * as v from "valibot";
import { type OfficeApp, requirePermission } from "../../permission";
import { acted, changeRecord, readFields, readQuery } from "../../shared/office/actions";
import { auditStatement, deliverAudit, historyOf } from "../../shared/office/audit";
import { eraseFromLog } from "../../shared/office/erase-from-log";
import { notFound, problemResponse } from "../../shared/problems";
import { sha256 } from "../../shared/secrets";
import { directoryDatabase } from "../customers/customer-directory";
import { fileNotes, guestOrdersOf, guestQuotesOf, recordsOfPerson } from "./records-of-address";

const resource = "personal-data";
const listQuery = v.object({ ...pageQuery, ...personalDataQuery.entries });

export const personalDataOffice = new Hono<OfficeApp>();

/** One row for the address in `q`; none without `q`. */
personalDataOffice.get("/", requirePermission("customers:read"), async (c) => {
  const query = readQuery(c.req.raw, listQuery);
  if (!query.ok) return query.response;
  const { q } = query.value;
  return c.json({ rows: q === undefined ? [] : [await recordOf(c, q)], next: null });
});

personalDataOffice.get("/:email", requirePermission("customers:read"), async (c) => {
  const email = emailOf(c);
  if (email === null) return notFound("address");
  const database = await directoryDatabase(c.env);
  const digest = await sha256(email);
  const [record, version, history] = await Promise.all([
    recordOf(c, email),
    versionOf(database, digest),
    historyOf(database, resource, digest),
  ]);
  return c.json({ record, version, history });
});

function emailOf(c: Context<OfficeApp>): string | null {
  const parsed = v.safeParse(personalDataKey, c.req.param("email"));
  return parsed.success ? parsed.output : null;
}

const versionOf = async (database: D1Database, digest: string): Promise<number> =>
  (await database.prepare("select version from addresses where digest = ?").bind(digest).first<number>("version")) ?? 0;

async function partsOf(c: Context<OfficeApp>, email: string) {
  const customerId = await customerIdOf(c, email);
  const [orders, quotes, records] = await Promise.all([
    guestOrdersOf(c.env, email),
    guestQuotesOf(c.env, email),
    recordsOfPerson(c.env, { email, customerId }, c.get("personalRecords")),
  ]);
  return { customerId, orders, quotes, records };
}

async function recordOf(c: Context<OfficeApp>, email: string): Promise<PersonalDataRecord> {
  const { customerId, orders, quotes, records } = await partsOf(c, email);
  return {
    ...{ email, customerId, orders: orders.length, quotes: quotes.length },
    records: Object.fromEntries(Object.entries(records).map(([name, found]) => [name, found.length])),
  };
}

const customerIdOf = async (c: Context<OfficeApp>, email: string): Promise<string | null> =>
  (await directoryDatabase(c.env))
    .prepare("select customer_id from customer_emails where email = ?")
    .bind(email)
    .first<string>("customer_id");

/** All data under the address (Article 15 of the GDPR). Every read is in the audit log. */
personalDataOffice.get("/:email/data.json", requirePermission("customers:export"), async (c) => {
  const email = emailOf(c);
  if (email === null) return notFound("address");
  const database = await directoryDatabase(c.env);
  const record = await sha256(email);
  const entry = {
    ...{ key: crypto.randomUUID(), actor: c.get("actor"), resource, record, action: "customers:export" },
    ...{ version: await versionOf(database, record), before: {}, after: { file: "data.json" }, reason: null },
  };
  await database.batch([
    // The audit entry is stored only after a statement that found its row.
    database
      .prepare(
        "insert into addresses (digest, version) values (?, 0) on conflict (digest) do update set version = version",
      )
      .bind(record),
    auditStatement(database, entry),
  ]);
  await deliverAudit(c.env, database);
  const { orders, quotes, records } = await partsOf(c, email);
  const file = { exportedAt: new Date().toISOString(), email, orders, quotes, ...records, notes: fileNotes };
  return c.json(file, 200, { "content-disposition": 'attachment; filename="data.json"' });
});

personalDataOffice.post("/:email/erase", requirePermission("customers:erase"), async (c) => {
  const body = await readFields(c.req.raw, addressErased);
  if (!body.ok) return body.response;
  const email = emailOf(c);
  if (email === null) return notFound("address");
  if ((await customerIdOf(c, email)) !== null)
    return problemResponse(400, {
      code: "InvalidInput",
      message: "This address belongs to an account. Erase the customer instead.",
    });
  const database = await directoryDatabase(c.env);
  const record = await sha256(email);
  const current = await versionOf(database, record);
  const answer = await changeRecord(c.env, database, c.get("actor"), body.value, {
    ...{ resource, record, action: "customers:erase", current, before: {}, after: { state: "erased" } },
    statement: database
      .prepare(
        `insert into addresses (digest, version) values (?1, 1)
         on conflict (digest) do update set version = version + 1 where version = ?2`,
      )
      .bind(record, current),
    more: [
      database
        .prepare(
          "delete from company_invitations where lower(email) = ? and exists (select 1 from office_audit where id = ?)",
        )
        .bind(email, body.value.key),
    ],
  });
  if (!answer.ok) return answer;
  // A repeated call continues where an earlier one ended.
  for (const records of c.get("personalRecords")) await records.erase(c.env, { email, customerId: null });
  await eraseFromLog(c.env, { id: null, email });
  return acted({ record: email, version: await versionOf(database, record) });
});
