import type { Product } from "@contracts/catalogue/catalogue";
import type { EvidenceRecord } from "@contracts/catalogue/evidence";
import type { FigureRecord } from "@contracts/catalogue/images";
import type { Lot } from "@contracts/catalogue/lots";
import { describe, expect, it } from "vitest";
import { createCatalogue } from "../catalogue";
import { catalogueRecord, usesByProduct } from "./catalogue-record";
import { contradictions } from "./contradictions";
import type { CatalogueRecord, CitedUse } from "./record";

const catalogue = createCatalogue({ size: 1500 });
const plans = new Map(catalogue.plans.map((plan) => [plan.key, plan]));
const uses = usesByProduct(catalogue.citations());

function recordOf(key: string): CatalogueRecord {
  const plan = plans.get(key) ?? expect.fail(`no product ${key}`);
  return catalogueRecord(catalogue, plan, plans, uses);
}

/** Key of the first product whose name has this prefix. */
const keyOf = (name: string) =>
  catalogue.plans.find((plan) => plan.name.startsWith(name))?.key ?? expect.fail(`no product ${name}`);

const conjugate =
  catalogue.plans.find(({ productType, parentKey }) => productType === "Conjugate" && parentKey) ??
  expect.fail("no conjugate");

const attributes = (record: CatalogueRecord, change: Partial<Product["attributes"]>): CatalogueRecord => ({
  ...record,
  product: { ...record.product, attributes: { ...record.product.attributes, ...change } },
});
const caption = (record: CatalogueRecord, from: RegExp, to: string): CatalogueRecord => ({
  ...record,
  figures: record.figures.map((figure) => ({ ...figure, caption: figure.caption.replace(from, to) })),
});
const lots = (record: CatalogueRecord, change: Partial<Product["attributes"]["lots"][number]>): CatalogueRecord =>
  attributes(record, { lots: record.product.attributes.lots.map((lot) => ({ ...lot, ...change })) });
const records = (
  record: CatalogueRecord,
  change: (one: EvidenceRecord) => Partial<EvidenceRecord>,
): CatalogueRecord => ({
  ...record,
  evidence: { ...record.evidence, records: record.evidence.records.map((one) => ({ ...one, ...change(one) })) },
});
const papers = (record: CatalogueRecord, change: Partial<CitedUse>): CatalogueRecord => ({
  ...record,
  citations: record.citations.map((one) => ({ ...one, ...change })),
});
const drawn = (record: CatalogueRecord, change: (drawing: FigureRecord["drawing"]) => FigureRecord["drawing"]) => ({
  ...record,
  figures: record.figures.map((figure) => ({ ...figure, drawing: change(figure.drawing) })),
});

const otherFigure = (test: Lot["tests"][number]) => ({ ...test, figureIds: ["9272-1-aaaa"] });

const rulesBrokenBy = (record: CatalogueRecord) => [...new Set(contradictions(record).map(({ rule }) => rule))];

/**
 * The named products, which come first, and a sample of the others; CONTRADICTION_PRODUCTS=1500 checks all, and `npm
 * run check-catalogue` checks a whole shop. Possible contradictions depend on a product's kind, so at least ten of each
 * kind are checked, or all that exist.
 */
const checked = Number(process.env.CONTRADICTION_PRODUCTS ?? 500);
const told = 120;

function checkedKeys(): string[] {
  const keys = [...plans.keys()];
  const step = Math.max(1, Math.floor((keys.length - told) / Math.max(1, checked - told)));
  return keys.filter((_, index) => index < told || index % step === 0);
}

describe("the generated catalogue", () => {
  it("never contradicts itself", () => {
    const keys = checkedKeys();
    expect(keys.length).toBeGreaterThanOrEqual(Math.min(checked, plans.size));
    expect(keys.flatMap((key) => contradictions(recordOf(key)))).toEqual([]);
  });
});

describe("a contradiction is detected", () => {
  it.each<[string, CatalogueRecord]>([
    ["form of records", records(recordOf("4060"), () => ({ published: "yesterday" }))],
    ["figures of records", records(recordOf("4060"), () => ({ figureIds: ["9272-1-aaaa"] }))],
    [
      "figures of lots",
      {
        ...recordOf("4060"),
        lots: recordOf("4060").lots.map((lot) => ({ ...lot, tests: lot.tests.map(otherFigure) })),
      },
    ],
    ["figures without a record", records(recordOf("4060"), () => ({ figureIds: [] }))],
    [
      "samples of records",
      records(recordOf("4060"), ({ sample }) => ({ species: "R", sample: { ...sample, name: "HeLa" } })),
    ],
    ["controls of records", records(recordOf("4060"), () => ({ control: { kind: "ko", id: "HeLa, TP53 deleted" } }))],
    ["origin of records", records(recordOf("4060"), () => ({ lot: "no lot" }))],
    ["origin of records", records(recordOf("4060"), () => ({ testedKey: "2101" }))],
    [
      "origin of records",
      records(recordOf(conjugate.key), () => ({ testedKey: conjugate.parentKey ?? null, lot: "99" })),
    ],
    ["origin of records", records(recordOf("4060"), () => ({ secondAntibody: "4060, itself" }))],
    ["order of days", records(recordOf("4060"), () => ({ performed: "2021-02-20" }))],
    ["order of days", records(recordOf("4060"), () => ({ published: "2023-10-02" }))],
    [
      "order of days",
      records(recordOf("4060"), () => ({ state: { kind: "withdrawn", reason: "mislabeled", day: "2023-10-02" } })),
    ],
    ["verdicts and applications", records(recordOf("4060"), () => ({ outcome: "does-not-support" }))],
    ["verdicts and applications", lots(recordOf("9272"), { applications: [] })],
    ["homology and species", lots(recordOf("4060"), { homology: ["H"] })],
    ["species of a paper", papers(recordOf("4060"), { reactants: ["Dm"], title: "Akt in Jurkat cells (human)" })],
    ["species of a paper", papers(recordOf("4060"), { reactants: ["H"], title: "Akt in mouse splenocytes" })],
    ["uses in papers", papers(recordOf("4060"), { reactants: ["X"] })],
    ["uses in papers", papers(recordOf("4060"), { applications: ["eCLIP"] })],
    ["figures of papers", papers(recordOf("4060"), { applications: [] })],
    ["sensitivity", lots(recordOf(keyOf("Rabbit IgG Isotype Control")), { sensitivity: "Endogenous" })],
    ["species of samples", lots(recordOf("7074"), { reactivity: ["Dg"] })],
    ["species of samples", lots(recordOf("9272"), { reactivity: ["H"] })],
    ["species of samples", caption(recordOf("9272"), /HeLa cells \(human\)/, "HeLa cells (mouse)")],
    ["cells without the gene", caption(recordOf("2101"), /293T cells/, "Jurkat cells")],
    ["lineage", caption(recordOf(keyOf("GFAP (")), /human astrocytes/g, "human prostate")],
    ["treatment", caption(recordOf(keyOf("Cleaved Gasdermin D")), /LPS, then nigericin/g, "insulin")],
    ["treatment", caption(recordOf("4060"), /insulin/g, "stardust")],
    ["phosphatase control", attributes(recordOf("4060"), { targetModifications: [] })],
    ["transfected or endogenous", caption(recordOf("9272"), /cells \(human\)/, "cells transfected with a plasmid")],
    ["transfected or endogenous", lots(recordOf("9272"), { sensitivity: "Transfected Only" })],
    ["kit as an antibody", caption(recordOf("7074"), /The antibody, 4060, is part of this kit\./, "")],
    ["kind of figure", drawn(recordOf("4060"), () => null)],
    ["controls of a figure", caption(recordOf("4060"), /Negative control[^.]*\./, "")],
    ["controls of a figure", caption(recordOf("4060"), /from (?:HepG2|MCF-7|293T) cells \(human\)/, "from cells")],
    ["bands and weights", attributes(recordOf("4060"), { observedMolecularWeight: [61] })],
    ["applications without a figure", attributes(recordOf("4060"), { figures: [] })],
    ["orthologs", lots(recordOf(keyOf("NKp46 (")), { reactivity: ["H", "Dm"] })],
    ["species of an application", lots(recordOf("4060"), { reactivity: ["M"] })],
    ["other names", attributes(recordOf("2102"), { background: "p53, also known as P53, guards the genome." })],
    ["sites of the name", attributes(recordOf("50030"), { targetModifications: ["pThr202"] })],
    ["weights", attributes(recordOf("4060"), { molecularWeight: null })],
    ["weights", attributes(recordOf(keyOf("Cleaved PARP")), { observedMolecularWeight: [89, 116] })],
    ["immunogen", attributes(recordOf("4060"), { immunogen: null })],
    ["immunogen", attributes(recordOf("4060"), { immunogen: "synthetic peptide around Thr308 of human Akt" })],
    ["recombinant protein", attributes(recordOf(keyOf("Human IL-17A")), { molecularWeight: 40 })],
    ["recombinant protein", attributes(recordOf(keyOf("Human IL-17A")), { protein: null })],
    ["azide", attributes(recordOf("4060"), { safety: null })],
    ["azide", attributes(recordOf("4060"), { conjugation: "HRP" })],
    ["species of a kit", lots(recordOf("7074"), { reactivity: ["H", "Dg"] })],
    [
      "nuclei without stain",
      drawn(recordOf(keyOf("Histone H2B (")), (drawing) =>
        drawing?.kind === "ihc" ? { ...drawing, params: { ...drawing.params, positive: 0.5 } } : drawing,
      ),
    ],
    [
      "negative lanes",
      drawn(recordOf("2101"), (drawing) =>
        drawing?.kind === "western-blot"
          ? {
              ...drawing,
              params: { ...drawing.params, lanes: drawing.params.lanes.map((lane) => ({ ...lane, level: 1 })) },
            }
          : drawing,
      ),
    ],
  ])("%s", (rule, record) => {
    expect(rulesBrokenBy(record)).toContain(rule);
  });

  it("of a protein that is offered as a control for another species", () => {
    const record = recordOf("4060");
    const mouse = {
      ...record.product,
      key: "99999",
      attributes: { ...recordOf(keyOf("Human IL-17A")).product.attributes },
    };
    const offered = attributes(lots(record, { reactivity: ["Dm"] }), {
      proteinControls: [{ key: "99999", name: "Human protein", relation: "protein-control" }],
    });
    expect(rulesBrokenBy({ ...offered, find: () => mouse })).toContain("protein control");
  });
});
