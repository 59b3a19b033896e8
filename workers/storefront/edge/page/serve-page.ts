/** Serves a page from the store, or else from the app. */

import { networkOf } from "@domain/http/network";
import { isWrite } from "../door/is-write";
import { refuse } from "../door/refusal";
import type { PageRequestScope } from "../request-scope";
import { kindOf, type RenderPermit } from "./admission";
import { answerFromStore } from "./answer-from-store";
import { followRender } from "./follow-render";
import { headOf, type InFlightRender, isRunning, registerRender } from "./in-flight-renders";
import { ageOf, type PageAge } from "./page-cache";
import { canonicalAddress, pageKey } from "./page-key";
import { isComplete, renderPage } from "./render-page";
import type { StoredPage } from "./stored-page";

const busyRetrySeconds = "5";

interface Served {
  readonly response: Response;
  readonly cache: "hit" | "stale" | "miss" | "shared" | "kept" | "none";
  readonly ended: Promise<void> | null;
}

export async function servePage(requestScope: PageRequestScope): Promise<Served> {
  const { site, plan, market, request, visitor } = requestScope;
  const storable =
    site.app.settings.storesPages &&
    plan.kind === "page" &&
    plan.scope === "public" &&
    !isWrite(request) &&
    visitor.kind !== "preview";
  const address = plan.scope === "public" ? canonicalAddress(requestScope.address, plan) : "";
  if (!storable) return (await overRateLimit(requestScope)) ?? renderPrivate(requestScope, address);

  const cohort = plan.axes.includes("flags") ? site.app.flagCohort(requestScope, market.country) : "";
  const generation = site.app.generation(requestScope, address);
  const key = pageKey(address, plan, {
    version: site.built.version,
    settings: site.app.settings,
    market,
    format: requestScope.format,
    cohort: typeof cohort === "string" ? cohort : await cohort,
    generation: typeof generation === "string" ? generation : await generation,
  });
  // A request that would be refused skips the look-up in the data center.
  const page = site.pages.get(key) ?? (site.admission.isFull("page") ? null : await site.pages.fetch(key));
  const age = page && ageOf(page, requestScope.startedAt);
  if (page && age === "fresh") return fromStore(page, age, requestScope, "hit");
  // The log line includes the renewal, whose failures affect later visitors.
  if (page && age === "stale")
    return { ...fromStore(page, age, requestScope, "stale"), ended: renew(requestScope, key, address) };
  const refused = await overRateLimit(requestScope);
  if (refused) return refused;
  const fallback = page && age ? () => fromStore(page, age, requestScope, "kept") : null;
  const inFlight = isShared(requestScope) ? site.inFlightRenders.get(key) : undefined;
  return (
    (inFlight && (await followInFlight(requestScope, inFlight, fallback))) ??
    renderShared(requestScope, key, address, fallback)
  );
}

/** Fallback: an older stored page is better than an incomplete new one. */
type Fallback = (() => Served) | null;

/** Follows a render in progress; null if it cannot be shared. */
async function followInFlight(
  requestScope: PageRequestScope,
  inFlight: InFlightRender,
  fallback: Fallback,
): Promise<Served | null> {
  const head = await headOf(inFlight);
  if (!head) return null;
  if (fallback && !isComplete(head.status, head.outcome)) return fallback();
  return { ...followRender(requestScope, inFlight, head), cache: "shared" };
}

/**
 * Renders a page so that others can share it from the start. With a stored page as fallback, it does not wait for a
 * permit.
 */
async function renderShared(
  requestScope: PageRequestScope,
  key: string,
  address: string,
  fallback: Fallback,
): Promise<Served> {
  const { inFlightRenders } = requestScope.site;
  const existing = inFlightRenders.get(key);
  const entry =
    isShared(requestScope) && !(existing && isRunning(existing)) ? registerRender(inFlightRenders, key) : null;
  try {
    const { admission } = requestScope.site;
    const kind = kindOf(requestScope.request, requestScope.address.pathname);
    const permit = fallback ? admission.enterAtOnce(kind) : await admission.enter(kind);
    if (!permit) {
      entry?.unregister();
      return fallback ? fallback() : busy(requestScope);
    }
    const { response, complete: whole, ended } = await renderWith(permit, requestScope, key, address, entry?.render);
    if (entry) requestScope.waitUntil(ended.finally(entry.unregister));
    if (!fallback || whole) return { response, cache: "miss", ended };
    await response.body?.cancel();
    return fallback();
  } catch (error) {
    entry?.unregister();
    throw error;
  }
}

/** True for documents; page data and Markdown are requested by single browsers and programs. */
function isShared({ request, address, format }: PageRequestScope): boolean {
  return request.method === "GET" && !address.isData && format === "html";
}

function fromStore(page: StoredPage, age: PageAge, requestScope: PageRequestScope, cache: Served["cache"]): Served {
  return { response: answerFromStore(page, age, requestScope), cache, ended: null };
}

async function renderPrivate(requestScope: PageRequestScope, address: string): Promise<Served> {
  const permit = await requestScope.site.admission.enter(kindOf(requestScope.request, requestScope.address.pathname));
  if (!permit) return busy(requestScope);
  const { response, ended } = await renderWith(permit, requestScope, null, address);
  return { response, cache: "none", ended };
}

async function renderWith(
  permit: RenderPermit,
  ...[requestScope, key, address, inFlight]: Parameters<typeof renderPage>
) {
  try {
    const page = await renderPage(requestScope, key, address, inFlight);
    requestScope.waitUntil(page.ended.finally(permit.release));
    return page;
  } catch (error) {
    permit.release();
    throw error;
  }
}

/** Response under overload, sent at once to keep running requests fast. */
function busy({ request }: PageRequestScope): Served {
  const reason = isWrite(request) ? "busy-form" : "busy";
  return { response: refuse(503, reason, { "retry-after": busyRetrySeconds }), cache: "none", ended: null };
}

const renewing = new Set<string>();

/** Renews a stored page in the background, one render at a time, and only at low load. */
async function renew(requestScope: PageRequestScope, key: string, address: string): Promise<void> {
  if (renewing.has(key)) return;
  // No visitor is waiting, so the document can wait for all its data.
  const { beginsAt: _, ...unhurried } = requestScope;
  const permit = requestScope.site.admission.enterAtOnce("renewal");
  if (!permit) return;
  renewing.add(key);
  try {
    const request = new Request(requestScope.request.url, {
      headers: { accept: requestScope.request.headers.get("accept") ?? "*/*" },
    });
    const { response } = await renderPage({ ...unhurried, request }, key, address);
    await response.body?.pipeTo(new WritableStream());
  } catch (error) {
    const members = requestScope.site.app.redact({ error });
    requestScope.record.entries.push({ level: "error", label: "stored page not renewed", members });
  } finally {
    permit.release();
    renewing.delete(key);
  }
}

/** Coarse rate limit. Stored pages cost nothing and are not counted. */
async function overRateLimit({ site, clientAddress }: PageRequestScope): Promise<Served | null> {
  const loopback = clientAddress === "127.0.0.1" || clientAddress === "::1";
  if (!site.limiter || !clientAddress || (site.app.settings.demo && loopback)) return null;
  const { success } = await site.limiter.limit({ key: networkOf(clientAddress) });
  if (success) return null;
  return { response: refuse(429, "too-many-requests", { "retry-after": "10" }), cache: "none", ended: null };
}
