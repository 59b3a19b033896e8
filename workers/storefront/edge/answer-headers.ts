/** Headers of everything that leaves the storefront. */
import { thirdPartyOrigins } from "@domain/consent/third-parties";
import type { EdgeSettings } from "@domain/http/edge-app";
import { contentSecurityPolicy, fixedSecurityHeaders } from "@domain/http/security-headers";

export type HeaderList = readonly (readonly [name: string, value: string])[];

export interface HeaderWriter {
  /** Security headers for an answer whose inline scripts are vouched for by `scripts`. */
  security(scripts: readonly string[]): HeaderList;
}

export function createHeaderWriter({ imageOrigin, origins, thirdParties }: EdgeSettings): HeaderWriter {
  const parties = thirdPartyOrigins(thirdParties);
  const { current, ...all } = origins;
  const forms = Object.values(all).filter((origin) => origin !== current);
  return {
    security: (scripts) => [
      [
        "content-security-policy",
        contentSecurityPolicy({ scripts, images: [imageOrigin], forms, thirdParties: parties }),
      ],
      ...fixedSecurityHeaders,
    ],
  };
}

/**
 * Personal pages leave no trace; public ones are kept by the browser but asked for again, because the same address may
 * say something else after a change of country or basket.
 */
export const cacheControl = { personal: "private, no-store", shared: "private, no-cache" } as const;
