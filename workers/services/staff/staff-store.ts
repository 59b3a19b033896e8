/** Office users, in D1. */

import type { Role } from "@contracts/office/permissions";
import type { StaffMember, StaffRecord } from "@contracts/office/staff/staff";
import type { ServicesEnv } from "../env";
import { writtenConditions } from "../shared/list-words";
import { officeDatabase } from "../shared/office/office-database";
import { type Place, pageOf } from "../shared/office/page-of";

type StaffEnv = Pick<ServicesEnv, "OFFICE_DB">;

/** A row of the table, with the columns for sign-in. */
export interface StaffRow {
  readonly id: string;
  readonly email: string;
  readonly name: string;
  readonly role: Role;
  readonly state: StaffMember["state"];
  readonly version: number;
  readonly demonstration: number;
  readonly password: string | null;
  readonly totp_secret: string | null;
  readonly totp_step: number;
  readonly failures: number;
  readonly locked_until: number;
  readonly created_at: string;
  readonly signed_in_at: string | null;
}

const memberOf = (row: StaffRow, now: number): StaffMember => ({
  id: row.id,
  email: row.email,
  name: row.name,
  role: row.role,
  state: row.state,
  locked: row.locked_until > now,
  demonstration: row.demonstration === 1,
  createdAt: row.created_at,
  signedInAt: row.signed_in_at,
});

export async function personById(env: StaffEnv, id: string): Promise<StaffRow | null> {
  return (await officeDatabase(env)).prepare("select * from staff where id = ?").bind(id).first<StaffRow>();
}

export async function personByEmail(env: StaffEnv, email: string): Promise<StaffRow | null> {
  return (await officeDatabase(env)).prepare("select * from staff where email = ?").bind(email).first<StaffRow>();
}

export async function recordOf(env: StaffEnv, row: StaffRow, now: number): Promise<StaffRecord> {
  const { results } = await (await officeDatabase(env))
    .prepare(
      `select started_at as startedAt, seen_at, address, agent from staff_sessions
       where staff_id = ? and ends_at > ? order by seen_at desc limit 50`,
    )
    .bind(row.id, now)
    .all<{ startedAt: string; seen_at: number; address: string | null; agent: string }>();
  const sessions = results.map(({ seen_at, ...session }) => ({ ...session, seenAt: new Date(seen_at).toISOString() }));
  return { ...memberOf(row, now), sessions };
}

interface Asked {
  readonly q?: string | undefined;
  readonly role?: Role | undefined;
  readonly state?: StaffMember["state"] | undefined;
}

/** By name. */
export async function findPeople(env: StaffEnv, { q, role, state }: Asked, after: Place | null, limit: number) {
  const conditions: (readonly [sql: string, ...values: string[]])[] = [
    ...writtenConditions("name || ' ' || email", q ?? ""),
    ...(role ? [["role = ?", role] as const] : []),
    ...(state ? [["state = ?", state] as const] : []),
    ...(after ? [["(name, id) > (?, ?)", after.value, after.key] as const] : []),
  ];
  const where = conditions.map(([sql]) => sql).join(" and ") || "1";
  const { results } = await (await officeDatabase(env))
    .prepare(`select * from staff where ${where} order by name, id limit ?`)
    .bind(...conditions.flatMap(([, ...values]) => values), limit + 1)
    .all<StaffRow>();
  const page = pageOf(results, limit, ({ name, id }) => ({ value: name, key: id }));
  return { rows: page.rows.map((row) => memberOf(row, Date.now())), next: page.next };
}

/** Number of other owners who can sign in; the last one cannot be removed. */
export async function otherOwners(env: StaffEnv, id: string): Promise<number> {
  const row = await (await officeDatabase(env))
    .prepare("select count(*) as others from staff where role = 'owner' and state = 'active' and id <> ?")
    .bind(id)
    .first<{ others: number }>();
  return row?.others ?? 0;
}
