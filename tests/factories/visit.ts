/** A visitor as guards see it; any other access fails the test. */
import { vi } from "vitest";
import type { PrivateContext } from "~/context/request/types";

export const visitUrl = new URL("https://www.benchside.example/account/my/addresses?page=2");

export interface Visit {
  country?: string;
  kind?: "anonymous" | "customer" | "punchout";
  verified?: boolean;
  emailDomain?: string;
  items?: number;
  preview?: boolean;
  gop?: boolean;
  cookie?: string;
}

export const loggedError = vi.fn();
const selling = {
  priceCountries: ["US", "DE", "AT", "GB"],
  priceServiceCountries: ["JP"],
  basketCountries: ["US", "DE", "AT", "GB", "JP"],
  quoteCountries: ["US", "DE", "AT", "GB", "JP"],
  b2dAllowedCountries: ["BR"],
  partnerCountries: {},
  hidePriceSkus: [],
  madeToOrderSkus: [],
  excludedSkus: {},
};

/** The properties that guards may read. */
export function visitOf(of: Visit): PrivateContext {
  const { country = "US", kind = "anonymous", verified = false, items = 0, preview = false, gop = false } = of;
  return {
    market: { country, locale: "en-us" },
    session: {
      kind,
      verified,
      customerId: kind === "anonymous" ? null : kind,
      itemCount: items,
      emailDomain: of.emailDomain ?? null,
    },
    companyDomains: ["benchside.example", "bench.example"],
    request: new Request(visitUrl, { headers: { cookie: of.cookie ?? "" } }),
    services: {
      settings: { selling: async () => selling, offerTerms: async () => null },
      content: { globalSettings: async () => ({ ok: false }) },
    },
    log: { error: loggedError },
    degraded: () => undefined,
    preview,
    flags: { gop },
    t: (key: string) => key,
  } as unknown as PrivateContext;
}
