/**
 * Renders of public pages in progress. Requests for the same page share one render while it lasts. This also protects
 * pages that cannot be stored (a part is missing while a service is slow) from a render per visitor.
 *
 * A request must not await another request's promise, because the runtime would cancel both together. So a render is
 * plain data, and its followers poll with their own timers.
 */
import type { PageOutcome } from "@domain/http/edge-app";

export interface RenderHead {
  readonly status: number;
  readonly headers: readonly (readonly [name: string, value: string])[];
  readonly outcome: PageOutcome;
  /** Nonce in the rendered scripts; each follower replaces it by its own. */
  readonly nonce: string;
}

export interface InFlightRender {
  /** Null until the loaders have run. */
  head: RenderHead | null;
  /** Text in document order, with unfilled slots. */
  readonly pieces: string[];
  /** "apart": not shareable, or failed. */
  state: "under way" | "done" | "apart";
  /** Last heartbeat of its request, milliseconds since 1970. */
  aliveAt: number;
}

export type InFlightRenders = Map<string, InFlightRender>;

const heartbeatMs = 500;
/** Without a heartbeat for this long, the request counts as cancelled. */
const heartbeatTimeoutMs = 3000;
const firstPauseMs = 4;
const longestPauseMs = 50;

/** Registers a render that is about to start; `unregister` removes it. */
export function registerRender(
  inFlightRenders: InFlightRenders,
  key: string,
): { render: InFlightRender; unregister: () => void } {
  const render: InFlightRender = { head: null, pieces: [], state: "under way", aliveAt: Date.now() };
  inFlightRenders.set(key, render);
  const heartbeat = setInterval(() => {
    render.aliveAt = Date.now();
  }, heartbeatMs);
  return {
    render,
    unregister() {
      clearInterval(heartbeat);
      if (render.state === "under way") render.state = "apart";
      if (inFlightRenders.get(key) === render) inFlightRenders.delete(key);
    },
  };
}

/** Head of a shared render; null if it cannot be shared. */
export async function headOf(render: InFlightRender): Promise<RenderHead | null> {
  for (let pause = firstPauseMs; render.head === null; pause = nextPause(pause)) {
    if (!isRunning(render)) return null;
    await wait(pause);
  }
  return render.state === "apart" ? null : render.head;
}

/** Text of a render as it arrives; throws if it fails. */
export async function* textOf(render: InFlightRender): AsyncGenerator<string> {
  let read = 0;
  for (let pause = firstPauseMs; ; pause = nextPause(pause)) {
    if (read < render.pieces.length) {
      const text = render.pieces.slice(read).join("");
      read = render.pieces.length;
      pause = firstPauseMs;
      yield text;
    } else if (render.state === "done") return;
    else if (isRunning(render)) await wait(pause);
    else throw new Error("The rendering broke off.");
  }
}

/** False if the render ended or its request was cancelled. */
export function isRunning({ state, aliveAt }: InFlightRender): boolean {
  return state === "under way" && Date.now() - aliveAt < heartbeatTimeoutMs;
}

const nextPause = (pause: number) => Math.min(pause * 2, longestPauseMs);
const wait = (milliseconds: number) => new Promise((resolve) => setTimeout(resolve, milliseconds));
