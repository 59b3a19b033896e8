import { readdirSync } from "node:fs";
import { join } from "node:path";
import type { BuildOptions } from "esbuild";
import { workerAliases } from "../../framework/build/worker-modules.ts";
import { alias } from "./alias.ts";
import { nameTextsModule } from "./name-texts.ts";

/** esbuild options for a workerd module: workerd's export conditions; `node:` and `cloudflare:` stay external. */
export const workerBundle = {
  bundle: true,
  format: "esm",
  platform: "neutral",
  target: "es2022",
  mainFields: ["module", "main"],
  conditions: ["workerd", "worker", "browser", "import"],
  external: ["node:*", "cloudflare:*"],
  // Fonts stay files beside the bundle, which the runtime loads as bytes.
  loader: { ".sql": "text", ".html": "text", ".otf": "copy", ".ttf": "copy" },
  assetNames: "[name]",
  plugins: [nameTextsModule],
  alias: { ...alias, ...workerAliases },
  define: { "process.env.NODE_ENV": '"production"', "import.meta.url": '"file:///worker.js"' },
} satisfies BuildOptions;

/** Fonts beside a bundle, as data modules for its worker. */
export function fontModules(folder: string): { type: "Data"; path: string }[] {
  const fonts = readdirSync(folder).filter((name) => /\.(otf|ttf)$/.test(name));
  return fonts.map((name) => ({ type: "Data", path: join(folder, name) }));
}
