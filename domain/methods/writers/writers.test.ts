import fc from "fast-check";
import { unzipSync } from "fflate";
import { describe, expect, it } from "vitest";
import { foldedParts, type KitEntry, type MethodsDocument } from "../document";
import { type KitStyle, kitStyles, oneLine } from "../kit";
import { type KitFileFormat, kitFile } from "../kit-file";
import { methodsDocument } from "../methods-document";
import type { Reagent } from "../reagent";
import { tableRows } from "./delimited";
import { readBib, readCells, readCsv, readRis, readTex, readText, readTsv } from "./read-back";

const hostile = [
  '& % _ # ~ ^ "',
  "=1+1",
  "-5",
  "＝cmd",
  "'=x",
  "a|b\\",
  "<b>&amp;</b>",
  "β-ngf ≥ 5 µg",
  "抗体 リン酸化",
  "--,,``",
  "[x]",
];
const words = fc
  .array(fc.oneof(fc.constantFrom(...hostile), fc.string({ unit: "grapheme", maxLength: 6 })), { maxLength: 3 })
  .map((parts) => oneLine(parts.join(" ")));
const name = words.map((text) => text || "Akt");
const nullable = <T>(value: fc.Arbitrary<T>) => fc.option(value, { nil: null });

const reagent: fc.Arbitrary<Reagent> = fc.record({
  key: fc.constantFrom("4060", "9272", "14702", "99999"),
  name,
  kind: fc.constantFrom("antibody", "antibody", "chemical", "assay", "other"),
  productType: fc.constantFrom("Primary Antibody", "Conjugate", "Recombinant Protein", "Kit"),
  host: nullable(fc.constantFrom("Rabbit", "Mouse")),
  clonality: nullable(fc.constantFrom("Monoclonal", "Polyclonal")),
  clone: nullable(name),
  isotype: nullable(fc.constant("IgG")),
  conjugate: nullable(name),
  recombinant: fc.boolean(),
  rrid: nullable(fc.constant("AB_99004060")),
  demonstration: fc.boolean(),
  targets: fc.array(fc.record({ symbol: name, uniprot: nullable(name), hgnc: nullable(name) }), { maxLength: 2 }),
  applications: fc.constant([]),
  verdicts: fc.constant(null),
  lots: fc.constant([]),
  withdrawal: nullable(fc.record({ reason: name, day: fc.constant("2026-03-01") })),
  url: fc.constant("https://shop.example/products/4060"),
  recordDay: fc.constant("2026-08-12"),
});
const entry: fc.Arbitrary<KitEntry> = fc.record({
  reagent,
  item: fc.record({ product: fc.constant("4060"), lot: words, application: words, dilution: words }),
  lot: nullable(
    fc.record({
      number: fc.constant("24"),
      concentration: fc.constant(null),
      recall: nullable(fc.record({ reason: name, day: fc.constant("2026-05-01") })),
    }),
  ),
  validation: fc.array(name, { maxLength: 2 }),
});
const kit = fc.tuple(fc.array(entry, { minLength: 1, maxLength: 3 }), fc.constantFrom<KitStyle>(...kitStyles));

/** Every format of `runs` random kits, as the bytes of a file with the expected content. */
function everyKit(
  format: KitFileFormat,
  check: (file: string, document: MethodsDocument, entries: KitEntry[]) => void,
) {
  it(`round-trips 1,000 random kits: ${format}`, () => {
    fc.assert(
      fc.property(kit, ([entries, style]) => {
        const document = methodsDocument(style, entries);
        const file = kitFile(format, document, entries, "https://shop.example/methods");
        const text = typeof file === "string" ? file : new TextDecoder().decode(unzipSync(file)["word/document.xml"]);
        check(text, document, entries);
      }),
      { numRuns: 1000 },
    );
  });
}

/** Rows of a file for people: heads, headings and cells, without empty rows. */
const shown = (document: MethodsDocument) => tableRows({ ...document, parts: foldedParts(document) }).filter(isFilled);
const isFilled = (row: readonly string[]) => row.some((cell) => cell !== "");

describe("a file of a methods kit", () => {
  everyKit("csv", (text, document) => expect(readCsv(text)).toEqual(tableRows(document)));
  everyKit("tsv", (text, document) => expect(readTsv(text)).toEqual(tableRows(document)));
  everyKit("txt", (text, document) => {
    const read = readText(text, document);
    expect(read.rows.filter(isFilled)).toEqual(shown(document));
    expect(read.notes).toEqual(document.notes);
  });
  everyKit("html", (text, document) => expect(readCells(text, "html").filter(isFilled)).toEqual(framed(document)));
  everyKit("docx", (text, document) => expect(readCells(text, "docx").filter(isFilled)).toEqual(framed(document)));
  everyKit("tex", (text, document) => expect(readTex(text).filter(isFilled)).toEqual(framed(document)));
  everyKit("bib", (text, _, entries) => {
    const names = readBib(text).map(({ title }) => title);
    expect(new Set(names)).toEqual(new Set(cited(entries)));
  });
  everyKit("ris", (text, _, entries) => {
    expect(new Set(readRis(text).map(({ TI }) => TI))).toEqual(new Set(cited(entries)));
  });
  everyKit("csl.json", (text, _, entries) => {
    const items = JSON.parse(text) as { title: string; note: string }[];
    expect(new Set(items.map(({ title }) => title))).toEqual(new Set(cited(entries)));
  });
  everyKit("json", (text, document, entries) => {
    const read = JSON.parse(text) as { document: MethodsDocument; reagents: { name: string }[] };
    expect(read.document).toEqual(document);
    expect(read.reagents.map((one) => one.name)).toEqual(entries.map(({ reagent: { name: own } }) => own));
  });

  /** Title and notes around the rows. */
  function framed(document: MethodsDocument) {
    return [[document.title], ...shown(document), ...document.notes.map((note) => [note])];
  }

  /** Names of the products: one reference for each product and lot. */
  function cited(entries: readonly KitEntry[]) {
    const first = new Map<string, string>();
    for (const { reagent: one, item } of entries) {
      const key = `${one.key} ${item.lot}`;
      if (!first.has(key)) first.set(key, one.name);
    }
    return [...first.values()];
  }

  it("has no cell that a spreadsheet reads as a formula", () => {
    fc.assert(
      fc.property(kit, ([entries, style]) => {
        const document = methodsDocument(style, entries);
        const tsv = String(kitFile("tsv", document, entries, ""));
        const texts = tsv.split(/\t|\r\n/).filter((cell) => Number.isNaN(Number(cell)));
        for (const cell of texts) expect(cell).not.toMatch(/^[=+\-@＝＋－＠]/);
      }),
    );
  });

  it("marks an invented registry number in every format that has one", () => {
    const [sample] = fc.sample(reagent, 1);
    if (!sample) throw new Error("no sample");
    const one: KitEntry = {
      reagent: { ...sample, kind: "antibody", rrid: "AB_99004060", demonstration: true },
      item: { product: "4060", lot: "", application: "", dilution: "" },
      lot: null,
      validation: [],
    };
    for (const style of kitStyles) {
      const document = methodsDocument(style, [one]);
      for (const format of ["html", "txt", "csv", "tsv", "bib", "ris", "csl.json", "json"] as const) {
        const text = String(kitFile(format, document, [one], ""));
        for (const [, after] of text.matchAll(/AB_99004060(.{0,16})/g))
          expect(after, `${style} ${format}`).toMatch(/^ \(demonstration\)/);
      }
    }
  });
});
