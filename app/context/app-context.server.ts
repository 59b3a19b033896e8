/** Load context of one request: provides public and private contexts and records the page's outcome. */

import { checkoutStepCookie, firstAddNames, readCookie, typedFormCookie } from "@domain/http/cookies/session-cookies";
import type {
  CacheAxis,
  DeclaredScope,
  EdgeContext,
  EdgeSettings,
  PageOutcome,
  PagePolicy,
  RequestScope,
} from "@domain/http/edge-app";
import type { Market } from "@domain/market/market";
import { instantOfDay } from "@domain/market/time-zone";
import { shopNames } from "@domain/query-reading/shop-names";
import { createT, pageTexts } from "~/i18n/texts.server";
import type { Translate } from "~/i18n/translate";
import type { TextSource } from "~/i18n/use-t";
import type { ChromeData } from "~/loaders/chrome/data.server";
import type { ForeignDocuments } from "~/services/agents/foreign-documents";
import type { Upstream } from "~/services/upstream/create-upstream-reader";
import { declaredMarket, undeclared } from "./declared-axes.server";
import type { Environment } from "./environment.server";
import type { FlagReader } from "./flags.server";
import { createLogger } from "./log.server";
import { createDeferrer } from "./request/defer.server";
import { serverTiming } from "./request/server-timing.server";
import type { PrivateContext, PublicContext } from "./request/types";
import { createPrivateServices, createPublicServices, type PrivateServices } from "./services.server";
import { publicImagesUrl } from "./storefront-settings.server";
import type { AgentLimits } from "./visit/agent-limits.server";
import type { AgentSessions } from "./visit/agent-sessions.server";
import type { Editors } from "./visit/editors.server";
import type { FormTokens } from "./visit/form-tokens.server";
import type { OauthClients } from "./visit/oauth-clients.server";
import type { SessionCodec } from "./visit/sealed-session.server";
import { describeSession } from "./visit/session.server";
import { type CookieTokenStore, createCookieTokenStore } from "./visit/token-store.server";

/** One-time cookies: reporting a checkout step and restoring a form clears them. */
const marksForOneAnswer = [checkoutStepCookie, typedFormCookie] as const;

export interface AppContext extends EdgeContext {
  readonly nonce: string;
  readonly requestId: string;
  declareScope(scope: DeclaredScope): void;
  /** True once the page or its form used visitor data. */
  isPersonal(): boolean;
  publicContext(axes: readonly CacheAxis[]): Promise<PublicContext>;
  privateContext(request: Request): Promise<PrivateContext>;
  /** Texts for rendering. */
  i18n(): TextSource;
  /** Frame data from the root loader; null if it did not run. */
  frame(): ChromeData | null;
  waitUntil(work: Promise<unknown>): void;
  /** Remaining milliseconds to wait for the page; null if the response cannot start without it. */
  remainingWaitMs(): number | null;
  /** Starts the document without late data; from now on headers can no longer change. */
  beginLate(): void;
  /** Status of a page that shows an error instead of its content; null if fine. */
  failedStatus(): number | null;
  degraded(): void;
  /** Logs an app fault with the request, and prevents storing the page. */
  failed(label: string, error: unknown): void;
}

interface Isolate {
  readonly env: Environment;
  readonly settings: EdgeSettings;
  readonly codec: SessionCodec;
  readonly upstream: Upstream;
  readonly flags: FlagReader;
  readonly forms: FormTokens;
  readonly editors: Editors;
  readonly agentSessions: AgentSessions;
  readonly oauthClients: OauthClients;
  readonly foreignDocuments: ForeignDocuments;
  readonly agentLimits: AgentLimits;
}

const allAxes = ["region", "country", "language", "flags"] as const satisfies readonly CacheAxis[];

/** Minimum wait, so that data that is nearly ready is included. */
const minWaitMs = 50;

export function createAppContext(
  {
    env,
    settings,
    codec,
    upstream,
    flags,
    forms,
    editors,
    agentSessions,
    oauthClients,
    foreignDocuments,
    agentLimits,
  }: Isolate,
  requestScope: RequestScope,
): AppContext {
  const { market, requestId, record, waitUntil } = requestScope;
  const log = createLogger(record);
  const reader = upstream.reader({
    waitUntil,
    trace: record.upstream,
    underWay: record.underWay,
    startedAt: requestScope.startedAt,
    requestId,
  });
  const editorToken = async () => (await codec.open(requestScope.cookieHeader)).editorToken;
  const preview =
    requestScope.visitor.kind === "preview" ? { editorToken, hash: requestScope.livePreview ?? "init" } : null;
  const scopes: DeclaredScope["kind"][] = [];
  const addedCookies: string[] = [];
  let isDegraded = false;
  let isLate = false;
  let failedStatus: number | null = null;
  let texts: Promise<Translate> | undefined;
  let tokens: CookieTokenStore | undefined;
  let privateServices: PrivateServices | undefined;
  let frame: ChromeData | null = null;
  let policy: PagePolicy | undefined;

  const degraded = () => {
    isDegraded = true;
  };
  const services = createPublicServices(env, reader, log, preview, { now: timeOfPage, degraded });
  const deferrer = createDeferrer(log, degraded, waitUntil);
  const loadTexts = () => {
    texts ??= createT(market.language);
    return texts;
  };

  const publicContext = (axes: readonly CacheAxis[]) => contextOf(market, axes, loadTexts);

  async function contextOf(
    market: Market,
    axes: readonly CacheAxis[],
    loadTexts: () => Promise<Translate>,
  ): Promise<PublicContext> {
    const [t, current, now] = await Promise.all([
      axes.includes("language") ? loadTexts() : null,
      axes.includes("flags") ? flags.read(requestScope, market.country) : null,
      timeOfPage(),
    ]);
    return {
      requestId,
      now,
      market: declaredMarket(market, axes),
      get t() {
        return t ?? undeclared("language");
      },
      get flags() {
        return current ?? undeclared("flags");
      },
      origins: settings.origins,
      imagesUrl: publicImagesUrl(env),
      securityContacts: env.SECURITY_CONTACTS ?? [],
      allowsTraining: env.AI_TRAINING === "yes",
      thirdParties: settings.thirdParties,
      preview: requestScope.visitor.kind === "preview",
      showsExamples: settings.demo || settings.staging !== null,
      services,
      names: shopNames(),
      log,
      frame: (chrome) => {
        frame = chrome;
      },
      defer: deferrer.defer,
      degraded,
      setErrorStatus(status) {
        degraded();
        failedStatus = status;
      },
      waitUntil,
    };
  }

  /** Time as of which the page is shown; editors may preview another day. */
  async function timeOfPage(): Promise<Date> {
    const day = preview && (await codec.open(requestScope.cookieHeader)).previewDay;
    return new Date(day ? instantOfDay(day) : requestScope.startedAt);
  }

  async function privateContext(request: Request): Promise<PrivateContext> {
    const [session, base] = await Promise.all([codec.open(requestScope.cookieHeader), publicContext(allAxes)]);
    tokens ??= createCookieTokenStore(codec, session, Date.now, firstAddNames(requestScope.cookieHeader));
    const setOwnCookie = (value: string) => {
      addedCookies.push(value);
    };
    // Shared by action and loaders, so that a known outage is not waited for again.
    const caller = {
      address: requestScope.clientAddress,
      agent: (request.headers.get("user-agent") ?? "").slice(0, 500),
      country: request.headers.get(settings.countryHeader) ?? "",
    };
    privateServices ??= createPrivateServices(env, reader, log, { tokens, ...caller });
    return {
      ...base,
      request,
      forms,
      editors,
      clientAddress: requestScope.clientAddress,
      clientCountry: request.headers.get(settings.countryHeader) ?? "",
      companyDomains: env.COMPANY_DOMAINS ?? [],
      session: describeSession(session, tokens, requestScope.cookieHeader, setOwnCookie),
      services: { ...services, ...privateServices },
      agentSessions,
      oauthClients,
      foreignDocuments,
      agentLimits,
      commerceOf: ({ store }) => createPrivateServices(env, reader, log, { tokens: store, ...caller }).commerce,
      inMarket: (other) => contextOf(other, allAxes, () => createT(other.language)),
      allow: (more) => {
        policy = { ...policy, ...more };
      },
      setCookie: setOwnCookie,
    };
  }

  return {
    nonce: requestScope.nonce,
    requestId,
    isPersonal: () => scopes.includes("private"),
    declareScope: (scope) => {
      scopes.push(scope.kind);
    },
    publicContext,
    privateContext,
    i18n: () => pageTexts(market.language),
    frame: () => frame,
    waitUntil,
    remainingWaitMs: () => {
      if (requestScope.beginsAt === undefined || tokens?.willChange() || requestScope.visitor.kind === "preview")
        return null;
      if (marksForOneAnswer.some((name) => readCookie(requestScope.cookieHeader, name) !== null)) return null;
      return Math.max(minWaitMs, requestScope.beginsAt - Date.now());
    },
    beginLate: () => {
      isLate = true;
    },
    failedStatus: () => failedStatus,
    degraded,
    failed(label, error) {
      degraded();
      log.error(label, { error });
    },
    async outcome(): Promise<PageOutcome> {
      const setCookies = [...addedCookies, ...((await tokens?.setCookies()) ?? [])];
      return {
        scopes,
        degraded: isDegraded,
        ...(isLate && { late: true }),
        setCookies,
        expired: tokens?.expired() ?? null,
        ...(policy && { policy }),
        notice: (await tokens?.notice()) ?? null,
        itemCount: tokens ? (tokens.cart()?.itemCount ?? 0) : null,
        serverTiming: serverTiming(record.upstream),
      };
    },
    isDegraded: () => isDegraded,
    settled: deferrer.settled,
  };
}
