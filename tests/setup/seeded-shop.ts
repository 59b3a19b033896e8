/**
 * The shop of the integration tests as it is now: built, and its small catalogue seeded once, before the first of the
 * files that start one. Each of them begins with a copy of that state.
 */
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { TestProject } from "vitest/node";
import { buildAll } from "../../scripts/build.mjs";
import { startRuntime } from "../../scripts/runtime.mjs";
import { seedShop } from "../../scripts/seed.mjs";
import { freePort } from "../contract/free-port";
import { integrationBindings } from "../integration/integration-bindings";

declare module "vitest" {
  interface ProvidedContext {
    /** State of a seeded shop that nobody runs. */
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
    await seedShop({ servicesUrl: runtime.servicesUrl, size: 120, dataDir, log: () => {} });
  } finally {
    await runtime.stop();
  }
  project.provide("seededState", dataDir);
  return () => rmSync(dataDir, { recursive: true, force: true });
}
