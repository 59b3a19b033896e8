/**
 * One password hash at a time in an isolate, with a rest after each. A hash holds the thread for about 0.14 s; without the
 * rest a dozen sign-ups would hold it for seconds, and every page that needs the gateway would wait for them.
 *
 * Objects must not wait for promises of each other, so the line is plain data, and who stands in it looks again and again.
 */
export interface HashTurns {
  /** Runs the work when it is its turn; "busy" when enough stand in line. */
  run<T>(work: () => T): Promise<T | "busy">;
}

/** Who stands in line; the last of them waits for about three seconds. */
const maxInLine = 12;
const restMs = 100;
const lookMs = 20;
/** Who has not looked for this long has ended without a word. */
const silenceMs = 5000;

export function createHashTurns(now: () => number = Date.now): HashTurns {
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
          // Taken for gone while the thread was held: the line goes on without it, and it stands at its end again.
          if (!line.includes(self)) line.push(self);
        }
        const result = work();
        // The clock of the platform stands still while code runs: the rest begins at the next look at it.
        await new Promise((resolve) => setTimeout(resolve, 0));
        // One alone, as an import sends them, leaves time enough.
        if (line.length > 1) restsUntil = now() + restMs;
        return result;
      } finally {
        const place = line.indexOf(self);
        if (place >= 0) line.splice(place, 1);
      }
    },
  };
}
