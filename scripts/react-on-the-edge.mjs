import { createRequire } from "node:module";

const require = createRequire(import.meta.url);
const modernRenderer = require
  .resolve("react-dom/server.browser")
  .replace(/server\.browser\.js$/, "cjs/react-dom-server.browser.production.min.js");

/** What stands in for modules that a worker never runs. */
const standIns = {
  // The router imports it for the browser's sake and never calls it while a page is rendered.
  "react-dom": "export const flushSync = (work) => work();",
  // Imported by what a visitor does. A bundle with such an import inside is evaluated in pieces, which takes longer.
  "part-for-browsers": 'throw new Error("Only browsers load this part of a page.");',
};

/**
 * Leaves out what only browsers use, and the second, older renderer that comes with the one for streams: 200 KB and a
 * third of a worker's start-up less.
 * @type {import("esbuild").Plugin}
 */
export const reactOnTheEdge = {
  name: "react-on-the-edge",
  setup(build) {
    const namespace = "stand-in";
    build.onResolve({ filter: /^react-dom$/ }, ({ path }) => ({ path, namespace }));
    build.onResolve({ filter: /^react-dom\/server$/ }, () => ({ path: modernRenderer }));
    build.onResolve({ filter: /^\.\// }, ({ kind, importer }) => {
      const fromPage = kind === "dynamic-import" && importer.replaceAll("\\", "/").includes("/build/server/");
      return fromPage ? { path: "part-for-browsers", namespace } : undefined;
    });
    build.onLoad({ filter: /./, namespace }, ({ path }) => ({ contents: standIns[path] }));
  },
};
