import { readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { describe, expect, it } from "vitest";
import { csvProduct, headerFaults, requiredColumns } from "./csv-product";
import { type CsvRow, csvRows } from "./csv-row";
import { lineProduct } from "./product-line";

const now = "2026-11-01T00:00:00.000Z";
const row = (line: number, cells: Record<string, string>): CsvRow => ({ line, cells });
const first = row(2, {
  key: "990001",
  name: "Phospho-Akt (Thr308) Rabbit mAb",
  product_type: "Primary Antibody",
  category: "primary-antibodies",
  status: "Released",
  sku: "990001S",
  amount: "100",
  uom: "µl",
  unit: "Regular",
  price_US: "399.5",
  price_JP: "63000",
  applications: "WB:1000|IP",
  reactivity: "H|M",
  targets: "AKT1:P31749:207|AKT2",
  modifications: "pThr308",
  released_date: "2025-02-11",
});
const second = row(3, { key: "990001", sku: "990001T", amount: "20", uom: "µl", unit: "Trial", price_US: "165" });

describe("products from CSV", () => {
  it("have one row per size and prices in minor units", () => {
    const result = csvProduct([first, second], now);
    if (!result.ok) throw new Error(JSON.stringify(result.faults));
    const { product } = result;
    expect(product.masterVariant.prices).toEqual([
      { country: "US", centAmount: 39_950, currencyCode: "USD", fractionDigits: 2 },
      { country: "JP", centAmount: 63_000, currencyCode: "JPY", fractionDigits: 0 },
    ]);
    expect(product.variants.map(({ sku, attributes }) => [sku, attributes.code, attributes.unit])).toEqual([
      ["990001T", "T", "Trial"],
    ]);
    expect(
      product.attributes.lots[0]?.applications.map(({ codeForDisplay, dilutionFactor }) => [
        codeForDisplay,
        dilutionFactor.optimal,
      ]),
    ).toEqual([
      ["WB", { numerator: 1, denominator: 1000 }],
      ["IP", null],
    ]);
    expect(product.attributes.targets).toEqual([
      { symbol: "AKT1", name: "AKT1", uniprot: "P31749", entrez: "207", aliases: [] },
      { symbol: "AKT2", name: "AKT2", uniprot: null, entrez: null, aliases: [] },
    ]);
    expect(product.releasedDate).toBe("2025-02-11T00:00:00.000Z");
  });

  it("include two residues of one site, the immunogen, and the range of a recombinant protein", () => {
    const cells = {
      ...first.cells,
      modifications: "pThr202/Tyr204",
      immunogen: "synthetic peptide",
      protein_species: "H",
      protein_range: "77-233",
      expression_host: "Escherichia coli",
    };
    const result = csvProduct([row(2, cells)], now);
    expect(result.ok && result.product.attributes).toMatchObject({
      targetModifications: ["pThr202", "pTyr204"],
      immunogen: "synthetic peptide",
      protein: { species: "H", from: 77, to: 233, expressionHost: "Escherichia coli", activity: null },
    });
    const reversed = csvProduct([row(2, { ...cells, protein_range: "233-77" })], now);
    expect(reversed).toMatchObject({ ok: false, faults: [{ field: "attributes.protein" }] });
  });

  it("include texts in Japanese and Chinese from filled cells", () => {
    const cells = { ...first.cells, name_ja: "リン酸化Akt抗体", name_zh: "", background_ja: " Aktはキナーゼです。 " };
    const result = csvProduct([row(2, cells)], now);
    expect(result.ok && result.product.texts).toEqual({
      ja: { name: "リン酸化Akt抗体", background: "Aktはキナーゼです。" },
    });
    expect(headerFaults([...requiredColumns, "name_ja", "storage_zh"])).toEqual([]);
    expect(headerFaults([...requiredColumns, "name_fr"])).toMatchObject([{ field: "name_fr" }]);
    expect(csvProduct([row(2, { ...cells, name_ja: "抗".repeat(513) })], now)).toMatchObject({
      ok: false,
      faults: [{ line: 2, field: "texts.ja.name" }],
    });
  });

  it.each([
    ["a status that is none", { status: "Sold Out" }, "status"],
    ["a type that is none", { product_type: "Gadget" }, "productType"],
    ["a number that is none", { key: "ABC" }, "key"],
    ["a decimal comma", { price_US: "399,50" }, "price_US"],
    ["decimals of yen", { price_JP: "63000.50" }, "price_JP"],
    ["a price of a country without known currency", { price_XX: "1" }, "price_XX"],
    ["a dilution in words", { applications: "WB:thousand" }, "applications"],
    ["a residue that is none", { modifications: "Thr308" }, "modifications"],
    ["a date that is none", { released_date: "soon" }, "released_date"],
    ["a weight in words", { molecular_weight: "heavy" }, "molecular_weight"],
    ["a range in words", { protein_range: "mature" }, "protein_range"],
    ["a range without its species", { protein_range: "77-233", expression_host: "HEK293 cells" }, "protein_species"],
  ])("refuses %s with line, field and reason", (_, change, field) => {
    const result = csvProduct([row(7, { ...first.cells, ...change })], now);
    expect(result).toMatchObject({ ok: false, faults: [{ line: 7, field, reason: expect.stringMatching(/./) }] });
  });

  it("are rejected with the line of an invalid size", () => {
    expect(csvProduct([first, row(3, { ...second.cells, price_US: "free" })], now)).toMatchObject({
      ok: false,
      faults: [{ line: 3, field: "price_US" }],
    });
    expect(csvProduct([first, { ...second, fault: "Invalid Record Length" }], now)).toMatchObject({
      ok: false,
      faults: [{ line: 3, reason: "Invalid Record Length" }],
    });
  });

  it("need a header with all required columns and without unknown ones", () => {
    expect(headerFaults([...requiredColumns, "price_US"])).toEqual([]);
    expect(headerFaults(["key", "colour"])).toEqual(
      expect.arrayContaining([
        { line: 1, field: "name", reason: "column is missing" },
        { line: 1, field: "colour", reason: "column is not known" },
      ]),
    );
  });
});

describe("products from JSON lines", () => {
  const sample = readFileSync(fileURLToPath(new URL("../samples/products.jsonl", import.meta.url)), "utf8")
    .trim()
    .split("\n");

  it("include a valid sample file", () => {
    expect(sample.map((line, index) => lineProduct(line, index + 1).ok)).toEqual([true, true]);
  });

  it("are the same after an export with texts in Japanese and Chinese", () => {
    const texts = { ja: { name: "Akt抗体" }, zh: { figures: { "4060-1": "蛋白质免疫印迹分析。" } } };
    const result = lineProduct(JSON.stringify({ ...JSON.parse(sample[0] ?? ""), texts }), 1);
    expect(result.ok && result.product.texts).toEqual(texts);
  });

  it.each([
    ["a language that is none", { fr: { name: "Anticorps" } }, "texts.fr", /texts are in ja or zh/],
    ["an unknown text", { ja: { title: "Akt抗体" } }, "texts.ja.title", /./],
    ["an empty text", { zh: { name: "" } }, "texts.zh.name", /must not be empty/],
  ])("are refused with texts of %s", (_, texts, field, reason) => {
    const text = JSON.stringify({ ...JSON.parse(sample[0] ?? ""), texts });
    expect(lineProduct(text, 3)).toMatchObject({
      ok: false,
      faults: [{ line: 3, field, reason: expect.stringMatching(reason) }],
    });
  });

  it("are rejected with the errors of their line", () => {
    expect(lineProduct("{", 4)).toEqual({ ok: false, faults: [{ line: 4, field: "", reason: "not JSON" }] });
    const broken = { ...JSON.parse(sample[0] ?? ""), status: "Gone" };
    expect(lineProduct(JSON.stringify(broken), 5)).toMatchObject({ ok: false, faults: [{ line: 5, field: "status" }] });
  });
});

describe("rows of a CSV file", () => {
  const text = '\uFEFFkey , name\r\n1,"Akt (pan), ""total"""\r\n\r\n2,"two\nlines"\r\n3\r\n4,a,b';
  const expected = [
    { line: 2, cells: { key: "1", name: 'Akt (pan), "total"' } },
    { line: 4, cells: { key: "2", name: "two\nlines" } },
    { line: 6, cells: { key: "3", name: "" }, fault: "number of cells is 1, not 2" },
    { line: 7, cells: { key: "4", name: "a" }, fault: "number of cells is 3, not 2" },
  ];

  it.each([1, 2, 7, 1000])("are the same in chunks of %i characters", async (size) => {
    async function* pieces() {
      for (let at = 0; at < text.length; at += size) yield text.slice(at, at + size);
    }
    const header: string[] = [];
    const rows: CsvRow[] = [];
    for await (const row of csvRows(pieces(), (columns) => header.push(...columns))) rows.push(row);
    expect([header, rows]).toEqual([["key", "name"], expected]);
  });
});
