/**
 * A circuit breaker of plain data. One call tries an open circuit, the others are told at once that it is open: a promise
 * that one request waits for and another settles ends both when the runtime ends either.
 */
export interface Circuit {
  /**
   * Whether a call may be made: "closed" as ever, "trial" when this call finds out whether the service is back, "open"
   * when it may not.
   */
  enter(): "closed" | "trial" | "open";
  /** The service has answered, or its state is not what kept the call from an answer. */
  succeed(): void;
  /** The service failed with all attempts of a call. */
  fail(): void;
}

export interface CircuitOptions {
  /** Calls in a row that fail before the circuit opens. */
  readonly failuresToOpen: number;
  /** Time that an open circuit leaves the service alone. */
  readonly restMs: number;
  readonly now: () => number;
}

/** A trial whose request ended without a word does not keep the circuit open for ever. */
const longestTrialMs = 10_000;

export function createCircuit({ failuresToOpen, restMs, now }: CircuitOptions): Circuit {
  let failures = 0;
  let openUntil: number | null = null;
  return {
    enter() {
      if (openUntil === null) return "closed";
      if (now() < openUntil) return "open";
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
