/**
 * Builds everything the runtime needs: the Remix app (Vite), then one ESM bundle per worker (esbuild). Skips the build
 * if no input changed; `--force` always builds, and `--maps` too, with source maps.
 */
import { spawnSync } from "node:child_process";
import { createHash } from "node:crypto";
import { existsSync, readdirSync, readFileSync, statSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { slimManifest } from "../../framework/build/slim-manifest.ts";
import { root } from "../setup/install.mjs";
import { bundleWorkers } from "./bundle-workers.ts";
import { buildEnhance, copyEnhance, enhanceFolder } from "./enhance-files.ts";
import { readNameTexts } from "./name-texts.ts";
import { addMaps, askForMaps, keepMaps, wantsMaps } from "./source-maps.ts";
import { storeWorkerOptions } from "./worker-options.ts";

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
  "wrangler.toml",
  "scripts/build",
];
const stamp = join(root, "build/.stamp");

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
  if (wantsMaps()) keepMaps(join(root, "build/client/assets"), enhanceFolder);
  slimManifest(join(root, "build/client/assets"));
  copyEnhance(join(root, "build/client/assets"));
  // Wrangler bundles the services of a deployment without our plugins.
  writeFileSync(join(root, "build/name-texts.json"), JSON.stringify(readNameTexts()));
  await bundleWorkers(join(root, "build/workers"));
  storeWorkerOptions();
  if (wantsMaps()) addMaps(join(root, "build/workers"));
  writeFileSync(stamp, before);
  return true;
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  const hasMaps = process.argv.includes("--maps");
  if (hasMaps) askForMaps();
  const built = await buildAll({ force: hasMaps || process.argv.includes("--force") });
  console.log(built ? "Built." : "Up to date.");
}
