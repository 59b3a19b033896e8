import { readdirSync } from "node:fs";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { alias } from "./alias.mjs";

/** How esbuild makes one module that workerd runs: its own export conditions; `node:` and `cloudflare:` stay imports. */
export const workerBundle = {
  bundle: true,
  format: "esm",
  platform: "neutral",
  target: "es2022",
  mainFields: ["module", "main"],
  conditions: ["workerd", "worker", "browser", "import"],
  external: ["node:*", "cloudflare:*"],
  // Fonts stay files beside the bundle, which the runtime reads as bytes.
  loader: { ".sql": "text", ".html": "text", ".otf": "copy", ".ttf": "copy" },
  assetNames: "[name]",
  // The font reader's dictionary for WOFF2 is a megabyte that nothing here uses; the PDF library asks where it lies itself.
  alias: {
    ...alias,
    "brotli/decompress.js": fileURLToPath(new URL("../workers/services/documents/no-woff2.ts", import.meta.url)),
  },
  define: { "process.env.NODE_ENV": '"production"', "import.meta.url": '"file:///worker.js"' },
};

/** Fonts beside a bundle, as modules that its worker reads as bytes. */
export function fontModules(folder) {
  const fonts = readdirSync(folder).filter((name) => /\.(otf|ttf)$/.test(name));
  return fonts.map((name) => ({ type: "Data", path: join(folder, name) }));
}
