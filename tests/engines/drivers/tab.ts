/**
 * Minimal browser interface for the journeys of tests/engines: load an address, run a function in the page, send real
 * input. Everything else (queries by role and name, waiting, expectations) is built on it in ../page.ts, so journeys do
 * not depend on engines and their protocols.
 */

/** JSON, in both directions. */
export type Json = null | boolean | number | string | readonly Json[] | { readonly [name: string]: Json | undefined };

export type Key = "Enter" | "Escape" | "Backspace" | "Tab";

/** A tab of a new visitor: no cookies, no storage, an empty cache. */
export interface Tab {
  /**
   * Starts loading an address. Resolves when the browser has accepted the command, possibly long before the page
   * exists.
   */
  navigate(url: string): Promise<void>;
  /** Goes back one entry; resolves like `navigate`. */
  back(): Promise<void>;
  /**
   * Runs a function in the page. It is sent as text, so it can use only its arguments.
   * @throws while a document is being replaced, and if the function throws
   */
  evaluate<A extends readonly Json[], R>(run: (...args: A) => R, ...args: A): Promise<R>;
  /** Moves the pointer to a point of the window, in CSS pixels, and presses the main button. */
  press(x: number, y: number): Promise<void>;
  /** Types into the focused element, one key per character. */
  type(text: string): Promise<void>;
  key(key: Key): Promise<void>;
  /** Screenshot of the window as PNG. */
  screenshot(): Promise<Uint8Array>;
  /** Errors of the page so far: uncaught exceptions, and console errors. */
  problems(): Promise<readonly string[]>;
  /**
   * Resets the tab for a new visitor: drops cookies, storage and errors. The engine keeps its processes and cached
   * files, which saves one to two seconds over a new tab.
   * @param origin of the shop, whose storage is dropped
   */
  forget(origin: string): Promise<void>;
  close(): Promise<void>;
}

export interface BrowserOptions {
  /** False to keep documents from running scripts. */
  readonly scripts: boolean;
  /** False to load no images, which cost a third of an engine's time. */
  readonly images: boolean;
}

export interface Browser {
  /** Name and version, for the report. */
  readonly version: string;
  open(): Promise<Tab>;
  close(): Promise<void>;
}

export const engineNames = ["chromium", "firefox", "webkit"] as const;
export type EngineName = (typeof engineNames)[number];

/** A document of the shop without scripts. */
export const plainFile = "/robots.txt";

/** Runs in the page. */
export function dropStorage(): void {
  localStorage.clear();
  sessionStorage.clear();
}

/** Window size of every journey, in CSS pixels. */
export const windowSize = { width: 1280, height: 900 } as const;
