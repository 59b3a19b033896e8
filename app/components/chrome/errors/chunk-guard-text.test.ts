import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { chunkGuardText } from "./chunk-guard-text";

/** A page that records its listeners and reloads. */
function guarded(stored: Record<string, string> = {}) {
  const listeners = new Map<string, () => void>();
  const reload = vi.fn();
  const page = {
    navigator: { onLine: true },
    location: { reload },
    sessionStorage: {
      getItem: (name: string) => stored[name] ?? null,
      setItem(name: string, value: string) {
        stored[name] = value;
      },
    },
    addEventListener: (name: string, run: () => void) => listeners.set(name, run),
    removeEventListener: (name: string) => listeners.delete(name),
    chunkFailed: () => {},
    chunksLoaded: () => {},
  };
  new Function("window", chunkGuardText())(page);
  const fails = () => {
    page.chunkFailed();
    vi.runAllTimers();
    return reload.mock.calls.length > 0;
  };
  return { page, reload, listeners, stored, fails };
}

describe("failed scripts", () => {
  beforeEach(() => void vi.useFakeTimers());
  afterEach(() => void vi.useRealTimers());

  it("A-SESS-08: reload the page at most once in 60 seconds", () => {
    const first = guarded();
    expect(first.fails()).toBe(true);
    const second = guarded(first.stored);
    expect(second.fails()).toBe(false);
    const later = guarded({ "chunk-reload": String(Date.now() - 61_000) });
    expect(later.fails()).toBe(true);
    expect([first, second, later].map(({ reload }) => reload.mock.calls.length)).toEqual([1, 0, 1]);
  });

  it.each(["pointerdown", "keydown", "submit", "beforeunload"])("do not reload after %s", (sign) => {
    const { fails, listeners } = guarded();
    listeners.get(sign)?.();
    expect(fails()).toBe(false);
  });

  it("do not undo Back, which aborts them before `beforeunload` fires", () => {
    const { page, reload, listeners } = guarded();
    page.chunkFailed();
    listeners.get("beforeunload")?.();
    vi.runAllTimers();
    expect(reload).not.toHaveBeenCalled();
  });

  it("do not reload once the first scripts have loaded, and remove their listeners", () => {
    const { page, fails, listeners } = guarded();
    page.chunksLoaded();
    expect([fails(), listeners.size]).toEqual([false, 0]);
  });

  it("do nothing without network or storage", () => {
    const offline = guarded();
    offline.page.navigator.onLine = false;
    const forgetful = guarded();
    forgetful.page.sessionStorage.getItem = () => {
      throw new DOMException("denied", "SecurityError");
    };
    expect([offline.fails(), forgetful.fails()]).toEqual([false, false]);
  });

  it("need no escaping in the document", () => {
    expect(chunkGuardText()).not.toContain("<");
  });
});
