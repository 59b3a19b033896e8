import type { RequestLine } from "@contracts/values/request-line";
import { spanIdOf } from "@domain/http/trace/trace-context";
import { describe, expect, it } from "vitest";
import { requestLineOf } from "../../../tests/factories/request-line";
import { createRequestId } from "../../storefront/edge/log/request-id";
import { sendSignal } from "./collector";
import { KeepRate } from "./keep-rate";
import { metricsOf } from "./metrics";
import { logsOf, tracesOf } from "./otlp";
import { isSampled } from "./sampling";

const call = (change: Partial<RequestLine["upstream"][number]> = {}): RequestLine["upstream"][number] => ({
  ...{ name: "product", service: "commerce", method: "GET", host: "gateway.example:8443", path: "/products/4060" },
  ...{ startedMs: 2, ms: 7.5, status: 200, source: "network", attempts: 1, ...change },
});
const line = (change: Partial<RequestLine> = {}) =>
  requestLineOf(1, {
    ...{ id: createRequestId(1_700_000_000_000), at: 1_700_000_000_000, pattern: "/products/:id", ms: 12, colo: "DFW" },
    ...change,
  });
const spansOf = (lines: readonly RequestLine[]) =>
  tracesOf(lines).resourceSpans.flatMap(({ scopeSpans }) => scopeSpans.flatMap(({ spans }) => spans));
const valuesOf = (attributes: readonly { key: string; value: object }[]) =>
  Object.fromEntries(attributes.map(({ key, value }) => [key, Object.values(value)[0]]));

describe("traces", () => {
  it("have the request as root and each call as its child, with the span id that the upstream received", () => {
    const request = line({ upstream: [call(), call({ startedMs: 3, attempts: 2, status: 503 })] });
    const [root, first, second] = spansOf([request]);
    expect(root).toMatchObject({ name: "GET /products/:id", kind: 2, spanId: spanIdOf(request.id, 0) });
    expect(root).not.toHaveProperty("parentSpanId");
    expect(first).toMatchObject({ name: "GET commerce", kind: 3, parentSpanId: root?.spanId });
    expect([first?.spanId, second?.spanId]).toEqual([spanIdOf(request.id, 1), spanIdOf(request.id, 2)]);
    expect(first).toMatchObject({
      startTimeUnixNano: "1700000000002000000",
      endTimeUnixNano: "1700000000009500000",
    });
    expect(second).toMatchObject({ status: { code: 2 } });
    expect(valuesOf(second?.attributes ?? [])).toMatchObject({
      ...{ "server.address": "gateway.example", "server.port": "8443", "error.type": "503" },
      ...{ "http.response.status_code": "503", "http.request.resend_count": "1" },
    });
  });
  it("are grouped by region, and leave out ids that name no trace", () => {
    const lines = [line(), line({ region: "jp" }), line(), line({ id: "short-id" })];
    expect(tracesOf(lines).resourceSpans.map(({ scopeSpans }) => scopeSpans[0]?.spans.length)).toEqual([2, 1]);
  });
});

it("log records carry the trace and the time of their request", () => {
  const request = line({ entries: [{ level: "error", label: "upstream failed", members: { status: 500, of: [1] } }] });
  const [record] = logsOf([request, line()]).resourceLogs[0]?.scopeLogs[0]?.logRecords ?? [];
  const at = `${request.at}000000`;
  expect(record).toMatchObject({ severityNumber: 17, spanId: spanIdOf(request.id, 0) });
  expect(record).toMatchObject({ timeUnixNano: at, observedTimeUnixNano: at });
  expect(valuesOf(record?.attributes ?? [])).toEqual({ status: "500", of: "[1]" });
});

describe("metrics", () => {
  it("count every request once, in the bucket of its time", () => {
    const lines = [line({ ms: 4 }), line({ ms: 12 }), line({ ms: 20_000, status: 503 }), line({ upstream: [call()] })];
    const [resource] = metricsOf(lines, { from: 1, to: 2 }).resourceMetrics;
    const [requests, calls] = resource?.scopeMetrics[0]?.metrics ?? [];
    const points = requests?.histogram.dataPoints ?? [];
    expect(points.map(({ count }) => count)).toEqual(["3", "1"]);
    expect(points[0]?.bucketCounts.slice(0, 3)).toEqual(["1", "0", "2"]);
    expect(points[1]?.bucketCounts.at(-1)).toBe("1");
    expect(calls?.histogram.dataPoints).toMatchObject([{ count: "1", sum: 0.0075 }]);
  });
});

describe("sampling", () => {
  it("keeps every fault and slow request, and about the share of the others", () => {
    const none = { share: 0, slowMs: 1000 };
    expect(isSampled(line(), none)).toBe(false);
    for (const kept of [line({ status: 500 }), line({ ms: 1000 }), line({ upstream: [call({ status: "timeout" })] })])
      expect(isSampled(kept, none)).toBe(true);
    const lines = Array.from({ length: 2000 }, () => line());
    const kept = lines.filter((one) => isSampled(one, { share: 0.25, slowMs: 1000 })).length;
    expect(kept).toBeGreaterThan(380);
    expect(kept).toBeLessThan(620);
  });
  it("begins above the rate, and ends with the minute after it", () => {
    const rate = new KeepRate(100);
    expect(rate.shareOf(100, 0)).toBe(1);
    expect(rate.shareOf(300, 1000)).toBe(0.25);
    expect(rate.shareOf(10, 61_000)).toBe(0.25);
    expect(rate.shareOf(10, 122_000)).toBe(1);
    expect(rate.shareOf(10, 999_000)).toBe(1);
  });
});

it("a collector's response determines whether a body is retried, after what time, and what is lost", async () => {
  const to = { url: "https://otlp.example", headers: { authorization: "Bearer x" } };
  const answered = (status: number, body: object | null = null, headers: Record<string, string> = {}) =>
    sendSignal(to, "traces", {}, async () => new Response(body && JSON.stringify(body), { status, headers }));
  expect(await answered(200)).toMatchObject({ outcome: "sent", rejected: 0 });
  expect(await answered(200, {})).toMatchObject({ outcome: "sent", rejected: 0 });
  expect(await answered(200, { partialSuccess: { rejectedSpans: "3", errorMessage: "old" } })).toMatchObject({
    ...{ outcome: "sent", rejected: 3 },
  });
  for (const status of [400, 413]) expect(await answered(status)).toMatchObject({ outcome: "refused" });
  for (const status of [301, 401, 403, 404, 405]) expect(await answered(status)).toMatchObject({ outcome: "closed" });
  expect(await answered(503)).toEqual({ outcome: "later", failure: "answered 503", waitMs: 0 });
  expect(await answered(429, null, { "retry-after": "30" })).toMatchObject({ outcome: "later", waitMs: 30_000 });
  expect(await answered(429, null, { "retry-after": "99999" })).toMatchObject({ waitMs: 600_000 });
  for (const wait of ["soon", "-5", "Thu, 01 Jan 1970 00:00:00 GMT"])
    expect(await answered(429, null, { "retry-after": wait }), wait).toMatchObject({ waitMs: 0 });
  expect(await sendSignal(to, "traces", {}, () => Promise.reject(new TypeError("no connection")))).toEqual({
    ...{ outcome: "later", failure: "no connection", waitMs: 0 },
  });
});
