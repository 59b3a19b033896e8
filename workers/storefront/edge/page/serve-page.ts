/** Serves a page from the store, or else from the app. */
import { networkOf } from "@domain/http/network";
import { refuse } from "../door/refusal";
import type { Turn } from "../turn";
import { kindOf, type Place } from "./admission";
import { answerFromStore } from "./answer-from-store";
import { type Drawing, enterDrawing, goesOn, headOf } from "./drawings";
import { followDrawing } from "./follow-drawing";
import { ageOf, type PageAge } from "./page-cache";
import { canonicalAddress, pageKey } from "./page-key";
import { isWhole, renderPage } from "./render-page";
import type { StoredPage } from "./stored-page";

const busyRetrySeconds = "5";

export interface Served {
  readonly response: Response;
  readonly cache: "hit" | "stale" | "miss" | "shared" | "kept" | "none";
  readonly ended: Promise<void> | null;
}

export async function servePage(turn: Turn): Promise<Served> {
  const { site, plan, market, request, visitor } = turn;
  const storable =
    site.app.settings.storesPages &&
    plan.kind === "page" &&
    plan.scope === "public" &&
    request.method !== "POST" &&
    visitor.kind !== "preview";
  const address = plan.scope === "public" ? canonicalAddress(turn.address, plan) : "";
  if (!storable) return (await tooMany(turn)) ?? rendered(turn, address);

  const cohort = plan.axes.includes("flags") ? site.app.flagCohort(turn, market.country) : "";
  const generation = site.app.generation(turn);
  const key = pageKey(address, plan, {
    version: site.built.version,
    settings: site.app.settings,
    market,
    cohort: typeof cohort === "string" ? cohort : await cohort,
    generation: typeof generation === "string" ? generation : await generation,
  });
  // A request that would be refused skips the look-up in the data centre.
  const page = site.pages.get(key) ?? (site.admission.isFull("page") ? null : await site.pages.fetch(key));
  const age = page && ageOf(page, turn.startedAt);
  if (page && age === "fresh") return stored(page, age, turn, "hit");
  // The log line includes the renewal, whose failures affect later visitors.
  if (page && age === "stale") return { ...stored(page, age, turn, "stale"), ended: refresh(turn, key, address) };
  const refused = await tooMany(turn);
  if (refused) return refused;
  const kept = page && age ? () => stored(page, age, turn, "kept") : null;
  const drawing = isShared(turn) ? site.drawings.get(key) : undefined;
  return (drawing && (await followed(turn, drawing, kept))) ?? drawn(turn, key, address, kept);
}

/** Fallback: an older stored page is better than an incomplete new one. */
type Kept = (() => Served) | null;

/** Follows a render in progress; null if it cannot be shared. */
async function followed(turn: Turn, drawing: Drawing, kept: Kept): Promise<Served | null> {
  const head = await headOf(drawing);
  if (!head) return null;
  if (kept && !isWhole(head.status, head.outcome)) return kept();
  return { ...followDrawing(turn, drawing, head), cache: "shared" };
}

/**
 * Renders a page so that others can share it from the start. With a stored page as fallback, it does not wait for a
 * slot.
 */
async function drawn(turn: Turn, key: string, address: string, kept: Kept): Promise<Served> {
  const { drawings } = turn.site;
  const led = drawings.get(key);
  const entry = isShared(turn) && !(led && goesOn(led)) ? enterDrawing(drawings, key) : null;
  try {
    const { admission } = turn.site;
    const kind = kindOf(turn.request, turn.address.pathname);
    const place = kept ? admission.enterAtOnce(kind) : await admission.enter(kind);
    if (!place) {
      entry?.leave();
      return kept ? kept() : busy(turn);
    }
    const { response, whole, ended } = await renderAt(place, turn, key, address, entry?.drawing);
    if (entry) turn.waitUntil(ended.finally(entry.leave));
    if (!kept || whole) return { response, cache: "miss", ended };
    await response.body?.cancel();
    return kept();
  } catch (error) {
    entry?.leave();
    throw error;
  }
}

/** True for documents; page data is requested by single browsers. */
function isShared({ request, address }: Turn): boolean {
  return request.method === "GET" && !address.isData;
}

function stored(page: StoredPage, age: PageAge, turn: Turn, cache: Served["cache"]): Served {
  return { response: answerFromStore(page, age, turn), cache, ended: null };
}

async function rendered(turn: Turn, address: string): Promise<Served> {
  const place = await turn.site.admission.enter(kindOf(turn.request, turn.address.pathname));
  if (!place) return busy(turn);
  const { response, ended } = await renderAt(place, turn, null, address);
  return { response, cache: "none", ended };
}

async function renderAt(place: Place, ...[turn, key, address, drawing]: Parameters<typeof renderPage>) {
  try {
    const page = await renderPage(turn, key, address, drawing);
    turn.waitUntil(page.ended.finally(place.leave));
    return page;
  } catch (error) {
    place.leave();
    throw error;
  }
}

/** Overload: answers at once, so that running requests stay fast. */
function busy({ request }: Turn): Served {
  const reason = request.method === "POST" ? "busy-form" : "busy";
  return { response: refuse(503, reason, { "retry-after": busyRetrySeconds }), cache: "none", ended: null };
}

const beingRefreshed = new Set<string>();

/** Renews a stored page in the background, one render at a time, and only at low load. */
async function refresh(turn: Turn, key: string, address: string): Promise<void> {
  if (beingRefreshed.has(key)) return;
  const place = turn.site.admission.enterAtOnce("renewal");
  if (!place) return;
  beingRefreshed.add(key);
  try {
    const request = new Request(turn.request.url, { headers: { accept: turn.request.headers.get("accept") ?? "*/*" } });
    const { response } = await renderPage({ ...turn, request }, key, address);
    await response.body?.pipeTo(new WritableStream());
  } catch (error) {
    const members = turn.site.app.redact({ error });
    turn.record.entries.push({ level: "error", label: "stored page not renewed", members });
  } finally {
    place.leave();
    beingRefreshed.delete(key);
  }
}

/** Coarse rate limit. Stored pages cost nothing and are not counted. */
async function tooMany({ site, clientAddress }: Turn): Promise<Served | null> {
  const loopback = clientAddress === "127.0.0.1" || clientAddress === "::1";
  if (!site.limiter || !clientAddress || (site.app.settings.demo && loopback)) return null;
  const { success } = await site.limiter.limit({ key: networkOf(clientAddress) });
  if (success) return null;
  return { response: refuse(429, "too-many-requests", { "retry-after": "10" }), cache: "none", ended: null };
}
