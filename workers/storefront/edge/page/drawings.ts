/**
 * Public pages that are being rendered, for others who ask for the same meanwhile: one rendering serves all who come while
 * it lasts, and nobody after. What cannot be kept (a page that lacks something while a service is slow) is not drawn once
 * for each of many visitors this way either.
 *
 * A request must not wait for a promise of another one: whichever ends first takes the other with it. So a rendering is
 * plain data here, and who follows it looks again and again with timers of its own.
 */
import type { PageOutcome } from "@domain/http/edge-app";

export interface DrawnHead {
  readonly status: number;
  readonly headers: readonly (readonly [name: string, value: string])[];
  readonly outcome: PageOutcome;
  /** In the scripts of the text; each follower has one of its own. */
  readonly nonce: string;
}

export interface Drawing {
  /** Null until the loaders have run. */
  head: DrawnHead | null;
  /** Text in document order, islands unfilled. */
  readonly pieces: string[];
  /** "apart": for its own visitor only, or broken off. */
  state: "under way" | "done" | "apart";
  /** When its request was last seen alive; milliseconds since 1970. */
  aliveAt: number;
}

export type Drawings = Map<string, Drawing>;

const beatMs = 500;
/** Without a sign of life for this long, its request is taken to have ended without a word. */
const silenceMs = 3000;
const firstPauseMs = 4;
const longestPauseMs = 50;

/** Enters a rendering that is about to begin; `leave` takes it out again. */
export function enterDrawing(drawings: Drawings, key: string): { drawing: Drawing; leave: () => void } {
  const drawing: Drawing = { head: null, pieces: [], state: "under way", aliveAt: Date.now() };
  drawings.set(key, drawing);
  const beat = setInterval(() => {
    drawing.aliveAt = Date.now();
  }, beatMs);
  return {
    drawing,
    leave() {
      clearInterval(beat);
      if (drawing.state === "under way") drawing.state = "apart";
      if (drawings.get(key) === drawing) drawings.delete(key);
    },
  };
}

/** Head of a rendering that somebody else began; null when there is nothing to share. */
export async function headOf(drawing: Drawing): Promise<DrawnHead | null> {
  for (let pause = firstPauseMs; drawing.head === null; pause = longer(pause)) {
    if (!goesOn(drawing)) return null;
    await wait(pause);
  }
  return drawing.state === "apart" ? null : drawing.head;
}

/** Text of a rendering as it comes; throws when it breaks off. */
export async function* textOf(drawing: Drawing): AsyncGenerator<string> {
  let read = 0;
  for (let pause = firstPauseMs; ; pause = longer(pause)) {
    if (read < drawing.pieces.length) {
      const text = drawing.pieces.slice(read).join("");
      read = drawing.pieces.length;
      pause = firstPauseMs;
      yield text;
    } else if (drawing.state === "done") return;
    else if (goesOn(drawing)) await wait(pause);
    else throw new Error("The rendering broke off.");
  }
}

/** False, too, when its request has ended without a word. */
export function goesOn({ state, aliveAt }: Drawing): boolean {
  return state === "under way" && Date.now() - aliveAt < silenceMs;
}

const longer = (pause: number) => Math.min(pause * 2, longestPauseMs);
const wait = (milliseconds: number) => new Promise((resolve) => setTimeout(resolve, milliseconds));
