/** Runs the search service alone in its own runtime, for measurements. */
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { build } from "esbuild";
import { workerBundle } from "../../scripts/build/worker-bundle.ts";
import { Miniflare } from "../../scripts/run/miniflare.ts";
import { workerdProcesses } from "../../scripts/run/runtime.ts";

const root = fileURLToPath(new URL("../..", import.meta.url));
export const keys = { SEARCH_KEY: "search-bench", SEARCH_ADMIN_KEY: "private-bench", ADMIN_KEY: "bench-admin" };

const entry = `
import { Hono } from "hono";
import { search } from "./workers/services/search";
export { SearchDirectoryObject } from "./workers/services/search/engine/directory-object";
export { SearchEngineObject } from "./workers/services/search/engine/engine-object";
export default new Hono().route("/search", search);
`;

/**
 * @param {number} port
 * @param {{ dataDir?: string, inspectorPort?: number }} [options] `dataDir` of a service that was killed
 * @returns {Promise<{ base: string, dataDir: string, pid: number, kill(): Promise<void>, stop(): Promise<void> }>}
 * `base` is the service's address; `kill` ends the runtime at once and keeps its data; `stop` deletes the data
 */
export async function startSearchService(port, options = {}) {
  const dataDir = options.dataDir ?? mkdtempSync(join(tmpdir(), "search-service-"));
  const others = new Set(workerdProcesses());
  const bundle = await build({
    ...workerBundle,
    stdin: { contents: entry, resolveDir: root, loader: "ts" },
    minify: true,
    // Nothing is written to it, but the loaders for other services' files require the option.
    outdir: dataDir,
    write: false,
  });
  const miniflare = new Miniflare({
    modules: [{ type: "ESModule", path: "search.mjs", contents: bundle.outputFiles[0].text }],
    compatibilityDate: "2026-07-01",
    compatibilityFlags: ["nodejs_compat"],
    host: "127.0.0.1",
    port,
    ...(options.inspectorPort && { inspectorPort: options.inspectorPort }),
    bindings: keys,
    durableObjects: {
      SEARCH_ENGINES: { className: "SearchEngineObject", useSQLite: true },
      SEARCH_DIRECTORY: { className: "SearchDirectoryObject", useSQLite: true },
    },
    defaultPersistRoot: dataDir,
  });
  const ready = await miniflare.ready;
  const pid = workerdProcesses().find((one) => !others.has(one)) ?? 0;
  return {
    base: `${ready}search`,
    dataDir,
    pid,
    async kill() {
      process.kill(pid, "SIGKILL");
      await miniflare.dispose();
    },
    async stop() {
      await miniflare.dispose();
      rmSync(dataDir, { recursive: true, force: true });
    },
  };
}
