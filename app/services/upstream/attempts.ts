/** Sends a request under a policy: breaker, time limits and retries. The only code of the app that retries. */
import { type Answer, readAnswer } from "./answer";
import { type Circuit, createCircuit } from "./circuit";
import { measureIsolateDelay } from "./isolate-delay";
import type { PolicyName, UpstreamPolicy } from "./policies";
import type { RetryBudget } from "./retry-budget";
import { UpstreamError, type UpstreamFailureReason } from "./types";

/** Consecutive failed calls, including their retries, that open the breaker. */
const failuresToOpen = 8;
/** Default time the breaker stays open. */
const usualRestMs = 5000;
/** Maximum share of calls that may be retries. */
const retryShare = 0.1;
/** Retries that may be saved up: enough for two pages with ten content queries of three attempts each. */
const savedRetries = 40;
/** A retry that would have less time than this is not sent. */
const shortestAttemptMs = 300;
/**
 * Share of an attempt's time lost to the isolate's own work, above which a time-out does not count against the service.
 */
const ownShare = 0.25;

interface ServiceHealth {
  readonly circuit: Circuit;
  retriesLeft: number;
  /** Failure of the last attempt, reported while the breaker is open. */
  lastFault: number | Exclude<UpstreamFailureReason, "open"> | null;
}

interface Sending {
  readonly policyName: PolicyName;
  readonly policy: UpstreamPolicy;
  readonly url: string;
  readonly init: RequestInit;
  readonly repeatable: boolean;
  /** Retry budget of the visitor's request, for policies whose `retryBudget` is `request`. */
  readonly retryBudget: RetryBudget;
  /** Called before every attempt. */
  readonly onAttempt: () => void;
}

interface Sender {
  send(sending: Sending): Promise<Answer>;
}

export interface SenderOptions {
  readonly fetch: typeof fetch;
  /** Overrides the policies' delays. */
  readonly retryDelayMs?: number | undefined;
  /** Upper limit of each attempt, whatever its policy. */
  readonly longestAttemptMs?: number | undefined;
  /** Time the breaker stays open before a trial call. */
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

  /** One attempt: an answer of any status, or the failure reason. */
  async function attempt({ policy, url, init, onAttempt }: Sending, leftMs: number): Promise<Attempt> {
    onAttempt();
    const limitMs = Math.max(1, Math.min(policy.timeoutMs, longestAttemptMs, leftMs));
    const limit = AbortSignal.timeout(limitMs);
    const signal = init.signal ? AbortSignal.any([init.signal, limit]) : limit;
    const delay = measureIsolateDelay(now);
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
      const budget = policy.retryBudget === "request" ? sending.retryBudget : null;
      const endsAt = budget ? budget.endOf(policy.deadlineMs) : now() + policy.deadlineMs;
      const entered = health.circuit.enter();
      if (entered === "open") {
        budget?.spend(endsAt);
        throw new UpstreamError(policyName, "open", health.lastFault);
      }
      // One attempt is enough to see whether a service is back.
      const maxRetries = repeatable && entered !== "trial" && (budget?.mayRetry() ?? true) ? policy.retries : 0;
      const leftMs = () => endsAt - now();
      let last = await attempt(sending, leftMs());
      for (let retries = 1; retries <= maxRetries; retries += 1) {
        if (!isFault(last) || last.final || init.signal?.aborted) break;
        const delay = retries * (retryDelayMs ?? delayOf(policy, init));
        if (leftMs() < delay + shortestAttemptMs) break;
        if (!budget) {
          if (health.retriesLeft < 1) break;
          health.retriesLeft -= 1;
        }
        await pause(delay);
        last = asRetry(await attempt(sending, leftMs()));
      }
      if (isFault(last) || last.reason === "busy") budget?.spend(endsAt);
      if (isFault(last)) {
        health.lastFault = last.answer ? last.answer.status : last.reason;
        health.circuit.fail();
      } else if (last.answer || entered === "trial") health.circuit.succeed();
      if (last.answer) return last.answer;
      throw new UpstreamError(policyName, last.reason);
    },
  };
}

const delayOf = ({ retryDelayMs, readRetryDelayMs }: UpstreamPolicy, { method = "GET" }: RequestInit): number =>
  /^(?:get|head)$/i.test(method) ? (readRetryDelayMs ?? retryDelayMs) : retryDelayMs;

type Attempt =
  | { readonly answer: Answer; readonly reason?: never; readonly final?: never }
  | { readonly answer?: never; readonly reason: Exclude<UpstreamFailureReason, "open">; readonly final: boolean };

/** An earlier attempt of this call may be the one that was executed, so `repeated` is meaningless after a retry. */
function asRetry(last: Attempt): Attempt {
  return last.answer ? { answer: { ...last.answer, repeated: false } } : last;
}

/** True for a fault of the service: no answer, or a 5xx. Aborted callers and a busy isolate do not count. */
function isFault({ answer, reason }: Attempt): boolean {
  if (answer) return answer.status >= 500;
  return reason === "timeout" || reason === "network";
}

function reasonOf(
  error: unknown,
  isOwn: boolean,
  callerSignal?: AbortSignal | null,
): Exclude<UpstreamFailureReason, "open"> {
  // A caller's own time limit counts as a time-out.
  if (callerSignal?.aborted && !isTimeout(callerSignal.reason)) return "cancelled";
  if (!isTimeout(error)) return "network";
  return isOwn ? "busy" : "timeout";
}

const isTimeout = (error: unknown) => error instanceof DOMException && error.name === "TimeoutError";

const pause = (milliseconds: number) => new Promise((resolve) => setTimeout(resolve, milliseconds));
