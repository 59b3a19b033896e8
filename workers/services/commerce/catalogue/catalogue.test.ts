import { env } from "cloudflare:test";
import { listPriceLookup, maxKeys, productBriefs, productKeys, productKeysAfter } from "@contracts/catalogue/briefs";
import { cachedProduct, product as productSchema } from "@contracts/catalogue/catalogue";
import { cachedProductWithParts } from "@contracts/catalogue/evidence";
import * as v from "valibot";
import { beforeAll, describe, expect, it } from "vitest";
import { ndjson, price, prices, product, shelf, variant } from "../../../../tests/factories/product";
import { statementsOf } from "../../d1-migrations";
import applicationsMigration from "../migrations/catalogue/0002_applications.sql";
import namesMigration from "../migrations/catalogue/0010_product_names.sql";
import { admin, call, errorOf, importShelf, tokens } from "../testing/gateway";
import { storeWholeProducts } from "../testing/whole-texts";
import { catalogueOf } from "./catalogue-store";

let token = "";
beforeAll(async () => {
  expect(await importShelf()).toMatchObject({ received: shelf.length, stored: shelf.length, rejected: 0 });
  token = (await tokens("client")).access_token;
});

const get = async <S extends v.GenericSchema>(path: string, schema: S): Promise<v.InferOutput<S>> =>
  v.parse(schema, await (await call(token, path)).json());
const reportSchema = v.object({
  received: v.number(),
  stored: v.number(),
  rejected: v.number(),
  rejections: v.array(v.object({ line: v.number(), path: v.string(), message: v.string() })),
  total: v.number(),
});
const importLines = async (body: string) =>
  v.parse(reportSchema, await (await admin("/commerce/_admin/products", { method: "POST", body })).json());

const lot = { number: "1", reactivity: ["H"], homology: [], sensitivity: "Endogenous", concentration: null };
const method = (codeForDisplay: string) => ({
  method: codeForDisplay,
  codeForDisplay,
  group: "Other",
  dilutionFactor: { optimal: null, low: null, high: null },
  applicationMessage: null,
  species: ["H"],
  protocolId: null,
});

describe("reads", () => {
  it("C-DATA-01, C-DATA-02, C-PROD-19: returns a whole product by its key", async () => {
    expect(await get("/products/4060", productSchema)).toEqual(shelf[0]);
    for (const key of ["1234", "4060S", "..", "%27", "12345678"]) {
      expect(await errorOf(await call(token, `/products/${key}`))).toMatchObject({
        status: 404,
        code: "ResourceNotFound",
      });
    }
  });

  it("returns numbers of published products in order, page by page", async () => {
    const all = await get("/products/keys", productKeys);
    const keys = all.results.map(({ key }) => key);
    expect(keys).toEqual([...keys].sort());
    expect(all).toMatchObject({ limit: maxKeys, offset: 0, count: all.total });
    const second = await get("/products/keys?limit=1&offset=1", productKeys);
    expect(second).toMatchObject({ limit: 1, offset: 1, count: 1, total: all.total, results: [all.results[1]] });
    const behind = await get(`/products/keys?limit=1&after=${keys[0]}`, productKeysAfter);
    expect(behind).toEqual({ more: keys.length > 2, results: [all.results[1]] });
    expect(await get(`/products/keys?after=${keys.at(-1)}`, productKeysAfter)).toEqual({ more: false, results: [] });
    const ends = await get("/products/keys?limit=1&every=2", productKeys);
    expect(ends.ends).toEqual(keys.filter((_, place) => place % 2 === 1));
    expect(all.ends).toBeUndefined();
    for (const query of [
      "after=x",
      "every=0",
      "every=5001",
      "every=x",
      "limit=0",
      "limit=5001",
      "limit=x",
      "offset=-1",
      "offset=99999999",
    ])
      expect(await errorOf(await call(token, `/products/keys?${query}`))).toMatchObject({ status: 400 });
  });

  it("leaves out products whose page is not open yet or not indexable", async () => {
    const { total } = await get("/products/keys", productKeys);
    const obsolete = product("8192", { status: "Obsolete" });
    await importLines(ndjson([product("8190", { status: "Commercialization" }), product("8191"), obsolete]));
    const { results, total: now } = await get("/products/keys", productKeys);
    const keys = results.map(({ key }) => key);
    expect([...["8190", "8191", "8192"].map((key) => keys.includes(key)), now - total]).toEqual([
      false,
      true,
      false,
      1,
    ]);
  });

  it("C-PROD-21: returns the cached product as JSON text in `value`", async () => {
    const { value } = await get("/products/4060/cached", cachedProduct);
    expect(JSON.parse(value)).toEqual(shelf[0]);
  });

  it("adds evidence and briefs of related products on request", async () => {
    const conjugate = { key: "9272", name: "Akt Antibody", relation: "conjugate" };
    const usual = product("8195");
    const related = product("8195", {
      attributes: { ...usual.attributes, recommendations: [conjugate, { ...conjugate, key: "1234" }] },
    });
    await importLines(ndjson([related]));
    const parts = "with=evidence,related";
    const found = await get(`/products/8195/cached?${parts}&country=DE`, cachedProductWithParts);
    expect(JSON.parse(found.value)).toEqual(related);
    expect(found.evidence).toEqual({ productKey: "8195", records: [], homology: [], uses: [] });
    const { products: briefs } = await get("/products/briefs?codes=9272,1234&country=DE", productBriefs);
    expect(found.related).toEqual(briefs);
    expect((await call(token, `/products/2103/cached?${parts}`)).status).toBe(404);
    for (const query of ["with=all", "with=", `${parts}&country=Germany`])
      expect(await errorOf(await call(token, `/products/8195/cached?${query}`)), query).toMatchObject({ status: 400 });
  });

  it("C-PROD-20: returns an unpublished product in preview only", async () => {
    expect((await get("/products/2103/preview", productSchema)).status).toBe("Pending");
    expect((await call(token, "/products/2103")).status).toBe(404);
    expect((await call(token, "/products/2103/cached")).status).toBe(404);
  });

  it("neither sells nor names an unpublished product, unless its status says that it is to come", async () => {
    const shelf = [product("8170"), product("8171", { published: false })];
    await importLines(ndjson([...shelf, product("8172", { published: false, status: "Pending" })]));
    const facts = await catalogueOf(env).skuFacts(["8170S", "8171S"]);
    expect([...facts.values()].map(({ sku, active }) => [sku, active])).toEqual([
      ["8170S", true],
      ["8171S", false],
    ]);
    const { products } = await get("/products/briefs?codes=8170S,8171S,8171,8172&country=US", productBriefs);
    expect(products.map(({ sku, status, listPrice }) => [sku, status, listPrice !== null])).toEqual([
      ["8170S", "Released", true],
      ["8171S", "not found", false],
      ["8171", "not found", false],
      ["8172", "Pending", false],
    ]);
  });

  it("returns several whole products in the order of their numbers, without those that are not published", async () => {
    const list = v.object({ count: v.number(), results: v.array(productSchema) });
    const { results, count } = await get("/products/whole?keys=9272,2103,1234,4060", list);
    expect([results.map(({ key }) => key), count]).toEqual([["9272", "4060"], 2]);
    expect(results[1]).toEqual(shelf[0]);
    for (const keys of ["", "4060,x", "4060,", Array(101).fill("4060").join(",")])
      expect(await errorOf(await call(token, `/products/whole?keys=${keys}`))).toMatchObject({ status: 400 });
  });

  it("C-DATA-25: finds products by SKUs of master variants and variants, each once, in the given order", async () => {
    const page = v.object({ count: v.number(), total: v.number(), results: v.array(productSchema) });
    const { results, count } = await get("/products?skus=9272S,4060L,4060T,1234S", page);
    expect(results.map((found) => found.key)).toEqual(["9272", "4060"]);
    expect(count).toBe(2);
  });

  it("C-DATA-18, C-DATA-19: returns briefs in the order of the codes and marks unknown codes", async () => {
    const { products } = await get("/products/briefs?codes=4060s,0001X,2103S,9272&country=DE", productBriefs);
    expect(products.map((brief) => [brief.sku, brief.status, brief.productKey])).toEqual([
      ["4060S", "Released", "4060"],
      ["0001X", "not found", null],
      ["2103S", "Pending", "2103"],
      ["9272", "Released", "9272"],
    ]);
    expect(products[0]).toMatchObject({
      category: "primary-antibodies",
      productType: "Primary Antibody",
      listPrice: { country: "DE", centAmount: 39_500, currencyCode: "EUR" },
    });
  });

  it("C-PRICE-08: returns the US list price for a distributor country", async () => {
    const { products } = await get("/products/briefs?codes=4060S&country=BR", productBriefs);
    expect(products[0]?.listPrice?.country).toBe("US");
  });

  it("T-QADD-33: takes up to a hundred codes at once, despite the parameter limit of a statement", async () => {
    const codes = Array.from({ length: 100 }, (_, index) => `${5000 + index}S`);
    expect((await get(`/products/briefs?codes=${codes.join(",")}`, productBriefs)).products).toHaveLength(100);
    for (const query of [
      "",
      "?codes=",
      "?codes=%27%3B",
      `?codes=${[...codes, "4060S"].join(",")}`,
      "?codes=4060S&country=USA",
    ]) {
      expect((await call(token, `/products/briefs${query}`)).status).toBe(400);
    }
  });

  it("T-QADD-34: returns the Japan list price of a family", async () => {
    expect(await get("/products/4060/list-price?country=JP", listPriceLookup)).toEqual({
      family: "4060",
      country: "JP",
      listPrice: price("JP", 77_000, "JPY"),
    });
    expect((await get("/products/2110/list-price?country=JP", listPriceLookup)).listPrice).toBeNull();
    expect((await call(token, "/products/1234/list-price?country=JP")).status).toBe(404);
  });
});

describe("import", () => {
  const bad = (over: object) => JSON.stringify({ ...product("8001"), ...over });

  it("stores the valid lines and reports the position of every error", async () => {
    const lines = [
      JSON.stringify(product("8000")),
      "{",
      "",
      bad({ status: "Sold out" }),
      bad({ key: "80O1" }),
      bad({ masterVariant: variant("8002S") }),
      bad({ variants: [variant("8001S")] }),
      bad({ masterVariant: variant("8001S", { prices: [price("US", 1, "USD"), price("US", 2, "USD")] }) }),
      bad({ masterVariant: variant("8001S", { prices: [{ ...price("JP", 100, "JPY"), fractionDigits: 2 }] }) }),
      bad({ masterVariant: variant("8001S", { prices: [price("US", -1, "USD")] }) }),
      JSON.stringify(product("8003")),
      bad({
        masterVariant: variant("8001S", {
          prices: [{ ...price("US", 200, "USD"), breaks: [{ pieces: 10, centAmount: 201 }] }],
        }),
      }),
      bad({ lastModifiedAt: "yesterday" }),
    ];
    const report = await importLines(lines.join("\n"));
    expect(report).toMatchObject({ received: 12, stored: 2, rejected: 10 });
    expect(report.rejections.map(({ line, path }) => [line, path])).toEqual([
      [2, ""],
      [4, "status"],
      [5, "key"],
      [6, "masterVariant.sku"],
      [7, "variants.0.sku"],
      [8, "masterVariant.prices.1.country"],
      [9, "masterVariant.prices.0.fractionDigits"],
      [10, "masterVariant.prices.0.centAmount"],
      [12, "masterVariant.prices.0.breaks"],
      [13, "lastModifiedAt"],
    ]);
    expect((await call(token, "/products/8001")).status).toBe(404);
    expect((await call(token, "/products/8003")).status).toBe(200);
  });

  it("replaces a product with all its sizes, and moves a size to another product", async () => {
    const sizes = [variant("8100T", { id: 2 }), variant("8100L", { id: 3 })];
    await importLines(ndjson([product("8100", { variants: sizes })]));
    await importLines(ndjson([product("8100", { variants: [variant("8100L", { id: 3, prices: prices(1000) })] })]));
    const facts = await catalogueOf(env).skuFacts(["8100S", "8100T", "8100L"]);
    expect([...facts.keys()].sort()).toEqual(["8100L", "8100S"]);
    expect(facts.get("8100L")?.prices[0]?.centAmount).toBe(1000);
  });

  it("stores tested applications per size; the migration adds them to earlier imports", async () => {
    const bare = product("8150");
    const tested = (...codes: string[]) => ({
      ...lot,
      applications: codes.map((codeForDisplay) => method(codeForDisplay)),
    });
    const attributes = { ...bare.attributes, lots: [tested("WB", "IHC-P"), tested("IHC-P", "IF-IC")] };
    const imported = [{ ...bare, attributes }, product("8151")];
    await importLines(ndjson(imported));
    const readApplications = async () =>
      [...(await catalogueOf(env).skuFacts(["8150S", "8151S"])).values()].map(({ applications }) => applications);
    const expected = [["WB", "IHC-P", "IF-IC"], []];
    expect(await readApplications()).toEqual(expected);
    await storeWholeProducts(env.CATALOGUE_DB, imported);
    await env.CATALOGUE_DB.prepare("update products set applications = 'null'").run();
    const [, fill = ""] = statementsOf(applicationsMigration);
    await env.CATALOGUE_DB.prepare(fill).run();
    expect(await readApplications()).toEqual(expected);
  });

  it("keeps the names in other languages for cart lines and briefs; the migration adds them to earlier imports", async () => {
    const texts = { ja: { name: "Akt抗体" }, zh: { description: "抗体" } };
    const imported = [product("8160", { texts }), product("8161")];
    await importLines(ndjson(imported));
    const readNames = async () =>
      [...(await catalogueOf(env).skuFacts(["8160S", "8161S"])).values()].map(({ names }) => names);
    expect(await readNames()).toEqual([{ ja: "Akt抗体" }, {}]);
    expect((await get("/products/briefs?codes=8160", productBriefs)).products[0]?.names).toEqual({ ja: "Akt抗体" });
    await storeWholeProducts(env.CATALOGUE_DB, imported);
    await env.CATALOGUE_DB.prepare("update products set names = 'null'").run();
    const [, fill = ""] = statementsOf(namesMigration);
    await env.CATALOGUE_DB.prepare(fill).run();
    expect(await readNames()).toEqual([{ ja: "Akt抗体" }, {}]);
  });

  it("lets the later of two lines with one key win", async () => {
    await importLines(ndjson([product("8200", { name: "first" }), product("8200", { name: "second" })]));
    expect((await get("/products/8200", productSchema)).name).toBe("second");
  });

  it("keeps texts unchanged: other scripts, quotes, markup", async () => {
    const name = 'Akt (パン) 抗体 "quoted" <b>bold</b> 🧬 \u2028 \\';
    await importLines(ndjson([product("8300", { name })]));
    expect((await get("/products/8300", productSchema)).name).toBe(name);
    expect(JSON.parse((await get("/products/8300/cached", cachedProduct)).value).name).toBe(name);
  });

  it("is for operators only", async () => {
    const response = await call("not-the-admin-key", "/../_admin/products", { method: "POST", body: "{}" });
    expect(response.status).toBe(401);
  });
});
