/**
 * Lays out the parts below the window when idle, then marks the page as laid out, after which the browser may skip
 * off-screen parts (`~/styles/laid-out-late`).
 */
import { whenParsed } from "~/enhance/when-parsed";
import { whenIdle } from "~/stores/when-idle";

/** Parts laid out between two frames; a part takes about 20 ms on a phone, roughly one frame. */
const atOnce = 2;

/** Debounce for resizing. */
const settledAfterMs = 300;

/** Call once per document, after start-up. */
export function layOutParts(): void {
  const some = (parts: HTMLElement[]) => {
    for (const part of parts.splice(0, atOnce)) part.dataset.laid = "";
    if (parts.length > 0) return whenIdle(() => some(parts));
    // Also lays out parts that are added in place later.
    document.documentElement.dataset.laid = "";
    markLayoutSettled();
  };
  whenParsed(() => whenIdle(() => some([...document.querySelectorAll<HTMLElement>("[data-below]")])));
}

function markLayoutSettled(): void {
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
