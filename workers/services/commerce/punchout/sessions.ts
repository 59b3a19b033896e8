/** Punchout sessions between the procurement system's log-in and the arrival of the buyer's browser. */

import { money } from "@contracts/values/money";
import { randomBase64Url } from "@domain/http/base64url";
import * as v from "valibot";
import type { ServicesEnv } from "../../env";
import { sha256 } from "../../shared/secrets";
import { directoryDatabase } from "../customers/customer-directory";
import { handOverDetails } from "./hand-over-store";

const session = v.object({
  ...v.omit(handOverDetails, ["cxmlField"]).entries,
  country: v.string(),
  lines: v.pipe(
    v.array(
      v.object({
        ...{ sku: v.string(), quantity: v.number(), reference: v.optional(v.nullable(v.string())) },
        price: v.optional(v.nullable(money)),
      }),
    ),
    v.readonly(),
  ),
});
export type PunchoutSession = v.InferOutput<typeof session>;

interface FoundSession {
  readonly id: string;
  /** Identity of the buyer. */
  readonly buyer: string;
  readonly session: PunchoutSession;
}

/** The browser follows at once, so a leaked address expires quickly. */
const tokenMilliseconds = 60_000;
/** Kept for operators to investigate, without personal data. */
const keptMilliseconds = 30 * 24 * 3600 * 1000;

const prefix = "bpt1";

/** Stores a session and returns its one-time token. */
export async function beginSession(env: ServicesEnv, buyer: string, begun: PunchoutSession): Promise<string> {
  const id = randomBase64Url(16);
  const secret = randomBase64Url(32);
  const now = Date.now();
  const database = await directoryDatabase(env);
  await database.batch([
    database
      .prepare(
        "insert into punchout_sessions (id, token_hash, token_ends_at, buyer, document, begun_at) values (?, ?, ?, ?, ?, ?)",
      )
      .bind(id, await sha256(secret), now + tokenMilliseconds, buyer, JSON.stringify(begun), now),
    database.prepare("delete from punchout_sessions where begun_at < ?").bind(now - keptMilliseconds),
  ]);
  return `${prefix}.${id}.${secret}`;
}

/** The session of a token, without using it up; null if unknown, used or expired. */
export async function findSession(env: ServicesEnv, token: string): Promise<FoundSession | null> {
  const parts = partsOf(token);
  if (!parts) return null;
  const database = await directoryDatabase(env);
  const row = await database
    .prepare(
      `select buyer, document from punchout_sessions
       where id = ? and token_hash = ? and token_ends_at > ? and redeemed_at is null`,
    )
    .bind(parts.id, await sha256(parts.secret), Date.now())
    .first<{ buyer: string; document: string }>();
  return row && { id: parts.id, buyer: row.buyer, session: v.parse(session, JSON.parse(row.document)) };
}

/** Identity of a session's buyer; null for an unknown session. */
export async function buyerOfSession(env: ServicesEnv, id: string): Promise<string | null> {
  const database = await directoryDatabase(env);
  const row = await database
    .prepare("select buyer from punchout_sessions where id = ?")
    .bind(id)
    .first<{ buyer: string }>();
  return row?.buyer ?? null;
}

/** Uses up a token; true only for the first caller. */
export async function consumeToken(env: ServicesEnv, token: string): Promise<boolean> {
  const parts = partsOf(token);
  if (!parts) return false;
  const now = Date.now();
  const database = await directoryDatabase(env);
  const { meta } = await database
    .prepare(
      `update punchout_sessions set redeemed_at = ?
       where id = ? and token_hash = ? and token_ends_at > ? and redeemed_at is null`,
    )
    .bind(now, parts.id, await sha256(parts.secret), now)
    .run();
  return meta.changes === 1;
}

function partsOf(token: string): { id: string; secret: string } | null {
  const [version, id, secret, ...rest] = token.split(".");
  if (version !== prefix || !id || !secret || rest.length > 0 || token.length > 256) return null;
  return { id, secret };
}
