/** A move to an anchor is over after this, on the longest page. */
const anchorMoveMs = 1000;

let unmark: ReturnType<typeof setTimeout> | undefined;

/** Marks the document while it moves to an anchor; the mark makes the move smooth (C-CHROME-10). */
export function markAnchorMove(): void {
  clearTimeout(unmark);
  document.documentElement.dataset.scroll = "anchor";
  unmark = setTimeout(() => {
    delete document.documentElement.dataset.scroll;
  }, anchorMoveMs);
}

/** Marks moves that links of the page itself begin; returns the function that ends it. */
export function followAnchors(): () => void {
  const pressed = ({ target }: MouseEvent) => {
    const link = target instanceof Element ? target.closest<HTMLAnchorElement>("a[href*='#']") : null;
    if (link?.hash && link.pathname === location.pathname) markAnchorMove();
  };
  addEventListener("click", pressed, true);
  return () => removeEventListener("click", pressed, true);
}
