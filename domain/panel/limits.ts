/** Limits of a panel. */

/** A panel of fewer is no multiplex panel (A-PANEL-03). */
export const leastTargets = 3;
/** Four channels in each of two rounds (A-PANEL-14). */
export const mostTargets = 8;
/** One round, or one and a second. */
export const mostRounds = 2;
