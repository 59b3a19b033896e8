/**
 * True for a form that was not sent by a page of this host. Browsers send `Origin` with every POST; a request without
 * it needs `Sec-Fetch-Site: same-origin`. Forms also carry a token of their session (`session.ts`).
 */
export function isForged({ headers, url }: Pick<Request, "headers" | "url">): boolean {
  const site = headers.get("sec-fetch-site");
  if (site !== null && site !== "same-origin") return true;
  const origin = headers.get("origin");
  if (origin === null) return site !== "same-origin";
  const host = headers.get("host") ?? new URL(url).host;
  return origin !== `https://${host}` && origin !== `http://${host}`;
}
