/** Bytes of scripts and styles, read from the build: what a visitor's line carries, compressed as the platform does it. */
import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { brotliCompressSync } from "node:zlib";
import { enhanceFiles, enhancePart, enhanceStyles } from "../scripts/enhance-files.mjs";
import { root } from "../scripts/install.mjs";

const client = join(root, "build/client");

/** Routes that stand for the pages with an app, by their ids. */
export const appRoutes = {
  basket: "routes/cart",
  checkout: "routes/checkout.paymentinformation",
};

/** Parts of the bundle that come when they are used, by the module that begins them. */
const onUse = {
  /** Once a page has nothing else to do. */
  idle: ["app/components/analytics/observe.ts"],
  /** A figure is looked at, a product is added (in the bundle already), the next one is searched for. */
  shopping: ["app/components/product/figures/figure-viewer.tsx", "app/components/type-ahead/type-ahead.tsx"],
};

/** Most bytes that may be, in brotli, texts included. */
export const budgets = {
  /** What every page loads at once; with the lock that a finger takes, which saves an add 60 ms. */
  bundle: 40_000,
  /** With what comes by itself when the page has nothing else to do. */
  reading: 48_000,
  /** With what a shopper brings who looks, adds and goes on. */
  shopping: 60_000,
  /** What takes a page with an app over, beside the bundle. */
  apps: { basket: 115_000, checkout: 115_000 },
  packages: 70_000,
  styles: 22_500,
  routeList: 3_700,
};

/**
 * Bytes of the enhancement bundle in a language.
 * @param {"bundle" | "reading" | "shopping"} kind
 * @param {string} language tag of the document: en, ja, zh-Hans
 */
export function bundleBytes(kind, language) {
  const { entry, imports, texts } = enhanceFiles();
  const files = new Set([entry, ...imports, texts[language]]);
  const used = kind === "bundle" ? [] : kind === "reading" ? onUse.idle : [...onUse.idle, ...onUse.shopping];
  for (const module of used) for (const file of enhancePart(module)) files.add(file);
  return [...files].reduce((sum, file) => sum + brotliBytes(file), 0);
}

/** @param {string} file address of a file, from the root of the site */
export const brotliBytes = (file) => brotliCompressSync(readFileSync(join(client, file))).length;

/** @param {RegExp} name */
function asset(name) {
  const found = readdirSync(join(client, "assets")).filter((file) => name.test(file));
  if (found.length !== 1) throw new Error(`${found.length} files are called ${name}`);
  return `/assets/${found[0]}`;
}

export const assets = {
  packages: () => asset(/^packages-.*\.js$/),
  routeList: () => asset(/^manifest-.*\.js$/),
  /** @param {string} locale en_EN, ja_JP, zh_CN */
  texts: (locale) => asset(new RegExp(`^texts-${locale}-.*\\.js$`)),
};

function readRouteList() {
  const text = readFileSync(join(client, assets.routeList()), "utf8");
  return JSON.parse(text.slice(text.indexOf("{"), text.lastIndexOf("}") + 1));
}

/** Classes that a style sheet has rules for. */
const classesOf = (css) => new Set(css.match(/\.[_a-zA-Z][\w-]*(?=[^{}]*\{)/g) ?? []);

/**
 * Classes of what the server or the bundle draws that no style sheet of the pages has: a component whose styles only they
 * import needs a line in `app/enhance/styles.ts`.
 * @returns {string[]}
 */
export function classesWithoutStyle() {
  const folder = join(client, "assets");
  const sheets = readdirSync(folder).filter((name) => name.endsWith(".css"));
  const isServers = (name) => name.startsWith("server-build-");
  const read = (name) => readFileSync(join(folder, name), "utf8");
  const styled = classesOf(
    sheets
      .filter((name) => !isServers(name))
      .map(read)
      .join("\n"),
  );
  const drawn = [...sheets.filter(isServers).map(read), enhanceStyles()];
  return [...classesOf(drawn.join("\n"))].filter((name) => !styled.has(name));
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
