/**
 * Hides the header rows not needed while reading, with hysteresis to avoid flicker (C-HEAD-10, AMB-C-14): below 768 px
 * hide past 102 and show before 67, otherwise hide past 115 and show before 102.
 */
import { breakpoints } from "~/styles/theme-contract.css";

const thresholds = { mobile: { hide: 102, show: 67 }, desktop: { hide: 115, show: 102 } } as const;

/** Next state for a scroll position and the previous state. */
export function headerHidden(scrollY: number, windowWidth: number, wasHidden: boolean): boolean {
  const { hide, show } = windowWidth < breakpoints.mobile ? thresholds.mobile : thresholds.desktop;
  if (scrollY > hide) return true;
  return scrollY < show ? false : wasHidden;
}

/** Maximum height of the reduced header. */
const smallHeader = 64;
/** Open panels and keyboard focus keep the rows visible. */
const inUse = "[data-frame] details[name][open], [data-frame] :focus-visible";

/**
 * Tracks scrolling. Returns a function that stops it.
 * @param heroGone called when the home page's search scrolls in or out of view; null on other pages
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
      // scroll-padding depends on it, so that the header never covers the focused element.
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
  // Measure in the next frame to avoid a forced layout.
  schedule();
  return () => {
    cancelAnimationFrame(frame);
    removeEventListener("scroll", schedule);
    removeEventListener("resize", schedule);
    heroGone?.(false);
  };
}
