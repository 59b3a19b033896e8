/** Tests the log's SQL on a real database; an object of the test worker lends its storage. */

import { env, runInDurableObject } from "cloudflare:test";
import type { RequestLine } from "@contracts/values/request-line";
import * as v from "valibot";
import { describe, expect, it } from "vitest";
import { requestLineOf } from "../../../tests/factories/request-line";
import { alertRule } from "../alerts/rules";
import { type FigureSubject, viewOf } from "../figures/region-figures";
import { seriesOf } from "../figures/series";
import { AlertStore } from "./alerts";
import { readLine } from "./line";
import { migrate } from "./migrate";
import { RequestStore } from "./requests";
import type { RequestSearch } from "./search";
import { SpanStore } from "./spans";

type Storage = DurableObjectStorage;
let objects = 0;
function withStorage<Result>(run: (storage: Storage) => Result | Promise<Result>): Promise<Result> {
  objects += 1;
  const object = env.PASSWORDS.get(env.PASSWORDS.idFromName(`log store ${objects}`));
  return runInDurableObject(object, (_instance, state) => run(state.storage));
}

const minute = 60_000;
const noon = Date.UTC(2030, 0, 1, 12);
const line = (index: number, change: Partial<RequestLine> = {}) =>
  requestLineOf(index, { at: noon + index, pattern: "/browse", country: "US", visitor: "visitor", ...change });

function open(storage: Storage) {
  migrate(storage);
  const requests = new RequestStore(storage.sql);
  const spans = new SpanStore(storage.sql);
  const append = (lines: readonly RequestLine[], now: number) => spans.add(requests.append(lines), now);
  const series = (range: "5m" | "1h" | "24h" | "7d", now: number) =>
    seriesOf(spans.ofRange(range, now), range, Math.floor(now / 1000));
  const view = (range: "5m" | "1h" | "24h" | "7d", subject: FigureSubject, now: number) =>
    viewOf(spans.ofRange(range, now), subject, range, Math.floor(now / 1000), spans.regionsSince());
  return { requests, spans, append, series, view, alerts: new AlertStore(storage.sql) };
}

describe("requests", () => {
  it("are found by id, product, number, status, path, country, visitor, visit and time, newest first and in pages", () =>
    withStorage((storage) => {
      const { requests } = open(storage);
      requests.append([
        line(1, { path: "/products/4060s", pattern: "/products/:id", ms: 900, country: "JP", region: "jp" }),
        line(2, { status: 503, path: "/cart", pattern: "/cart", visitor: "customer", visit: "abc" }),
        line(3, { status: 404, path: "/100%_off", pattern: "", cache: "none" }),
        line(4, {
          path: "/account/my/orderhistory/W-123",
          pattern: "/account/my/orderhistory/:ordernumber",
          visit: "abc",
        }),
        line(5, { entries: [{ level: "error", label: "x", members: { skus: ["4060S", "2118L"] } }] }),
      ]);
      const found = (search: RequestSearch, limit = 10) => requests.search(search, limit).map(({ seq }) => seq);
      expect(found({})).toEqual([5, 4, 3, 2, 1]);
      expect(found({ sku: "4060s" })).toEqual([5, 1]);
      expect(found({ number: "w-123" })).toEqual([4]);
      expect(found({ status: 404 })).toEqual([3]);
      expect(found({ status: 5 })).toEqual([2]);
      expect(found({ path: "%_OFF" })).toEqual([3]);
      expect(found({ path: "PRODUCTS" })).toEqual([1]);
      expect(found({ route: "/cart" })).toEqual([2]);
      expect(found({ country: "JP" })).toEqual([1]);
      expect(found({ region: "jp", slowerThan: 500 })).toEqual([1]);
      expect(found({ slowerThan: 900 })).toEqual([]);
      expect(found({ visitor: "customer" })).toEqual([2]);
      expect(found({ visit: "abc" })).toEqual([4, 2]);
      expect(found({ cache: "none" })).toEqual([3]);
      expect(found({ failed: true })).toEqual([5, 2]);
      expect(found({ id: "00000003" })).toEqual([3]);
      expect(found({}, 2)).toEqual([5, 4, 3]);
      expect(found({ before: 4 }, 2)).toEqual([3, 2, 1]);
      expect(found({ path: "'; drop table request_rows; --" })).toEqual([]);
      expect(readLine(requests.find("00000002") ?? "")).toMatchObject({ path: "/cart", status: 503 });
      expect(requests.find("99999999")).toBeNull();
    }));

  it("name the first that failed in a period", () =>
    withStorage((storage) => {
      const { requests } = open(storage);
      const failed = (index: number) => line(index, { at: noon + index * minute, status: 503 });
      requests.append([failed(1), line(2, { at: noon + 2 * minute }), failed(3), failed(4)]);
      const first = (since: number) => readLine(requests.firstFailure({ since: noon + since * minute }) ?? "{}").at;
      expect([first(0), first(2)]).toEqual([noon + minute, noon + 3 * minute]);
      expect(requests.firstFailure({ since: noon + 5 * minute })).toBeNull();
    }));

  it("are bounded in number and age, together with their dependent rows", () =>
    withStorage((storage) => {
      const { requests } = open(storage);
      requests.append(Array.from({ length: 3000 }, (_, index) => line(index, { at: noon + index * minute })));
      requests.append([line(1, { at: noon + 3000 * minute, pattern: "/products/:id", path: "/products/4060" })]);
      const rows = (table: string) => storage.sql.exec(`select count(*) as n from ${table}`).one().n;
      expect(requests.trim(noon, { requests: 2500, days: 30 })).toBe(false);
      expect(requests.trim(noon, { requests: 1000, days: 30 })).toBe(true);
      expect([requests.count(), rows("request_lines"), rows("request_subjects")]).toEqual([1000, 1000, 1]);
      expect(requests.trim(noon + 2900 * minute + 86_400_000, { requests: 1000, days: 1 })).toBe(true);
      expect(requests.count()).toBe(101);
      expect(requests.trim(noon + 86_400_000 * 40, { requests: 1000, days: 30 })).toBe(true);
      expect([requests.count(), rows("request_lines"), rows("request_subjects")]).toEqual([0, 0, 0]);
      // Sequence numbers continue, so a new row never reuses an old number.
      expect(new RequestStore(storage.sql).lastAt()).toBeNull();
    }));

  it("from before the search tables are migrated", () =>
    withStorage((storage) => {
      const old = line(7, { path: "/cart", country: "AT" });
      storage.sql.exec(
        `create table requests (seq integer primary key autoincrement, id text not null, at integer not null, region text not null,
         status integer not null, ms real not null, cache text not null, failed integer not null, line text not null)`,
      );
      storage.sql.exec(
        "insert into requests (id, at, region, status, ms, cache, failed, line) values (?, ?, 'global', 200, 3, 'hit', 0, ?)",
        old.id,
        old.at,
        JSON.stringify(old),
      );
      const { requests, series } = open(storage);
      open(storage);
      expect(requests.search({ country: "AT" }, 5)).toMatchObject([{ path: "/cart", pattern: "/browse", calls: 0 }]);
      expect(series("1h", noon + minute).find(({ dimension }) => dimension === "all")?.count).toBe(1);
    }));

  it("lose the text of their entries when very long, but keep their ids", () =>
    withStorage((storage) => {
      const { requests } = open(storage);
      const members = { note: "x".repeat(90_000) };
      requests.append([line(1, { entries: [{ level: "error", label: "too much", members }] })]);
      const kept = readLine(requests.find("00000001") ?? "");
      expect(kept.entries).toEqual([{ level: "error", label: "too much" }]);
    }));
});

describe("figures", () => {
  it("agree in every range and include the previous range", () =>
    withStorage((storage) => {
      const { append, series } = open(storage);
      for (let index = 0; index < 40; index += 1)
        append([line(index, { at: noon + index * minute, status: index % 10 ? 200 : 500 })], noon + index * minute);
      const now = noon + 40 * minute;
      for (const range of ["1h", "24h", "7d"] as const) {
        expect(series(range, now)[0]).toMatchObject({ dimension: "all", count: 40, failed: 4, before: { count: 0 } });
      }
      expect(series("5m", now)[0]).toMatchObject({ count: 4, before: { count: 5 } });
      expect(series("1h", now + 90 * minute)[0]).toMatchObject({ count: 0, before: { count: 29 } });
      const routes = series("24h", now).filter(({ dimension }) => dimension === "route");
      expect(routes).toMatchObject([{ value: "/browse", count: 40 }]);
    }));

  it("survive the end of the object at any moment, with each request counted once", () =>
    withStorage((storage) => {
      const first = open(storage);
      first.append([line(1)], noon);
      // Before the pending figures are flushed.
      first.append([line(2), line(3)], noon + 100);
      const second = open(storage);
      expect(second.series("1h", noon)[0]?.count).toBe(3);
      second.append([line(4)], noon + 200);
      expect(open(storage).series("7d", noon)[0]?.count).toBe(4);
      expect(open(storage).series("1h", noon)[0]?.count).toBe(4);
    }));

  it("per minute outlive requests and expire later", () =>
    withStorage((storage) => {
      const { append, spans, requests } = open(storage);
      append([line(1)], noon);
      spans.flush(noon);
      const later = noon + 60 * 86_400_000;
      requests.trim(later, { requests: 1000, days: 30 });
      spans.trim(later / 1000, 90);
      expect(requests.count()).toBe(0);
      expect(spans.minutesSince(0, later).find(({ dimension }) => dimension === "all")?.count).toBe(1);
      spans.trim(noon / 1000 + 91 * 86_400, 90);
      expect(spans.minutesSince(0, later)).toEqual([]);
    }));
});

describe("figures by region", () => {
  const call = { name: "commerce", startedMs: 1, ms: 5, status: 200, source: "network", attempts: 1 };
  const busy = (index: number) =>
    line(index, {
      region: (["global", "jp", "cn"] as const)[index % 3] ?? "global",
      pattern: `/route-${index % 40}`,
      upstream: [call, { ...call, name: "content" }],
    });
  const inJapan = { by: "region", value: "jp", region: "jp" } as const;

  it("take one row per region and span, whatever it holds", () =>
    withStorage((storage) => {
      const { append, spans, view } = open(storage);
      append(
        Array.from({ length: 600 }, (_, index) => busy(index)),
        noon,
      );
      spans.flush(noon + 1000);
      spans.roll();
      const rows = storage.sql.exec<{ n: number }>("select count(*) as n from region_spans where step = 60").one().n;
      expect(rows).toBe(3);
      expect(storage.sql.exec("select count(*) as n from spans").one().n).toBe(0);
      for (const range of ["5m", "1h", "24h", "7d"] as const) {
        const { shop, within } = view(range, inJapan, noon + 1000);
        expect(shop.find(({ dimension }) => dimension === "all")?.count).toBe(600);
        expect(within.filter(({ dimension }) => dimension === "route")).toHaveLength(40);
        expect(within.find(({ dimension }) => dimension === "upstream")).toMatchObject({
          value: "commerce",
          count: 200,
        });
      }
    }));

  it("keep calls that were counted by client in the client dimension", () =>
    withStorage((storage) => {
      migrate(storage, 4);
      const times = JSON.stringify({ 10: 5 });
      storage.sql.exec("insert into spans values (60, ?, 'upstream', 'product-brief', 5, 1, ?)", noon / 1000, times);
      storage.sql.exec(
        "insert into region_spans values (60, ?, 'jp', ?)",
        noon / 1000,
        JSON.stringify({ all: { "": [3, 0, {}] }, upstream: { price: [5, 2, { 10: 5 }] } }),
      );
      const rows = open(storage).spans.minutesSince(0, noon);
      const found = rows.filter(({ dimension }) => dimension === "client" || dimension === "upstream");
      expect(found).toMatchObject([
        { dimension: "client", value: "product-brief", count: 5, failed: 1, times: { 10: 5 } },
        { dimension: "client", value: "price", region: "jp", count: 5, failed: 2, times: { 10: 5 } },
      ]);
    }));

  it("start at the migration; older figures stay complete and have no region", () =>
    withStorage((storage) => {
      const former = (step: number, start: number, value: string, many: number, dimension = "route") =>
        storage.sql.exec(
          "insert into spans values (?, ?, ?, ?, ?, ?, ?)",
          step,
          start,
          dimension,
          value,
          many,
          1,
          JSON.stringify({ 10: many - 1, 20: 1 }),
        );
      migrate(storage, 3);
      const seconds = noon / 1000;
      // A finished quarter of an hour, and one that has only begun.
      for (const start of [seconds - 900, seconds - 840]) former(60, start, "/cart", 5);
      former(900, seconds - 900, "/cart", 10);
      former(7200, seconds - 7200, "/cart", 10);
      for (const start of [seconds, seconds + 60]) {
        former(60, start, "/cart", 7);
        former(60, start, "jp", 7, "region");
      }
      const { append, view, spans } = open(storage);
      append([line(1, { at: noon + 2 * minute, region: "jp", pattern: "/cart" })], noon + 2 * minute);
      const since = spans.regionsSince();
      expect(Math.abs(Date.now() / 1000 - since)).toBeLessThan(60);
      for (const range of ["1h", "24h", "7d"] as const) {
        const { shop, within, regionsSince } = view(range, inJapan, noon + 3 * minute);
        const find = (dimension: string) => shop.find((one) => one.dimension === dimension);
        expect([range, find("route")]).toMatchObject([range, { value: "/cart", count: 25, failed: 4 }]);
        expect([range, find("region")]).toMatchObject([range, { value: "jp", count: 15 }]);
        expect(within.map(({ dimension, count }) => `${dimension} ${count}`)).toEqual(["route 1", "cache 1"]);
        expect([range, regionsSince]).toEqual([range, since]);
      }
      // No note once the range holds no older figures.
      expect(view("1h", inJapan, noon + 180 * minute).regionsSince).toBeNull();
      // Older figures expire as figures by region do.
      spans.trim(seconds + 91 * 86_400, 90);
      expect(spans.minutesSince(0, noon)).toEqual([]);
    }));
});

describe("alerts", () => {
  const rules = [
    v.parse(alertRule, { name: "Fails", measure: "failed-share", by: "region", above: 0.1, minutes: 5, atLeast: 1 }),
  ];
  const look = (shop: ReturnType<typeof open>, at: number, tells = true) =>
    shop.alerts.evaluate(rules, shop.spans.minutesSince(at / 1000 - 300, at), noon, at, tells);

  it("fire, resolve, send one message an hour, and keep a history", () =>
    withStorage((storage) => {
      const shop = open(storage);
      shop.append([line(1, { region: "jp", status: 500 }), line(2)], noon);
      for (let index = 1; index <= 3; index += 1) look(shop, noon + index * minute);
      expect(shop.alerts.states()).toMatchObject([{ alert: "Fails: jp", phase: "firing", told: "firing" }]);
      const [message] = shop.alerts.due(noon + 3 * minute);
      expect(JSON.parse(message?.body ?? "")).toMatchObject({
        alert: "Fails: jp",
        state: "firing",
        measured: 1,
        above: 0.1,
      });
      // A new instance, long after the last request: nothing supports the alert.
      const later = { ...open(storage) };
      for (let index = 7; index <= 12; index += 1) look(later, noon + index * minute);
      expect(later.alerts.events(10).map(({ kind }) => kind)).toEqual(["resolved", "fired"]);
      expect(later.alerts.messages(10)).toHaveLength(1);
      look(later, noon + 63 * minute);
      expect(later.alerts.messages(10).map(({ body }) => JSON.parse(body).state)).toEqual(["resolved", "firing"]);
    }));

  it("are shown without a webhook, and sent once there is one", () =>
    withStorage((storage) => {
      const shop = open(storage);
      shop.append([line(1, { status: 500 })], noon);
      for (let index = 1; index <= 3; index += 1) look(shop, noon + index * minute, false);
      expect([shop.alerts.states()[0]?.phase, shop.alerts.messages(5).length]).toEqual(["firing", 0]);
      look(shop, noon + 4 * minute);
      expect(shop.alerts.messages(5).length).toBe(1);
    }));

  it("are removed with their rule", () =>
    withStorage((storage) => {
      const shop = open(storage);
      shop.append([line(1, { status: 500 })], noon);
      look(shop, noon + minute);
      expect(shop.alerts.states()).toHaveLength(1);
      shop.alerts.evaluate([], [], noon, noon + 2 * minute, true);
      expect(shop.alerts.states()).toEqual([]);
    }));

  it("retry undelivered messages at growing intervals, then give up", () =>
    withStorage((storage) => {
      const shop = open(storage);
      shop.append([line(1, { status: 500 })], noon);
      for (let index = 1; index <= 2; index += 1) look(shop, noon + index * minute);
      let now = noon + 2 * minute;
      for (let attempt = 0; attempt < 7; attempt += 1) {
        const [message, ...others] = shop.alerts.due(now);
        expect([message?.attempts, others.length]).toEqual([attempt, 0]);
        if (message) shop.alerts.settle(message, { ok: false, error: "answered 500" }, now);
        expect(shop.alerts.due(now)).toEqual([]);
        now += 2 ** attempt * minute;
      }
      expect(shop.alerts.messages(5)).toMatchObject([{ state: "failed", attempts: 7, lastError: "answered 500" }]);
      expect(shop.alerts.due(now + 86_400_000)).toEqual([]);
    }));
});

describe("under load", () => {
  it("10,000 lines in batches are stored, counted, searched and trimmed", () =>
    withStorage((storage) => {
      const { append, requests, series, spans } = open(storage);
      const patterns = ["/", "/browse", "/products/:id", "/cart"];
      const call = { name: "commerce", startedMs: 1, ms: 5, status: 200, source: "network", attempts: 1 };
      for (let from = 0; from < 10_000; from += 100) {
        const lines = Array.from({ length: 100 }, (_, offset) => {
          const index = from + offset;
          const pattern = patterns[index % patterns.length];
          return line(index, { pattern, path: `/products/${index % 997}`, ms: index % 500, upstream: [call, call] });
        });
        append(lines, noon + from);
      }
      spans.flush(noon + 10_000);
      expect(requests.count()).toBe(10_000);
      expect(series("1h", noon + 11_000).find(({ dimension }) => dimension === "all")?.count).toBe(10_000);
      for (const search of [{ path: "no such path" }, { status: 5 }, { slowerThan: 10_000 }])
        expect(requests.search(search, 100)).toEqual([]);
      // Lines 1,014, 5,002 and 8,990 are of a product page with this number.
      expect(requests.search({ sku: "17" }, 100)).toHaveLength(3);
      requests.trim(noon, { requests: 1000, days: 30 });
      expect(requests.count()).toBe(1000);
    }));
});
