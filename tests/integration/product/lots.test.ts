/** Lots without scripts: lists, pages, certificates in three forms, look-up, codes of labels, feed. */
import { spawnSync } from "node:child_process";
import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { type Lot, productLots } from "@contracts/catalogue/lots";
import { demoKeys } from "@contracts/upstreams";
import * as v from "valibot";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { untranslated } from "../content/untranslated";
import { type EdgeShop, startEdgeShop } from "../edge-shop";
import { type PlainPage, plainBrowser } from "../plain-browser";
import { askReady, inMarket, readPage } from "../read-page";

const folder = mkdtempSync(join(tmpdir(), "certificates-"));
let shop: EdgeShop;
beforeAll(async () => {
  shop = await startEdgeShop({ DOCUMENTS_LIMIT_FACTOR: "100" });
}, 180_000);
afterAll(async () => {
  await shop?.stop();
  rmSync(folder, { recursive: true, force: true });
});

async function lotsOf(key: string): Promise<readonly Lot[]> {
  const answer = await fetch(`${shop.servicesUrl}/lots/products/${key}`, {
    headers: { authorization: `Bearer ${demoKeys.LOTS_KEY}` },
  });
  return v.parse(productLots, await answer.json()).lots;
}
const addressOf = ({ url }: PlainPage) => decodeURIComponent(url.pathname + url.search);
const rows = (page: PlainPage) => page.main.all("tbody").flatMap((body) => body.all("tr"));

describe("lots of a product", () => {
  it("are listed with state and certificate, and two can be compared side by side", async () => {
    const browser = plainBrowser(shop);
    const product = await browser.goto("/products/4060");
    const page = await browser.follow(product.main.all("a", "Lots and certificates")[0]);
    expect(addressOf(page)).toBe("/products/4060/lots");
    expect(rows(page).map((row) => row.all("th")[0]?.text)).toEqual([
      "Lot 24 (newest lot that ships)",
      ...["Lot 23", "Lot 22", "Lot 21", "Lot 20"],
    ]);
    const states = ["Released", "Few left", "Superseded", "None left", "Recalled"];
    for (const [index, state] of states.entries()) expect(rows(page)[index]?.text).toContain(state);
    const compared = await browser.submit(page.main.all("form", /Compare two lots/)[0], { lot: ["24", "23"] });
    expect(addressOf(compared)).toBe("/products/4060/lots?lot=24&lot=23");
    expect(compared.main.all("h2", "Lot 24 and lot 23 side by side")).toHaveLength(1);
    const concentration = compared.main.all("tr", /^Concentration/)[0];
    expect(concentration?.all("td")).toHaveLength(3);
  });

  it("one lot, three lots or a lot without a product are rejected beside the choice", async () => {
    for (const query of ["?lot=24", "?lot=24&lot=23&lot=22", "?lot=x&lot=y"]) {
      const page = await readPage(shop, `/products/4060/lots${query}`);
      expect([query, page.status]).toEqual([query, 400]);
      expect(page.main.text).toContain("Choose two lots of this product to compare.");
    }
    expect((await readPage(shop, "/products/999999/lots")).status).toBe(404);
  });

  it("have an Atom feed with releases and recalls, newest first", async () => {
    const feed = await askReady(shop, "/products/4060/lots.xml");
    expect(feed.header("content-type")).toContain("application/atom+xml");
    const updated = [...feed.body.matchAll(/<entry>.*?<updated>([^<]+)/g)].map(([, time]) => time ?? "");
    expect(updated).toEqual([...updated].sort().reverse());
    expect(feed.body).toContain("<title>Lot 20 recalled</title>");
    const page = await readPage(shop, "/products/4060/lots");
    expect(page.having("type", "application/atom+xml").map(({ attribs }) => attribs.href)).toEqual([
      "/products/4060/lots.xml",
    ]);
  });
});

describe("a lot", () => {
  it("can be ordered, quoted or bought elsewhere like its product in the country", async () => {
    const again = async (country: string) =>
      (await readPage(shop, "/lots/4060-24", inMarket(country))).main.having("aria-labelledby", "again")[0]?.text;
    expect(await again("US")).toMatch(/Order 4060 ?Hold units of this lot/);
    expect(await again("BR")).toContain("Ask for a quote of 4060");
    expect(await again("CA")).toContain("this product is sold by our partner");
    const china = await readPage(shop, "/lots/4060-24", { host: "cn.localhost" });
    expect(china.main.text).toContain("您所在的国家/地区暂不支持在线下单。联系我们订购");
    expect(china.main.text).not.toContain("订购 4060");
    expect(china.main.text).not.toContain("为我保留");
  });

  it("has its own page, to which other spellings of its address redirect", async () => {
    const browser = plainBrowser(shop);
    const page = await browser.goto("/lots/4060-24");
    expect(page.status).toBe(200);
    expect(page.main.all("h1")[0]?.text).toMatch(/^Lot 24 · Phospho-Akt/);
    expect(page.main.text).toContain("no accreditation under ISO 17034 is claimed");
    expect(page.main.text).toContain("Demonstration data");
    for (const other of ["/lots/4060-0024", "/lots/4060S-24", "/lots/4060-024"])
      expect([other, addressOf(await browser.goto(other))]).toEqual([other, "/lots/4060-24"]);
    for (const none of [
      "/lots/4060-99",
      "/lots/b",
      "/lots/4060-",
      "/lots/999999-1",
      "/lots/4060-99.json",
      "/lots/4060-99.pdf",
    ])
      expect([none, (await askReady(shop, none)).status]).toEqual([none, 404]);
  });

  it("shows the evidence and the figures of its tests, which its certificate lists", async () => {
    const lots = await lotsOf("4060");
    const shown = lots.filter(({ tests }) => tests.some(({ figureIds }) => figureIds.length > 0));
    expect(shown.length).toBeGreaterThan(0);
    for (const { number, tests } of shown) {
      const page = await readPage(shop, `/lots/4060-${number}`);
      for (const id of tests.flatMap(({ figureIds }) => figureIds)) {
        expect(page.at("certificate").having("href", `#figure-${id}`).length).toBe(1);
        expect(page.at(`figure-${id}`).all("img")).toHaveLength(1);
      }
      const [record] = page.main.having("href", /^\/products\/4060\/evidence\/.*#/);
      const cell = await readPage(shop, record?.attribs.href ?? "");
      expect([cell.status, cell.having("id", (record?.attribs.href ?? "").split("#")[1] ?? "").length]).toEqual([
        200, 1,
      ]);
    }
  });

  it("that is no longer sold lists the closest substitutes; a recalled one shows the reason first", async () => {
    const gone = await readPage(shop, "/lots/4060-21");
    expect(gone.main.text).toMatch(/This lot can no longer be supplied\./);
    const recalled = await readPage(shop, "/lots/4060-20");
    const [lot] = (await lotsOf("4060")).filter(({ number }) => number === "20");
    expect(recalled.at("recall").text).toContain(lot?.recall?.reason);
    const japanese = await readPage(shop, "/lots/4060-20", { host: "jp.localhost" });
    expect(japanese.at("recall").text).toContain(lot?.recall?.reasons?.ja);
    const feed = await askReady(shop, "/products/4060/lots.xml", { host: "cn.localhost" });
    expect(feed.body).toContain(lot?.recall?.reasons?.zh);
    expect(recalled.main.text).not.toContain("Units of this lot are left.");
    expect(recalled.main.text).not.toContain("Hold units of this lot");
  });

  it("is found by the text on the vial, in the form and in the site search", async () => {
    const browser = plainBrowser(shop);
    const page = await browser.goto("/lots");
    const form = page.main.all("form")[0];
    expect(addressOf(await browser.submit(form, { product: "4060S", lot: "Lot: 0024" }))).toBe("/lots/4060-24");
    expect(addressOf(await browser.submit(form, { lot: "4060S Lot 24" }))).toBe("/lots/4060-24");
    const unknown = await browser.submit(form, { product: "4060", lot: "99" });
    expect(unknown.status).toBe(200);
    expect(unknown.main.text).toContain("Product 4060 has no lot with this number.");
    const refused = await browser.submit(form, { product: "Akt", lot: "24" });
    expect(refused.status).toBe(400);
    expect(refused.main.having("name", "product")[0]?.attribs.value).toBe("Akt");
    const several = await browser.submit(form, { lot: "1" });
    expect(several.main.text).toMatch(/\d+ products have a lot with this number/);
    for (const phrase of ["4060S Lot 24", "4060-24", "Cat# 4060 LOT 24 EXP 2029"])
      expect(addressOf(await browser.goto(`/browse?q=${encodeURIComponent(phrase)}`))).toBe("/lots/4060-24");
  });

  it("is found even if another lot of the product has the same text", async () => {
    const [{ stock: _, ...lot } = {} as Lot] = await lotsOf("9272");
    const twins = ["0077", "77"].map((number) => ({ ...lot, number, aliases: [], bridge: null, stock: [] }));
    const stored = await fetch(`${shop.servicesUrl}/lots/_admin/lots`, {
      method: "POST",
      headers: { authorization: "Bearer demo-admin-key" },
      body: twins.map((twin) => JSON.stringify(twin)).join("\n"),
    });
    expect(await stored.json()).toMatchObject({ stored: 2 });
    for (const number of ["0077", "77"])
      expect((await plainBrowser(shop).goto(`/lots/9272-${number}`)).url.pathname).toBe(`/lots/9272-${number}`);
    const alike = await plainBrowser(shop).goto("/lots/9272-077");
    expect(addressOf(alike)).toBe("/lots?product=9272&lot=77");
    expect(alike.main.all("a", /^Lot 0*77 of /).map(({ attribs }) => attribs.href)).toEqual([
      "/lots/9272-0077",
      "/lots/9272-77",
    ]);
  });

  it("is opened by the code on its label, which is checked against the lot's expiry date", async () => {
    const browser = plainBrowser(shop);
    const [lot] = await lotsOf("4060");
    const gtin = lot?.stock[0]?.gtin ?? "";
    const page = await browser.goto(`/01/${gtin}/10/24?17=${lot?.expires?.slice(2).replaceAll("-", "")}`);
    expect(page.url.pathname).toBe("/lots/4060-24");
    expect(page.main.text).not.toContain("The date on the vial differs");
    expect((await browser.goto(`/01/${gtin}/10/24?17=270131`)).main.text).toContain("The date on the vial differs");
    expect(addressOf(await browser.goto(`/01/${gtin}`))).toBe(`/products/${lot?.stock[0]?.sku}`);
    for (const pasted of [`(01)${gtin}(10)24`, `https://id.gs1.org/01/${gtin}/10/24`, `01${gtin}\u001d1024`, "4060 24"])
      expect(addressOf(await browser.goto(`/lots?lot=${encodeURIComponent(pasted)}`))).toBe("/lots/4060-24");
    const lost = await browser.goto(`/lots?lot=01${gtin}102417270131`);
    expect([lost.url.pathname, lost.main.text.includes("The date on the vial differs")]).toEqual([
      "/lots/4060-24",
      true,
    ]);
    const foreign = await browser.goto("/lots?lot=010629104150021310A1");
    expect(foreign.main.text).toContain("This code belongs to an item that we do not sell.");
    const wrong = `${gtin.slice(0, 13)}${(Number(gtin[13]) + 1) % 10}`;
    for (const link of [`/01/${wrong}/10/24`, "/01/123", "/01/06291041500213/10/1"])
      expect([link, (await askReady(shop, link)).status]).toEqual([link, 404]);
  });

  it.each(["jp", "cn"] as const)("is described in %s", async (language) => {
    for (const path of ["/products/4060/lots", "/lots/4060-20", "/lots?product=4060&lot=99"]) {
      const page = await askReady(shop, path, inMarket("US", language));
      expect({ path, left: untranslated(page.body) }).toEqual({ path, left: [] });
    }
  });
});

/** CERTIFICATES=200 checks five times as many, in half a minute. */
const certificates = Number(process.env.CERTIFICATES ?? 40);

it("certificates are consistent as page, JSON and PDF", async () => {
  const sitemap = await askReady(shop, "/sitemaps/products-1.xml");
  const keys = [...sitemap.body.matchAll(/\/products\/(\d+)</g)].map(([, key]) => key ?? "");
  const lots = (await Promise.all([...new Set(keys)].map(lotsOf))).flat().slice(0, certificates);
  expect(lots.length).toBeGreaterThanOrEqual(0.95 * certificates);
  for (const lot of lots) {
    const path = `/lots/${lot.productKey}-${lot.number}`;
    const page = await readPage(shop, path);
    const certificate = page.at("certificate");
    const facts = certificate.all("dd").map(({ text }) => text);
    const results = certificate
      .all("tbody")
      .flatMap((body) => body.all("tr"))
      .map((row) => row.all("td").map(({ text }) => text));
    const { lot: stated } = JSON.parse((await askReady(shop, `${path}.json`)).body);
    const { stock, documents, state, ...recorded } = lot;
    expect(stated).toMatchObject({ ...recorded, recall: lot.recall });
    expect(results.length, path).toBe(stated.tests.length);
    for (const [index, test] of stated.tests.entries()) {
      const number = typeof test.result === "number" ? test.result.toLocaleString("en-US") : test.result;
      expect(results[index]?.[1], path).toBe(test.unit === null ? number : `${number} ${test.unit}`);
    }
    const file = await fetch(`http://localhost:${shop.port}${path}.pdf`);
    expect([path, file.status, file.headers.get("content-type")]).toEqual([path, 200, "application/pdf"]);
    const name = join(folder, "certificate.pdf");
    writeFileSync(name, Buffer.from(await file.arrayBuffer()));
    const printed = spawnSync("pdftotext", ["-raw", name, "-"], { encoding: "utf8" }).stdout.replace(/\s+/g, "");
    for (const text of [...facts, ...results.flat()])
      expect({ path, text, printed: printed.includes(text.replace(/\s+/g, "")) }).toEqual({
        path,
        text,
        printed: true,
      });
  }
}, 180_000);
