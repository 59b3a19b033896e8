/** Files of the project `workers` share a runtime. Each begins with empty databases and objects. */
import { reset } from "cloudflare:test";
import { beforeAll } from "vitest";

/** The bundle that the runtime serves has its own copy of the modules. */
const bundle = "../../.cache/services-under-test/services.js";

beforeAll(async () => {
  const { forgetMigrations }: { forgetMigrations(): void } = await import(bundle);
  await reset();
  forgetMigrations();
});
