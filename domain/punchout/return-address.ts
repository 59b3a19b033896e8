/**
 * The requested return address in normal form, if registered (W5): same origin and same path, or a path below a
 * registered one that ends in a slash. The query is free; a user name or a fragment is refused. Otherwise null.
 */
export function registeredReturn(asked: string, registered: readonly string[]): string | null {
  if (asked.length > 2048 || !URL.canParse(asked)) return null;
  const url = new URL(asked);
  if (url.username || url.password || url.hash) return null;
  // Browsers and servers disagree about encoded slashes and dots.
  if (/%2f|%5c|%2e/i.test(url.pathname)) return null;
  const known = registered.some((address) => {
    const own = new URL(address);
    if (own.origin !== url.origin) return false;
    return own.pathname === url.pathname || (own.pathname.endsWith("/") && url.pathname.startsWith(own.pathname));
  });
  return known ? url.href : null;
}
