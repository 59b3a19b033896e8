/**
 * What a loader or action may see. `load-context.server.ts` alone builds these from the environment.
 *
 * A public loader gets a {@link PublicContext}: nothing in it depends on who asks, so its page can be cached for
 * everyone with the same axes. Session, cookies and request headers exist only in a {@link PrivateContext}.
 */
import type { ThirdParties } from "@domain/consent/third-parties";
import type { CacheAxis, PagePolicy } from "@domain/http/edge-app";
import type { Market } from "@domain/market/market";
import type { TFunction } from "i18next";
import type { Editors } from "~/context/visit/editors.server";
import type { FormTokens } from "~/context/visit/form-tokens.server";
import type { ChromeData } from "~/loaders/chrome/data.server";
import type { PrivateServices, PublicServices } from "~/services/services";

export type { CacheAxis };

export interface Flags {
  readonly searchPrecision: boolean;
  readonly newSearchUrl: boolean;
  readonly gop: boolean;
  readonly citationSearch: boolean;
  readonly elisaCrossSell: boolean;
}

/** Structured log; `label` is static text, members are redacted before they leave the worker. */
export interface Logger {
  info(label: string, members?: Record<string, unknown>): void;
  warn(label: string, members?: Record<string, unknown>): void;
  error(label: string, members?: Record<string, unknown>): void;
}

/** Outcome of deferred work. It never rejects, so a page always has something to show. */
export type Settled<T> = { ok: true; value: T } | { ok: false };

/** An axis that the page did not declare is a mistake in its route: reading it throws. */
export interface PublicContext {
  readonly requestId: string;
  /** Time of the request; pages compare dates with this, not with the clock. */
  readonly now: Date;
  readonly market: Market;
  readonly t: TFunction;
  readonly flags: Flags;
  /** Origins of the three storefronts, for links between them and for canonical addresses. */
  readonly origins: { readonly global: string; readonly jp: string; readonly cn: string; readonly current: string };
  /** Where the browser fetches figures and images from, without a slash at the end. */
  readonly imagesUrl: string;
  /** Whom to tell about a weakness of the shop, as addresses; none where the deployment names nobody. */
  readonly securityContacts: readonly string[];
  /** Services of others that this deployment works with; nothing of theirs is loaded without consent. */
  readonly thirdParties: ThirdParties;
  /** True for editors with a valid preview session; such pages are never cached. */
  readonly preview: boolean;
  /** Pages of the design system are there: on a demonstration machine and on staging (W37). */
  readonly showsExamples: boolean;
  readonly services: PublicServices;
  readonly log: Logger;
  /** Hands header, menus and footer to the rendering of the document; as data they would travel a second time. */
  frame(chrome: ChromeData): void;
  /** Starts work that the page does not wait for: logged when it fails, settled either way. A failure degrades the page. */
  defer<T>(label: string, work: Promise<T>): Promise<Settled<T>>;
  /** Something had to be left out: this visitor gets the page, but it is not kept for others. */
  degraded(): void;
  /**
   * The page says in its place what it is about and could not get: 503 when that is an outage. The status counts where
   * it is not out yet.
   */
  failsWith(status: 400 | 503): void;
  waitUntil(work: Promise<unknown>): void;
}

/** Who the visitor is, from sealed cookies. A cookie alone never lets data flow: the gateway checks the token. */
export interface Session {
  readonly kind: "anonymous" | "customer" | "punchout";
  readonly cartId: string | null;
  /** Number of items at the last answer of the gateway; shown at once, corrected by the next read. */
  readonly itemCount: number;
  readonly customerId: string | null;
  readonly verified: boolean;
  /** Domain of the customer's e-mail address; null for everyone else. */
  readonly emailDomain: string | null;
  /** "expired" toast to show, set when an inconsistent or ended session was found in this request. */
  readonly expired: "customer" | "punchout" | "anonymous" | null;
  /** `expired`, for an answer that tells the visitor itself: the next page does not say it again. */
  takeExpired(): Session["expired"];
  /**
   * True when a token was invalid and this visitor's page is to be loaded anew for it, at most once in 60 seconds
   * (A-TOKEN-18); whoever asks sees to the reload.
   */
  takeReload(): boolean;
}

export interface PrivateContext extends PublicContext {
  readonly request: Request;
  readonly session: Session;
  readonly services: PublicServices & PrivateServices;
  /** Tokens of forms that anyone may send. */
  readonly forms: FormTokens;
  readonly editors: Editors;
  /** Address of the visitor as the platform saw it, for limits; never logged. */
  readonly clientAddress: string;
  /** Country of the visitor as the platform saw it; empty when it does not say. */
  readonly clientCountry: string;
  /** E-mail domains of the company's own people (A-GUARD-14). */
  readonly companyDomains: readonly string[];
  /** Allows what the policy of every page does not, for this answer. */
  allow(policy: PagePolicy): void;
  /** Adds a `Set-Cookie` value to the answer; session cookies come from the commerce service by themselves. */
  setCookie(value: string): void;
}
