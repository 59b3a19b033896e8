import { afterEach, describe, expect, it, vi } from "vitest";
import {
  addEntry,
  browserValues,
  entryState,
  oneAtATime,
  openChannel,
  readCookies,
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
