/**
 * Halves the framework's route manifest, which every browser loads: drops false flags, and frame files that are already
 * loaded.
 */
import { readdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";

/** Routes that are never prefetched by a link, so their further imports need not be listed. */
const notAhead = /^routes\/(account|checkout|quote|ct|examples|preview|services|privacy-settings)\b/;

const assignment = "window.__remixManifest=";

/** @param {string} assets folder of the browser's files */
export function slimManifest(assets) {
  const names = readdirSync(assets).filter((name) => /^manifest-[0-9a-f]+\.js$/.test(name));
  for (const name of names) {
    const path = join(assets, name);
    writeFileSync(path, slim(readFileSync(path, "utf8")));
  }
}

/**
 * @param {string} text
 * @returns {string}
 */
export function slim(text) {
  if (!text.startsWith(assignment)) throw new Error("the framework writes its list of routes in another way");
  const manifest = JSON.parse(text.slice(assignment.length).replace(/;\s*$/, ""));
  const { entry, routes } = manifest;
  const loaded = new Set([...entry.imports, ...routes.root.imports, ...(routes.root.css ?? [])]);
  for (const route of Object.values(routes)) {
    if (route !== routes.root) {
      route.imports = notAhead.test(route.id) ? [] : route.imports?.filter((file) => !loaded.has(file));
      route.css = route.css?.filter((file) => !loaded.has(file));
    }
    for (const [key, value] of Object.entries(route)) {
      if (value === false || value === undefined || (Array.isArray(value) && value.length === 0)) delete route[key];
    }
  }
  return `${assignment}${JSON.stringify(manifest)};`;
}
