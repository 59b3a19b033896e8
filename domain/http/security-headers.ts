/** Headers of every response: pages, data, redirects, errors, assets. */
import type { ThirdPartyOrigins } from "../consent/third-parties";

export const fixedSecurityHeaders: readonly (readonly [name: string, value: string])[] = [
  ["strict-transport-security", "max-age=63072000; includeSubDomains; preload"],
  ["x-content-type-options", "nosniff"],
  ["referrer-policy", "strict-origin-when-cross-origin"],
  ["permissions-policy", "camera=(), microphone=(), geolocation=(), payment=(self)"],
  ["cross-origin-opener-policy", "same-origin"],
  ["cross-origin-resource-policy", "same-origin"],
];

interface PolicyOptions {
  /** Nonce or hashes of the page's inline scripts, quoted; omitted for responses without scripts. */
  readonly scripts?: readonly string[];
  /** Origins of figures and images. */
  readonly images?: readonly string[];
  /** Origins that a form may redirect to: the other storefronts, the card fields. */
  readonly forms?: readonly string[];
  /** Origins of our own services that pages may frame: the card fields. */
  readonly framed?: readonly string[];
  /** Origins of services that need consent. */
  readonly thirdParties?: ThirdPartyOrigins;
  /** Origins that may frame the page. */
  readonly ancestors?: readonly string[];
}

/** Trusted Types policies: the app's own for markup, and the default one for React's elements. */
const trustedTypes = "benchside benchside-widgets default";

/**
 * Scripts run from this site's files, or inline by nonce or hash. `'strict-dynamic'` is omitted because stored pages
 * use hashes, and modules imported by a hashed script would not be trusted.
 */
export function contentSecurityPolicy(options: PolicyOptions): string {
  const {
    scripts = [],
    images = [],
    forms = [],
    framed = [],
    thirdParties = { scripts: [], frames: [] },
    ancestors = [],
  } = options;
  const inFrames = [...new Set([...framed, ...thirdParties.frames])];
  return [
    "default-src 'self'",
    ["script-src 'self'", ...scripts, ...thirdParties.scripts].join(" "),
    ["style-src 'self'", ...thirdParties.scripts].join(" "),
    ["img-src 'self'", ...new Set([...images, ...thirdParties.scripts]), "data:"].join(" "),
    ["connect-src 'self'", ...thirdParties.scripts].join(" "),
    ["frame-src", ...(inFrames.length > 0 ? inFrames : ["'none'"])].join(" "),
    "font-src 'self'",
    ["form-action 'self'", ...forms].join(" "),
    "object-src 'none'",
    "base-uri 'none'",
    // A procurement system may itself be framed by its site; the directive covers all ancestors.
    ["frame-ancestors", ...(ancestors.length > 0 ? ancestors : ["'none'"])].join(" "),
    "require-trusted-types-for 'script'",
    `trusted-types ${trustedTypes}`,
  ].join("; ");
}
