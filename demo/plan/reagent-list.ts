/** Buffers, assay kits, proteomics kits and services of the catalogue. */

import { applicationNames } from "@domain/vocabulary/names";
import * as v from "valibot";
import { keyOf, spaced } from "../data-files/schemas";
import { readTable } from "../data-files/table";
import { each, type Reagent } from "./reagent";

const usd = v.pipe(v.string(), v.transform(Number), v.number());
const applications = v.pipe(spaced, v.array(keyOf(applicationNames)));

const buffer = v.strictObject({
  name: v.string(),
  summary: v.string(),
  amount: v.string(),
  uom: v.string(),
  usd,
  applications,
});

export const buffers = readTable("demo/plan/buffers.tsv", buffer).map(
  ({ amount, uom, usd: price, ...row }): Reagent => ({
    ...row,
    productType: "Buffer",
    category: "buffers",
    sizes: [each(amount, uom, price)],
  }),
);

const assayKit = v.strictObject({ name: v.string(), summary: v.string(), usd, applications });

export const assayKits = readTable("demo/plan/assay-kits.tsv", assayKit).map(
  ({ usd: price, ...row }): Reagent => ({
    ...row,
    productType: "Kit",
    category: "kits",
    sizes: [each("1", "Kit", price, "S", "Kit")],
  }),
);

export const ptmScans: readonly Reagent[] = [
  "Phospho-Tyrosine", "Acetyl-Lysine", "Ubiquitin Remnant", "Succinyl-Lysine", "Mono-Methyl Arginine",
  "Asymmetric Di-Methyl Arginine", "Phospho-Akt Substrate", "Cleaved Caspase Substrate",
].map((motif) => ({
  name: `PTMScan ${motif} Motif Kit`,
  summary: `Antibody beads that enrich peptides with the motif ${motif} for mass spectrometry.`,
  productType: "PTM Scan",
  category: "ptmscan",
  sizes: [each("10", "assays", 2890, "S", "Kit")],
})); // biome-ignore format: motifs

export const services = readTable(
  "demo/plan/services.tsv",
  v.strictObject({ name: v.string(), summary: v.string() }),
).map(
  (row): Reagent => ({
    ...row,
    productType: "Service",
    category: "services",
    sizes: [each("1", "project", 0)],
    citations: 0,
  }),
);
