/** Sessions of staff. A token is stored as its hash only. */

import type { SessionOwner } from "@contracts/office/staff/staff";
import { toBase64Url } from "@domain/http/base64url";
import type { ServicesEnv } from "../../env";
import { sha256 } from "../secrets";
import { officeDatabase } from "./office-database";

/** A session ends after half a day, or an hour without use. */
const longestMilliseconds = 12 * 3600 * 1000;
const idleMilliseconds = 3600 * 1000;
/** `seen_at` is written at most once a minute. */
const seenMilliseconds = 60_000;

type SessionEnv = Pick<ServicesEnv, "OFFICE_DB" | "DEMO">;

const newToken = (): string => toBase64Url(crypto.getRandomValues(new Uint8Array(32)));

/** Person of a session; null if it does not exist or has ended, or the person was disabled. */
export async function sessionOf(env: SessionEnv, token: string): Promise<SessionOwner | null> {
  const database = await officeDatabase(env);
  const now = Date.now();
  const hash = await sha256(token.slice(0, 200));
  const row = await database
    .prepare(
      `select s.id, s.name, s.role, s.demonstration, t.seen_at from staff_sessions t join staff s on s.id = t.staff_id
       where t.token_hash = ? and t.ends_at > ? and t.seen_at > ? and s.state = 'active'`,
    )
    .bind(hash, now, now - idleMilliseconds)
    .first<Omit<SessionOwner, "demonstration"> & { demonstration: number; seen_at: number }>();
  if (!row) return null;
  const demonstration = row.demonstration === 1;
  if (demonstration && env.DEMO !== "1") return null;
  if (row.seen_at < now - seenMilliseconds)
    await database.prepare("update staff_sessions set seen_at = ? where token_hash = ?").bind(now, hash).run();
  return { id: row.id, name: row.name, role: row.role, demonstration };
}

/** Starts a session and removes those that have ended. */
export async function startSession(
  env: SessionEnv,
  { staffId, address, agent }: { readonly staffId: string; readonly address: string | null; readonly agent: string },
): Promise<string> {
  const database = await officeDatabase(env);
  const token = newToken();
  const now = Date.now();
  const startedAt = new Date(now).toISOString();
  await database.batch([
    database.prepare("delete from staff_sessions where ends_at < ? or seen_at < ?").bind(now, now - idleMilliseconds),
    database
      .prepare(
        `insert into staff_sessions (token_hash, staff_id, started_at, seen_at, ends_at, address, agent)
         values (?, ?, ?, ?, ?, ?, ?)`,
      )
      .bind(await sha256(token), staffId, startedAt, now, now + longestMilliseconds, address, agent.slice(0, 200)),
    database.prepare("update staff set signed_in_at = ? where id = ?").bind(startedAt, staffId),
  ]);
  return token;
}

/** Ends the session of a token. */
export async function endSession(env: SessionEnv, token: string): Promise<void> {
  const database = await officeDatabase(env);
  await database
    .prepare("delete from staff_sessions where token_hash = ?")
    .bind(await sha256(token))
    .run();
}
