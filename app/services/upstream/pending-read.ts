/**
 * Pending reads shared between requests. A request must not await another request's promise: if either ends, the
 * runtime breaks off the other. So a read is plain data, which waiters poll with their own timers.
 */
import type { Answer } from "./answer";

export interface PendingRead {
  done: boolean;
  /** Null until done, and after a failure. */
  answer: Answer | null;
}

const firstPauseMs = 2;
const longestPauseMs = 25;

/** Answer of a read; null if it failed or takes longer than `limitMs`. */
export async function awaitPendingRead(flight: PendingRead, limitMs: number): Promise<Answer | null> {
  const until = Date.now() + limitMs;
  for (let pause = firstPauseMs; !flight.done && Date.now() < until; pause = Math.min(pause * 2, longestPauseMs)) {
    await new Promise((resolve) => setTimeout(resolve, pause));
  }
  return flight.answer;
}
