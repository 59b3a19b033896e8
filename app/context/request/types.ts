/**
 * Contexts of loaders and actions. Only `load-context.server.ts` builds them from the environment. A public loader gets
 * a {@link PublicContext}, which does not depend on the visitor, so that its page can be stored for everyone with the
 * same axes. Session, cookies and request headers exist only in a {@link PrivateContext}.
 */
import type { Flags } from "@contracts/settings";
import type { ThirdParties } from "@domain/consent/third-parties";
import type { PagePolicy, StorefrontOrigins } from "@domain/http/edge-app";
import type { Logger } from "@domain/http/log/logger";
import type { Settled } from "@domain/http/settled";
import type { Market } from "@domain/market/market";
import type { NameTable } from "@domain/query-reading/name-table";
import type { PrivateServices, PublicServices } from "~/context/services.server";
import type { AgentLimits } from "~/context/visit/agent-limits.server";
import type { AgentSession, AgentSessions } from "~/context/visit/agent-sessions.server";
import type { Editors } from "~/context/visit/editors.server";
import type { FormTokens } from "~/context/visit/form-tokens.server";
import type { OauthClients } from "~/context/visit/oauth-clients.server";
import type { Translate } from "~/i18n/translate";
import type { ChromeData } from "~/loaders/chrome/data.server";
import type { ForeignDocuments } from "~/services/agents/foreign-documents";
import type { CommerceService } from "~/services/commerce/types";

/** Reading an axis that the page did not declare throws. */
export interface PublicContext {
  readonly requestId: string;
  /** Time of the request; compare dates with it instead of the clock. */
  readonly now: Date;
  readonly market: Market;
  readonly t: Translate;
  readonly flags: Flags;
  /** Origins of the storefronts, for links between them and canonical URLs. */
  readonly origins: StorefrontOrigins;
  /** Base URL of figures and images for browsers, without a trailing slash. */
  readonly imagesUrl: string;
  /** URLs of security contacts; may be empty. */
  readonly securityContacts: readonly string[];
  /** The owner lets programs train on the site's content. */
  readonly allowsTraining: boolean;
  /** Third-party services of this deployment; they load only with consent. */
  readonly thirdParties: ThirdParties;
  /** True for editors with a valid preview session; such pages are never stored. */
  readonly preview: boolean;
  /** True on demonstration machines and staging, which show the design system (W37). */
  readonly showsExamples: boolean;
  readonly services: PublicServices;
  /** Known names of targets, for reading queries. */
  readonly names: NameTable;
  readonly log: Logger;
  /** Passes header, menus and footer to rendering; as loader data they would be sent twice. */
  frame(chrome: ChromeData): void;
  /** Starts work the page does not wait for. A failure is logged and degrades the page; the result always resolves. */
  defer<T>(label: string, work: Promise<T>): Promise<Settled<T>>;
  /** Something was left out: serve the page, but do not store it. */
  degraded(): void;
  /**
   * Sets the status of a page that shows an error instead of its content: 503 for an outage, 410 for a link that is used up.
   * No effect once headers are sent.
   */
  setErrorStatus(status: 400 | 404 | 410 | 503): void;
  waitUntil(work: Promise<unknown>): void;
}

/** The visitor's session from sealed cookies. A cookie alone grants no access: the gateway checks the token. */
export interface Session {
  readonly kind: "anonymous" | "customer" | "punchout";
  readonly cartId: string | null;
  /** Item count of the gateway's last response; shown at once, corrected by the next read. */
  readonly itemCount: number;
  readonly customerId: string | null;
  readonly verified: boolean;
  /** Domain of the customer's email address; null for others. */
  readonly emailDomain: string | null;
  /** Set if an invalid or ended session was found in this request, for the "expired" toast. */
  readonly expired: "customer" | "punchout" | "anonymous" | null;
  /** Returns `expired` for a response that shows it; the next page then does not. */
  takeExpired(): Session["expired"];
  /** True if a token was invalid and the caller must reload the page, at most once in 60 seconds (A-TOKEN-18). */
  takeReload(): boolean;
}

export interface PrivateContext extends PublicContext {
  readonly request: Request;
  readonly session: Session;
  readonly services: PublicServices & PrivateServices;
  /** Tokens of public forms. */
  readonly forms: FormTokens;
  readonly editors: Editors;
  /** The visitor's IP address, for rate limits; never logged. */
  readonly clientAddress: string;
  /** The visitor's country according to the platform; may be empty. */
  readonly clientCountry: string;
  /** Email domains of employees (A-GUARD-14). */
  readonly companyDomains: readonly string[];
  /** Baskets of programs. */
  readonly agentSessions: AgentSessions;
  /** Programs that request access to accounts. */
  readonly oauthClients: OauthClients;
  /** Documents at addresses that programs name. */
  readonly foreignDocuments: ForeignDocuments;
  readonly agentLimits: AgentLimits;
  /** The commerce service for a program's basket instead of the visitor's. */
  commerceOf(session: AgentSession): CommerceService;
  /** The same request as a public page of another market, for calls that name a country or a language. */
  inMarket(market: Market): Promise<PublicContext>;
  /** Extends the security policy of this response. */
  allow(policy: PagePolicy): void;
  /** Adds a `Set-Cookie` value; the commerce service sets session cookies itself. */
  setCookie(value: string): void;
}
