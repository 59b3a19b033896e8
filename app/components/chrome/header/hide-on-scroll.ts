/**
 * Hides the parts of the header that reading does not need. Two thresholds each, so that it does not flutter
 * (C-HEAD-10, AMB-C-14): below 768 px hide past 102 and show before 67, else past 115 and before 102.
 */
import { breakpoints } from "~/styles/theme-contract.css";

const thresholds = { mobile: { hide: 102, show: 67 }, desktop: { hide: 115, show: 102 } } as const;

/** Hidden or not at a scroll position, given what it was. */
export function headerHidden(scrollY: number, windowWidth: number, wasHidden: boolean): boolean {
  const { hide, show } = windowWidth < breakpoints.mobile ? thresholds.mobile : thresholds.desktop;
  if (scrollY > hide) return true;
  return scrollY < show ? false : wasHidden;
}

/** What stays of the header covers this much at most. */
const smallHeader = 64;
/** In use, so it must not go: a panel that is open, or a place that the keyboard has reached. */
const inUse = "[data-frame] details[name][open], [data-frame] :focus-visible";

/**
 * Follows the window; returns the function that ends it.
 * @param heroGone told whether the search of the home page has scrolled out of sight; null on other pages
 */
export function hideOnScroll(header: HTMLElement, heroGone: ((gone: boolean) => void) | null): () => void {
  let frame = 0;
  const update = () => {
    frame = 0;
    const was = header.dataset.hidden === "true";
    const wanted = headerHidden(window.scrollY, window.innerWidth, was);
    const hidden = wanted && (was || !header.querySelector(inUse));
    if (hidden !== was) {
      header.dataset.hidden = String(hidden);
      // scroll-padding follows, so that what gets the focus is never behind the header.
      document.documentElement.dataset.header = hidden ? "small" : "full";
    }
    if (!heroGone) return;
    const hero = document.querySelector("[data-hero-search]");
    heroGone(!hero || (hidden && hero.getBoundingClientRect().bottom < smallHeader));
  };
  const schedule = () => {
    frame ||= requestAnimationFrame(update);
  };
  addEventListener("scroll", schedule, { passive: true });
  addEventListener("resize", schedule, { passive: true });
  // With the next frame: asked now, the page would be laid out before it has been read.
  schedule();
  return () => {
    cancelAnimationFrame(frame);
    removeEventListener("scroll", schedule);
    removeEventListener("resize", schedule);
    heroGone?.(false);
  };
}
