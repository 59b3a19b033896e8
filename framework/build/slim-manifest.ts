/**
 * Halves Remix's route manifest, which every browser loads: removes false fields, the frame's files, which are loaded
 * before the browser reads the manifest, and file routes, which no browser renders.
 */
import { readdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";

/**
 * Routes that are never prefetched by a link. Only prefetching reads a route's additional imports, so they are removed.
 */
const notAhead =
  /^(?:routes\/(?:account|checkout|quote|ct|examples|preview|services|privacy-settings|learn-and-support\.evidence)\b|(?:routes\/)?products\.id\.evidence\b)/;

const assignment = "window.__remixManifest=";

interface ListedRoute {
  readonly id: string;
  readonly parentId?: string;
  imports?: string[];
  css?: string[];
  readonly [field: string]: unknown;
}

interface RouteList {
  readonly entry: { readonly imports: readonly string[] };
  readonly routes: Readonly<Record<string, ListedRoute>>;
}

/**
 * @param assets folder of the browser's files
 * @throws Error if Remix's manifest is missing there, or has another format
 */
export function slimManifest(assets: string): void {
  const names = readdirSync(assets).filter((name) => /^manifest-[0-9a-f]+\.js$/.test(name));
  if (names.length !== 1) throw changed(`${names.length} files in place of one`);
  for (const name of names) {
    const path = join(assets, name);
    writeFileSync(path, slim(readFileSync(path, "utf8")));
  }
}

/** @throws Error if the text does not have the format of Remix's manifest */
export function slim(text: string): string {
  if (!text.startsWith(assignment)) throw changed(`it begins with ${JSON.stringify(text.slice(0, 40))}`);
  const manifest: RouteList = JSON.parse(text.slice(assignment.length).replace(/;\s*$/, ""));
  const { entry, routes } = manifest;
  const { root } = routes;
  if (!root?.imports || !entry.imports) throw changed("the entry or the root route has no imports");
  const loaded = new Set([...entry.imports, ...root.imports, ...(root.css ?? [])]);
  const parents = new Set(Object.values(routes).map(({ parentId }) => parentId));
  // Pages are descendants of the frame, whose parent is the root. Other children of the root are files without a
  // component.
  const pages = Object.values(routes).filter(({ id, parentId }) => parentId !== root.id || parents.has(id));
  const slimmed = pages.map((route) => {
    const unloaded = (files: readonly string[] | undefined) => files?.filter((file) => !loaded.has(file));
    const isRoot = route === root;
    const imports = isRoot ? root.imports : notAhead.test(route.id) ? [] : unloaded(route.imports);
    const fields = { ...route, imports, css: isRoot ? root.css : unloaded(route.css) };
    const said = Object.entries<unknown>(fields).filter(
      ([, value]) => value !== false && value !== undefined && !(Array.isArray(value) && value.length === 0),
    );
    return [route.id, Object.fromEntries(said)];
  });
  return `${assignment}${JSON.stringify({ ...manifest, routes: Object.fromEntries(slimmed) })};`;
}

const changed = (how: string) =>
  new Error(`framework/build/slim-manifest.ts: Remix's manifest has an unexpected format, ${how}`);
