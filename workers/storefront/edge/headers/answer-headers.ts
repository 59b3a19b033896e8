/** Headers of everything that leaves the storefront. */
import { thirdPartyOrigins } from "@domain/consent/third-parties";
import type { EdgeSettings, PagePolicy, Visitor } from "@domain/http/edge-app";
import { contentSecurityPolicy, fixedSecurityHeaders } from "@domain/http/security-headers";

export type HeaderList = readonly (readonly [name: string, value: string])[];

export interface HeaderWriter {
  /** Security headers for an answer whose inline scripts are vouched for by `scripts`. */
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
 * What a visit from a procurement system needs of every answer, stored pages included: to be shown in the buyer's frame,
 * and to leave the window to whoever opened it. Null for everyone else.
 */
export function visitPolicy({ kind, frames }: Pick<Visitor, "kind" | "frames">): PagePolicy | null {
  if (kind !== "punchout" && !frames) return null;
  return { keepsOpener: kind === "punchout", ...(frames && { frames }) };
}

/**
 * Personal pages leave no trace; public ones are kept by the browser but asked for again, because the same address may
 * say something else after a change of country or basket.
 */
export const cacheControl = { personal: "private, no-store", shared: "private, no-cache" } as const;
