/** Exact rate limit counters, one object per subject. Coarse limits use the platform's own feature. */
import { DurableObject } from "cloudflare:workers";
import type { ServicesEnv } from "../../env";

export class RateLimitObject extends DurableObject<ServicesEnv> {
  /**
   * Counts one use. Allows at most `limit` uses in any window of `windowSeconds`: returns 0, or the seconds to wait. A
   * refused use does not count.
   */
  async take(limit: number, windowSeconds: number): Promise<number> {
    const now = Date.now();
    const wait = this.#wait(limit, windowSeconds, now);
    if (wait > 0) return wait;
    this.ctx.storage.sql.exec("insert into uses (at) values (?)", now);
    await this.ctx.storage.setAlarm(now + windowSeconds * 1000);
    return 0;
  }

  /** Seconds that the next use would have to wait; does not count as a use. */
  async look(limit: number, windowSeconds: number): Promise<number> {
    return this.#wait(limit, windowSeconds, Date.now());
  }

  /** Uses in the window. */
  async count(windowSeconds: number): Promise<number> {
    const { sql } = this.ctx.storage;
    sql.exec("create table if not exists uses (at integer not null)");
    const since = Date.now() - windowSeconds * 1000;
    return sql.exec<{ uses: number }>("select count(*) as uses from uses where at > ?", since).one().uses;
  }

  /** Clears all counted uses. */
  async clear(): Promise<void> {
    await this.ctx.storage.deleteAlarm();
    await this.ctx.storage.deleteAll();
  }

  override async alarm(): Promise<void> {
    await this.ctx.storage.deleteAll();
  }

  #wait(limit: number, windowSeconds: number, now: number): number {
    const { sql } = this.ctx.storage;
    sql.exec("create table if not exists uses (at integer not null)");
    sql.exec("delete from uses where at <= ?", now - windowSeconds * 1000);
    const { uses, oldest } = sql
      .exec<{ uses: number; oldest: number | null }>("select count(*) as uses, min(at) as oldest from uses")
      .one();
    if (uses < limit) return 0;
    return Math.max(1, Math.ceil(((oldest ?? now) + windowSeconds * 1000 - now) / 1000));
  }
}
