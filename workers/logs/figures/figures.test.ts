import type { RequestLine } from "@contracts/values/request-line";
import { describe, expect, it } from "vitest";
import { requestLineOf } from "../../../tests/factories/request-line";
import { addTallyText, tallyText } from "../store/tally-text";
import { isFailed, isFailedCall } from "./failed";
import { count, type Histogram, quantile } from "./histogram";
import { rangeStart } from "./ranges";
import { type FigureSubject, type FigureView, knownRanges, viewOf } from "./region-figures";
import { type SpanRow, seriesOf } from "./series";
import { subjectsOf } from "./subjects";
import { type RegionTally, regionOf, type SpanTally, tallyLine } from "./tally";

const line = (change: Partial<RequestLine> = {}) => requestLineOf(0, { path: "/", ...change });

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

  it("are clamped to a millisecond below and to the last bucket above", () => {
    const histogram: Histogram = {};
    count(histogram, 0);
    expect(quantile(histogram, 0.99)).toBe(1);
    count(histogram, Number.MAX_SAFE_INTEGER);
    expect(quantile(histogram, 0.99)).toBeGreaterThan(1_000_000);
  });
});

describe("figures", () => {
  it("count a 5xx, a logged error and a failed call as failures", () => {
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

  const call = { name: "commerce", startedMs: 0, ms: 5, status: 200, source: "network", attempts: 1 };
  const countsOf = (tally: RegionTally | undefined) =>
    Object.fromEntries(
      [...(tally ?? [])].map(([dimension, values]) => [
        dimension,
        [...values].map(([value, { count: many, failed }]) => `${value} ${many} ${failed}`),
      ]),
    );

  it("count a call as failed when a cached response hid the failure, and do not count cache hits", () => {
    const span: SpanTally = new Map();
    const stale = { ...call, source: "stale", ms: 0 };
    const renewed = { ...stale, attempts: 1 };
    const hidden = [
      { ...stale, fault: "open" },
      { ...renewed, fault: 503, ms: 40 },
    ];
    tallyLine(span, line({ upstream: [call, { ...stale, attempts: 0 }, renewed, ...hidden] }));
    expect(countsOf(span.get("global"))).toMatchObject({ upstream: ["commerce 4 2"] });
    const times = span.get("global")?.get("upstream")?.get("commerce")?.times ?? {};
    expect(Object.values(times).reduce((sum, many) => sum + many, 0)).toBe(3);
  });

  it("count calls by upstream, and by client within it", () => {
    const span: SpanTally = new Map();
    const of = (name: string, status: number | string) => ({ ...call, service: "commerce", name, status });
    tallyLine(span, line({ upstream: [of("product", 500), of("product-brief", "open"), of("commerce", 200)] }));
    tallyLine(
      span,
      line({
        upstream: [
          { ...of("price", 200), service: "availability" },
          { ...call, name: "selling" },
        ],
      }),
    );
    expect(countsOf(span.get("global"))).toMatchObject({
      upstream: ["commerce 3 2", "availability 1 0", "selling 1 0"],
      client: [
        "commerce/product 1 1",
        "commerce/product-brief 1 1",
        "commerce/commerce 1 0",
        "availability/price 1 0",
        "selling/selling 1 0",
      ],
    });
  });

  it("count routes, cache statuses and services by region, without cache hits", () => {
    const span: SpanTally = new Map();
    tallyLine(span, line({ pattern: "/products/:id", upstream: [call, { ...call, source: "fresh" }] }));
    tallyLine(span, line({ region: "jp", cache: "none", status: 500, upstream: [{ ...call, status: "timeout" }] }));
    tallyLine(span, line({ region: "jp", pattern: "/products/:id" }));
    expect(countsOf(span.get("global"))).toEqual({
      all: [" 1 0"],
      route: ["/products/:id 1 0"],
      cache: ["hit 1 0"],
      upstream: ["commerce 1 0"],
      client: ["commerce/commerce 1 0"],
    });
    expect(countsOf(span.get("jp"))).toEqual({
      all: [" 2 1"],
      route: ["(no page) 1 1", "/products/:id 1 0"],
      cache: ["none 1 1", "hit 1 0"],
      upstream: ["commerce 1 1"],
      client: ["commerce/commerce 1 1"],
    });
  });

  it("are unchanged by writing, reading and adding", () => {
    const span: SpanTally = new Map();
    for (const pattern of ["/cart", "__proto__", 'a "quoted" {route}']) tallyLine(span, line({ pattern, ms: 70 }));
    const written = regionOf(span, "global");
    const read: RegionTally = new Map();
    addTallyText(read, tallyText(written));
    expect(read).toEqual(written);
    addTallyText(read, tallyText(written));
    expect(countsOf(read).route).toEqual(["/cart 2 0", "__proto__ 2 0", 'a "quoted" {route} 2 0']);
  });

  it("limit the number of values per region", () => {
    const span: SpanTally = new Map();
    for (let index = 0; index < 500; index += 1) tallyLine(span, line({ pattern: `/p${index}` }));
    const routes = span.get("global")?.get("route");
    expect(routes?.size).toBe(201);
    expect(routes?.get("(other)")?.count).toBe(300);
  });

  it("for a range include the previous range", () => {
    const now = 1_700_000_045;
    const since = rangeStart("5m", now);
    const row = (start: number, change: Partial<SpanRow> = {}): SpanRow => ({
      start,
      region: "global",
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

  describe("figures of a region", () => {
    const now = 1_700_000_045;
    const since = rangeStart("5m", now);
    const route = (start: number, region: string | null, value: string, times: Histogram = { 10: 1 }): SpanRow => ({
      start,
      region,
      dimension: "route",
      value,
      count: 1,
      failed: 0,
      times,
    });
    const rows = [
      route(since, "jp", "/cart", { 50: 1 }),
      route(since, "global", "/cart"),
      route(since + 10, "jp", "/browse"),
      route(since - 20, "jp", "/cart"),
      { ...route(since, "jp", "hit"), dimension: "cache" } as const,
      { ...route(since, "jp", ""), dimension: "all" } as const,
      { ...route(since, "jp", "jp"), dimension: "region" } as const,
    ];
    const counts = (series: FigureView["shop"]) =>
      series.map(({ dimension, value, count: many, before }) => `${dimension} ${value} ${many} ${before.count}`);
    const view = (subject: FigureSubject, given: readonly SpanRow[] = rows, began = 0) =>
      viewOf(given, subject, "5m", now, began);

    it("hold its routes, cache statuses and services, and nothing from elsewhere", () => {
      const { shop, within, across, regionsSince } = view({ by: "route", value: "/cart", region: "jp" });
      expect(counts(shop)).toContain("route /cart 2 1");
      expect(counts(within)).toEqual(["route /browse 1 0", "route /cart 1 1", "cache hit 1 0"]);
      expect(within[1]?.p95).toBeGreaterThan(100);
      expect(counts(across)).toEqual(["region global 1 0", "region jp 1 1"]);
      expect(regionsSince).toBeNull();
      expect(knownRanges(regionsSince, "5m", now)).toEqual({ whole: true, before: true });
    });

    it("are left out when the subject has no region", () => {
      expect(view({ by: "all", value: "", region: null })).toMatchObject({ within: [], across: [] });
      expect(view({ by: "region", value: "jp", region: "jp" })).toMatchObject({ across: [] });
    });

    it("start when regions were first separated, and state that for the range and the previous one", () => {
      const subject = { by: "route", value: "/cart", region: "jp" } as const;
      const inRange = view(subject, [...rows, route(since + 30, null, "/cart")], since + 37);
      expect(counts(inRange.shop)).toContain("route /cart 3 1");
      expect(counts(inRange.within)).toContain("route /cart 1 1");
      expect(inRange.regionsSince).toBe(since + 37);
      expect(knownRanges(inRange.regionsSince, "5m", now)).toEqual({ whole: false, before: false });
      const before = view(subject, [...rows, route(since - 10, null, "/cart")], since - 3);
      expect(knownRanges(before.regionsSince, "5m", now)).toEqual({ whole: true, before: false });
    });
  });
});

describe("the subjects of a request", () => {
  it("come from its address and its log entries, and exclude sentences", () => {
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
