import type { RequestLine } from "@contracts/request-line";
import { describe, expect, it } from "vitest";
import { isFailed, isFailedCall } from "./failed";
import { count, type Histogram, quantile } from "./histogram";
import { rangeStart } from "./ranges";
import { type SpanRow, seriesOf } from "./series";
import { subjectsOf } from "./subjects";
import { type SpanTally, tallyLine } from "./tally";

const line = (change: Partial<RequestLine> = {}): RequestLine => ({
  kind: "request",
  id: "6d6661ab-84f7-414b",
  at: 0,
  region: "global",
  method: "GET",
  path: "/",
  status: 200,
  ms: 10,
  cache: "hit",
  upstream: [],
  entries: [],
  ...change,
});

describe("percentiles", () => {
  it("from buckets are within 5 % of the exact ones, from a millisecond to a minute", () => {
    expect(quantile({}, 0.5)).toBeNull();
    for (const scale of [1, 7, 60]) {
      const histogram: Histogram = {};
      for (let ms = 1; ms <= 1000; ms += 1) count(histogram, ms * scale);
      for (const share of [0.5, 0.95, 0.99, 1]) {
        const exact = 1000 * share * scale;
        expect(Math.abs((quantile(histogram, share) ?? 0) / exact - 1)).toBeLessThan(0.05);
      }
    }
  });

  it("of quick answers are a millisecond, and of endless ones the longest that is told apart", () => {
    const histogram: Histogram = {};
    count(histogram, 0);
    expect(quantile(histogram, 0.99)).toBe(1);
    count(histogram, Number.MAX_SAFE_INTEGER);
    expect(quantile(histogram, 0.99)).toBeGreaterThan(1_000_000);
  });
});

describe("figures", () => {
  it("a 5xx and a logged error are failures, and so is a call without a good answer", () => {
    expect(isFailed({ status: 404, entries: [] })).toBe(false);
    expect(isFailed({ status: 503, entries: [] })).toBe(true);
    expect(isFailed({ status: 200, entries: [{ level: "error", label: "x" }] })).toBe(true);
    expect([200, 404, 503, "timeout", null].map((status) => isFailedCall({ status }))).toEqual([
      false,
      false,
      true,
      true,
      false,
    ]);
  });

  it("count by region, route, cache status and service; what came from memory asked no service", () => {
    const span: SpanTally = new Map();
    const call = { name: "commerce", startedMs: 0, ms: 5, status: 200, source: "network", attempts: 1 };
    tallyLine(span, line({ pattern: "/products/:id", upstream: [call, { ...call, source: "fresh" }] }));
    tallyLine(span, line({ region: "jp", cache: "none", status: 500, upstream: [{ ...call, status: "timeout" }] }));
    const counts = [...span].map(([dimension, values]) => [
      dimension,
      [...values].map(([value, { count: many, failed }]) => `${value} ${many} ${failed}`),
    ]);
    expect(Object.fromEntries(counts)).toEqual({
      all: [" 2 1"],
      region: ["global 1 0", "jp 1 1"],
      route: ["/products/:id 1 0", "(no page) 1 1"],
      cache: ["hit 1 0", "none 1 1"],
      upstream: ["commerce 2 1"],
    });
  });

  it("never have more values than the shop has", () => {
    const span: SpanTally = new Map();
    for (let index = 0; index < 500; index += 1) tallyLine(span, line({ pattern: `/p${index}` }));
    expect(span.get("route")?.size).toBe(201);
    expect(span.get("route")?.get("(other)")?.count).toBe(300);
  });

  it("of a range stand beside those of the range before", () => {
    const now = 1_700_000_045;
    const since = rangeStart("5m", now);
    const row = (start: number, change: Partial<SpanRow> = {}): SpanRow => ({
      start,
      dimension: "all",
      value: "",
      count: 2,
      failed: 1,
      times: { 10: 2 },
      ...change,
    });
    const rows = [row(since), row(since + 290), row(since - 10, { failed: 0 }), row(since, { dimension: "region" })];
    const [all, region] = seriesOf(rows, "5m", now);
    expect(all).toMatchObject({ count: 4, failed: 2, before: { count: 2, failed: 0 } });
    expect(all?.spans.map(({ count: many }) => many)).toEqual([2, ...Array.from({ length: 28 }, () => 0), 2]);
    expect(region).toMatchObject({ dimension: "region", count: 2, before: { count: 0, p50: null } });
  });
});

describe("what a request is about", () => {
  it("is in its address and in what it logged, and a sentence is no number", () => {
    expect(subjectsOf(line({ pattern: "/products/:id", path: "/products/4060s.data" }))).toEqual([
      { kind: "sku", value: "4060S" },
    ]);
    expect(
      subjectsOf(
        line({
          pattern: "/account/my/orderhistory/:ordernumber",
          path: "/account/my/orderhistory/W-123",
          entries: [
            {
              level: "info",
              label: "x",
              members: {
                skus: ["4060S", "4060S", "2118L"],
                quoteNumber: "Q-9",
                sku: "not a number at all",
                other: "x1",
              },
            },
          ],
        }),
      ).map(({ kind, value }) => `${kind} ${value}`),
    ).toEqual(["number W-123", "sku 4060S", "sku 2118L", "number Q-9"]);
  });
});
