/** Times at which a version was first seen in a region: marks on the charts. */
import type { RequestLine } from "@contracts/values/request-line";

export interface Deployment {
  readonly region: string;
  readonly version: string;
  /** Milliseconds since 1970. */
  readonly at: number;
}

const keptDeployments = 200;

export class DeploymentStore {
  readonly #sql: SqlStorage;
  /** Stored pairs of region and version, so a line writes a row only for a new pair. */
  readonly #known: Set<string>;

  constructor(sql: SqlStorage) {
    this.#sql = sql;
    const rows = sql.exec<{ region: string; version: string }>("select region, version from deployments").toArray();
    this.#known = new Set(rows.map(({ region, version }) => `${region} ${version}`));
  }

  add(lines: readonly RequestLine[]): void {
    for (const { region, version, at } of lines) {
      if (version === undefined || this.#known.has(`${region} ${version}`)) continue;
      this.#known.add(`${region} ${version}`);
      this.#sql.exec("insert or ignore into deployments values (?, ?, ?)", region, version, at);
      this.#sql.exec(
        "delete from deployments where at < (select min(at) from (select at from deployments order by at desc limit ?))",
        keptDeployments,
      );
    }
  }

  /** Oldest first. */
  between(from: number, until: number): Deployment[] {
    return this.#sql
      .exec<Record<keyof Deployment, never>>(
        "select region, version, at from deployments where at between ? and ? order by at, region",
        from,
        until,
      )
      .toArray();
  }
}
