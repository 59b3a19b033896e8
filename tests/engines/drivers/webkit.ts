/**
 * WebKit as packaged by Debian: WebKitGTK's MiniBrowser with WebKitWebDriver, on a virtual display.
 *
 * A driver has one session with a fresh browser, so every tab has its own driver and browser. WebDriver cannot read the
 * console, so the page records its own errors, beginning with the first inspection. Earlier errors are visible only
 * through their effects.
 */
import { type ChildProcess, spawn } from "node:child_process";
import type { Readable } from "node:stream";
import { browserPaths } from "../../../scripts/setup/browsers.mjs";
import { freePort } from "../../contract/free-port";
import { bounded } from "../page";
import { type Browser, type BrowserOptions, dropStorage, type Json, plainFile, type Tab, windowSize } from "./tab";
import { beginSession, keyCodes, pressAt, type Session, typing } from "./webdriver";

/** Longest wait for a browser to open. */
const openMs = 60_000;

export async function openWebKit({ scripts, images }: BrowserOptions): Promise<Browser> {
  const display = await startDisplay();
  const capabilities = {
    pageLoadStrategy: "none",
    "webkitgtk:browserOptions": {
      binary: browserPaths().miniBrowser,
      // Affects only documents; scripts of the driver still run.
      args: ["--automation", `--enable-javascript=${scripts}`, `--auto-load-images=${images}`],
    },
  };
  const open = () => openTab(display.number, capabilities);
  // On a busy machine the browser may fail to connect to its driver, so opening is tried twice.
  const openTwice = () => open().catch(open);
  let first: OpenTab | null = await openTwice();
  return {
    version: `WebKitGTK ${first.session.capabilities.browserVersion}`,
    async open() {
      const ready = first;
      first = null;
      const { session, end } = ready ?? (await openTwice());
      return tabOf(session, end);
    },
    async close() {
      await first?.end();
      await ended(display.server);
    },
  };
}

interface OpenTab {
  readonly session: Session;
  end(): Promise<void>;
}

/** Starts a driver and its browser, which end together. */
async function openTab(display: string, capabilities: object): Promise<OpenTab> {
  const port = await freePort();
  const driver = spawn(browserPaths().webkitDriver, [`--port=${port}`], {
    // Without a graphics card, compositing layers separately takes twice as long.
    env: { ...process.env, DISPLAY: `:${display}`, NO_AT_BRIDGE: "1", WEBKIT_DISABLE_COMPOSITING_MODE: "1" },
    stdio: "ignore",
    // A process group that includes the browser and its child processes.
    detached: true,
  });
  const end = () => ended(driver, true);
  try {
    const url = `http://127.0.0.1:${port}`;
    await answers(`${url}/status`);
    const session = await bounded(beginSession(url, capabilities), openMs);
    await bounded(session.send("POST", "/window/rect", { ...windowSize, x: 0, y: 0 }), openMs);
    return { session, end };
  } catch (error) {
    await end();
    throw error;
  }
}

function tabOf({ send }: Session, close: () => Promise<void>): Tab {
  const run = (script: string, args: readonly Json[] = []) => send("POST", "/execute/sync", { script, args });
  return {
    async navigate(url) {
      await send("POST", "/url", { url });
    },
    async back() {
      await send("POST", "/back");
    },
    evaluate: async <A extends readonly Json[], R>(inPage: (...args: A) => R, ...args: A) => {
      return (await run(`(${keepProblems})(); return (${inPage}).apply(null, arguments)`, args)) as R;
    },
    async press(x, y) {
      await send("POST", "/actions", pressAt(x, y));
    },
    async type(text) {
      await send("POST", "/actions", typing([...text]));
    },
    async key(key) {
      await send("POST", "/actions", typing([keyCodes[key]]));
    },
    screenshot: async () => Buffer.from((await send("GET", "/screenshot")) as string, "base64"),
    problems: async () => (await run(`return (${keptProblems})()`)) as string[],
    async forget(origin) {
      await send("POST", "/url", { url: `${origin}${plainFile}` });
      const isThere = () => run(`return location.pathname === "${plainFile}" && document.readyState === "complete"`);
      await becomesTrue(() => bounded(isThere(), 2000).catch(() => false));
      await run(`(${dropStorage})()`);
      await send("DELETE", "/cookie");
      await send("POST", "/url", { url: "about:blank" });
      const isBlank = () => run(`return location.href === "about:blank"`);
      await becomesTrue(() => bounded(isBlank(), 2000).catch(() => false));
    },
    close,
  };
}

/** Runs in the page: records errors from now on, across documents. */
function keepProblems(): void {
  const marked = window as Window & { keepsProblems?: true };
  if (marked.keepsProblems || !location.protocol.startsWith("http")) return;
  marked.keepsProblems = true;
  const keep = (problem: string) => {
    const kept: string[] = JSON.parse(sessionStorage.getItem("engines-problems") ?? "[]");
    sessionStorage.setItem("engines-problems", JSON.stringify([...kept, problem]));
  };
  addEventListener("error", ({ message }) => keep(`exception: ${message}`));
  addEventListener("unhandledrejection", ({ reason }: PromiseRejectionEvent) => keep(`exception: ${reason}`));
  const { error } = console;
  console.error = (...said: unknown[]) => {
    keep(`console: ${said.join(" ")}`);
    error.apply(console, said);
  };
}

/** Runs in the page: returns the recorded errors. */
function keptProblems(): string[] {
  if (!location.protocol.startsWith("http")) return [];
  return JSON.parse(sessionStorage.getItem("engines-problems") ?? "[]");
}

/** Starts a virtual display; the server chooses its number. */
async function startDisplay(): Promise<{ number: string; server: ChildProcess }> {
  const screen = `${windowSize.width + 120}x${windowSize.height + 200}x24`;
  const server = spawn(browserPaths().xvfb, ["-displayfd", "3", "-screen", "0", screen, "-nolisten", "tcp"], {
    stdio: ["ignore", "ignore", "ignore", "pipe"],
  });
  const displayNumber = server.stdio[3] as Readable;
  const number = await new Promise<string>((resolve, reject) => {
    displayNumber.once("data", (data) => resolve(String(data).trim()));
    server.once("exit", (code) => reject(new Error(`Xvfb ended with ${code} before it had a display`)));
  });
  return { number, server };
}

/** Resolves when a server that was just started accepts requests. */
async function answers(url: string): Promise<void> {
  const ask = () => fetch(url, { signal: AbortSignal.timeout(2000) });
  await becomesTrue(() =>
    ask().then(
      () => true,
      () => false,
    ),
  );
}

async function becomesTrue(ask: () => Promise<unknown>): Promise<void> {
  const until = Date.now() + 60_000;
  while ((await ask()) !== true) {
    if (Date.now() > until) throw new Error("the browser or its driver did not get ready within 60 s");
    await new Promise((resolve) => setTimeout(resolve, 50));
  }
}

function ended(child: ChildProcess, withGroup = false): Promise<void> {
  return new Promise((resolve) => {
    if (child.exitCode !== null || child.pid === undefined) return resolve();
    child.once("exit", () => resolve());
    process.kill(withGroup ? -child.pid : child.pid, "SIGKILL");
  });
}
