/** Telemetry that the collector refused or never received, for the console. */
import type { Signal } from "./collector";

export interface ExportFault {
  readonly signal: Signal;
  /** The collector's status, the reason that the call failed, or the reason that records were dropped unsent. */
  readonly failure: string;
  readonly attempts: number;
  /** Lost requests, or the records that the collector reported as rejected. */
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

  /** Removes faults without an attempt since `before`, milliseconds since 1970. */
  trim(before: number): void {
    this.#sql.exec("delete from export_faults where last_at < ?", before);
  }
}
