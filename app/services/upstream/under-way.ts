/**
 * Reads that are on their way, for others who ask for the same. A request must not wait for a promise of another one:
 * whichever ends first takes the other with it, and the runtime breaks connections off. So a read is plain data here,
 * and who waits for it looks again and again with timers of its own.
 */
import type { Answer } from "./answer";

export interface Flight {
  done: boolean;
  /** Null until it is done, and when it failed. */
  answer: Answer | null;
}

const firstPauseMs = 2;
const longestPauseMs = 25;

/** Answer of a flight; null when it failed or takes longer than `limitMs`. */
export async function landed(flight: Flight, limitMs: number): Promise<Answer | null> {
  const until = Date.now() + limitMs;
  for (let pause = firstPauseMs; !flight.done && Date.now() < until; pause = Math.min(pause * 2, longestPauseMs)) {
    await new Promise((resolve) => setTimeout(resolve, pause));
  }
  return flight.answer;
}
