/**
 * Charts as SVG. Sizes are attributes because the policy forbids inline styles. Labels are HTML beside the drawing, so
 * they keep their size when it shrinks.
 */
import { html, markup, type SafeHtml } from "@domain/edge-slot/html";
import type { Summary } from "../figures/series";
import { join, milliseconds, moment, number } from "./layout";

const width = 600;
const height = 120;

interface ChartTimes {
  /** Milliseconds since 1970. */
  readonly from: number;
  /** End of the last span. */
  readonly until: number;
  /** Time labeled as the end; may lie within the last span. */
  readonly now: number;
  /** Length of a span, as text. */
  readonly each: string;
  /** Times of deployments. */
  readonly marks: readonly number[];
}

/** Requests per span as bars, with the failed ones in front. */
export function rateChart(spans: readonly Summary[], label: string, times: ChartTimes): SafeHtml {
  const highest = Math.max(1, ...spans.map(({ count }) => count));
  return figure(
    "Requests",
    html`<span class="key bar">answered</span><span class="key bad">failed</span>`,
    `highest: ${number(highest)} in ${times.each}; middle line: ${number(highest / 2)}`,
    drawing(width, height, label, join([bars(spans, highest, width, height), marksOf(times)])),
    times,
  );
}

const lines = ["p50", "p95", "p99"] as const;

/** Response time percentiles as lines; spans without requests interrupt them. */
export function latencyChart(spans: readonly Summary[], label: string, times: ChartTimes): SafeHtml {
  const highest = Math.max(1, ...spans.map(({ p99 }) => p99 ?? 0));
  const step = width / spans.length;
  const path = (name: (typeof lines)[number]) =>
    spans
      .map((span, index) => {
        const ms = span[name];
        if (ms === null) return "";
        const before = spans[index - 1]?.[name] ?? null;
        const y = (height - 2 - (ms / highest) * (height - 6)).toFixed(1);
        const x = index * step + step / 2;
        return before === null
          ? `M${(x - step / 4).toFixed(1)} ${y}H${(x + step / 4).toFixed(1)}`
          : `L${x.toFixed(1)} ${y}`;
      })
      .join("");
  return figure(
    "Time to answer",
    join(lines.map((name) => html`<span class="key ${name}">${name}</span>`)),
    `highest: ${milliseconds(highest)}; middle line: ${milliseconds(highest / 2)}`,
    drawing(
      width,
      height,
      label,
      join([...lines.toReversed().map((name) => html`<path class="${name}" d="${path(name)}"/>`), marksOf(times)]),
    ),
    times,
  );
}

/** Small chart of one table row; the figures beside it hold the same values. */
export function sparkline(spans: readonly Summary[]): SafeHtml {
  const highest = Math.max(1, ...spans.map(({ count }) => count));
  return html`<svg class="spark" viewBox="0 0 120 24" preserveAspectRatio="none" aria-hidden="true">${markup(bars(spans, highest, 120, 24))}</svg>`;
}

function bars(spans: readonly Summary[], highest: number, across: number, up: number): SafeHtml {
  const step = across / spans.length;
  const bar = (value: number, index: number, kind: "bar" | "bad") => {
    const size = Math.max(1, (value / highest) * (up - 3));
    return value > 0
      ? html`<rect class="${kind}" x="${(index * step).toFixed(1)}" y="${(up - 1 - size).toFixed(1)}" width="${Math.max(0.8, step * 0.85).toFixed(1)}" height="${size.toFixed(1)}"/>`
      : html``;
  };
  return join(spans.flatMap(({ count, failed }, index) => [bar(count, index, "bar"), bar(failed, index, "bad")]));
}

function drawing(across: number, up: number, label: string, content: SafeHtml): SafeHtml {
  const base = up - 1;
  return html`<svg class="chart" viewBox="0 0 ${across} ${up}" preserveAspectRatio="none" role="img" aria-label="${label}"><line class="axis" x1="0" x2="${across}" y1="${base}" y2="${base}"/><line class="axis" x1="0" x2="${across}" y1="${base / 2}" y2="${base / 2}"/>${markup(content)}</svg>`;
}

function marksOf({ from, until, marks }: ChartTimes): SafeHtml {
  return join(
    marks.map((at) => {
      const x = (((at - from) / (until - from)) * width).toFixed(1);
      return html`<line class="deployed" x1="${x}" x2="${x}" y1="0" y2="${height}"/>`;
    }),
  );
}

const quarters = [0.25, 0.5, 0.75] as const;
const dayMs = 86_400_000;

/** Times between the ends: the clock, and the day in ranges of several days. */
function ticks({ from, until }: ChartTimes): SafeHtml {
  const [start, end] = until - from > dayMs ? [5, 16] : [11, 16];
  const texts = quarters.map((share) =>
    new Date(from + (until - from) * share).toISOString().slice(start, end).replace("T", " "),
  );
  return join(texts.map((text) => html`<span>${text}</span>`));
}

function figure(title: string, key: SafeHtml, scale: string, content: SafeHtml, times: ChartTimes): SafeHtml {
  return html`<figure><figcaption><strong>${title}</strong> <span class="keys">${markup(key)}</span> <span class="note">${scale}</span></figcaption>${markup(content)}<p class="ends note">${markup(moment(times.from))}${markup(ticks(times))}<span>${markup(moment(times.now))} UTC</span></p></figure>`;
}
