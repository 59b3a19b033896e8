/**
 * Files of the build and of `public/`. A deployment's platform serves them before the worker runs (`public/_headers`
 * holds their headers there); where requests reach the worker first, it asks the same store and sets the same headers.
 */
import type { Site } from "../site";

const hashedFile = /^\/assets\/[\w.$-]+$/;
/** Files with a name of their own in the root, and what stands below a folder for files only. */
const namedFile = /^\/(?:[\w-]+\.(?:svg|ico|png|jpg|txt|xml|json|webmanifest|woff2)|(?:images|fonts|icons)\/[\w./-]+)$/;

const immutable = "public, max-age=31536000, immutable";
const brief = "public, max-age=3600";

export function isStaticFile(pathname: string): boolean {
  return hashedFile.test(pathname) || namedFile.test(pathname);
}

/** Null when there is no such file; the app then answers as for any other path. */
export async function serveStaticFile(
  { files, headers }: Site,
  request: Request,
  pathname: string,
): Promise<Response | null> {
  if (!files || request.method === "POST") return null;
  const found = await files.fetch(request);
  if (found.status === 404) return null;
  const response = new Response(found.body, found);
  for (const [name, value] of headers.security([])) response.headers.set(name, value);
  response.headers.set("cache-control", hashedFile.test(pathname) ? immutable : brief);
  return response;
}
