/** Telemetry that the collector refused or never got, for the console. */
import type { Signal } from "./collector";

export interface ExportFault {
  readonly signal: Signal;
  /** The collector's answer, how the call failed, or why records were dropped unsent. */
  readonly failure: string;
  readonly attempts: number;
  /** Records that are lost: requests, or parts of them that the collector counted itself. */
  readonly lost: number;
  /** Milliseconds since 1970. */
  readonly first: number;
  readonly last: number;
}

export class ExportFaultStore {
  readonly #sql: SqlStorage;
  constructor(sql: SqlStorage) {
    this.#sql = sql;
  }

  add(signal: Signal, failure: string, lost: number, now: number): void {
    this.#sql.exec(
      `insert into export_faults values (?1, ?2, 1, ?3, ?4, ?4) on conflict (signal, failure) do update set
         attempts = attempts + 1, lost = lost + excluded.lost, last_at = excluded.last_at`,
      ...[signal, failure, lost, now],
    );
  }

  /** Faults with an attempt between two times, the one that lost most first. */
  between(since: number, until: number): ExportFault[] {
    return this.#sql
      .exec<Record<keyof ExportFault, never>>(
        `select signal, failure, attempts, lost, first_at as first, last_at as last from export_faults
         where last_at >= ? and first_at <= ? order by lost desc, first_at`,
        since,
        until,
      )
      .toArray();
  }

  /** A failure that comes back later begins anew. */
  trim(before: number): void {
    this.#sql.exec("delete from export_faults where last_at < ?", before);
  }
}
