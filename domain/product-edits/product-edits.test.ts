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
    ["price.4060S.DE.10", "11.00 EUR"],
    ["successor", "9272"],
    ["targets", "AKT1 | AKT serine/threonine kinase 1 | P31749 | 207 | PKB, RAC-alpha\nAKT2 | AKT 2"],
  ])("%s round-trips", (path, value) => {
    const result = edited(base, [{ path, value }]);
    expect(result.ok && fieldAt(path)?.read(result.product)).toBe(value);
  });

  it.each([
    ["status", "Sold out"],
    ["name", null],
    ["price.4060S.DE", "12,50 EUR"],
    ["price.4060S.JP", "12.50 JPY"],
    ["price.4060S.US", "399.00 EUR"],
    ["price.4060S.BR", "399.00 EUR"],
    ["price.4060X.DE", "12.50 EUR"],
    ["price.4060S.DE.10", "11.00 USD"],
    ["price.4060S.BR.10", "11.00 USD"],
    ["price.4060S.DE.1", "11.00 EUR"],
    ["active.4060S", "maybe"],
    ["successor", "4060"],
    ["caption.no-such-figure", "Blot"],
    ["applications", "WB 1:1000 H"],
    ["lot", "no lot"],
    ["targets", "AKT1"],
    ["targets", "AKT1 | Kinase | P3174"],
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

it("a currency that the catalogue has for a country stays possible there", () => {
  const prices = base.masterVariant.prices.map((price) =>
    price.country === "DE" ? { ...price, currencyCode: "USD" } : price,
  );
  const imported = { ...base, masterVariant: { ...base.masterVariant, prices } };
  expect(edited(imported, [{ path: "price.4060S.DE", value: "12.50 USD" }])).toMatchObject({ ok: true });
  expect(edited(imported, [{ path: "price.4060S.DE", value: "12.50 EUR" }])).toMatchObject({ ok: true });
  expect(edited(imported, [{ path: "price.4060S.DE", value: "12.50 GBP" }])).toMatchObject({ ok: false });
});

it("a price for larger quantities must be removed before the price of one piece, and has the same currency", () => {
  const one = "price.4060S.DE";
  const steps = (...edits: readonly (readonly [string, string | null])[]) =>
    edited(
      base,
      edits.map(([path, value]) => ({ path, value })),
    );
  const sorted = steps([`${one}.50`, "9.00 EUR"], [`${one}.10`, "10.00 EUR"], [one, "12.00 EUR"]);
  const price = sorted.ok ? sorted.product.masterVariant.prices.find(({ country }) => country === "DE") : null;
  expect(price).toMatchObject({ centAmount: 1200, breaks: [{ pieces: 10, centAmount: 1000 }, { pieces: 50 }] });
  const before = [`${one}.10`, "10.00 EUR"] as const;
  for (const value of [null, "12.00 USD"]) expect(steps(before, [one, value])).toMatchObject({ ok: false, path: one });
  const back = steps(before, [`${one}.10`, null]);
  expect(back).toMatchObject({ ok: true, product: base });
});

describe("what a product is for", () => {
  const described = (...edits: readonly (readonly [string, string | null])[]) =>
    edited(
      base,
      [["lot", "3"], ...edits].map(([path = "", value = null]) => ({ path, value })),
    );

  it("is written as applications with dilutions and species of its newest lot", () => {
    const lines = "WB 1:1000 1:500-1:2000 H M\nIHC-P 1:100 H\nIP H";
    const first = described(["reactivity", "human, M"], ["homology", "R"], ["applications", lines]);
    expect(first.ok && first.product.attributes.lots).toMatchObject([
      {
        ...{ number: "3", reactivity: ["H", "M"], homology: ["R"] },
        applications: [
          {
            ...{ method: "Western Blotting", codeForDisplay: "WB", species: ["H", "M"], protocolId: null },
            dilutionFactor: { optimal: { denominator: 1000 }, low: { denominator: 2000 }, high: { denominator: 500 } },
          },
          { codeForDisplay: "IHC-P", dilutionFactor: { optimal: { denominator: 100 }, low: null, high: null } },
          { codeForDisplay: "IP", dilutionFactor: { optimal: null } },
        ],
      },
    ]);
    expect(first.ok && fieldAt("applications")?.read(first.product)).toBe(lines);
    const next = first.ok ? edited(first.product, [{ path: "lot", value: "4" }]) : first;
    expect(
      next.ok && next.product.attributes.lots.map(({ number, applications }) => [number, applications.length]),
    ).toEqual([
      ["4", 3],
      ["3", 3],
    ]);
  });

  it("keeps the protocol and the note of an application whose dilution changes, and codes found only in the record", () => {
    const known = {
      ...{ method: "Own", codeForDisplay: "OWN", group: "", protocolId: "p1", applicationMessage: "Cold" },
    };
    const dilutionFactor = { optimal: null, low: null, high: null };
    const lot = { number: "3", reactivity: ["H"], homology: [], sensitivity: "", concentration: null };
    const own = { ...lot, applications: [{ ...known, dilutionFactor, species: ["Zebra"] }] };
    const start = { ...base, attributes: { ...base.attributes, lots: [own] } };
    const result = edited(start, [{ path: "applications", value: "OWN 1:50 Zebra H" }]);
    expect(result.ok && result.product.attributes.lots[0]?.applications).toMatchObject([
      { ...known, species: ["Zebra", "H"], dilutionFactor: { optimal: { numerator: 1, denominator: 50 } } },
    ]);
  });

  it.each(["Blot H", "WB 1:0 H", "WB 1:10-x H", "WB H X", "WB H\nWB M"])("refuses the application %s", (line) =>
    expect(described(["applications", line])).toMatchObject({ ok: false, path: "applications" }),
  );
});

describe("a file of edits", () => {
  it("of prices has one edit per row, and reports wrong and duplicate rows by their lines", () => {
    const csv =
      "sku,country,price,currency\n4060s,DE,12.50,eur\n4060S,US,,\nx,DE,1,EUR\n4060S,DE,13,EUR\n4060S,Germany,1,EUR\n";
    expect(readEditFile("prices", csv)).toEqual({
      ...{ ok: true, rows: 5 },
      edits: [
        { line: 2, productKey: "4060", path: "price.4060S.DE", value: "12.50 EUR" },
        { line: 3, productKey: "4060", path: "price.4060S.US", value: null },
      ],
      faults: [
        { line: 4, message: "“x” is not a product size such as 4060S." },
        { line: 5, message: "line 2 sets the same value." },
        { line: 6, message: "the country must be a code of two capital letters." },
      ],
    });
  });

  it("of prices states the pieces from which a price applies", () => {
    const csv = "sku,country,price,currency,pieces\n4060S,DE,12.50,EUR,\n4060S,DE,11,EUR,10\n4060S,DE,11,EUR,ten\n";
    expect(readEditFile("prices", csv)).toMatchObject({
      edits: [{ path: "price.4060S.DE" }, { path: "price.4060S.DE.10", value: "11 EUR" }],
      faults: [{ line: 4, message: "pieces must be a number up to 9999." }],
    });
  });

  it("of products ignores empty cells, clears with a dash, and accepts only its own columns", () => {
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
