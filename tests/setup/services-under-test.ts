/**
 * The services as one module, built before the tests inside of workerd: each of their files starts a runtime of its own,
 * which would load some six hundred modules one by one.
 */
import { mkdirSync, readFileSync, renameSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { fileURLToPath } from "node:url";
import { build } from "esbuild";
import { workerBundle } from "../../scripts/worker-bundle.mjs";

const root = fileURLToPath(new URL("../..", import.meta.url));

export default async function buildServices(): Promise<void> {
  const { outputFiles } = await build({
    ...workerBundle,
    absWorkingDir: root,
    entryPoints: { services: "workers/services/index.ts" },
    outdir: join(root, ".cache/services-under-test"),
    logLevel: "error",
    write: false,
  });
  for (const { path, contents } of outputFiles) {
    if (isWritten(path, contents)) continue;
    mkdirSync(dirname(path), { recursive: true });
    // Whole or not at all: another run may be reading it.
    writeFileSync(`${path}.${process.pid}`, contents);
    renameSync(`${path}.${process.pid}`, path);
  }
}

function isWritten(path: string, contents: Uint8Array): boolean {
  try {
    return readFileSync(path).equals(contents);
  } catch {
    return false;
  }
}
