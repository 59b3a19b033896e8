import type { EdgeSettings } from "@domain/http/edge-app";

/**
 * True for a request that changes something and was not sent by a page of this site (finding: the framework's own check
 * skips resource routes and trusts forwarded hosts).
 *
 * Browsers send `Origin` with every POST, with and without scripts; it must be this origin, and "null" is not. Where a
 * client leaves it out, `Sec-Fetch-Site: same-origin` or a `Referer` of this host stands in for it.
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
