/** Products used in documents, tests and the shop's own rules: the same in a catalogue of any size. */
import type { ProductStatus } from "@contracts/catalogue/catalogue";
import { antigenLabel } from "../targets/antigen-label";
import type { Antigen } from "../targets/table";
import { antibodySizes, planAntibody } from "./antibody";
import { planElisa } from "./assays";
import { planControlExtracts } from "./control-extracts";
import { planIsotypeControls } from "./isotype-controls";
import { planPanel } from "./panel";
import { planReagent } from "./reagent";
import { planTagAntibodies } from "./tags";
import type { PlanBase, ProductPlan, Size } from "./types";

const kit = (usd: number, tests = 0): [Size] => [{ letter: "S", amount: "1", uom: "Kit", unit: "Kit", tests, usd }];

export function planNamed(antigens: ReadonlyMap<string, Antigen>): ProductPlan[] {
  const antigen = (id: string): Antigen => {
    const found = antigens.get(id);
    if (!found) throw new Error(`The named products need the target ${id}`);
    return found;
  };
  const antibody = (
    key: string,
    id: string,
    modification: string | null,
    changes: Partial<ProductPlan> = {},
  ): ProductPlan => {
    const target = antigen(id);
    const modified = target.modifications.find((candidate) => candidate.code === modification) ?? null;
    const plan = planAntibody({ key, antigen: target, modification: modified });
    return {
      ...plan,
      status: "Released",
      sizes: antibodySizes({ base: 369, trial: false, large: false }),
      ...changes,
    };
  };
  const withStatus = (key: string, id: string, status: ProductStatus, changes: Partial<ProductPlan> = {}) =>
    antibody(key, id, null, { status, ...changes });
  const aktApplications: PlanBase["applications"] = ["WB", "SW", "IP", "IHC-P", "IF-IC", "FC-FP"];

  return [
    antibody("4060", "AKT", "pSer473", {
      name: `${antigenLabel(antigen("AKT"), antigen("AKT").modifications[0] ?? null)} (B7R2) Rabbit mAb`,
      clone: { id: "B7R2", host: "Rabbit", isotype: "Rabbit IgG", recombinant: true },
      sizes: [
        { letter: "S", amount: "100", uom: "µl", unit: "Regular", tests: 0, usd: 399 },
        { letter: "T", amount: "20", uom: "µl", unit: "Trial", tests: 0, usd: 165 },
        { letter: "L", amount: "300", uom: "µl", unit: "Large", tests: 0, usd: 939 },
      ],
      applications: aktApplications,
      species: ["H", "M", "R", "Hm", "Mk", "Dm", "B"],
      citations: 48,
      popularity: 1,
      xp: true,
      newProduct: false,
    }),
    antibody("9272", "AKT", null, {
      name: "Akt Antibody",
      clone: { id: null, host: "Rabbit", isotype: "Rabbit IgG", recombinant: false },
      applications: ["WB", "IP", "IHC-P", "IF-IC", "FC-FP"],
      species: ["H", "M", "R", "Hm", "Mk", "C", "B", "Dg", "Pg"],
      citations: 40,
      popularity: 0.98,
      xp: false,
      newProduct: false,
    }),
    withStatus("2101", "PTEN", "Released - On Hold", { species: ["H", "M", "R", "Mk"] }),
    withStatus("2102", "TP53", "Discontinued", { successorKey: "75209" }),
    withStatus("2103", "KRAS", "Pending"),
    withStatus("2104", "CTNNB1", "Pre-discontinued"),
    withStatus("2105", "STING1", "Pre-released"),
    withStatus("2106", "RB1", "Obsolete", { successorKey: "26938" }),
    withStatus("2107", "NLRP3", "Commercialization"),
    antibody("2110", "RB1", "pSer807/811", { unpricedIn: ["DE"] }),
    antibody("2111", "EGFR", "pTyr1068", { unpricedIn: ["JP"] }),
    antibody("2112", "STAT3", "pTyr705"),
    antibody("2113", "RELA", "pSer536"),
    antibody("2114", "TP53", "pSer15"),
    antibody("2115", "MTOR", "pSer2448", { species: ["H", "M", "R", "Mk"] }),
    // The successor detects the same form of the same protein as the replaced product.
    antibody("75209", "TP53", null),
    antibody("26938", "RB1", null),
    planReagent("3990", {
      name: "PTMScan Phospho-Tyrosine Motif (pY) Kit",
      summary: "Antibody beads that enrich peptides with phosphorylated tyrosine for mass spectrometry.",
      productType: "PTM Scan",
      category: "ptmscan",
      sizes: [{ letter: "S", amount: "10", uom: "assays", unit: "Kit", tests: 10, usd: 2990 }],
      citations: 9,
    }),
    {
      ...planReagent("7074", {
        name: "Akt Signaling Antibody Sampler Kit",
        summary:
          "Primary antibodies in trial sizes for the activation state of Akt, with the secondary antibody that detects them.",
        productType: "Kit",
        category: "kits",
        applications: ["WB"],
        sizes: kit(569),
        components: ["4060", "9272", "2101", "2115", "64509"],
        citations: 14,
      }),
      antigen: antigen("AKT"),
      species: ["H", "M", "R"],
      popularity: 0.9,
    },
    planReagent("5000", {
      name: "Detection Control zebra-unique-5000",
      summary: "A reference sample whose name no other product shares, for checks of search and detection.",
      productType: "Buffer",
      category: "buffers",
      sizes: [{ letter: "S", amount: "1", uom: "ml", unit: "Regular", tests: 0, usd: 59 }],
      citations: 0,
    }),
    { ...planElisa("86538", antigen("AKT"), antigen("AKT").modifications[0] ?? null), status: "Released" },
    { ...planElisa("50030", antigen("ERK"), antigen("ERK").modifications[0] ?? null), status: "Released" },
    antibody("29666", "VIM", null, { applications: ["IF-IC", "IF-F", "WB", "IHC-P"], popularity: 0.9, citations: 18 }),
    antibody("19707", "TOMM20", null, { applications: ["IF-IC", "WB"], popularity: 0.85, citations: 11 }),
    ...planTagAntibodies(),
    ...planControlExtracts(),
    ...planIsotypeControls(),
    ...suggestions(),
    ...planPanel(antigen),
  ];
}

/** Products that the cart suggests: for blots, sections, ELISA and IF families, and the InTraSeq pair. */
function suggestions(): ProductPlan[] {
  const changes = { popularity: 0.95 };
  return [
    planReagent(
      "9803",
      {
        name: "Cell Lysis Buffer (10X)",
        summary: "A lysis buffer for native extracts of cultured cells, for blots and immunoprecipitation.",
        productType: "Buffer",
        category: "buffers",
        applications: ["WB", "IP"],
        sizes: [{ letter: "S", amount: "15", uom: "ml", unit: "Regular", tests: 0, usd: 89 }],
        citations: 35,
      },
      changes,
    ),
    planReagent(
      "8112",
      {
        name: "Antibody Diluent for Immunohistochemistry",
        summary: "A diluent that keeps primary antibodies stable on paraffin sections.",
        productType: "Buffer",
        category: "buffers",
        applications: ["IHC-P"],
        sizes: [
          { letter: "S", amount: "25", uom: "ml", unit: "Regular", tests: 0, usd: 72 },
          { letter: "L", amount: "100", uom: "ml", unit: "Large", tests: 0, usd: 198 },
        ],
        citations: 22,
      },
      changes,
    ),
    planReagent(
      "64509",
      {
        name: "Secondary Antibody Detection Kit (HRP)",
        summary: "HRP-linked secondary antibodies against rabbit and mouse IgG with chemiluminescent substrate.",
        productType: "Kit",
        category: "kits",
        applications: ["WB", "ELISA"],
        sizes: kit(259),
        citations: 16,
      },
      changes,
    ),
    planReagent(
      "47140",
      {
        name: "Immunofluorescence Application Solutions Kit",
        summary: "Fixative, blocking buffer, washing buffer and mounting medium for 50 coverslips.",
        productType: "Kit",
        category: "kits",
        applications: ["IF-IC", "IF-F"],
        sizes: kit(239),
        citations: 8,
      },
      changes,
    ),
    planReagent(
      "82906",
      {
        name: "InTraSeq 3′ Assay Kit",
        summary: "Reagents that add intracellular proteins to a single cell sequencing experiment.",
        productType: "Kit",
        category: "intraseq",
        sizes: kit(1490),
        citations: 2,
      },
      { ...changes, newProduct: true },
    ),
    planReagent(
      "48167",
      {
        name: "InTraSeq Intracellular Signaling Antibody Cocktail",
        summary:
          "Oligo-labeled antibodies against phosphorylated and total signaling proteins for single cell sequencing.",
        productType: "Cocktail",
        category: "intraseq",
        sizes: kit(1890),
        citations: 1,
      },
      { ...changes, newProduct: true },
    ),
  ];
}
