/** Serializes a region's tally of a span as one text, so it takes a single row. */
import type { Histogram } from "../figures/histogram";
import { addToRegion, type RegionDimension, type RegionTally } from "../figures/tally";

/** Dimension → value → count, failures, histogram. */
type Written = Partial<
  Record<RegionDimension, Record<string, readonly [count: number, failed: number, times: Histogram]>>
>;

export function tallyText(tally: RegionTally): string {
  const written: Written = {};
  for (const [dimension, values] of tally) {
    written[dimension] = Object.fromEntries(
      [...values].map(([value, { count, failed, times }]) => [value, [count, failed, times]]),
    );
  }
  return JSON.stringify(written);
}

/** Adds a serialized tally to another. */
export function addTallyText(into: RegionTally, text: string): void {
  const written: Written = JSON.parse(text);
  for (const dimension of Object.keys(written) as RegionDimension[]) {
    for (const [value, [count, failed, times]] of Object.entries(written[dimension] ?? {}))
      addToRegion(into, dimension, value, { count, failed, times });
  }
}
