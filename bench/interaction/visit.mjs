/** One visitor in a browser: opens a page, presses like a person, and measures the response. */
import puppeteer, { CDPSessionEvent } from "puppeteer-core";
import { chromiumFlags, chromiumPath } from "../../scripts/setup/chromium.mjs";
import { actions } from "./actions.mjs";
import { observerSource } from "./observer.mjs";

/** A result that takes longer counts as lost. */
export const lostAfterMs = 10_000;
/** Time from the load event to the press, and to the scroll before it. */
const restMs = 1000;
const scrollMs = 400;
/** Time from first contentful paint to an early press. */
const earlyMs = 200;
/** Duration of a press; measurement starts when the button goes down. */
const holdMs = 60;
/** Time that the mouse hovers before a press. */
const hoverMs = 200;
const keyMs = 120;
const settleMs = 1000;
const stillMs = 120;

/** Expression for the element to press: the target, or its opener. */
const toPress = ({ name, index }) => {
  const { target, opener } = actions[name];
  return `((${target})(${index}) ?? ${opener ? `(${opener})(${index})` : "null"})`;
};
const sleep = (ms) => new Promise((resolve) => setTimeout(resolve, ms));
const now = () => performance.timeOrigin + performance.now();

/**
 * @typedef {object} Profile
 * @property {{ roundTripMs: number; downMbits: number; upMbits: number }} line
 * @property {number} cpuSlowdown
 * @property {import("puppeteer-core").Viewport} viewport
 * @property {boolean} touch
 * @property {string} [userAgent]
 */

/** @type {Record<string, Profile>} */
export const profiles = {
  phone: {
    line: { roundTripMs: 150, downMbits: 1.6, upMbits: 0.75 },
    cpuSlowdown: 4,
    viewport: { width: 390, height: 844, deviceScaleFactor: 1.75, isMobile: true, hasTouch: true },
    touch: true,
    userAgent:
      "Mozilla/5.0 (Linux; Android 10; K) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/140.0.0.0 Mobile Safari/537.36",
  },
  desktop: {
    line: { roundTripMs: 20, downMbits: 20, upMbits: 20 },
    cpuSlowdown: 1,
    viewport: { width: 1280, height: 900 },
    touch: false,
  },
};

/** No flag may affect perceived speed: caches, prefetching and painting stay enabled. */
const flags = (spki) => [
  "--headless",
  ...chromiumFlags,
  "--disable-dev-shm-usage",
  "--disable-backgrounding-occluded-windows",
  "--hide-scrollbars",
  "--remote-debugging-port=0",
  // Figures of a shop without the proxy use plain HTTP.
  "--disable-features=AutoupgradeMixedContent",
  // By key instead of ignoring all errors, because responses with an invalid certificate are not cached.
  `--ignore-certificate-errors-spki-list=${spki}`,
  "about:blank",
];

export function launchBrowser(spki) {
  return puppeteer.launch({
    executablePath: chromiumPath(),
    ignoreDefaultArgs: true,
    args: flags(spki),
    userDataDir: undefined,
  });
}

/**
 * @typedef {object} Sample
 * @property {number | null} feedbackMs     time to the first changed frame
 * @property {number | null} outcomeMs time to the frame with the result; null if lost
 * @property {number} inputMs          longest Event Timing entry of the interaction; 0 if none took 16 ms
 * @property {string} way              "in place", "document", "prerendered", or the reason of a loss
 * @property {number | null} skewMs    from the dispatch to the page's own event time
 */

/** @returns {Sample} */
export const lost = (why) => ({ feedbackMs: null, outcomeMs: null, inputMs: 0, way: `lost: ${why}`, skewMs: null });

export class Visit {
  /**
   * @param {import("puppeteer-core").Browser} browser
   * @param {string} origin
   * @param {Profile} profile
   */
  static async begin(browser, origin, profile) {
    const context = await browser.createBrowserContext();
    const page = await context.newPage();
    if (profile.userAgent) await page.setUserAgent({ userAgent: profile.userAgent });
    await page.setViewport(profile.viewport);
    // The library's own method fails when a prerendered page is activated.
    const observer = { source: observerSource };
    await page._client().send("Page.addScriptToEvaluateOnNewDocument", observer);
    if (profile.cpuSlowdown > 1) await page.emulateCPUThrottling(profile.cpuSlowdown);
    // Chromium treats a prerendered page as a separate target, which gets the script and the CPU slowdown before it
    // runs.
    page
      ._client()
      .parentSession()
      ?.on(CDPSessionEvent.Ready, (ahead) => {
        const said = [
          ahead.send("Page.enable"),
          ahead.send("Page.addScriptToEvaluateOnNewDocument", observer),
          ahead.send("Emulation.setCPUThrottlingRate", { rate: profile.cpuSlowdown }),
        ];
        // Prerendering may be cancelled at any time.
        Promise.allSettled(said);
      });
    return new Visit(context, page, origin, profile);
  }

  constructor(context, page, origin, profile) {
    Object.assign(this, { context, page, origin, profile });
  }

  /**
   * The library's own session of the visible page. A separate session would prevent prerendering, and would stay
   * attached to the page that a prerendered page replaces.
   */
  get client() {
    return this.page._client();
  }

  end() {
    return this.context.close();
  }

  /** Resolves some time after the load event or the first paint, with `target` in the window. */
  async open(path, { early, step }) {
    if (!early) {
      await this.page.goto(this.origin + path, { waitUntil: "load", timeout: 60_000 });
      await sleep(scrollMs);
      await this.bringIntoView(step);
      await sleep(restMs - scrollMs);
      return;
    }
    await this.client.send("Page.navigate", { url: this.origin + path });
    const painted = await this.firstPaint(path);
    await this.bringIntoView(step);
    await sleep(Math.max(0, painted + earlyMs - now()));
  }

  /**
   * Evaluates an expression in the visible page and awaits promises. The library's method loses pages restored from the
   * back-forward cache.
   */
  async evaluate(expression) {
    const args = { expression, awaitPromise: true, returnByValue: true };
    const { result, exceptionDetails } = await this.client.send("Runtime.evaluate", args);
    if (exceptionDetails) throw new Error(exceptionDetails.exception?.description ?? exceptionDetails.text);
    return result.value;
  }

  /** Retried while the previous document is being replaced. */
  async firstPaint(path) {
    for (const until = now() + 60_000; now() < until; await sleep(20)) {
      const at = await this.page
        .evaluate((wanted) => location.pathname + location.search === wanted && probe.painted, path)
        .catch(() => null);
      if (at) return at;
    }
    throw new Error(`${path}: not painted`);
  }

  /** Scrolls the target fully into the window if needed. */
  bringIntoView(step) {
    return this.evaluate(`(() => {
      const element = ${toPress(step)};
      if (!element) return;
      const { top, bottom, left, right } = element.getBoundingClientRect();
      if (top >= 0 && left >= 0 && bottom <= innerHeight && right <= innerWidth && probe.isFree(element)) return;
      element.scrollIntoView({ block: "center", inline: "center", behavior: "instant" });
    })()`);
  }

  /** Point to press; throws if the target is missing or covered. */
  async place(step) {
    const found = await this.evaluate(`(() => {
      const element = ${toPress(step)};
      return element ? { ...probe.middleOf(element), isFree: probe.isFree(element) } : null;
    })()`);
    if (!found) throw new Error("nothing to press");
    if (!found.isFree) throw new Error("covered");
    return found;
  }

  async press({ x, y }) {
    const { client } = this;
    if (this.profile.touch) {
      const down = client.send("Input.dispatchTouchEvent", { type: "touchStart", touchPoints: [{ x, y }] });
      await sleep(holdMs);
      const up = client.send("Input.dispatchTouchEvent", { type: "touchEnd", touchPoints: [] });
      return Promise.all([down, up]);
    }
    const button = { x, y, button: "left", clickCount: 1 };
    const down = client.send("Input.dispatchMouseEvent", { type: "mousePressed", buttons: 1, ...button });
    await sleep(holdMs);
    const up = client.send("Input.dispatchMouseEvent", { type: "mouseReleased", buttons: 0, ...button });
    return Promise.all([down, up]);
  }

  async pointAt({ x, y }) {
    if (this.profile.touch) return;
    await this.client.send("Input.dispatchMouseEvent", { type: "mouseMoved", x: x - 3, y: y - 2 });
    await this.client.send("Input.dispatchMouseEvent", { type: "mouseMoved", x, y });
    await sleep(hoverMs);
  }

  key(text) {
    const { client } = this;
    const key = {
      text,
      key: text,
      code: `Key${text.toUpperCase()}`,
      windowsVirtualKeyCode: text.toUpperCase().charCodeAt(0),
    };
    const down = client.send("Input.dispatchKeyEvent", { type: "keyDown", ...key });
    const up = client.send("Input.dispatchKeyEvent", { type: "keyUp", ...key, text: undefined });
    return Promise.all([down, up]);
  }

  /**
   * Performs and measures an action. A target that cannot be pressed counts as lost.
   * @returns {Promise<Sample>}
   */
  async perform(step) {
    try {
      return await this.tryPerform(step);
    } catch (error) {
      return lost(error.message);
    }
  }

  async tryPerform({ name, index }) {
    const { opener, texts, target } = actions[name];
    const step = { name, index };
    if (opener && !(await this.evaluate(`Boolean((${target})(${index}))`))) {
      await this.press(await this.place(step));
      for (const until = now() + lostAfterMs; now() < until; await sleep(stillMs)) {
        if (await this.evaluate(`Boolean((${target})(${index}))`)) break;
      }
      await this.waitUntilStill(step);
      await this.bringIntoView(step);
    }
    const at = await this.place(step);
    await this.pointAt(at);
    if (!texts) return this.measure(step, () => this.press(at));
    await this.press(at);
    await sleep(400);
    await this.evaluate(`(${target})(${index}).select()`);
    const text = texts[index];
    for (const letter of text.slice(0, -1)) {
      await this.key(letter);
      await sleep(keyMs);
    }
    return this.measure(step, () => this.key(text.at(-1)));
  }

  async measure({ name, index }, press) {
    const { before = () => null, target } = actions[name];
    const frames = await this.watchFrames();
    await this.evaluate(`probe.announce("${name}", (${before})((${target})(${index})))`);
    await sleep(100);
    const pressedAt = now();
    frames.begin(pressedAt);
    press().catch(() => {});
    const outcome = await this.outcome(pressedAt);
    await sleep(150);
    await frames.stop();
    const changed = frames.firstChange();
    const { events, pressed } = await this.seen();
    const inputMs = Math.max(0, ...events.filter(({ at }) => at >= pressedAt - 1).map(({ duration }) => duration));
    const outcomeMs = outcome.at === null ? null : outcome.at - pressedAt;
    return {
      feedbackMs: changed === null ? outcomeMs : Math.min(changed - pressedAt, outcomeMs ?? Number.POSITIVE_INFINITY),
      outcomeMs,
      inputMs,
      way: outcome.way,
      skewMs: pressed === null ? null : pressed - pressedAt,
    };
  }

  async seen() {
    try {
      return await this.evaluate("({ events: probe.events, pressed: probe.pressed })");
    } catch {
      return { events: [], pressed: null };
    }
  }

  async outcome(pressedAt) {
    while (now() - pressedAt < lostAfterMs) {
      await sleep(100);
      // The query fails if the document is replaced meanwhile.
      const result = await this.evaluate("window.probe?.result ?? null").catch(() => null);
      if (result) return result;
    }
    const left = await this.evaluate("location.href").catch(() => "no page");
    return { at: null, way: `lost at ${left.replace(this.origin, "")}` };
  }

  /**
   * Records frames until the first change after the press. Chromium reports each frame that differs from the previous
   * one; capturing more frames would slow down the measured page.
   */
  async watchFrames() {
    const { client } = this;
    const frames = [];
    let pressedAt = Number.POSITIVE_INFINITY;
    /** Time of the first frame after the press that differs from the last frame before it. */
    const firstChange = () => {
      const before = frames.findLast(({ at }) => at < pressedAt);
      return frames.find(({ at, data }) => at >= pressedAt && data !== before?.data)?.at ?? null;
    };
    const stop = async () => {
      client.off("Page.screencastFrame", seen);
      await client.send("Page.stopScreencast").catch(() => {});
    };
    const seen = ({ data, metadata, sessionId }) => {
      frames.push({ at: (metadata.timestamp ?? 0) * 1000, data });
      if (firstChange() !== null) void stop();
      else client.send("Page.screencastFrameAck", { sessionId }).catch(() => {});
    };
    client.on("Page.screencastFrame", seen);
    const { width, height } = this.profile.viewport;
    const picture = { format: "jpeg", quality: 30, maxWidth: width, maxHeight: height };
    await client.send("Page.startScreencast", picture);
    await sleep(150);
    return {
      begin: (at) => {
        pressedAt = at;
      },
      stop,
      firstChange,
    };
  }

  /** Waits until nothing around the target has moved for a while; a loading page scrolls by itself. */
  async waitUntilStill(step, path) {
    const state = `JSON.stringify([location.pathname, document.readyState, scrollY, document.body.scrollHeight,
      ${toPress(step)}?.getBoundingClientRect() ?? null])`;
    let last = "";
    let same = 0;
    for (const until = now() + 15_000; now() < until; await sleep(stillMs)) {
      const seen = await this.evaluate(state).catch(({ message }) => `[${message}]`);
      const isThere = seen.includes('"complete"') && !seen.endsWith("null]") && (!path || JSON.parse(seen)[0] === path);
      same = isThere && seen === last ? same + 1 : 0;
      last = seen;
      if (same >= 3) return;
    }
    throw new Error(`never stopped moving, ${last}`);
  }

  /** Repeats the action in the same visit, after a pause. */
  async performAgain(step, path) {
    try {
      await this.undo(step.name, path, step);
      await this.bringIntoView(step);
      await this.waitUntilStill(step);
    } catch (error) {
      return lost(error.message);
    }
    return this.perform(step);
  }

  /** Returns to a page on which the action can be repeated. */
  async undo(name, path, step) {
    await sleep(actions[name].settleMs ?? settleMs);
    if (actions[name].isChain) return this.waitUntilStill(step);
    if (!path.startsWith(await this.evaluate("location.pathname"))) {
      await this.evaluate("history.back()");
    } else if (!["add", "compare", "facet", "type"].includes(name)) {
      await this.page.keyboard.press("Escape");
    }
    await sleep(300);
    await this.waitUntilStill(step, path.split("?")[0]);
  }
}

/**
 * The first action after the load, and the third of the same visit.
 * @returns {Promise<{ first: Sample; later?: Sample }>}
 */
export async function visitOnce(browser, origin, profile, name, { early, later }) {
  const visit = await Visit.begin(browser, origin, profile);
  try {
    const { path } = actions[name];
    await visit.open(path, { early, step: { name, index: 0 } });
    const first = await visit.perform({ name, index: 0 });
    if (!later || first.outcomeMs === null) return { first };
    let last = first;
    for (const index of [1, 2]) {
      last = await visit.performAgain({ name, index }, path);
      if (last.outcomeMs === null) break;
    }
    return { first, later: last };
  } finally {
    await visit.end();
  }
}

/**
 * Bytes by media type for a shopper who opens a product, adds it and opens another one, from the first request until
 * the next page is complete.
 * @param {import("./edge-proxy.mjs").EdgeProxy} proxy
 * @returns {Promise<{ outcomeMs: number | null; bytes: Record<string, number>; scripts: number }>}
 */
export async function weigh(browser, proxy, profile) {
  proxy.takeSent();
  const visit = await Visit.begin(browser, proxy.origin, profile);
  try {
    const path = actions.add.path;
    await visit.open(path, { early: false, step: { name: "add", index: 0 } });
    await visit.perform({ name: "add", index: 0 });
    const next = { name: "related", index: 0 };
    // Without a script, adding leads to the cart, so the shopper goes back.
    await visit.undo("add", path, next);
    await visit.bringIntoView(next);
    await visit.waitUntilStill(next);
    const { outcomeMs } = await visit.perform(next);
    const until = Date.now();
    const bytes = {};
    let scripts = 0;
    for (const { type, bytes: size, at } of proxy.takeSent()) {
      if (at > until) continue;
      const kind = kindOf(type);
      bytes[kind] = (bytes[kind] ?? 0) + size;
      if (kind === "scripts") scripts += 1;
    }
    return { outcomeMs, bytes, scripts };
  } finally {
    await visit.end();
  }
}

const kinds = {
  scripts: /javascript/,
  documents: /html/,
  styles: /css/,
  fonts: /font/,
  images: /^image/,
  data: /json|x-script|turbo/,
};
const kindOf = (type) => Object.keys(kinds).find((kind) => kinds[kind].test(type)) ?? "others";
