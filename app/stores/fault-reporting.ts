/** What a report of a fault in the browser contains (A-LOG-06). */
export const faultReporting = {
  /** Share of reports that name the request which their page came with. */
  traceSampleRate: 1,
  /** Share of visits whose steps are sent as they happen. */
  sessionReplayRate: 0,
  /** Share of faults that are reported with the steps before them. */
  errorReplayRate: 1,
} as const;

/** Datasheets by specification; where people pay, sign in or hand over, because nobody's steps there are our business. */
const withoutReplay = /\/datasheet(?:\/|$)|^\/(?:account|checkout|quote|ct)(?:\/|$)/;

export function mayReplay(pathname: string): boolean {
  return !withoutReplay.test(pathname);
}

/** True for a rate of 1, never for 0. */
export function isSampled(rate: number, draw: () => number = Math.random): boolean {
  return draw() < rate;
}
