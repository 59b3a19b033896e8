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
import { build as esbuild, type Plugin } from "esbuild";
import { slimManifest } from "../../framework/build/slim-manifest.ts";
import { workerModules } from "../../framework/build/worker-modules.ts";
import { workerPatches } from "../../framework/patching/esbuild-patches.ts";
import { root } from "../setup/install.mjs";
import { buildEnhance, copyEnhance } from "./enhance-files.ts";
import { nameTextFiles, readNameTexts } from "./name-texts.ts";
import { workerBundle } from "./worker-bundle.ts";

const inputs = [
  "app",
  "contracts",
  "data",
  "domain",
  "framework",
  "workers",
  "public",
  "package-lock.json",
  "vite.config.ts",
  "vite.enhance.config.ts",
  "scripts/build",
];
const stamp = join(root, "build/.stamp");

/** Worker bundles: output name → entry. */
const workerEntries = {
  storefront: "workers/storefront/index.ts",
  services: "workers/services/index.ts",
  logs: "workers/logs/index.ts",
  office: "workers/office/index.ts",
};

function* walk(path: string): Generator<string> {
  const stat = statSync(path, { throwIfNoEntry: false });
  if (!stat) return;
  if (!stat.isDirectory()) {
    yield `${path}:${stat.size}:${stat.mtimeMs}`;
    return;
  }
  for (const name of readdirSync(path).sort()) yield* walk(join(path, name));
}

function fingerprint(): string {
  const hash = createHash("sha256");
  for (const input of inputs) for (const line of walk(join(root, input))) hash.update(line);
  return hash.digest("hex");
}

/** Node packages import `http`; workerd knows its modules only with the `node:` prefix. */
const runtimeBuiltins: Plugin = {
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
function bundleWorkers() {
  return esbuild({
    ...workerBundle,
    absWorkingDir: root,
    entryPoints: workerEntries,
    outdir: join(root, "build/workers"),
    plugins: [nameTextFiles, runtimeBuiltins, workerModules, workerPatches()],
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

/** @returns true if anything was built */
export async function buildAll({ force = false }: { readonly force?: boolean } = {}): Promise<boolean> {
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
    process.stderr.write(report.split("watchFiles:")[0] ?? report);
    throw new Error("vite:build failed");
  }
  slimManifest(join(root, "build/client/assets"));
  copyEnhance(join(root, "build/client/assets"));
  // Wrangler bundles the services of a deployment without our plugins.
  writeFileSync(join(root, "build/name-texts.json"), JSON.stringify(readNameTexts()));
  await bundleWorkers();
  writeFileSync(stamp, before);
  return true;
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  const built = await buildAll({ force: process.argv.includes("--force") });
  console.log(built ? "Built." : "Up to date.");
}
