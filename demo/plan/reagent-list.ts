/** Buffers, assay kits, proteomics kits and services of the catalogue. */
import type { ApplicationCode } from "../vocabulary/names";
import { each, type Reagent } from "./reagent";
import type { Size } from "./types";

const buffer = (
  name: string,
  summary: string,
  size: Size,
  applications: readonly ApplicationCode[] = ["WB"],
): Reagent => ({
  name,
  summary,
  productType: "Buffer",
  category: "buffers",
  sizes: [size],
  applications,
});

export const buffers: readonly Reagent[] = [
  buffer(
    "RIPA Lysis Buffer (10X)",
    "A lysis buffer with ionic and non-ionic detergents for whole cell extracts.",
    each("15", "ml", 69),
    ["WB", "IP"],
  ),
  buffer("Tris Buffered Saline with Tween 20 (10X)", "A washing buffer for membranes.", each("1", "l", 49)),
  buffer("Phosphate Buffered Saline (20X)", "A buffer for washing cells and sections.", each("1", "l", 45), [
    "WB",
    "IF-IC",
    "IHC-P",
  ]),
  buffer("Tris-Glycine SDS Running Buffer (10X)", "A buffer for denaturing gel electrophoresis.", each("1", "l", 52)),
  buffer("Tris-Glycine Transfer Buffer (10X)", "A buffer for transfer of proteins to membranes.", each("1", "l", 52)),
  buffer("SDS Sample Buffer (3X) with DTT", "A loading buffer for denaturing gels.", each("15", "ml", 62)),
  buffer(
    "Protease and Phosphatase Inhibitor Cocktail (100X)",
    "Inhibitors that keep proteins and their phosphorylation through lysis.",
    each("1", "ml", 149),
    ["WB", "IP"],
  ),
  buffer(
    "Protease Inhibitor Cocktail (100X)",
    "Inhibitors of serine, cysteine and acid proteases.",
    each("1", "ml", 112),
    ["WB", "IP"],
  ),
  buffer(
    "Phosphatase Inhibitor Cocktail (100X)",
    "Inhibitors of serine/threonine and tyrosine phosphatases.",
    each("1", "ml", 112),
    ["WB", "IP"],
  ),
  buffer(
    "Enhanced Chemiluminescent Substrate",
    "A substrate of horseradish peroxidase for membranes.",
    each("200", "ml", 189),
  ),
  buffer(
    "High Sensitivity Chemiluminescent Substrate",
    "A substrate of horseradish peroxidase for weak signals.",
    each("50", "ml", 215),
  ),
  buffer("Citrate Unmasking Solution (10X)", "A solution for retrieval of antigens at pH 6.0.", each("250", "ml", 79), [
    "IHC-P",
  ]),
  buffer("EDTA Unmasking Solution (10X)", "A solution for retrieval of antigens at pH 8.0.", each("250", "ml", 79), [
    "IHC-P",
  ]),
  buffer(
    "DAB Substrate Kit",
    "A chromogenic substrate of horseradish peroxidase for sections.",
    each("50", "ml", 142),
    ["IHC-P"],
  ),
  buffer("Hematoxylin Counterstain", "A nuclear counterstain for sections.", each("100", "ml", 59), ["IHC-P"]),
  buffer("Animal-Free Blocking Solution (5X)", "A blocking solution without animal protein.", each("50", "ml", 88), [
    "WB",
    "IHC-P",
  ]),
  buffer(
    "Antifade Mounting Medium with DAPI",
    "A mounting medium that protects fluorescence and stains nuclei.",
    each("10", "ml", 119),
    ["IF-IC"],
  ),
  buffer("DAPI Nuclear Stain", "A blue fluorescent stain of DNA.", each("1", "mg", 68), ["IF-IC", "FC-FP"]),
  buffer("16% Formaldehyde Solution, Methanol-Free", "A fixative in sealed ampoules.", each("10", "x 1 ml", 75), [
    "IF-IC",
    "FC-FP",
    "ChIP",
  ]),
  buffer(
    "Flow Cytometry Wash and Stain Buffer",
    "A staining buffer with serum protein and azide.",
    each("500", "ml", 72),
    ["FC-FP", "FC-L"],
  ),
  buffer("Methanol Permeabilization Solution", "A solution that opens fixed cells.", each("100", "ml", 48), [
    "FC-FP",
    "IF-IC",
  ]),
  buffer("Protein A Magnetic Beads", "Beads for immunoprecipitation with rabbit antibodies.", each("4", "ml", 419), [
    "IP",
    "ChIP",
  ]),
  buffer("Protein G Magnetic Beads", "Beads for immunoprecipitation with mouse antibodies.", each("4", "ml", 419), [
    "IP",
    "ChIP",
  ]),
  buffer("Micrococcal Nuclease", "An enzyme that cuts chromatin between nucleosomes.", each("80", "µl", 129), ["ChIP"]),
  buffer("Prestained Protein Marker, Broad Range", "Coloured markers from 11 to 190 kDa.", each("350", "µl", 165)),
  buffer("Biotinylated Protein Ladder", "Markers that are seen with anti-biotin HRP.", each("1.25", "ml", 145)),
];

export const assayKits: readonly Reagent[] = [
  "Chromatin IP Kit (Magnetic Beads)|Enzymatic digestion and magnetic beads for 30 immunoprecipitations of chromatin.|ChIP|1090",
  "Chromatin IP Kit (Agarose Beads)|Enzymatic digestion and agarose beads for 30 immunoprecipitations of chromatin.|ChIP|1050",
  "CUT&RUN Assay Kit|Reagents for 24 reactions of targeted cleavage in permeabilised cells.|C&R|990",
  "CUT&Tag Assay Kit|Reagents for 24 reactions of targeted tagmentation.|C&T|1150",
  "Apoptosis Detection Kit (Annexin V, Fluor 488)|Annexin V and propidium iodide for flow cytometry of dying cells.|FC-L|359",
  "Caspase-3 Activity Assay Kit|A fluorescent substrate for caspase activity in lysates.||329",
  "Senescence β-Galactosidase Staining Kit|A stain of senescent cells at pH 6.0.||289",
  "Resazurin Cell Viability Kit|A colour change that follows metabolic activity.||129",
  "XTT Cell Viability Kit|A tetrazolium assay of living cells.||235",
  "BrdU Cell Proliferation Assay Kit|An immunoassay of DNA synthesis.|ELISA|389",
  "Mitochondrial Membrane Potential Assay Kit|A dye that reports the potential of mitochondria.|FC-L|259",
  "Glutathione Assay Kit|A colour assay of reduced and oxidised glutathione.||319",
  "Rapid Immunohistochemistry Detection Kit (HRP, Rabbit)|A polymer detection system for rabbit antibodies on sections.|IHC-P|398",
  "Rapid Immunohistochemistry Detection Kit (HRP, Mouse)|A polymer detection system for mouse antibodies on sections.|IHC-P|398",
].map((line) => {
  const [name = "", summary = "", application = "", usd = "0"] = line.split("|");
  const known: readonly ApplicationCode[] = ["ChIP", "C&R", "C&T", "FC-L", "ELISA", "IHC-P"];
  return {
    name,
    summary,
    productType: "Kit",
    category: "kits",
    applications: known.filter((code) => code === application),
    sizes: [each("1", "Kit", Number(usd), "S", "Kit")],
  };
});

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

export const services: readonly Reagent[] = [
  "Custom Antibody Conjugation Service|Any antibody of the catalogue with a label of your choice.",
  "Custom Carrier-Free Formulation Service|Any antibody of the catalogue without BSA and azide, at the concentration you need.",
  "Proteomics Analysis Service|Enrichment, mass spectrometry and data analysis of modified peptides.",
  "Antibody Validation Service|Testing of an antibody in your application and model.",
  "Bulk and Lot Reservation Service|Large fills and reserved lots for long studies.",
].map((line) => {
  const [name = "", summary = ""] = line.split("|");
  return {
    name,
    summary,
    productType: "Service",
    category: "services",
    sizes: [each("1", "project", 0)],
    citations: 0,
  };
});
