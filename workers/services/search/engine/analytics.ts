/**
 * Counts of queries and clicks by day. Queries are buffered in memory and written together; clicks are written at once.
 */
import type { Sql } from "./sql";

/** Days kept, and rows per day in each table. More queries of a day are counted together. */
const keptDays = 90;
const maxRowsPerDay = 5000;
const otherQueries = "(other)";

/** The query to store, without email addresses that people type into the search box. */
function keptQuery(query: string): string {
  const shown = query.trim().toLowerCase();
  return /[^\s@]@[^\s@]/.test(shown) ? otherQueries : shown;
}

interface QueryCount {
  readonly query: string;
  readonly searches: number;
  readonly withoutResults: number;
}
interface ClickCount {
  readonly query: string;
  readonly document: string;
  readonly clicks: number;
}
export interface AnalyticsRange {
  /** First and last day included, "YYYY-MM-DD". */
  readonly from: string;
  readonly to: string;
  readonly limit: number;
  readonly tag: string;
}

export class Analytics {
  readonly #pending = new Map<string, { searches: number; withoutResults: number }>();

  constructor(readonly sql: Sql) {}

  /** True for the first search since the last `flush`. */
  countSearch(query: string, tags: readonly string[], results: number, now: number): boolean {
    const first = this.#pending.size === 0;
    const shown = keptQuery(query);
    for (const tag of ["", ...tags]) {
      const key = JSON.stringify([dayOf(now), shown, tag]);
      const pending = this.#pending.get(key) ?? { searches: 0, withoutResults: 0 };
      pending.searches += 1;
      if (results === 0) pending.withoutResults += 1;
      this.#pending.set(key, pending);
    }
    return first;
  }

  flush(now: number): void {
    if (this.#pending.size === 0) return;
    const entries = [...this.#pending].map(([key, counts]) => {
      const [day, query, tag]: [string, string, string] = JSON.parse(key);
      return { day, query, tag, ...counts };
    });
    this.#pending.clear();
    const room = this.#room("query_counts", dayOf(now));
    for (const [index, { day, query, tag, searches, withoutResults }] of entries.entries()) {
      this.sql.exec(
        `insert into query_counts (day, query, tag, searches, without_results) values (?, ?, ?, ?, ?)
         on conflict do update set searches = searches + excluded.searches, without_results = without_results + excluded.without_results`,
        day,
        index < room ? query : otherQueries,
        tag,
        searches,
        withoutResults,
      );
    }
    this.#forgetOld(now);
  }

  countClick(query: string, document: string, now: number): void {
    const day = dayOf(now);
    const full = this.#room("click_counts", day) <= 0;
    this.sql.exec(
      `insert into click_counts (day, query, document, clicks) values (?, ?, ?, 1)
       on conflict do update set clicks = clicks + 1`,
      day,
      full ? otherQueries : keptQuery(query),
      full ? "" : document,
    );
  }

  queries({ from, to, limit, tag }: AnalyticsRange): QueryCount[] {
    return this.sql
      .exec<{ query: string; searches: number; withoutResults: number }>(
        `select query, sum(searches) as searches, sum(without_results) as withoutResults from query_counts
         where day between ? and ? and tag = ? group by query order by searches desc, query limit ?`,
        from,
        to,
        tag,
        limit,
      )
      .toArray();
  }

  clicks({ from, to, limit }: AnalyticsRange): ClickCount[] {
    return this.sql
      .exec<{ query: string; document: string; clicks: number }>(
        `select query, document, sum(clicks) as clicks from click_counts
         where day between ? and ? group by query, document order by clicks desc, query, document limit ?`,
        from,
        to,
        limit,
      )
      .toArray();
  }

  totals({ from, to }: AnalyticsRange): { searches: number; withoutResults: number; clicks: number } {
    const counted = this.sql
      .exec<{ searches: number | null; withoutResults: number | null }>(
        `select sum(searches) as searches, sum(without_results) as withoutResults from query_counts
         where day between ? and ? and tag = ''`,
        from,
        to,
      )
      .one();
    const clicked = this.sql
      .exec<{ clicks: number | null }>(
        "select sum(clicks) as clicks from click_counts where day between ? and ?",
        from,
        to,
      )
      .one();
    return {
      searches: counted.searches ?? 0,
      withoutResults: counted.withoutResults ?? 0,
      clicks: clicked.clicks ?? 0,
    };
  }

  #room(table: "query_counts" | "click_counts", day: string): number {
    const { rows } = this.sql.exec<{ rows: number }>(`select count(*) as rows from ${table} where day = ?`, day).one();
    return maxRowsPerDay - rows;
  }

  #forgetOld(now: number): void {
    const oldest = dayOf(now - keptDays * 86_400_000);
    this.sql.exec("delete from query_counts where day < ?", oldest);
    this.sql.exec("delete from click_counts where day < ?", oldest);
  }
}

/** UTC day of a time. */
function dayOf(time: number): string {
  return new Date(time).toISOString().slice(0, 10);
}
