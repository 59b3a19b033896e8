/** Contents of a product page in three languages, and its addresses. */
import { afterAll, beforeAll, describe, expect, it, vi } from "vitest";
import { ndjson, product, variant } from "../../factories/product";
import { untranslated } from "../content/untranslated";
import { type EdgeShop, sharedEdgeShop } from "../edge-shop";
import { plainBrowser } from "../plain-browser";
import { type Page, type Part, readPage } from "../read-page";

let shop: EdgeShop;
beforeAll(async () => {
  shop = await sharedEdgeShop();
}, 180_000);
afterAll(() => shop?.stop());

function section(page: Page, name: string): Part {
  const found = page.main.all("section").find(({ attribs }) => {
    const heading = attribs["aria-labelledby"];
    return attribs["aria-label"] === name || (heading !== undefined && page.at(heading).text === name);
  });
  if (!found) throw new Error(`there is no section ${name}`);
  return found;
}

async function importLines(path: string, ...records: unknown[]): Promise<void> {
  const answer = await fetch(`${shop.servicesUrl}${path}`, {
    method: "POST",
    headers: { authorization: "Bearer demo-admin-key", "content-type": "application/x-ndjson" },
    body: ndjson(records),
  });
  expect(await answer.json()).toMatchObject({ stored: records.length, rejected: 0 });
}

it("C-PROD-04, C-TMPL-07, C-TMPL-08, C-TMPL-09, C-TMPL-14, C-TMPL-18: a product page shows its evidence", async () => {
  const page = await readPage(shop, "/products/4060S");
  expect(page.all("h1").map(({ text }) => text)).toEqual(["Phospho-Akt (Ser473) (B7R2) Rabbit mAb"]);
  const facts = section(page, "Key facts");
  expect(facts.text).toContain("Rabbit, B7R2");
  expect(facts.text).toMatch(/Observed weight\s*60 kDa/);
  expect(facts.text).toMatch(/Calculated weight\s*about 53 kDa, estimated from the length/);
  expect(facts.text).toContain("synthetic modified peptide around Ser473 of human Akt");
  // Linked once, in the section that lists the targets.
  expect(page.main.all("a", "P31749").map(({ attribs }) => attribs.href)).toEqual([
    "https://www.uniprot.org/uniprotkb/P31749",
  ]);
  expect(section(page, "Sizes and prices").all("button", "ADD TO BASKET")).not.toEqual([]);
  const figures = section(page, "Figures").all("figure");
  expect(figures.length).toBeGreaterThanOrEqual(3);
  expect(figures[0]?.text).toContain("Western blot analysis");
  const [blotting] = section(page, "Applications and dilutions").all("tr", /Western Blotting/);
  expect(blotting?.text).toContain("1:500 – 1:2000");
  expect(facts.text).toMatch(/Clonality\s*Monoclonal.*Sensitivity\s*Endogenous/s);
  expect(section(page, "Product information").text).toContain("only when phosphorylated at Ser473");
  expect(section(page, "Related products").text).toMatch(/293T Control Cell Extracts \(insulin\).*control extracts/s);
  expect(section(page, "Related products").all("a", /^9272/)[0]?.attribs.href).toBe("/products/9272");
  expect(section(page, "Citations").text).toContain("48 citations");
});

it("citations, reviews and background are collapsed below their counts and titles, and present in the document", async () => {
  const page = await readPage(shop, "/products/4060");
  const summaries = page.main.all("summary").map(({ text }) => text);
  expect(summaries).toEqual(expect.arrayContaining(["48 citations", "Background", "Databases"]));
  expect(section(page, "Citations").all("cite").length).toBeGreaterThan(5);
  expect(section(page, "Citations").all("details")[0]?.attribs.open).toBeUndefined();
  const filtered = await readPage(shop, "/products/4060?application=IHC-P");
  expect(section(filtered, "Citations").all("details")[0]?.attribs.open).toBeDefined();
});

it("a component that consists of one link is listed with the documents, not as a section", async () => {
  const page = await readPage(shop, "/products/4060");
  expect(page.all("h2", /multiplex/i)).toEqual([]);
  expect(page.all("header").flatMap((header) => header.all("a", /SignalStar/))).not.toEqual([]);
});

it("C-PROD-23: every spelling of an address leads to one page", async () => {
  for (const path of ["4060", "4060S", "4060l", "4060S/", "primary-antibodies/4060S"]) {
    const page = await plainBrowser(shop).goto(`/products/${path}`);
    expect([path, page.status]).toEqual([path, 200]);
    expect(page.having("rel", "canonical").map(({ attribs }) => attribs.href)).toEqual([
      expect.stringMatching(/\/products\/4060$/),
    ]);
  }
  const radios = (await readPage(shop, "/products/4060L")).main.having("type", "radio");
  expect(radios.filter(({ attribs }) => attribs.checked !== undefined).map(({ attribs }) => attribs.value)).toEqual([
    "4060L",
  ]);
});

it("an address without a product is 404, and a malformed one is rejected", async () => {
  for (const path of ["9999", "0001X", "4060X9", "406", "4060-S", "4060%20S", "..%2f..%2fetc"])
    expect([path, (await shop.ask(`/products/${path}`)).status]).toEqual([path, 404]);
  for (const path of ["%00", "%E0%A4%A"])
    expect([path, (await shop.ask(`/products/${path}`)).status]).toEqual([path, 400]);
  const page = await readPage(shop, "/products/4060?application=%22%27&reactants=!&citations=x");
  expect(section(page, "Citations").text).toContain("48 citations");
});

it("C-CITE-04: figures missing in the product's record come from the image service", async () => {
  await importLines("/commerce/_admin/products", product("990202", { masterVariant: variant("990202S") }));
  await importLines("/images/_admin/figures", {
    ...{ imageId: "990202-1-figure", path: "990202", position: 0, seed: 1, damId: "dam-990202" },
    drawing: { kind: "spectrum", params: { dye: "Fluor 488", excitation: 495, emission: 519 } },
    ...{ filename: "990202.svg", caption: "A figure that only the image service knows.", figureType: "WB" },
    ...{ isProtected: false, width: 800, height: 600 },
  });
  const [figure] = section(await readPage(shop, "/products/990202"), "Figures").all("figure");
  expect(figure?.text).toContain("A figure that only the image service knows.");
  expect(figure?.all("img")[0]?.attribs.src).toMatch(/990202-1-figure\/public$/);
});

describe.each([
  {
    ...{ host: "jp.localhost", kit: "1 キット", name: "リン酸化Akt (Ser473) (B7R2) ウサギモノクローナル抗体" },
    ...{ english: "Phospho-Akt (Ser473)", also: "Akt抗体", immunogen: "ヒトAktのSer473周辺の合成修飾ペプチド" },
    headings: ["サイズと価格", "アプリケーションと推奨希釈倍率", "引用文献", "宿主・クローン"],
    incomplete: "接続が途切れたため、この部分を受信できませんでした。",
  },
  {
    ...{ host: "cn.localhost", kit: "1 套", name: "磷酸化Akt (Ser473) (B7R2) 兔单克隆抗体" },
    ...{ english: "Phospho-Akt (Ser473)", also: "Akt抗体", immunogen: "人Akt的Ser473位点周围的合成修饰肽" },
    headings: ["规格与价格", "引用文献", "宿主与克隆号"],
    incomplete: "连接中断，页面的这一部分未能送达。",
  },
])("on $host", ({ host, headings, kit, name, english, also, immunogen, incomplete }) => {
  it("the page and the product are in its language", async () => {
    const page = await readPage(shop, "/products/4060S", { host });
    for (const words of headings) expect(page.main.text).toContain(words);
    expect(page.all("h1").map(({ text }) => text)).toEqual([name]);
    expect(page.at("key-facts").text).toContain(immunogen);
    expect(page.main.all("a", /^9272/)[0]?.text).toContain(also);
    const captions = page.main.all("figure").map(({ text }) => text);
    expect(captions).toContainEqual(expect.stringContaining(name));
    expect(captions.filter((text) => text.includes(english))).toEqual([]);
    expect(untranslated(page.body)).toEqual([]);
    // Shown if the document ends early.
    expect(page.text).toContain(incomplete);
  });

  it.each(["/products/4060/datasheet?protocol=1", "/products/4060/protocol", "/products/compare?productIds=4060,9272"])(
    "%s names the product in its language",
    async (path) => {
      const page = await readPage(shop, path, { host });
      expect(page.main.text).toContain(name);
      expect(page.main.text).not.toContain(english);
      expect(untranslated(page.body)).toEqual([]);
    },
  );

  it("a list of results shows names in its language, and finds them by English words", async () => {
    const page = await readPage(shop, "/browse?q=Phospho-Akt%20(Ser473)%20Rabbit", { host });
    const names = page.main.all("h2").map(({ text }) => text);
    expect(names).toContainEqual(expect.stringContaining(name));
    expect(names.filter((text) => text.includes(english))).toEqual([]);
  });

  it("a product without texts of the language is marked as English", async () => {
    await importLines("/commerce/_admin/products", product("990203", { masterVariant: variant("990203S") }));
    const page = await readPage(shop, "/products/990203", { host });
    expect(page.all("h1")[0]?.all("span", "Antibody 990203")[0]?.attribs.lang).toBe("en");
    expect(untranslated(page.body)).toEqual([]);
  });

  it("sizes counted in words are in its language", async () => {
    expect((await readPage(shop, "/products/7074S", { host })).at("order").text).toContain(kit);
  });
});

it("C-CITE-01: citations are filtered by application with a plain form", async () => {
  const browser = plainBrowser(shop);
  const page = await browser.goto("/products/4060S");
  const form = section(page, "Citations")
    .all("form")
    .find((candidate) => candidate.having("name", "application").length > 0);
  const narrowed = await browser.submit(form, { application: "IHC-P" });
  expect(narrowed.url.search).toContain("application=IHC-P");
  const citations = section(narrowed, "Citations");
  expect(citations.text).toMatch(/48 citations · \d+ match the filter/);
  expect(citations.all("li")[0]?.text).toContain("IHC-P");
  const all = await browser.follow(citations.all("a", "Show all citations")[0]);
  expect(all.url.search).not.toContain("application=");
});

it.each([
  ["error", "19707"],
  ["garbage", "29666"],
])("an outage of the citation service (%s) is reported and not cached", async (mode, key) => {
  const fault = (fault: object) =>
    fetch(`${shop.servicesUrl}/_demo/faults`, {
      method: "POST",
      body: JSON.stringify({ service: "citations", match: key, ...fault }),
    });
  const citations = async () => {
    const page = await readPage(shop, `/products/${key}`);
    return [page.status, page.at("order").all("button", "ADD TO BASKET").length, page.at("citations").text];
  };
  await fault({ mode });
  expect(await citations()).toEqual([200, 1, expect.stringContaining("Citations cannot be shown at the moment")]);
  await fault({ mode: "none" });
  await vi.waitFor(async () =>
    expect(await citations()).toEqual([200, 1, expect.stringMatching(/\d+ citations?|No citations/)]),
  );
});

it("links lead from one product to the next, to its datasheet and to its papers", async () => {
  const browser = plainBrowser(shop);
  const titles = (page: Page) => page.all("h1").map(({ text }) => text);
  const link = (page: Page, text: string | RegExp) =>
    page.main
      .all("a")
      .find((candidate) => (typeof text === "string" ? candidate.text === text : text.test(candidate.text)));
  const printSheets = (page: Page) => page.having("media", "print").map(({ attribs }) => attribs.href);
  const first = await browser.goto(`http://jp.localhost:${shop.port}/products/4060`);
  const related = section(first, "関連製品").all("a", /^9272/)[0];
  const next = await browser.follow(related);
  expect(titles(next)).toEqual(["Akt抗体"]);
  expect(section(next, "主な仕様").text).toContain("内在性タンパク質を検出");
  expect(section(next, "アプリケーションと推奨希釈倍率").all("table")).toHaveLength(1);
  expect(next.main.text).not.toContain("productDetails.");
  const datasheet = await browser.follow(link(next, "データシート"));
  expect([titles(datasheet), datasheet.main.text.includes("改訂日：")]).toEqual([["Akt抗体"], true]);
  expect(printSheets(datasheet)).toEqual([expect.stringMatching(/letter/)]);
  const a4 = await browser.follow(link(datasheet, "A4"));
  expect(a4.url.pathname + a4.url.search).toBe("/products/9272/datasheet?size=A4");
  expect(printSheets(a4)).toEqual([expect.stringMatching(/a4/)]);
  const product = await browser.follow(link(a4, "9272"));
  const applications = await browser.follow(link(product, "アプリケーション"));
  expect(titles(applications)).toEqual([expect.stringContaining("Akt抗体")]);
  const protocol = await browser.follow(link(applications, /Western Blotting|ウェスタンブロッティング/));
  expect(protocol.url.pathname).toBe("/products/9272/protocol/western-blotting");
  expect(protocol.main.all("button", "印刷")).toHaveLength(1);
});
