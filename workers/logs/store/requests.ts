/** Storage of requests: written in batches, searchable, bounded in age and number. */
import type { RequestLine } from "@contracts/values/request-line";
import { isFailed } from "../figures/failed";
import { subjectsOf } from "../figures/subjects";
import type { Retention } from "../settings";
import { inBatches } from "./batches";
import { type KeptLine, writeLine } from "./line";
import { conditionsOf, type RequestSearch } from "./search";

/** A request in a list. */
export interface RequestRow {
  readonly seq: number;
  readonly id: string;
  readonly at: number;
  readonly region: RequestLine["region"];
  readonly method: string;
  readonly path: string;
  readonly pattern: string | null;
  readonly status: number;
  readonly ms: number;
  readonly cache: RequestLine["cache"];
  readonly failed: number;
  readonly country: string | null;
  readonly language: string | null;
  readonly visitor: string | null;
  readonly calls: number;
}

const columns =
  "seq, id, at, region, method, path, pattern, status, ms, cache, failed, country, language, visitor, calls";
/** Rows above the limit before the oldest are removed. */
const trimSlack = 1000;

export class RequestStore {
  readonly #sql: SqlStorage;
  #last: number;

  constructor(sql: SqlStorage) {
    this.#sql = sql;
    const [row] = sql
      .exec<{ seq: number }>("select max(coalesce((select max(seq) from request_rows), 0), seq) as seq from counted")
      .toArray();
    this.#last = row?.seq ?? 0;
  }

  /**
   * Stores lines with a weight above 0, the number of requests that a line stands for. Returns all lines, for counting;
   * one that is not stored has the sequence number of the previous stored line.
   */
  append(lines: readonly RequestLine[], weigh: (line: RequestLine) => number = () => 1): KeptLine[] {
    const kept: (KeptLine & { readonly weight: number })[] = [];
    const all = lines.map((line) => {
      const weight = weigh(line);
      if (weight === 0) return { seq: this.#last, line };
      this.#last += 1;
      const entry = { seq: this.#last, line, weight };
      kept.push(entry);
      return entry;
    });
    const rows = kept.map(({ seq, line }) =>
      JSON.stringify([
        seq,
        line.id,
        line.at,
        line.region,
        line.method,
        line.path,
        line.pattern || null,
        line.status,
        line.ms,
        line.cache,
        isFailed(line) ? 1 : 0,
        line.country ?? null,
        line.language ?? null,
        line.visitor ?? null,
        line.visit ?? null,
        line.upstream.length,
      ]),
    );
    const texts = kept.map(({ seq, line, weight }) => JSON.stringify([seq, writeLine(line, weight)]));
    const subjects = kept.flatMap(({ seq, line }) =>
      subjectsOf(line).map(({ kind, value }) => JSON.stringify([kind, value, seq])),
    );
    this.#insert("request_rows", 16, rows);
    this.#insert("request_lines", 2, texts);
    this.#insert("request_subjects", 3, subjects);
    return all;
  }

  #insert(table: "request_rows" | "request_lines" | "request_subjects", width: number, rows: readonly string[]): void {
    const values = Array.from({ length: width }, (_, index) => `value ->> ${index}`).join(", ");
    for (const batch of inBatches(rows))
      this.#sql.exec(`insert into ${table} select ${values} from json_each(?)`, batch);
  }

  /** Newest first. Returns one more than `limit` if there are more. */
  search(search: RequestSearch, limit: number): RequestRow[] {
    const { where, values } = conditionsOf(search);
    return this.#sql
      .exec<Record<keyof RequestRow, never>>(
        `select ${columns} from request_rows ${where} order by seq desc limit ?`,
        ...values,
        limit + 1,
      )
      .toArray();
  }

  /** Texts of lines, newest first. */
  lines(search: RequestSearch, limit: number): string[] {
    const { where, values } = conditionsOf(search);
    return this.#sql
      .exec<{ line: string }>(
        `select line from request_rows join request_lines using (seq) ${where} order by seq desc limit ?`,
        ...values,
        limit,
      )
      .toArray()
      .map(({ line }) => line);
  }

  /** Text of the line of the first failed request that matches. */
  firstFailure(search: RequestSearch): string | null {
    const { where, values } = conditionsOf({ ...search, failed: true });
    const [row] = this.#sql
      .exec<{ line: string }>(
        `select line from request_rows join request_lines using (seq) ${where} order by seq limit 1`,
        ...values,
      )
      .toArray();
    return row?.line ?? null;
  }

  /** Line of the request with this id, or of the newest whose id starts with it. */
  find(id: string): string | null {
    const [row] = this.#sql
      .exec<{ line: string }>(
        `select line from request_rows join request_lines using (seq)
         where id >= ? and id < ? order by seq desc limit 1`,
        id,
        `${id}\uffff`,
      )
      .toArray();
    return row?.line ?? null;
  }

  /** Milliseconds since 1970; null if there was no request. */
  lastAt(): number | null {
    const [row] = this.#sql.exec<{ at: number | null }>("select max(at) as at from request_rows").toArray();
    return row?.at ?? null;
  }

  count(): number {
    const [row] = this.#sql.exec<{ rows: number }>("select count(*) as rows from request_rows").toArray();
    return row?.rows ?? 0;
  }

  /** @returns true if rows were removed */
  trim(now: number, { requests, days }: Pick<Retention, "requests" | "days">): boolean {
    const [row] = this.#sql
      .exec<{ first: number | null; kept: number | null }>(
        "select (select min(seq) from request_rows) as first, (select max(seq) from request_rows where at < ?) as kept",
        now - days * 86_400_000,
      )
      .toArray();
    const tooMany = this.#last - requests;
    const until = Math.max(row?.kept ?? 0, tooMany > (row?.first ?? 0) + trimSlack ? tooMany : 0);
    if (row?.first == null || until < row.first) return false;
    for (const table of ["request_rows", "request_lines", "request_subjects"]) {
      this.#sql.exec(`delete from ${table} where seq <= ?`, until);
    }
    return true;
  }
}
