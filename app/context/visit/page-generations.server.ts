/** Polls the settings service for publications, which invalidate stored pages. */
import { type PageGeneration, pageGeneration } from "@contracts/settings";
import { productsOfAddress } from "@domain/http/address-products";
import type { RequestScope } from "@domain/http/edge-app";
import * as v from "valibot";
import type { Environment } from "~/context/environment.server";
import type { Upstream } from "~/services/upstream/create-upstream-reader";

const usuallyKnownForMs = 3000;
const answer = v.pipe(v.string(), v.parseJson(), pageGeneration);

type Turn = Pick<RequestScope, "waitUntil">;

/**
 * Only an isolate's first visitor waits. Later ones use the known value, which is refreshed in the background every few
 * seconds. During an outage the known value stays. An isolate without one uses its own generation, because pages stored
 * by others may have been withdrawn.
 */
export function createPageGenerations(
  env: Pick<Environment, "SETTINGS_URL" | "SETTINGS_KEY" | "SETTINGS_KNOWN_MS">,
  upstream: Upstream,
  now: () => number = Date.now,
): (requestScope: Turn, address: string) => string | Promise<string> {
  let known: Known | null = null;
  let askAgainAt = 0;
  const knownForMs = env.SETTINGS_KNOWN_MS ?? usuallyKnownForMs;

  async function ask({ waitUntil }: Turn): Promise<Known> {
    const read = upstream.reader({ waitUntil, trace: [], startedAt: now() }).fetch("flags");
    const headers = { authorization: `Bearer ${env.SETTINGS_KEY}`, accept: "application/json" };
    const response = await read(`${env.SETTINGS_URL}/generation`, { headers }).catch(() => null);
    const parsed = response?.status === 200 ? v.safeParse(answer, await response.text()) : null;
    const current = parsed?.success
      ? knownOf(parsed.output)
      : (known ?? { all: `unknown-${crypto.randomUUID()}`, latest: 0, products: {} });
    // Pages are built from stored answers, so drop those too.
    if (known !== null && (known.all !== current.all || known.latest !== current.latest)) upstream.forget();
    known = current;
    return current;
  }

  return (requestScope, address) => {
    if (known === null) return ask(requestScope).then((first) => generationOf(first, address));
    if (now() >= askAgainAt) {
      askAgainAt = now() + knownForMs;
      requestScope.waitUntil(ask(requestScope));
    }
    return generationOf(known, address);
  };
}

interface Known {
  readonly all: string;
  /** Time of the last change of a product; 0 without one. */
  readonly latest: number;
  readonly products: Readonly<Record<string, number>>;
}

function knownOf({ generation, products = {} }: PageGeneration): Known {
  return { all: String(generation), latest: Math.max(0, ...Object.values(products)), products };
}

/** A page of products changes with these; any other page may list a product, and changes with each. */
function generationOf({ all, latest, products }: Known, address: string): string {
  const numbers = productsOfAddress(address);
  const changed = numbers ? Math.max(0, ...numbers.map((key) => products[key] ?? 0)) : latest;
  return changed === 0 ? all : `${all}-${changed}`;
}
