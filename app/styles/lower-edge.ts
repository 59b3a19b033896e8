/** How much of the window bars at its lower edge may cover: the tray of the comparison, and a bar of the page's own. */
export const lowerEdge = { tray: "--bs-tray-clear", page: "--bs-bar-clear" } as const;
