/**
 * Browser storage. Browsers may refuse it, usually by an exception: in third-party or sandboxed frames, in private
 * windows, by a setting, or when full. Functions here never throw; refused values are kept in memory for the document.
 * No other module may use these APIs (tests/architecture/browser-storage.test.ts).
 */

/** Values by key. */
export interface KeptValues {
  /** Null if missing. */
  get(key: string): string | null;
  set(key: string, value: string): void;
}

/** Reading the property can throw too, so it is read on each use. */
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

/** For the lifetime of the tab. */
export const tabValues = keptValues("sessionStorage");

/** Until the visitor clears them; shared between tabs. */
export const browserValues = keptValues("localStorage");

const refusedCookies = new Map<string, string>();

const nameOf = (pair: string) => pair.slice(0, pair.indexOf("=")).trim();

/** Cookies visible to scripts, as in a request: `a=1; b=2`. */
export function readCookies(): string {
  let kept = "";
  try {
    kept = document.cookie;
  } catch {
    // A sandboxed frame has none.
  }
  const names = new Set(kept.split(";").map(nameOf));
  const refused = [...refusedCookies].filter(([name]) => !names.has(name)).map(([, pair]) => pair);
  return [kept, ...refused].filter(Boolean).join("; ");
}

/** Sets a cookie. @param text as in `Set-Cookie`, without HttpOnly */
export function writeCookie(text: string): void {
  const pair = text.split(";", 1)[0] ?? "";
  refusedCookies.delete(nameOf(pair));
  try {
    // biome-ignore lint/suspicious/noDocumentCookie: not all supported browsers have the Cookie Store API
    document.cookie = text;
  } catch {
    // Kept in memory below.
  }
  // A third-party frame ignores the cookie without an exception.
  if (!readCookies().split("; ").includes(pair)) refusedCookies.set(nameOf(pair), pair);
}

/** Channel to the shop's other windows; null if unavailable. */
export function openChannel(name: string): BroadcastChannel | null {
  try {
    return new BroadcastChannel(name);
  } catch {
    return null;
  }
}

/** State of the current history entry, or null. */
export function entryState(): unknown {
  try {
    return history.state;
  } catch {
    return null;
  }
}

/** Replaces that state and, if given, the address. WebKit throws after a hundred changes in 30 seconds. */
export function replaceEntryState(state: unknown, address?: string): void {
  try {
    history.replaceState(state, "", address);
  } catch {
    // The entry keeps its state.
  }
}

type Release = () => void;

/** A lock requested before its work is known. */
interface PreparedLock {
  /** Releases the lock; null until the browser grants it. */
  release: Release | null;
  /** `release` once the browser has decided; null if another window holds the lock, or locks are refused. */
  granted: Promise<Release | null>;
  /** The work has started, and releases the lock itself. */
  isTaken: boolean;
}

const preparedLocks = new Map<string, PreparedLock>();

/**
 * Requests the lock ahead of the work, if free, because on a phone that takes longer than a tap. Released after `forMs`
 * unless {@link runExclusive} uses it.
 */
export function prepareLock(name: string, forMs: number): void {
  if (preparedLocks.has(name) || !("locks" in navigator)) return;
  const lock: PreparedLock = { release: null, granted: Promise.resolve(null), isTaken: false };
  preparedLocks.set(name, lock);
  const forget = () => {
    if (preparedLocks.get(name) === lock) preparedLocks.delete(name);
  };
  lock.granted = new Promise((answer) => {
    const refused = () => {
      forget();
      answer(null);
    };
    const hold = (given: Lock | null) => {
      if (!given) return refused();
      return new Promise<void>((release) => {
        lock.release = release;
        answer(release);
        setTimeout(() => {
          forget();
          if (!lock.isTaken) release();
        }, forMs);
      });
    };
    // A third-party frame is refused the lock.
    navigator.locks.request(name, { ifAvailable: true }, hold).catch(refused);
  });
}

/**
 * Takes over the prepared lock. If it was requested and not granted yet, wait for it: a second request would take as
 * long again.
 */
function takePreparedLock(name: string): Release | Promise<Release | null> | null {
  const lock = preparedLocks.get(name);
  if (!lock) return null;
  preparedLocks.delete(name);
  lock.isTaken = true;
  return lock.release ?? lock.granted;
}

/** Adds a history entry; false if the browser refuses. */
export function addEntry(state: unknown, address: string): boolean {
  try {
    history.pushState(state, "", address);
    return true;
  } catch {
    return false;
  }
}

/**
 * Runs work exclusively by name across the shop's windows; without browser locks, within this window only. Rethrows the
 * work's errors.
 */
export async function runExclusive<T>(name: string, work: () => Promise<T>): Promise<T> {
  const taken = takePreparedLock(name);
  // Without a pause if possible, so that a request is sent before the page is painted.
  const release = taken instanceof Promise ? await taken : taken;
  if (release) return await work().finally(release);
  let isBegun = false;
  const begin = () => {
    isBegun = true;
    return work();
  };
  if ("locks" in navigator) {
    try {
      return await navigator.locks.request(name, begin);
    } catch (error) {
      // A third-party frame is refused the lock.
      if (isBegun) throw error;
    }
  }
  const running = (localQueues.get(name) ?? Promise.resolve()).then(work, work);
  localQueues.set(
    name,
    running.catch(() => {}),
  );
  return await running;
}

const localQueues = new Map<string, Promise<unknown>>();
