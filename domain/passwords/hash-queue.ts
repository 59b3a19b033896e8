/**
 * Runs one password hash at a time per isolate, with a pause after each. A hash blocks the thread for about 0.14 s;
 * without the pause, a dozen sign-ups would block every page that needs the gateway for seconds. Durable Objects must
 * not await each other's promises, so the queue is plain data that each waiter polls.
 */
interface HashQueue {
  /** Runs the work when its turn comes; "busy" if the queue is full. */
  run<T>(work: () => T): Promise<T | "busy">;
}

/** Maximum queue length; the last one waits about three seconds. */
const maxInLine = 12;
const restMs = 100;
const lookMs = 20;
/** A waiter that has not polled for this long counts as gone. */
const silenceMs = 5000;

export function createHashQueue(now: () => number = Date.now): HashQueue {
  const line: { lookedAt: number }[] = [];
  let restsUntil = 0;
  return {
    async run(work) {
      const at = now();
      for (let index = line.length - 1; index >= 0; index -= 1) {
        if (at - (line[index]?.lookedAt ?? 0) > silenceMs) line.splice(index, 1);
      }
      if (line.length >= maxInLine) return "busy";
      const self = { lookedAt: at };
      line.push(self);
      try {
        while (line[0] !== self || now() < restsUntil) {
          await new Promise((resolve) => setTimeout(resolve, lookMs));
          self.lookedAt = now();
          // Removed as gone while the thread was blocked: rejoin at the end.
          if (!line.includes(self)) line.push(self);
        }
        const result = work();
        // The platform's clock stops while code runs, so the pause starts at the next reading.
        await new Promise((resolve) => setTimeout(resolve, 0));
        // A single hash, as in an import, needs no pause.
        if (line.length > 1) restsUntil = now() + restMs;
        return result;
      } finally {
        const place = line.indexOf(self);
        if (place >= 0) line.splice(place, 1);
      }
    },
  };
}
