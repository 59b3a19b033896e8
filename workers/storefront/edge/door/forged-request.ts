import type { EdgeSettings } from "@domain/http/edge-app";

/**
 * True for a request that changes something but was not sent by a page of this site. The framework's own check skips
 * resource routes and trusts forwarded hosts.
 *
 * Browsers send `Origin` with every POST, with and without scripts. It must be this origin; "null" is not. Without it,
 * `Sec-Fetch-Site: same-origin` or a `Referer` of this host is accepted.
 */
export function isForged({ headers }: Request, url: URL, { origins }: EdgeSettings): boolean {
  const scheme = new URL(origins.current).protocol;
  const own = `${scheme}//${url.host}`;
  const site = headers.get("sec-fetch-site");
  if (site !== null && site !== "same-origin") return true;
  const origin = headers.get("origin");
  if (origin !== null) return origin !== own;
  if (site === "same-origin") return false;
  return originOf(headers.get("referer")) !== own;
}

function originOf(referer: string | null): string | null {
  if (!referer) return null;
  try {
    return new URL(referer).origin;
  } catch {
    return null;
  }
}
