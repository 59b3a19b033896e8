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
 * Runs the work that still waits. For the `pagehide` listener that stores what the work leaves: such listeners run in
 * the order in which they were added, capturing ones not before others.
 */
export function finishPresses(): void {
  for (const run of [...waiting()]) run();
}
