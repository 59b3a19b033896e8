import { readdirSync } from "node:fs";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { alias } from "./alias.mjs";

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
  // Replaces the font reader's WOFF2 dictionary, an unused megabyte, and the PDF library's own file look-up.
  alias: {
    ...alias,
    "brotli/decompress.js": fileURLToPath(new URL("../workers/services/documents/no-woff2.ts", import.meta.url)),
  },
  define: { "process.env.NODE_ENV": '"production"', "import.meta.url": '"file:///worker.js"' },
};

/** Fonts beside a bundle, as modules of bytes for its worker. */
export function fontModules(folder) {
  const fonts = readdirSync(folder).filter((name) => /\.(otf|ttf)$/.test(name));
  return fonts.map((name) => ({ type: "Data", path: join(folder, name) }));
}
