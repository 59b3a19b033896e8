import texts from "virtual:name-texts";
import { describe, expect, it } from "vitest";
import { nameTable } from "../../query-reading/name-table";
import { readBulkList } from "../../quick-add/bulk-list";
import { readPaste } from "../read-paste";

const names = nameTable(texts);
const read = (text: string) => readPaste(text, names).lines;
const told = (text: string) => read(text).map(({ vendor, number, quantity }) => [vendor, number, quantity]);

it("a maker's name that a PDF breaks across lines is joined", () => {
  expect(
    told(
      "Antibodies\nAnti-LC3B Rabbit 1:1000 Cell\nSignaling Technology 3868\nAnti-p62 Rabbit 1:1000 Santa Cruz\nBiotechnology sc-28359",
    ),
  ).toEqual([
    [null, null, null],
    ["cst", "3868", null],
    ["scbt", "sc-28359", null],
  ]);
  // Two makers below each other.
  expect(told("ab8226 actin Abcam\nThermo MA5-15739 actin").map(([vendor]) => vendor)).toEqual(["abcam", "thermo"]);
});

it("a maker beside a number in an unusual form is reported, and a heading is not", () => {
  expect(read("Abcam 9272\nBioLegend 2024\nab8226 actin")).toMatchObject([
    { vendor: "abcam", number: null, reagent: false },
    { vendor: "abcam", number: "ab8226" },
  ]);
});

it("a company name of two letters is not part of the reagent before it", () => {
  expect(told("Rapamycin\tLC Laboratories\tCat#R-5000")).toEqual([["?lc", "R-5000", null]]);
});

it("a name after a closing formula, a date and a telephone extension are not order lines", () => {
  expect(read("4060S x 2\n\nThanks, Tom (room 3106)").map(({ number }) => number)).toEqual(["4060S"]);
  expect(read("Best, A. Kit\n\nCheers, Pat Smith")).toEqual([]);
  expect(read("Order date: 2026-11-03    Ship date: 2026-11-05").filter(({ reagent }) => reagent)).toEqual([]);
  expect(read("内線 3642\n分机:3642").filter(({ number }) => number !== null)).toEqual([]);
});

it("quantities are read below column headings as people write them", () => {
  for (const head of ["Wanted", "Needed", "To order", "How many", "No. of vials", "必要数", "申购数量"])
    expect(told(`Item\tSupplier\tCat. No.\t${head}\nβ-Actin\tAbcam\tab8226\t4`), head).toEqual([
      ["abcam", "ab8226", "4"],
    ]);
});

it("a row with a total is not a product", () => {
  for (const row of ["合计\t3\t12800", "Total 3 12800", "Total: 1,596.00 USD", "Zwischensumme 12800"])
    expect(
      readBulkList(`4060S\t2\n${row}`).entries.map(({ code }) => code),
      row,
    ).toEqual(["4060S", ""]);
  for (const row of ["Total Akt 9272S 2", "Total Akt, 9272", "Total Akt\t9272\t2"])
    expect(readBulkList(row).entries[0]?.code, row).toMatch(/^9272S?$/);
});

describe("running text", () => {
  it("orders numbers by counts in words", () => {
    expect(
      told("Please get three of 4060, a pair of 9271 and half a dozen 7074. We don't need 9272 this time."),
    ).toEqual([
      [null, "4060", "3"],
      [null, "9271", "2"],
      [null, "7074", "6"],
    ]);
    expect(told("The 100 ul, one please. Also 4691 x2.")).toEqual([[null, "4691", "2"]]);
    expect(told("Two of 1200 cells were lost, and images had 1024 x 76 pixels in each of 4000 fields.")).toEqual([]);
  });
  it("names the product of an ordered antibody in brackets", () => {
    expect(
      told(
        "Hi Laura,\n\ncould you please order two vials of the phospho-Akt Ser473 rabbit mAb (4060, the 100 µl size)?",
      ),
    ).toEqual([[null, "4060", "2"]]);
  });
  it("names antibodies that samples were probed for", () => {
    const lines = read(
      "Lysates were probed for phospho-EGFR (Tyr1068), Erk1/2 and α-tubulin. Cells were stained for 30 min.",
    );
    expect(lines.map(({ reading }) => reading?.targets[0]?.chosen[0].genes[0])).toEqual(["EGFR", "MAPK3", "TUBA1A"]);
    expect(lines.every(({ from }) => from === "text")).toBe(true);
  });
});
