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
  // Server bundles are finished by esbuild with the runtime's own export conditions (scripts/build.mjs).
  build: {
    target: "es2022",
    assetsInlineLimit: 0,
    sourcemap: false,
    reportCompressedSize: false,
    // Terser takes ten seconds more than esbuild, and a twentieth less of every visitor's line.
    ...(!isSsrBuild && {
      minify: "terser",
      terserOptions: { module: true, ecma: 2020, compress: { passes: 2 } },
      rollupOptions: { output: { manualChunks: frameChunks() } },
    }),
  },
}));
