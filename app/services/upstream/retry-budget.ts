/**
 * Shared time of one request's gateway calls (decision 0068). Each call may take its policy's whole deadline. After a
 * failure, further calls share the rest of that deadline, but get a second at least, and are sent once.
 */
export interface RetryBudget {
  /** Time at which a call that begins now must end, milliseconds since 1970. */
  endOf(deadlineMs: number): number;
  /** False once a call of this request has failed. */
  mayRetry(): boolean;
  /** Records a failed call, by the time at which it had to end. */
  spend(endsAt: number): void;
}

const leastMs = 1000;

export function createRetryBudget(now: () => number = Date.now): RetryBudget {
  let sharedEnd: number | null = null;
  return {
    endOf: (deadlineMs) => (sharedEnd === null ? now() + deadlineMs : Math.max(sharedEnd, now() + leastMs)),
    mayRetry: () => sharedEnd === null,
    spend(endsAt) {
      sharedEnd ??= endsAt;
    },
  };
}
