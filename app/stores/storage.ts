/**
 * What a browser keeps for the shop. Browsers refuse it, mostly by an exception: in a frame of another site, in a frame
 * with `sandbox`, in private windows, by a setting, when it is full. The functions here never throw; what is refused is
 * kept for as long as the document lasts. No other module may touch these parts of the browser
 * (tests/architecture/browser-storage.test.ts).
 */

/** Values by their names. */
export interface KeptValues {
  /** Null where there is none. */
  get(key: string): string | null;
  set(key: string, value: string): void;
}

/** Reading the property throws too, so it is read at each use. */
type Area = "localStorage" | "sessionStorage";

function keptValues(area: Area): KeptValues {
  const refused = new Map<string, string>();
  return {
    get(key) {
      const known = refused.get(key);
      if (known !== undefined) return known;
      try {
        return window[area].getItem(key);
      } catch {
        return null;
      }
    },
    set(key, value) {
      try {
        window[area].setItem(key, value);
        refused.delete(key);
      } catch {
        refused.set(key, value);
      }
    },
  };
}

/** For as long as the tab is open. */
export const tabValues = keptValues("sessionStorage");

/** Until the visitor clears them; shared between tabs. */
export const browserValues = keptValues("localStorage");

const refusedCookies = new Map<string, string>();

const nameOf = (pair: string) => pair.slice(0, pair.indexOf("=")).trim();

/** The cookies that scripts may see, as in a request: `a=1; b=2`. */
export function readCookies(): string {
  let kept = "";
  try {
    kept = document.cookie;
  } catch {
    // A frame with `sandbox` has none.
  }
  const names = new Set(kept.split(";").map(nameOf));
  const refused = [...refusedCookies].filter(([name]) => !names.has(name)).map(([, pair]) => pair);
  return [kept, ...refused].filter(Boolean).join("; ");
}

/** Sets a cookie. @param text as in `Set-Cookie`; the cookie must be one that scripts may see */
export function writeCookie(text: string): void {
  const pair = text.split(";", 1)[0] ?? "";
  refusedCookies.delete(nameOf(pair));
  try {
    // biome-ignore lint/suspicious/noDocumentCookie: the Cookie Store API is not in every browser that the shop serves
    document.cookie = text;
  } catch {
    // Kept below.
  }
  // A frame of another site ignores the cookie without an exception.
  if (!readCookies().split("; ").includes(pair)) refusedCookies.set(nameOf(pair), pair);
}

/** A channel to the other windows of the shop; null where the browser has none for this one. */
export function openChannel(name: string): BroadcastChannel | null {
  try {
    return new BroadcastChannel(name);
  } catch {
    return null;
  }
}

/** The state of the entry of the history that is shown; null where there is none. */
export function entryState(): unknown {
  try {
    return history.state;
  } catch {
    return null;
  }
}

/** Changes the state of that entry, and its address where one is given. WebKit throws after a hundred changes in half a minute. */
export function replaceEntryState(state: unknown, address?: string): void {
  try {
    history.replaceState(state, "", address);
  } catch {
    // The entry keeps the state that it has.
  }
}

/** A turn that this window has asked for before its work is known. */
interface ReadyTurn {
  /** Null until the browser has given it. */
  end: (() => void) | null;
  /** Its work has come, or it has lasted long enough. */
  isOver: boolean;
}

const readyTurns = new Map<string, ReadyTurn>();

/**
 * Takes a turn for work that is about to begin, where nobody else has it: asking the browser for one takes a phone longer
 * than a finger lies on a button. It ends after `forMs` when {@link oneAtATime} has not used it.
 */
export function readyTurn(name: string, forMs: number): void {
  if (readyTurns.has(name) || !("locks" in navigator)) return;
  const turn: ReadyTurn = { end: null, isOver: false };
  readyTurns.set(name, turn);
  const giveUp = () => {
    if (readyTurns.get(name) === turn) readyTurns.delete(name);
  };
  const hold = (lock: Lock | null) => {
    if (!lock || turn.isOver) return giveUp();
    return new Promise<void>((end) => {
      turn.end = end;
      setTimeout(() => {
        giveUp();
        if (!turn.isOver) end();
      }, forMs);
    });
  };
  // A frame of another site is refused the lock.
  navigator.locks.request(name, { ifAvailable: true }, hold).catch(giveUp);
}

/** Returns what ends the turn; null when none is ready: one that is still on its way ends as soon as it comes. */
function takeReadyTurn(name: string): (() => void) | null {
  const turn = readyTurns.get(name);
  if (!turn) return null;
  readyTurns.delete(name);
  turn.isOver = true;
  return turn.end;
}

/** Makes a new entry of the history; false where the browser refuses it. */
export function addEntry(state: unknown, address: string): boolean {
  try {
    history.pushState(state, "", address);
    return true;
  } catch {
    return false;
  }
}

/**
 * Runs work while no other window of the shop runs work of that name; where the browser has no locks for this window,
 * while this window runs none. Throws what the work throws.
 */
export async function oneAtATime<T>(name: string, work: () => Promise<T>): Promise<T> {
  const endTurn = takeReadyTurn(name);
  if (endTurn) return await work().finally(endTurn);
  let isBegun = false;
  const begin = () => {
    isBegun = true;
    return work();
  };
  if ("locks" in navigator) {
    try {
      return await navigator.locks.request(name, begin);
    } catch (error) {
      // A frame of another site is refused the lock.
      if (isBegun) throw error;
    }
  }
  const turn = (turns.get(name) ?? Promise.resolve()).then(work, work);
  turns.set(
    name,
    turn.catch(() => {}),
  );
  return await turn;
}

const turns = new Map<string, Promise<unknown>>();
