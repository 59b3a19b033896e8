/** The footer can be taken away and brought back by whoever needs the room, for example a step of the checkout (C-FOOT-06). */
const hide = "footer:hide";
const show = "footer:show";

export function hideFooter(): void {
  dispatchEvent(new Event(hide));
}

export function showFooter(): void {
  dispatchEvent(new Event(show));
}

/** Calls back at every event; returns the function that ends it. */
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
