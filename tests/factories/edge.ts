/** Parts of a storefront for pipeline tests: settings, visitors, and an app that records its requests. */
import { type Region, regionNames, regions } from "@contracts/regions";
import { noThirdParties } from "@domain/consent/third-parties";
import {
  anonymousVisitor,
  type EdgeApp,
  type EdgeContext,
  type EdgeSettings,
  type RequestScope,
  type StorefrontOrigins,
  type Visitor,
} from "@domain/http/edge-app";

/** Origins of the storefronts in tests, `http://shop.test`, `http://jp.shop.test` and so on, as one of them sees them. */
export function storefrontOrigins(current: Region): StorefrontOrigins {
  const originOf = (region: Region) => `http://${regions[region].localHost.replace("localhost", "shop.test")}`;
  const origins = Object.fromEntries(regionNames.map((region) => [region, originOf(region)])) as Record<Region, string>;
  return { ...origins, current: origins[current] };
}

export function edgeSettings(region: Region = "global"): EdgeSettings {
  const origins = storefrontOrigins(region);
  return {
    region,
    hosts: [new URL(origins.current).host],
    origins,
    countryHeader: "cf-ipcountry",
    imagesUrl: "http://images.test",
    contentPicturesUrl: "http://content.test/assets",
    imageOrigins: ["http://files.test"],
    paymentOrigin: "https://cards.example",
    thirdParties: noThirdParties,
    demo: false,
    compressionBuffers: false,
    contentGeneration: "0",
    storesPages: true,
    rendering: { places: 6, waiting: 12, waitMs: 1000 },
    documentBeginsMs: 350,
    staging: null,
  };
}

/** Visitors by a plain cookie `who` instead of sealed ones. */
export const visitors: Readonly<Record<string, Visitor>> = {
  basket: { ...anonymousVisitor, kind: "visitor-with-basket", itemCount: 3 },
  customer: { ...anonymousVisitor, kind: "customer", itemCount: 7, registrationCountry: "AT", visit: "visit-of-a-day" },
  punchout: { ...anonymousVisitor, kind: "punchout", itemCount: 1 },
  preview: { ...anonymousVisitor, kind: "preview" },
  expired: { ...anonymousVisitor, expired: "customer", setCookies: ["ct-auth=; Max-Age=0"] },
};

export interface FakeContext extends EdgeContext {
  readonly requestScope: RequestScope;
  readonly scopes: ("public" | "private")[];
  degraded: boolean;
  late: boolean;
  setCookies: string[];
  expired: Visitor["expired"];
}

/** An app whose context records its calls; `addressCountry` replaces the settings service. */
export function fakeApp(settings: EdgeSettings, addressCountry: string | null = null): EdgeApp & { asked: string[] } {
  const asked: string[] = [];
  return {
    asked,
    settings,
    visitor: (cookies) => visitors[/(?:^|; )who=(\w+)/.exec(cookies ?? "")?.[1] ?? ""] ?? anonymousVisitor,
    countryOfAddress: (_turn, address) => {
      asked.push(address);
      return addressCountry;
    },
    acceptFlagOverride: async (id) => (id === "good" ? "ff-test=good; Max-Age=7200" : null),
    generation: () => "0",
    flagCohort: (_turn, country) => (country === "DE" ? "1" : "0"),
    edgeSlots: (market, visitor) => ({
      ...(visitor.itemCount > 0 && { "basket-count": `(${visitor.itemCount})` }),
      ...(visitor.kind === "customer" && { "account-links": `<a href="/account">Account ${market.country}</a>` }),
      ...(visitor.expired && { toast: "<dialog>expired</dialog>" }),
    }),
    prepare: async () => {},
    context(requestScope): FakeContext {
      const scopes: ("public" | "private")[] = [];
      const context: FakeContext = {
        requestScope,
        scopes,
        degraded: false,
        late: false,
        setCookies: [],
        expired: null,
        outcome: async () => ({
          scopes,
          degraded: context.degraded,
          ...(context.late && { late: true }),
          setCookies: context.setCookies,
          expired: context.expired,
          notice: context.expired && `ct-notice=${context.expired}`,
          serverTiming: "",
        }),
        isDegraded: () => context.degraded,
        settled: async () => {},
      };
      return context;
    },
    redact: () => ({}),
  };
}

/** An execution context whose background work can be awaited. */
export function executionContext(): ExecutionContext & { idle(): Promise<void> } {
  const work: Promise<unknown>[] = [];
  return {
    waitUntil: (promise: Promise<unknown>) => {
      work.push(promise);
    },
    passThroughOnException: () => {},
    props: {},
    async idle() {
      for (let done = 0, until = work.length; done < until; done = until, until = work.length) {
        await Promise.all(work.slice(done, until));
      }
    },
  } as ExecutionContext & { idle(): Promise<void> };
}
