import { readFileSync } from "node:fs";

/** What the router works out anew for each request, although it only depends on the table of routes. */
const edits = [
  {
    from: "let branches = flattenRoutes(routes);\n  rankRouteBranches(branches);",
    to: "let branches = rememberedBranches(routes);",
  },
  {
    from: "function compilePath(path, caseSensitive, end) {",
    to: "function compileNewPath(path, caseSensitive, end) {",
  },
];

const memory = `
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
const compiledPaths = new Map();
function compilePath(path, caseSensitive = false, end = true) {
  const key = path + (caseSensitive ? "|c" : "|i") + (end ? "|e" : "|p");
  let compiled = compiledPaths.get(key);
  if (!compiled) compiledPaths.set(key, (compiled = compileNewPath(path, caseSensitive, end)));
  return compiled;
}
`;

/**
 * The router ranks all routes and compiles their patterns whenever it matches an address, three times a request; a
 * worker does it once. The patterns come from our table of routes, so there are as many as that has.
 * @type {import("esbuild").Plugin}
 */
export const rememberRoutes = {
  name: "remember-routes",
  setup(build) {
    build.onLoad({ filter: /@remix-run[\\/]router[\\/]dist[\\/]router(\.cjs)?\.js$/ }, ({ path }) => {
      let contents = readFileSync(path, "utf8");
      for (const { from, to } of edits) {
        if (!contents.includes(from)) throw new Error(`${path} has changed: look at scripts/remember-routes.mjs again`);
        contents = contents.replace(from, to);
      }
      return { contents: contents + memory, loader: "js" };
    });
  },
};
