import texts from "virtual:name-texts";
import { describe, expect, it } from "vitest";
import { nameTable } from "../../query-reading/name-table";
import { type ReadPaste, readPaste } from "../read-paste";
import { resolveLine } from "../resolve";
import type { FoundProducts, SoldProduct } from "../sold-product";

const names = nameTable(texts);
const read = (text: string) => readPaste(text, names);
const reagents = (text: string): ReadPaste["lines"] => read(text).lines.filter(({ reagent }) => reagent);
const targetsOf = ({ reading }: ReadPaste["lines"][number]) => reading?.targets.map(({ text }) => text).join() ?? "";
const counted = (text: string) => reagents(text).map((line) => [line.number ?? targetsOf(line), line.quantity]);

describe("running text that orders", () => {
  const mail =
    "Hi team,\n\nPlease send 2 x 100 µl of your GAPDH antibody and one 20 µl vial of phospho-Akt (Ser473). " +
    "Also three ELISA kits for human IL-6.\n\nBest regards,\nJane Miller\nTel. +1 617 555 0143";
  it("names reagents with their count and size", () => {
    expect(reagents(mail).map((line) => [targetsOf(line), line.quantity, line.size])).toEqual([
      ["GAPDH", "2", "100 μl"],
      ["Akt", "1", "20 μl"],
      ["IL-6", "3", null],
    ]);
    expect(counted("two vials of anti-p53 DO-1, one of anti-Bcl-2")).toEqual([
      ["p53,DO-1", "2"],
      ["Bcl-2", "1"],
    ]);
  });
  it("counts numbers", () => {
    expect(counted("Could you please add 3 more of #5174 to the order that we sent to you last week?")).toEqual([
      ["5174", "3"],
    ]);
  });
  it("orders nothing where it reports what was done", () => {
    for (const text of [
      "Sections were washed three times, and two of the CD4 positive cells were counted.",
      "We washed 3 x 5 min in PBS and incubated 2 h with 5% BSA before analysis of the cells.",
      "One of three mice was analyzed, and ten of the Akt inhibitors were tested in the screen.",
      "We found three of 4060 proteins, also shown in Fig. 2.",
      "12 of 4060 patients also received placebo, like 30 of 5174 controls.",
      "Only 2 of 4060 samples need to be repeated.",
    ])
      expect(counted(text), text).toEqual([]);
  });
});

describe("quantities of a list", () => {
  it("are not read from a lot, expiry date or dilution", () => {
    expect(counted("Cat# 4060; lot 25\nCat# 5174; lot 7")).toEqual([
      ["4060", null],
      ["5174", null],
    ]);
    expect(counted("Item#: 4060   Lot#: 25   Exp: 2026-08   Qty: 3")).toEqual([["4060", "3"]]);
    expect(counted("anti-Akt (#9272, 1:500)")[0]?.[1]).toBeNull();
  });
  it("belong to their own numbers", () => {
    expect(counted("4060S x2, 9661T x 1; 5174L qty 3")).toEqual([
      ["4060S", "2"],
      ["9661T", null],
      ["5174L", "3"],
    ]);
    expect(counted("4060(2), 9661(1), 5174(4)")).toEqual([
      ["4060", "2"],
      ["9661", null],
      ["5174", "4"],
    ]);
    expect(counted("Please quote 3 units each of 4060, 15174 and 9661.")).toEqual([
      ["4060", "3"],
      ["15174", "3"],
      ["9661", "3"],
    ]);
  });
  it("are read after dot leaders, and below a column head of amounts", () => {
    expect(counted("GAPDH (5174) .......... 2\nAkt (9272) ..... 3")).toEqual([
      ["5174", "2"],
      ["9272", "3"],
    ]);
    expect(counted("No. | Product | Amount\n1 | GAPDH (Q99Z9) | 2\n2 | Phospho-Akt (Ser473) | 1")).toEqual([
      ["GAPDH", "2"],
      ["Akt", "1"],
    ]);
  });
});

describe("words of mails", () => {
  it("are not genes, and addresses are not numbers", () => {
    const text =
      "On Mon, 3 Mar 2025 at 10:14, Tom wrote:\n> - 4060S x 2\n\nSure, please add 3 more of #5174 too.\n\n" +
      "Ship to: Boston Medical Lab, 9272 Main Street, Boston, MA 02115";
    expect(reagents(text).map((line) => [line.number, targetsOf(line)])).toEqual([
      ["4060S", ""],
      ["5174", ""],
    ]);
  });
});

describe("lists in Japanese and Chinese", () => {
  it("are split at conjunctions, and a number does not belong to a maker in another bracket", () => {
    expect(
      reagents(
        "使用的一抗包括:磷酸化Akt (Ser473) 抗体(货号4060,1:1000)、GAPDH抗体(1:5000)和β-actin抗体(Sigma,A5441)。",
      ).map((line) => [targetsOf(line), line.number, line.vendor]),
    ).toEqual([
      ["Akt", "4060", null],
      ["GAPDH", null, null],
      ["β-actin", "A5441", "merck"],
    ]);
    expect(reagents("抗リン酸化Akt抗体 (#4060, 1:1000) および抗GAPDH抗体 (1:5000) を用いた。").map(targetsOf)).toEqual([
      "Akt",
      "GAPDH",
    ]);
    expect(
      reagents(
        "免疫組織化学染色:抗CD31抗体(SZ31, Dianova, DIA-310)、抗αSMA抗体(1A4, Sigma A2547)、抗F4/80抗体(#70076)",
      ).map(({ number }) => number),
    ).toEqual(["DIA-310", "A2547", "70076"]);
  });
});

describe("a table whose layout a PDF lost", () => {
  it("has a reagent in each row below its caption", () => {
    const table =
      "Table S2. Antibodies used in this study\nAntibody Company Catalog no. Dilution\nCD3 Abcam ab16669 1:200\n" +
      "CD8 Dako M7103 1:100\nPD-L1 CST 13684 1:400\nKi-67 Thermo RM-9106-S 1:500";
    expect(reagents(table).map((line) => [targetsOf(line), line.vendor, line.number])).toEqual([
      ["CD3", "abcam", "ab16669"],
      ["CD8", "agilent", "M7103"],
      ["PD-L1", "cst", "13684"],
      ["Ki-67", "thermo", null],
    ]);
  });
});

describe("the size in a line", () => {
  const product: SoldProduct = {
    ...{ key: "4060", name: "Phospho-Akt (Ser473) Rabbit mAb", discontinued: false, replacedBy: null, formerKey: null },
    ...{
      clone: "",
      symbols: ["AKT1"],
      modification: "phospho",
      residues: ["pSer473"],
      label: "none",
      host: "Rabbit",
      carrierFree: false,
    },
    ...{ kind: "Primary Antibody", applications: [], species: [], citations: 0, validations: [] },
    skus: [
      { sku: "4060S", size: "100 µl" },
      { sku: "4060T", size: "20 µl" },
    ],
  };
  const found: FoundProducts = {
    ...{ byRegistryId: new Map(), byClone: new Map(), byReading: new Map(), byForeign: new Map(), removed: new Map() },
    byNumber: new Map([["4060", product]]),
    bySymbol: new Map([["AKT1", [product]]]),
  };
  const chosen = (text: string) =>
    read(text).lines.map((line) => {
      const { verdict, sku, ticked, reason } = resolveLine(line, found);
      return [verdict, sku, ticked, reason.key];
    });
  it("is chosen, or reported if it is not sold", () => {
    expect(chosen("p-Akt 4060 20ul x 2")).toEqual([["exact", "4060T", true, "number"]]);
    expect(chosen("p-Akt 4060 x 2")).toEqual([["size-chosen", "4060S", true, "size"]]);
    expect(chosen("p-Akt 4060 50 µl x 2")).toEqual([["several-readings", "4060S", false, "noSuchSize"]]);
    expect(chosen("20 µl p-Akt")).toEqual([["same-target", "4060T", false, "target"]]);
  });
});
