/** Space reserved for bars at the bottom of the window: the compare tray, and a bar of the page. */
export const lowerEdge = { tray: "--bs-tray-clear", page: "--bs-bar-clear" } as const;
