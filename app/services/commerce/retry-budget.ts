/**
 * Shared retry budget of one request's gateway calls. A call has a time limit for all its attempts. Once one call has
 * failed, the others only have the rest of that time, but always a short last attempt, because the gateway may be back.
 */
export interface RetryBudget {
  /** Deadline for a call that starts now, in milliseconds since 1970. */
  deadline(): number;
  /** False after another call has failed; then no retries. */
  mayRepeat(): boolean;
  /** Reports that a call started at `beganAt` got no answer. */
  giveUp(beganAt: number): void;
}

/** Less than the eight seconds of a page, which has other work too. */
const callMilliseconds = 7000;
const lastMomentMilliseconds = 1000;

export function createRetryBudget(now: () => number = Date.now, milliseconds = callMilliseconds): RetryBudget {
  let endsAt: number | null = null;
  return {
    deadline: () => (endsAt === null ? now() + milliseconds : Math.max(endsAt, now() + lastMomentMilliseconds)),
    mayRepeat: () => endsAt === null,
    giveUp(beganAt) {
      endsAt ??= beganAt + milliseconds;
    },
  };
}
