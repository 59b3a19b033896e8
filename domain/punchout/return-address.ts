/** Where a returned basket may go: what the buyer has registered, and nothing else (W5). */

/**
 * The address as browsers write it when it is one of the registered: the same origin and the same path, or a path below
 * one that ends in a slash. The query is the buyer's own; a user or a fragment is not accepted. Null otherwise.
 */
export function registeredReturn(asked: string, registered: readonly string[]): string | null {
  if (asked.length > 2048 || !URL.canParse(asked)) return null;
  const url = new URL(asked);
  if (url.username || url.password || url.hash) return null;
  // Encoded slashes and dots mean one thing to a browser and another to some servers.
  if (/%2f|%5c|%2e/i.test(url.pathname)) return null;
  const known = registered.some((address) => {
    const own = new URL(address);
    if (own.origin !== url.origin) return false;
    return own.pathname === url.pathname || (own.pathname.endsWith("/") && url.pathname.startsWith(own.pathname));
  });
  return known ? url.href : null;
}
