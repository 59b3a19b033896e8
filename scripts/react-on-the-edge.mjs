import { readFileSync } from "node:fs";
import { createRequire } from "node:module";

const require = createRequire(import.meta.url);
/** React's renderer in workers. */
export const modernRenderer = require
  .resolve("react-dom/server.browser")
  .replace(/server\.browser\.js$/, "cjs/react-dom-server.browser.production.min.js");

/** Stubs for browser-only modules. */
const standIns = {
  // The router imports it for browsers but never calls it during rendering.
  "react-dom": "export const flushSync = (work) => work();",
  // Modules that are imported dynamically after user input. With them, a bundle is evaluated in parts, which is slower.
  "part-for-browsers": 'throw new Error("Only browsers load this part of a page.");',
};

/**
 * The renderer encodes each attribute name separately and copies it into chunks of 512 bytes; a page has about ten
 * thousand names and three hundred chunks. These edits keep chunks as text and encode everything once per flush.
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

/** @param {string} code of the renderer; throws if it is another version than the edits expect */
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
 * Removes browser-only modules and the older second renderer in the same package: 200 KB and a third of a worker's
 * start-up less.
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
