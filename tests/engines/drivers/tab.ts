/**
 * The least that a browser has to do for the journeys of tests/engines: load an address, run a function in the page, take
 * real input. Everything else (finding by role and name, waiting, expecting) is built on it once, in ../page.ts, so that
 * a journey says nothing of an engine and no engine's protocol limits what a journey can say.
 */

/** JSON, in both directions. */
export type Json = null | boolean | number | string | readonly Json[] | { readonly [name: string]: Json | undefined };

export type Key = "Enter" | "Escape" | "Backspace" | "Tab";

/** One tab of a visitor that nobody knows: no cookies, no storage, an empty cache. */
export interface Tab {
  /** Begins to load an address. Resolves when the browser has taken the order, which may be long before there is a page. */
  navigate(url: string): Promise<void>;
  /** Goes back by one entry, in the same way. */
  back(): Promise<void>;
  /**
   * Runs a function in the page. It is sent as text, so it sees nothing but its arguments.
   * @throws while a document is being replaced, and when the function throws
   */
  evaluate<A extends readonly Json[], R>(run: (...args: A) => R, ...args: A): Promise<R>;
  /** Moves the pointer to a point of the window, in CSS pixels, and presses the main button there. */
  press(x: number, y: number): Promise<void>;
  /** Types into what has the focus, a key for each character. */
  type(text: string): Promise<void>;
  key(key: Key): Promise<void>;
  /** Of the window, as PNG. */
  screenshot(): Promise<Uint8Array>;
  /** Errors that the page has had so far: exceptions that nobody caught, and what was written to the console as an error. */
  problems(): Promise<readonly string[]>;
  close(): Promise<void>;
}

export interface Browser {
  /** Name and version, for the report. */
  readonly version: string;
  open(): Promise<Tab>;
  close(): Promise<void>;
}

export const engineNames = ["chromium", "firefox", "webkit"] as const;
export type EngineName = (typeof engineNames)[number];

/** The window of every journey, in CSS pixels. */
export const windowSize = { width: 1280, height: 900 } as const;
