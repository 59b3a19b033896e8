/** Contract between the storefront worker and the app. The worker loads the built app and never imports its sources. */
import type { ThirdParties } from "../consent/third-parties";
import type { EdgeSlotName } from "../edge-slot/markers";
import type { Language, Market, Region } from "../market/market";

/** Deployment settings that the pipeline needs, from the environment that the app validates. */
export interface EdgeSettings {
  readonly region: Region;
  /** Host names (with port) of this deployment. */
  readonly hosts: readonly string[];
  readonly origins: StorefrontOrigins;
  /** Request header with the visitor's country, set by the platform. */
  readonly countryHeader: string;
  /** Image service whose figures are served below `/figures`. */
  readonly imagesUrl: string;
  /** Additional image origins for the content security policy. */
  readonly imageOrigins: readonly string[];
  /** Address below which editors' pictures are; empty if browsers load them from there. */
  readonly contentPicturesUrl: string;
  /** Origin of the card fields, used as frame and form target; null if cards are not accepted. */
  readonly paymentOrigin: string | null;
  /** Third-party services of this deployment. */
  readonly thirdParties: ThirdParties;
  /** Demonstration machine: loopback addresses are exempt from the coarse rate limit. */
  readonly demo: boolean;
  /**
   * True if the platform buffers responses to compress them. Streamed pages must then opt out, or the first byte waits
   * for the last.
   */
  readonly compressionBuffers: boolean;
  /** An operator changes it to drop every stored page. */
  readonly contentGeneration: string;
  /** If false, every page is rendered for each request and none is stored. */
  readonly storesPages: boolean;
  /** Concurrency limits of rendering, per isolate. */
  readonly rendering: RenderingLimits;
  /** Milliseconds after which a document starts even if its page's data is late. */
  readonly documentBeginsMs: number;
  /** Set on a staging deployment, which is closed to the public; null otherwise. */
  readonly staging: StagingSettings | null;
}

/** Limits for pages that are not in the store. Checkout and basket get higher ones. */
export interface RenderingLimits {
  /** Maximum concurrent renders. */
  readonly places: number;
  /** Maximum renders waiting for a place. */
  readonly waiting: number;
  /** Maximum wait of one render. */
  readonly waitMs: number;
}

interface StagingSettings {
  /** Opens the deployment; null keeps it closed to everyone. */
  readonly password: string | null;
}

/** Origin of each region's storefront, and of this one. */
export type StorefrontOrigins = Readonly<Record<Region | "current", string>>;

export type VisitorKind = "visitor" | "visitor-with-basket" | "customer" | "punchout" | "preview";

/** The visitor as known from sealed cookies; invalid cookies are ignored. */
export interface Visitor {
  readonly kind: VisitorKind;
  readonly itemCount: number;
  /** Registration country of a customer; overrides every other source (C-CTRY-06). */
  readonly registrationCountry: string | null;
  /** Price group of the shopper's company; absent at the list prices. */
  readonly priceGroup?: string;
  /** Flags enabled for this visitor by a signed override (C-FLAG-05). */
  readonly flagOverrides: readonly string[];
  /** Kind of session that ended and must be announced (A-SESS-01 to A-SESS-03). */
  readonly expired: "customer" | "punchout" | "anonymous" | null;
  /** Show the outdated-browser notice once (C-CHROME-16). */
  readonly outdatedBrowser?: boolean;
  /** Consent was given or refused, or the browser sends an objection; do not ask. */
  readonly consentSettled?: boolean;
  /** Pseudonym of a customer for analytics. */
  readonly pseudonym?: string;
  /** Links one visit's requests of a day in the log, for visits with a basket or account. */
  readonly visit?: string;
  /** Origins of the procurement system, or of the content's editor, that frames the visit; cookies are partitioned to that frame. */
  readonly frames?: readonly string[];
  /** `Set-Cookie` values for the next document, which announces `expired`. */
  readonly setCookies: readonly string[];
}

/** Security policy of one response, in addition to the defaults. */
export interface PagePolicy {
  /** Origins that may frame the page. */
  readonly frames?: readonly string[];
  /** Origins that the page's forms may be sent to. */
  readonly forms?: readonly string[];
  /** Keep `window.opener`: the opener closes this window once it has the basket. */
  readonly keepsOpener?: boolean;
  /** The URL contains a secret, so it must not appear in a Referer header. */
  readonly secretAddress?: boolean;
}

/** A visitor without cookies; public pages are rendered for this one. */
export const anonymousVisitor: Visitor = {
  kind: "visitor",
  itemCount: 0,
  registrationCountry: null,
  flagOverrides: [],
  expired: null,
  setCookies: [],
};

/** One request in the pipeline. */
export interface RequestScope {
  readonly requestId: string;
  readonly startedAt: number;
  readonly market: Market;
  readonly visitor: Visitor;
  /** The original `Cookie` header; only the private context may read it. */
  readonly cookieHeader: string | null;
  readonly clientAddress: string;
  readonly nonce: string;
  readonly waitUntil: (work: Promise<unknown>) => void;
  readonly record: RequestRecord;
  /** Hash of an editor's live preview session, from the address; null without one. */
  readonly livePreview?: string | null;
  /** Time at which a document starts without late data, in milliseconds since 1970; absent for other responses. */
  readonly beginsAt?: number;
}

/** Cacheability of one page, reported by its loaders. */
export interface PageOutcome {
  /** One entry per loader that ran. */
  readonly scopes: readonly ("public" | "private")[];
  /** A loader left something out: the page is served but not stored. */
  readonly degraded: boolean;
  /** The document starts before its data arrives, so it may turn out incomplete. */
  readonly late?: boolean;
  /** `Set-Cookie` values of the session. */
  readonly setCookies: readonly string[];
  /** A session that ended while the loaders ran: a document announces it at once. */
  readonly expired: Visitor["expired"];
  /** `Set-Cookie` value by which other responses defer that announcement to the next document. */
  readonly notice: string | null;
  /** Security policy added by the page's loaders and actions. */
  readonly policy?: PagePolicy;
  /** Item count after the loaders ran; null if none of them read the session. */
  readonly itemCount?: number | null;
  readonly serverTiming: string;
}

/** Load context of one request; the worker only reads its outcome. */
export interface EdgeContext {
  /** Resolves after the loaders have run; deferred data may still degrade the page. */
  outcome(): Promise<PageOutcome>;
  isDegraded(): boolean;
  /** Resolves when all deferred data has settled. */
  settled(): Promise<void>;
}

/** Exports of `entry.server` for the worker. `edge(env)` validates the environment and throws if it is invalid. */
export interface EdgeApp {
  readonly settings: EdgeSettings;
  visitor(cookieHeader: string | null): Visitor | Promise<Visitor>;
  /** Country of an IP address, the last resort for unknown visitors; null if unknown. */
  countryOfAddress(
    requestScope: Pick<RequestScope, "waitUntil">,
    address: string,
  ): string | null | Promise<string | null>;
  /**
   * Part of every page key; changes when the content service reports a publication, and with a product that the page of
   * this address shows.
   */
  generation(requestScope: Pick<RequestScope, "waitUntil">, address: string): string | Promise<string>;
  /** Flags as text, for the page key. */
  flagCohort(requestScope: Pick<RequestScope, "waitUntil" | "visitor">, country: string): string | Promise<string>;
  /** `Set-Cookie` value for a flag override id; null if the id is invalid or overrides are disabled. */
  acceptFlagOverride(id: string): Promise<string | null>;
  /** Contents of the slots for this visitor; a slot without an entry keeps its fallback. */
  edgeSlots(market: Market, visitor: Visitor): Readonly<Partial<Record<EdgeSlotName, string>>>;
  /** Loads the language that `edgeSlots` needs; undefined if already loaded. */
  prepare(language: Language): Promise<void> | undefined;
  context(requestScope: RequestScope): EdgeContext;
  redact(members: Record<string, unknown>): Record<string, unknown>;
}

/** Dimensions a public page may vary by, besides its path and known parameters. */
export type CacheAxis = "region" | "country" | "language" | "flags";

/** Caching declaration of a loader made by `publicPage` or `privatePage`, readable before it runs. */
export interface DeclaredScope {
  readonly kind: "public" | "private";
  readonly axes: readonly CacheAxis[];
}

export type LogLevel = "info" | "warn" | "error";

interface LogEntry {
  readonly level: LogLevel;
  readonly label: string;
  readonly members?: Record<string, unknown>;
}

/** Data of the request's log line. */
export interface RequestRecord {
  readonly entries: LogEntry[];
  readonly upstream: UpstreamLogEntry[];
  /** Pending calls; the line is written when all have settled. None of them rejects. */
  readonly underWay: Set<Promise<unknown>>;
}

export interface UpstreamLogEntry {
  /** Client that made the call, by its policy name. */
  readonly name: string;
  /** Upstream that was called. */
  readonly service: string;
  readonly method: string;
  readonly host: string;
  /** Without the query, redacted. */
  readonly path: string;
  readonly startedMs: number;
  ms: number | null;
  status: number | string | null;
  /** Failure of the upstream, if a stored response was served instead: a status or a reason. */
  fault?: number | string;
  /** If the breaker refused the call: the upstream's last status or failure reason. */
  last?: number | string;
  source: string;
  attempts: number;
}
