/**
 * Says that the page is laid out as a whole, so that the browser may leave out what is out of sight (`~/styles/laid-out-late`).
 */
import { whenIdle } from "~/stores/when-idle";

/** A window that is being resized is looked at when it has come to rest. */
const settledAfterMs = 300;

/** Call once in a document, when it has come to life. */
export function settle(): void {
  const { dataset } = document.documentElement;
  let width = 0;
  let timer: ReturnType<typeof setTimeout> | undefined;
  // Sizes are remembered when a frame has been drawn.
  const mark = () => {
    dataset.settled = "";
  };
  const begin = () => {
    width = window.innerWidth;
    requestAnimationFrame(() => whenIdle(mark));
  };
  if (document.readyState === "complete") whenIdle(begin);
  else addEventListener("load", () => whenIdle(begin), { once: true });
  // Another width has other sizes. The address bar of a phone changes the height alone.
  addEventListener("resize", () => {
    if (width === 0 || window.innerWidth === width) return;
    delete dataset.settled;
    clearTimeout(timer);
    timer = setTimeout(begin, settledAfterMs);
  });
}
