import { describe, expect, it } from "vitest";
import { shopNames } from "../../query-reading/shop-names";
import { targetNames } from "../lines";
import { readPaste } from "../read-paste";

const names = shopNames();
const read = (text: string) => readPaste(text, names).lines;
/** "maker:number target quantity" of every line that names a reagent. */
const shown = (text: string) =>
  read(text)
    .filter(({ reagent }) => reagent)
    .map((line) =>
      [
        line.number === null ? "" : `${line.vendor ?? ""}:${line.number}`,
        targetNames(line).join("/") || line.reading?.against || line.reading?.reagents.join("/"),
        line.quantity,
      ]
        .filter((part) => part)
        .join(" "),
    );

describe("a table that a PDF took apart", () => {
  it("joins the name of a reagent to the maker and the number below it", () => {
    const text = `Rabbit monoclonal anti-E-Cadherin
Cell Signaling Technology
Cat# 3195; RRID: AB_2291471
Mouse monoclonal anti-N-Cadherin
BD Biosciences
Cat# 610920; RRID: AB_2077527
Rat monoclonal anti-Snail
Abcam Cat# ab4719`;
    expect(shown(text)).toEqual(["cst:3195 E-Cadherin", "bd:610920 N-Cadherin", "abcam:ab4719 Snail"]);
  });
  it("leaves a name alone that has a maker of its own, or stands in another paragraph", () => {
    expect(shown("anti-Snail, Abcam\nBioLegend 100201\n")).toEqual(
      [" Snail", "biolegend:100201"].map((one) => one.trim()),
    );
    expect(shown("anti-Snail\nanti-Slug\n\nBioLegend\n100201 CD3")).toEqual(["Snail", "Slug", "biolegend:100201 CD3"]);
  });
});

it("the speakers of a chat are no part of its lines", () => {
  const lines = ["p53 antibody pls", "and 2x anti-p21"];
  const expected = shown(lines.join("\n"));
  expect(expected).toEqual(["p53", "p21 2"]);
  expect(shown(lines.map((line, at) => `[10:0${at}] Lena: ${line}`).join("\n"))).toEqual(expected);
  expect(shown(lines.map((line, at) => `14/03/2024, 10:0${at} - Lena: ${line}`).join("\n"))).toEqual(expected);
});

it("a list of a program is read as a table", () => {
  const items = [
    { item: "anti-Ki67", qty: 2 },
    { item: "anti-PCNA", qty: 1 },
  ];
  for (const text of [JSON.stringify(items), JSON.stringify({ order: "A-1", lines: items }, null, 2)])
    expect(shown(text), text).toEqual(["Ki67 2", "PCNA 1"]);
  for (const text of ["[1, 2]", '{"a": {}}', "[anti-Ki67", "{}", "[]"]) expect(() => read(text)).not.toThrow();
});

it("an instrument is no maker", () => {
  expect(read("Panel for the BD Symphony\nBUV395 CD8\nPE LAG-3").map(({ vendor }) => vendor)).not.toContain("bd");
  expect(read("BD Biosciences\nCD8 PE").map(({ vendor }) => vendor)).toContain("bd");
});

it("the positions of a quotation are no quantities", () => {
  const text = `Pos  Cat.No.  Description  Qty
10  4511S  Phospho-p38 MAPK (Thr180/Tyr182)  1  EUR 412.00
20  7074S  Anti-rabbit IgG, HRP-linked Antibody  2  EUR 118.00`;
  expect(read(text).map(({ quantity }) => quantity)).not.toContain("20");
  expect(shown("10 4060S\n20 9272S")).toEqual([":4060S 10", ":9272S 20"]);
});

it("figures of names are no numbers of articles", () => {
  const text = "Artikel;Menge\nS100 beta Antikörper;2\nGoat anti-rabbit Alexa 594;1\n4060S;3";
  expect(shown(text)).toEqual(["S100 beta 2", "rabbit 1", ":4060S 3"]);
});

it("a count in brackets is not the end of a name", () => {
  expect(shown("- anti-Sox2 (1)\n- anti-Oct4 (2)")).toEqual(["Sox2 1", "Oct4 2"]);
});

it("a clone in a long sentence is read with its target", () => {
  const text =
    "Single-cell suspensions were stained with CD45-BV510 (30-F11), CD3e-FITC (145-2C11) for 30 min on ice. Foxp3-eFluor 450 (FJK-16s) was added after fixation. All antibodies were from BioLegend.";
  expect(read(text).map((line) => [targetNames(line).join("/"), line.clone])).toEqual([
    ["CD45", "30-F11"],
    ["CD3e", "145-2C11"],
    ["Foxp3", "FJK-16s"],
  ]);
});

it("the date of a mail is no number", () => {
  expect(read("Date: Tue, 5 Mar 2024 09:14:22 +0100\nanti-CD3")).toHaveLength(1);
});

describe("columns that spaces align", () => {
  it("have the quantities of their head, and a description may contain a comma", () => {
    const text = `Pos  Item no.   Description                                        Qty   Unit price   Total
10   4060       Phospho-Akt (Ser473) Rabbit mAb, 100 ul             2     USD 389.00   USD 778.00
20   2118       GAPDH Rabbit mAb                                    12    USD 345.00   USD 4,140.00
     Shipping dry ice                                                     USD 85.00`;
    expect(shown(text)).toEqual([":4060 Akt 2", ":2118 GAPDH 12"]);
    expect(shown("Qty  Cat. No.  Product\n2    4060S     p-Akt rabbit mAb\n1    7074S     anti-rabbit HRP")).toEqual([
      ":4060S p-Akt 2",
      ":7074S rabbit 1",
    ]);
  });
  it("are not assigned if a row has another number of cells", () => {
    const text = `Item no.   Description   Qty
4060       p-Akt
9661       Caspase-3   3   out of stock`;
    expect(shown(text)).toEqual([":4060 p-Akt", ":9661 Caspase-3"]);
  });
});

it("leaves a price behind a comma in its row, although uL2 is a protein", () => {
  const text = "4060 Phospho-Akt Rabbit mAb, 100 ul 2 USD 389.00\n2118 GAPDH Rabbit mAb, 100 ul 1 USD 345.00";
  expect(read(text).map(({ number, quantity }) => [number, quantity])).toEqual([
    ["4060", ""],
    ["2118", ""],
  ]);
});

it("keeps a clone beside the reagent before a closing bracket", () => {
  const text =
    "Sections were stained with rat anti-mouse F4/80 (clone BM8, eBioscience), rabbit anti-Iba1 (Wako, 019-19741, 1:500).";
  expect(read(text).map((line) => [targetNames(line).join(), line.clone])).toEqual([
    ["F4/80", "BM8"],
    ["Iba1", null],
  ]);
});
