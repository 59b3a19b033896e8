/** Tests the whole object, including its alarm, with the storage of another object that has an alarm. */
import { env, runInDurableObject } from "cloudflare:test";
import type { RequestLine } from "@contracts/values/request-line";
import type { Span, StoredSpan } from "@contracts/values/span";
import { afterEach, describe, expect, it, vi } from "vitest";
import { requestLineOf } from "../../tests/factories/request-line";
import { answerConsole } from "./console";
import { changeHold } from "./console/hold";
import type { LogsEnv } from "./env";
import { RequestLog } from "./request-log";

const settings: Partial<LogsEnv> = {
  ALERT_WEBHOOK_URL: "https://alerts.example/hook",
  ALERT_WEBHOOK_SECRET: "a secret of some length",
  ALERT_RULES: JSON.stringify([
    { name: "Requests fail", measure: "failed-share", above: 0.1, minutes: 5, atLeast: 1, firesAfter: 1 },
  ]),
};

let objects = 0;
function withLog(
  run: (open: () => RequestLog, state: DurableObjectState) => Promise<void>,
  given: Partial<LogsEnv> = settings,
): Promise<void> {
  objects += 1;
  const object = env.MAIL_QUEUE.get(env.MAIL_QUEUE.idFromName(`request log ${objects}`));
  return runInDurableObject(object, async (_instance, state) => {
    try {
      await run(() => new RequestLog(state, given as LogsEnv), state);
    } finally {
      await state.storage.deleteAlarm();
    }
  });
}

const line = (index: number, change: Partial<RequestLine> = {}) =>
  requestLineOf(index, { at: Date.now() - 60_000, pattern: "/browse", ...change });

afterEach(() => vi.restoreAllMocks());

describe("a minute of the log", () => {
  it("evaluates alerts, sends due messages once, and sets the next alarm even after an error", () =>
    withLog(async (open, state) => {
      const sent: { url: string; body: string; headers: Headers }[] = [];
      let status = 503;
      vi.spyOn(globalThis, "fetch").mockImplementation(async (input, init) => {
        sent.push({ url: String(input), body: String(init?.body), headers: new Headers(init?.headers) });
        return new Response(null, { status });
      });
      const log = open();
      await log.append([line(1, { status: 500 }), line(2)]);
      expect(await state.storage.getAlarm()).not.toBeNull();
      await state.storage.deleteAlarm();
      await log.alarm();
      expect(await state.storage.getAlarm()).toBeGreaterThan(Date.now());
      expect(sent.map(({ url }) => url)).toEqual(["https://alerts.example/hook"]);
      expect(JSON.parse(sent[0]?.body ?? "")).toMatchObject({ alert: "Requests fail", state: "firing", measured: 0.5 });
      expect(log.firing()).toHaveLength(1);

      // Refused: a later instance of the object retries with the same message id.
      status = 204;
      await open().send(Date.now() + 61_000);
      await open().send(Date.now() + 600_000);
      expect(sent).toHaveLength(2);
      expect(sent[1]?.headers.get("x-benchside-message")).toBe(sent[0]?.headers.get("x-benchside-message"));
      expect(open().board(5).messages).toMatchObject([{ state: "sent", attempts: 2 }]);
    }));
});

describe("telemetry", () => {
  const exporting = { DEMO: "1", OTLP_URL: "http://collector.test", OTLP_PERCENT: "100" };
  const traced = (index: number, change: Partial<RequestLine> = {}) =>
    line(index, { id: `01a215eb-2cc7-732a-b183-${String(index).padStart(12, "0")}`, ...change });

  it("is sent again until the collector takes it, also by a later instance, and then never", () =>
    withLog(async (open) => {
      const sent: { url: string; body: string }[] = [];
      let status = 503;
      vi.spyOn(globalThis, "fetch").mockImplementation(async (input, init) => {
        sent.push({ url: String(input), body: String(init?.body) });
        return new Response(null, { status });
      });
      const log = open();
      await log.append([traced(1), traced(2, { status: 500 })]);
      await log.alarm();
      expect(sent.map(({ url }) => url)).toEqual(["http://collector.test/v1/traces"]);

      status = 200;
      await open().alarm();
      expect(sent[1]?.body).toBe(sent[0]?.body);
      expect(sent).toHaveLength(2);
      await open().alarm();
      expect(sent).toHaveLength(2);
      // The first instance still has the metrics.
      await log.alarm();
      expect(sent[2]?.url).toBe("http://collector.test/v1/metrics");
      expect(JSON.parse(sent[2]?.body ?? "").resourceMetrics).toHaveLength(1);
    }, exporting));

  /** Stubs a collector with a status for each signal, and lists the signals that it received. */
  const collecting = (statusOf: (signal: string) => number, headers: Record<string, string> = {}) => {
    const sent: string[] = [];
    vi.spyOn(globalThis, "fetch").mockImplementation(async (input) => {
      const signal = String(input).split("/").at(-1) ?? "";
      sent.push(signal);
      return new Response(null, { status: statusOf(signal), headers });
    });
    return sent;
  };
  const failing = { entries: [{ level: "error", label: "search failed" }] } as const;
  const unexported = (log: RequestLog) => log.unexported({ since: 0, until: Date.now() + 60_000 });

  it("that is refused is dropped, counted and shown with the status", () =>
    withLog(async (open) => {
      collecting(() => 401);
      const log = open();
      await log.append([traced(1), traced(2, { entries: [...failing.entries] })]);
      await log.alarm();
      expect(unexported(log)).toMatchObject([
        { signal: "metrics", failure: "answered 401", attempts: 1, lost: 2 },
        { signal: "traces", failure: "answered 401", attempts: 1, lost: 2 },
        { signal: "logs", failure: "answered 401", attempts: 1, lost: 1 },
      ]);
      const page = await answerConsole(
        new URL("http://logs.test/faults"),
        log as never,
        exporting as LogsEnv,
        Date.now(),
      );
      expect(await page.text()).toMatch(/Telemetry that the collector did not take[\s\S]*answered 401/);
    }, exporting));

  it("waits for a corrected key if the collector refuses the shop, and probes without records", () =>
    withLog(async (open) => {
      vi.useFakeTimers({ now: Date.now(), toFake: ["Date"] });
      let status = 403;
      const bodies: string[] = [];
      vi.spyOn(globalThis, "fetch").mockImplementation(async (input, init) => {
        if (String(input).endsWith("/traces")) bodies.push(String(init?.body));
        return new Response(null, { status });
      });
      const log = open();
      const notice = async () =>
        (await answerConsole(new URL("http://logs.test/"), log as never, exporting as LogsEnv, Date.now())).text();
      await log.append([traced(1)]);
      await log.alarm();
      expect(await notice()).toMatch(
        /The collector does not take all telemetry[\s\S]*traces: answered 403[\s\S]*Check OTLP_URL/,
      );
      await log.append([traced(2)]);
      for (let minute = 0; minute < 2; minute += 1) {
        vi.setSystemTime(Date.now() + 61_000);
        await log.alarm();
      }
      expect(bodies.slice(1)).toEqual(['{"resourceSpans":[]}', '{"resourceSpans":[]}']);
      status = 200;
      vi.setSystemTime(Date.now() + 61_000);
      await log.alarm();
      expect(bodies.slice(3)).toEqual(['{"resourceSpans":[]}', expect.stringContaining("000000000002")]);
      expect(unexported(log)).toMatchObject([
        { signal: "metrics", failure: "answered 403", attempts: 3, lost: 1 },
        { signal: "traces", failure: "answered 403", attempts: 3, lost: 1 },
      ]);
      expect(await notice()).not.toContain("The collector does not take all telemetry");
      vi.useRealTimers();
    }, exporting));

  const intake = { LOG_URL: "http://intake.test/log", LOG_KEY: "k" };
  const spanOf = (seq: number, trace: string, change: Partial<Span> = {}): StoredSpan => ({
    ...{ seq, trace, span: String(seq).padStart(16, "0"), parent: null, kind: "consumer", name: "process mails" },
    ...{ at: Date.now(), ms: 3, failed: false, attributes: { "benchside.attempt": 1 }, ...change },
  });

  it("includes each span of the services once; outside of the share, from the first failure on, with the request", () =>
    withLog(
      async (open) => {
        const dropped = "01a215eb-2cc7-732a-b183-000000ffffff";
        const [inShare, outside] = [traced(1).id, dropped].map((id) => id.replaceAll("-", ""));
        const stored: StoredSpan[] = [];
        let sent: { traceId: string; spanId: string; name: string }[] = [];
        vi.spyOn(globalThis, "fetch").mockImplementation(async (input, init) => {
          const url = new URL(String(input));
          if (url.hostname !== "intake.test") {
            const { resourceSpans = [] } = JSON.parse(String(init?.body));
            sent = resourceSpans.flatMap(({ scopeSpans: [{ spans }] }: { scopeSpans: [{ spans: [] }] }) => spans);
            return new Response(null, { status: 200 });
          }
          expect(new Headers(init?.headers).get("authorization")).toBe("Bearer k");
          const [after, trace] = [Number(url.searchParams.get("after")), url.searchParams.get("trace")];
          const spans = stored.filter((span) => span.seq > after && (trace === null || span.trace === trace));
          return Response.json({ spans, last: stored.at(-1)?.seq ?? 0 });
        });
        const exported = async () => {
          sent = [];
          await open().alarm();
          return sent.map(({ traceId, name }) => [traceId === outside ? "outside" : "in", name]);
        };
        await open().append([traced(2, { id: dropped })]);
        expect(await exported()).toEqual([]);
        stored.push(spanOf(1, inShare ?? ""), spanOf(2, outside ?? "", { name: "send mails", kind: "producer" }));
        expect(await exported()).toEqual([["in", "process mails"]]);
        expect(await exported()).toEqual([]);
        stored.push(spanOf(3, outside ?? "", { failed: true }));
        expect(await exported()).toEqual([
          ["outside", "send mails"],
          ["outside", "process mails"],
          ["outside", "GET /browse"],
        ]);
        stored.push(spanOf(4, outside ?? "", { name: "process webhooks" }));
        expect(await exported()).toEqual([["outside", "process webhooks"]]);
        // The intake lost its spans, and numbers new ones from 1.
        stored.splice(0);
        expect(await exported()).toEqual([]);
        stored.push(spanOf(1, inShare ?? "", { name: "process settlements" }));
        expect(await exported()).toEqual([["in", "process settlements"]]);
      },
      { ...exporting, ...intake, OTLP_PERCENT: "50" },
    ));

  it("waits as long as the collector requests, and traces do not wait for logs", () =>
    withLog(async (open) => {
      vi.useFakeTimers({ now: Date.now(), toFake: ["Date"] });
      const sent = collecting((signal) => (signal === "logs" ? 429 : 200), { "retry-after": "30" });
      const log = open();
      await log.append([traced(1, { entries: [...failing.entries] })]);
      await log.alarm();
      expect(sent).toEqual(["traces", "logs", "metrics"]);
      vi.setSystemTime(Date.now() + 20_000);
      await log.append([traced(2)]);
      await log.alarm();
      expect(sent.slice(3)).toEqual(["traces", "metrics"]);
      vi.setSystemTime(Date.now() + 11_000);
      await log.alarm();
      expect(sent.slice(5)).toEqual(["logs"]);
      expect(unexported(log)).toMatchObject([{ signal: "logs", failure: "answered 429", attempts: 2, lost: 0 }]);
      vi.useRealTimers();
    }, exporting));

  it("does not delay alerts while a slow collector has a backlog", () =>
    withLog(
      async (open) => {
        vi.useFakeTimers({ now: Date.now(), toFake: ["Date"] });
        const sent: string[] = [];
        vi.spyOn(globalThis, "fetch").mockImplementation(async (input) => {
          sent.push(String(input));
          vi.setSystemTime(Date.now() + 4000);
          return new Response(null, { status: 200 });
        });
        const log = open();
        await log.append(Array.from({ length: 4000 }, (_, index) => traced(index)));
        const begun = Date.now();
        await log.alarm();
        expect(Date.now() - begun).toBeLessThan(20_000);
        const first = sent.length;
        await log.alarm();
        expect(sent.length).toBeGreaterThan(first);
        vi.useRealTimers();
      },
      { ...exporting, KEEP_PER_MINUTE: "1000000" },
    ));

  it("that was removed before the collector came back is counted as lost once", () =>
    withLog(async (open, state) => {
      vi.useFakeTimers({ now: Date.now(), toFake: ["Date"] });
      let status = 503;
      collecting(() => status);
      const log = open();
      await log.append(Array.from({ length: 30 }, (_, index) => traced(index)));
      await log.alarm();
      state.storage.sql.exec("delete from request_lines where seq <= 12");
      for (let time = 0; time < 2; time += 1) {
        vi.setSystemTime(Date.now() + 10_000);
        await log.alarm();
      }
      status = 200;
      vi.setSystemTime(Date.now() + 10_000);
      await log.alarm();
      expect(unexported(log)).toMatchObject([
        { signal: "traces", failure: "removed before they were exported", lost: 12 },
        { signal: "traces", failure: "answered 503", attempts: 3, lost: 0 },
      ]);
      vi.useRealTimers();
    }, exporting));

  it("above the rate the console keeps faults and a share, and counts all", () =>
    withLog(
      async (open) => {
        const log = open();
        const many = Array.from({ length: 400 }, (_, index) => traced(index, index === 7 ? { status: 500 } : {}));
        await log.append(
          many.map((one, index) => ({
            ...one,
            id: one.id.slice(0, 30) + (index * 41_943).toString(16).padStart(6, "0"),
          })),
        );
        expect(log.kept()).toBeGreaterThan(90);
        expect(log.kept()).toBeLessThan(112);
        expect(log.search({ failed: true }, 10)).toHaveLength(1);
        const asked = new URL("http://logs.test/faults.json");
        const faults = await (await answerConsole(asked, log as never, settings as LogsEnv, Date.now())).json();
        const { requests, kept, failed } = faults as Record<string, number>;
        expect([kept, failed]).toEqual([log.kept(), 1]);
        expect(requests).toBeGreaterThan(370);
        expect(requests).toBeLessThan(430);
      },
      { KEEP_PER_MINUTE: "100" },
    ));
});

describe("an upstream that fails", () => {
  const call = (service: string, name: string, change: Partial<RequestLine["upstream"][number]> = {}) => ({
    ...{ name, service, method: "GET", host: "gateway.test", path: "/api/products/4060" },
    ...{ startedMs: 1, ms: 5, status: 200, source: "network", attempts: 1, ...change },
  });
  const clients = ["product", "product-brief", "list-price", "commerce"];
  const others = ["content", "search", "citations", "availability", "images", "documents"];

  it("fires for the service, whichever client called, and nothing else fires", () =>
    withLog(async (open) => {
      const log = open();
      // No single client makes ten calls in these minutes, and most calls go to other services.
      await log.append(
        Array.from({ length: 12 }, (_, index) =>
          line(index, {
            upstream: [
              call("commerce", clients[index % 4] ?? "", index > 6 ? { status: "open", last: 500 } : { status: 500 }),
              ...others.map((service) => call(service, service)),
            ],
          }),
        ),
      );
      log.tick(Date.now());
      log.tick(Date.now());
      const firing = log.firing().map(({ alert }) => alert);
      expect(firing).toEqual(["A service fails: commerce", "A service is out: commerce"]);
    }, {}));

  it.each(["commerce", ...others, "settings", "reviews"])("%s fires by itself, even with few calls", (service) =>
    withLog(async (open) => {
      const log = open();
      const failing = call(service, "some-client", { status: "timeout" });
      await log.append([line(1, { upstream: [failing, failing] }), line(2, { upstream: [failing] })]);
      log.tick(Date.now());
      log.tick(Date.now());
      expect(log.firing().map(({ alert }) => alert)).toEqual([`A service is out: ${service}`]);
    }, {}),
  );
});

describe("pages of the console", () => {
  const ask = (log: RequestLog, path: string) =>
    // Every call to the log is awaited, so a direct instance can replace the stub.
    answerConsole(new URL(`http://logs.test${path}`), log as never, settings as LogsEnv, Date.now());
  const text = async (log: RequestLog, path: string) => (await ask(log, path)).text();

  it("show the faults of a period: the upstream, since when, and the first request", () =>
    withLog(async (open) => {
      const log = open();
      const call = {
        name: "product",
        service: "commerce",
        startedMs: 2,
        ms: 40,
        status: 500,
        source: "network",
        attempts: 3,
      };
      await log.append([line(1), line(2, { status: 503, upstream: [call], region: "jp" }), line(3)]);
      const page = await text(log, "/faults?minutes=15");
      for (const shown of ["1 of 3 requests failed (33 %)", "commerce", "500", `/requests/${line(2).id}`, "100 %"])
        expect(page).toContain(shown);
      expect(await text(log, "/faults?region=cn")).toContain("No request failed");
      expect(await text(log, "/faults?since=2020-01-01T00:00&until=2020-01-02T00:00")).toContain("No request failed");
      for (const malformed of ["minutes=x", "since=yesterday", "region=us", "nothing=1"])
        expect((await ask(log, `/faults?${malformed}`)).status, malformed).toBe(400);
    }));

  it("show which receiver refused alert messages, since when, with which status and after how many attempts", () =>
    withLog(async (open) => {
      let status = 410;
      vi.spyOn(globalThis, "fetch").mockImplementation(async () => new Response(null, { status }));
      const log = open();
      await log.append([line(1, { status: 500 })]);
      const begun = Date.now();
      await log.alarm();
      await log.send(Date.now() + 61_000);
      const groups = async (query = "") => JSON.parse(await text(log, `/faults.json${query}`)).deliveries;
      const [group, ...others] = await groups();
      expect([group, others]).toMatchObject([
        { receiver: "alerts.example", failure: "answered 410", count: 1, attempts: 2, alert: "Requests fail" },
        [],
      ]);
      expect(group.first).toBeGreaterThanOrEqual(begun);
      expect(group.last).toBeGreaterThanOrEqual(group.first);
      const page = await text(log, "/faults");
      for (const shown of ["Messages about alerts", "alerts.example", "answered 410", group.request])
        expect(page).toContain(shown);
      expect(page).not.toContain("/hook");
      expect(await groups("?since=2020-01-01T00:00&until=2020-01-02T00:00")).toEqual([]);
      status = 204;
      await log.send(Date.now() + 600_000);
      expect(await groups()).toEqual([]);
    }));

  it("show figures, a search and a request, with everything escaped", () =>
    withLog(async (open) => {
      const log = open();
      const call = { name: "commerce", startedMs: 2, ms: 40, status: "timeout", source: "fallback", attempts: 3 };
      await log.append([
        line(1, { path: "/products/4060<img>", pattern: "/products/:id", visit: "abc", upstream: [call] }),
        line(2, {
          status: 503,
          visit: "abc",
          entries: [{ level: "error", label: "<script>", members: { sku: "4060S" } }],
        }),
      ]);
      const overview = await text(log, "/?range=1h");
      for (const part of ["/products/:id", "commerce", "50 %", "p99"]) expect(overview).toContain(part);
      expect(overview).not.toContain("<img>");
      expect(await text(log, "/?range=1h&by=route&value=%3Cb%3E")).not.toContain("<b>");

      expect(await text(log, "/requests?sku=4060s")).toContain("/requests/00000002");
      expect(await text(log, "/requests?status=404")).toContain("No request matches.");

      const story = await text(log, "/requests/00000001-84F7-414B");
      for (const part of ["no answer in time", "fallback", 'class="waterfall"', "/requests/00000002"])
        expect(story).toContain(part);
      expect(await text(log, "/requests?id=00000002")).toContain("&lt;script&gt;");
    }));

  it("refresh themselves at the interval in the address: overview, search and alerts", () =>
    withLog(async (open) => {
      for (const path of ["/", "/requests", "/alerts"]) {
        const answer = await ask(open(), `${path}?refresh=15`);
        expect([path, answer.headers.get("refresh")]).toEqual([path, "15"]);
        expect(await answer.text()).toContain('aria-label="Refresh every"');
        expect((await ask(open(), path)).headers.get("refresh")).toBeNull();
        expect((await ask(open(), `${path}?refresh=1`)).status).toBe(400);
      }
    }));

  it("name the upstream of a call, its clients, and the request of each call", () =>
    withLog(async (open) => {
      const log = open();
      const call = {
        ...{ name: "product-brief", service: "commerce", method: "GET", host: "gateway.test:8790" },
        ...{ path: "/commerce/api/products/briefs", startedMs: 2, ms: 0, source: "network", attempts: 0 },
      };
      await log.append([line(1, { upstream: [{ ...call, status: "open", last: 500 }] })]);
      const overview = await text(log, "/?range=1h");
      expect(overview).toContain(">commerce</a>");
      expect(overview).not.toContain("product-brief");
      const service = await text(log, "/?range=1h&by=upstream&value=commerce");
      for (const part of ["Clients of commerce", ">commerce/product-brief</a>", "by=client"])
        expect(service).toContain(part);
      const story = await text(log, "/requests/00000001-84F7-414B");
      for (const part of ["GET /commerce/api/products/briefs", "gateway.test:8790", "circuit open after 500"])
        expect(story).toContain(part);
    }));

  it("list the requests whose ids share a start, and open the only match", () =>
    withLog(async (open) => {
      const log = open();
      const twice = line(3, { id: "0192f0aa-84f7-7000-b" });
      await log.append([
        line(1, { id: "0192f0ab-1111-7000-a" }),
        line(2, { id: "0192f0ab-2222-7000-b" }),
        twice,
        twice,
      ]);
      for (const path of ["/requests?id=0192f0ab", "/requests/0192f0ab"]) {
        const list = await text(log, path);
        for (const id of ["0192f0ab-1111-7000-a", "0192f0ab-2222-7000-b"])
          expect(list, path).toContain(`href="/requests/${id}"`);
      }
      for (const path of ["/requests?id=0192F0AB-1", "/requests/0192f0aa", `/requests/${twice.id}`])
        expect(await text(log, path), path).toContain("<h1>GET /browse</h1>");
      expect((await ask(log, "/requests?id=0192f0ac")).status).toBe(404);
    }));

  it("show a region's routes, pages and services, with links to their figures", () =>
    withLog(async (open) => {
      const log = open();
      const call = { name: "commerce", startedMs: 2, ms: 40, status: 200, source: "network", attempts: 1 };
      await log.append([
        line(1, { region: "jp", pattern: "/cart", status: 500, ms: 900, upstream: [call] }),
        line(2, { region: "jp", pattern: "/cart" }),
        line(3, { pattern: "/only-elsewhere" }),
      ]);
      const region = await text(log, "/?range=1h&by=region&value=jp");
      for (const title of ["Routes in Japan", "Pages from the store in Japan", "Services in Japan"])
        expect(region).toContain(`<h2>${title}</h2>`);
      expect(region).not.toContain("/only-elsewhere");
      expect(region).not.toContain("/requests/00000003");
      expect(await text(log, "/?range=1h&region=jp")).toContain("<h1>Japan, last 1 hour</h1>");

      const [, lead = ""] = /href="([^"]+)">\/cart</.exec(region) ?? [];
      expect(lead.replaceAll("&amp;", "&")).toBe("/?range=1h&by=route&value=%2Fcart&region=jp");
      const pair = await text(log, lead.replaceAll("&amp;", "&"));
      expect(pair).toContain("<h1>/cart in Japan, last 1 hour</h1>");
      expect(pair).toContain('aria-label="/cart in Japan: 2 requests, 1 failed"');
      for (const part of ["<h2>/cart by region</h2>", 'value=jp">Japan', "/cart in every region", "Services in Japan"])
        expect(pair).toContain(part);
      // The links keep the range and the refresh interval.
      expect(pair).toContain("range=24h&amp;by=route&amp;value=%2Fcart&amp;region=jp");

      const route = await text(log, "/?range=1h&by=route&value=%2Fcart");
      expect(route).toContain("/?range=1h&amp;by=route&amp;value=%2Fcart&amp;region=jp");
      expect(await text(log, "/?range=1h&by=route&value=%2Fcart&region=cn")).toContain(
        'aria-label="/cart in China: 0 requests, 0 failed"',
      );
    }));

  it("state when figures by region began, and do not compare with an incomplete range", () =>
    withLog(async (open, state) => {
      const log = open();
      await log.append([line(1, { region: "jp", pattern: "/cart" })]);
      const early = Math.floor(Date.now() / 60_000) * 60 - 40 * 60;
      state.storage.sql.exec("insert into spans values (60, ?, 'route', '/cart', 9, 0, '{}')", early);
      state.storage.sql.exec("update regions_counted set since = ?", early + 37);
      const since = new Date((early + 37) * 1000).toISOString();
      for (const subject of ["by=region&value=jp", "by=route&value=%2Fcart&region=jp", "by=route&value=%2Fcart"])
        expect(await text(log, `/?range=1h&${subject}`)).toContain(
          `are counted by region since <time datetime="${since}">`,
        );
      const pair = await text(log, "/?range=1h&by=route&value=%2Fcart&region=jp");
      expect(pair).not.toMatch(/before: \d/);
      expect(await text(log, "/?range=1h")).not.toContain("counted by region since");
      // The range is known, the one before is not.
      const now = "/?range=5m&by=route&value=%2Fcart&region=jp";
      expect(await text(log, now)).not.toContain("counted by region since");
    }));

  it.each([
    ["/?range=2h", 400],
    ["/?region=mars", 400],
    ["/?by=region&value=mars", 400],
    ["/?by=region&value=jp&region=cn", 200],
    ["/?refresh=1", 400],
    ["/?by=secrets", 400],
    ["/requests?status=9", 400],
    ["/requests?status=4xxx", 400],
    ["/requests?slower=soon", 400],
    ["/requests?country=%3Cb%3E", 400],
    ["/requests?before=-1", 400],
    ["/requests?visitor=someone", 400],
    ["/requests?id=..%2F..%2F", 400],
    [`/requests?path=${"x".repeat(300)}`, 400],
    ["/requests?status=&path=&slower=", 200],
    ["/requests?unknown=parameter", 400],
    ["/requests?id=unknown-id", 404],
    ["/requests/unknown-id", 404],
    ["/requests/x", 404],
    ["/nowhere", 404],
    ["/alerts", 200],
  ])("answers %s with %i", (path, status) =>
    withLog(async (open) => {
      const answer = await ask(open(), path);
      expect(answer.status).toBe(status);
      expect(await answer.text()).not.toContain("<b>");
    }),
  );

  it("refresh themselves only if the operator has chosen so", () =>
    withLog(async (open) => {
      const log = open();
      expect((await ask(log, "/")).headers.get("refresh")).toBeNull();
      expect((await ask(log, "/?refresh=15")).headers.get("refresh")).toBe("15");
      expect((await ask(log, "/requests?failed=1&refresh=5")).headers.get("refresh")).toBe("5");
    }));

  it("page through the requests, each on exactly one page", () =>
    withLog(async (open) => {
      const log = open();
      await log.append(Array.from({ length: 250 }, (_, index) => line(index)));
      const seen = new Set<string>();
      let path: string | undefined = "/requests?path=browse";
      let pages = 0;
      while (path && pages < 10) {
        const page: string = await text(log, path);
        for (const [, id] of page.matchAll(/href="\/requests\/([\w-]+)"/g)) if (id) seen.add(id);
        path = /href="([^"]+)" rel="next"/.exec(page)?.[1]?.replaceAll("&amp;", "&");
        pages += 1;
      }
      expect([seen.size, pages]).toEqual([250, 3]);
    }));
});

describe("an operator's hold on an alert", () => {
  const failing = (from: number) => Array.from({ length: 4 }, (_, index) => line(from + index, { status: 500 }));

  it("silences messages for a time; one is sent afterwards if the alert still fires", () =>
    withLog(async (open) => {
      const sent: string[] = [];
      vi.spyOn(globalThis, "fetch").mockImplementation(async (_input, init) => {
        sent.push(String(init?.body));
        return new Response(null, { status: 204 });
      });
      const log = open();
      await log.append([line(1)]);
      log.tick(Date.now());
      expect(log.hold("Requests fail", "Operator", null)).toBe(false);
      await log.append(failing(10));
      const at = Date.now();
      // Known from its first evaluation; silenced before anything was sent.
      log.tick(at);
      const hold = { alert: "Requests fail", kind: "silenced" as const, who: "Operator", at, until: at + 60_000 };
      expect(log.hold("Requests fail", "Operator", hold)).toBe(true);
      expect(log.board(5).holds).toEqual([hold]);
      expect(log.board(5).events[0]).toMatchObject({ kind: "silenced", who: "Operator" });
      expect(log.hold("Requests fail", "Operator", null)).toBe(true);
      expect(log.board(5).holds).toEqual([]);
    }));

  it("is accepted only from the console's own form, with a name", () =>
    withLog(async (open) => {
      const log = open();
      await log.append(failing(1));
      log.tick(Date.now());
      const send = async (fields: Record<string, string>, headers: Record<string, string>) =>
        (
          await changeHold(
            new Request("http://logs.test/alerts", { method: "POST", headers, body: new URLSearchParams(fields) }),
            log as never,
            Date.now(),
          )
        ).status;
      const fields = { alert: "Requests fail", who: "Operator", hours: "4", intent: "acknowledge" };
      const own = { origin: "http://logs.test" };
      expect(await send(fields, {})).toBe(403);
      expect(await send(fields, { origin: "http://elsewhere.test" })).toBe(403);
      expect(await send(fields, { ...own, "sec-fetch-site": "cross-site" })).toBe(403);
      expect(await send({ ...fields, who: " " }, own)).toBe(400);
      expect(await send({ ...fields, alert: "Unknown" }, own)).toBe(404);
      expect(await send({ ...fields, who: "x".repeat(5000) }, own)).toBe(413);
      expect(await send(fields, own)).toBe(303);
      expect(log.board(5).holds).toMatchObject([{ kind: "acknowledged", who: "Operator" }]);
    }));
});

describe("deployments", () => {
  it("are marked where a version is first seen in a region, also by a later instance", () =>
    withLog(async (open) => {
      const log = open();
      await log.append([line(1, { version: "a" }), line(2, { version: "a" }), line(3, { version: "a", region: "jp" })]);
      const later = open();
      await later.append([line(4, { version: "a" }), line(5, { version: "b", at: Date.now() - 1000 })]);
      const found = later.deployments(0, Date.now());
      expect(found.map(({ region, version }) => `${region} ${version}`)).toEqual(["global a", "jp a", "global b"]);
      const ask = async (path: string) =>
        answerConsole(new URL(`http://logs.test${path}`), later as never, settings as LogsEnv, Date.now());
      const page = await (await ask("/")).text();
      expect(page).toContain("<code>b</code>");
      expect(page.match(/class="deployed"/g)).toHaveLength(6);
      const past = await (await ask("/?until=2026-01-01T00:00:00")).text();
      expect(past).toContain("Until now");
      expect(past).not.toContain('class="deployed"');
      const figures = await ask("/figures.csv?range=1h");
      expect(figures.headers.get("content-type")).toBe("text/csv; charset=utf-8");
      expect((await figures.text()).split("\r\n")).toHaveLength(62);
      const requests = await (await ask("/requests.csv?region=jp")).text();
      expect(requests.split("\r\n")).toHaveLength(3);
    }));
});
