/** Small charts as SVG; sizes are attributes, since the policy allows no styles inside of a page. */
import { html, markup, type SafeHtml } from "@domain/island/html";
import type { Bucket } from "../statistics";
import { join, milliseconds } from "./layout";

const width = 360;
const height = 64;
const base = height - 2;

/**
 * Requests per bucket as bars, the failed ones of each in front.
 * @param each how long a bucket is, as text
 */
export function rateChart(buckets: readonly Bucket[], label: string, each: string): SafeHtml {
  const highest = Math.max(1, ...buckets.map(({ count }) => count));
  const step = width / buckets.length;
  const bar = (value: number, index: number, kind: "bar" | "bad") => {
    const size = (value / highest) * (height - 14);
    return value > 0
      ? html`<rect class="${kind}" x="${(index * step).toFixed(1)}" y="${(base - size).toFixed(1)}" width="${Math.max(1, step - 1).toFixed(1)}" height="${size.toFixed(1)}"/>`
      : html``;
  };
  const bars = join(
    buckets.flatMap(({ count, failed }, index) => [bar(count, index, "bar"), bar(failed, index, "bad")]),
  );
  return frame(label, bars, `${highest} in ${each}`);
}

/** Median and 95th percentile of the time to answer as lines; a quiet bucket breaks them. */
export function latencyChart(buckets: readonly Bucket[], label: string): SafeHtml {
  const highest = Math.max(1, ...buckets.map(({ p95 }) => p95 ?? 0));
  const step = width / buckets.length;
  const path = (value: (bucket: Bucket) => number | null) =>
    buckets
      .map((bucket, index) => {
        const ms = value(bucket);
        if (ms === null) return "";
        const before = index > 0 ? value(buckets[index - 1] as Bucket) : null;
        const y = base - (ms / highest) * (height - 14);
        const x = index * step + step / 2;
        return before === null
          ? `M${(x - step / 4).toFixed(1)} ${y.toFixed(1)}H${(x + step / 4).toFixed(1)}`
          : `L${x.toFixed(1)} ${y.toFixed(1)}`;
      })
      .join("");
  const lines = html`<path class="p95" d="${path(({ p95 }) => p95)}"/><path class="p50" d="${path(({ p50 }) => p50)}"/>`;
  return frame(label, lines, milliseconds(highest));
}

function frame(label: string, content: SafeHtml, scale: string): SafeHtml {
  return html`<svg viewBox="0 0 ${width} ${height}" role="img" aria-label="${label}"><line class="axis" x1="0" x2="${width}" y1="${base}" y2="${base}"/>${markup(content)}<text x="0" y="9">${scale}</text></svg>`;
}
