/**
 * What belongs to one token subject (an anonymous id or a customer): the grants behind its tokens and its active cart.
 * One object a subject, so that revoking, rotating and "two first adds at once" have one writer.
 */
import { DurableObject } from "cloudflare:workers";
import type { ServicesEnv } from "../../env";
import schema from "./shopper-object.sql";

/** A refresh token that was just rotated still works this long, for answers that got lost on the way. */
const rotationGraceMilliseconds = 60_000;

export interface NewGrant {
  readonly grantId: string;
  readonly refreshHash: string;
  /** End of the refresh token and of everything issued with it; milliseconds since 1970. */
  readonly expiresAt: number;
}

type GrantRow = {
  refresh_hash: string;
  previous_hash: string | null;
  previous_until: number;
  expires_at: number;
};

export class ShopperObject extends DurableObject<ServicesEnv> {
  #ready = false;

  /** The database with its tables; they are made at first use and again after everything was deleted. */
  get #sql(): SqlStorage {
    const { sql } = this.ctx.storage;
    if (!this.#ready) sql.exec(schema);
    this.#ready = true;
    return sql;
  }

  async issue({ grantId, refreshHash, expiresAt }: NewGrant): Promise<void> {
    this.#sql.exec(
      "insert into grants (id, refresh_hash, created_at, expires_at) values (?, ?, ?, ?)",
      grantId,
      refreshHash,
      Date.now(),
      expiresAt,
    );
    await this.#scheduleCleaning(expiresAt);
  }

  /**
   * Exchanges a refresh token. A token that was rotated away longer ago than the grace is in wrong hands or replayed:
   * its grant ends.
   */
  async rotate(grantId: string, presentedHash: string, nextHash: string): Promise<boolean> {
    const now = Date.now();
    return this.ctx.storage.transactionSync(() => {
      const grant = this.#grant(grantId, now);
      if (!grant) return false;
      const current = grant.refresh_hash === presentedHash;
      if (!current && !(grant.previous_hash === presentedHash && grant.previous_until > now)) {
        this.#sql.exec("delete from grants where id = ?", grantId);
        return false;
      }
      this.#sql.exec(
        "update grants set refresh_hash = ?, previous_hash = ?, previous_until = ? where id = ?",
        nextHash,
        grant.refresh_hash,
        now + rotationGraceMilliseconds,
        grantId,
      );
      return true;
    });
  }

  async revoke(grantId: string): Promise<void> {
    this.#sql.exec("delete from grants where id = ?", grantId);
  }

  async isLive(grantId: string): Promise<boolean> {
    return this.#grant(grantId, Date.now()) !== null;
  }

  async activeCartId(): Promise<string | null> {
    return this.#cartId();
  }

  /** The active cart's id: the one there is, else `proposed`, which becomes it. */
  async claimCart(proposed: string): Promise<{ cartId: string; claimed: boolean }> {
    const existing = this.#cartId();
    if (existing) return { cartId: existing, claimed: false };
    this.#sql.exec("insert into active_cart (one, cart_id) values (1, ?)", proposed);
    return { cartId: proposed, claimed: true };
  }

  /** Forgets the active cart if it is `cartId`. */
  async releaseCart(cartId: string): Promise<void> {
    this.#sql.exec("delete from active_cart where cart_id = ?", cartId);
  }

  override async alarm(): Promise<void> {
    this.#sql.exec("delete from grants where expires_at <= ?", Date.now());
    const [row] = this.#sql.exec<{ next: number | null }>("select min(expires_at) as next from grants").toArray();
    if (row?.next) await this.ctx.storage.setAlarm(row.next);
    // Without a grant nobody can name this subject any more.
    else {
      this.#ready = false;
      await this.ctx.storage.deleteAll();
    }
  }

  #grant(grantId: string, now: number): GrantRow | null {
    const [row] = this.#sql
      .exec<GrantRow>(
        "select refresh_hash, previous_hash, previous_until, expires_at from grants where id = ? and expires_at > ?",
        grantId,
        now,
      )
      .toArray();
    return row ?? null;
  }

  #cartId(): string | null {
    const [row] = this.#sql.exec<{ cart_id: string }>("select cart_id from active_cart").toArray();
    return row?.cart_id ?? null;
  }

  async #scheduleCleaning(at: number): Promise<void> {
    const planned = await this.ctx.storage.getAlarm();
    if (planned === null || planned > at) await this.ctx.storage.setAlarm(at);
  }
}
