/** Every published number keeps returning a result, and a product is found by all its former names. */
import { afterAll, beforeAll, expect, it } from "vitest";
import { createCatalogue } from "../../../demo/catalogue";
import { untranslated } from "../content/untranslated";
import { type EdgeShop, sharedEdgeShop } from "../edge-shop";
import { plainBrowser } from "../plain-browser";
import { askReady, inMarket, readPage } from "../read-page";

let shop: EdgeShop;
beforeAll(async () => {
  shop = await sharedEdgeShop();
}, 180_000);
afterAll(() => shop?.stop());

const unpublished = new Set(["Pending", "Pre-released", "Commercialization"]);

it("every number ever published is 200, 301 or 410, and none is 404", async () => {
  const plans = createCatalogue({ size: 120 }).plans.filter(({ status }) => !unpublished.has(status));
  const waiting = [...plans.map(({ key }) => key), "4058", "2108"];
  const statuses: number[] = [];
  // A few at a time, because a hundred pages at once exceed the time limit.
  const ask = async () => {
    for (let key = waiting.pop(); key; key = waiting.pop())
      statuses.push((await askReady(shop, `/products/${key}`)).status);
  };
  await Promise.all([ask(), ask(), ask(), ask()]);
  expect(statuses.filter((status) => ![200, 301, 410].includes(status))).toEqual([]);
  expect((await askReady(shop, "/products/999998")).status).toBe(404);
});

it("a renumbered reagent redirects permanently to its new number, whose page shows the old one", async () => {
  const answer = await askReady(shop, "/products/4058S");
  expect([answer.status, answer.header("location")]).toEqual([301, "/products/4060?from=4058"]);
  const below = ["evidence.json", "evidence.csv", "lots.xml", "lots", "datasheet/pdf", "export/product.bib", "review"];
  for (const rest of below) {
    const deep = await askReady(shop, `/products/4058/${rest}`);
    expect([deep.status, deep.header("location")]).toEqual([301, `/products/4060/${rest}`]);
  }
  const sheet = await askReady(shop, "/products/primary-antibodies/4058/datasheet");
  expect([sheet.status, sheet.header("location")]).toEqual([301, "/products/4060/datasheet"]);
  const page = await plainBrowser(shop).goto("/products/4058");
  expect(page.url.pathname).toBe("/products/4060");
  expect(page.main.text).toContain("4058 is the former number of this reagent; it is now 4060.");
  expect(page.main.text).toContain("Former registry ID: AB_99004058, merged into AB_99004060");
  const plain = await readPage(shop, "/products/4060?from=1234");
  expect(plain.main.text).not.toContain("is the former number of this reagent");
  expect(plain.main.text).toContain("Former numbers: 4058");
});

it("a vial labeled with the former number leads to its lot", async () => {
  const browser = plainBrowser(shop);
  for (const path of ["/lots/4058-24", "/lots?product=4058&lot=24"])
    expect([path, (await browser.goto(path)).url.pathname]).toEqual([path, "/lots/4060-24"]);
});

it("a product removed for legal reasons leaves a tombstone with reason and date", async () => {
  const page = await readPage(shop, "/products/2108");
  expect(page.status).toBe(410);
  expect(page.main.text).toContain("an order of an authority forbids to offer or describe it");
  expect(page.main.text).toContain("Product 2108 was removed on 2025-11-03.");
  const japanese = await readPage(shop, "/products/2108", { host: "jp.localhost" });
  expect(japanese.main.text).toContain("当局の命令により、この製品の販売と説明が禁止されています");
  const vial = await readPage(shop, "/lots?product=2108S&lot=24");
  expect([vial.status, vial.main.text.includes("Product 2108 was removed on 2025-11-03.")]).toEqual([410, true]);
  const kit = await readPage(shop, "/methods?item=2108", { host: "jp.localhost" });
  expect(kit.main.text).toContain("当局の命令により");
  const files = ["datasheet/pdf", "sds/pdf", "evidence.json", "evidence.csv", "lots.xml", "export/product.bib"];
  for (const path of [...files.map((file) => `/products/2108/${file}`), "/lots/2108-1.pdf", "/lots/2108-1.json"]) {
    const file = await askReady(shop, path, { headers: { accept: "*/*" } });
    expect([path, file.status, file.header("content-type")]).toEqual([path, 410, "text/plain; charset=utf-8"]);
    expect(file.body).toContain("Product 2108 was removed on 2025-11-03: Demonstration: an order of an authority");
  }
  const read = await askReady(shop, "/products/2108/datasheet/pdf", { headers: { accept: "text/html" } });
  expect([read.status, read.body]).toEqual([410, expect.stringContaining("<h1>Product 2108 was removed on")]);
});

it("a withdrawn product shows the reason first, then its successor with data side by side, and is not offered", async () => {
  const page = await readPage(shop, "/products/2106");
  expect(page.status).toBe(200);
  const text = page.main.text;
  const places = [
    "Withdrawn on",
    "in knockout cells a band",
    "A different clone, and therefore a different reagent",
    "Data side by side",
  ];
  const found = places.map((words) => text.indexOf(words));
  expect(found).toEqual([...found].sort((a, b) => a - b));
  expect(found[0]).toBeGreaterThan(0);
  expect(page.main.having("data-act", "add")).toEqual([]);
  const japanese = (await readPage(shop, "/products/2106", { host: "jp.localhost" })).main.text;
  for (const words of ["同じ分子量のバンドが残ったため", "エピトープの異なる別のクローンです。", "シグナルなし"])
    expect(japanese).toContain(words);
  expect(japanese).not.toContain("Demonstration:");
});

it.each([
  ["2106", "/products/2106"],
  ["#2106", "/products/2106"],
  ["4058", "/products/4060"],
  ["AB_99004058", "/products/4060"],
  ["RRID:AB_99004058", "/products/4060"],
])("the search finds %s at %s", async (phrase, path) => {
  const page = await plainBrowser(shop).goto(`/browse?q=${encodeURIComponent(phrase)}`);
  expect(page.url.pathname).toBe(path);
});

it("a list of numbers resolves former numbers, and reports those without a product", async () => {
  const page = await plainBrowser(shop).goto(`/browse?q=${encodeURIComponent("4058, 9272, 999998")}`);
  expect(page.url.searchParams.get("q")).toBe("4060, 9272, 999998");
  expect(page.main.all("h2", /^(?:4060|9272) /)).toHaveLength(2);
  expect(page.main.text).toContain("Not found in these products, and left out: 999998");
});

it("a clone has a page with its formats, linked from its products", async () => {
  const plan = createCatalogue({ size: 120 }).plans.find(({ key }) => key === "4060");
  const clone = plan?.clone?.id ?? "";
  const browser = plainBrowser(shop);
  const product = await browser.goto("/products/4060");
  const page = await browser.follow(product.main.all("a", clone)[0]);
  expect([page.status, page.url.pathname]).toEqual([200, `/clones/${clone}`]);
  expect(page.main.all("h1")[0]?.text).toBe(`Clone ${clone}`);
  expect(page.main.all("a", /^4060/)).not.toEqual([]);
  expect((await askReady(shop, "/clones/nobody-knows")).status).toBe(404);
  expect(product.main.text).toContain("AB_99004060 (demonstration)");
});

it.each(["jp", "cn"] as const)("ends of sale and clones are reported in %s", async (language) => {
  for (const path of ["/products/2106", "/products/4060", "/products/2108"]) {
    const page = await askReady(shop, path, inMarket("US", language));
    expect({ path, left: untranslated(page.body) }).toEqual({ path, left: [] });
  }
});
