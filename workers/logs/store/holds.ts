/** Operators' statements about alerts: acknowledged, or silenced for a time. */

export interface Hold {
  readonly alert: string;
  readonly kind: "acknowledged" | "silenced";
  readonly who: string;
  /** Milliseconds since 1970. */
  readonly at: number;
  readonly until: number;
}

export class HoldStore {
  readonly #sql: SqlStorage;
  constructor(sql: SqlStorage) {
    this.#sql = sql;
  }

  /** Holds that have not ended. */
  current(now: number): Hold[] {
    return this.#sql
      .exec<Record<keyof Hold, never>>("select alert, kind, who, at, until from alert_holds where until > ?", now)
      .toArray();
  }

  /** Replaces the former statement. */
  set({ alert, kind, who, at, until }: Hold): void {
    this.#sql.exec("insert or replace into alert_holds values (?, ?, ?, ?, ?)", alert, kind, who, at, until);
    this.#tell(alert, kind, who, at);
  }

  lift(alert: string, who: string, at: number): void {
    this.#sql.exec("delete from alert_holds where alert = ?", alert);
    this.#tell(alert, "lifted", who, at);
  }

  /** Removes the acknowledgement of an alert that ended; a silence lasts to its own end. */
  ended(alert: string): void {
    this.#sql.exec("delete from alert_holds where alert = ? and kind = 'acknowledged'", alert);
  }

  trim(now: number): void {
    this.#sql.exec("delete from alert_holds where until <= ?", now);
  }

  #tell(alert: string, kind: string, who: string, at: number): void {
    this.#sql.exec(
      "insert into alert_events (alert, kind, at, value, who) values (?, ?, ?, null, ?)",
      alert,
      kind,
      at,
      who,
    );
  }
}
