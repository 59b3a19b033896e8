/** Figures of the overview, from samples of requests. */
import type { RequestLine } from "@contracts/request-line";

export interface Sample {
  readonly region: RequestLine["region"];
  /** Milliseconds since 1970. */
  readonly at: number;
  readonly ms: number;
  readonly failed: boolean;
  readonly cache: RequestLine["cache"];
}

export interface Bucket {
  readonly count: number;
  readonly failed: number;
  readonly p50: number | null;
  readonly p95: number | null;
}

export interface RegionFigures extends Bucket {
  readonly region: RequestLine["region"];
  readonly buckets: readonly Bucket[];
  /** Share of page requests that came from the store; null without any. */
  readonly stored: number | null;
}

/** The shop's own fault: a 5xx, or an error in the log although the answer looked well. */
export function isFailed({ status, entries }: Pick<RequestLine, "status" | "entries">): boolean {
  return status >= 500 || entries.some(({ level }) => level === "error");
}

/** Nearest rank; null without values. */
export function percentile(values: readonly number[], share: number): number | null {
  if (values.length === 0) return null;
  const sorted = values.toSorted((a, b) => a - b);
  return sorted[Math.max(0, Math.ceil(share * sorted.length) - 1)] ?? null;
}

/** @param since start of the first bucket, milliseconds since 1970 */
export function figuresOf(
  region: RequestLine["region"],
  samples: readonly Sample[],
  since: number,
  bucketMs: number,
  buckets: number,
): RegionFigures {
  const own = samples.filter((sample) => sample.region === region);
  const groups: Sample[][] = Array.from({ length: buckets }, () => []);
  for (const sample of own) groups[Math.floor((sample.at - since) / bucketMs)]?.push(sample);
  const pages = own.filter(({ cache }) => cache !== "none");
  const stored = pages.filter(({ cache }) => cache !== "miss").length;
  return {
    region,
    ...bucketOf(own),
    buckets: groups.map(bucketOf),
    stored: pages.length > 0 ? stored / pages.length : null,
  };
}

function bucketOf(samples: readonly Sample[]): Bucket {
  const times = samples.map(({ ms }) => ms);
  return {
    count: samples.length,
    failed: samples.filter(({ failed }) => failed).length,
    p50: percentile(times, 0.5),
    p95: percentile(times, 0.95),
  };
}
