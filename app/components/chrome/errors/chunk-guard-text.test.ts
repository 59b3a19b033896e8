import { describe, expect, it, vi } from "vitest";
import { chunkGuardText } from "./chunk-guard-text";

/** A page that keeps its listeners and counts its reloads. */
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
    chunkFailed: (): boolean => false,
    chunksCame: () => {},
  };
  new Function("window", chunkGuardText())(page);
  return { page, reload, listeners, stored };
}

describe("scripts that cannot be loaded", () => {
  it("A-SESS-08: load the page anew, at most once in 60 seconds", () => {
    const first = guarded();
    expect(first.page.chunkFailed()).toBe(true);
    const second = guarded(first.stored);
    expect(second.page.chunkFailed()).toBe(false);
    const later = guarded({ "chunk-reload": String(Date.now() - 61_000) });
    expect(later.page.chunkFailed()).toBe(true);
    expect([first, second, later].map(({ reload }) => reload.mock.calls.length)).toEqual([1, 0, 1]);
  });

  it.each(["pointerdown", "keydown", "submit", "beforeunload"])("leave a page alone after %s", (sign) => {
    const { page, reload, listeners } = guarded();
    listeners.get(sign)?.();
    expect(page.chunkFailed()).toBe(false);
    expect(reload).not.toHaveBeenCalled();
  });

  it("leave a page alone once its first scripts have come, and listen to nothing more", () => {
    const { page, listeners } = guarded();
    page.chunksCame();
    expect([page.chunkFailed(), listeners.size]).toEqual([false, 0]);
  });

  it("do nothing without a network or without storage", () => {
    const offline = guarded();
    offline.page.navigator.onLine = false;
    const forgetful = guarded();
    forgetful.page.sessionStorage.getItem = () => {
      throw new DOMException("denied", "SecurityError");
    };
    expect([offline.page.chunkFailed(), forgetful.page.chunkFailed()]).toEqual([false, false]);
  });

  it("need no escaping where they stand", () => {
    expect(chunkGuardText()).not.toContain("<");
  });
});
