/**
 * Reads from upstreams: stored answers, one call for identical concurrent reads, and older answers during an outage.
 */

import type { UpstreamLogEntry } from "@domain/http/edge-app";
import { redactPath } from "@domain/http/log/redact";
import { traceparent } from "@domain/http/trace/trace-context";
import { WeightedLru } from "@domain/memory/weighted-lru";
import { type Answer, isGarbage, isReadable, isRefusal, isStorable, toResponse } from "./answer";
import { createSender, type SenderOptions } from "./attempts";
import { awaitPendingRead, type PendingRead } from "./pending-read";
import { type PolicyName, policies, type UpstreamPolicy } from "./policies";
import { createRetryBudget } from "./retry-budget";
import { type ReaderOptions, UpstreamError, type UpstreamReader, type UpstreamSource } from "./types";

export interface Upstream {
  reader(options: ReaderOptions): UpstreamReader;
  /** Drops all stored answers after a publication. */
  forget(): void;
}

interface UpstreamOptions extends SenderOptions {
  /** Memory for stored answers. */
  readonly budgetBytes?: number | undefined;
  /** Shorter freshness of answers of the settings service than its policies have. */
  readonly settingsFreshMs?: number | undefined;
}

interface Kept {
  readonly answer: Answer;
  readonly at: number;
  /**
   * False until the answer is used a second time. Validation is deferred until then, because it costs as much as using
   * the answer and most answers are read once.
   */
  looked: boolean;
}

/** Extra time for another request's read before the reader calls by itself. */
const graceMs = 100;

/**
 * State of an isolate: stored answers, breakers, pending reads. Only plain data passes between requests, because
 * streams and responses belong to the request that opened them.
 */
export function createUpstream({
  budgetBytes = 24 * 1024 * 1024,
  settingsFreshMs = Number.POSITIVE_INFINITY,
  ...senderOptions
}: UpstreamOptions): Upstream {
  const { now = Date.now } = senderOptions;
  const sender = createSender(senderOptions);
  const kept = new WeightedLru<Kept>(budgetBytes);
  const underWay = new Map<string, PendingRead>();
  /** Number of publications so far. An answer requested before the last one is not stored. */
  let publications = 0;

  const freshSecondsOf = ({ service, freshSeconds }: UpstreamPolicy) =>
    service === "settings" ? Math.min(freshSeconds, settingsFreshMs / 1000) : freshSeconds;

  /** Stored answer of a key; drops it if it proves invalid. */
  function readKept(key: string, policy: UpstreamPolicy): Kept | undefined {
    const known = kept.get(key);
    if (!known || known.looked) return known;
    known.looked = isReadable(known.answer, policy);
    if (known.looked) return known;
    kept.delete(key);
    return undefined;
  }

  function keep(key: string, policy: UpstreamPolicy, answer: Answer): void {
    if (!isStorable(answer, policy)) return;
    const replaces = readKept(key, policy) !== undefined;
    if (replaces && !isReadable(answer, policy)) return;
    const entry = { answer, at: now(), looked: replaces };
    kept.set(key, entry, answer.body.byteLength + key.length * 2 + 512);
  }

  return {
    forget() {
      publications += 1;
      kept.clear();
      underWay.clear();
    },
    reader({ waitUntil, trace, underWay: running, startedAt, requestId = "" }) {
      const retryBudget = createRetryBudget(now);
      return {
        fetch: (policyName) => (input, init) => noted(call(policyName, input, init)),
      };

      /** Adds the call to the request's log line. */
      function noted<T>(work: Promise<T>): Promise<T> {
        if (!running) return work;
        const settled: Promise<unknown> = work.then(
          () => running.delete(settled),
          () => running.delete(settled),
        );
        running.add(settled);
        return work;
      }

      async function call(policyName: PolicyName, input: RequestInfo | URL, init: RequestInit = {}): Promise<Response> {
        const address = new URL(input instanceof Request ? input.url : input);
        const entry: UpstreamLogEntry = {
          name: policyName,
          service: policies[policyName].service,
          method: (init.method ?? (input instanceof Request ? input.method : "GET")).toUpperCase(),
          host: address.host,
          path: redactPath(address.pathname),
          startedMs: now() - startedAt,
          ms: null,
          status: null,
          source: "network",
          attempts: 0,
        };
        trace.push(entry);
        const begun = now();
        try {
          const { answer, source } = await read(policyName, await repeatableRequest(input, init), entry);
          entry.source = source;
          entry.status = answer.status;
          if (source === "network") {
            if (isGarbage(answer)) entry.fault = "unreadable";
            else if (isRefusal(answer, policies[policyName])) entry.fault = answer.status;
          }
          return toResponse(answer, source);
        } catch (error) {
          entry.status = reasonOf(error);
          const last = lastOf(error);
          if (last !== null) entry.last = last;
          throw error;
        } finally {
          entry.ms = now() - begun;
        }
      }

      async function read(policyName: PolicyName, request: Described, entry: UpstreamLogEntry): Promise<Sourced> {
        const policy: UpstreamPolicy = policies[policyName];
        if (policy.kind === "personal") {
          const sent = send(policyName, policy, request, entry);
          // A trial call must finish even if its visitor has left, or the breaker stays open.
          waitUntil(sent.catch(() => {}));
          return { answer: await sent, source: "network" };
        }
        const key = keyOf(policyName, policy, request);
        const known = readKept(key, policy);
        // A clock that was set back must not keep an answer fresh.
        const age = known ? Math.abs(now() - known.at) / 1000 : Number.POSITIVE_INFINITY;
        const freshSeconds = freshSecondsOf(policy);
        if (known && age < freshSeconds) return { answer: known.answer, source: "fresh" };
        const usable = known && age < freshSeconds + policy.staleSeconds ? known : null;
        const fetched = sharedRead(key, policyName, policy, request, entry);
        if (!usable) return fetched;
        // The visitor does not notice this failure, but the operator must.
        const renewed = fetched.then(
          (result) => {
            const { answer } = result;
            const isWorse = isWorseThanKept(answer, policy);
            if (isWorse || isRefusal(answer, policy))
              entry.fault = answer.status === 200 ? "unreadable" : answer.status;
            return isWorse ? null : result;
          },
          (error) => {
            entry.fault = reasonOf(error);
            const last = lastOf(error);
            if (last !== null) entry.last = last;
            return null;
          },
        );
        noted(renewed);
        // Just expired: serve it and refresh in the background. Older: wait for a new answer.
        if (age < freshSeconds * 2) {
          waitUntil(renewed);
          return { answer: usable.answer, source: "stale" };
        }
        return (await renewed) ?? { answer: usable.answer, source: "stale" };
      }

      async function sharedRead(
        key: string,
        policyName: PolicyName,
        policy: UpstreamPolicy,
        request: Described,
        entry: UpstreamLogEntry,
      ): Promise<Sourced> {
        const others = underWay.get(key);
        const begun = now();
        if (others) {
          const answer = await awaitPendingRead(others, policy.timeoutMs + graceMs);
          if (answer) return { answer, source: "shared" };
        }
        const flight: PendingRead = { done: false, answer: null };
        underWay.set(key, flight);
        // After waiting for another request's read, only the remaining time is left.
        const rest = { ...policy, deadlineMs: policy.deadlineMs - (now() - begun) };
        const asked = publications;
        const work = send(policyName, rest, request, entry).then((answer) => {
          flight.answer = answer;
          if (asked === publications) keep(key, policy, answer);
          return answer;
        });
        const done = work.finally(() => {
          flight.done = true;
          if (underWay.get(key) === flight) underWay.delete(key);
        });
        // Others may wait for this answer after its own visitor has left.
        waitUntil(done.catch(() => {}));
        return { answer: await done, source: "network" };
      }

      function send(
        policyName: PolicyName,
        policy: UpstreamPolicy,
        { url, init, method }: Described,
        entry: UpstreamLogEntry,
      ) {
        const parent = traceparent(requestId, trace.indexOf(entry) + 1);
        const isSafe = method === "GET" || method === "HEAD" || new Headers(init.headers).has("idempotency-key");
        return sender.send({
          policyName,
          policy,
          url,
          // A shared read ignores the caller's signal, because others use it too.
          init: { ...joining(init, parent), ...(policy.kind === "shared" && { signal: null }) },
          repeatable: policy.repeatsAll || isSafe,
          retryBudget,
          onAttempt: () => {
            entry.attempts += 1;
          },
        });
      }
    },
  };
}

/** The same request, as a part of a trace. */
function joining(init: RequestInit, parent: string | null): RequestInit {
  if (parent === null) return init;
  const headers = new Headers(init.headers);
  headers.set("traceparent", parent);
  return { ...init, headers };
}

const reasonOf = (error: unknown) => (error instanceof UpstreamError ? error.reason : "network");
const lastOf = (error: unknown) => (error instanceof UpstreamError ? error.last : null);

/** An outage, a refusal, or an invalid 200: a stored answer is better. */
function isWorseThanKept(answer: Answer, policy: UpstreamPolicy): boolean {
  const { status } = answer;
  // The gateway's client renews the shop's token after a 401, which a stored answer would prevent.
  if (status === 401 && policy.service === "commerce") return false;
  return status >= 500 || isRefusal(answer, policy) || (status === 200 && !isReadable(answer, policy));
}

interface Sourced {
  readonly answer: Answer;
  readonly source: UpstreamSource;
}

interface Described {
  readonly method: string;
  readonly url: string;
  readonly init: RequestInit;
  readonly body: string;
}

/** Body as text, so that it can be resent and be part of a key. */
async function repeatableRequest(input: RequestInfo | URL, init: RequestInit): Promise<Described> {
  if (typeof input === "string" || input instanceof URL) {
    if (init.body === undefined || init.body === null || typeof init.body === "string") {
      return { method: (init.method ?? "GET").toUpperCase(), url: String(input), init, body: init.body ?? "" };
    }
  }
  const request = new Request(input, init);
  const method = request.method.toUpperCase();
  const body = method === "GET" || method === "HEAD" ? "" : await request.text();
  return {
    method,
    url: request.url,
    init: { method, headers: request.headers, signal: init.signal ?? null, ...(body && { body }) },
    body,
  };
}

function keyOf(policyName: PolicyName, policy: UpstreamPolicy, { method, url, init, body }: Described): string {
  const headers = policy.keyHeaders.length > 0 ? new Headers(init.headers) : null;
  return JSON.stringify([policyName, method, url, body, ...policy.keyHeaders.map((name) => headers?.get(name) ?? "")]);
}
