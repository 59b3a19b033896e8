/**
 * The seam between the storefront worker and the app that it serves. The worker loads the built app and never its
 * sources; what both need to know of each other is this page.
 */
import type { ThirdParties } from "../consent/third-parties";
import type { IslandName } from "../island/markers";
import type { Language, Market, Region } from "../market/market";

/** Settings of a deployment that the pipeline needs; the app validates the environment that they come from. */
export interface EdgeSettings {
  readonly region: Region;
  /** Host names (with port) that this deployment answers for. */
  readonly hosts: readonly string[];
  readonly origins: StorefrontOrigins;
  /** Header in which the platform names the visitor's country. */
  readonly countryHeader: string;
  /** The image service, whose figures the storefront serves below `/figures`. */
  readonly imagesUrl: string;
  /** Origins besides the storefront's own that pictures come from, for the content security policy. */
  readonly imageOrigins: readonly string[];
  /** Origin of the card fields, which are framed and which a form leads to; null where no cards are taken. */
  readonly paymentOrigin: string | null;
  /** Services of others that this deployment works with. */
  readonly thirdParties: ThirdParties;
  /** A demonstration machine: the coarse rate limit leaves loopback addresses alone. */
  readonly demo: boolean;
  /**
   * The platform compresses an answer as a whole: a page that streams then has to leave as it is, or its first byte
   * waits for its last.
   */
  readonly compressionBuffers: boolean;
  /** Changed by an operator to drop every stored page at once. */
  readonly contentGeneration: string;
  /** False: every page is rendered anew, and none is kept. */
  readonly storesPages: boolean;
  /** What an isolate renders at a time. */
  readonly rendering: RenderingLimits;
  /** Milliseconds after its request at which the document of a page begins whose data are late. */
  readonly documentBeginsMs: number;
  /** A deployment for trying a release, closed to the public; null for one that is open. */
  readonly staging: StagingSettings | null;
}

/** Of pages that are not in the store; the checkout and the basket have more of each. */
export interface RenderingLimits {
  /** Pages at a time. */
  readonly places: number;
  /** Pages that wait for a place. */
  readonly waiting: number;
  /** How long one of them waits at most. */
  readonly waitMs: number;
}

export interface StagingSettings {
  /** Opens the deployment; null keeps it closed to everyone. */
  readonly password: string | null;
}

export interface StorefrontOrigins {
  readonly global: string;
  readonly jp: string;
  readonly cn: string;
  readonly current: string;
}

export type VisitorKind = "visitor" | "visitor-with-basket" | "customer" | "punchout" | "preview";

/** Who asks, as far as sealed cookies tell; a missing or altered cookie is no cookie. */
export interface Visitor {
  readonly kind: VisitorKind;
  readonly itemCount: number;
  /** Country in which a customer registered; it comes before every other source (C-CTRY-06). */
  readonly registrationCountry: string | null;
  /** Flags that a signed override switches on for this visitor (C-FLAG-05). */
  readonly flagOverrides: readonly string[];
  /** Session that ended and has to be said so (A-SESS-01 to A-SESS-03). */
  readonly expired: "customer" | "punchout" | "anonymous" | null;
  /** To be told once that the browser is too old (C-CHROME-16). */
  readonly outdatedBrowser?: boolean;
  /** Has chosen what other parties may do here, or the browser says no for them: nothing is to be asked. */
  readonly consentSettled?: boolean;
  /** Stands for a customer in analytics; says nothing about them to anyone else. */
  readonly pseudonym?: string;
  /** Stands for the requests of one visit and day in the log, for visits with a basket or an account. */
  readonly visit?: string;
  /** Origins of the procurement system in whose frame the visit takes place; its cookies belong to that frame. */
  readonly frames?: readonly string[];
  /** `Set-Cookie` values that go out with the next document, which is what says `expired`. */
  readonly setCookies: readonly string[];
}

/** What one answer allows besides what every answer does. */
export interface PagePolicy {
  /** Origins that may show the page in a frame. */
  readonly frames?: readonly string[];
  /** Origins that a form of the page may be sent to. */
  readonly forms?: readonly string[];
  /** Another site opened the window and has to keep its hold of it, to close it when its basket has come back. */
  readonly keepsOpener?: boolean;
  /** The address carries a secret: it is told to nobody. */
  readonly secretAddress?: boolean;
}

/** A visitor about whom nothing is known; public pages are rendered for this one. */
export const stranger: Visitor = {
  kind: "visitor",
  itemCount: 0,
  registrationCountry: null,
  flagOverrides: [],
  expired: null,
  setCookies: [],
};

/** One request on its way through the pipeline. */
export interface EdgeTurn {
  readonly requestId: string;
  readonly startedAt: number;
  readonly market: Market;
  readonly visitor: Visitor;
  /** The original `Cookie` header, for the private context only. */
  readonly cookieHeader: string | null;
  readonly clientAddress: string;
  readonly nonce: string;
  readonly waitUntil: (work: Promise<unknown>) => void;
  readonly record: RequestRecord;
  /** When a document begins without data that are late, milliseconds since 1970; absent for everything else. */
  readonly beginsAt?: number;
}

/** How one page may be kept, said by its loaders. */
export interface PageOutcome {
  /** One entry per loader that ran. */
  readonly scopes: readonly ("public" | "private")[];
  /** A loader had to leave something out: good for this visitor, not for the next. */
  readonly degraded: boolean;
  /** The document begins before its data are there: whether it will be whole is not known. */
  readonly late?: boolean;
  /** `Set-Cookie` values of the session. */
  readonly setCookies: readonly string[];
  /** A session that ended while the loaders ran: a document says so at once. */
  readonly expired: Visitor["expired"];
  /** `Set-Cookie` value with which any other answer leaves that to the next document. */
  readonly notice: string | null;
  /** What the page's own loaders and actions allowed besides. */
  readonly policy?: PagePolicy;
  /** Items in the basket as the loaders left it; null when none of them had the visitor's session. */
  readonly itemCount?: number | null;
  readonly serverTiming: string;
}

/** Load context of one request; opaque to the worker but for its outcome. */
export interface EdgeContext {
  /** Known when the loaders have run; what is deferred may still degrade the page. */
  outcome(): Promise<PageOutcome>;
  isDegraded(): boolean;
  /** Resolves when everything that was deferred has settled. */
  settled(): Promise<void>;
}

/** What `entry.server` offers the worker: `edge(env)` validates the environment and throws when it is not usable. */
export interface EdgeApp {
  readonly settings: EdgeSettings;
  visitor(cookieHeader: string | null): Visitor | Promise<Visitor>;
  /** Country of an address, for visitors that nothing else tells about; null when unknown. */
  countryOfAddress(turn: Pick<EdgeTurn, "waitUntil">, address: string): string | null | Promise<string | null>;
  /** Part of the key of every stored page: changes when the content service has said that something was published. */
  generation(turn: Pick<EdgeTurn, "waitUntil">): string | Promise<string>;
  /** Flags as text for the key of a stored page. */
  flagCohort(turn: Pick<EdgeTurn, "waitUntil" | "visitor">, country: string): string | Promise<string>;
  /** `Set-Cookie` value for an override id; null for one that is not ours, or where overrides are not taken. */
  acceptFlagOverride(id: string): Promise<string | null>;
  /** Content of the islands for this visitor; an island without an entry keeps what the page says. */
  islands(market: Market, visitor: Visitor): Readonly<Partial<Record<IslandName, string>>>;
  /** Loads what `islands` needs in this language; nothing to wait for when it is there. */
  prepare(language: Language): Promise<void> | undefined;
  context(turn: EdgeTurn): EdgeContext;
  redact(members: Record<string, unknown>): Record<string, unknown>;
}

/** What may vary a public page, besides its path and the parameters it reads. */
export type CacheAxis = "region" | "country" | "language" | "flags";

/** What a loader function made by `publicPage` or `privatePage` says about itself before it runs. */
export interface DeclaredScope {
  readonly kind: "public" | "private";
  readonly axes: readonly CacheAxis[];
}

export type LogLevel = "info" | "warn" | "error";

export interface LogEntry {
  readonly level: LogLevel;
  readonly label: string;
  readonly members?: Record<string, unknown>;
}

/** Becomes the one line that a request writes. */
export interface RequestRecord {
  readonly entries: LogEntry[];
  readonly upstream: UpstreamLogEntry[];
  /** Calls that run; the line is written when each has an outcome. None of them rejects. */
  readonly underWay: Set<Promise<unknown>>;
}

export interface UpstreamLogEntry {
  /** Client that called, by the name of its policy. */
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
  /** What came of asking the service where a kept answer stood in for it: a status, or why there was none. */
  fault?: number | string;
  /** Of a call that an open circuit refused: what the upstream answered last, or why it did not. */
  last?: number | string;
  source: string;
  attempts: number;
}
