/**
 * Hides the parts of the header that reading does not need. Two thresholds each, so that it does not flutter
 * (C-HEAD-10): below 768 px hide past 102 and show before 67, else past 115 and before 102.
 */
import { breakpoints } from "~/styles/theme-contract.css";

const thresholds = { mobile: { hide: 102, show: 67 }, desktop: { hide: 115, show: 102 } } as const;

/** Hidden or not at a scroll position, given what it was. */
export function headerHidden(scrollY: number, windowWidth: number, wasHidden: boolean): boolean {
  const { hide, show } = windowWidth < breakpoints.mobile ? thresholds.mobile : thresholds.desktop;
  if (scrollY > hide) return true;
  return scrollY < show ? false : wasHidden;
}

/** Follows the window; returns the function that ends it. A header with the focus inside stays as it is. */
export function hideOnScroll(header: HTMLElement): () => void {
  let frame = 0;
  const update = () => {
    frame = 0;
    const was = header.dataset.hidden === "true";
    const hidden = headerHidden(window.scrollY, window.innerWidth, was);
    if (hidden === was || (hidden && header.querySelector("[data-part] :focus-visible, details[open]"))) return;
    header.dataset.hidden = String(hidden);
    // scroll-padding follows, so that what gets the focus is never behind the header.
    document.documentElement.dataset.header = hidden ? "small" : "full";
  };
  const schedule = () => {
    frame ||= requestAnimationFrame(update);
  };
  addEventListener("scroll", schedule, { passive: true });
  addEventListener("resize", schedule, { passive: true });
  update();
  return () => {
    cancelAnimationFrame(frame);
    removeEventListener("scroll", schedule);
    removeEventListener("resize", schedule);
  };
}
