/** Applies pending migrations. The object handles nothing else meanwhile. */
import requests from "../migrations/0001_requests.sql";
import figuresAndSearch from "../migrations/0002_figures_and_search.sql";
import alerts from "../migrations/0003_alerts.sql";
import figuresByRegion from "../migrations/0004_figures_by_region.sql";
import callsByUpstream from "../migrations/0005_calls_by_upstream.sql";
import telemetry from "../migrations/0006_telemetry.sql";
import holdsAndDeployments from "../migrations/0007_holds_and_deployments.sql";
import messageAttempts from "../migrations/0008_message_attempts.sql";
import exportFaults from "../migrations/0009_export_faults.sql";
import workSpans from "../migrations/0010_work_spans.sql";

const migrations = [
  { name: "0001_requests.sql", sql: requests },
  { name: "0002_figures_and_search.sql", sql: figuresAndSearch },
  { name: "0003_alerts.sql", sql: alerts },
  { name: "0004_figures_by_region.sql", sql: figuresByRegion },
  { name: "0005_calls_by_upstream.sql", sql: callsByUpstream },
  { name: "0006_telemetry.sql", sql: telemetry },
  { name: "0007_holds_and_deployments.sql", sql: holdsAndDeployments },
  { name: "0008_message_attempts.sql", sql: messageAttempts },
  { name: "0009_export_faults.sql", sql: exportFaults },
  { name: "0010_work_spans.sql", sql: workSpans },
];

/** @param upTo number of migrations to apply, for tests of older databases; all if omitted */
export function migrate(
  storage: Pick<DurableObjectStorage, "sql" | "transactionSync">,
  upTo = migrations.length,
): void {
  const { sql } = storage;
  sql.exec("create table if not exists applied_migrations (name text primary key)");
  const applied = new Set(
    sql
      .exec<{ name: string }>("select name from applied_migrations")
      .toArray()
      .map(({ name }) => name),
  );
  for (const migration of migrations.slice(0, upTo).filter(({ name }) => !applied.has(name))) {
    storage.transactionSync(() => {
      sql.exec(migration.sql);
      sql.exec("insert into applied_migrations values (?)", migration.name);
    });
  }
}
