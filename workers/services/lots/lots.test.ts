import { SELF } from "cloudflare:test";
import { shipDateAnswer } from "@contracts/catalogue/availability";
import { holdList } from "@contracts/catalogue/lot-holds";
import { allocationAnswer } from "@contracts/catalogue/lot-stock";
import { type Lot, lotMatches, productLots } from "@contracts/catalogue/lots";
import { withCheckDigit } from "@domain/lots/digital-link";
import * as v from "valibot";
import { beforeEach, describe, expect, it, vi } from "vitest";
import { lot } from "../../../tests/factories/lot";
import { ndjson, stock } from "../../../tests/factories/product";

const origin = "http://services.test/lots";
const shop = { authorization: "Bearer demo-lots-key" };
const admin = { authorization: "Bearer demo-admin-key" };

const post = (path: string, body: unknown, headers: Record<string, string> = shop) =>
  SELF.fetch(origin + path, { method: "POST", headers, body: JSON.stringify(body) });
const load = (lots: readonly Lot[]) =>
  SELF.fetch(`${origin}/_admin/lots`, { method: "POST", headers: admin, body: ndjson(lots) });
const get = (path: string) => SELF.fetch(origin + path, { headers: shop });
const lotsOf = async (key: string) => v.parse(productLots, await (await get(`/products/${key}`)).json()).lots;
const found = async (query: string) => v.parse(lotMatches, await (await get(`/names?${query}`)).json());
const left = async (key: string) =>
  Object.fromEntries((await lotsOf(key)).map(({ number, stock: items }) => [number, items[0]?.left]));

/** Each test has its own products, because tests share the storage. */
let tests = 0;
let key = "";
let sku = "";
let early: Lot;
let late: Lot;
let foreign: Lot;

let lines = 0;
const allocate = async (over: object = {}) => {
  lines += 1;
  const body = {
    orderNumber: "W260000000001",
    lineId: `line-${lines}`,
    sku,
    quantity: 1,
    owner: null,
    ...over,
  };
  const { lots } = v.parse(allocationAnswer, await (await post("/allocations", body)).json());
  return lots.map(({ expires: _, ...taken }) => taken);
};

const items = (pieces: number): Lot["stock"] => [{ sku, gtin: null, left: pieces }];

beforeEach(async () => {
  tests += 1;
  key = String(700_000 + tests);
  sku = `${key}S`;
  early = lot({
    productKey: key,
    number: "23",
    made: "2025-01-02",
    released: "2025-01-10",
    expires: "2027-12-31",
    stock: items(3),
  });
  late = lot({ productKey: key, number: "24", aliases: [`A${tests}`], stock: items(50) });
  foreign = lot({ productKey: String(800_000 + tests), number: "24", aliases: [`A${tests}`], stock: [] });
  expect(await (await load([early, late, foreign])).json()).toMatchObject({ stored: 3, rejected: 0 });
});

describe("lots", () => {
  it("are read with their remaining pieces, newest release first", async () => {
    expect((await lotsOf(key)).map(({ number }) => number)).toEqual(["24", "23"]);
    expect((await lotsOf(key))[0]).toEqual(late);
    expect(await lotsOf("1111")).toEqual([]);
  });

  it("are found by the print on the vial, of one product or of all", async () => {
    const gtin = withCheckDigit(`02000${key}00`);
    await load([{ ...late, stock: [{ sku, gtin, left: 5 }] }]);
    expect((await found(`lot=Lot%200024&product=${key}`)).matches).toEqual([{ productKey: key, number: "24" }]);
    expect(await found(`lot=A${tests}`)).toEqual({
      total: 2,
      matches: [
        { productKey: key, number: "24" },
        { productKey: foreign.productKey, number: "24" },
      ],
    });
    expect((await found("lot=99")).total).toBe(0);
    expect(await (await get(`/gtins/${gtin}`)).json()).toEqual({ gtin, productKey: key, sku });
    expect((await get("/gtins/00000000000000")).status).toBe(404);
  });

  it("refuses malformed input, and callers without the key", async () => {
    for (const path of ["/products/x", "/names", "/names?lot=1&product=x", "/gtins/1"])
      expect([path, (await get(path)).status]).toEqual([path, 400]);
    expect((await post("/allocations", { sku: "4060S" })).status).toBe(400);
    expect((await SELF.fetch(`${origin}/products/4060`)).status).toBe(401);
    expect((await post("/_admin/lots", {}, shop)).status).toBe(401);
    expect((await post("/products/4060/99/recall", { reason: "x", day: "2026-11-25" })).status).toBe(404);
  });

  it("are imported as CSV too; rejected rows have line, field and reason, and change nothing", async () => {
    const csv = [
      "product,lot,made,released,expires,stock",
      `${key},25,2026-10-01,2026-10-09,2028-10-09,${sku}=7`,
      `${key},26,2026-10-01,2026-10-32,2028-10-09,${sku}=7`,
      `${key},23,2026-10-01,2026-09-01,2028-10-09,${sku}=7`,
    ].join("\n");
    const answer = await SELF.fetch(`${origin}/_admin/lots`, {
      method: "POST",
      headers: { ...admin, "content-type": "text/csv" },
      body: csv,
    });
    expect(await answer.json()).toMatchObject({
      received: 3,
      stored: 1,
      rejections: [
        { line: 3, path: "released" },
        { line: 4, path: "released", message: "released before it was made" },
      ],
    });
    expect(await left(key)).toEqual({ 25: 7, 24: 50, 23: 3 });
  });
});

describe("allocation", () => {
  it("takes the lot that expires first, several if one is not enough, and is final", async () => {
    const body = { lineId: "final", quantity: 5 };
    const expected = [
      { productKey: key, lot: "23", quantity: 3 },
      { productKey: key, lot: "24", quantity: 2 },
    ];
    expect(await allocate(body)).toEqual(expected);
    expect(await allocate(body)).toEqual(expected);
    expect(await left(key)).toMatchObject({ 24: 48, 23: 0 });
  });

  it("never takes expired, superseded or recalled lots, nor more than is available", async () => {
    await load([
      lot({
        productKey: key,
        number: "21",
        released: "2020-01-10",
        made: "2020-01-02",
        expires: "2022-01-10",
        stock: items(9),
      }),
      lot({ productKey: key, number: "22", state: "superseded", expires: "2027-01-10", stock: items(9) }),
      { ...late, stock: items(2) },
    ]);
    const recalled = await post(`/products/${key}/23/recall`, { reason: "Wrong label", day: "2026-11-25" });
    expect(await recalled.json()).toEqual({ reason: "Wrong label", day: "2026-11-25" });
    expect(await allocate({ quantity: 5 })).toEqual([{ productKey: key, lot: "24", quantity: 2 }]);
    expect(await allocate()).toEqual([]);
    expect((await lotsOf(key)).find(({ number }) => number === "23")).toMatchObject({
      state: "recalled",
      recall: { reason: "Wrong label" },
    });
  });

  it("takes all chosen lots or none, and proposes the first expired without taking any", async () => {
    const proposed = await (await post("/allocations/proposal", { sku, quantity: 5, owner: null })).json();
    expect(proposed).toMatchObject({
      lots: [
        { lot: "23", quantity: 3, left: 3, expires: "2027-12-31" },
        { lot: "24", quantity: 2 },
      ],
    });
    const chosen = (lots: object[], lineId: string) =>
      post("/allocations", { orderNumber: "W260000000002", lineId, sku, quantity: 4, owner: null, lots });
    const short = await chosen([{ lot: "23", quantity: 4 }], "a");
    expect([short.status, await left(key)]).toMatchObject([409, { 23: 3 }]);
    const taken = await chosen(
      [
        { lot: "24", quantity: 3 },
        { lot: "23", quantity: 1 },
      ],
      "a",
    );
    expect(await taken.json()).toMatchObject({
      lots: [
        { lot: "23", quantity: 1, expires: "2027-12-31" },
        { lot: "24", quantity: 3 },
      ],
    });
    expect(await left(key)).toMatchObject({ 23: 2 });
  });

  it("a recall is final: neither a second one nor an import changes it", async () => {
    const recall = (reason: string) => post(`/products/${key}/24/recall`, { reason, day: "2026-11-25" });
    await recall("Wrong label");
    expect(await (await recall("Another")).json()).toMatchObject({ reason: "Wrong label" });
    await load([late]);
    expect((await lotsOf(key))[0]).toMatchObject({ state: "recalled", recall: { reason: "Wrong label" } });
    expect(await allocate({ quantity: 9 })).toEqual([{ productKey: key, lot: "23", quantity: 3 }]);
  });

  it("in parallel, takes each piece once", async () => {
    const taken = await Promise.all(Array.from({ length: 60 }, () => allocate()));
    expect(taken.flat().reduce((sum, { quantity }) => sum + quantity, 0)).toBe(53);
    expect(await left(key)).toMatchObject({ 24: 0, 23: 0 });
  });

  it("feeds the availability of the size; a size without lots keeps its imported stock", async () => {
    const call = (path: string, body: string, key: string) =>
      SELF.fetch(`http://services.test/availability${path}`, {
        method: "POST",
        headers: { authorization: `Bearer ${key}` },
        body,
      });
    await call(
      "/_admin/stock",
      ndjson([stock(sku, { productKey: key, onHand: 9000 }), stock(`${key}L`, { productKey: key, onHand: 9000 })]),
      "demo-admin-key",
    );
    const dates = async (quantity: number) => {
      const wanted = [sku, `${key}L`].map((asked) => ({ sku: asked, quantity }));
      const answer = await call("/api/ebs/gop/US/sku", JSON.stringify({ items: wanted }), "demo-availability-key");
      return v.parse(shipDateAnswer, await answer.json()).items.map(({ finalShipDate }) => finalShipDate ?? "");
    };
    const [inLots = "", imported = ""] = await dates(53);
    expect(inLots).toBe(imported);
    const [beyond = "", still = ""] = await dates(54);
    expect(beyond > inLots).toBe(true);
    expect(still).toBe(imported);
  });
});

describe("holds", () => {
  const hold = (owner: string, over: object = {}) =>
    post("/holds", { owner: `customer:${owner}`, sku, lot: "24", quantity: 1, days: 3, ...over });
  const holds = async (owner: string) =>
    v.parse(holdList, await (await get(`/holds?owner=customer:${owner}`)).json()).holds;

  it("100 customers who want the last 50 pieces at once get exactly 50", async () => {
    const answers = await Promise.all(Array.from({ length: 100 }, (_, index) => hold(`c-${tests}-${index}`)));
    const statuses = answers.map(({ status }) => status);
    expect(statuses.filter((status) => status === 201)).toHaveLength(50);
    expect(statuses.filter((status) => status === 409)).toHaveLength(50);
    const [refused] = answers.filter(({ status }) => status === 409);
    expect(await refused?.json()).toMatchObject({ errors: [{ code: "LotShort" }] });
    // Held pieces do not ship to other customers.
    expect(await allocate({ quantity: 9 })).toEqual([{ productKey: key, lot: "23", quantity: 3 }]);
  });

  it("are used by the owner's order before the lot that expires first", async () => {
    await hold(`a-${tests}`, { quantity: 2 });
    const taken = await allocate({ quantity: 2, owner: `customer:a-${tests}` });
    expect(taken).toEqual([{ productKey: key, lot: "24", quantity: 2 }]);
    expect(await holds(`a-${tests}`)).toMatchObject([{ lot: "24", state: "used" }]);
    expect(await left(key)).toMatchObject({ 24: 48, 23: 3 });
  });

  it("end after their day, when they are released, and with a recall", async () => {
    vi.useFakeTimers({ now: new Date("2026-11-25T12:00:00Z"), toFake: ["Date"] });
    const owner = `b-${tests}`;
    await hold(owner, { quantity: 20, days: 2 });
    expect(await holds(owner)).toMatchObject([{ quantity: 20, until: "2026-11-27", state: "active" }]);
    expect((await hold(`c-${tests}`, { quantity: 20 })).status).toBe(201);
    expect((await hold(`d-${tests}`, { quantity: 11 })).status).toBe(409);
    vi.setSystemTime(new Date("2026-11-28T00:00:00Z"));
    expect(await holds(owner)).toMatchObject([{ state: "expired" }]);
    expect((await hold(`d-${tests}`, { quantity: 20 })).status).toBe(201);
    await post("/holds/release", { owner: `customer:d-${tests}`, sku, lot: "24" });
    expect(await holds(`d-${tests}`)).toMatchObject([{ state: "released" }]);
    await hold(owner, { quantity: 20, days: 14 });
    await post(`/products/${key}/24/recall`, { reason: "Wrong label", day: "2026-11-28" });
    expect(await holds(owner)).toMatchObject([{ state: "released" }]);
    expect((await hold(owner)).status).toBe(409);
    vi.useRealTimers();
  });

  it("are limited per customer; a new one for the same lot replaces the former", async () => {
    const owner = `e-${tests}`;
    expect((await hold(owner, { quantity: 20 })).status).toBe(201);
    expect((await hold(owner, { quantity: 19 })).status).toBe(201);
    expect(await holds(owner)).toMatchObject([{ quantity: 19, state: "active" }]);
    const over = await hold(owner, { lot: "23", quantity: 2 });
    expect(await over.json()).toMatchObject({ errors: [{ code: "HoldLimit" }] });
    for (const wrong of [{ quantity: 0 }, { days: 15 }, { owner: "anonymous:x" }, { lot: "<b>" }])
      expect((await hold(owner, wrong)).status).toBe(400);
  });
});
