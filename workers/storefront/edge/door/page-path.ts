/** Canonical spelling of a page's path: in its route's case, without a trailing slash. */

/** Fast path: most paths are canonical. */
const alreadyCanonical = /^(?:\/|(?:\/[^/A-Z]+)+)$/;

/**
 * Routes match in any case; parameters keep theirs.
 * @param pathname path of this host, with one leading slash
 * @param pattern of the matching route, such as `/products/:id`; empty for none
 * @returns the canonical path, or null if this one is canonical
 */
export function canonicalPagePath(pathname: string, pattern: string): string | null {
  if (alreadyCanonical.test(pathname)) return null;
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
