/** Storage of the grants behind a subject's tokens, in the object's SQLite. Methods are synchronous. */

import type { Device } from "@domain/account/device";

/** Time that a rotated refresh token still works, in case the response was lost. */
const rotationGraceMilliseconds = 60_000;
/** Time that a device is remembered after a sign-in. */
const deviceMilliseconds = 180 * 86_400_000;
/** Precision of a session's last use. */
const useStepMilliseconds = 10 * 60_000;

export interface NewGrant {
  readonly grantId: string;
  readonly refreshHash: string;
  /** Expiry of the refresh token and of all tokens issued with it; milliseconds since 1970. */
  readonly expiresAt: number;
  /** Set for a sign-in by a person. */
  readonly origin?: GrantOrigin;
}

export interface GrantOrigin extends Device {
  readonly country: string | null;
}

export interface GrantView extends GrantOrigin {
  readonly id: string;
  readonly createdAt: number;
  readonly lastUsedAt: number;
}

type GrantRow = { refresh_hash: string; previous_hash: string | null; previous_until: number };

export class GrantStore {
  readonly #sql: () => SqlStorage;

  /** @param sql returns the object's database, with migrations applied */
  constructor(sql: () => SqlStorage) {
    this.#sql = sql;
  }

  issue({ grantId, refreshHash, expiresAt, origin }: NewGrant, now: number): void {
    this.#sql().exec(
      "insert into grants (id, refresh_hash, created_at, expires_at) values (?, ?, ?, ?)",
      grantId,
      refreshHash,
      now,
      expiresAt,
    );
    if (!origin) return;
    this.#sql().exec(
      "insert into grant_origins (grant_id, browser, system, country) values (?, ?, ?, ?)",
      ...[grantId, origin.browser, origin.system, origin.country],
    );
  }

  /**
   * Records the device of a sign-in. True for a new device: not the account's first, and not seen for half a year. A
   * device without a readable user agent counts as known.
   */
  isNewDevice({ browser, system }: Device, now: number): boolean {
    if (browser === null || system === null) return false;
    const sql = this.#sql();
    sql.exec("delete from known_devices where seen_at < ?", now - deviceMilliseconds);
    const { known, others } = sql
      .exec<{ known: number; others: number }>(
        `select coalesce(sum(browser = ?1 and system = ?2), 0) as known, count(*) as others from known_devices`,
        ...[browser, system],
      )
      .one();
    sql.exec("insert or replace into known_devices (browser, system, seen_at) values (?, ?, ?)", browser, system, now);
    return known === 0 && others > 0;
  }

  /**
   * Exchanges a refresh token. Use of a token rotated longer ago than the grace period means theft or replay, and ends
   * the grant.
   */
  rotate(grantId: string, presentedHash: string, nextHash: string, now: number): boolean {
    const [grant] = this.#sql()
      .exec<GrantRow>(
        "select refresh_hash, previous_hash, previous_until from grants where id = ? and expires_at > ?",
        grantId,
        now,
      )
      .toArray();
    if (!grant) return false;
    const justRotated = grant.previous_hash === presentedHash && grant.previous_until > now;
    // Another window rotated a moment earlier and got the same token.
    if (justRotated && grant.refresh_hash === nextHash) return true;
    const current = grant.refresh_hash === presentedHash;
    if (!current && !justRotated) {
      this.revoke(grantId);
      return false;
    }
    this.#sql().exec(
      "update grants set refresh_hash = ?, previous_hash = ?, previous_until = ? where id = ?",
      nextHash,
      grant.refresh_hash,
      now + rotationGraceMilliseconds,
      grantId,
    );
    return true;
  }

  revoke(grantId: string): void {
    this.#sql().exec("delete from grants where id = ?", grantId);
    this.#dropRest();
  }

  /** @param kept id of a grant to keep */
  revokeAll(kept: string | null = null): void {
    this.#sql().exec("delete from grants where id is not ?", kept);
    this.#dropRest();
  }

  /** Deletes dependent rows of ended grants. */
  #dropRest(): void {
    this.#sql().exec("delete from grant_uses where grant_id not in (select id from grants)");
    this.#sql().exec("delete from grant_origins where grant_id not in (select id from grants)");
    this.#sql().exec("delete from programs where grant_id not in (select id from grants)");
  }

  isLive(grantId: string, now: number): boolean {
    return (
      this.#sql().exec("select 1 from grants where id = ? and expires_at > ?", grantId, now).toArray().length === 1
    );
  }

  /** Records a use of the grant. */
  use(grantId: string, now: number): void {
    const [row] = this.#sql()
      .exec<{ at: number }>("select last_used_at as at from grant_uses where grant_id = ?", grantId)
      .toArray();
    if (row && row.at > now - useStepMilliseconds) return;
    this.#sql().exec("insert or replace into grant_uses (grant_id, last_used_at) values (?, ?)", grantId, now);
  }

  /** Sessions of people; programs have a separate list. */
  list(now: number): GrantView[] {
    return this.#sql()
      .exec<Record<keyof GrantView, never>>(
        `select id, created_at as createdAt, coalesce(last_used_at, created_at) as lastUsedAt, browser, system, country
         from grants left join grant_uses u on u.grant_id = id left join grant_origins o on o.grant_id = id
         where expires_at > ? and id not in (select grant_id from programs) order by lastUsedAt desc limit 100`,
        now,
      )
      .toArray();
  }

  /** Removes expired grants; returns the next expiry. */
  clean(now: number): number | null {
    this.#sql().exec("delete from grants where expires_at <= ?", now);
    this.#dropRest();
    return this.nextEnd();
  }

  nextEnd(): number | null {
    return this.#sql().exec<{ next: number | null }>("select min(expires_at) as next from grants").one().next;
  }
}
