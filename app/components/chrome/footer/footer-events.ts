/** Events that hide and show the footer (C-FOOT-06), across the app's bundle and the enhancement bundle. */
const hide = "footer:hide";
const show = "footer:show";

export function hideFooter(): void {
  dispatchEvent(new Event(hide));
}

export function showFooter(): void {
  dispatchEvent(new Event(show));
}

/** Calls back on every event. Returns a function that stops it. */
export function footerShown(changed: (shown: boolean) => void): () => void {
  const hidden = () => changed(false);
  const shown = () => changed(true);
  addEventListener(hide, hidden);
  addEventListener(show, shown);
  return () => {
    removeEventListener(hide, hidden);
    removeEventListener(show, shown);
  };
}
