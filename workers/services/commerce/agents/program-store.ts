/** Storage of a customer's programs, beside the grants. Methods are synchronous. */
import { type ProgramAccess, type ProgramConsent, programConsent } from "@contracts/customers/programs";
import * as v from "valibot";
import type { GrantStore, NewGrant } from "../shoppers/grant-store";

/** Time to exchange a code. */
const codeMilliseconds = 60_000;
/** Time that a code is remembered after that, to detect a second use. */
const memoryMilliseconds = 10 * 60_000;
/** Maximum number of unexchanged codes. */
const maxCodes = 20;

export interface ProgramView extends ProgramAccess {
  readonly createdAt: number;
  readonly lastUsedAt: number;
}

/** Parameters that prove that a code was issued to the program. */
export interface CodeProof {
  readonly hash: string;
  readonly clientId: string;
  readonly redirectUri: string;
  /** Challenge that belongs to the verifier. */
  readonly codeChallenge: string;
  /** Thumbprint of the key that the program proved; null without a proof. */
  readonly jkt: string | null;
}

const stored = v.pipe(v.string(), v.parseJson(), programConsent);

export class ProgramStore {
  readonly #sql: () => SqlStorage;
  readonly #grants: GrantStore;

  constructor(sql: () => SqlStorage, grants: GrantStore) {
    this.#sql = sql;
    this.#grants = grants;
  }

  /** False if too many codes wait. */
  addCode(hash: string, consent: ProgramConsent, now: number): boolean {
    const sql = this.#sql();
    sql.exec("delete from program_codes where expires_at < ?", now - memoryMilliseconds);
    const { waiting } = sql.exec<{ waiting: number }>("select count(*) as waiting from program_codes").one();
    if (waiting >= maxCodes) return false;
    const document = JSON.stringify(consent);
    const expires = now + codeMilliseconds;
    sql.exec("insert into program_codes (hash, document, expires_at) values (?, ?, ?)", hash, document, expires);
    return true;
  }

  /** Exchanges a code once for a grant. A second use means that the code was stolen, and ends the grant. */
  redeem(
    { hash, clientId, redirectUri, codeChallenge, jkt }: CodeProof,
    grant: NewGrant,
    now: number,
  ): ProgramAccess | null {
    const sql = this.#sql();
    const [row] = sql
      .exec<{ document: string; expires_at: number; grant_id: string | null }>(
        "select document, expires_at, grant_id from program_codes where hash = ?",
        hash,
      )
      .toArray();
    if (!row) return null;
    if (row.grant_id) this.#grants.revoke(row.grant_id);
    const consent = v.parse(stored, row.document);
    const fits =
      consent.clientId === clientId &&
      consent.redirectUri === redirectUri &&
      consent.codeChallenge === codeChallenge &&
      (consent.jkt === undefined || consent.jkt === jkt) &&
      row.grant_id === null &&
      row.expires_at > now;
    if (!fits) {
      // A single wrong attempt consumes the code.
      sql.exec("update program_codes set expires_at = min(expires_at, ?) where hash = ?", now, hash);
      return null;
    }
    const bound = { ...consent, ...(jkt !== null && { jkt }) };
    this.#grants.issue(grant, now);
    sql.exec("insert into programs (grant_id, document) values (?, ?)", grant.grantId, JSON.stringify(bound));
    sql.exec("update program_codes set grant_id = ? where hash = ?", grant.grantId, hash);
    return accessOf(grant.grantId, bound);
  }

  /** The access of a live grant; null for other grants. */
  access(grantId: string, now: number): ProgramAccess | null {
    if (!this.#grants.isLive(grantId, now)) return null;
    const [row] = this.#sql()
      .exec<{ document: string }>("select document from programs where grant_id = ?", grantId)
      .toArray();
    return row ? accessOf(grantId, v.parse(stored, row.document)) : null;
  }

  list(now: number): ProgramView[] {
    const rows = this.#sql()
      .exec<{ id: string; document: string; createdAt: number; lastUsedAt: number }>(
        `select id, document, created_at as createdAt, coalesce(last_used_at, created_at) as lastUsedAt
         from programs join grants on id = programs.grant_id left join grant_uses u on u.grant_id = id
         where expires_at > ? order by lastUsedAt desc limit 100`,
        now,
      )
      .toArray();
    return rows.map(({ id, document, createdAt, lastUsedAt }) => {
      return { ...accessOf(id, v.parse(stored, document)), createdAt, lastUsedAt };
    });
  }
}

const accessOf = (id: string, { clientId, clientName, scopes, jkt }: ProgramConsent): ProgramAccess => ({
  ...{ id, clientId, clientName, scopes },
  ...(jkt !== undefined && { jkt }),
});
