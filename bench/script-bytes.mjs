/** Bytes of scripts and styles, read from the build: what a visitor's line carries, compressed as the platform does it. */
import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { brotliCompressSync } from "node:zlib";
import { root } from "../scripts/install.mjs";

const client = join(root, "build/client");

/** Routes that stand for the kinds of pages, by their ids. */
export const pageRoutes = {
  home: "routes/home",
  browse: "routes/browse",
  product: "products/:id",
  content: "routes/not-found",
  basket: "routes/cart",
  checkout: "routes/checkout.paymentinformation",
};

/**
 * Most bytes that may be, in brotli. A page's scripts are those that take it over, texts included: a page that is the same
 * for everyone fetches none of them before there is a sign of somebody.
 */
export const budgets = {
  scripts: { home: 107_000, browse: 115_500, product: 115_500, content: 120_000, basket: 121_100, checkout: 115_500 },
  reading: 3_200,
  packages: 69_000,
  styles: 22_000,
  routeList: 3_700,
};

/** @param {string} file address of a file, from the root of the site */
export const brotliBytes = (file) => brotliCompressSync(readFileSync(join(client, file))).length;

/** @param {RegExp} name */
function asset(name) {
  const found = readdirSync(join(client, "assets")).filter((file) => name.test(file));
  if (found.length !== 1) throw new Error(`${found.length} files are called ${name}`);
  return `/assets/${found[0]}`;
}

export const assets = {
  /** What a page that is read loads until something is used. */
  reading: () => asset(/^reading-.*\.js$/),
  packages: () => asset(/^packages-.*\.js$/),
  routeList: () => asset(/^manifest-.*\.js$/),
  /** @param {string} locale en_EN, ja_JP, zh_CN */
  texts: (locale) => asset(new RegExp(`^texts-${locale}-.*\\.js$`)),
};

function readRouteList() {
  const text = readFileSync(join(client, assets.routeList()), "utf8");
  return JSON.parse(text.slice(text.indexOf("{"), text.lastIndexOf("}") + 1));
}

/** The style sheet of every page. */
export const styleSheet = () => readRouteList().routes.root.css[0];

/**
 * Files that take a page over, without the texts of its language.
 * @param {string} routeId
 * @returns {string[]}
 */
export function scriptsOf(routeId) {
  const { url, entry, routes } = readRouteList();
  const files = new Set([url, entry.module, ...entry.imports]);
  for (let route = routes[routeId]; route; route = routes[route.parentId]) {
    for (const file of withImports(route.module)) files.add(file);
  }
  return [...files];
}

/** @param {string} file a script, loaded by itself */
export const loadedWith = (file) => [...withImports(file)];

/** A script and all that it imports from the start; the list of routes leaves out what it need not say. */
function withImports(file) {
  const seen = new Set([file]);
  for (const one of seen) {
    const code = readFileSync(join(client, one), "utf8");
    for (const [, imported] of code.matchAll(/\b(?:from|import)\s*"\.\/([\w.$-]+\.js)"/g))
      seen.add(`/assets/${imported}`);
  }
  return seen;
}

/**
 * @param {string} routeId
 * @param {string} locale
 */
export const pageScriptBytes = (routeId, locale) =>
  [...scriptsOf(routeId), assets.texts(locale)].reduce((sum, file) => sum + brotliBytes(file), 0);
