/** A storefront in an isolate: the built app, its settings and shared caches. */
import type { EdgeApp } from "@domain/http/edge-app";
import type { StorefrontBindings } from "../bindings.generated";
import { createHeaderWriter, type HeaderWriter } from "./headers/answer-headers";
import { createLineWriter, type LineWriter } from "./log/request-line";
import { type Admission, createAdmission } from "./page/admission";
import type { InFlightRenders } from "./page/in-flight-renders";
import { createPageCache, type PageCache } from "./page/page-cache";
import { type BuiltRoute, createPlanner, type PagePlan } from "./page/page-plan";

/** Parts of the built app that the pipeline uses. */
export interface BuiltApp {
  readonly version: string;
  readonly routes: Readonly<Record<string, BuiltRoute | undefined>>;
  /** Style sheets of every page. */
  readonly styles?: readonly string[];
  edge(environment: unknown): EdgeApp;
  /** Remix's request handler. */
  handle(request: Request, context: unknown): Promise<Response>;
}

/** Bindings used by the pipeline; the app reads the others. */
export interface StorefrontEnv extends Readonly<Partial<StorefrontBindings>> {
  /** "1" if a proxy in front of this worker compresses and buffers responses: see `plainStreams`. */
  readonly PLAIN_STREAMS?: string;
  readonly [name: string]: unknown;
}

export interface Site {
  readonly app: EdgeApp;
  readonly built: BuiltApp;
  readonly plan: (pathname: string) => PagePlan;
  readonly pages: PageCache;
  readonly inFlightRenders: InFlightRenders;
  readonly admission: Admission;
  readonly headers: HeaderWriter;
  readonly limiter: RateLimit | null;
  readonly files: Fetcher | null;
  /** Figures and pictures in the data center. */
  readonly images: Cache | null;
  readonly lines: LineWriter;
  /**
   * Sends pages uncompressed while they render. The local runtime compresses and buffers until the last byte, so a page
   * would wait for its slowest part; Cloudflare streams.
   */
  readonly plainStreams: boolean;
}

/** Throws if the environment is invalid. */
export function openSite(built: BuiltApp, bindings: StorefrontEnv, dataCenterCache: Cache | null): Site {
  const app = built.edge(bindings);
  return {
    app,
    built,
    plan: createPlanner(built.routes),
    pages: createPageCache(dataCenterCache),
    inFlightRenders: new Map(),
    admission: createAdmission(app.settings.rendering),
    headers: createHeaderWriter(app.settings),
    lines: createLineWriter(),
    limiter: bindings.RATE_LIMIT ?? null,
    files: bindings.ASSETS ?? null,
    images: dataCenterCache,
    plainStreams: bindings.PLAIN_STREAMS === "1",
  };
}
