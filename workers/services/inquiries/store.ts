/** Storage of inquiries, each with one reference and one idempotency key; old ones are removed. */
import {
  type InquiryKind,
  type InquiryReceipt,
  type NewInquiry,
  type StoredInquiry,
  storedInquiry,
} from "@contracts/commerce/inquiries";
import * as v from "valibot";
import { migrated } from "../d1-migrations";
import type { ServicesEnv } from "../env";
import { officeAuditSql } from "../shared/office/office-database";
import { newReference } from "../shared/reference";
import { sha256 } from "../shared/secrets";
import first from "./migrations/0001_inquiries.sql";
import answers from "./migrations/0002_answers.sql";
import mailTraces from "./migrations/0003_mail_traces.sql";
import returns from "./migrations/0004_returns.sql";

/** Inquiries contain personal data, so they are kept no longer than needed. */
const keptDays = 730;

type Taken =
  | { readonly outcome: "new" | "known"; readonly receipt: InquiryReceipt }
  /** The key was used for another inquiry. */
  | { readonly outcome: "conflict" };

interface InquiryQuery {
  readonly kind: InquiryKind | null;
  readonly reference: string | null;
  readonly email: string | null;
  readonly limit: number;
}

interface InquiryStore {
  known(key: string, inquiry: NewInquiry): Promise<Taken | null>;
  take(key: string, inquiry: NewInquiry, at: Date): Promise<Taken>;
  find(query: InquiryQuery): Promise<readonly StoredInquiry[]>;
  /** Requests to return items of an order, newest first. */
  returnsOf(order: string, limit: number): Promise<readonly StoredInquiry[]>;
}

interface KnownRow {
  readonly reference: string;
  readonly body_hash: string;
  readonly received_at: string;
}

interface StoredRow {
  readonly reference: string;
  readonly body: string;
  readonly received_at: string;
}

const storedOf = ({ reference, body, received_at: receivedAt }: StoredRow): StoredInquiry =>
  v.parse(storedInquiry, { ...JSON.parse(body), reference, receivedAt });

/** The database of inquiries, with migrations applied. */
export async function inquiryDatabase({ INQUIRIES_DB: db }: Pick<ServicesEnv, "INQUIRIES_DB">): Promise<D1Database> {
  await migrated(db, [
    { name: "0001_inquiries.sql", sql: first },
    { name: "0002_answers.sql", sql: answers },
    { name: "0003_mail_traces.sql", sql: mailTraces },
    { name: "0003_office_audit.sql", sql: officeAuditSql },
    { name: "0004_returns.sql", sql: returns },
  ]);
  return db;
}

export async function openInquiryStore(env: Pick<ServicesEnv, "INQUIRIES_DB">): Promise<InquiryStore> {
  const db = await inquiryDatabase(env);

  async function known(key: string, inquiry: NewInquiry): Promise<Taken | null> {
    const row = await db
      .prepare("select reference, body_hash, received_at from inquiries where idempotency_key = ?")
      .bind(key)
      .first<KnownRow>();
    if (!row) return null;
    if (row.body_hash !== (await hashOf(inquiry))) return { outcome: "conflict" };
    return { outcome: "known", receipt: { reference: row.reference, receivedAt: row.received_at } };
  }

  async function trim(at: Date): Promise<void> {
    const oldest = new Date(at.getTime() - keptDays * 86_400_000).toISOString();
    await db.prepare("delete from inquiries where received_at < ?").bind(oldest).run();
  }

  return {
    known,
    async take(key, inquiry, at) {
      const receivedAt = at.toISOString();
      const hash = await hashOf(inquiry);
      // A new reference is already taken with a probability of about 1 in 10^12; the loop then draws another.
      for (;;) {
        const reference = newReference("BQ");
        const row = await db
          .prepare(
            `insert into inquiries (reference, kind, idempotency_key, body_hash, body, received_at)
             values (?, ?, ?, ?, ?, ?) on conflict do nothing returning id`,
          )
          .bind(reference, inquiry.inquiry.kind, key, hash, JSON.stringify(inquiry), receivedAt)
          .first<{ id: number }>();
        if (row) {
          await trim(at);
          return { outcome: "new", receipt: { reference, receivedAt } };
        }
        const before = await known(key, inquiry);
        if (before) return before;
      }
    },
    async find({ kind, reference, email, limit }) {
      const { results } = await db
        .prepare(
          `select reference, received_at, body from inquiries
           where (?1 is null or kind = ?1) and (?2 is null or reference = ?2)
             and (?3 is null or lower(json_extract(body, '$.inquiry.email')) = ?3)
           order by id desc limit ?4`,
        )
        .bind(kind, reference, email?.toLowerCase() ?? null, limit)
        .all<StoredRow>();
      return results.map(storedOf);
    },
    async returnsOf(order, limit) {
      const { results } = await db
        .prepare(
          `select reference, received_at, body from inquiries
           where kind = 'return' and json_extract(body, '$.inquiry.order_number') = ? order by id desc limit ?`,
        )
        .bind(order, limit)
        .all<StoredRow>();
      return results.map(storedOf);
    },
  };
}

const hashOf = (inquiry: NewInquiry) => sha256(JSON.stringify(inquiry));
