/**
 * Turns of an import. It reads megabytes without waiting for anything, while all requests of an isolate, and locally
 * those of every worker, share one thread.
 */

/** About 10 ms of reading and validation. */
const charactersPerTurn = 50_000;

interface Turn {
  /** Counts what is about to be read; true if others should run first. */
  isOver(amount: number): boolean;
  /** Lets other requests run. */
  next(): Promise<void>;
}

/** @param amount read in a turn; characters, unless the caller counts something else */
export function beginTurn(amount = charactersPerTurn): Turn {
  let read = 0;
  return {
    isOver(more) {
      read += more;
      return read >= amount;
    },
    next() {
      read = 0;
      // A promise that is already settled would continue before other requests.
      return new Promise((resolve) => setTimeout(resolve, 0));
    },
  };
}
