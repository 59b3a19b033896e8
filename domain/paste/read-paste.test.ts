import texts from "virtual:name-texts";
import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { nameTable } from "../query-reading/name-table";
import { readBulkList } from "../quick-add/bulk-list";
import { asksForReading } from "./asks-for-reading";
import { foldPaste } from "./fold";
import { readPaste } from "./read-paste";

const names = nameTable(texts);
const words = fc.constantFrom(
  "BioLegend", "BD", "CST", "Benchside", "4060S", "100201", "anti-CD3", "(", ")", ";", ",", ". ", "\n", "\t", "|",
  "clone 17A2", "RRID:AB_312658", "Cat#", "1:200", "4060 rpm", "抗CD3抗体", "货号", "-\n", "\u00ad", "Akt", " ",
); // biome-ignore format: a list

const kindsOf = (text: string, part: string) => {
  const read = readPaste(text, names);
  return read.spans.filter(({ start, end }) => read.text.slice(start, end) === part).map(({ kind }) => kind);
};

describe("readPaste", () => {
  it("covers every character with one span", () => {
    const text = fc.oneof(
      fc.string({ maxLength: 200 }),
      fc.array(words, { maxLength: 60 }).map((all) => all.join(" ")),
    );
    fc.assert(
      fc.property(text, (pasted) => {
        const { text: folded, spans } = readPaste(pasted, names);
        expect(spans.map(({ start, end }) => folded.slice(start, end)).join("")).toBe(folded);
        expect(spans.every(({ start, end }, index) => start < end && start === (spans[index - 1]?.end ?? 0))).toBe(
          true,
        );
      }),
      { numRuns: 200 },
    );
  });
  it("labels the parts of a line", () => {
    const text =
      "rabbit anti-Akt (clone 11E7, Cell Signaling, #4685, RRID:AB_2225340, 1:1000, lot 12) was used for WB.";
    for (const [part, kind] of Object.entries({
      "11E7": "clone",
      "Cell Signaling": "vendor",
      "4685": "number",
      AB_2225340: "rrid",
      "1:1000": "dilution",
      Akt: "target",
    })) {
      expect(kindsOf(text, part), part).toEqual([kind]);
    }
  });
  it("reads counts, and leaves counts in words to the user", () => {
    const quantityOf = (text: string) => readPaste(text, names).lines.map(({ quantity }) => quantity);
    for (const [text, quantity] of Object.entries({
      "货号：4060S，磷酸化Akt抗体，2支": "2",
      '"sku";"amount"\n"4060S";"2"': "2",
      '"4060S";"10"': "10",
      "#4060S (2)": "2",
      "Item 10: 4060S Phospho-Akt (Ser473) Rabbit mAb 2 EA USD 438.00": "2",
      "three vials of 4060S": "",
      "4060S 1,000": "",
      "4060S, 2": "2",
      "Benchside 4060S 二つ": "",
      "deux flacons de l'anticorps 4060S": "",
    }))
      expect(quantityOf(text), text).toEqual([quantity]);
    expect(quantityOf("2 x 4060S and 3 x 9272S")).toEqual(["2", "3"]);
  });
  it("is used for lists that name a maker, or any company beside a number", () => {
    const asks = (text: string) => asksForReading(text, readBulkList(text).entries);
    for (const text of ["ab8245 2\nsc-126 1", "Name,Cat\nGAPDH,60004-1-Ig", "Hi,\n2 x anti-p53\nsee quote 100245"])
      expect(asks(text), text).toBe(true);
    for (const text of ["4060S\nCST 9272S", "Acme Bio 4060S", "4060S\tFooBar GmbH", "anti-CD3"])
      expect(asks(text), text).toBe(true);
    for (const text of [
      "4060S 2\n9272S",
      "Ship to: Acme Pharma Inc.\n4060S 2",
      "4060S Akt Antibody Trial Size",
      "4060 2\n9272 1",
    ])
      expect(asks(text), text).toBe(false);
  });
  it("does not read an empty cell or a count of bottles as a target", () => {
    for (const text of ["Prism 9 | GraphPad | N/A", "anti-mouse HRP (one bottle)"])
      expect(
        readPaste(text, names).lines.flatMap(({ reading }) => reading?.targets ?? []),
        text,
      ).toEqual([]);
  });
  it("distinguishes figures from product numbers", () => {
    for (const figure of ["4060 rpm", "1200 s", "CAS 53123-88-9", "PMID: 31234567", "GSE123456", "CRL-3216"]) {
      const { lines } = readPaste(`Cells were then used as follows, with the others: ${figure}.`, names);
      expect(lines, figure).toEqual([]);
    }
  });
  it("does not read a site, a histone mark or a phone number as a product number", () => {
    const lines = readPaste("Item;Qty\ncleaved caspase-3 (Asp175);2\nH3K27me3;1\nAnti-CD31 (rat);3", names).lines;
    expect(lines.map(({ number, quantity, reading }) => [number, quantity, reading?.targets.length])).toEqual([
      [null, "2", 1],
      [null, "1", 1],
      [null, "3", 1],
    ]);
    const order = readPaste("请帮忙订购以下试剂：\n1. 抗CD68抗体 1支\n电话 138-0013-8000，邮编 100871", names).lines;
    expect(order.map(({ number, vendor }) => [number, vendor])).not.toContainEqual([expect.anything(), null]);
    expect(order.filter(({ reagent }) => reagent)).toMatchObject([{ vendor: null, number: null, quantity: "1" }]);
  });
  it("assigns a number in a bracket to the reagent before it, and reads earlier reagents separately", () => {
    const text =
      "We used guinea pig anti-VGLUT1 (Synaptic Systems; 1:500), rabbit anti-c-Fos (9F6, CST #2250) from BioLegend: " +
      "CD44-APC (IM7), CD62L-FITC (MEL-14), PD-1-BV421 (29F.1A12, 135217).";
    const targets = (number: string | null) =>
      readPaste(text, names)
        .lines.filter((line) => line.number === number)
        .map(({ reading }) => reading?.targets[0]?.chosen[0].genes[0]);
    expect(targets("2250")).toEqual(["FOS"]);
    expect(targets("135217")).toEqual(["PDCD1"]);
    expect(targets(null)).toContain("SLC17A7");
  });
  it("splits two reagents of one row", () => {
    const { lines } = readPaste("- goat anti-rabbit Alexa 488 and goat anti-mouse Alexa 594", names);
    expect(lines.map(({ reading }) => [reading?.against, reading?.wants.labels])).toEqual([
      ["rabbit", ["Fluor 488"]],
      ["mouse", ["Fluor 594"]],
    ]);
  });
  it("splits the reagents of a list in one row, each with its clone and quantity", () => {
    const read = (text: string) =>
      readPaste(text, names).lines.map(({ reading, clone, quantity }) => [
        reading?.against ?? reading?.targets[0]?.chosen[0].genes[0],
        reading?.wants.labels[0] ?? null,
        clone,
        quantity,
      ]);
    expect(read("CD19-BV421 (HIB19), CD56-PE-Cy7 (HCD56, 1:100); CD14 (M5E2)-APC-Cy7")).toEqual([
      ["CD19", "Violet 421", "HIB19", null],
      ["NCAM1", "PE-Cy7", "HCD56", null],
      ["CD14", "APC-Cy7", "M5E2", null],
    ]);
    expect(read("2x vimentin antibody; 3x anti-desmin and 1x goat anti-mouse HRP")).toEqual([
      ["VIM", null, null, "2"],
      ["DES", null, null, "3"],
      ["mouse", "HRP", null, "1"],
    ]);
    expect(read("anti-CD31, clone WM59, human, 100 µg")).toHaveLength(1);
    expect(read("TNF, tumor necrosis factor")).toHaveLength(1);
  });
  it("reads reagents of running text that have a clone or a dilution and no number", () => {
    const read = (text: string) =>
      readPaste(text, names).lines.map(({ reading, clone, vendor, from }) => [
        reading?.against ?? reading?.targets[0]?.chosen[0].genes[0],
        clone,
        vendor,
        from,
      ]);
    expect(
      read("Sections were stained with CD31 (1:100), Ki67 (rabbit monoclonal SP6, 1:200) and CD62L-PE (MEL-14)."),
    ).toEqual([
      ["PECAM1", null, null, "text"],
      ["MKI67", "SP6", null, "text"],
      ["SELL", "MEL-14", null, "text"],
    ]);
    expect(
      read("The cells were stained with antibodies against CD3, CD4 and CD8 (all 1:100, BioLegend), and washed."),
    ).toEqual([
      ["CD3E", null, "biolegend", "text"],
      ["CD4", null, "biolegend", "text"],
      ["CD8A", null, "biolegend", "text"],
    ]);
    expect(
      read("切片をウサギ抗GFAP抗体(1:500)とマウス抗NeuN抗体(1:200)で反応させ、HRP標識抗ウサギIgG抗体で検出した。"),
    ).toEqual([
      ["GFAP", null, null, "text"],
      ["RBFOX3", null, null, "text"],
      ["rabbit", null, null, "text"],
    ]);
    expect(
      read("Cells were washed twice (5 min) and CD4 levels (Fig. 2) were compared with those of controls."),
    ).toEqual([]);
  });
  it("reads counts after a name, in any row of a mail or a table", () => {
    const read = (text: string) =>
      readPaste(text, names).lines.flatMap(({ reading, quantity, number }) =>
        reading?.targets[0] ? [[reading.targets[0].chosen[0].genes[0], quantity, number]] : [],
      );
    expect(read("GAPDH 2\nACTB 1\nVIM (5)\nAkt 1\nBeclin 1")).toEqual([
      ["GAPDH", "2", null],
      ["ACTB", "1", null],
      ["VIM", "5", null],
      ["AKT1", null, null],
      ["BECN1", null, null],
    ]);
    expect(read("GAPDH x 99999\np53 x 1.5\nCD3 x 0")).toEqual([
      ["GAPDH", "99999", null],
      ["TP53", "1.5", null],
      ["CD3E", "0", null],
    ]);
    expect(
      read("1\tAnti-Vimentin\t5741S\t100 µl\t2\t$350.00\t$700.00\n2\tAnti-GFAP\tZ0334\t1 ml\t3\t$420.00\t$1,260.00"),
    ).toEqual([
      ["VIM", "2", "5741S"],
      ["GFAP", "3", null],
    ]);
    expect(
      read(
        "お世話になっております。下記の通り注文いたします。\n抗β-アクチン抗体　2本\n抗p53抗体　100 µL ×3\nよろしくお願いいたします。",
      ),
    ).toEqual([
      ["ACTB", "2", null],
      ["TP53", "3", null],
    ]);
    expect(read("> please order\n> CD11b PE, 2 vials\n> Ly6G APC x 1\nThanks, approved. Cost centre 4711.")).toEqual([
      ["ITGAM", "2", null],
      ["Ly6g", "1", null],
    ]);
  });
  it("reads the source of a table, and rows whose columns a PDF lost", () => {
    const read = (text: string) =>
      readPaste(text, names).lines.flatMap(({ reading, quantity, number, vendor }) =>
        reading?.targets[0] ? [[reading.targets[0].chosen[0].genes[0], vendor, number, quantity]] : [],
      );
    expect(
      read("<table><tr><th>Product</th><th>Qty</th></tr>\n<tr><td><b>GAPDH</b> antibody</td><td>2</td></tr></table>"),
    ).toEqual([["GAPDH", null, null, "2"]]);
    expect(
      read(
        "Table S1. Primary antibodies\nAntigen Host Dilution Company Cat. No.\nGAPDH mouse 1:5000 Abcam ab8245\nVimentin rabbit 1:500 CST 5741",
      ),
    ).toEqual([
      ["GAPDH", "abcam", "ab8245", null],
      ["VIM", "cst", "5741", null],
    ]);
    expect(read("| Antibody | Host | Source |\n|---|---|---|\n| anti-GFAP | chicken | Abcam ab4674 |")).toEqual([
      ["GFAP", "abcam", "ab4674", null],
    ]);
  });
  it("reads counts in Chinese words and the maker of all, but no postal code", () => {
    const { lines } = readPaste("请帮我订：p-AKT（Ser473）抗体两支，β-actin一支，二抗（山羊抗兔HRP）三支。谢谢", names);
    expect(lines.map(({ quantity }) => quantity)).toEqual(["2", "1", "3"]);
    const stained = readPaste(
      "Cells were stained with CD45-PE (30-F11) and CD11b-APC (M1/70), all from BioLegend.",
      names,
    );
    expect(stained.lines.map(({ vendor, clone }) => [vendor, clone])).toEqual([
      ["biolegend", "30-F11"],
      ["biolegend", "M1/70"],
    ]);
    expect(readPaste("Delivery: Bldg 12, Room 345, 69120 Heidelberg", names).lines[0]?.number).toBeNull();
  });
  it("does not read the chains of an immunoglobulin as genes", () => {
    const { lines } = readPaste("Alexa Fluor 488 goat anti-rabbit IgG (H+L) (1:1000, Thermo Fisher A-11008)", names);
    expect(lines.map(({ reading, number }) => [reading?.targets.length, reading?.against, number])).toEqual([
      [0, "rabbit", "A-11008"],
    ]);
  });
  it("does not read a clone with points as a site or a name", () => {
    const text =
      "Blots were probed with phospho-ERK1/2 (Thr202/Tyr204; D13.14.4E; CST 4370). Sections were stained with mouse anti-human CD3 (F7.2.38).";
    const [erk, cd3] = readPaste(text, names).lines;
    expect(erk?.reading?.wants.modification?.residues).toEqual(["Thr202", "Tyr204"]);
    expect(cd3?.reading?.targets).toHaveLength(1);
  });
  it("joins words that a PDF broke, and normalizes signs", () => {
    expect(foldPaste("anti-\nbody 14\u20110031-\n82 Alexa\u00ae ４０６０Ｓ")).toBe("antibody 14-0031-82 Alexa  4060S");
  });
  it("reads hostile text without backtracking", () => {
    const hostile = [
      "a",
      "-",
      "1-",
      "1.",
      "(",
      "#",
      "1:",
      "BD 550280 ",
      "anti-",
      "AB_",
      "Cat. No. ",
      "\t",
      "R&",
      "+1 ",
      "1,",
      "@a.",
      " ",
    ];
    for (const piece of hostile) {
      const { lines, text, spans } = readPaste(piece.repeat(200_000 / piece.length), names);
      expect(lines.length).toBeLessThanOrEqual(500);
      expect(spans.at(-1)?.end).toBe(text.length);
    }
  });
});
