/** Calls `act` when a loaded page is shown: from the back/forward cache, or after it was prerendered. */
export function whenShownAgain(act: () => void): void {
  addEventListener("pageshow", ({ persisted }) => persisted && act());
  document.addEventListener("prerenderingchange", act);
}
