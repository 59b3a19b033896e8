/**
 * Circuit breaker as plain data. One call tries an open breaker, and all others fail at once. Promises cannot be
 * shared, because the runtime ends both requests if either ends.
 */
export interface Circuit {
  /** State for a new call: "closed" lets it pass, "trial" makes it a probe of the service, "open" refuses it. */
  enter(): "closed" | "trial" | "open";
  /** The service answered, or was not the cause of the failure. */
  succeed(): void;
  /** The service failed all attempts of a call. */
  fail(): void;
}

interface CircuitOptions {
  /** Consecutive failed calls that open the breaker. */
  readonly failuresToOpen: number;
  /** Time an open breaker leaves the service alone. */
  readonly restMs: number;
  readonly now: () => number;
}

/** A trial whose request died must not keep the breaker open forever. */
const longestTrialMs = 10_000;

export function createCircuit({ failuresToOpen, restMs, now }: CircuitOptions): Circuit {
  let failures = 0;
  let openUntil: number | null = null;
  return {
    enter() {
      if (openUntil === null) return "closed";
      const left = openUntil - now();
      // More time left than was set means that the clock was set back; do not stay open then.
      if (left > 0 && left <= Math.max(restMs, longestTrialMs)) return "open";
      openUntil = now() + longestTrialMs;
      return "trial";
    },
    succeed() {
      failures = 0;
      openUntil = null;
    },
    fail() {
      failures += 1;
      if (openUntil !== null || failures >= failuresToOpen) openUntil = now() + restMs;
    },
  };
}
