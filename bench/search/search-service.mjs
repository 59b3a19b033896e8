/** Runs the search service alone in its own runtime, for measurements. */
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { build } from "esbuild";
import { workerBundle } from "../../scripts/build/worker-bundle.ts";
import { Miniflare } from "../../scripts/run/miniflare.ts";

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
 * @returns {Promise<{ base: string, dataDir: string, stop(): Promise<void> }>} `base` is the service's address; `stop`
 * deletes its data
 */
export async function startSearchService(port) {
  const dataDir = mkdtempSync(join(tmpdir(), "search-service-"));
  const bundle = await build({
    ...workerBundle,
    stdin: { contents: entry, resolveDir: root, loader: "ts" },
    minify: true,
    // Nothing is written, but the file loaders of other services need the option.
    outdir: dataDir,
    write: false,
  });
  const miniflare = new Miniflare({
    modules: [{ type: "ESModule", path: "search.mjs", contents: bundle.outputFiles[0].text }],
    compatibilityDate: "2026-07-01",
    compatibilityFlags: ["nodejs_compat"],
    host: "127.0.0.1",
    port,
    bindings: keys,
    durableObjects: {
      SEARCH_ENGINES: { className: "SearchEngineObject", useSQLite: true },
      SEARCH_DIRECTORY: { className: "SearchDirectoryObject", useSQLite: true },
    },
    defaultPersistRoot: dataDir,
  });
  const ready = await miniflare.ready;
  return {
    base: `${ready}search`,
    dataDir,
    async stop() {
      await miniflare.dispose();
      rmSync(dataDir, { recursive: true, force: true });
    },
  };
}
