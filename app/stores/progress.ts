/** Progress bar of page loads (C-CHROME-05, C-CHROME-06). */
import { atom } from "nanostores";

/** Time to fill without reported progress. */
const durationMs = 5000;
/** Time a finished or failed bar stays visible. */
const hideAfterMs = 500;
const stepMs = 100;

interface Progress {
  readonly state: "hidden" | "loading" | "done" | "failed";
  readonly percent: number;
}

export const progress = atom<Progress>({ state: "hidden", percent: 0 });

let ticking: ReturnType<typeof setInterval> | undefined;
let hiding: ReturnType<typeof setTimeout> | undefined;

/** Shows an empty bar that fills by itself within `durationMs` and stops just before the end. */
export function startProgress(): void {
  stopTimers();
  progress.set({ state: "loading", percent: 0 });
  ticking = setInterval(() => increaseProgress((100 * stepMs) / durationMs), stepMs);
}

/** Advances the bar by `percent`; only `finishProgress` completes it. */
export function increaseProgress(percent: number): void {
  const now = progress.get();
  if (now.state === "loading") progress.set({ state: "loading", percent: Math.min(99, now.percent + percent) });
}

/** Fills the bar, then hides it. */
export function finishProgress(): void {
  end("done");
}

/** Fills the bar in the error color, then hides it; also a bar that was just finished. */
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
