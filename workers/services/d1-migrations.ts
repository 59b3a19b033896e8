/**
 * Brings a D1 database up to date before its first use in an isolate, so that a fresh machine, a test and a deployment
 * take the same way. Applied names are recorded in the table that `wrangler d1 migrations` uses.
 */

export interface Migration {
  /** "0001_products.sql"; never renamed once released. */
  readonly name: string;
  readonly sql: string;
}

const applied = new WeakSet<D1Database>();

/**
 * Resolves when every migration is in the database; costs one read an isolate, nothing afterwards. Only the fact is
 * kept and never the work: that of a request whose caller has gone would never end, and all others would wait for it.
 */
export async function migrated(database: D1Database, migrations: readonly Migration[]): Promise<void> {
  if (applied.has(database)) return;
  await migrate(database, migrations);
  applied.add(database);
}

async function migrate(database: D1Database, migrations: readonly Migration[]): Promise<void> {
  await database
    .prepare(
      "create table if not exists d1_migrations (id integer primary key autoincrement, name text unique, applied_at timestamp default current_timestamp not null)",
    )
    .run();
  const { results } = await database.prepare("select name from d1_migrations").all<{ name: string }>();
  const done = new Set(results.map((row) => row.name));
  for (const { name, sql } of migrations) {
    if (done.has(name)) continue;
    try {
      await database.batch([
        database.prepare("insert into d1_migrations (name) values (?)").bind(name),
        ...statementsOf(sql).map((statement) => database.prepare(statement)),
      ]);
    } catch (error) {
      // Two isolates may start at once: the unique name lets one of them through, and a batch is all or nothing.
      const { results: now } = await database.prepare("select name from d1_migrations where name = ?").bind(name).all();
      if (now.length === 0) throw error;
    }
  }
}

/** Statements of a migration file: each ends with a semicolon at the end of its line. Triggers are not supported. */
export function statementsOf(sql: string): string[] {
  return sql
    .replace(/^\s*--.*$/gm, "")
    .split(/;\s*(?:\n|$)/)
    .map((statement) => statement.trim())
    .filter((statement) => statement !== "");
}
