/**
 * Applies pending migrations to a D1 database at its first use in an isolate, so local machines, tests and deployments
 * migrate in the same way. Names of applied migrations are stored in the table of `wrangler d1 migrations`.
 */

export interface Migration {
  /** For example "0001_products.sql". Never renamed once released. */
  readonly name: string;
  readonly sql: string;
}

let applied = new WeakSet<D1Database>();

/**
 * Resolves when all migrations are applied. Costs one read per isolate. Only the result is cached, never the pending
 * promise: if its request is cancelled, the promise never settles and would block all others.
 */
export async function migrated(database: D1Database, migrations: readonly Migration[]): Promise<void> {
  if (applied.has(database)) return;
  await migrate(database, migrations);
  applied.add(database);
}

/** Clears the cached results after a restore or a test has emptied databases, so their next use migrates again. */
export function forgetMigrations(): void {
  applied = new WeakSet();
}

/** True if a migration was ever applied to the database. */
export async function hasMigrations(database: D1Database): Promise<boolean> {
  const table = "select 1 from sqlite_master where type = 'table' and name = 'd1_migrations'";
  return (await database.prepare(table).first()) !== null;
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
      // If two isolates start at once, the unique name stops one of them; a batch is atomic.
      const { results: now } = await database.prepare("select name from d1_migrations where name = ?").bind(name).all();
      if (now.length === 0) throw error;
    }
  }
}

/** Splits a migration file at semicolons that end a line. A trigger must be on one line. */
export function statementsOf(sql: string): string[] {
  return sql
    .replace(/^\s*--.*$/gm, "")
    .split(/;\s*(?:\n|$)/)
    .map((statement) => statement.trim())
    .filter((statement) => statement !== "");
}
