/** Run before the analytics queue is carried over on the same event. */
const beforeOthers = { capture: true };

/** Runs low-priority work after the current press has taken effect (form sent, document requested), or on unload. */
export function afterPress(work: () => void): void {
  const run = () => {
    clearTimeout(timer);
    removeEventListener("pagehide", run, beforeOthers);
    work();
  };
  const timer = setTimeout(run);
  addEventListener("pagehide", run, beforeOthers);
}
