/**
 * Properties of a path, known before its loaders run: the scope that its loaders declare and the parameters that it
 * reads.
 */
import type { CacheAxis, DeclaredScope } from "@domain/http/edge-app";
import { knownParameters } from "@domain/http/known-parameters";
import { type AgnosticDataRouteObject, matchRoutes } from "@framework/remix.server";

export interface PagePlan {
  /** "page" has a component; "resource" responds in its own format. */
  readonly kind: "page" | "resource" | "unknown";
  readonly scope: "public" | "private";
  readonly axes: readonly CacheAxis[];
  /** Path pattern of the leaf route, such as `/products/:id`; used in the log and the table of parameters. */
  readonly pattern: string;
  readonly parameters: readonly string[];
}

/** Parts of a built route that a plan needs. */
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

/** @returns a function from a path without `.data` to its plan */
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

/** A route without a loader reads nothing. A loader not made by `publicPage` counts as private. */
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
