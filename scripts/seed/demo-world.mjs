/** Loads the demonstration world: its TypeScript sources are bundled once for each process. */
import { join } from "node:path";
import { pathToFileURL } from "node:url";
import { build } from "esbuild";
import { alias } from "../alias.mjs";
import { root } from "../install.mjs";

/** @returns {Promise<Record<string, any>>} the exports of a TypeScript module of the project */
export async function loadModule(entry, name) {
  const outfile = join(root, "build/demo", `${name}.mjs`);
  await build({
    absWorkingDir: root,
    entryPoints: [entry],
    outfile,
    bundle: true,
    format: "esm",
    platform: "node",
    target: "node24",
    alias,
    // Reads files of its own beside its code.
    external: ["pdfkit"],
    logLevel: "warning",
  });
  return import(`${pathToFileURL(outfile).href}?${Date.now()}`);
}

export const loadDemoWorld = () => loadModule("demo/world.ts", "world");
