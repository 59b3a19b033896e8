/** Sends a request under a policy: circuit breaker, time limit, retries within a budget. */
import type { CircuitBreakerPolicy } from "cockatiel";
import { type Answer, readAnswer } from "./answer";
import type { PolicyName, UpstreamPolicy } from "./policies";
import { UpstreamError, type UpstreamFailureReason } from "./types";

/** Failures in a row that open the circuit, and how long it stays open when nothing else is said. */
const failuresToOpen = 8;
const usualRestMs = 5000;
/** Share of calls that may be retries, and how many may be saved up. */
const retryShare = 0.1;
const savedRetries = 10;

/**
 * The library aborts a signal while it loads, which the runtime forbids outside of a request: it is loaded by the first
 * call. The module is kept and not the promise of it, which would belong to that request.
 */
type Library = typeof import("cockatiel");
let library: Library | undefined;
async function loadLibrary(): Promise<Library> {
  library ??= await import("cockatiel");
  return library;
}

/**
 * Left to itself the library looks at one signal for all calls, which belongs to the request that loaded it: every later
 * request would fail where it should try again.
 */
const neverAborted = () => new AbortController().signal;

interface ServiceHealth {
  readonly breaker: CircuitBreakerPolicy;
  retriesLeft: number;
}

/** A 5xx counts as a failure for breaker and retries, but is still an answer in the end. */
class FaultAnswer extends Error {
  constructor(readonly answer: Answer) {
    super(`status ${answer.status}`);
  }
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
  const healthOf = ({ circuitBreaker, ConsecutiveBreaker, handleAll }: Library, service: string): ServiceHealth => {
    let health = services.get(service);
    if (!health) {
      const breaker = circuitBreaker(handleAll, {
        halfOpenAfter: restMs,
        breaker: new ConsecutiveBreaker(failuresToOpen),
      });
      health = { breaker, retriesLeft: savedRetries };
      services.set(service, health);
    }
    return health;
  };

  return {
    async send({ policyName, policy, url, init, repeatable, onAttempt }) {
      const cockatiel = await loadLibrary();
      const { BrokenCircuitError, DelegateBackoff, handleWhen, retry, wrap } = cockatiel;
      const health = healthOf(cockatiel, policy.service);
      health.retriesLeft = Math.min(savedRetries, health.retriesLeft + retryShare);
      const startedAt = now();
      const delay = retryDelayMs ?? policy.retryDelayMs;
      const mayRetry = (error: unknown) => {
        // An open circuit is not asked again: that is what it is for.
        const final = error instanceof BrokenCircuitError || error instanceof RangeError;
        if (final || !repeatable || init.signal?.aborted || health.retriesLeft < 1) return false;
        return now() - startedAt + delay < policy.deadlineMs;
      };
      const retries = retry(handleWhen(mayRetry), {
        maxAttempts: policy.retries,
        backoff: new DelegateBackoff(({ attempt }) => {
          health.retriesLeft -= 1;
          return attempt * delay;
        }),
      });
      try {
        return await wrap(retries, health.breaker).execute(async () => {
          onAttempt();
          const left = Math.max(1, startedAt + policy.deadlineMs - now());
          const limit = AbortSignal.timeout(Math.min(policy.timeoutMs, longestAttemptMs, left));
          const signal = init.signal ? AbortSignal.any([init.signal, limit]) : limit;
          const answer = await readAnswer(await send(url, { ...init, redirect: "manual", signal }));
          if (answer.status >= 500) throw new FaultAnswer(answer);
          return answer;
        }, neverAborted());
      } catch (error) {
        if (error instanceof FaultAnswer) return error.answer;
        if (error instanceof BrokenCircuitError) throw new UpstreamError(policyName, "open");
        throw new UpstreamError(policyName, reasonOf(error, init.signal));
      }
    },
  };
}

function reasonOf(error: unknown, callerSignal?: AbortSignal | null): UpstreamFailureReason {
  if (callerSignal?.aborted) return "cancelled";
  return error instanceof DOMException && error.name === "TimeoutError" ? "timeout" : "network";
}
