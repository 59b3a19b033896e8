/** Space reserved for bars at the bottom of the window: the compare tray, and a bar of the page. */
export const lowerEdge = { tray: "--bs-tray-clear", page: "--bs-bar-clear" } as const;

/**
 * Matches `html` of a page with an app that contains an element. Other pages are not searched: a browser walks the whole
 * document for `html:has(…)`, again after each change, which took a quarter of the time for styles of a product page.
 */
export const appPageWith = (selector: string): string => `[data-hydration='app']:has(${selector})`;
