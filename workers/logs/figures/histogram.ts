/**
 * Times as counts in buckets that grow by a tenth, so that those of many minutes add up and percentiles of a week can be
 * told without a week of requests. A percentile read from it is at most 5 % off.
 */

/** Bucket → how many; bucket 0 is up to a millisecond. */
export type Histogram = Record<string, number>;

const growth = 1.1;
/** Some twenty minutes; nothing takes longer. */
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
  // A page of a week adds up a hundred thousand of them: without a list of each.
  for (const bucket in other) into[bucket] = (into[bucket] ?? 0) + (other[bucket] ?? 0);
}

/** Nearest rank, in milliseconds; null without any time. */
export function quantile(histogram: Histogram, share: number): number | null {
  let all = 0;
  for (const bucket in histogram) all += histogram[bucket] ?? 0;
  if (all === 0) return null;
  let left = Math.max(1, Math.ceil(share * all));
  // Whole numbers as names come in their order, whatever the order in which they were set.
  for (const bucket in histogram) {
    left -= histogram[bucket] ?? 0;
    if (left <= 0) return middleOf(Number(bucket));
  }
  return null;
}
