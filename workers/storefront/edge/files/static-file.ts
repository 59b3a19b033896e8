/**
 * Serves files of the build and of `public/`. The deployment's platform serves them before the worker runs, with
 * headers from `public/_headers`. Where requests reach the worker first, it reads the same store and sets the same
 * headers.
 */
import { isWrite } from "../door/is-write";
import type { Site } from "../site";

const hashedFile = /^\/assets\/[\w.$-]+$/;
/** Named files in the root, and everything below folders that hold only files. */
const namedFile = /^\/(?:[\w-]+\.(?:svg|ico|png|jpg|txt|xml|json|webmanifest|woff2)|(?:images|fonts|icons)\/[\w./-]+)$/;

const immutable = "public, max-age=31536000, immutable";
const brief = "public, max-age=3600";

export function isStaticFile(pathname: string): boolean {
  return hashedFile.test(pathname) || namedFile.test(pathname);
}

/** Null if the file does not exist; the app then handles the request. */
export async function serveStaticFile(
  { files, headers }: Site,
  request: Request,
  pathname: string,
): Promise<Response | null> {
  if (!files || isWrite(request)) return null;
  const found = await files.fetch(request);
  if (found.status === 404) return null;
  const response = new Response(found.body, found);
  for (const [name, value] of headers.security([])) response.headers.set(name, value);
  response.headers.set("cache-control", hashedFile.test(pathname) ? immutable : brief);
  return response;
}
