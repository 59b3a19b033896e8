/** The one spelling of a page's path: as its route writes it, and without a slash at the end. */

/** Most paths are in order and need no look inside. */
const inOrder = /^(?:\/|(?:\/[^/A-Z]+)+)$/;

/**
 * Routes match in any case; their parameters keep the case that they were asked for in.
 * @param pathname path of this host, beginning with one slash
 * @param pattern of the route that it leads to, such as `/products/:id`; empty for none
 * @returns another path of this host, or null where this one is canonical
 */
export function canonicalPagePath(pathname: string, pattern: string): string | null {
  if (inOrder.test(pathname)) return null;
  const literals = pattern.split("/");
  const path =
    pathname
      .replace(/\/+$/, "")
      .split("/")
      .map((part, index) => {
        const literal = literals[index];
        return literal !== undefined && literal.toLowerCase() === part.toLowerCase() ? literal : part;
      })
      .join("/") || "/";
  return path === pathname ? null : path;
}
