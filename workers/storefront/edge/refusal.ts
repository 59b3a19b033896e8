/** A short answer of the door itself: plain text, never stored. */
export function refuse(status: number, reason: string, headers: Readonly<Record<string, string>> = {}): Response {
  return new Response(`${reason}\n`, {
    status,
    headers: { "content-type": "text/plain; charset=utf-8", "cache-control": "no-store", ...headers },
  });
}

/** A redirect of the edge. Permanent ones may be kept by the browser, others never. */
export function redirectTo(location: string, status: 301 | 302 | 303, setCookies: readonly string[] = []): Response {
  const headers = new Headers({ location, "cache-control": status === 301 ? "public, max-age=3600" : "no-store" });
  for (const cookie of setCookies) headers.append("set-cookie", cookie);
  return new Response(null, { status, headers });
}
