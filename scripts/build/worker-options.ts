/**
 * Miniflare's options of each worker, from its wrangler.toml. The build stores them, because loading Wrangler would take
 * a second of processor time at every start.
 */
import { readFileSync, writeFileSync } from "node:fs";
import { createRequire } from "node:module";
import { join, relative } from "node:path";
import type { Unstable_MiniflareWorkerOptions } from "wrangler";
import { mainRegion, type Region, regionNames } from "../../contracts/regions.ts";
import { root } from "../setup/install.mjs";

/** All but the code. */
type StoredOptions = Unstable_MiniflareWorkerOptions["workerOptions"];

/** The storefront of a region, or a worker by its folder. */
export type WorkerName = `storefront-${Region}` | "services" | "office" | "logs";

const file = join(root, "build/worker-options.json");
const workerNames: readonly WorkerName[] = [
  ...regionNames.map((region) => `storefront-${region}` as const),
  ...(["services", "office", "logs"] as const),
];

const configOf = (name: WorkerName): readonly [path: string, environment?: string] => {
  if (!name.startsWith("storefront-")) return [`workers/${name}/wrangler.toml`];
  return name === `storefront-${mainRegion}` ? ["wrangler.toml"] : ["wrangler.toml", name.slice("storefront-".length)];
};

/** @throws Error if the wrangler.toml is invalid */
export function workerOptionsOf(name: WorkerName): StoredOptions {
  // An import would first search Wrangler's megabytes for the names of exports.
  const wrangler = createRequire(import.meta.url)("wrangler") as typeof import("wrangler");
  const [path, environment] = configOf(name);
  // Hosts, upstreams and the mail provider of a deployment do not apply locally; see local-bindings.ts.
  const {
    zone: _,
    bindings: __,
    ...options
  } = wrangler.unstable_getMiniflareWorkerOptions(join(root, path), environment).workerOptions;
  return options;
}

/** Folder of static files, which is found after the project was moved. */
function withFolder(options: StoredOptions, change: (directory: string) => string): StoredOptions {
  const { assets } = options;
  return assets?.directory ? { ...options, assets: { ...assets, directory: change(assets.directory) } } : options;
}

/** @throws Error if a wrangler.toml is invalid */
export function storeWorkerOptions(): void {
  const options = workerNames.map((name) => [name, withFolder(workerOptionsOf(name), (path) => relative(root, path))]);
  writeFileSync(file, JSON.stringify(Object.fromEntries(options)));
}

/** Options of the last build. */
export function storedWorkerOptions(name: WorkerName): StoredOptions {
  const stored = JSON.parse(readFileSync(file, "utf8")) as Readonly<Record<WorkerName, StoredOptions>>;
  return withFolder(stored[name], (path) => join(root, path));
}
