/** Time ranges of the console and the length of their spans. */
export const ranges = {
  "5m": { name: "5 minutes", stepSeconds: 10, spans: 30 },
  "1h": { name: "1 hour", stepSeconds: 60, spans: 60 },
  "24h": { name: "24 hours", stepSeconds: 900, spans: 96 },
  "7d": { name: "7 days", stepSeconds: 7200, spans: 84 },
} as const;
export type RangeName = keyof typeof ranges;
export const rangeNames = Object.keys(ranges) as RangeName[];

/** Span lengths counted directly, in seconds; longer ones are sums of minutes. */
export const countedSteps = [10, 60] as const;
export const rolledSteps = [
  { step: 900, from: 60 },
  { step: 7200, from: 900 },
] as const;

/** Start of the span that contains a time, seconds since 1970. */
export function spanStart(seconds: number, step: number): number {
  return Math.floor(seconds / step) * step;
}

/** Start of the first span of a range that ends now, seconds since 1970. */
export function rangeStart(range: RangeName, nowSeconds: number): number {
  const { stepSeconds, spans } = ranges[range];
  return spanStart(nowSeconds, stepSeconds) - (spans - 1) * stepSeconds;
}
