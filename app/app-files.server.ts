import type { AppFiles } from "@framework/browser/start-app-text";
import type { EntryContext } from "@framework/remix.server";
import sansLatin from "~/styles/fonts/sans-plain.woff2?url";

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

/**
 * Value of the `Link` header: style sheet and font of every page, and this page's first image. Platforms with early
 * hints send it before the page is ready.
 */
export function earlyFiles({ manifest, routeModules, staticHandlerContext }: EntryContext): string {
  const styles = (manifest.routes.root?.css ?? []).map((file) => `<${file}>; rel=preload; as=style`);
  const files = [...styles, `<${sansLatin}>; rel=preload; as=font; type="font/woff2"; crossorigin`];
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
