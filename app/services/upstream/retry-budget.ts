/**
 * Shared time of one request's gateway calls (decision 0068). Each call may take the whole of its policy's deadline. Once
 * one has failed, the calls that follow share what is left of that deadline, are sent once, and always get a second.
 */
export interface RetryBudget {
  /** Time at which a call that begins now must end, milliseconds since 1970. */
  endOf(deadlineMs: number): number;
  /** False once a call of this request has failed. */
  mayRetry(): boolean;
  /** Records that a call which had to end at that time failed. */
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
