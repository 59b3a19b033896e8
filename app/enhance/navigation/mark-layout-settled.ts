/** Marks the page as fully laid out, after which the browser may skip off-screen parts (`~/styles/laid-out-late`). */
import { whenIdle } from "~/stores/when-idle";

/** Debounce for resizing. */
const settledAfterMs = 300;

/** Call once per document, after start-up. */
export function markLayoutSettled(): void {
  const { dataset } = document.documentElement;
  let width = 0;
  let timer: ReturnType<typeof setTimeout> | undefined;
  // The browser remembers sizes once a frame is drawn.
  const mark = () => {
    dataset.settled = "";
  };
  const begin = () => {
    width = window.innerWidth;
    requestAnimationFrame(() => whenIdle(mark));
  };
  if (document.readyState === "complete") whenIdle(begin);
  else addEventListener("load", () => whenIdle(begin), { once: true });
  // Sizes depend on the width. A phone's address bar only changes the height.
  addEventListener("resize", () => {
    if (width === 0 || window.innerWidth === width) return;
    delete dataset.settled;
    clearTimeout(timer);
    timer = setTimeout(begin, settledAfterMs);
  });
}
