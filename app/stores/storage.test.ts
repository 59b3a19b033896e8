import { afterEach, describe, expect, it, vi } from "vitest";
import {
  addEntry,
  browserValues,
  entryState,
  openChannel,
  prepareLock,
  readCookies,
  replaceEntryState,
  runExclusive,
  tabValues,
  writeCookie,
} from "./storage";

const refuse = (): never => {
  throw new DOMException("Access is denied for this document.", "SecurityError");
};

/** A browser that refuses everything, as in a third-party or sandboxed frame. */
function refusing() {
  const page = {
    get localStorage() {
      return refuse();
    },
    get sessionStorage() {
      return refuse();
    },
    history: {
      get state() {
        return refuse();
      },
      replaceState: refuse,
    },
    scrollTo: vi.fn(),
  };
  vi.stubGlobal("window", page);
  vi.stubGlobal("history", page.history);
  vi.stubGlobal("document", {
    get cookie(): string {
      return refuse();
    },
    set cookie(_text: string) {
      refuse();
    },
  });
  vi.stubGlobal(
    "BroadcastChannel",
    class {
      constructor() {
        refuse();
      }
    },
  );
  vi.stubGlobal("navigator", { locks: { request: async () => refuse() } });
  return page;
}

afterEach(() => vi.unstubAllGlobals());

describe("refused storage", () => {
  it("keeps values in memory for the document", () => {
    refusing();
    expect(tabValues.get("a")).toBeNull();
    tabValues.set("a", "1");
    browserValues.set("a", "2");
    expect([tabValues.get("a"), browserValues.get("a")]).toEqual(["1", "2"]);
  });

  it("does the same for cookies, with and without an exception", () => {
    refusing();
    writeCookie("a=1; Path=/; Secure");
    expect(readCookies()).toBe("a=1");
    // A third-party frame.
    vi.stubGlobal("document", {
      get cookie() {
        return "";
      },
      set cookie(_text: string) {},
    });
    writeCookie("b=2; Path=/");
    writeCookie("a=3; Path=/");
    expect(readCookies()).toBe("b=2; a=3");
  });

  it("has no channel and no history state", () => {
    refusing();
    expect([openChannel("basket"), entryState()]).toEqual([null, null]);
  });

  it("reports that it accepts no more history entries", () => {
    const refuse = () => {
      throw new DOMException("Attempt to use history.pushState() more than 100 times", "SecurityError");
    };
    vi.stubGlobal("history", { pushState: refuse, replaceState: refuse });
    expect(addEntry({ place: "a" }, "/browse?page=2")).toBe(false);
    replaceEntryState({ place: "a" }, "/browse?page=2");
    const pushState = vi.fn();
    vi.stubGlobal("history", { pushState });
    expect(addEntry({ place: "a" }, "/browse?page=2")).toBe(true);
    expect(pushState).toHaveBeenCalledWith({ place: "a" }, "", "/browse?page=2");
  });

  it("runs work one at a time without browser locks, and rethrows errors once", async () => {
    refusing();
    const done: string[] = [];
    const slow = runExclusive("basket", async () => {
      await new Promise((resolve) => setTimeout(resolve, 5));
      done.push("first");
    });
    const failing = runExclusive("basket", async () => {
      done.push("second");
      throw new Error("the work's own");
    });
    await slow;
    await expect(failing).rejects.toThrow("the work's own");
    await runExclusive("basket", async () => done.push("third"));
    expect(done).toEqual(["first", "second", "third"]);
  });

  it("rethrows errors of work under a lock without repeating the work", async () => {
    vi.stubGlobal("navigator", { locks: { request: (_name: string, work: () => Promise<unknown>) => work() } });
    const work = vi.fn(async () => Promise.reject(new Error("no")));
    await expect(runExclusive("basket", work)).rejects.toThrow("no");
    expect(work).toHaveBeenCalledOnce();
  });
});

describe("a prepared lock", () => {
  /** One lock shared by several windows; the browser grants it asynchronously. */
  function browserLocks() {
    let held = false;
    const waiting: (() => void)[] = [];
    const request = vi.fn(async (_name: string, options: unknown, given?: (lock: unknown) => unknown) => {
      const work = given ?? (options as (lock: unknown) => unknown);
      await Promise.resolve();
      if (held && given) return given(null);
      while (held) await new Promise<void>((resolve) => waiting.push(resolve));
      held = true;
      try {
        return await work({});
      } finally {
        held = false;
        waiting.shift()?.();
      }
    });
    vi.stubGlobal("navigator", { locks: { request } });
    return request;
  }
  const soon = () => new Promise((resolve) => setTimeout(resolve));

  it("is used by the next work without another request, and released with it", async () => {
    const request = browserLocks();
    prepareLock("basket", 1000);
    await soon();
    const done: string[] = [];
    const add = runExclusive("basket", async () => {
      done.push("begun");
      await soon();
      done.push("ended");
    });
    expect([done, request.mock.calls.length]).toEqual([["begun"], 1]);
    // Another window waits for its release.
    await navigator.locks.request("basket", async () => done.push("next"));
    await add;
    expect(done).toEqual(["begun", "ended", "next"]);
  });

  it("is awaited by work that starts before it is granted, without another request", async () => {
    const request = browserLocks();
    prepareLock("basket", 60_000);
    expect(await runExclusive("basket", async () => "added")).toBe("added");
    expect(request).toHaveBeenCalledTimes(1);
    expect(await runExclusive("basket", async () => "added again")).toBe("added again");
  });

  it("is released if no work starts", async () => {
    browserLocks();
    prepareLock("basket", 5);
    await soon();
    expect(await navigator.locks.request("basket", async () => "another window")).toBe("another window");
    expect(await runExclusive("basket", async () => "late")).toBe("late");
  });

  it("is not taken while another window holds it, and the work waits for that window", async () => {
    browserLocks();
    let end = () => {};
    const other = navigator.locks.request("basket", () => new Promise<void>((resolve) => (end = resolve)));
    await soon();
    prepareLock("basket", 1000);
    await soon();
    const order: string[] = [];
    const add = runExclusive("basket", async () => order.push("add"));
    await soon();
    order.push("other");
    end();
    await Promise.all([other, add]);
    expect(order).toEqual(["other", "add"]);
  });
});

describe("available storage", () => {
  it("is the browser's, even after it was full", () => {
    const kept = new Map<string, string>();
    let isFull = true;
    vi.stubGlobal("window", {
      localStorage: {
        getItem: (key: string) => kept.get(key) ?? null,
        setItem: (key: string, value: string) => (isFull ? refuse() : kept.set(key, value)),
      },
    });
    browserValues.set("b", "in memory");
    expect([browserValues.get("b"), kept.size]).toEqual(["in memory", 0]);
    isFull = false;
    browserValues.set("b", "kept");
    expect([browserValues.get("b"), kept.get("b")]).toEqual(["kept", "kept"]);
  });
});
