/** Headers of every response of the storefront. */
import { thirdPartyOrigins } from "@domain/consent/third-parties";
import type { EdgeSettings, PagePolicy, Visitor } from "@domain/http/edge-app";
import { contentSecurityPolicy, fixedSecurityHeaders } from "@domain/http/security-headers";

type HeaderList = readonly (readonly [name: string, value: string])[];

export interface HeaderWriter {
  /** Security headers; the policy allows the inline scripts in `scripts` (nonces or hashes). */
  security(scripts: readonly string[], policy?: PagePolicy): HeaderList;
}

export function createHeaderWriter({ imageOrigins, paymentOrigin, origins, thirdParties }: EdgeSettings): HeaderWriter {
  const parties = thirdPartyOrigins(thirdParties);
  const { current, ...all } = origins;
  const framed = paymentOrigin ? [paymentOrigin] : [];
  const forms = [...Object.values(all).filter((origin) => origin !== current), ...framed];
  return {
    security: (scripts, policy = {}) => [
      [
        "content-security-policy",
        contentSecurityPolicy({
          scripts,
          images: imageOrigins,
          forms: [...forms, ...(policy.forms ?? [])],
          framed,
          thirdParties: parties,
          ancestors: policy.frames ?? [],
        }),
      ],
      ...fixedSecurityHeaders.map(([name, value]) => [name, relaxed(name, policy) ?? value] as const),
    ],
  };
}

function relaxed(name: string, { keepsOpener, secretAddress }: PagePolicy): string | null {
  if (name === "cross-origin-opener-policy" && keepsOpener) return "unsafe-none";
  if (name === "referrer-policy" && secretAddress) return "no-referrer";
  return null;
}

/**
 * Policy for a visit from a procurement system, also on stored pages: the buyer's site may frame the shop, and the
 * window keeps its opener. Null for all other visits.
 */
export function visitPolicy({ kind, frames }: Pick<Visitor, "kind" | "frames">): PagePolicy | null {
  if (kind !== "punchout" && !frames) return null;
  return { keepsOpener: kind === "punchout", ...(frames && { frames }) };
}

/**
 * Private pages are not stored anywhere. Public pages are stored but revalidated, because the same address may change
 * with country or cart.
 */
export const cacheControl = { personal: "private, no-store", shared: "private, no-cache" } as const;
