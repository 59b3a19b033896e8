import texts from "virtual:name-texts";
import { describe, expect, it } from "vitest";
import { nameTable } from "../../query-reading/name-table";
import { readBulkList } from "../../quick-add/bulk-list";
import { rank } from "../agreement";
import { asksForReading } from "../asks-for-reading";
import { declinesNumber } from "../declined";
import { emptyLine } from "../lines";
import { readPaste } from "../read-paste";
import type { SoldProduct } from "../sold-product";

const names = nameTable(texts);
const read = (text: string) => readPaste(text, names).lines;
const numbered = (text: string) => read(text).map(({ number, declined }) => [number, declined]);
const isRead = (text: string) => asksForReading(text, readBulkList(text).entries);

describe("a number that is taken out of an order", () => {
  it("leaves the other one of its row", () => {
    for (const [text, out, put] of [
      ["cancel 5174 and send 9661 instead", "5174", "9661"],
      ["replace 9272 with 4060", "9272", "4060"],
      ["switch from 9272 to 4060", "9272", "4060"],
      ["Instead of 9272S please send 4060S", "9272S", "4060S"],
      ["Please cancel 4060S and send 2 of 9272S instead.", "4060S", "9272S"],
      ["cancel 5174S and send 9661 instead", "5174S", "9661"],
    ] as const)
      expect(numbered(text), text).toEqual([
        [out, true],
        [put, false],
      ]);
  });
  it("is read, and not listed", () => {
    for (const text of [
      "Instead of 9272S please send 4060S",
      "4060S\n9272S\nremove 2101S",
      "replace 9272S with 4060S",
      "不要9272S，请发4060S",
    ])
      expect(isRead(text), text).toBe(true);
    for (const text of ["4060S 2\n9272S 1", "please send 4060S and 9272S", "4060S replaced by hand"])
      expect(declinesNumber(text), text).toBe(false);
  });
});

it("a size joined to a number is not part of the number", () => {
  expect(read("4060-100UL").map(({ number, size }) => [number, size])).toEqual([["4060", "100UL"]]);
  expect(read("4060-100ul x 2\n9272-20UL").map(({ number, quantity }) => [number, quantity])).toEqual([
    ["4060", "2"],
    ["9272", null],
  ]);
  expect(readBulkList("4060S-100UL x 2").entries).toMatchObject([{ code: "4060S", quantity: "2" }]);
  expect(readBulkList("4060S (100 µl) - 2 pcs, 9272S (100 µl) - 1 pc").entries).toMatchObject([
    { code: "4060S", quantity: "2" },
    { code: "9272S", quantity: "1" },
  ]);
});

it("each product in a row is a line, even with another number beside it", () => {
  const row = "anti-PD-L1 (clone 28-8, ab205921), anti-CD8 (C8/144B, Dako M7103), Ki-67 (MIB-1, Dako)";
  const targets = read(row).map(({ reading }) => reading?.targets[0]?.text);
  expect(targets).toEqual(["PD-L1", "CD8", "Ki-67"]);
  for (const text of ["anti-GAPDH (1:1000) and anti-Akt (1:500)", "GAPDH 1:1000 and Akt 1:500"])
    expect(
      read(text).map(({ reading }) => reading?.targets[0]?.text),
      text,
    ).toEqual(["GAPDH", "Akt"]);
});

it("mails with an answer, sources of tables, rows that name an antibody and bare numbers with a size are read", () => {
  for (const text of [
    "> Please send 5 x 4060S\nmake it 3 x 4060S",
    "<table><tr><td>4060S</td><td>3</td></tr></table>",
    "2x 4060S\n3 vials of anti-PTEN (2101)",
    "4060-100UL",
  ])
    expect(isRead(text), text).toBe(true);
  for (const text of ["Antibody,Catalog number,Qty\nAkt,4060S,2", "4060S-100UL x 2"])
    expect(isRead(text), text).toBe(false);
});

it("the usual formulation is offered before the one without carrier", () => {
  const plain = {
    ...{ key: "2", name: "", skus: [], discontinued: false, replacedBy: null, formerKey: null, clone: "" },
    ...{ symbols: ["PTEN"], modification: "none", residues: [], label: "none", host: "Rabbit", carrierFree: false },
    ...{ kind: "Primary Antibody", applications: [], species: [], citations: 0, validations: [] },
  } satisfies SoldProduct;
  const free = { ...plain, key: "1", carrierFree: true, citations: 90 };
  const line = (text: string) => ({
    ...emptyLine,
    from: "list" as const,
    start: 0,
    end: 0,
    reading: read(text)[0]?.reading ?? null,
  });
  expect(rank(line("PTEN antibody"), [free, plain])).toEqual([plain, free]);
  expect(rank(line("PTEN antibody, BSA free"), [plain, free])).toEqual([free, plain]);
});

it("running text names a reagent by its dilution alone, but not by a ratio, and total protein beside its modified form", () => {
  const targets = (text: string) => read(text).map(({ reading }) => reading?.targets.map((one) => one.text).join());
  for (const [text, named] of Object.entries({
    "Sections were stained with GAPDH 1:1000 and Akt 1:500 in PBS overnight at 4 °C.": ["GAPDH", "Akt"],
    "We used p-Akt (1:1000), Akt (1:1000), and GAPDH (1:5000) antibodies in this study.": ["p-Akt", "Akt", "GAPDH"],
    "The lysate was diluted 1:10 in PBS and the ratio of Akt to actin was 1:2 in all of the cells.": [],
    "A 1:1 mixture of Matrigel and VEGF was used, and cells were split 1:3 in the medium with EGF.": [],
  }))
    expect(targets(text), text).toEqual(named);
});
