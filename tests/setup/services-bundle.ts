/** Bundles the services from source once for all test files, so that none runs an outdated build. */
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { build } from "esbuild";
import type { TestProject } from "vitest/node";
import { workerBundle } from "../../scripts/build/worker-bundle.ts";
import { workerOptionsOf } from "../../scripts/build/worker-options.ts";

declare module "vitest" {
  interface ProvidedContext {
    /** Folder of the services' bundle. */
    servicesBundle: string;
    /** Their options for Miniflare, as JSON. */
    servicesOptions: string;
  }
}

export default async function bundleServices(project: TestProject): Promise<() => void> {
  const outdir = mkdtempSync(join(tmpdir(), "services-bundle-"));
  await build({
    ...workerBundle,
    absWorkingDir: fileURLToPath(new URL("../..", import.meta.url)),
    entryPoints: { services: "workers/services/index.ts" },
    outdir,
    logLevel: "error",
  });
  project.provide("servicesBundle", outdir);
  project.provide("servicesOptions", JSON.stringify(workerOptionsOf("services")));
  return () => rmSync(outdir, { recursive: true, force: true });
}
