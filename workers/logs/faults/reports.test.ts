import type { StoredLogEntry } from "@contracts/log";
import { afterEach, expect, it, vi } from "vitest";
import { readReports, reportGroups } from "./reports";

const report = (id: number, change: Partial<StoredLogEntry> = {}): StoredLogEntry => ({
  ...{ id, at: new Date(id * 1000).toISOString(), level: "error", requestId: `r${id}`, region: "global" },
  ...{ label: "a widget failed", status: null, request: null, response: null, urlQueryString: "" },
  ...{ fromClient: true, traceId: `page-${id}`, replay: [], stack: [], ...change },
});
const stack = [{ name: "show", file: "/assets/root-a.js", line: 2, column: 15 }];

afterEach(() => vi.unstubAllGlobals());

it("groups reports by text and place, with the first page, pages and regions", () => {
  const reports = [
    report(9, { stack, region: "jp" }),
    report(7, { stack }),
    report(8, { stack, traceId: "page-7" }),
    report(6, { label: "a widget failed" }),
    report(5, { level: "info" }),
    report(99, { stack }),
    report(10, { label: "a receiver is gone", fromClient: false, traceId: null }),
  ];
  const groups = reportGroups(
    reports,
    { since: 4000, until: 20_000 },
    [5, 7, 8, 9, 10].map((at) => ({ at: at * 1000 })),
  );
  expect(groups).toMatchObject([
    {
      label: "a widget failed",
      count: 3,
      pages: 2,
      affected: 0.5,
      regions: ["global", "jp"],
      first: 7000,
      last: 9000,
      request: "page-7",
    },
    { label: "a widget failed", stack: [], count: 1, request: "page-6", fromClient: true },
    { label: "a receiver is gone", count: 1, request: "r10", fromClient: false },
  ]);
  expect(groups[0]?.stack).toEqual([{ name: "show", place: "/assets/root-a.js:2:15" }]);
  expect(reportGroups(reports, { since: 4000, until: 20_000, region: "jp" }, [])).toMatchObject([{ count: 1 }]);
});

it("is null if the intake is missing, unreachable or returns something else", async () => {
  expect(await readReports({}, {})).toBeNull();
  const intake = { LOG_URL: "https://log.test", LOG_KEY: "k" };
  for (const answer of [() => Promise.reject(new Error("gone")), async () => new Response("<html>")]) {
    vi.stubGlobal("fetch", answer);
    expect(await readReports(intake, {})).toBeNull();
  }
  vi.stubGlobal("fetch", async () => Response.json({ entries: [report(1)] }));
  expect(await readReports(intake, { level: "error" })).toHaveLength(1);
});
