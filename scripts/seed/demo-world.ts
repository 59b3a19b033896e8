/** Loads the demonstration data; its TypeScript sources are bundled once per process. */
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { pathToFileURL } from "node:url";
import { build } from "esbuild";
import { alias } from "../build/alias.ts";
import { root } from "../setup/install.mjs";

const outfileOf = (name: string) => join(root, "build/demo", `${name}.mjs`);

/**
 * Loads a module of the project, which may use its import aliases, and returns its exports.
 * @param entry relative to the project root
 * @param file name of its bundle
 */
export async function loadModule<Exports>(entry: string, name: string): Promise<Exports> {
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

/** Code of the last module that `loadModule` loaded with this name. */
export const loadedText = (name: string): string => readFileSync(outfileOf(name), "utf8");

export const loadDemoWorld = () => loadModule<typeof import("../../demo/world.ts")>("demo/world.ts", "world");
