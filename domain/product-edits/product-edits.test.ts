import { describe, expect, it } from "vitest";
import { product } from "../../tests/factories/product";
import { edited } from "./edit";
import { fieldAt } from "./fields";
import { readEditFile } from "./read-file";

const base = product("4060");

describe("a field of a product", () => {
  it.each([
    ["status", "Pending"],
    ["published", "no"],
    ["name", "Phospho-Akt Antibody"],
    ["name.ja", "抗体"],
    ["storage", "Store at –20 °C."],
    ["storage.zh", null],
    ["active.4060S", "no"],
    ["amount.4060S", "200"],
    ["price.4060S.DE", "12.50 EUR"],
    ["price.4060S.JP", "1200 JPY"],
    ["price.4060S.US", null],
    ["successor", "9272"],
  ])("%s is read as it was written", (path, value) => {
    const result = edited(base, [{ path, value }]);
    expect(result.ok && fieldAt(path)?.read(result.product)).toBe(value);
  });

  it.each([
    ["status", "Sold out"],
    ["name", null],
    ["price.4060S.DE", "12,50 EUR"],
    ["price.4060S.JP", "12.50 JPY"],
    ["price.4060X.DE", "12.50 EUR"],
    ["active.4060S", "maybe"],
    ["successor", "4060"],
    ["caption.no-such-figure", "Blot"],
    ["colour", "red"],
    ["constructor", "x"],
  ])("%s refuses %s", (path, value) => expect(edited(base, [{ path, value }])).toMatchObject({ ok: false, path }));

  it("gets its former value back, and nothing else has changed", () => {
    const path = "price.4060S.DE";
    const before = fieldAt(path)?.read(base) ?? null;
    const changed = edited(base, [{ path, value: "1.00 EUR" }]);
    expect(changed.ok && changed.changes).toEqual([{ path, before, after: "1.00 EUR" }]);
    const back = changed.ok ? edited(changed.product, [{ path, value: before }]) : changed;
    expect(back).toMatchObject({ ok: true, product: base });
  });
});

describe("a file of edits", () => {
  it("of prices has one edit a row, and names wrong and doubled rows by their lines", () => {
    const csv =
      "sku,country,price,currency\n4060s,DE,12.50,eur\n4060S,US,,\nx,DE,1,EUR\n4060S,DE,13,EUR\n4060S,Germany,1,EUR\n";
    expect(readEditFile("prices", csv)).toEqual({
      ...{ ok: true, rows: 5 },
      edits: [
        { line: 2, productKey: "4060", path: "price.4060S.DE", value: "12.50 EUR" },
        { line: 3, productKey: "4060", path: "price.4060S.US", value: null },
      ],
      faults: [
        { line: 4, message: "“x” is no product size such as 4060S." },
        { line: 5, message: "line 2 sets the same value." },
        { line: 6, message: "the country is a code of two capital letters." },
      ],
    });
  });

  it("of products leaves empty cells, clears with a dash, and knows its columns", () => {
    const csv = 'product,name.ja,storage,specificitySensitivity\n4060,抗体,-,\n9272,,"Store, cold",\n';
    expect(readEditFile("products", csv)).toMatchObject({
      edits: [
        { line: 2, productKey: "4060", path: "name.ja", value: "抗体" },
        { line: 2, productKey: "4060", path: "storage", value: null },
        { line: 3, productKey: "9272", path: "storage", value: "Store, cold" },
      ],
      faults: [],
    });
    expect(readEditFile("products", "product,colour\n4060,red\n")).toMatchObject({ ok: false });
    expect(readEditFile("prices", "sku,price\n")).toMatchObject({ ok: false });
  });
});
