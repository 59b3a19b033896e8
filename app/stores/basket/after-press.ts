/** The analytics queue is carried over on the same event, and must find this work done. */
const beforeOthers = { capture: true };

/**
 * Runs work that nobody waits for once the press of this moment has had its effect: a form is on its way, a document is
 * asked for. A page that goes meanwhile runs it as it goes.
 */
export function afterPress(work: () => void): void {
  const run = () => {
    clearTimeout(timer);
    removeEventListener("pagehide", run, beforeOthers);
    work();
  };
  const timer = setTimeout(run);
  addEventListener("pagehide", run, beforeOthers);
}
