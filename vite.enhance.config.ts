/** The enhancement bundle: a small program for every page, with Preact instead of React (decision 0073). */
import { fileURLToPath } from "node:url";
import { vanillaExtractPlugin } from "@vanilla-extract/vite-plugin";
import { defineConfig } from "vite";
import { alias } from "./scripts/build/alias.ts";
import { minifyScripts } from "./scripts/build/minify.ts";
import { wantsMaps } from "./scripts/build/source-maps.ts";
import { styleNames } from "./scripts/build/style-names.ts";
import { textsInUse } from "./scripts/build/texts-in-use.ts";

const file = (path: string) => fileURLToPath(new URL(path, import.meta.url));

export default defineConfig({
  // Messages stay object literals, as small as they are in TypeScript.
  json: { namedExports: false, stringify: false },
  base: "/assets/",
  publicDir: false,
  plugins: [
    vanillaExtractPlugin({ identifiers: styleNames() }),
    textsInUse(/\/i18n\/messages\/\w+\.ts$/, file("contracts")),
    minifyScripts(),
  ],
  resolve: {
    alias: [
      { find: "~/components/widget", replacement: file("app/enhance/features/widget.ts") },
      { find: "@framework/remix", replacement: file("framework/remix.preact.tsx") },
      { find: /^react\/jsx-runtime$/, replacement: "preact/jsx-runtime" },
      { find: /^react-dom$/, replacement: "preact/compat" },
      { find: /^react$/, replacement: file("framework/react.preact.ts") },
      ...Object.entries(alias).map(([find, replacement]) => ({ find, replacement })),
    ],
  },
  define: { "import.meta.env.SSR": "false", __ENHANCE__: "true" },
  build: {
    target: "es2022",
    outDir: ".cache/enhance",
    emptyOutDir: true,
    manifest: "manifest.json",
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
    // The app's build writes the style sheets of all pages.
    cssCodeSplit: false,
    sourcemap: wantsMaps() ? "hidden" : false,
    reportCompressedSize: false,
    minify: false,
    rollupOptions: {
      input: file("app/enhance/main.ts"),
      output: {
        entryFileNames: "enhance-[hash].js",
        chunkFileNames: "enhance-[name]-[hash].js",
        // The same name scheme as the app's build, so that both use the same icon files.
        assetFileNames: "[name]-[hash][extname]",
      },
    },
  },
});
