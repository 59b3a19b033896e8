/**
 * How long the calls of one page wait for the gateway, all services that ask it together. A call has its time with all of
 * its attempts. Once one has ended without an answer, the others of the page have what is left of that time, and always
 * a last moment: the gateway may be back.
 */
export interface RetryBudget {
  /** When a call that begins now has to be over, milliseconds since 1970. */
  deadline(): number;
  /** Whether a call may be sent again: not when another has waited in vain before. */
  mayRepeat(): boolean;
  /** A call that began then has ended without an answer. */
  giveUp(beganAt: number): void;
}

/** Below the eight seconds of a page, which has other things to do as well. */
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
