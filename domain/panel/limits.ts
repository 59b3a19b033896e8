/** Minimum size of a multiplex panel (A-PANEL-03). */
export const leastTargets = 3;
/** Four channels in each of two rounds (A-PANEL-14). */
export const maxTargets = 8;
export const maxRounds = 2;
