/** Polls the settings service for publications, which invalidate stored pages. */
import { pageGeneration } from "@contracts/settings";
import type { RequestScope } from "@domain/http/edge-app";
import * as v from "valibot";
import type { Environment } from "~/context/environment.server";
import type { Upstream } from "~/services/upstream/create-upstream-reader";

const knownForMs = 3000;
const answer = v.pipe(v.string(), v.parseJson(), pageGeneration);

type Turn = Pick<RequestScope, "waitUntil">;

/**
 * Only an isolate's first visitor waits. Later ones use the known value, which is refreshed in the background every few
 * seconds. During an outage the known value stays. An isolate without one uses its own generation, because pages stored
 * by others may have been withdrawn.
 */
export function createPageGenerations(
  env: Pick<Environment, "SETTINGS_URL" | "SETTINGS_KEY">,
  upstream: Upstream,
  now: () => number = Date.now,
): (requestScope: Turn) => string | Promise<string> {
  let known: string | null = null;
  let askAgainAt = 0;

  async function ask({ waitUntil }: Turn): Promise<string> {
    const read = upstream.reader({ waitUntil, trace: [], startedAt: now() }).fetch("flags");
    const headers = { authorization: `Bearer ${env.SETTINGS_KEY}`, accept: "application/json" };
    const response = await read(`${env.SETTINGS_URL}/generation`, { headers }).catch(() => null);
    const parsed = response?.status === 200 ? v.safeParse(answer, await response.text()) : null;
    const current = parsed?.success ? String(parsed.output.generation) : (known ?? `unknown-${crypto.randomUUID()}`);
    // Pages are built from stored answers, so drop those too.
    if (known !== null && known !== current) upstream.forget();
    known = current;
    return current;
  }

  return (requestScope) => {
    if (known === null) return ask(requestScope);
    if (now() >= askAgainAt) {
      askAgainAt = now() + knownForMs;
      requestScope.waitUntil(ask(requestScope));
    }
    return known;
  };
}
