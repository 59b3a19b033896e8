declare global {
  /** Work that waits for the end of a press. Global, because app and enhancement bundle share it. */
  var shopAfterPress: Set<() => void> | undefined;
}

const waiting = (): Set<() => void> => {
  globalThis.shopAfterPress ??= new Set();
  return globalThis.shopAfterPress;
};

/** Runs low-priority work after the current press has taken effect (form sent, document requested), or on unload. */
export function afterPress(work: () => void): void {
  const run = () => {
    clearTimeout(timer);
    waiting().delete(run);
    work();
  };
  const timer = setTimeout(run);
  waiting().add(run);
}

/**
 * Runs all pending work. Call it in the `pagehide` listener that stores the work's results: listeners on the window run
 * in the order in which they were added, whether capturing or not.
 */
export function finishPresses(): void {
  for (const run of [...waiting()]) run();
}
