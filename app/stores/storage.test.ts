import { afterEach, describe, expect, it, vi } from "vitest";
import {
  addEntry,
  browserValues,
  entryState,
  oneAtATime,
  openChannel,
  readCookies,
  readyTurn,
  replaceEntryState,
  tabValues,
  writeCookie,
} from "./storage";

const refuse = (): never => {
  throw new DOMException("Access is denied for this document.", "SecurityError");
};

/** A browser that refuses everything, as in a frame of another site or with `sandbox`. */
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

describe("storage of a browser that refuses it", () => {
  it("keeps values for as long as the document lasts", () => {
    refusing();
    expect(tabValues.get("a")).toBeNull();
    tabValues.set("a", "1");
    browserValues.set("a", "2");
    expect([tabValues.get("a"), browserValues.get("a")]).toEqual(["1", "2"]);
  });

  it("keeps cookies likewise, with an exception and without one", () => {
    refusing();
    writeCookie("a=1; Path=/; Secure");
    expect(readCookies()).toBe("a=1");
    // A frame of another site.
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

  it("has no channel and no state of the history", () => {
    refusing();
    expect([openChannel("basket"), entryState()]).toEqual([null, null]);
  });

  it("says that it takes no more entries of the history", () => {
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

  it("does work in turn without the browser's locks, and throws what the work throws once", async () => {
    refusing();
    const done: string[] = [];
    const slow = oneAtATime("basket", async () => {
      await new Promise((resolve) => setTimeout(resolve, 5));
      done.push("first");
    });
    const failing = oneAtATime("basket", async () => {
      done.push("second");
      throw new Error("the work's own");
    });
    await slow;
    await expect(failing).rejects.toThrow("the work's own");
    await oneAtATime("basket", async () => done.push("third"));
    expect(done).toEqual(["first", "second", "third"]);
  });

  it("throws what work under a lock throws, without doing the work again", async () => {
    vi.stubGlobal("navigator", { locks: { request: (_name: string, work: () => Promise<unknown>) => work() } });
    const work = vi.fn(async () => Promise.reject(new Error("no")));
    await expect(oneAtATime("basket", work)).rejects.toThrow("no");
    expect(work).toHaveBeenCalledOnce();
  });
});

describe("a turn that is taken before its work is known", () => {
  /** One lock, as several windows share it; the browser answers later than it is asked. */
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

  it("is used by the next work, which does not ask the browser again, and ends with it", async () => {
    const request = browserLocks();
    readyTurn("basket", 1000);
    await soon();
    const done: string[] = [];
    const add = oneAtATime("basket", async () => {
      done.push("begun");
      await soon();
      done.push("ended");
    });
    expect([done, request.mock.calls.length]).toEqual([["begun"], 1]);
    // Another window waits for its end.
    await navigator.locks.request("basket", async () => done.push("next"));
    await add;
    expect(done).toEqual(["begun", "ended", "next"]);
  });

  it("does not hold up work that comes before the browser has given it", async () => {
    browserLocks();
    readyTurn("basket", 60_000);
    expect(await oneAtATime("basket", async () => "added")).toBe("added");
    expect(await oneAtATime("basket", async () => "added again")).toBe("added again");
  });

  it("ends by itself where no work comes", async () => {
    browserLocks();
    readyTurn("basket", 5);
    await soon();
    expect(await navigator.locks.request("basket", async () => "another window")).toBe("another window");
    expect(await oneAtATime("basket", async () => "late")).toBe("late");
  });

  it("is not taken while another window works, whose end the work then waits for", async () => {
    browserLocks();
    let end = () => {};
    const other = navigator.locks.request("basket", () => new Promise<void>((resolve) => (end = resolve)));
    await soon();
    readyTurn("basket", 1000);
    await soon();
    const order: string[] = [];
    const add = oneAtATime("basket", async () => order.push("add"));
    await soon();
    order.push("other");
    end();
    await Promise.all([other, add]);
    expect(order).toEqual(["other", "add"]);
  });
});

describe("storage of a browser that has it", () => {
  it("is the browser's, also after it was full", () => {
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
