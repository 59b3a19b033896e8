import { vanillaExtractPlugin } from "@vanilla-extract/vite-plugin";
import { defineConfig } from "vite";
import { frameChunks } from "./framework/build/frame-chunks.ts";
import { remixPlugins } from "./framework/remix-plugins.ts";
import { alias } from "./scripts/build/alias.ts";
import { enhanceFiles } from "./scripts/build/enhance-files.ts";
import { minifyScripts } from "./scripts/build/minify.ts";
import { nameTexts } from "./scripts/build/name-texts.ts";
import { wantsMaps } from "./scripts/build/source-maps.ts";
import { styleNames } from "./scripts/build/style-names.ts";

export default defineConfig(({ isSsrBuild }) => ({
  // Messages stay object literals, as small as they are in TypeScript.
  json: { namedExports: false, stringify: false },
  plugins: [
    ...remixPlugins({ isSsrBuild }),
    vanillaExtractPlugin({ identifiers: styleNames() }),
    nameTexts({ isBundledLater: isSsrBuild ?? false }),
    minifyScripts(),
  ],
  resolve: { alias },
  define: { __ENHANCE__: "false", __ENHANCE_FILES__: JSON.stringify(enhanceFiles()) },
  // esbuild finishes the server bundles with the runtime's export conditions (scripts/build/build.ts).
  build: {
    target: "es2022",
    assetsInlineLimit: 0,
    // Hidden: the scripts do not name their maps, which are never deployed (scripts/build/source-maps.ts).
    // The bundles of the workers take over the maps of the server build.
    sourcemap: wantsMaps() && (isSsrBuild ? true : "hidden"),
    reportCompressedSize: false,
    minify: false,
    ...(!isSsrBuild && {
      rollupOptions: { output: { manualChunks: frameChunks() } },
    }),
  },
}));
