/** Longest duration of a jump to an anchor. */
const anchorMoveMs = 1000;

let unmark: ReturnType<typeof setTimeout> | undefined;

/** Marks the document during an anchor jump; the mark makes scrolling smooth (C-CHROME-10). */
function markAnchorScroll(): void {
  clearTimeout(unmark);
  const { dataset } = document.documentElement;
  dataset.scroll = "anchor";
  // The anchor's position depends on the heights of all blocks above it.
  dataset.laid = "";
  unmark = setTimeout(() => {
    delete document.documentElement.dataset.scroll;
  }, anchorMoveMs);
}

/** Marks jumps started by links. Returns a function that stops it. */
export function followAnchors(): () => void {
  const pressed = ({ target }: MouseEvent) => {
    const link = target instanceof Element ? target.closest<HTMLAnchorElement>("a[href*='#']") : null;
    if (link?.hash && link.pathname === location.pathname) markAnchorScroll();
  };
  addEventListener("click", pressed, true);
  return () => removeEventListener("click", pressed, true);
}
