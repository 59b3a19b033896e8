/** Headers that every answer carries: pages, data, redirects, errors, assets. */
import type { ThirdPartyOrigins } from "../consent/third-parties";

export const fixedSecurityHeaders: readonly (readonly [name: string, value: string])[] = [
  ["strict-transport-security", "max-age=63072000; includeSubDomains; preload"],
  ["x-content-type-options", "nosniff"],
  ["referrer-policy", "strict-origin-when-cross-origin"],
  ["permissions-policy", "camera=(), microphone=(), geolocation=(), payment=(self)"],
  ["cross-origin-opener-policy", "same-origin"],
  ["cross-origin-resource-policy", "same-origin"],
];

export interface PolicyOptions {
  /** What lets inline scripts of the page run: a nonce or hashes, each with its quotes; none for answers without. */
  readonly scripts?: readonly string[];
  /** Origins that figures and images come from. */
  readonly images?: readonly string[];
  /** Origins that a form of this site may lead to by a redirect: the other storefronts, the card fields. */
  readonly forms?: readonly string[];
  /** Origins of the shop's own services that pages may frame: the card fields. */
  readonly framed?: readonly string[];
  /** Origins of services that visitors may consent to. */
  readonly thirdParties?: ThirdPartyOrigins;
  /** Origins that may show the page in a frame. */
  readonly ancestors?: readonly string[];
}

/** Names of the Trusted Types policies: the app's own for markup, and the default one that lets React make elements. */
const trustedTypes = "benchside benchside-widgets default";

/**
 * Scripts run from files of this site, or inline when the page vouches for them one by one. `'strict-dynamic'` is left
 * out on purpose: a page that is stored has hashes instead of a nonce, and modules imported by a hashed script are not
 * trusted by it.
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
    // A procurement system may itself stand in a frame of its own site; the list is about every frame above.
    ["frame-ancestors", ...(ancestors.length > 0 ? ancestors : ["'none'"])].join(" "),
    "require-trusted-types-for 'script'",
    `trusted-types ${trustedTypes}`,
  ].join("; ");
}
