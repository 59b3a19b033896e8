import { SELF } from "cloudflare:test";
import { lookupAnswer, shipDateAnswer } from "@contracts/catalogue/availability";
import * as v from "valibot";
import { beforeAll, describe, expect, it } from "vitest";
import { ndjson, price, stock } from "../../../tests/factories/product";
import { isShippingDay } from "./ship-calendar";

const origin = "http://services.test/availability";
const headers = { authorization: "Bearer demo-availability-key" };
const get = (path: string) => SELF.fetch(`${origin}${path}`, { headers });
const shipDates = (country: string, body: unknown) =>
  SELF.fetch(`${origin}/api/ebs/gop/${country}/sku`, { method: "POST", headers, body: JSON.stringify(body) });

beforeAll(async () => {
  const lines = [
    stock("4060S"),
    stock("4060T", { onHand: 0, prices: [price("JP", 9000, "JPY")] }),
    // Sizes that no other test uses, because lots that another file left would determine their stock.
    stock("81206S"),
    stock("81207S", { onHand: 3 }),
  ];
  const body = `${ndjson(lines)}\n{"sku":"x"}\nnot json`;
  const report = await SELF.fetch(`${origin}/_admin/stock`, {
    method: "POST",
    headers: { authorization: "Bearer demo-admin-key" },
    body,
  });
  expect(await report.json()).toMatchObject({
    received: 6,
    stored: 4,
    rejected: 2,
    total: 4,
    rejections: [{ line: 5 }, { line: 6 }],
  });
});

describe("getclp", () => {
  it("C-DATA-20, C-DATA-21: returns a product's sizes as a map keyed by SKU, with list price and stock", async () => {
    expect(v.parse(lookupAnswer, await (await get("/getclp?productno=4060&country=JP")).json())).toEqual({
      products: {
        "4060S": { pricing: { "list-price": 58_000 }, inventory: { "current-stock": "In Stock" } },
        "4060T": { pricing: { "list-price": 9000 }, inventory: { "current-stock": "Out of Stock" } },
      },
    });
  });

  it("C-DATA-23: returns prices in minor units, without decimals for yen and with two digits for yuan", async () => {
    const { products } = v.parse(lookupAnswer, await (await get("/getclp?productno=4060S&country=CN")).json());
    expect(products).toMatchObject({
      "4060S": { pricing: { "list-price": 329_900 } },
      "4060T": { pricing: { "list-price": null } },
    });
  });

  it("returns no sizes for an unknown product, 400 for a malformed query, 401 without the key", async () => {
    expect(await (await get("/getclp?productno=1234S&country=JP")).json()).toEqual({ products: {} });
    for (const query of ["", "?productno=4060S", "?productno=%27&country=JP", "?productno=4060S&country=JPN"]) {
      expect((await get(`/getclp${query}`)).status).toBe(400);
    }
    expect((await SELF.fetch(`${origin}/getclp?productno=4060S&country=JP`)).status).toBe(401);
  });
});

describe("ship dates", () => {
  it("T-SHIP-03: returns a date per item, and none for unknown SKUs", async () => {
    const items = [
      { sku: "81206S", quantity: 2 },
      { sku: "81207S", quantity: 4 },
      { sku: "1234S", quantity: 1 },
    ];
    const answer = v.parse(shipDateAnswer, await (await shipDates("US", { items })).json());
    expect(answer.items.map(({ sku, quantity }) => ({ sku, quantity }))).toEqual(items);
    const [soon, later, unknown] = answer.items.map((item) => item.finalShipDate);
    expect(soon && isShippingDay(soon)).toBe(true);
    expect((later ?? "") > (soon ?? ""), `${soon}, then ${later}`).toBe(true);
    expect(unknown).toBeNull();
  });

  it("T-SHIP-01: serves the US only, and W31: takes at most 50 well-formed items", async () => {
    const one = { sku: "4060S", quantity: 1 };
    expect((await shipDates("DE", { items: [one] })).status).toBe(404);
    for (const body of [
      {},
      { items: [] },
      { items: Array(51).fill(one) },
      { items: [{ sku: "x", quantity: 1 }] },
      { items: [{ ...one, quantity: 0 }] },
    ]) {
      expect((await shipDates("US", body)).status).toBe(400);
    }
    expect((await shipDates("US", { items: Array(50).fill(one) })).status).toBe(200);
  });
});
