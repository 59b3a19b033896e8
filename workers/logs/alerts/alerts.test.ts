import fc from "fast-check";
import * as v from "valibot";
import { describe, expect, it } from "vitest";
import type { LogsEnv } from "../env";
import type { SpanRow } from "../figures/series";
import { readSettings } from "../settings";
import { measure } from "./measure";
import { deliver, maxAttempts, nextAttempt, signatureOf } from "./message";
import { type AlertRule, alertRule, defaultRules, minutesOf } from "./rules";
import { firstState, messageEveryMs, nextState } from "./transition";

const rule = (change: Partial<v.InferInput<typeof alertRule>> = {}): AlertRule =>
  v.parse(alertRule, {
    name: "Requests fail",
    measure: "failed-share",
    above: 0.1,
    endsAt: 0.05,
    minutes: 5,
    ...change,
  });
const row = (minute: number, change: Partial<SpanRow> = {}): SpanRow => ({
  start: minute * 60,
  region: "global",
  dimension: "all",
  value: "",
  count: 20,
  failed: 4,
  times: { 10: 20 },
  ...change,
});
const minute = 60_000;

describe("a rule's measure", () => {
  it("covers the minutes of its window, for the values of its dimension", () => {
    const rows = [row(9), row(8, { failed: 0 }), row(4, { failed: 20 }), row(10, { failed: 20 })];
    expect(measure(rule(), rows, 600, null)).toEqual([{ value: "", measured: 0.1 }]);
    const regions = [
      row(9, { dimension: "region", value: "jp" }),
      row(9, { dimension: "region", value: "cn", failed: 0 }),
    ];
    expect(measure(rule({ by: "region" }), regions, 600, null)).toEqual([
      { value: "jp", measured: 0.2 },
      { value: "cn", measured: 0 },
    ]);
    expect(measure(rule({ by: "region", value: "cn" }), regions, 600, null)).toHaveLength(1);
  });

  it("is null with too few requests", () => {
    expect(measure(rule({ atLeast: 21 }), [row(9)], 600, null)).toEqual([{ value: "", measured: null }]);
  });

  it("is in milliseconds for p95", () => {
    const [found] = measure(
      rule({ measure: "p95", above: 100, endsAt: 80 }),
      [row(9, { times: { 50: 20 } })],
      600,
      null,
    );
    expect(found?.measured).toBeGreaterThan(100);
  });

  it("is minutes since the last request for silence, and null for a shop without any visit yet", () => {
    const silent = rule({ measure: "silence", above: 15, endsAt: 0, minutes: 15 });
    expect(measure(silent, [], 6000, null)).toEqual([{ value: "", measured: null }]);
    expect(measure(silent, [], 6000, 3000)).toEqual([{ value: "", measured: 50 }]);
    expect(measure(silent, [row(99)], 6000, 3000)).toEqual([{ value: "", measured: 0 }]);
    const oneRegion = rule({ measure: "silence", by: "region", value: "jp", above: 15, endsAt: 0, minutes: 15 });
    expect(measure(oneRegion, [row(90, { dimension: "region", value: "jp" })], 6000, 6000)[0]?.measured).toBe(9);
  });

  it("sees a silent region while others have visits", () => {
    const silent = rule({ measure: "silence", by: "region", value: "jp", above: 20, endsAt: 0, minutes: 15 });
    expect(minutesOf(silent)).toBe(21);
    const elsewhere = row(99, { dimension: "region", value: "global" });
    expect(measure(silent, [elsewhere], 6000, 6000)).toEqual([{ value: "jp", measured: 21 }]);
    const route = rule({ measure: "silence", by: "route", value: "/cart", region: "jp", above: 5, minutes: 5 });
    const visits = [
      row(98, { dimension: "route", value: "/cart" }),
      row(97, { dimension: "route", value: "/cart", region: "jp" }),
    ];
    expect(measure(route, visits, 6000, 6000)[0]?.measured).toBe(2);
    expect(measure(route, visits.slice(0, 1), 6000, 6000)[0]?.measured).toBe(6);
  });

  it("can be limited to one region: a route, each service, or all of its requests", () => {
    const rows = [
      row(9, { dimension: "route", value: "/cart", region: "jp", failed: 10 }),
      row(9, { dimension: "route", value: "/cart" }),
      row(9, { dimension: "route", value: "/cart", region: null, failed: 20 }),
      row(9, { dimension: "upstream", value: "commerce", region: "jp", failed: 2 }),
      row(9, { region: "jp", failed: 5 }),
      row(9, { region: null, failed: 20 }),
    ];
    const found = (change: Parameters<typeof rule>[0]) => measure(rule(change), rows, 600, null);
    expect(found({ by: "route", value: "/cart", region: "jp" })).toEqual([{ value: "/cart", measured: 0.5 }]);
    expect(found({ by: "upstream", region: "jp" })).toEqual([{ value: "commerce", measured: 0.1 }]);
    expect(found({ region: "jp" })).toEqual([{ value: "", measured: 0.25 }]);
    expect(found({ by: "route", value: "/cart", region: "cn" })).toEqual([]);
  });
});

/** Evaluates the rule once a minute and records each result. */
function watch(measured: readonly (number | null)[], watched = rule(), from = firstState(0), at = 0) {
  const happened: string[] = [];
  let state = from;
  for (const [index, value] of measured.entries()) {
    const step = nextState(state, value, watched, at + index * minute);
    state = step.state;
    if (step.event) happened.push(`${index} ${step.event}`);
    if (step.tell) happened.push(`${index} tell ${state.phase}`);
  }
  return { state, happened };
}

describe("an alert", () => {
  it("begins after two bad evaluations and ends after three good ones", () => {
    expect(watch([0.2, 0, 0.2, 0]).happened).toEqual([]);
    expect(watch([0.2, 0.2, 0.04, 0.04, 0.2, 0.04, 0.04, 0.04]).happened).toEqual([
      "1 fired",
      "1 tell firing",
      "7 resolved",
    ]);
  });

  it("keeps its phase between the two thresholds", () => {
    expect(watch([0.2, 0.2, 0.07, 0.07, 0.07, 0.07]).state.phase).toBe("firing");
    expect(watch([0.07, 0.07, 0.07, 0.07]).state.phase).toBe("quiet");
  });

  it("ends when its value has no data any more", () => {
    expect(watch([0.2, 0.2, null, null, null]).state.phase).toBe("quiet");
  });

  it("sends at most one message an hour, with the phase at that time", () => {
    const flapping = Array.from({ length: 240 }, (_, index) => (index % 6 < 3 ? 0.2 : 0));
    const messages = watch(flapping).happened.filter((what) => what.includes("tell"));
    expect(messages.length).toBeLessThanOrEqual(4);
    const ended = watch([0.2, 0.2, ...Array.from({ length: 90 }, () => 0)]).happened;
    expect(ended).toEqual(["1 fired", "1 tell firing", "4 resolved", "61 tell quiet"]);
  });

  it("sends messages an hour apart that alternate between phases, whatever is measured", () => {
    fc.assert(
      fc.property(fc.array(fc.option(fc.double({ min: 0, max: 1, noNaN: true }))), (measured) => {
        const messages = watch([...measured, ...measured, ...measured]).happened.filter((what) =>
          what.includes("tell"),
        );
        const at = messages.map((what) => Number.parseInt(what, 10) * minute);
        for (const [index, time] of at.entries()) {
          const before = at[index - 1];
          if (before !== undefined) expect(time - before).toBeGreaterThanOrEqual(messageEveryMs);
        }
        const phases = messages.map((what) => what.split(" ")[2]);
        expect(phases).toEqual(phases.map((_, index) => (index % 2 === 0 ? "firing" : "quiet")));
      }),
    );
  });
});

describe("a message", () => {
  const message = { id: "m-1", body: '{"alert":"Requests fail"}' };
  const webhook = { url: "https://alerts.example/hook", secret: "a secret of some length" };

  it("is signed over its time and body", async () => {
    let sent: { url: string; headers: Headers; body: string } | null = null;
    const send: typeof fetch = async (input, init) => {
      sent = { url: String(input), headers: new Headers(init?.headers), body: String(init?.body) };
      return new Response(null, { status: 204 });
    };
    expect(await deliver(message, webhook, 1_700_000_000_500, send)).toEqual({ ok: true });
    expect(sent).toMatchObject({ url: webhook.url, body: message.body });
    const headers = (sent as unknown as { headers: Headers }).headers;
    expect(headers.get("x-benchside-message")).toBe("m-1");
    const signature = headers.get("x-benchside-signature");
    expect(signature).toMatch(/^t=1700000000,v1=[0-9a-f]{64}$/);
    expect(signature).toBe(await signatureOf(message.body, webhook.secret, 1_700_000_000_000));
    expect(signature).not.toBe(await signatureOf(message.body, "another secret, also long", 1_700_000_000_000));
  });

  it("counts as undelivered when refused, redirected or unanswered", async () => {
    const answering = (status: number) => async () => new Response("no", { status, headers: { location: "/" } });
    for (const status of [302, 400, 500])
      expect(await deliver(message, webhook, 0, answering(status))).toEqual({ ok: false, error: `answered ${status}` });
    const broken = () => Promise.reject(new TypeError("connection to https://user:secret@host refused"));
    expect(await deliver(message, webhook, 0, broken)).toEqual({ ok: false, error: "no connection" });
    const late = () => Promise.reject(new DOMException("", "TimeoutError"));
    expect(await deliver(message, webhook, 0, late)).toEqual({ ok: false, error: "no answer in time" });
  });

  it("is tried seven times within about an hour, at growing intervals", () => {
    const waits = Array.from({ length: maxAttempts }, (_, index) => nextAttempt(index + 1, 0));
    expect(waits.map((wait) => wait && wait / minute)).toEqual([1, 2, 4, 8, 16, 32, null]);
  });
});

describe("settings", () => {
  const settingsOf = (env: Partial<LogsEnv>) => readSettings(env as LogsEnv);

  it("default when the environment is empty", () => {
    expect(settingsOf({})).toEqual({
      retention: { requests: 50_000, days: 30, figureDays: 90, perMinute: 90 },
      slowMs: 1000,
      maps: null,
      telemetry: null,
      rules: defaultRules,
      webhook: null,
      mistakes: [],
    });
  });

  it("name a collector by an https address, with headers", () => {
    const named = { OTLP_URL: "https://otlp.example/", OTLP_HEADERS: "authorization=Bearer a=b, x-tenant=shop" };
    expect(settingsOf(named).telemetry).toEqual({
      ...{ url: "https://otlp.example", headers: { authorization: "Bearer a=b", "x-tenant": "shop" } },
      sampling: { share: 0.1, slowMs: 1000 },
    });
    const refused = settingsOf({ OTLP_URL: "http://otlp.example" });
    expect([refused.telemetry, refused.mistakes]).toEqual([null, ["OTLP_URL: must be an https address"]]);
    expect(settingsOf({ ...named, OTLP_HEADERS: "nonsense" }).mistakes).toHaveLength(1);
  });

  it("take rules and retention from the environment", () => {
    const rules = JSON.stringify([
      { name: "Japan is slow", measure: "p95", by: "region", value: "jp", above: 900, minutes: 3 },
    ]);
    const settings = settingsOf({ ALERT_RULES: rules, KEEP_REQUESTS: "2000", KEEP_DAYS: "7", KEEP_FIGURE_DAYS: "30" });
    expect(settings.rules.map(({ name, above, atLeast }) => [name, above, atLeast])).toEqual([
      ["Japan is slow", 900, 20],
    ]);
    expect(settings.retention).toEqual({ requests: 2000, days: 7, figureDays: 30, perMinute: 90 });
  });

  it.each([
    [{ KEEP_DAYS: "many" }, "KEEP_DAYS"],
    [{ KEEP_REQUESTS: "5" }, "KEEP_REQUESTS"],
    [{ ALERT_RULES: "{" }, "ALERT_RULES"],
    [{ ALERT_RULES: '[{"name":"x","measure":"p95","above":1,"endsAt":2,"minutes":1}]' }, "ALERT_RULES"],
    [
      { ALERT_RULES: '[{"name":"x","measure":"p95","by":"region","region":"jp","above":1,"minutes":1}]' },
      "ALERT_RULES",
    ],
    [
      { ALERT_RULES: '[{"name":"x","measure":"p95","by":"route","region":"mars","above":1,"minutes":1}]' },
      "ALERT_RULES",
    ],
    [{ ALERT_WEBHOOK_URL: "http://alerts.example", ALERT_WEBHOOK_SECRET: "long enough secret" }, "ALERT_WEBHOOK_URL"],
    [{ ALERT_WEBHOOK_URL: "https://alerts.example" }, "ALERT_WEBHOOK_SECRET"],
    [{ ALERT_WEBHOOK_URL: "https://alerts.example", ALERT_WEBHOOK_SECRET: "short" }, "ALERT_WEBHOOK_SECRET"],
  ])("that are invalid are reported, and defaults apply: %o", (env, name) => {
    const settings = settingsOf(env);
    expect(settings.mistakes.map((mistake) => mistake.split(":")[0])).toEqual([name]);
    expect(settings).toMatchObject({ rules: defaultRules, webhook: null });
    expect(JSON.stringify(settings.mistakes)).not.toContain('secret"');
  });
});
