import type { Lot } from "@contracts/catalogue/lots";
import { lot as lotSchema } from "@contracts/catalogue/lots";
import * as v from "valibot";
import { describe, expect, it } from "vitest";
import { lot, lotTest } from "../../tests/factories/lot";
import { foldLot, lotPath, readLotAddress } from "./fold-lot";
import { csvAsLines } from "./lot-csv";
import { lotFactsText } from "./lot-facts";
import { lotFault } from "./lot-faults";
import { currentLot, lotState, sameLotAgain } from "./lot-state";
import { readLotField, readProductField, readVial } from "./read-vial";

const today = "2026-11-25";
const stock = (left: number): Lot["stock"] => [{ sku: "4060S", gtin: null, left }];

describe("lot numbers", () => {
  it.each([
    "24",
    "0024",
    "Lot 24",
    "LOT: 24",
    "lot#24",
    "Lot No. 24",
    "ＬＯＴ２４",
    "ロット番号：24",
    "批号 24",
    " 2 4 ",
  ])("%s is lot 24", (typed) => {
    expect(foldLot(typed)).toBe("24");
  });

  it.each([
    ["ab‐12", "AB-12"],
    ["Lotus7", "LOTUS7"],
    ["0", "0"],
    ["00A1", "A1"],
    ["", ""],
  ])("%s is %s", (typed, folded) => {
    expect(foldLot(typed)).toBe(folded);
  });

  it("have an address with the product, and are found without it", () => {
    expect(lotPath(lot())).toBe("/lots/4060-24");
    expect(readLotAddress("4060-24")).toEqual([
      { productKey: "4060", lot: "24" },
      { productKey: null, lot: "4060-24" },
    ]);
    expect(readLotAddress("4060S-0024")[0]).toEqual({ productKey: "4060", lot: "24" });
    expect(readLotAddress("24")).toEqual([{ productKey: null, lot: "24" }]);
    for (const hostile of ["", "<b>", "../x", "24 or 1=1", "x".repeat(41)]) expect(readLotAddress(hostile)).toEqual([]);
  });
});

describe("text of a vial", () => {
  it.each([
    ["4060S Lot: 24", "4060", "24"],
    ["Cat# 4060, LOT 0024, EXP 2027-03-31", "4060", "24"],
    ["REF 4060S LOT 24", "4060", "24"],
    ["Cat# 4060 LOT 24 EXP 2029", "4060", "24"],
    ["lot 24 of #4060", "4060", "24"],
    ["4060-24", "4060", "24"],
    ["4060S-24", "4060", "24"],
    ["Lot A7-3", null, "A7-3"],
    ["製品番号4060 ロット24", null, "24"],
    ["4060 ロット24", "4060", "24"],
  ])("%s", (text, productKey, number) => {
    expect(readVial(text)).toEqual({ productKey, lot: number });
  });

  it.each([
    "4060",
    "4060S",
    "a lot of antibodies",
    "lot",
    "Akt (pan) lot-to-lot consistency",
    "4060-S",
    "x".repeat(300),
  ])("%s names no lot", (text) => {
    expect(readVial(text)).toBeNull();
  });

  it("a field for the lot also accepts product and lot with a blank between them", () => {
    const both = { productKey: "4060", lot: "24" };
    expect(["4060 24", "4060S 0024", "#4060　24", "4060 lot 24"].map(readLotField)).toEqual([both, both, both, both]);
    expect(["24", "4060", "4060 S", "2 4", ""].map(readLotField)).toEqual([null, null, null, null, null]);
    expect(readVial("4060 9272")).toBeNull();
  });

  it("a field for the product accepts the text on the vial", () => {
    expect(["4060", "4060S", "Cat# 4060", "#4060L"].map(readProductField)).toEqual(["4060", "4060", "4060", "4060"]);
    expect(["", "Akt", "40"].map(readProductField)).toEqual([null, null, null]);
  });
});

describe("state", () => {
  it.each([
    [{ stock: stock(50) }, "released"],
    [{ stock: stock(9) }, "low"],
    [{ stock: stock(0) }, "depleted"],
    [{ stock: [] }, "released"],
    [{ state: "superseded", stock: stock(3) }, "superseded"],
    [{ state: "superseded", stock: stock(0) }, "depleted"],
    [{ state: "recalled", stock: stock(50) }, "recalled"],
  ] as const)("%j is %s", (over, state) => {
    expect(lotState(lot(over as Partial<Lot>))).toBe(state);
  });

  const old = lot({ number: "23", released: "2025-01-10", expires: "2027-01-10", stock: stock(4) });
  const recent = lot({ number: "24", released: "2026-01-10", expires: "2028-01-10", stock: stock(50) });

  it("the current lot is the newest that ships", () => {
    expect(currentLot([old, recent], today)?.number).toBe("24");
    expect(currentLot([{ ...recent, state: "superseded" }], today)).toBeNull();
  });

  it("the same lot again while it lasts, else the bridge to the newer one", () => {
    const bridge = { toLot: "24", ratio: 0.97, limits: { min: 0.8, max: 1.25 }, pass: true };
    const gone = lot({ number: "23", stock: stock(0), bridge });
    expect(sameLotAgain(old, [old, recent], today)).toEqual({ kind: "same" });
    expect(sameLotAgain(gone, [gone, recent], today)).toEqual({ kind: "bridged", steps: [bridge], to: "24" });
    expect(sameLotAgain({ ...gone, bridge: null }, [gone, recent], today)).toEqual({ kind: "newer", to: "24" });
    expect(sameLotAgain({ ...gone, bridge: { ...bridge, pass: false } }, [gone, recent], today).kind).toBe("newer");
    expect(sameLotAgain(gone, [gone], today)).toEqual({ kind: "none" });
    const recalled = lot({ number: "23", state: "recalled", stock: stock(9) });
    expect(sameLotAgain(recalled, [recalled, recent], today)).toEqual({ kind: "newer", to: "24" });
  });

  it("a chain of bridges ends at the first lot that ships, even if the bridges form a cycle", () => {
    const to = (toLot: string) => ({ toLot, ratio: 1, limits: { min: 0.8, max: 1.25 }, pass: true });
    const first = lot({ number: "22", stock: stock(0), bridge: to("23") });
    const second = lot({ number: "23", stock: stock(0), bridge: to("24") });
    expect(sameLotAgain(first, [first, second, recent], today)).toMatchObject({ kind: "bridged", to: "24" });
    const loop = { ...second, bridge: to("22") };
    expect(sameLotAgain(first, [first, loop], today)).toEqual({ kind: "none" });
  });
});

describe("a record", () => {
  it("without contradictions is accepted", () => {
    expect(v.parse(lotSchema, lot())).toEqual(lot());
    expect(lotFault(lot())).toBeNull();
  });

  it.each([
    ["expires", lot({ expires: null })],
    ["expires", lot({ retest: "2027-01-01" })],
    ["released", lot({ released: "2020-01-01" })],
    ["expires", lot({ expires: "2026-01-01" })],
    ["recall", lot({ state: "recalled", recall: null })],
    ["recall", lot({ recall: { reason: "Wrong label", day: today } })],
    ["tests.0.pass", lot({ tests: [lotTest({ result: 0.5 })] })],
    ["tests.0.pass", lot({ tests: [lotTest({ result: 0.5, pass: false })] })],
    ["bridge.toLot", lot({ bridge: { toLot: "24", ratio: 1, limits: { min: 0.8, max: 1.2 }, pass: true } })],
    ["bridge.pass", lot({ bridge: { toLot: "25", ratio: 2, limits: { min: 0.8, max: 1.2 }, pass: true } })],
    ["stock.0.sku", lot({ stock: [{ sku: "9272S", gtin: null, left: 1 }] })],
    ["stock.0.gtin", lot({ stock: [{ sku: "4060S", gtin: "02000040600001", left: 1 }] })],
  ])("is refused at %s", (path, record) => {
    expect(lotFault(record)?.path).toBe(path);
  });

  it("equal facts give an equal text, regardless of the stock", () => {
    expect(lotFactsText(lot({ stock: [], aliases: [] }))).toBe(lotFactsText(lot()));
    expect(lotFactsText(lot({ tests: [lotTest({ result: 1.01 })] }))).not.toBe(lotFactsText(lot()));
  });
});

describe("CSV", () => {
  const header = "product,lot,made,released,expires,tests,stock";
  const parsed = (csv: string) => {
    const lines = csvAsLines(csv);
    if (!lines.ok) throw new Error(lines.message);
    return lines.text.split("\n").map((line) => (line === "" ? null : v.safeParse(lotSchema, JSON.parse(line))));
  };

  it("is read as records, each on its line of the file", () => {
    const rows = `${header}\r\n4060,24,2026-01-02,2026-01-10,2028-01-10,"Concentration|A280|1.02|mg/ml|0.9|1.1|4060-1-a 4060-2-b;Appearance|by eye|clear",4060S=50\r\n\r\n4060,x y,2026-01-02,2026-01-10,,,\r\n`;
    const [head, first, empty, second] = parsed(rows);
    expect([head, empty]).toEqual([null, null]);
    expect(first?.success && first.output).toMatchObject({
      number: "24",
      tests: [
        { result: 1.02, min: 0.9, pass: true, figureIds: ["4060-1-a", "4060-2-b"] },
        { result: "clear", unit: null, pass: true },
      ],
      stock: [{ sku: "4060S", left: 50 }],
    });
    expect(second?.success).toBe(false);
  });

  it("a header without its columns, a row with too many cells and an invalid number are refused", () => {
    expect(csvAsLines("product,lot\n4060,24")).toMatchObject({ ok: false });
    expect(csvAsLines(`${header},colour\n`)).toMatchObject({ ok: false });
    expect(parsed(`${header}\n4060,24,2026-01-02,2026-01-10,2028-01-10,,,extra`)[1]?.success).toBe(false);
    expect(parsed(`${header}\n4060,24,2026-01-02,2026-01-10,2028-01-10,,4060S=many`)[1]?.success).toBe(false);
  });
});
