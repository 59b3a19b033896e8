/** Minimum size of a multiplex panel (A-PANEL-03). */
export const leastTargets = 3;
/** Four channels in each of two rounds (A-PANEL-14). */
export const mostTargets = 8;
export const mostRounds = 2;
