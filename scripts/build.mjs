/**
 * Builds everything the runtime needs: the Remix app (Vite), then one ESM bundle per worker (esbuild). Skips the build
 * if no input changed; `--force` always builds.
 */
import { spawnSync } from "node:child_process";
import { createHash } from "node:crypto";
import { existsSync, readdirSync, readFileSync, statSync, writeFileSync } from "node:fs";
import { builtinModules } from "node:module";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { build as esbuild } from "esbuild";
import { buildEnhance, copyEnhance } from "./enhance-files.mjs";
import { reactOnTheEdge } from "./react-on-the-edge.mjs";
import { rememberRoutes } from "./remember-routes.mjs";
import { slimManifest } from "./slim-manifest.mjs";
import { workerBundle } from "./worker-bundle.mjs";

const root = fileURLToPath(new URL("..", import.meta.url));
const inputs = [
  "app",
  "contracts",
  "domain",
  "workers",
  "public",
  "package-lock.json",
  "vite.config.ts",
  "vite.enhance.config.ts",
  "remix.config.js",
  "scripts/alias.mjs",
  "scripts/build.mjs",
  "scripts/enhance-files.mjs",
  "scripts/frame-chunks.mjs",
  "scripts/framework-settings.mjs",
  "scripts/react-on-the-edge.mjs",
  "scripts/remember-routes.mjs",
  "scripts/slim-manifest.mjs",
  "scripts/stream-end.mjs",
  "scripts/worker-bundle.mjs",
];
const stamp = join(root, "build/.stamp");

/** Worker bundles: output name → entry. */
export const workerEntries = {
  storefront: "workers/storefront/index.ts",
  services: "workers/services/index.ts",
  logs: "workers/logs/index.ts",
};

function* walk(path) {
  const stat = statSync(path, { throwIfNoEntry: false });
  if (!stat) return;
  if (!stat.isDirectory()) {
    yield `${path}:${stat.size}:${stat.mtimeMs}`;
    return;
  }
  for (const name of readdirSync(path).sort()) yield* walk(join(path, name));
}

function fingerprint() {
  const hash = createHash("sha256");
  for (const input of inputs) for (const line of walk(join(root, input))) hash.update(line);
  return hash.digest("hex");
}

/** Node packages import `http`; workerd knows its modules only with the `node:` prefix. */
const runtimeBuiltins = {
  name: "runtime-builtins",
  setup(build) {
    const bare = builtinModules.filter((name) => !name.startsWith("_") && !name.includes("/"));
    build.onResolve({ filter: new RegExp(`^(${bare.join("|")})$`) }, ({ path }) => ({
      path: `node:${path}`,
      external: true,
    }));
  },
};

/** Bundles each worker into one module. */
export function bundleWorkers(names = Object.keys(workerEntries)) {
  return esbuild({
    ...workerBundle,
    absWorkingDir: root,
    entryPoints: Object.fromEntries(names.map((name) => [name, workerEntries[name]])),
    outdir: "build/workers",
    plugins: [runtimeBuiltins, reactOnTheEdge, rememberRoutes],
    // axios without its Node transport, which no worker uses: 48 KB less.
    alias: { ...workerBundle.alias, axios: join(root, "node_modules/axios/dist/esm/axios.js") },
    // The content service's client contains CommonJS that requires Node modules; a worker has no `require`.
    banner: { js: 'import { createRequire as nodeRequire } from "node:module"; const require = nodeRequire("/");' },
    jsx: "automatic",
    minify: true,
    keepNames: false,
    sourcemap: false,
    legalComments: "none",
    metafile: true,
    logLevel: "warning",
    // Chunks of the server build import packages for side effects that these do not have.
    logOverride: { "ignored-bare-import": "silent" },
  });
}

/** @returns {Promise<boolean>} true if anything was built */
export async function buildAll({ force = false } = {}) {
  const before = fingerprint();
  if (!force && existsSync(stamp) && readFileSync(stamp, "utf8") === before) return false;
  buildEnhance();
  const remix = spawnSync(process.execPath, [join(root, "node_modules/@remix-run/dev/dist/cli.js"), "vite:build"], {
    cwd: root,
    stdio: ["ignore", process.env.VERBOSE ? "inherit" : "pipe", "pipe"],
    env: { ...process.env, NODE_ENV: "production" },
  });
  if (remix.status !== 0) {
    // Vite ends its report with all watched files; errors come before them.
    const report = `${remix.stdout ?? ""}${remix.stderr ?? ""}`;
    process.stderr.write(report.split("watchFiles:")[0]);
    throw new Error("vite:build failed");
  }
  slimManifest(join(root, "build/client/assets"));
  copyEnhance(join(root, "build/client/assets"));
  await bundleWorkers();
  writeFileSync(stamp, before);
  return true;
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  const built = await buildAll({ force: process.argv.includes("--force") });
  console.log(built ? "Built." : "Up to date.");
}
