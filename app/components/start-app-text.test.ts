import { consentCookie, formatConsent } from "@domain/consent/consent";
import { describe, expect, it, vi } from "vitest";
import { type StartsWith, startAppText } from "./start-app-text";

const files = {
  manifest: "/m.js",
  routes: [["root", "/r.js"]] as const,
  entry: "/e.js",
  reading: "/reading.js",
  imports: ["/p.js", "/e.js"],
};

type Listener = (event: object) => void;

/** The few things of a browser that the script touches. */
function createPage() {
  const listeners = new Map<string, Listener>();
  const preloaded: string[] = [];
  const timers: { run: () => void; after: number }[] = [];
  const idle: (() => void)[] = [];
  const document = {
    cookie: "",
    querySelector: (_selector: string): { textContent: string } | null => null,
    images: [] as unknown[],
    fonts: { ready: Promise.resolve() },
    createElement: () => ({ rel: "", href: "" }),
    head: { appendChild: (link: { href: string }) => preloaded.push(link.href) },
  };
  const location = { pathname: "/confirmation", search: "", reload: vi.fn() };
  const page = {
    document,
    location,
    addEventListener: (name: string, run: Listener) => listeners.set(name, run),
    removeEventListener: (name: string) => listeners.delete(name),
    setTimeout: (run: () => void, after: number) => timers.push({ run, after }),
    requestAnimationFrame: (run: () => void) => queueMicrotask(run),
    requestIdleCallback: (run: () => void) => idle.push(run),
    chunkFailed: vi.fn(),
  };
  return { page, document, location, listeners, preloaded, timers, idle };
}

/** As written, or as the test runner writes it. */
const importCall = /\b(import|__vite_ssr_dynamic_import__)\(/g;

/** Runs the text as a document would; returns the files that it loads. */
function start(page: unknown, startsWith: StartsWith = "rest"): string[] {
  const text = startAppText(files, startsWith).replaceAll(importCall, "load(");
  const loaded: string[] = [];
  const load = async (file: string) => {
    loaded.push(file);
    return { file, read: () => loaded.push("read") };
  };
  new Function("window", "load", text)(page, load);
  return loaded;
}

const pause = () => new Promise((done) => setTimeout(done, 20));

describe("the start of the app", () => {
  it("is written without a character that HTML would need escaped", () => {
    expect(startAppText({ ...files, entry: "/</script>.js" }, "sign")).not.toContain("<");
  });

  it("fetches nothing before the page has been painted and the browser is idle", async () => {
    const { page, preloaded, idle } = createPage();
    const loaded = start(page);
    await vi.waitFor(() => expect(idle).toHaveLength(1));
    expect([...preloaded, ...loaded]).toEqual([]);
    idle[0]?.();
    await vi.waitFor(() => expect(loaded).toEqual(["/m.js", "/r.js", "/e.js"]));
    expect(preloaded).toEqual(["/p.js", "/e.js"]);
    expect(page).toMatchObject({ __remixRouteModules: { root: { file: "/r.js" } } });
  });

  it("waits for figures in sight, not for those that load when they are scrolled to", async () => {
    const { page, document, idle } = createPage();
    let shown = () => {};
    const coming = {
      loading: "eager",
      complete: false,
      addEventListener: (name: string, run: () => void) => {
        if (name === "load") shown = run;
      },
    };
    document.images.push(coming, { loading: "lazy", complete: false });
    start(page);
    await pause();
    expect(idle).toHaveLength(0);
    shown();
    await vi.waitFor(() => expect(idle).toHaveLength(1));
  });

  it("takes a page that never comes to rest for one that has", () => {
    const { page, timers, idle } = createPage();
    start(page);
    timers[0]?.run();
    expect(idle).toHaveLength(1);
  });

  it("starts at once, and once only, with a press or a key", async () => {
    for (const act of ["pointerdown", "keydown", "focusin"]) {
      const { page, listeners, idle } = createPage();
      const loaded = start(page, "sign");
      listeners.get(act)?.({});
      await vi.waitFor(() => expect(loaded).toEqual(["/m.js", "/r.js", "/e.js"]));
      await pause();
      for (const run of idle) run();
      await pause();
      expect(loaded).toHaveLength(3);
      expect([...listeners.keys()]).toEqual(["DOMContentLoaded", "popstate"]);
    }
  });

  it("loads for a page that shows only what reading needs, until there is a sign of somebody", async () => {
    const { page, listeners, idle } = createPage();
    const loaded = start(page, "sign");
    await vi.waitFor(() => expect(idle).toHaveLength(1));
    expect(loaded).toEqual([]);
    idle[0]?.();
    await vi.waitFor(() => expect(loaded).toEqual(["/reading.js", "read"]));
    listeners.get("pointermove")?.({ type: "pointermove", movementX: 0, movementY: 0 });
    expect(idle).toHaveLength(1);
    listeners.get("scroll")?.({});
    expect(idle).toHaveLength(2);
    idle[1]?.();
    await vi.waitFor(() => expect(loaded.slice(2)).toEqual(["/m.js", "/r.js", "/e.js"]));
  });

  it("remembers a sign from before the page stood", async () => {
    const { page, listeners, idle } = createPage();
    start(page, "sign");
    listeners.get("pointermove")?.({ type: "pointermove", movementX: 3, movementY: 0 });
    expect(idle).toHaveLength(0);
    await vi.waitFor(() => expect(idle).toHaveLength(1));
  });

  it("does not wait for a sign of who allowed their visit to be counted", async () => {
    const counted = formatConsent({ givenAt: 1_785_000_000, allowed: ["analytics", "video"] });
    const notCounted = formatConsent({ givenAt: 1_785_000_000, allowed: ["video", "chat"] });
    const starts = [counted, notCounted].map(async (value) => {
      const { page, document, idle } = createPage();
      document.cookie = `js=1; ${consentCookie}=${value}`;
      const loaded = start(page, "sign");
      await pause();
      for (const run of idle) run();
      await pause();
      return loaded[0];
    });
    expect(await Promise.all(starts)).toEqual(["/m.js", "/reading.js"]);
  });

  it("loads for a page that is read only what reading needs, until something is used that the app serves", async () => {
    const { page, listeners, idle } = createPage();
    const loaded = start(page, "use");
    await vi.waitFor(() => expect(idle).toHaveLength(1));
    expect(loaded).toEqual([]);
    idle[0]?.();
    await vi.waitFor(() => expect(loaded).toEqual(["/reading.js", "read"]));
    const over = (found: object | null, movementX = 1) =>
      listeners.get("pointermove")?.({
        type: "pointermove",
        movementX,
        movementY: 0,
        target: { closest: () => found },
      });
    over(null);
    over({}, 0);
    listeners.get("focusin")?.({ target: page });
    await pause();
    expect(loaded).toHaveLength(2);
    over({});
    await vi.waitFor(() => expect(loaded.slice(2)).toEqual(["/m.js", "/r.js", "/e.js"]));
  });

  it("does not do what reading needs where the app has been started", async () => {
    const { page, listeners, idle } = createPage();
    const loaded = start(page, "use");
    listeners.get("pointerdown")?.({ target: { closest: () => ({}) } });
    await vi.waitFor(() => expect(loaded).toHaveLength(3));
    await vi.waitFor(() => expect(idle).toHaveLength(1));
    idle[0]?.();
    await pause();
    expect(loaded).toEqual(["/m.js", "/r.js", "/e.js"]);
  });

  it("does not keep who has a basket or an account, or is counted, waiting", async () => {
    const counted = formatConsent({ givenAt: 1_785_000_000, allowed: ["analytics"] });
    const visitors: { cookie?: string; island?: string; text?: string; starts: boolean }[] = [
      { starts: false },
      { island: "basket-count", text: "(0)", starts: false },
      { island: "basket-count", text: "(2)", starts: true },
      { island: "visitor", text: "", starts: true },
      { cookie: `${consentCookie}=${counted}`, starts: true },
    ];
    for (const { cookie = "", island, text = "", starts } of visitors) {
      const { page, document, idle } = createPage();
      document.cookie = cookie;
      document.querySelector = (selector) => (island && selector.includes(island) ? { textContent: text } : null);
      const loaded = start(page, "use");
      await vi.waitFor(() => expect(idle).toHaveLength(1));
      idle[0]?.();
      await vi.waitFor(() => expect(loaded[0]).toBe(starts ? "/m.js" : "/reading.js"));
    }
  });

  it("asks for the document of an address that it is led back to before the app follows addresses", () => {
    const { page, location, listeners } = createPage();
    start(page);
    expect(page).toHaveProperty("cameTo", "/confirmation");
    listeners.get("popstate")?.({});
    expect(location.reload).not.toHaveBeenCalled();
    location.pathname = "/summary";
    Object.assign(page, { __remixRouter: {} });
    listeners.get("popstate")?.({});
    expect(location.reload).not.toHaveBeenCalled();
    Object.assign(page, { __remixRouter: undefined });
    listeners.get("popstate")?.({});
    expect(location.reload).toHaveBeenCalledOnce();
  });

  it("does not wait where the document has ended before all of its blocks", async () => {
    for (const [isCut, files] of [
      [false, []],
      [true, ["/m.js", "/r.js", "/e.js"]],
    ] as const) {
      const { page, document, listeners } = createPage();
      document.querySelector = (selector) => (isCut && selector.includes("B:") ? { textContent: "" } : null);
      const loaded = start(page, "use");
      listeners.get("DOMContentLoaded")?.({});
      await pause();
      expect(loaded).toEqual(files);
    }
  });

  it("tells the guard of a file that cannot be loaded", async () => {
    const { page, listeners } = createPage();
    const text = startAppText(files, "rest").replaceAll(importCall, "load(").replace("throw ", "void ");
    new Function("window", "load", text)(page, () => Promise.reject(new Error("gone")));
    listeners.get("keydown")?.({});
    await vi.waitFor(() => expect(page.chunkFailed).toHaveBeenCalledOnce());
  });
});
