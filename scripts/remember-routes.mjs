import { readFileSync } from "node:fs";

/** Results that the router recomputes for each request, although they depend only on the route table. */
const router = [
  {
    from: "let branches = flattenRoutes(routes);\n  rankRouteBranches(branches);",
    to: "let branches = rememberedBranches(routes);",
  },
  {
    from: "for (let i = 0; matches == null && i < branches.length; ++i) {",
    to: "if (!allowPartial) branches = branchesFor(branches, decoded);\n  for (let i = 0; matches == null && i < branches.length; ++i) {",
  },
  {
    from: "function compilePath(path, caseSensitive, end) {",
    to: "function compileNewPath(path, caseSensitive, end) {",
  },
];

const routerMemory = `
const branchesOfRoutes = new WeakMap();
function rememberedBranches(routes) {
  let branches = branchesOfRoutes.get(routes);
  if (!branches) {
    branches = flattenRoutes(routes);
    rankRouteBranches(branches);
    branchesOfRoutes.set(routes, branches);
  }
  return branches;
}
/** First segment in lower case and number of segments; an address and its matching plain patterns share both. */
function shapeOf(path) {
  const parts = path.replace(/\\/+$/, "").split("/");
  return (parts[1] ?? "").toLowerCase() + " " + parts.length;
}
/** Null for patterns that match addresses of any shape. */
const shapeOfPattern = (path) => (/^\\/[\\w.-]+(\\/|$)/.test(path) && !path.includes("*") ? shapeOf(path) : null);
const branchesByShape = new WeakMap();
function branchesFor(branches, pathname) {
  let byShape = branchesByShape.get(branches);
  if (!byShape) {
    const shapes = branches.map(({ path }) => shapeOfPattern(path));
    const branchesOf = (shape) => branches.filter((_, index) => shapes[index] === null || shapes[index] === shape);
    byShape = new Map([null, ...shapes].map((shape) => [shape, branchesOf(shape)]));
    branchesByShape.set(branches, byShape);
  }
  return byShape.get(shapeOf(pathname)) ?? byShape.get(null);
}
const compiledPaths = new Map();
function compilePath(path, caseSensitive = false, end = true) {
  const key = path + (caseSensitive ? "|c" : "|i") + (end ? "|e" : "|p");
  let compiled = compiledPaths.get(key);
  if (!compiled) compiledPaths.set(key, (compiled = compileNewPath(path, caseSensitive, end)));
  return compiled;
}
`;

/** Server rendering creates a route table per page, which is always the same and never modified. */
const serverRoutes = [
  {
    from: "createServerRoutes(manifest.routes, routeModules, context.future, context.isSpaMode)",
    to: "rememberedServerRoutes(manifest.routes, routeModules, context)",
  },
];
const serverRoutesMemory = `
const serverRoutesOf = new WeakMap();
function rememberedServerRoutes(routes, routeModules, { future, isSpaMode }) {
  let made = serverRoutesOf.get(routes);
  if (!made) serverRoutesOf.set(routes, (made = createServerRoutes(routes, routeModules, future, isSpaMode)));
  return made;
}
`;
const staticRouter = [
  {
    from: /let manifest = \{\};\s+let dataRoutes = router\.UNSAFE_convertRoutesToDataRoutes\(routes, reactRouter\.UNSAFE_mapRouteProperties, undefined, manifest\);/,
    to: "let { dataRoutes, manifest } = rememberedDataRoutes(routes);",
  },
];
const staticRouterMemory = `
const dataRoutesOf = new WeakMap();
function rememberedDataRoutes(routes) {
  let made = dataRoutesOf.get(routes);
  if (!made) {
    const manifest = {};
    const dataRoutes = router.UNSAFE_convertRoutesToDataRoutes(routes, reactRouter.UNSAFE_mapRouteProperties, undefined, manifest);
    dataRoutesOf.set(routes, (made = { dataRoutes, manifest }));
  }
  return made;
}
`;

const files = [
  { filter: /@remix-run[\\/]router[\\/]dist[\\/]router(\.cjs)?\.js$/, edits: router, memory: routerMemory },
  { filter: /@remix-run[\\/]react[\\/]dist[\\/]esm[\\/]server\.js$/, edits: serverRoutes, memory: serverRoutesMemory },
  { filter: /react-router-dom[\\/](dist[\\/])?server\.js$/, edits: staticRouter, memory: staticRouterMemory },
];

/**
 * Caches the router's work. For each address it ranks all routes, compiles their patterns and tries them in sequence,
 * four times per request. With this plugin a worker ranks and compiles once, and tries only patterns of the address's
 * shape. The caches are bounded by the route table.
 * @type {import("esbuild").Plugin}
 */
export const rememberRoutes = {
  name: "remember-routes",
  setup(build) {
    for (const { filter, edits, memory } of files)
      build.onLoad({ filter }, ({ path }) => ({
        contents: edited(path, edits) + memory,
        loader: "js",
      }));
  },
};

function edited(path, edits) {
  let contents = readFileSync(path, "utf8");
  for (const { from, to } of edits) {
    const next = contents.replace(from, to);
    if (next === contents) throw new Error(`${path} has changed: look at scripts/remember-routes.mjs again`);
    contents = next;
  }
  return contents;
}
