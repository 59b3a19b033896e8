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
  alias,
  loader: { ".sql": "text", ".html": "text" },
  define: { "process.env.NODE_ENV": '"production"' },
};
