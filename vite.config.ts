import { vitePlugin as remix } from "@remix-run/dev";
import { vanillaExtractPlugin } from "@vanilla-extract/vite-plugin";
import { defineConfig } from "vite";
import remixConfig from "./remix.config.js";
import { alias } from "./scripts/alias.mjs";
import { enhanceFiles } from "./scripts/enhance-files.mjs";
import { frameChunks } from "./scripts/frame-chunks.mjs";
import { frameworkSettings } from "./scripts/framework-settings.mjs";
import { streamEnd } from "./scripts/stream-end.mjs";

export default defineConfig(({ isSsrBuild }) => ({
  plugins: [frameworkSettings(), streamEnd(), remix(remixConfig), vanillaExtractPlugin()],
  resolve: { alias },
  define: { __ENHANCE__: "false", __ENHANCE_FILES__: JSON.stringify(enhanceFiles()) },
  // esbuild finishes the server bundles with the runtime's export conditions (scripts/build.mjs).
  build: {
    target: "es2022",
    assetsInlineLimit: 0,
    sourcemap: false,
    reportCompressedSize: false,
    // Terser takes ten seconds longer than esbuild, and its bundles are 5 % smaller.
    ...(!isSsrBuild && {
      minify: "terser",
      terserOptions: { module: true, ecma: 2020, compress: { passes: 2 } },
      rollupOptions: { output: { manualChunks: frameChunks() } },
    }),
  },
}));
