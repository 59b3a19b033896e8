/**
 * Renders of public pages in progress. Requests for the same page share one render while it lasts. This also protects
 * pages that cannot be stored (a part is missing while a service is slow) from a render per visitor.
 *
 * A request must not await another request's promise, because the runtime would cancel both together. So a render is
 * plain data, and its followers poll with their own timers.
 */
import type { PageOutcome } from "@domain/http/edge-app";

export interface DrawnHead {
  readonly status: number;
  readonly headers: readonly (readonly [name: string, value: string])[];
  readonly outcome: PageOutcome;
  /** Nonce in the rendered scripts; each follower replaces it by its own. */
  readonly nonce: string;
}

export interface Drawing {
  /** Null until the loaders have run. */
  head: DrawnHead | null;
  /** Text in document order, with unfilled slots. */
  readonly pieces: string[];
  /** "apart": not shareable, or failed. */
  state: "under way" | "done" | "apart";
  /** Last heartbeat of its request, milliseconds since 1970. */
  aliveAt: number;
}

export type Drawings = Map<string, Drawing>;

const beatMs = 500;
/** Without a heartbeat for this long, the request counts as cancelled. */
const silenceMs = 3000;
const firstPauseMs = 4;
const longestPauseMs = 50;

/** Registers a render that is about to start; `leave` removes it. */
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

/** Head of a shared render; null if it cannot be shared. */
export async function headOf(drawing: Drawing): Promise<DrawnHead | null> {
  for (let pause = firstPauseMs; drawing.head === null; pause = longer(pause)) {
    if (!goesOn(drawing)) return null;
    await wait(pause);
  }
  return drawing.state === "apart" ? null : drawing.head;
}

/** Text of a render as it arrives; throws if it fails. */
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

/** False if the render ended or its request was cancelled. */
export function goesOn({ state, aliveAt }: Drawing): boolean {
  return state === "under way" && Date.now() - aliveAt < silenceMs;
}

const longer = (pause: number) => Math.min(pause * 2, longestPauseMs);
const wait = (milliseconds: number) => new Promise((resolve) => setTimeout(resolve, milliseconds));
