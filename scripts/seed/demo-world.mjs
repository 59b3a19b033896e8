/** Loads the demonstration data; its TypeScript sources are bundled once per process. */
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { pathToFileURL } from "node:url";
import { build } from "esbuild";
import { alias } from "../alias.mjs";
import { root } from "../install.mjs";

const outfileOf = (name) => join(root, "build/demo", `${name}.mjs`);

/** @returns {Promise<Record<string, any>>} the exports of a TypeScript module of the project */
export async function loadModule(entry, name) {
  const outfile = outfileOf(name);
  await build({
    absWorkingDir: root,
    entryPoints: [entry],
    outfile,
    bundle: true,
    format: "esm",
    platform: "node",
    target: "node24",
    alias,
    // pdfkit reads files beside its code; yaml requires modules of Node, which an ES module cannot.
    external: ["pdfkit", "yaml"],
    logLevel: "warning",
  });
  return import(`${pathToFileURL(outfile).href}?${Date.now()}`);
}

/** Code of the last module that `loadModule` loaded under this name. */
export const loadedText = (name) => readFileSync(outfileOf(name), "utf8");

export const loadDemoWorld = () => loadModule("demo/world.ts", "world");
