import type { ProductEvidence } from "@contracts/catalogue/evidence";
import { describe, expect, it } from "vitest";
import { evidence } from "../../tests/factories/evidence";
import { product } from "../../tests/factories/product";
import type { KitEntry, MethodsDocument } from "./document";
import { type KitItem, type KitStyle, kitStyles } from "./kit";
import { methodsDocument } from "./methods-document";
import { reagentOf } from "./reagent";
import { validationOf } from "./validation";

const base = product("4060");
const unknown = { fixation: null, retrieval: null, permeabilisation: null, lysis: null };
const akt = product("4060", {
  name: "Phospho-Akt (Ser473) (B7R2) Rabbit mAb",
  attributes: {
    ...base.attributes,
    clone: "B7R2",
    rrid: "AB_99004060",
    demonstration: true,
    targets: [{ symbol: "AKT1", name: "AKT serine/threonine kinase 1", uniprot: "P31749", entrez: "207", aliases: [] }],
    lots: [
      {
        number: "24",
        reactivity: ["H", "M"],
        homology: [],
        sensitivity: "Endogenous",
        concentration: "26 µg/ml",
        applications: [
          {
            method: "Western Blotting",
            codeForDisplay: "WB",
            group: "WB",
            dilutionFactor: { optimal: { numerator: 1, denominator: 2000 }, low: null, high: null },
            applicationMessage: null,
            species: ["H", "M"],
            protocolId: null,
          },
        ],
      },
    ],
  },
});
/** The same clone with a label: a product, and a registry number, of its own. */
const conjugate = product("5315", {
  name: "Phospho-Akt (Ser473) (B7R2) Rabbit mAb (PE Conjugate)",
  productType: "Conjugate",
  attributes: {
    ...akt.attributes,
    rrid: null,
    conjugation: "PE",
    conjugates: { ...base.attributes.conjugates, parent: { key: "4060", name: akt.name, relation: "parent" } },
  },
});
const buffer = product("9803", {
  name: "Cell Lysis Buffer (10X)",
  productType: "Buffer",
  attributes: { ...base.attributes, host: null, clone: null, clonality: null, isotype: null },
});
const kit = product("7074", { name: "Akt Kit", productType: "ELISA Kit" });

/** A knockout that supports and a failure with another fixation; a withdrawn record no longer counts. */
const records: ProductEvidence = {
  productKey: "4060",
  homology: [],
  uses: [{ productKey: "4060", application: "IP", species: "H", papers: 3 }],
  records: [
    evidence("e1", {
      pillar: "genetic",
      control: { kind: "ko", id: null },
      preparation: { ...unknown, fixation: "none" },
    }),
    evidence("e2", { outcome: "does-not-support", preparation: { ...unknown, fixation: "methanol" } }),
    evidence("e3", { outcome: "does-not-support", species: "M", testedKey: "4061" }),
    evidence("e4", { application: "IHC-P", state: { kind: "withdrawn", reason: "a fault", day: "2026-02-01" } }),
  ],
};

const reagents = new Map(
  [akt, conjugate, buffer, kit].map((one) => [
    one.key,
    reagentOf(one, one.key === "4060" ? records : null, "https://shop.example", (symbol) =>
      symbol === "AKT1" ? "391" : null,
    ),
  ]),
);

function entry(key: string, item: Partial<KitItem> = {}): KitEntry {
  const reagent = reagents.get(key);
  if (!reagent) throw new Error(key);
  const whole = { product: key, lot: "", application: "", dilution: "", ...item };
  return { item: whole, reagent, lot: null, validation: validationOf(reagent, whole) };
}

const used = entry("4060", { lot: "24", application: "WB", dilution: "1:1000" });

/** Cells of a table in this style, with the headings of its groups. */
function tableOf(style: KitStyle, ...entries: KitEntry[]) {
  const [part] = methodsDocument(style, entries).parts;
  if (part?.kind !== "table") throw new Error(style);
  return {
    columns: part.columns,
    rows: part.groups.flatMap(({ title, rows }) => [...(title ? [[title]] : []), ...rows]),
  };
}

function fieldsOf(style: KitStyle, one: KitEntry): Record<string, string | undefined> {
  const { columns, rows } = tableOf(style, one);
  return Object.fromEntries(columns.map((column, index) => [column, rows[0]?.[index]]));
}

const verdicts = [
  "WB, human: validated (genetic); 2 tests: 1 for, 1 against, 0 open; against with fixation methanol.",
  "WB, mouse: failed; 1 test: 0 for, 1 against, 0 open; against with sample HeLa, dilution 1:1000, lot 24, product 4061.",
  "Verdicts: rule version 1 on demonstration records, which are not evidence.",
];

const everything = (document: MethodsDocument) => JSON.stringify(document);

describe("a methods document", () => {
  it("has the groups of STAR Methods in their order, antibodies first", () => {
    expect(tableOf("star", entry("7074"), entry("9803"), used)).toEqual({
      columns: ["REAGENT or RESOURCE", "SOURCE", "IDENTIFIER"],
      rows: [
        ["Antibodies"],
        ["Phospho-Akt (Ser473) (B7R2) Rabbit mAb", "Benchside", "Cat# 4060, lot 24; RRID:AB_99004060 (demonstration)"],
        ["Chemicals, peptides, and recombinant proteins"],
        ["Cell Lysis Buffer (10X)", "Benchside", "Cat# 9803, lot [lot used]"],
        ["Critical commercial assays"],
        ["Akt Kit", "Benchside", "Cat# 7074, lot [lot used]"],
      ],
    });
  });

  it("has the columns of eLife and one row for all uses of a lot", () => {
    const further = entry("4060", { lot: "24", application: "IF-IC" });
    expect(tableOf("elife", used, further)).toEqual({
      columns: [
        "Reagent type (species) or resource",
        "Designation",
        "Source or reference",
        "Identifiers",
        "Additional information",
      ],
      rows: [
        [
          "Antibody",
          "Phospho-Akt (Ser473) (B7R2) Rabbit mAb (rabbit monoclonal)",
          "Benchside",
          "Cat# 4060; RRID:AB_99004060 (demonstration)",
          "WB (1:1000), IF-IC ([dilution used]); lot 24",
        ],
      ],
    });
  });

  it("has both fields of Nature, with supplier, catalog number, clone, lot and the supplier's statements", () => {
    expect(methodsDocument("nature", [used]).parts).toEqual([
      {
        kind: "lines",
        heading: "Antibodies used",
        lines: [
          "Phospho-Akt (Ser473) (B7R2) Rabbit mAb: supplier Benchside; catalog number 4060; clone B7R2; lot 24; RRID:AB_99004060 (demonstration); WB (1:1000)",
        ],
      },
      {
        kind: "lines",
        heading: "Validation",
        lines: [
          "Phospho-Akt (Ser473) (B7R2) Rabbit mAb (4060): WB: listed by the supplier for human, mouse; 0 figures on the product page.",
          ...verdicts.map((verdict) => `Phospho-Akt (Ser473) (B7R2) Rabbit mAb (4060): ${verdict}`),
          "Phospho-Akt (Ser473) (B7R2) Rabbit mAb (4060): supplier's data at https://shop.example/products/4060; [your own validation for species and application]",
        ],
      },
    ]);
  });

  it("has supplier, catalogue number and RRID for MDAR", () => {
    expect(tableOf("mdar", used).rows).toEqual([
      [akt.name, "Benchside", "4060", "AB_99004060 (demonstration)", "[page, section or legend]"],
    ]);
  });

  it("has the attributes of HuBMAP, with the concentration of a lot in the catalogue", () => {
    expect(fieldsOf("hubmap", used)).toMatchObject({
      hgnc_symbol: "AKT1",
      antibody_rrid: "AB_99004060 (demonstration)",
      uniprot_accession_number: "P31749",
      lot_number: "24",
      dilution_factor: "1000",
      antibody_concentration_value: "26",
      antibody_concentration_unit: "ug/ml",
      conjugated_cat_number: "",
    });
    const other = fieldsOf("hubmap", entry("5315", { lot: "7", dilution: "2 µg/ml" }));
    expect(other).toMatchObject({
      dilution_factor: "2 µg/ml",
      antibody_concentration_value: "[concentration]",
      conjugated_cat_number: "5315",
      conjugated_tag: "PE",
    });
  });

  it("has the columns of an organ mapping antibody panel", () => {
    expect(tableOf("omap", used).columns).toHaveLength(26);
    expect(fieldsOf("omap", used)).toMatchObject({
      HGNC_ID: "HGNC:391",
      target_name: "AKT1",
      host: "Rabbit",
      clone_id: "B7R2",
      recombinant: "Y",
      dilution: "1000",
      conjugate: "Unconjugated",
      method: "WB",
      cycle_number: "[cycle_number]",
    });
  });

  it("has analyte, detector and reporter of item 2.4 of MIFlowCyt", () => {
    expect(tableOf("miflowcyt", entry("5315")).rows).toEqual([
      ["[characteristic measured]", "AKT1", conjugate.name, "PE", "B7R2", "Benchside", "5315"],
    ]);
    expect(fieldsOf("miflowcyt", used)["Analyte reporter"]).toBe("[reporter]");
  });

  it("leaves the method of authentication blank, and notes when the plan exceeds one page", () => {
    expect(tableOf("nih", used).rows).toEqual([
      [
        akt.name,
        "Benchside, Cat# 4060, lot 24; RRID:AB_99004060 (demonstration)",
        "[method that you propose]",
        "[before first use; interval]",
      ],
    ]);
    const many = Array.from({ length: 17 }, (_, lot) => entry("4060", { lot: String(lot + 1) }));
    expect(methodsDocument("nih", many).notes[1]).toContain("no more than one page");
  });

  it("names the reagents as text, never that they were used", () => {
    expect(methodsDocument("text", [used, entry("9803")]).parts).toEqual([
      {
        kind: "lines",
        heading: null,
        lines: [
          "Phospho-Akt (Ser473) (B7R2) Rabbit mAb (rabbit monoclonal; clone B7R2; Benchside, cat. no. 4060, lot 24; RRID:AB_99004060 (demonstration); WB (1:1000))",
          "Cell Lysis Buffer (10X) (Benchside, cat. no. 9803, lot [lot used])",
        ],
      },
    ]);
  });

  it.each(kitStyles)("keeps blanks visible and gives a conjugate no registry number of its parent: %s", (style) => {
    const text = everything(methodsDocument(style, [entry("5315")]));
    expect(text).toMatch(/\[[^"]+\]/);
    expect(text).not.toContain("AB_");
    if (["star", "elife", "nature", "mdar", "hubmap", "omap", "nih", "text"].includes(style)) {
      expect(text).toContain("not registered");
    }
  });

  it("states what it left out of a form for antibodies, and that its numbers are invented", () => {
    const { notes, parts } = methodsDocument("mdar", [entry("9803"), used]);
    expect(notes[0]).toBe("Left out, because this form is for antibodies: Cell Lysis Buffer (10X) (9803).");
    expect(notes[1]).toContain("demonstration");
    expect(JSON.stringify(parts)).not.toContain("9803");
  });

  it("quotes the verdicts of all applications for a blank, including failures, but not untested ones", () => {
    expect(validationOf(used.reagent, { application: "" })).toEqual([
      "WB: listed by the supplier for human, mouse; 0 figures on the product page.",
      verdicts[0],
      verdicts[1],
      "IP, human: used in papers (3), which is not a test.",
      verdicts[2],
    ]);
  });

  it("states first that a product was withdrawn because it failed", () => {
    const withdrawal = { reason: "It binds another protein.", day: "2026-03-01" };
    expect(validationOf({ ...used.reagent, withdrawal }, { application: "IHC-P" })[0]).toBe(
      "Withdrawn by the supplier on 2026-03-01: It binds another protein.",
    );
  });

  it("states that an application is not in the supplier's table", () => {
    expect(validationOf(used.reagent, { application: "IHC-P" })).toEqual([
      "IHC-P: not in the supplier's application table.",
    ]);
  });
});
