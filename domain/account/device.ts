/** Browser and system that a user agent names, for a list of sessions. Neither is proof of anything. */

export interface Device {
  /** "Firefox"; null for an unknown one. */
  readonly browser: string | null;
  /** "Windows"; null for an unknown one. */
  readonly system: string | null;
}

// In this order: most browsers also name the one that they derive from.
const browsers: readonly (readonly [name: string, pattern: RegExp])[] = [
  ["WeChat", /MicroMessenger\//],
  ["Edge", /Edg(?:e|A|iOS)?\//],
  ["Opera", /OPR\/|Opera\//],
  ["Samsung Internet", /SamsungBrowser\//],
  ["Firefox", /Firefox\/|FxiOS\//],
  ["Chrome", /Chrome\/|CriOS\//],
  ["Safari", /Version\/[\d.]+ .*Safari\//],
];
const systems: typeof browsers = [
  ["iPadOS", /iPad/],
  ["iOS", /iPhone|iPod/],
  ["Android", /Android/],
  ["Windows", /Windows/],
  ["ChromeOS", /CrOS/],
  ["macOS", /Mac OS X|Macintosh/],
  ["Linux", /Linux|X11/],
];

const firstIn = (table: typeof browsers, userAgent: string): string | null =>
  table.find(([, pattern]) => pattern.test(userAgent))?.[0] ?? null;

/** @param userAgent header of the request, as sent by the browser */
export const deviceOf = (userAgent: string): Device => ({
  browser: firstIn(browsers, userAgent),
  system: firstIn(systems, userAgent),
});
