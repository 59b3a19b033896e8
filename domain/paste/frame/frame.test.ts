import texts from "virtual:name-texts";
import { describe, expect, it } from "vitest";
import { nameTable } from "../../query-reading/name-table";
import { readBulkList } from "../../quick-add/bulk-list";
import { asksForReading } from "../asks-for-reading";
import { readPaste } from "../read-paste";
import { resolveLine } from "../resolve";
import type { FoundProducts, SoldProduct } from "../sold-product";

const names = nameTable(texts);
const read = (text: string) => readPaste(text, names).lines;
const isRead = (text: string) => asksForReading(text, readBulkList(text).entries);

const sold = (key: string): SoldProduct => ({
  ...{
    key,
    name: key,
    symbols: [],
    modification: "none",
    residues: [],
    host: "",
    label: "none",
    kind: "Primary Antibody",
    clone: "",
  },
  ...{ citations: 0, discontinued: false, replacedBy: null, formerKey: null, applications: [], validations: [] },
  ...{ species: [], carrierFree: false, skus: [{ sku: `${key}S`, size: "100 µl" }] },
});
const byNumber = new Map(["4060", "9272", "76093", "29666"].map((key) => [key, sold(key)]));
const none = { byRegistryId: new Map(), bySymbol: new Map(), byClone: new Map(), byForeign: new Map() };
const found = { ...none, byNumber, byReading: new Map(), removed: new Map() } as unknown as FoundProducts;
const ticked = (text: string) => read(text).flatMap((line) => (resolveLine(line, found).ticked ? [line.number] : []));

describe("a choice between two products", () => {
  it("is left to the shopper", () => {
    for (const text of [
      "Please send 4060S or 9272S, whichever ships first.",
      "4060S (or 9272S)",
      "Bitte 4060S oder 9272S",
      "4060S または 9272S を1本お願いします。",
      "我们要订4060S或者9272S",
      "either 4060 or 9272 (Akt), 1 vial",
    ]) {
      expect(isRead(text), text).toBe(true);
      expect(
        read(text).map(({ choice }) => choice),
        text,
      ).toEqual([true, true]);
      expect(ticked(text), text).toEqual([]);
    }
  });
  it("does not exist between numbers that are listed, or taken out", () => {
    for (const text of ["4060S and 9272S", "4060S\nor\n9272S x 2. Or call us. 76093S", "4060S, color blue; 9272S"])
      expect(
        read(text).filter(({ choice }) => choice),
        text,
      ).toEqual([]);
    expect(read("do not order 4060S or 9272S").map(({ declined }) => declined)).toEqual([true, true]);
  });
});

describe("a reply with the quoted mail", () => {
  const original = "\n\n-----Original Message-----\nFrom: Lab\nPlease order 1 x 76093S and 2 x 29666S.";
  it("orders what the reply says, and leaves lines of the quoted mail to the shopper", () => {
    const text = `Sorry, make that 3 x 76093S, not 1.${original}`;
    expect(isRead(text)).toBe(true);
    expect(ticked(text)).toEqual(["76093S"]);
    expect(read(text).map(({ quantity, quoted }) => [quantity, quoted])[0]).toEqual(["3", false]);
    expect(ticked("Three of them are enough.\n> 4060S x 5\n> 9272S x 5")).toEqual([]);
  });
  it("orders the quoted mail if the reply only passes it on", () => {
    expect(ticked("Please order these, thanks.\n> 4060S x 5\n> 9272S x 5")).toEqual(["4060S", "9272S"]);
    expect(ticked(`---------- Forwarded message ---------\nOn Nov 23, 2026, Lee wrote:\n> 4060S x 5`)).toEqual([
      "4060S",
    ]);
  });
});

it("captions, column headings, mail headers, names below a closing formula and primers are not order lines", () => {
  const text = [
    "Table 2. Antibodies used in this study\nAntibody Company Catalog number Dilution\np53 Benchside 4060 1:1000\nVimentin Benchside 29666 1:500",
    "Table 3. Primers\nTP53 CCTCAGCATCTTATCCGAGTGG TGGATGGTGGTACAGTCAGAGC",
    "Subject: order\nSent: Tuesday",
    "Best regards,\nTom",
  ].join("\n\n");
  expect(read(text).map(({ number }) => number)).toEqual(["4060", "29666"]);
  expect(read("Subject: 4060S").map(({ number }) => number)).toEqual(["4060S"]);
});

describe("a list", () => {
  const codes = (text: string) =>
    readBulkList(text).entries.flatMap(({ code, quantity }) => (code === "" ? [] : [`${code} × ${quantity}`]));
  it("takes no figure of an address for a product", () => {
    expect(codes("Ship to: Institute of Physiology, Rämistrasse 9272, 8006 Zürich, Switzerland\n2x 29666S")).toEqual([
      "29666S × 2",
    ]);
    expect(codes("75209 Elm Street, Suite 4060, Springfield, IL 62701\n4060S x 1\n9272S")).toEqual([
      "4060S × 1",
      "9272S × 1",
    ]);
    expect(codes("税号12100000425006133D\n4060S 2")).toEqual(["4060S × 2"]);
  });
  it("counts each number of a row, and asks for a count in words", () => {
    expect(codes("3 of each: 4060S and 9272S")).toEqual(["4060S × 3", "9272S × 3"]);
    expect(codes("We have used 4060S and 9272S for years, and would like three of each.")).toEqual([
      "4060S × ",
      "9272S × ",
    ]);
  });
  it("may have German heads", () => {
    expect(codes("Artikelnr.;Bezeichnung;Menge;Einzelpreis\n4060S;Phospho-Akt;2;399,00")).toEqual(["4060S × 2"]);
  });
  it("with a number in brackets behind a name in Chinese or Japanese is read", () => {
    const text = "お世話になっております。東京大学の田中です。\n・Akt抗体 4060S 2本\n・GAPDH抗体(76093)×3";
    expect(isRead(text)).toBe(true);
    expect(read(text).map(({ number, quantity }) => [number, quantity])).toEqual([
      ["4060S", "2"],
      ["76093", "3"],
    ]);
  });
});
