/**
 * Actions and expectations on a page, the same in every engine. Everything polls up to a time limit; nothing sleeps,
 * and nothing depends on network activity.
 */
import type { Key, Tab } from "./drivers/tab";
import { describeTarget, type Found, find, queryOf, type Target, type Words } from "./find";

/** Time limit of every expectation, long because three browsers and the shop share a machine. */
export const timeoutMs = 40_000;
/** Pause before the next poll. It grows, because each poll uses CPU time that the engine needs to load the page. */
const firstPauseMs = 30;
const longestPauseMs = 200;

export interface Page {
  readonly tab: Tab;
  /** Loads an address or a path of the shop; resolves when its document is complete. */
  open(address: string): Promise<void>;
  back(): Promise<void>;
  /** Presses the first element once it is visible, still and uncovered. */
  press(target: Target): Promise<void>;
  /**
   * Replaces a field's text with pointer and keys.
   * @param becomes the text after the field has normalized it
   */
  type(target: Target, text: string, becomes?: string): Promise<void>;
  key(key: Key): Promise<void>;
  /** Selects an option by value, because the system draws the list and drivers cannot reach it. */
  choose(target: Target, value: string): Promise<void>;
  sees(target: Target): Promise<void>;
  /** @param count expected number of visible elements */
  counts(target: Target, count: number): Promise<void>;
  reads(target: Target, text: Words): Promise<void>;
  holds(target: Target, value: string): Promise<void>;
  isAt(address: RegExp): Promise<void>;
  /** Name of the first target that becomes visible. */
  seesOneOf<Name extends string>(targets: Readonly<Record<Name, Target | RegExp>>): Promise<Name>;
  /** Current state of the page, without waiting, except for a document that can be queried. */
  look(target: Target): Promise<Found>;
  url(): Promise<string>;
}

/** @param origin base of paths */
export function pageOf(tab: Tab, origin: string): Page {
  const lookOnce = (target: Target, aim = false) => tab.evaluate(find, queryOf(target), aim);
  const urlOnce = () => tab.evaluate(() => location.href);
  // Repeats the query, because journeys may query while a document is being replaced.
  const look = (target: Target) => waitFor(describeTarget(target), () => lookOnce(target), always);
  const url = () => waitFor("an address", urlOnce, always);

  async function waitFor<T>(what: string, get: () => Promise<T>, isGood: (value: T) => boolean): Promise<T> {
    const until = Date.now() + timeoutMs;
    let last: unknown = "nothing yet";
    for (let pauseMs = firstPauseMs; ; pauseMs = Math.min(pauseMs * 1.5, longestPauseMs)) {
      try {
        const value = await bounded(get());
        if (isGood(value)) return value;
        last = value;
      } catch (error) {
        // A document that is being replaced cannot respond.
        last = error instanceof Error ? error.message : error;
      }
      if (Date.now() > until) {
        const where = await bounded(urlOnce()).catch(() => "an address that cannot be read");
        throw new Error(`${what} was not met within ${timeoutMs / 1000} s at ${where}; last: ${shown(last)}`);
      }
      await pause(pauseMs);
    }
  }

  /** Point of a target that has stopped moving. */
  async function aim(target: Target): Promise<{ x: number; y: number }> {
    let before = "";
    const { point } = await waitFor(
      `a press on ${describeTarget(target)}`,
      () => lookOnce(target, true),
      ({ point }) => {
        const now = JSON.stringify(point);
        const isStill = point !== null && now === before;
        before = now;
        return isStill;
      },
    );
    if (!point) throw new Error(`${describeTarget(target)} has no point`);
    return point;
  }

  const page: Page = {
    tab,
    look,
    url,
    async open(address) {
      const wanted = new URL(address, origin).href;
      const before = await documentOf(tab);
      await tab.navigate(wanted);
      await waitFor(
        `the document of ${address}`,
        () => documentOf(tab),
        (now) => now !== null && now.started !== before?.started && now.state !== "loading",
      );
    },
    async back() {
      const before = await url();
      await tab.back();
      await waitFor("going back", urlOnce, (now) => now !== before);
    },
    async press(target) {
      const { x, y } = await aim(target);
      await tab.press(x, y);
    },
    async type(target, text, becomes = text) {
      await page.press(target);
      await waitFor(
        `the focus of ${describeTarget(target)}`,
        () => lookOnce(target),
        ({ focused }) => focused,
      );
      const { value } = await look(target);
      if (value) await tab.evaluate(() => (document.activeElement as HTMLInputElement).select());
      if (value && !text) await tab.key("Backspace");
      if (text) await tab.type(text);
      await page.holds(target, becomes);
    },
    key: (key) => tab.key(key),
    async choose(target, value) {
      await page.press(target);
      await tab.key("Escape");
      const choose = (chosen: string) => {
        const list = document.activeElement;
        if (!(list instanceof HTMLSelectElement)) throw new Error("the focused element is not a select");
        list.value = chosen;
        for (const type of ["input", "change"]) list.dispatchEvent(new Event(type, { bubbles: true }));
      };
      await tab.evaluate(choose, value);
      await page.holds(target, value);
    },
    async sees(target) {
      await waitFor(
        describeTarget(target),
        () => lookOnce(target),
        ({ count }) => count > 0,
      );
    },
    async counts(target, count) {
      await waitFor(
        `${count} × ${describeTarget(target)}`,
        () => lookOnce(target),
        (found) => found.count === count,
      );
    },
    async reads(target, text) {
      await waitFor(
        `${describeTarget(target)} to say ${text}`,
        () => lookOnce(target),
        (found) => found.count > 0 && (typeof text === "string" ? found.text === text : text.test(found.text)),
      );
    },
    async holds(target, value) {
      await waitFor(
        `${describeTarget(target)} to hold ${value}`,
        () => lookOnce(target),
        (found) => found.value === value,
      );
    },
    async isAt(address) {
      await waitFor(`the address ${address}`, urlOnce, (now) => address.test(now));
    },
    async seesOneOf(targets) {
      type Name = keyof typeof targets;
      const names = Object.keys(targets) as Name[];
      const seen = async (): Promise<Name | undefined> => {
        for (const name of names) {
          const target = targets[name];
          const isSeen = target instanceof RegExp ? target.test(await urlOnce()) : (await lookOnce(target)).count > 0;
          if (isSeen) return name;
        }
      };
      const name = await waitFor(`one of ${names.join(", ")}`, seen, (found) => found !== undefined);
      return name as Name;
    },
  };
  return page;
}

/** State and start time of the tab's document; null while there is none. */
export async function documentOf(tab: Tab): Promise<{ started: number; state: string; url: string } | null> {
  const ask = () => ({ started: performance.timeOrigin, state: document.readyState, url: location.href });
  return bounded(tab.evaluate(ask)).catch(() => null);
}

/** Adds a timeout, because a driver may never respond for a replaced document. */
export async function bounded<T>(work: Promise<T>, ms = 5000): Promise<T> {
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new Error("the browser did not respond")), ms);
  });
  work.catch(() => {});
  return Promise.race([work, late]).finally(() => clearTimeout(timer));
}

export const pause = (ms: number) => new Promise<void>((resolve) => setTimeout(resolve, ms));

const always = () => true;

const shown = (value: unknown) => (typeof value === "string" ? value : `${JSON.stringify(value)}`).slice(0, 300);
