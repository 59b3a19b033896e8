/** Files of the project `workers` share a runtime. Each begins with empty databases and objects. */
import { env, reset } from "cloudflare:test";
import { beforeAll } from "vitest";
import { forgetMigrations as forgetOwnMigrations } from "../../workers/services/d1-migrations";

/** The bundle that the runtime serves has its own copy of the modules. */
const bundle = "../../.cache/services-under-test/services.js";

beforeAll(async () => {
  const { forgetMigrations }: { forgetMigrations(): void } = await import(bundle);
  await wakeDatabases();
  await reset();
  forgetMigrations();
  forgetOwnMigrations();
});

/**
 * `reset` empties only what is in memory. The runtime drops a database from memory after ten idle seconds, so that a slow
 * file would leave the rows of its beginning to the next one. Objects that were dropped keep their rows; files use names
 * of their own.
 */
async function wakeDatabases(): Promise<void> {
  const databases = Object.values<unknown>({ ...env }).filter(isDatabase);
  await Promise.all(databases.map((database) => database.prepare("select 1").run()));
}

/** A bound service seems to have every method, so the class decides. */
const isDatabase = (binding: unknown): binding is D1Database =>
  typeof binding === "object" && binding !== null && Object.getPrototypeOf(binding)?.constructor.name === "D1Database";
