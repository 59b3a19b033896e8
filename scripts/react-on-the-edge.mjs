import { readFileSync } from "node:fs";
import { createRequire } from "node:module";

const require = createRequire(import.meta.url);
/** The file that a worker draws pages with. */
export const modernRenderer = require
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
 * The renderer encodes each name of an attribute by itself and copies it into pieces of 512 bytes; a page is some ten
 * thousand of the one and three hundred of the other. Here pieces are text until a flush, which encodes all of it at once.
 */
const edits = [
  {
    from: /function p\(a,b\)\{if\(0!==b\.length\).*?(?=function t\(a,b\)\{p\(a,b\);return!0\})/s,
    to: "function p(a,b){l+=b}",
  },
  {
    from: "function ba(a){l&&0<n&&(a.enqueue(new Uint8Array(l.buffer,0,n)),l=null,n=0)}",
    to: 'function ba(a){l&&(a.enqueue(ca.encode(l)),l="")}',
  },
  {
    from: "function u(a){return ca.encode(a)}function w(a){return ca.encode(a)}",
    to: "function u(a){return a}function w(a){return a}",
  },
  { from: /l=new Uint8Array\(512\);n=0;/g, to: 'l="";' },
];

/** @param {string} code of the renderer; throws where it is not the one that the edits were written for. */
export function writeText(code) {
  let edited = code;
  for (const { from, to } of edits) {
    const next = edited.replace(from, to);
    if (next === edited) throw new Error(`${modernRenderer} has changed: look at scripts/react-on-the-edge.mjs again`);
    edited = next;
  }
  if (/Uint8Array|\bn\+=b\.length/.test(edited)) throw new Error(`${modernRenderer} writes bytes in other places too`);
  return edited;
}

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
    build.onLoad({ filter: /react-dom-server\.browser\.production\.min\.js$/ }, ({ path }) => ({
      contents: writeText(readFileSync(path, "utf8")),
      loader: "js",
    }));
    build.onLoad({ filter: /./, namespace }, ({ path }) => ({ contents: standIns[path] }));
  },
};
