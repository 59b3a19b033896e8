/** Rate limit on guesses at the console's password: one object per network, and one for all networks together. */

import { DurableObject } from "cloudflare:workers";
import { createHash, timingSafeEqual } from "node:crypto";
import type { LogsEnv } from "./env";

/** Failures within the window. `everyone` applies only to networks without a recent sign-in. */
export const attemptLimits = { windowSeconds: 600, network: 10, everyone: 1000, knownDays: 30 } as const;

const windowMs = attemptLimits.windowSeconds * 1000;
const dayMs = 86_400_000;
const knownMs = attemptLimits.knownDays * dayMs;

/** `wait` is in seconds; 0 means that the password was compared and is wrong. */
export type Attempt = { readonly open: true } | { readonly open: false; readonly wait: number };

export class ConsoleAttempts extends DurableObject<LogsEnv> {
  /**
   * Compares the password if the network may still try. There is no await between the count and the record of a
   * failure, so concurrent guesses cannot pass the limit.
   *
   * @param crowded seconds that a network without a recent sign-in has to wait because of other networks
   */
  async attempt(given: string, crowded: number): Promise<Attempt> {
    const now = Date.now();
    const own = this.#wait(attemptLimits.network, now);
    const enteredAt = this.#enteredAt();
    const wait = enteredAt !== null && enteredAt > now - knownMs ? own : Math.max(own, crowded);
    if (wait > 0) return { open: false, wait };
    if (!isSame(given, this.env.CONSOLE_PASSWORD)) {
      await this.#count(now);
      return { open: false, wait: 0 };
    }
    // Every page calls this; precision of a day avoids a write each time.
    if (enteredAt === null || enteredAt < now - dayMs) await this.#remember(now);
    return { open: true };
  }

  /** Seconds until the limit over all networks allows another failure. Counts nothing itself. */
  async crowded(): Promise<number> {
    return this.#wait(attemptLimits.everyone, Date.now());
  }

  async count(): Promise<void> {
    await this.#count(Date.now());
  }

  /** Removes expired failures, and the network once its last sign-in has expired. */
  override async alarm(): Promise<void> {
    const enteredAt = this.#enteredAt();
    if (enteredAt === null || enteredAt <= Date.now() - knownMs) return this.ctx.storage.deleteAll();
    this.#sql().exec("delete from failures where at <= ?", Date.now() - windowMs);
    await this.ctx.storage.setAlarm(enteredAt + knownMs);
  }

  async #count(now: number): Promise<void> {
    this.#sql().exec("delete from failures where at <= ?", now - windowMs);
    this.#sql().exec("insert into failures (at) values (?)", now);
    await this.ctx.storage.setAlarm(now + windowMs);
  }

  async #remember(now: number): Promise<void> {
    this.#sql().exec(
      "insert into entered (only, at) values (1, ?) on conflict (only) do update set at = excluded.at",
      now,
    );
    if ((await this.ctx.storage.getAlarm()) === null) await this.ctx.storage.setAlarm(now + knownMs);
  }

  #wait(limit: number, now: number): number {
    const { failures, oldest } = this.#sql()
      .exec<{ failures: number; oldest: number | null }>(
        // The oldest failure in the window must expire before the next one is allowed.
        "select count(*) as failures, min(at) as oldest from (select at from failures where at > ? order by at desc limit ?)",
        now - windowMs,
        limit,
      )
      .one();
    return failures < limit ? 0 : Math.max(1, Math.ceil(((oldest ?? now) + windowMs - now) / 1000));
  }

  #enteredAt(): number | null {
    return this.#sql().exec<{ at: number | null }>("select max(at) as at from entered").one().at;
  }

  /** Creates the tables on every use, because the alarm may have deleted all storage. */
  #sql(): SqlStorage {
    const { sql } = this.ctx.storage;
    sql.exec("create table if not exists failures (at integer not null)");
    sql.exec("create table if not exists entered (only integer primary key, at integer not null)");
    return sql;
  }
}

/** Compares digests, so timing reveals nothing about the password. */
function isSame(given: string, password: string | undefined): boolean {
  if (!password) return false;
  const digest = (text: string) => createHash("sha256").update(text).digest();
  return timingSafeEqual(digest(given), digest(password));
}
