import type { EdgeSettings } from "@domain/http/edge-app";

/**
 * True for a request that changes something but was not sent by a page of this site. The framework's own check skips
 * resource routes and trusts forwarded hosts.
 *
 * Browsers send `Origin` with every POST, with and without scripts. It must be this origin; "null" is not. Without it,
 * `Sec-Fetch-Site: same-origin` or a `Referer` of this host is accepted.
 */
export function isForged(request: Request, url: URL, settings: EdgeSettings): boolean {
  const { headers } = request;
  const site = headers.get("sec-fetch-site");
  if (site !== null && site !== "same-origin") return true;
  if (headers.has("origin")) return isForeign(request, url, settings);
  const own = originOfShop(url, settings);
  if (site === "same-origin") return false;
  return originOf(headers.get("referer")) !== own;
}

/**
 * True for a call from a page of another site. Programs send no `Origin`, and their calls use no cookies, so no other
 * check is needed.
 */
export function isForeign({ headers }: Request, url: URL, settings: EdgeSettings): boolean {
  const origin = headers.get("origin");
  return origin !== null && origin !== originOfShop(url, settings);
}

const originOfShop = ({ host }: URL, { origins }: EdgeSettings) => `${new URL(origins.current).protocol}//${host}`;

function originOf(referer: string | null): string | null {
  if (!referer) return null;
  try {
    return new URL(referer).origin;
  } catch {
    return null;
  }
}
