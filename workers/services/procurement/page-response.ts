/** Responses of the simulator's pages, which use no scripts. */
import type { Context } from "hono";
import type { ServicesApp } from "../env";
import { shopOrigins } from "../shared/shop-origins";

export function page(c: Context<ServicesApp>, html: string): Response {
  const shops = shopOrigins(c.env).join(" ");
  const policy = [
    "default-src 'none'",
    "style-src 'self'",
    "base-uri 'none'",
    // The gateway redirects a log-in to the shop, and browsers apply this list to redirects too.
    `form-action 'self' ${shops}`.trim(),
    `frame-src 'self' ${shops}`.trim(),
    // A cart that is returned from a shop in a frame is shown in that frame.
    "frame-ancestors 'self'",
  ].join("; ");
  return c.html(html, 200, {
    "content-security-policy": policy,
    "cache-control": "no-store",
    "x-content-type-options": "nosniff",
    "referrer-policy": "same-origin",
  });
}
