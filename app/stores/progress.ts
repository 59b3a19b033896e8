/** The loading bar above the page (C-CHROME-05, C-CHROME-06). */
import { atom } from "nanostores";

/** How long a bar takes to fill when nobody reports progress. */
const durationMs = 5000;
/** How long a finished or failed bar stays. */
const hideAfterMs = 500;
const stepMs = 100;

export interface Progress {
  readonly state: "hidden" | "loading" | "done" | "failed";
  readonly percent: number;
}

export const progress = atom<Progress>({ state: "hidden", percent: 0 });

let ticking: ReturnType<typeof setInterval> | undefined;
let hiding: ReturnType<typeof setTimeout> | undefined;

/** Shows an empty bar that fills by itself within `durationMs` and waits just before its end. */
export function startProgress(): void {
  stopTimers();
  progress.set({ state: "loading", percent: 0 });
  ticking = setInterval(() => increaseProgress((100 * stepMs) / durationMs), stepMs);
}

/** Moves a loading bar on by some per cent; only `finishProgress` takes it to its end. */
export function increaseProgress(percent: number): void {
  const now = progress.get();
  if (now.state === "loading") progress.set({ state: "loading", percent: Math.min(99, now.percent + percent) });
}

/** Fills the bar, then hides it. */
export function finishProgress(): void {
  end("done");
}

/** Fills the bar in the colour of a failure, then hides it; also one that was filled a moment before the page failed. */
export function failProgress(): void {
  end("failed");
}

function end(state: "done" | "failed"): void {
  const now = progress.get().state;
  if (now !== "loading" && !(now === "done" && state === "failed")) return;
  stopTimers();
  progress.set({ state, percent: 100 });
  hiding = setTimeout(() => progress.set({ state: "hidden", percent: 0 }), hideAfterMs);
}

function stopTimers(): void {
  clearInterval(ticking);
  clearTimeout(hiding);
}
