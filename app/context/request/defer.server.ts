import type { Logger } from "@domain/http/log/logger";
import type { Settled } from "@domain/http/settled";

interface Deferrer {
  defer<T>(label: string, work: Promise<T>): Promise<Settled<T>>;
  /** Resolves when everything deferred so far has settled. */
  settled(): Promise<void>;
}

/** Deferred work of one request. Failures are logged, and the result always resolves, so that a page never hangs. */
export function createDeferrer(
  log: Logger,
  onFailure: () => void,
  waitUntil: (work: Promise<unknown>) => void,
): Deferrer {
  const running: Promise<unknown>[] = [];
  return {
    defer(label, work) {
      const settled = work.then(
        (value) => ({ ok: true, value }) as const,
        (error: unknown) => {
          onFailure();
          log.error(label, { error });
          return { ok: false } as const;
        },
      );
      running.push(settled);
      waitUntil(settled);
      return settled;
    },
    async settled() {
      // Deferred work may defer more.
      for (let done = 0, until = running.length; done < until; done = until, until = running.length) {
        await Promise.all(running.slice(done, until));
      }
    },
  };
}
