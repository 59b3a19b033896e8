import { createRequire } from "node:module";
import { relative } from "node:path";
import { fileURLToPath } from "node:url";
import type { Plugin } from "esbuild";

const require = createRequire(import.meta.url);

/** React's streaming renderer only; `react-dom/server` also contains the older string renderer. */
export const streamingRenderer: string = require
  .resolve("react-dom/server.browser")
  .replace(/server\.browser\.js$/, "cjs/react-dom-server.browser.production.min.js");

const root = fileURLToPath(new URL("../..", import.meta.url));

/** Replacements for a package or one of its files, by import specifier. */
export const workerAliases: Readonly<Record<string, string>> = {
  // axios without its Node transport, which no worker uses.
  axios: `${root}node_modules/axios/dist/esm/axios.js`,
  // The PDF library's font reader contains a WOFF2 dictionary of a megabyte, but every font here is OTF or TTF.
  "brotli/decompress.js": `${root}framework/build/no-woff2.ts`,
};

const stubs: Readonly<Record<string, string>> = {
  // The router imports `flushSync` for browsers but never calls it during rendering.
  "react-dom": "export const flushSync = (work) => work();",
  // A bundle with dynamic imports is evaluated in chunks, which is slower.
  "browser-only": 'throw new Error("Only browsers load this part of a page.");',
};

/**
 * Keeps code for browsers and Node out of workers. Fails the build if a module that it replaces is no longer imported.
 * Needs `metafile`. framework/PATCHES.md states the gains.
 */
export const workerModules: Plugin = {
  name: "worker-modules",
  setup(build) {
    const namespace = "worker-stub";
    const met = new Set<string>();
    const stub = (path: string) => {
      met.add(path);
      return { path, namespace };
    };
    build.onResolve({ filter: /^react-dom$/ }, ({ path }) => stub(path));
    build.onResolve({ filter: /^react-dom\/server$/ }, ({ path }) => {
      met.add(path);
      return { path: streamingRenderer };
    });
    build.onResolve({ filter: /^\.\// }, ({ kind, importer }) => {
      const isPart = kind === "dynamic-import" && importer.replaceAll("\\", "/").includes("/build/server/");
      return isPart ? stub("browser-only") : undefined;
    });
    build.onLoad({ filter: /./, namespace }, ({ path }) => ({ contents: stubs[path] ?? "" }));
    build.onEnd(({ errors, metafile }) => {
      if (errors.length > 0) return;
      const inputs = new Set(Object.keys(metafile?.inputs ?? {}));
      for (const [name, file] of Object.entries(workerAliases)) if (inputs.has(relative(root, file))) met.add(name);
      const missed = [...Object.keys(stubs), "react-dom/server", ...Object.keys(workerAliases)].filter(
        (name) => !met.has(name),
      );
      if (missed.length > 0)
        throw new Error(
          `framework/build/worker-modules.ts did not replace ${missed.join(", ")}: nothing imports it. See framework/PATCHES.md.`,
        );
    });
  },
};
