/** Sends a request under a policy: circuit breaker, time limit, retries within a budget. */
import { type Answer, readAnswer } from "./answer";
import { type Circuit, createCircuit } from "./circuit";
import { measureOwnDelay } from "./own-delay";
import type { PolicyName, UpstreamPolicy } from "./policies";
import { UpstreamError, type UpstreamFailureReason } from "./types";

/** Calls in a row that fail, each with all of its attempts, and open the circuit. */
const failuresToOpen = 8;
/** How long it stays open when nothing else is said. */
const usualRestMs = 5000;
/** Share of calls that may be retries. */
const retryShare = 0.1;
/** Retries that may be saved up: two pages whose ten questions about content all need their three attempts. */
const savedRetries = 40;
/** Share of an attempt's time that the isolate may lose to work of its own before a time-out is not the service's. */
const ownShare = 0.25;

interface ServiceHealth {
  readonly circuit: Circuit;
  retriesLeft: number;
  /** Of the last attempt that failed: what an open circuit stands for. */
  lastFault: number | Exclude<UpstreamFailureReason, "open"> | null;
}

export interface Sending {
  readonly policyName: PolicyName;
  readonly policy: UpstreamPolicy;
  readonly url: string;
  readonly init: RequestInit;
  readonly repeatable: boolean;
  /** Called before every attempt. */
  readonly onAttempt: () => void;
}

export interface Sender {
  send(sending: Sending): Promise<Answer>;
}

export interface SenderOptions {
  readonly fetch: typeof fetch;
  /** In place of the policies' own delays. */
  readonly retryDelayMs?: number | undefined;
  /** No attempt waits longer, whatever its policy says. */
  readonly longestAttemptMs?: number | undefined;
  /** How long a circuit stays open before one call may try. */
  readonly restMs?: number | undefined;
  readonly now?: () => number;
}

export function createSender({
  fetch: send,
  retryDelayMs,
  longestAttemptMs = Number.POSITIVE_INFINITY,
  restMs = usualRestMs,
  now = Date.now,
}: SenderOptions): Sender {
  const services = new Map<string, ServiceHealth>();
  const healthOf = (service: string): ServiceHealth => {
    let health = services.get(service);
    if (!health) {
      health = { circuit: createCircuit({ failuresToOpen, restMs, now }), retriesLeft: savedRetries, lastFault: null };
      services.set(service, health);
    }
    return health;
  };

  /** One attempt: an answer of any status, or why there is none. */
  async function attempt({ policy, url, init, onAttempt }: Sending, leftMs: number): Promise<Attempt> {
    onAttempt();
    const limitMs = Math.max(1, Math.min(policy.timeoutMs, longestAttemptMs, leftMs));
    const limit = AbortSignal.timeout(limitMs);
    const signal = init.signal ? AbortSignal.any([init.signal, limit]) : limit;
    const delay = measureOwnDelay(now);
    const begun = now();
    try {
      const answer = await readAnswer(await send(url, { ...init, redirect: "manual", signal }));
      return { answer };
    } catch (error) {
      const isOwn = delay.milliseconds() > (now() - begun) * ownShare;
      return { reason: reasonOf(error, isOwn, init.signal), final: error instanceof RangeError };
    } finally {
      delay.stop();
    }
  }

  return {
    async send(sending) {
      const { policyName, policy, init, repeatable } = sending;
      const health = healthOf(policy.service);
      health.retriesLeft = Math.min(savedRetries, health.retriesLeft + retryShare);
      const startedAt = now();
      const entered = health.circuit.enter();
      if (entered === "open") throw new UpstreamError(policyName, "open", health.lastFault);
      const delay = retryDelayMs ?? policy.retryDelayMs;
      const leftMs = () => startedAt + policy.deadlineMs - now();
      let last = await attempt(sending, leftMs());
      for (let retries = 1; retries <= policy.retries; retries += 1) {
        if (!isFault(last) || last.final || !repeatable || init.signal?.aborted) break;
        // Whether a service is back is found out by one attempt.
        if (entered === "trial" || health.retriesLeft < 1 || leftMs() <= delay) break;
        health.retriesLeft -= 1;
        await pause(retries * delay);
        last = await attempt(sending, leftMs());
      }
      if (isFault(last)) {
        health.lastFault = last.answer ? last.answer.status : last.reason;
        health.circuit.fail();
      } else if (last.answer || entered === "trial") health.circuit.succeed();
      if (last.answer) return last.answer;
      throw new UpstreamError(policyName, last.reason);
    },
  };
}

type Attempt =
  | { readonly answer: Answer; readonly reason?: never; readonly final?: never }
  | { readonly answer?: never; readonly reason: Exclude<UpstreamFailureReason, "open">; readonly final: boolean };

/** The service's fault: no answer, or a 5xx. A caller who gave up and an isolate with too much to do are not. */
function isFault({ answer, reason }: Attempt): boolean {
  if (answer) return answer.status >= 500;
  return reason === "timeout" || reason === "network";
}

function reasonOf(
  error: unknown,
  isOwn: boolean,
  callerSignal?: AbortSignal | null,
): Exclude<UpstreamFailureReason, "open"> {
  // A caller's own limit runs out as the policy's does.
  if (callerSignal?.aborted && !isTimeout(callerSignal.reason)) return "cancelled";
  if (!isTimeout(error)) return "network";
  return isOwn ? "busy" : "timeout";
}

const isTimeout = (error: unknown) => error instanceof DOMException && error.name === "TimeoutError";

const pause = (milliseconds: number) => new Promise((resolve) => setTimeout(resolve, milliseconds));
