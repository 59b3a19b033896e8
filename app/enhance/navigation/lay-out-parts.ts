/**
 * Has the parts below the window laid out, and marks the page as laid out, after which the browser may skip off-screen
 * parts (`~/styles/laid-out-late`).
 */
import { whenParsed } from "~/enhance/when-parsed";
import { whenIdle } from "~/stores/when-idle";

/** Parts laid out between two frames; a part takes a phone some 20 ms, a frame as long. */
const atOnce = 2;

/** Debounce for resizing. */
const settledAfterMs = 300;

/** Call once per document, after start-up. */
export function layOutParts(): void {
  const some = (parts: HTMLElement[]) => {
    for (const part of parts.splice(0, atOnce)) part.dataset.laid = "";
    if (parts.length > 0) return whenIdle(() => some(parts));
    // Also what a change in place adds.
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
