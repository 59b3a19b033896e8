import { env, SELF } from "cloudflare:test";
import { type LogEntry, logEntryList } from "@contracts/log";
import * as v from "valibot";
import { describe, expect, it, vi } from "vitest";
import { reportWork } from "../shared/log-store";

const origin = "http://services.test/log";
const headers = { authorization: "Bearer demo-log-key", "content-type": "application/json" };
const entry: LogEntry = {
  level: "error",
  requestId: "r-1",
  region: "global",
  label: "basket call failed",
  status: 503,
  request: { status: null, data: { sku: "4060S" } },
  response: { status: 503, data: null },
  urlQueryString: "",
  fromClient: true,
  traceId: "r-0",
  replay: [{ kind: "press", what: "button", msBefore: 12 }],
  stack: [{ name: "draw", file: "/assets/root-a1b2.js", line: 1, column: 2345 }],
};
const send = (body: unknown) =>
  SELF.fetch(`${origin}/entries`, { method: "POST", headers, body: JSON.stringify(body) });
const list = async (query: string) =>
  v.parse(logEntryList, await (await SELF.fetch(`${origin}/entries${query}`, { headers })).json()).entries;

describe("log intake", () => {
  it("A-LOG-01, A-LOG-02: stores entries and lists the newest first", async () => {
    expect((await send(entry)).status).toBe(201);
    expect((await send({ ...entry, level: "info", requestId: "r-2", label: "page seen" })).status).toBe(201);
    expect((await list("")).map(({ requestId }) => requestId)).toEqual(["r-2", "r-1"]);
    expect((await list("?level=error")).map(({ label }) => label)).toEqual(["basket call failed"]);
    expect((await list("?request=r-2")).map(({ level }) => level)).toEqual(["info"]);
    expect((await list("?limit=1")).length).toBe(1);
    expect((await list("?trace=r-0")).length).toBe(2);
    expect((await list("?trace=r-2")).map(({ requestId }) => requestId)).toEqual(["r-2"]);
    expect(await list("?trace=r-9")).toEqual([]);
    expect((await list(`?until=${new Date(Date.now() + 1000).toISOString()}`)).length).toBe(2);
    expect(await list("?until=2026-01-01T00:00:00.000Z")).toEqual([]);
  });

  it("refuses invalid entries, large bodies and calls without the key", async () => {
    expect((await send({ ...entry, level: "debug" })).status).toBe(400);
    expect((await send({ ...entry, request: { status: null, data: "x".repeat(17 * 1024) } })).status).toBe(413);
    expect((await SELF.fetch(`${origin}/entries`)).status).toBe(401);
    for (const wrong of ["limit=0", "until=yesterday"])
      expect((await SELF.fetch(`${origin}/entries?${wrong}`, { headers })).status, wrong).toBe(400);
  });
});

it("work that keeps failing is reported once a minute", async () => {
  const label = "planned imports were not carried out and are tried again";
  const reports = async () => (await list("?level=error")).filter((one) => one.label === label);
  for (let time = 0; time < 3; time += 1) await reportWork(env, label, new Error("D1 is down"));
  expect(await reports()).toMatchObject([{ fromClient: false, requestId: "" }]);
  vi.useFakeTimers({ now: Date.now() + 61_000, toFake: ["Date"] });
  await reportWork(env, label, new Error("D1 is down"));
  vi.useRealTimers();
  expect(await reports()).toHaveLength(2);
});
