/** Polls the settings service for publications, which invalidate stored pages. */
import { type PageGeneration, pageGeneration } from "@contracts/settings";
import { productsOfAddress } from "@domain/http/address-products";
import type { RequestScope } from "@domain/http/edge-app";
import * as v from "valibot";
import type { Environment } from "~/context/environment.server";
import type { Upstream } from "~/services/upstream/create-upstream-reader";

const usuallyKnownForMs = 3000;
/** A known value that was not requested for this long is no longer trusted. */
const trustedForMs = 15_000;
/** Longest wait of a visitor for a newer value. */
const longestWaitMs = 300;
const answer = v.pipe(v.string(), v.parseJson(), pageGeneration);

type Turn = Pick<RequestScope, "waitUntil">;

/**
 * An isolate's first visitor waits for the value. Later ones use the known value, which is refreshed in the background
 * every few seconds; after idle time, the next visitor waits briefly. During an outage the known value stays. An
 * isolate without one uses its own generation, because pages stored by others may have been withdrawn.
 */
export function createPageGenerations(
  env: Pick<Environment, "SETTINGS_URL" | "SETTINGS_KEY" | "SETTINGS_KNOWN_MS">,
  upstream: Upstream,
  now: () => number = Date.now,
): (requestScope: Turn, address: string) => string | Promise<string> {
  let known: Known | null = null;
  let askAgainAt = 0;
  /** Time of the last response or failure. */
  let settledAt = 0;
  const knownForMs = env.SETTINGS_KNOWN_MS ?? usuallyKnownForMs;

  async function ask({ waitUntil }: Turn): Promise<Known> {
    const read = upstream.reader({ waitUntil, trace: [], startedAt: now() }).fetch("generation");
    const headers = { authorization: `Bearer ${env.SETTINGS_KEY}`, accept: "application/json" };
    const response = await read(`${env.SETTINGS_URL}/generation`, { headers }).catch(() => null);
    const parsed = response?.status === 200 ? v.safeParse(answer, await response.text()) : null;
    settledAt = now();
    const before = known;
    const current = parsed?.success
      ? newer(before, parsed.output)
      : (before ?? { all: `unknown-${crypto.randomUUID()}`, generation: 0, products: {} });
    // Pages are built from cached responses, so drop those too.
    if (before !== null && (before.all !== current.all || latestOf(before) !== latestOf(current))) upstream.forget();
    known = current;
    return current;
  }

  return (requestScope, address) => {
    if (known === null) return ask(requestScope).then((first) => generationOf(first, address));
    const isTrusted = now() - settledAt < trustedForMs;
    if (isTrusted && now() < askAgainAt) return generationOf(known, address);
    askAgainAt = now() + knownForMs;
    const asked = ask(requestScope);
    requestScope.waitUntil(asked);
    return isTrusted
      ? generationOf(known, address)
      : soon(asked, known).then((latest) => generationOf(latest, address));
  };
}

interface Known {
  /** Part of every key. */
  readonly all: string;
  readonly generation: number;
  readonly products: Readonly<Record<string, number>>;
}

/** Time of the last change of a product; 0 without one. */
const latestOf = ({ products }: Known): number => Math.max(0, ...Object.values(products));

/**
 * The newer of the known and the received value. Instances of the settings service learn of a publication at different
 * times, and responses may arrive out of order; an older one must not bring back outdated pages.
 */
function newer(before: Known | null, { generation, products = {} }: PageGeneration): Known {
  const answered = { all: String(generation), generation, products };
  if (before === null || generation > before.generation) return answered;
  if (generation < before.generation) return before;
  const merged = { ...before.products };
  for (const [key, changedAt] of Object.entries(products)) merged[key] = Math.max(changedAt, merged[key] ?? 0);
  return { ...answered, products: merged };
}

/** The requested value, or the known one if the request takes too long. */
async function soon(asked: Promise<Known>, known: Known): Promise<Known> {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const late = new Promise<Known>((resolve) => {
    timer = setTimeout(() => resolve(known), longestWaitMs);
  });
  return Promise.race([asked, late]).finally(() => clearTimeout(timer));
}

/** A product page depends on its own products; any other page may list any product, so it depends on all. */
function generationOf(known: Known, address: string): string {
  const numbers = productsOfAddress(address);
  const changed = numbers ? Math.max(0, ...numbers.map((key) => known.products[key] ?? 0)) : latestOf(known);
  return changed === 0 ? known.all : `${known.all}-${changed}`;
}
