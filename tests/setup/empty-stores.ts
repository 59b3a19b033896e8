/** Files of the project `workers` share a runtime; this empties databases and objects before each file. */
import { env, reset } from "cloudflare:test";
import { beforeAll } from "vitest";
import { forgetMigrations as forgetOwnMigrations } from "../../workers/services/d1-migrations";

/** The bundle that the runtime serves has a separate copy of the modules. */
const bundle = "../../.cache/services-under-test/services.js";

beforeAll(async () => {
  const { forgetMigrations }: { forgetMigrations(): void } = await import(bundle);
  await wakeDatabases();
  await reset();
  forgetMigrations();
  forgetOwnMigrations();
});

/**
 * `reset` empties only databases and objects in memory. The runtime unloads a database after ten idle seconds, so a
 * slow file would leave its earlier rows to the next file. Unloaded objects keep their rows, so files use separate
 * names.
 */
async function wakeDatabases(): Promise<void> {
  const databases = Object.values<unknown>({ ...env }).filter(isDatabase);
  await Promise.all(databases.map((database) => database.prepare("select 1").run()));
}

/** A service binding seems to have every method, so this checks the class. */
const isDatabase = (binding: unknown): binding is D1Database =>
  typeof binding === "object" && binding !== null && Object.getPrototypeOf(binding)?.constructor.name === "D1Database";
