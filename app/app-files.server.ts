import type { AppFiles } from "@framework/browser/start-app-text";
import type { EntryContext } from "@framework/remix.server";

/** The fields of the framework's `EntryContext` that determine a page's styles. */
interface PageFiles {
  readonly manifest: {
    readonly routes: Readonly<Record<string, { readonly css?: readonly string[] | undefined } | undefined>>;
  };
  readonly staticHandlerContext: {
    readonly errors?: object | null;
    readonly matches: readonly { readonly route: { readonly id: string } }[];
  };
}

/** Scripts that hydrate a page: the modules of its routes, including error boundaries. */
export function appFiles({ manifest, staticHandlerContext }: EntryContext): AppFiles {
  const routes = staticHandlerContext.matches.flatMap(({ route }) => manifest.routes[route.id] ?? []);
  const direct = new Set([manifest.url, manifest.entry.module, ...routes.map(({ module }) => module)]);
  const imports = new Set([...manifest.entry.imports, ...routes.flatMap((route) => route.imports ?? [])]);
  return {
    manifest: manifest.url,
    routes: routes.map(({ id, module }) => [id, module] as const),
    entry: manifest.entry.module,
    imports: [...[...imports].filter((file) => !direct.has(file)), manifest.entry.module],
  };
}

/** The largest image of a page, with the attributes of its `img`. */
interface EarlyImage {
  readonly src: string;
  readonly srcSet?: string;
  readonly sizes?: string;
  /** Media query under which it is above the fold. */
  readonly media?: string;
}

/** Part of a route's `handle`: derives the first image of the page from its loader data. */
interface EarlyHandle {
  readonly earlyImage?: (data: unknown) => EarlyImage | null;
}

/** Style sheets that a document links, in their order. */
const styleSheets = (remix: PageFiles): readonly string[] => [
  ...new Set(shownRoutes(remix).flatMap((id) => remix.manifest.routes[id]?.css ?? [])),
];

const shownRoutes = ({ staticHandlerContext: { errors, matches } }: PageFiles): readonly string[] =>
  errors ? ["root"] : matches.map(({ route }) => route.id);

/** Links of a route that name its fonts. */
interface FontModules {
  readonly [id: string]: { readonly links?: (() => readonly object[]) | undefined } | undefined;
}

/** Fonts that a document preloads, for the `Link` header. */
export function fontLinks(routes: readonly string[], modules: FontModules): string[] {
  const links: { as?: string; href?: string }[] = routes.flatMap((id) => modules[id]?.links?.() ?? []);
  return links
    .filter((link) => link.as === "font")
    .map(({ href }) => `<${href}>; rel=preload; as=font; type="font/woff2"; crossorigin`);
}

/** The second style sheet (`framework/build/frame-chunks.ts`), if this page's document does not link it. */
export function furtherStyles(remix: PageFiles): string | undefined {
  const linked = styleSheets(remix);
  return remix.manifest.routes["routes/cart"]?.css?.find((file) => !linked.includes(file));
}

/**
 * Value of the `Link` header: style sheets and fonts of the page, and its first image. Platforms with early hints send it
 * before the page is ready.
 */
export function earlyFiles(remix: EntryContext): string {
  const { routeModules, staticHandlerContext } = remix;
  const styles = styleSheets(remix).map((file) => `<${file}>; rel=preload; as=style`);
  const files = [...styles, ...fontLinks(shownRoutes(remix), routeModules)];
  const { errors, matches, loaderData } = staticHandlerContext;
  const shown = errors ? undefined : matches.at(-1)?.route.id;
  const handle = shown === undefined ? undefined : (routeModules[shown]?.handle as EarlyHandle | undefined);
  const image = shown === undefined ? null : handle?.earlyImage?.(loaderData[shown]);
  return [...files, ...(image ? [imageLink(image)] : [])].join(", ");
}

export function imageLink({ src, srcSet, sizes, media }: EarlyImage): string {
  const parameters = { imagesrcset: srcSet, imagesizes: sizes, media };
  const attributes = Object.entries(parameters).flatMap(([name, value]) => (value ? [`; ${name}="${value}"`] : []));
  return `<${src}>; rel=preload; as=image; fetchpriority=high${attributes.join("")}`;
}
