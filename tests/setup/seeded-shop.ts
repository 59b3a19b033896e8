/**
 * Builds the shop of the integration tests and seeds its small catalogue once. Each test file starts with a copy of
 * that state.
 */
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { TestProject } from "vitest/node";
import { buildAll } from "../../scripts/build/build.ts";
import { startRuntime } from "../../scripts/run/runtime.ts";
import { seedShop } from "../../scripts/seed/seed.ts";
import { freePort } from "../contract/free-port";
import { integrationBindings } from "../integration/integration-bindings";

declare module "vitest" {
  interface ProvidedContext {
    /** State of the seeded shop, which no process changes. */
    seededState: string;
  }
}

export default async function seedOnce(project: TestProject): Promise<() => void> {
  await buildAll();
  const dataDir = mkdtempSync(join(tmpdir(), "seeded-shop-"));
  const [port, servicesPort] = [await freePort(), await freePort()];
  const runtime = await startRuntime({
    port,
    servicesPort,
    dataDir,
    demoControls: true,
    quiet: true,
    overrides: integrationBindings,
  });
  try {
    await seedShop({
      servicesUrl: runtime.servicesUrl,
      size: Number(process.env.SEED_PRODUCTS ?? 120),
      dataDir,
      log: () => {},
    });
  } finally {
    await runtime.stop();
  }
  project.provide("seededState", dataDir);
  return () => rmSync(dataDir, { recursive: true, force: true });
}
