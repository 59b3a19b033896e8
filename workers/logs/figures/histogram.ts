/**
 * Durations as counts in buckets that grow by a tenth. Histograms of many minutes add up, so a week's percentiles need
 * no list of requests. A percentile is at most 5 % off.
 */

/** Bucket → count. Bucket 0 holds times up to a millisecond. */
export type Histogram = Record<string, number>;

const growth = 1.1;
/** About twenty minutes; no request takes longer. */
const lastBucket = 148;

function bucketOf(milliseconds: number): number {
  return milliseconds <= 1 ? 0 : Math.min(lastBucket, Math.ceil(Math.log(milliseconds) / Math.log(growth)));
}

function middleOf(bucket: number): number {
  return bucket === 0 ? 1 : growth ** (bucket - 0.5);
}

export function count(histogram: Histogram, milliseconds: number): void {
  const bucket = bucketOf(milliseconds);
  histogram[bucket] = (histogram[bucket] ?? 0) + 1;
}

export function addHistogram(into: Histogram, other: Histogram): void {
  // `for…in` avoids copying entries; a week's page adds up a hundred thousand of them.
  for (const bucket in other) into[bucket] = (into[bucket] ?? 0) + (other[bucket] ?? 0);
}

/** Nearest-rank percentile in milliseconds; null for an empty histogram. */
export function quantile(histogram: Histogram, share: number): number | null {
  let all = 0;
  for (const bucket in histogram) all += histogram[bucket] ?? 0;
  if (all === 0) return null;
  let left = Math.max(1, Math.ceil(share * all));
  // Integer keys iterate in ascending order, regardless of insertion.
  for (const bucket in histogram) {
    left -= histogram[bucket] ?? 0;
    if (left <= 0) return middleOf(Number(bucket));
  }
  return null;
}
