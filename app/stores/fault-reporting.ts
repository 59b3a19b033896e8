/** Contents of a fault report (A-LOG-06). */
export const faultReporting = {
  /** Share of reports that include the request id. */
  traceSampleRate: 1,
  /** Share of visits whose steps are sent as they happen. */
  sessionReplayRate: 0,
  /** Share of faults reported with the preceding steps. */
  errorReplayRate: 1,
} as const;

/** No replay on datasheets by specification, nor on payment, sign-in and procurement pages for privacy. */
const withoutReplay = /\/datasheet(?:\/|$)|^\/(?:account|checkout|order|quote|ct)(?:\/|$)/;

export function mayReplay(pathname: string): boolean {
  return !withoutReplay.test(pathname);
}

/** Always true for a rate of 1, never for 0. */
export function isSampled(rate: number, draw: () => number = Math.random): boolean {
  return draw() < rate;
}
