/** What a path leads to, known before anything runs: which scope its loaders declared and which parameters it reads. */
import type { CacheAxis, DeclaredScope } from "@domain/http/edge-app";
import { knownParameters } from "@domain/http/known-parameters";
import { type AgnosticDataRouteObject, matchRoutes } from "@remix-run/router";

export interface PagePlan {
  /** A page with a component; anything else is a resource, which has its own way of answering. */
  readonly kind: "page" | "resource" | "unknown";
  readonly scope: "public" | "private";
  readonly axes: readonly CacheAxis[];
  /** Path pattern of the leaf, for example `/products/:id`; for the log and the table of parameters. */
  readonly pattern: string;
  readonly parameters: readonly string[];
}

/** The parts of a built route that a plan is made from. */
export interface BuiltRoute {
  readonly id: string;
  readonly parentId?: string | undefined;
  readonly path?: string | undefined;
  readonly index?: boolean | undefined;
  readonly caseSensitive?: boolean | undefined;
  readonly module: { readonly default?: unknown; readonly ErrorBoundary?: unknown; readonly loader?: unknown };
}

const memoSize = 4096;
const axisOrder: readonly CacheAxis[] = ["region", "country", "language", "flags"];

/** @returns plan of a path without `.data` */
export function createPlanner(
  routes: Readonly<Record<string, BuiltRoute | undefined>>,
): (pathname: string) => PagePlan {
  const tree = nest(routes);
  const memo = new Map<string, PagePlan>();
  return (pathname) => {
    let plan = memo.get(pathname);
    if (!plan) {
      plan = planOf(routes, matchRoutes(tree, pathname));
      if (memo.size >= memoSize) memo.delete(memo.keys().next().value ?? "");
      memo.set(pathname, plan);
    }
    return plan;
  };
}

function planOf(
  routes: Readonly<Record<string, BuiltRoute | undefined>>,
  matches: ReturnType<typeof matchRoutes>,
): PagePlan {
  const chain = (matches ?? []).map(({ route }) => routes[route.id ?? ""]).filter((route) => route !== undefined);
  const leaf = chain.at(-1);
  const pattern = `/${chain
    .map(({ path }) => path)
    .filter(Boolean)
    .join("/")}`;
  if (!leaf) return { kind: "unknown", scope: "private", axes: [], pattern: "", parameters: [] };
  const scopes = chain.map(({ module }) => scopeOf(module.loader));
  const isPublic = scopes.every((scope) => scope.kind === "public");
  return {
    kind: leaf.module.default === undefined && leaf.module.ErrorBoundary === undefined ? "resource" : "page",
    scope: isPublic ? "public" : "private",
    axes: axisOrder.filter((axis) => scopes.some((scope) => scope.axes.includes(axis))),
    pattern,
    parameters: knownParameters(pattern),
  };
}

/** A route without a loader reads nothing; a loader that was not made by `publicPage` is taken to be private. */
function scopeOf(loader: unknown): DeclaredScope {
  if (loader === undefined) return { kind: "public", axes: [] };
  if (typeof loader === "function" && "scope" in loader && isScope(loader.scope)) return loader.scope;
  return { kind: "private", axes: [] };
}

function isScope(value: unknown): value is DeclaredScope {
  return typeof value === "object" && value !== null && "kind" in value && "axes" in value && Array.isArray(value.axes);
}

function nest(routes: Readonly<Record<string, BuiltRoute | undefined>>, parentId?: string): AgnosticDataRouteObject[] {
  return Object.values(routes)
    .filter((route) => route !== undefined)
    .filter((route) => route.parentId === parentId)
    .map(({ id, path, index, caseSensitive }) =>
      index
        ? { id, index: true as const, path, caseSensitive }
        : { id, path, caseSensitive, children: nest(routes, id) },
    );
}
