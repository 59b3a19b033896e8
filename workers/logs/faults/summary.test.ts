import type { RequestLine } from "@contracts/values/request-line";
import { expect, it } from "vitest";
import { requestLineOf } from "../../../tests/factories/request-line";
import { summarize } from "./summary";

const call = (change: Partial<RequestLine["upstream"][number]> = {}): RequestLine["upstream"][number] => ({
  ...{ name: "product", service: "commerce", method: "GET", host: "gateway.test", path: "/products/4060" },
  ...{ startedMs: 1, ms: 5, status: 200, source: "network", attempts: 1, ...change },
});
const nowhere = { regions: [], languages: [], versions: [], page: null };
const line = (index: number, change: Partial<RequestLine> = {}) =>
  requestLineOf(index, { at: index * 1000, pattern: "/products/:id", ...change });

it("names the upstream with its true status, since when, its share, and the first request", () => {
  const bad = [
    line(5, { status: 503, visit: "a", upstream: [call({ status: 500, attempts: 3 })] }),
    line(4, { status: 503, visit: "a", region: "jp", upstream: [call({ status: 500, path: "/products/9272" })] }),
    line(6, { status: 503, visit: "b", upstream: [call({ status: "open", last: 500, attempts: 0 })] }),
  ];
  const good = [line(1, { upstream: [call()] }), line(2), line(3, { pattern: "/browse" })];
  const summary = summarize([...bad, ...good]);
  expect(summary).toMatchObject({ requests: 6, failed: 3, visits: 2, first: { id: bad[1]?.id }, last: { at: 6000 } });
  expect(summary.calls).toEqual([
    {
      ...{ service: "commerce", failure: "500", method: "GET", address: "gateway.test/products/:id" },
      ...{ count: 3, first: 4000, last: 6000, request: bad[1]?.id, attempts: 3, share: 0.75 },
      ...{ affected: 1, ...nowhere },
    },
  ]);
  expect(summary.routes).toMatchObject([{ value: "/products/:id", count: 3, of: 5 }]);
  expect(summary.regions).toMatchObject([
    { value: "global", count: 2, of: 5 },
    { value: "jp", count: 1, of: 1 },
  ]);
});

it("groups errors by label, and shows failures that a cached response hid from visitors", () => {
  const entries = [{ level: "error", label: "upstream failed", members: { service: "content" } }] as const;
  const hidden = line(1, { upstream: [call({ service: "content", status: 200, fault: 502, source: "stale" })] });
  const summary = summarize([hidden, line(2, { entries: [...entries] }), line(3, { entries: [...entries] })]);
  expect(summary.errors).toMatchObject([
    {
      label: "upstream failed",
      service: "content",
      count: 2,
      first: 2000,
      last: 3000,
      request: line(2).id,
      affected: 1,
    },
  ]);
  expect(summary.calls).toMatchObject([{ service: "content", failure: "502", share: 1 }]);
});

it("takes the share of the calls that reached the upstream, despite responses from memory", () => {
  const ofContent = (change: Parameters<typeof call>[0]) => call({ service: "content", ...change });
  const kept = ["fresh", "shared", "stale"].map((source) => ofContent({ source, attempts: 0 }));
  const summary = summarize([
    line(1, { upstream: [...kept, ofContent({ ms: 1500 })] }),
    line(2, { upstream: [ofContent({ status: 503 }), ...kept] }),
    line(3, { upstream: [...kept, ofContent({ source: "stale", fault: 503, attempts: 1 })] }),
  ]);
  expect(summary.calls).toMatchObject([{ service: "content", failure: "503", count: 2, share: 2 / 3 }]);
  expect(summary.slow).toMatchObject([{ service: "content", count: 1, share: 1 / 3 }]);
});

it("reports the share of requests that a failing upstream affected, and the only region and version affected", () => {
  const failing = { upstream: [call({ status: 500 })] };
  const lines = [
    line(1, { region: "cn", version: "a" }),
    line(2, { region: "cn", version: "b", ...failing }),
    line(3, { region: "jp", version: "a", upstream: [call()] }),
    line(4, { region: "cn", version: "a", upstream: [call()] }),
    line(5, { region: "cn", version: "b", status: 503, ...failing }),
  ];
  const summary = summarize(lines);
  expect(summary.calls).toMatchObject([{ count: 2, affected: 0.5, regions: ["cn"], versions: ["b"] }]);
  expect(summary.versions).toMatchObject([{ value: "b", count: 1, of: 2, request: line(5).id }]);
});

it("names the only region with a late upstream, and the only language and page with an error", () => {
  const late = { upstream: [call({ ms: 3000 })] };
  const entries: RequestLine["entries"] = [{ level: "error", label: "render failed" }];
  const lines = [
    line(1, { region: "cn", language: "zh", ...late }),
    line(2, { region: "jp", language: "ja", upstream: [call()] }),
    line(3, { language: "ja", path: "/products/1", entries }),
    line(4, { language: "en", path: "/products/1" }),
    line(5, { language: "ja", path: "/products/1", entries }),
    line(6, { language: "ja", path: "/products/2" }),
    line(7, { region: "cn", language: "zh", ...late }),
  ];
  const { slow, errors, languages } = summarize([...lines, line(8, { status: 500, language: "ja" })]);
  expect(slow).toMatchObject([{ service: "commerce", regions: ["cn"], languages: [], page: null }]);
  expect(errors).toMatchObject([{ regions: ["global"], languages: ["ja"], page: "/products/1" }]);
  expect(languages).toMatchObject([{ value: "ja", count: 3, of: 5 }]);
});

it("names the only version with an error", () => {
  const entries: RequestLine["entries"] = [{ level: "error", label: "render failed" }];
  const lines = [
    line(1, { version: "a" }),
    line(2, { version: "b", entries }),
    line(3, { version: "a" }),
    line(4, { version: "b", region: "jp", entries }),
  ];
  expect(summarize(lines).errors).toMatchObject([{ label: "render failed", regions: [], versions: ["b"] }]);
});

it("lists upstreams with late responses, and refused requests", () => {
  const lines = [
    line(1, { upstream: [call({ service: "search", ms: 20 })] }),
    line(2, { upstream: [call({ service: "search", ms: 1500 })] }),
    line(3, {
      upstream: [call({ service: "search", ms: 40 }), call({ service: "content", status: "timeout", ms: 3000 })],
    }),
    line(4, { status: 403, pattern: "/cart", method: "POST" }),
    line(5, { status: 404 }),
    line(6, { status: 403, pattern: "/cart", method: "POST" }),
    line(7, { pattern: "/cart" }),
  ];
  const { slow, refusals } = summarize(lines);
  expect(slow).toEqual([
    { ...nowhere, service: "search", count: 1, first: 2000, last: 2000, request: line(2).id, share: 0.5, median: 1500 },
  ]);
  expect(refusals).toEqual([
    { value: "403 POST /cart", count: 2, of: 3, first: 4000, last: 6000, request: line(4).id },
  ]);
});

it("is empty without requests", () => {
  expect(summarize([])).toMatchObject({ requests: 0, failed: 0, first: null, calls: [], errors: [], routes: [] });
});

type Call = RequestLine["upstream"][number];

/** Incidents as an operator meets them: one service fails in one way, for a share of its calls, from some request on. */
const incidents: readonly (readonly [service: string, change: Partial<Call>, failure: string, every: number])[] = [
  ["commerce", { status: 500 }, "500", 1],
  ["commerce", { status: 502, attempts: 3 }, "502", 2],
  ["commerce", { status: "timeout", ms: 3000 }, "timeout", 1],
  ["commerce", { status: "open", last: 500, attempts: 0 }, "500", 1],
  ["commerce", { status: 200, fault: 503, source: "stale" }, "503", 3],
  ["content", { status: 503 }, "503", 1],
  ["content", { status: "network_error" }, "network_error", 2],
  ["content", { status: 200, fault: "timeout", source: "stale" }, "timeout", 1],
  ["content", { status: "open", last: "timeout", attempts: 0 }, "timeout", 4],
  ["search", { status: 500, attempts: 2 }, "500", 1],
  ["search", { status: "timeout" }, "timeout", 5],
  ["search", { status: "open", last: 504, attempts: 0 }, "504", 1],
  ["settings", { status: 200, fault: 500, source: "kept" }, "500", 1],
  ["settings", { status: "network_error" }, "network_error", 3],
  ["availability", { status: 504 }, "504", 1],
  ["availability", { status: "invalid_answer" }, "invalid_answer", 2],
  ["reviews", { status: 500 }, "500", 7],
  ["reviews", { status: "timeout" }, "timeout", 1],
  ["citations", { status: 502 }, "502", 1],
  ["images", { status: "network_error", attempts: 2 }, "network_error", 2],
];
const services = [...new Set(incidents.map(([service]) => service))];

it.each(incidents)("finds the incident of %s, %o, from one look at the page", (service, change, failure, every) => {
  const begins = 120;
  const bad = (index: number) => index >= begins && (index - begins) % every === 0;
  // Every page calls every service; a few calls of other services are refused, as some always are.
  const lines = Array.from({ length: 400 }, (_, index) =>
    line(index, {
      upstream: services.map((name, at) => {
        if (name === service) return call({ name, service: name, ...(bad(index) && change) });
        return call({ name, service: name, ...(index % 160 === at && { status: 429 }) });
      }),
    }),
  );
  const [worst] = summarize(lines).calls;
  expect(worst).toMatchObject({ service, failure, first: begins * 1000, request: line(begins).id });
  expect(worst?.share).toBeCloseTo(lines.filter((_, index) => bad(index)).length / lines.length, 9);
});

it("counts a call that the upstream refused with 401", () => {
  const refused = (index: number) => line(index, { status: 503, upstream: [call({ status: 401, fault: 401 })] });
  const summary = summarize([refused(1), refused(2), line(3, { upstream: [call({ status: 404 })] })]);
  expect(summary.calls).toMatchObject([{ service: "commerce", failure: "401", count: 2, request: line(1).id }]);
});

it("reports a route whose pages are missing, but not unknown addresses", () => {
  const gone = [line(1), ...[2, 3, 4].map((index) => line(index, { status: 404 }))];
  const never = [5, 6, 7].map((index) => line(index, { status: 404, pattern: "/*" }));
  const few = [line(8, { status: 404, pattern: "/lots/:id" }), line(9, { pattern: "/lots/:id" })];
  expect(summarize([...gone, ...never, ...few]).refusals).toMatchObject([
    { value: "404 GET /products/:id", count: 3, of: 4, first: 2000, request: line(2).id },
  ]);
});

it("does not report a route for a single 404, whatever its weight", () => {
  const once = { ...line(1, { status: 404, pattern: "/lots/:id" }), weight: 20 };
  expect(summarize([once]).refusals).toEqual([]);
});

it("counts a stored request once for each request that it stands for", () => {
  const many = [1, 3, 5].map((index) => ({ ...line(index, { upstream: [call()] }), weight: 20 }));
  const bad = [2, 4].map((index) => line(index, { status: 503, upstream: [call({ status: 500 })] }));
  const summary = summarize([...many, ...bad]);
  expect(summary).toMatchObject({ requests: 62, kept: 5, failed: 2 });
  expect(summary.calls).toMatchObject([{ count: 2, share: 2 / 62, affected: 2 / 42 }]);
  expect(summary.routes).toMatchObject([{ count: 2, of: 62 }]);
});

it("reports an upstream whose first attempts fail, even if the retries succeed", () => {
  const again = line(2, { upstream: [call({ service: "search", attempts: 2, ms: 120 })] });
  const lines = [line(1, { upstream: [call({ service: "search" })] }), again, line(3, { upstream: [call()] })];
  const summary = summarize(lines);
  expect(summary.calls).toEqual([]);
  expect(summary.retried).toMatchObject([
    { service: "search", count: 1, share: 1, median: 120, first: 2000, request: again.id },
  ]);
});
