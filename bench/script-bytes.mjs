/** Bytes of scripts and styles in the build, as sent to a visitor: compressed like the platform does. */
import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { brotliCompressSync } from "node:zlib";
import { enhanceFiles, enhancePart, enhanceStyles } from "../scripts/build/enhance-files.ts";
import { root } from "../scripts/setup/install.mjs";

const client = join(root, "build/client");

/** Route ids that represent the pages with an app. */
export const appRoutes = {
  basket: "routes/cart",
  checkout: "routes/checkout.paymentinformation",
};

/** Lazily loaded parts of the bundle, by entry module. */
const onUse = {
  /** Loaded when the page is idle. */
  idle: ["app/components/analytics/observe.ts"],
  /** For viewing a figure and searching for the next product; adding a product is part of the bundle. */
  shopping: ["app/components/product/figures/figure-viewer.tsx", "app/components/type-ahead/type-ahead.tsx"],
};

/** Byte limits in brotli, texts included. */
export const budgets = {
  /** Loaded at once on every page; includes the write lock, which saves an add on touch devices 60 ms. */
  bundle: 36_500,
  /** Plus the parts loaded when the page is idle. */
  reading: 44_800,
  /** Plus the parts for a shopper who views a figure, adds a product and searches for the next one. */
  shopping: 57_400,
  /**
   * Scripts of a page with an app, without the bundle. Builds of the same sources differ by up to 100 bytes, because
   * Rollup numbers modules in the order in which they are read.
   */
  apps: { basket: 118_900, checkout: 118_100 },
  packages: 73_500,
  /** The style sheet that every page waits for, and the second one, of interactive pages. */
  styles: 17_450,
  furtherStyles: 5_700,
  /** Loaded only by pages with an app; about 45 bytes per route. */
  routeList: 5_280,
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

/** @param {string} file URL path of a file */
export const brotliBytes = (file) => brotliCompressSync(readFileSync(join(client, file))).length;

/** @param {RegExp} name */
function asset(name) {
  const found = readdirSync(join(client, "assets")).filter((file) => name.test(file));
  if (found.length !== 1) throw new Error(`${found.length} files match ${name}`);
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

/**
 * Classes with rules in a style sheet.
 * @param {string} css
 */
export const classesOf = (css) => new Set(css.match(/\.[_a-zA-Z][\w-]*(?=[^{}]*\{)/g) ?? []);

/**
 * Classes used by the server without a rule in any page style sheet, and classes used by the bundle without a rule in
 * the first one. A component whose styles are imported only by the server or the bundle needs a line in
 * `app/enhance/styles.ts`.
 * @returns {string[]}
 */
export function classesWithoutStyle() {
  const folder = join(client, "assets");
  const sheets = readdirSync(folder).filter((name) => name.endsWith(".css"));
  const isServers = (name) => name.startsWith("server-build-");
  const read = (name) => readFileSync(join(folder, name), "utf8");
  const classes = (names) => classesOf(names.map(read).join("\n"));
  const anywhere = classes(sheets.filter((name) => !isServers(name)));
  const first = classesOf(readFileSync(join(client, styleSheet()), "utf8"));
  return [
    ...[...classes(sheets.filter(isServers))].filter((name) => !anywhere.has(name)),
    ...[...classesOf(enhanceStyles())].filter((name) => !first.has(name)),
  ];
}

/** The style sheet of every page. */
export const styleSheet = () => readRouteList().routes.root.css[0];

/** The style sheet of interactive pages. */
export const furtherStyleSheet = () => asset(/^further-styles-.*\.css$/);

/**
 * Scripts of a page with an app, without the texts of its language.
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

/** A script with its static imports; the route manifest omits known ones. */
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
