/**
 * True for a form that was not sent by a page of this host. Browsers send `Origin` with every POST; a request without it
 * must say that it comes from the same origin. Forms carry a token of their session besides (`session.ts`).
 */
export function isForged({ headers, url }: Pick<Request, "headers" | "url">): boolean {
  const site = headers.get("sec-fetch-site");
  if (site !== null && site !== "same-origin") return true;
  const origin = headers.get("origin");
  if (origin === null) return site !== "same-origin";
  const host = headers.get("host") ?? new URL(url).host;
  return origin !== `https://${host}` && origin !== `http://${host}`;
}
