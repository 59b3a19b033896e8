/** One storefront as an isolate holds it: the built app, its settings, and what both leave in memory. */
import type { EdgeApp } from "@domain/http/edge-app";
import type { Region } from "@domain/market/market";
import { createHeaderWriter, type HeaderWriter } from "./headers/answer-headers";
import { createLineWriter, type LineWriter } from "./log/request-line";
import { type Admission, createAdmission } from "./page/admission";
import type { Drawings } from "./page/drawings";
import { createPageCache, type PageCache } from "./page/page-cache";
import { type BuiltRoute, createPlanner, type PagePlan } from "./page/page-plan";

/** The parts of the built app that the pipeline uses. */
export interface BuiltApp {
  readonly version: string;
  readonly routes: Readonly<Record<string, BuiltRoute | undefined>>;
  /** The style that every page loads. */
  readonly styles?: readonly string[];
  edge(environment: unknown): EdgeApp;
  /** Remix. */
  handle(request: Request, context: unknown): Promise<Response>;
}

/** Bindings of the deployment that the pipeline itself uses; the app reads the rest. */
export interface StorefrontBindings {
  readonly RATE_LIMIT?: RateLimit;
  readonly ASSETS?: Fetcher;
  /** "1" where what stands before this worker compresses without ever passing on what it has: see `plainStreams`. */
  readonly PLAIN_STREAMS?: string;
  readonly [name: string]: unknown;
}

export interface Site {
  readonly app: EdgeApp;
  readonly built: BuiltApp;
  readonly plan: (pathname: string) => PagePlan;
  readonly pages: PageCache;
  readonly drawings: Drawings;
  readonly admission: Admission;
  readonly headers: HeaderWriter;
  readonly limiter: RateLimit | null;
  readonly files: Fetcher | null;
  /** Figures in the data centre. */
  readonly figures: Cache | null;
  readonly lines: LineWriter;
  /**
   * Pages that are being rendered go out uncompressed. The runtime on one machine compresses for browsers and keeps
   * everything until the last byte, so that a page would wait for its slowest part; Cloudflare passes on what it has.
   */
  readonly plainStreams: boolean;
}

/** Throws when the environment cannot be used. */
export function openSite(built: BuiltApp, region: Region, bindings: StorefrontBindings, far: Cache | null): Site {
  const app = built.edge({ ...bindings, REGION: region });
  return {
    app,
    built,
    plan: createPlanner(built.routes),
    pages: createPageCache(far),
    drawings: new Map(),
    admission: createAdmission(app.settings.rendering),
    headers: createHeaderWriter(app.settings),
    lines: createLineWriter(),
    limiter: bindings.RATE_LIMIT ?? null,
    files: bindings.ASSETS ?? null,
    figures: far,
    plainStreams: bindings.PLAIN_STREAMS === "1",
  };
}
