import sansLatin from "@fontsource-variable/source-sans-3/files/source-sans-3-latin-wght-normal.woff2?url";
import type { EntryContext } from "@remix-run/cloudflare";
import type { AppFiles } from "~/components/start-app-text";

/** What a browser loads to take a page over: the files of its routes, of those too that show a fault instead. */
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

/**
 * What every page is drawn with, for the `Link` header: a platform that sends early hints tells the browser of it before the
 * page is there.
 */
export function earlyFiles({ manifest }: EntryContext): string {
  const styles = (manifest.routes.root?.css ?? []).map((file) => `<${file}>; rel=preload; as=style`);
  return [...styles, `<${sansLatin}>; rel=preload; as=font; type="font/woff2"; crossorigin`].join(", ");
}
