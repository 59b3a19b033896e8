import { readFileSync } from "node:fs";
import texts from "virtual:name-texts";
import { describe, expect, it } from "vitest";
import { nameTable } from "../query-reading/name-table";
import { genesOf } from "./agreement";
import { readPaste } from "./read-paste";
import { ownKey, resolveLine } from "./resolve";
import type { FoundProducts, SoldProduct } from "./sold-product";
import { sampleTexts } from "./texts/measure";

const names = nameTable(texts);
const akt: SoldProduct = {
  key: "4060",
  name: "Phospho-Akt (Ser473) (D9E) Rabbit mAb",
  skus: [
    { sku: "4060T", size: "20 µl" },
    { sku: "4060S", size: "100 µl" },
    { sku: "4060L", size: "300 µl" },
  ],
  discontinued: false,
  replacedBy: null,
  formerKey: null,
  clone: "D9E",
  symbols: ["AKT1"],
  modification: "phospho",
  residues: ["pSer473"],
  label: "none",
  host: "Rabbit",
  carrierFree: false,
  kind: "Primary Antibody",
  applications: ["WB"],
  species: ["H", "M"],
  citations: 100,
  validations: [],
};
const total: SoldProduct = { ...akt, key: "9272", name: "Akt Antibody", clone: "", modification: "none", residues: [], skus: [{ sku: "9272S", size: "100 µl" }] }; // biome-ignore format: one record
const old: SoldProduct = { ...total, key: "9271", name: "Akt (old)", discontinued: true, replacedBy: "9272" };
const found: FoundProducts = {
  byRegistryId: new Map([["AB_99004060", akt]]),
  byNumber: new Map([akt, total, old].map((one) => [one.key, one])),
  byClone: new Map([["D9E", [akt]]]),
  bySymbol: new Map([["AKT1", [akt, total]]]),
  byReading: new Map(),
  byForeign: new Map([
    ["AB12345", [{ product: akt, vendor: "Abcam", relation: "same-target", basis: "Both name AKT1." }]],
  ]),
  removed: new Map([["2108", { reason: "Forbidden", day: "2025-11-03" }]]),
};
const resolved = (text: string) =>
  readPaste(text, names).lines.map((line) => {
    const { verdict, sku, ticked, reason } = resolveLine(line, found);
    return [verdict, sku, ticked, reason.key];
  });

describe("resolveLine", () => {
  it("ticks an exact SKU, and a product whose size is chosen", () => {
    expect(resolved("4060S 2")).toEqual([["exact", "4060S", true, "number"]]);
    expect(resolved("Benchside 4060")).toEqual([["size-chosen", "4060S", true, "size"]]);
    expect(resolved("RRID:AB_99004060")).toEqual([["size-chosen", "4060S", true, "size"]]);
  });
  it("never reads another maker's number as the shop's", () => {
    expect(resolved("CST 4060S")).toEqual([["not-sold", null, false, "foreignOnly"]]);
    expect(resolved("anti-phospho-Akt (Ser473) (CST, #4060S) was used.")).toEqual([["same-target", "4060S", false, "foreignTarget"]]); // biome-ignore format: one line
    expect(resolved("Cell Signaling Technology:\n4060S")).toEqual([["not-sold", null, false, "foreignOnly"]]);
    expect(resolved("(Acme Biotech, 4060S)")[0]?.[2]).toBe(false);
  });
  it("never reads a number as the shop's if another maker in the text may own it", () => {
    expect(resolved("4060S 1\n\nCell Signaling Technology, Danvers")[0]).toEqual(["several-readings", "4060S", false, "noMaker"]); // biome-ignore format: one line
    const sentences =
      "Antibodies were from Cell Signaling Technology. We used Akt (9272) and, from Benchside, p-Akt (4060S).";
    expect(resolved(sentences).map(([, sku, ticked]) => [sku, ticked])).toEqual([["9272S", false], ["4060S", true]]); // biome-ignore format: one line
    expect(resolved("4060S 1\nAbcam ab8227 2").map(([, , ticked]) => ticked)).toEqual([true, false]);
  });
  it("reads neither the size of a picture nor the number of an approval as a product", () => {
    const sentences = [
      "Images were taken on a Leica SP8 at 1024 x 1024 pixels.",
      "The study was approved by the ethics committee (no. 2024-0815).",
    ];
    for (const text of sentences)
      expect(
        readPaste(text, names).lines.filter(({ reagent }) => reagent),
        text,
      ).toEqual([]);
  });
  it("does not read the word before a number as the gene CAT", () => {
    for (const text of ["Benchside Cat# 4060S", "Benchside, Cat. No. 4060S", "Akt\tBenchside\tCat#4060S"])
      expect(resolved(text), text).toEqual([["exact", "4060S", true, "number"]]);
  });
  it("keeps the columns of a table below a heading line within it", () => {
    const table = "REAGENT\tSOURCE\tIDENTIFIER\n\nAntibodies\n\nAkt\tBenchside\t9272\n\nAkt\tAcme\t4060S";
    expect(resolved(table).map(([verdict, , ticked]) => [verdict, ticked])).toEqual([
      ["not-a-reagent", false],
      ["exact", true],
      ["same-target", false],
    ]);
  });
  it("offers first the products validated for the stated use, in every language of the search", () => {
    const proven = (key: string, validation: string) => ({ ...total, key, citations: 0, validations: [validation] });
    const tested = [proven("8001", "WB, human: genetic test"), proven("8002", "WB、マウス：遺伝学的検証")];
    const offers = new Map([["AKT1", [total, ...tested]]]);
    const first = (text: string) =>
      readPaste(text, names).lines.map((line) => resolveLine(line, { ...found, bySymbol: offers }).products[0]?.key);
    expect(first("Akt1 antibody, western blot, human, BioLegend 123456")).toEqual(["8001"]);
    expect(first("Akt1 antibody, western blot, mouse, BioLegend 123456")).toEqual(["8002"]);
    expect(first("Akt1 antibody, BioLegend 123456")).toEqual(["9272"]);
  });
  it("offers first the usual protein of an ambiguous name", () => {
    const epsilon = { ...total, key: "10", symbols: ["CD3E"], citations: 0 };
    const zeta = { ...total, key: "11", symbols: ["CD247"], citations: 100 };
    const [line] = readPaste("anti-CD3 BioLegend 300434", names).lines;
    const bySymbol = new Map([
      ["CD247", [zeta]],
      ["CD3E", [epsilon]],
    ]);
    expect(line && resolveLine(line, { ...found, bySymbol }).products.map(({ key }) => key)).toEqual(["10", "11"]);
  });
  it("looks for a clone beside a name and a label, and reports that it is not sold", () => {
    const apc = { ...total, key: "77", symbols: ["CD44"], label: "APC" };
    const [line] = readPaste("CD44-APC (IM7)", names).lines;
    const bySymbol = new Map([["CD44", [{ ...total, key: "76", symbols: ["CD44"] }, apc]]]);
    const offered = line && resolveLine(line, { ...found, bySymbol });
    expect(offered?.products[0]?.key).toBe("77");
    expect(offered?.reason).toMatchObject({ key: "otherClone", values: { clone: "IM7", target: "CD44" } });
    const sold = { ...apc, clone: "IM7" };
    const withClone = line && resolveLine(line, { ...found, byClone: new Map([["IM7", [sold]]]), bySymbol });
    expect(withClone?.reason.key).toBe("clone");
  });
  it("offers no antibody in place of a kit, a protein or an siRNA", () => {
    for (const text of ["Akt1 ELISA kit", "recombinant Akt1 protein", "Akt1 siRNA"])
      expect(resolved(text), text).toEqual([["not-sold", null, false, "otherKind"]]);
    const kit = { ...total, key: "78", kind: "ELISA Kit", label: "" };
    const [line] = readPaste("Akt1 ELISA kit", names).lines;
    const offered = line && resolveLine(line, { ...found, bySymbol: new Map([["AKT1", [total, kit]]]) });
    expect(offered?.products.map(({ key }) => key)).toEqual(["78"]);
  });
  it("offers secondary antibodies and reagents by their words", () => {
    const [line] = readPaste("goat anti-rabbit HRP", names).lines;
    const secondary = { ...total, key: "79", symbols: [], kind: "Secondary Antibody", label: "HRP" };
    const byReading = new Map(line?.reading ? [[line.reading, [secondary]]] : []);
    expect(line && resolveLine(line, { ...found, byReading })).toMatchObject({
      verdict: "same-target",
      ticked: false,
      reason: { key: "words" },
    });
  });
  it("offers the same clone of another maker unticked", () => {
    expect(resolved("p-Akt Ser473, clone D9E, CST 4060")).toEqual([["same-clone", "4060S", false, "foreignClone"]]);
  });
  it("does not tick a number that the words contradict", () => {
    expect(resolved("4060S CD3")).toEqual([["several-readings", "4060S", false, "contradiction"]]);
    expect(resolved("9272S phospho-Akt")[0]?.slice(2)).toEqual([false, "contradiction"]);
    expect(resolved("Benchside 4060S clone 17A2 Akt")[0]?.slice(2)).toEqual([false, "contradiction"]);
    expect(resolved("4060S Anti-rabbit IgG, HRP-linked x 2")[0]?.slice(2)).toEqual([false, "contradiction"]);
    expect(resolved("4060S anti-mouse Akt x 2")[0]?.slice(2)).toEqual([true, "number"]);
  });
  it("does not tick a number with another target's name beside a quantity, or in the column of items", () => {
    for (const text of ["Benchside 4060S PTEN, 1x", "- Benchside 9272S vimentin x 2", "4060S PTEN 2 vials"])
      expect(resolved(text)[0]?.slice(2), text).toEqual([false, "contradiction"]);
    expect(resolved("Cat. no.\tItem\tQty\n4060S\tPTEN antibody\t1")[0]?.slice(2)).toEqual([false, "contradiction"]);
    const invoice = "Pos\tArticle\tText\tQty\tTotal\n1\t4060S\tPTEN antibody\t1\t399,00\nNet total\t4060,00";
    expect(resolved(invoice).map(([, , ...rest]) => rest)).toEqual([[false, "contradiction"]]);
    expect(resolved("Product\tCat. no.\tQty\nTotal Akt\t9272S\t1")).toEqual([["exact", "9272S", true, "number"]]);
    expect(resolved("Benchside 4060S p-Akt x 2")).toEqual([["exact", "4060S", true, "number"]]);
  });
  it("does not read a room, a cost center or a building below the shop's letterhead as a number", () => {
    const form = "Benchside order form\nCost centre: 9272\nShip to: Building 9272\nGate 9272\n4060S 1";
    expect(resolved(form).filter(([, , ticked]) => ticked)).toEqual([["exact", "4060S", true, "number"]]);
  });
  it("reads the lines of an order in a mail", () => {
    const mail =
      "could you please send me a quote for the following from Benchside?\n2 x 4060S p-Akt\n1 x 9272S Akt\nThanks for the help with this in the last week.";
    expect(resolved(mail).map(([, sku, ticked]) => [sku, ticked])).toEqual([
      ["4060S", true],
      ["9272S", true],
    ]);
  });
  it("does not tick a number that the words beside it exclude from the order", () => {
    for (const text of [
      "Dear Benchside, please remove 9272S from our order and send 4060S.",
      "Benchside: I need 4060S, not 9272S.",
      "Benchside: 4060S, but not the 4060T",
      "Benchside: 4060S instead of the 9272S",
      "Benchside order\n4060S 1\n9272S (cancelled)",
      "Benchside: please don't order #9272S; 4060S",
      "Benchsideの4060Sを1本。9272Sは不要です。",
      "Benchside 订购4060S，取消9272S",
    ])
      expect([text, ...resolved(text).filter(([, , ticked]) => ticked)]).toEqual([
        text,
        ["exact", "4060S", true, "number"],
      ]);
    expect(resolved("Benchside: remove 9272S and 4060S").map(([, , , reason]) => reason)).toEqual([
      "declined",
      "declined",
    ]);
    expect(resolved("Benchside: please cancel 9272S\n4060S 1").map(([, sku, ticked]) => [sku, ticked])).toEqual([
      ["9272S", false],
      ["4060S", true],
    ]);
    const wanted = "Benchside order, please do not call.\n9272S 1\n4060S 2\nNot before Monday.";
    expect(resolved(wanted).flatMap(([, sku, ticked]) => (ticked ? [sku] : []))).toEqual(["9272S", "4060S"]);
  });
  it("does not tick bare digits without a maker, unless the target agrees", () => {
    expect(resolved("4060")).toEqual([["several-readings", "4060S", false, "bareNumber"]]);
    expect(resolved("9272 Akt")).toEqual([["exact", "9272S", true, "number"]]);
  });
  it("names replacements, unknown sizes and numbers", () => {
    expect(resolved("Benchside 9271S")).toEqual([["replacement", "9272S", false, "replaced"]]);
    expect(resolved("4060X")).toEqual([["several-readings", "4060S", false, "noSuchSize"]]);
    expect(resolved("5555S")).toEqual([["not-understood", null, false, "unknownNumber"]]);
  });
  it("offers the product that a record relates to another maker's number, unticked and with the basis", () => {
    expect(resolved("Abcam ab12345")[0]).toEqual(["same-target", "4060S", false, "foreignStated"]);
    expect(resolved("Abcam ab12346")[0]?.slice(2)).toEqual([false, "foreignOnly"]);
  });
  it("states why a number was removed", () => {
    expect(resolved("Benchside 2108S")).toEqual([["not-sold", null, false, "removed"]]);
  });
  it("states which target is known but not sold", () => {
    expect(resolved("CD3 antibody")).toEqual([["not-sold", null, false, "targetNotSold"]]);
    expect(resolved("Benchside 5555S Akt")[0]).toEqual(["same-target", "9272S", false, "unknownNumber"]);
    expect(resolved("Akt antibody")).toEqual([["same-target", "9272S", false, "target"]]);
  });
});

it("ticks no wrong line of the sample texts, even if every number were sold and matched", () => {
  const wrong = ["prose", "lists", "second", "third", "fourth"]
    .flatMap((file) => sampleTexts(readFileSync(`domain/paste/texts/${file}.txt`, "utf8")))
    .flatMap(({ name, text, expected }) =>
      readPaste(text, names).lines.flatMap((line) => {
        const key = ownKey(line) ?? /^\d{4,6}/.exec(line.number ?? "")?.[0] ?? "0000";
        const sku = (line.number ?? "").toUpperCase();
        const product = { ...akt, key, symbols: genesOf(line), clone: "", residues: [], modification: line.reading?.wants.modification?.kind ?? "none", label: "", skus: [{ sku, size: "" }] }; // biome-ignore format: one record
        const { ticked } = resolveLine(line, { ...found, byNumber: new Map([[key, product]]) });
        const ours = expected.some(
          ({ number }) => number === `:${line.number}` || number === `benchside:${line.number}`,
        );
        return ticked && !ours ? [`${name}: ${line.number}`] : [];
      }),
    );
  expect(wrong).toEqual([]);
});
