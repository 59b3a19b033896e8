/**
 * Wire format of the commerce catalogue: products, briefs and list prices. Field names follow the specification
 * (section 3, rows C-DATA-01 to C-DATA-18).
 */
import * as v from "valibot";
import { finite } from "../values/measures";
import { countryPrice } from "../values/money";
import { panelChannels, panelParts, panelRounds, panelSpecies } from "../values/panel-values";
import { lineage } from "./lineage";
import { targetPathway } from "./pathways";
import { productTexts } from "./product-texts";
import { safetyData } from "./safety";

export const productStatuses = [
  "Released",
  "Pending",
  "Released - On Hold",
  "Pre-discontinued",
  "Discontinued",
  "Pre-released",
  "Obsolete",
  "Commercialization",
] as const;
export const productStatus = v.picklist(productStatuses);
export type ProductStatus = v.InferOutput<typeof productStatus>;

export const productTypes = [
  "Primary Antibody",
  "Secondary Antibody",
  "Conjugate",
  "Antibody Duet",
  "Kit",
  "ELISA Kit",
  "Matched Pair",
  "Cocktail",
  "Recombinant Protein",
  "Small Molecule",
  "Buffer",
  "PTM Scan",
  "Service",
] as const;
export const productType = v.picklist(productTypes);
export type ProductType = v.InferOutput<typeof productType>;

const text = v.pipe(v.string(), v.maxLength(20_000));
const line = v.pipe(v.string(), v.maxLength(512));
const lines = v.array(line);

/** Product number of a family, four to six digits ("4060"). */
export const productKey = v.pipe(v.string(), v.regex(/^[0-9]{4,6}$/));
/** Product number with its size code ("4060S"). */
export const sku = v.pipe(v.string(), v.regex(/^[0-9]{4,6}[A-Z]{1,2}[0-9]{0,2}$/));

const variant = v.object({
  id: v.pipe(v.number(), v.integer()),
  sku,
  prices: v.array(countryPrice),
  attributes: v.object({
    active: v.boolean(),
    /** Quantity without its unit: "100" for "100 µl". */
    amount: line,
    uom: line,
    /** Size type: "Regular", "Large", "Trial", "Kit". Trial sizes contain "Trial" (C-DATA-14). */
    unit: line,
    code: line,
    published: v.boolean(),
    /** Number of tests or assays in this size; 0 if not applicable. */
    tests: v.pipe(v.number(), v.integer(), v.minValue(0)),
    assemblyOptionCode: v.nullable(line),
    assemblyOptionText: v.nullable(line),
  }),
});
export type Variant = v.InferOutput<typeof variant>;

const fraction = v.object({ numerator: finite, denominator: finite });

/** Application codes are short: WB, IP, IHC-P, IF-IC, IF-F, F, FC-FP, ChIP, ChIP-seq, C&R, eCLIP, ELISA, SW … (C-DATA-11). */
const application = v.object({
  method: line,
  codeForDisplay: line,
  group: line,
  /** Dilutions as fractions of the stock: 1:1000 is {1, 1000}. */
  dilutionFactor: v.object({ optimal: v.nullable(fraction), low: v.nullable(fraction), high: v.nullable(fraction) }),
  applicationMessage: v.nullable(line),
  /** Species codes tested with this application: H, M, R, Mk … */
  species: lines,
  protocolId: v.nullable(line),
});
export type Application = v.InferOutput<typeof application>;

export const imageVariants = ["PUBLIC", "PUBLIC_MOD", "THUMBNAIL", "X1", "X2", "X4", "X6"] as const;

/** A figure of a product (C-DATA-15). `variants` maps each variant name to its path on the image service. */
export const figure = v.object({
  id: line,
  damId: line,
  filename: line,
  caption: text,
  /** Application code the figure belongs to. */
  figureType: line,
  isProtected: v.boolean(),
  size: v.object({ width: finite, height: finite }),
  variants: v.record(v.picklist(imageVariants), line),
});
export type Figure = v.InferOutput<typeof figure>;

const kitComponent = v.object({
  number: line,
  name: line,
  quantity: line,
  unit: line,
  count: v.number(),
  annealTemp: v.nullable(line),
  pcrLength: v.nullable(line),
  "cap-color": v.nullable(line),
  "solution-color": v.nullable(line),
  dilution: v.nullable(line),
  "molecular-weight-summary": v.nullable(line),
  "component-storage-temp": v.nullable(line),
  sefUrl: v.nullable(line),
  published: v.boolean(),
});

const lot = v.object({
  number: line,
  /** Species codes that the antibody reacts with. */
  reactivity: lines,
  /** Species with 100 % sequence homology that were not tested. */
  homology: lines,
  sensitivity: line,
  concentration: v.nullable(line),
  applications: v.array(application),
});

const target = v.object({
  symbol: line,
  name: line,
  uniprot: v.nullable(line),
  entrez: v.nullable(line),
  /** Other symbols and names of the target. */
  aliases: lines,
});

const protocol = v.object({
  id: line,
  title: line,
  application: line,
  steps: v.array(v.object({ title: line, items: v.array(text) })),
});

/** A related product, with enough fields to render a row. */
const relatedProduct = v.object({ key: productKey, name: line, relation: line });

export const panelSpeciesName = v.picklist(panelSpecies);
export const panelChannel = v.picklist(panelChannels);
export const panelRound = v.picklist(panelRounds);
/** A position in a panel: one fluorophore channel in one imaging round. */
export const panelPairing = v.object({ round: panelRound, channel: panelChannel });
export type PanelPairing = v.InferOutput<typeof panelPairing>;

/** Panel builder data of an oligo-conjugated antibody. */
const panelMember = v.object({
  species: panelSpeciesName,
  target: line,
  targetName: line,
  oligo: v.pipe(v.number(), v.integer()),
  /** Positions in which its oligo can be read. */
  pairings: v.array(panelPairing),
});

const residueNumber = v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(50_000));

const recombinantProtein = v.pipe(
  v.object({
    /** Species code: H, M … */
    species: line,
    /** First and last residue, numbered by the precursor of the target's UniProt record. */
    from: residueNumber,
    to: residueNumber,
    expressionHost: line,
    activity: v.nullable(line),
  }),
  v.check(({ from, to }) => from <= to, "ends before it begins"),
);

const productAttributes = v.object({
  host: v.nullable(line),
  isotype: v.nullable(line),
  clonality: v.nullable(line),
  clone: v.nullable(line),
  concentration: v.nullable(line),
  conjugation: v.nullable(line),
  casNumber: v.nullable(line),
  coa: v.nullable(line),
  storage: v.nullable(text),
  storageTemperature: v.nullable(line),
  /** Calculated, in kDa. */
  molecularWeight: v.nullable(finite),
  /** `length`: an estimate from the number of residues, which can be off by about 10 %. */
  molecularWeightBasis: v.optional(v.picklist(["sequence", "length"]), "sequence"),
  /** Observed on a blot, in kDa, one value per band. */
  observedMolecularWeight: v.array(finite),
  formulation: v.nullable(line),
  purity: v.nullable(line),
  endotoxin: v.nullable(line),
  directionsForUse: v.nullable(text),
  /** Test of each lot before release. */
  qualityControl: v.optional(v.nullable(text), null),
  /** Reagents the protocol also needs; `key` is set if the shop sells them. */
  reagentsNotIncluded: v.optional(v.array(v.object({ name: line, key: v.nullable(productKey) })), []),
  pathways: v.optional(v.array(targetPathway), []),
  /** Hazards and safe handling. */
  safety: v.optional(v.nullable(text), null),
  /** Facts of the safety data sheet; null for a product without one. */
  safetyData: v.optional(v.nullable(safetyData), null),
  background: v.nullable(text),
  sourcePurification: v.nullable(text),
  specificitySensitivity: v.nullable(text),
  epitopeTag: v.nullable(line),
  /** Immunogen of an antibody with its region: "synthetic peptide of residues 421–480 of human Akt1". */
  immunogen: v.optional(v.nullable(line), null),
  /** Range and expression of a recombinant protein; its tag is `epitopeTag`. */
  protein: v.optional(v.nullable(recombinantProtein), null),
  /** Modified residues: "pSer473". */
  targetModifications: lines,
  recombinant: v.boolean(),
  xp: v.boolean(),
  newProduct: v.boolean(),
  rrid: v.nullable(line),
  /** The record and its RRID are invented; every export states it. */
  demonstration: v.optional(v.boolean(), false),
  kitComponents: v.array(kitComponent),
  lots: v.array(lot),
  /** Lots that were compared side by side, as the lots service has them. Verdicts on a polyclonal antibody need them. */
  lotBridges: v.optional(v.array(v.object({ lot: line, toLot: line, pass: v.boolean() })), []),
  figures: v.array(figure),
  protocols: v.array(protocol),
  references: v.array(text),
  keywords: lines,
  targets: v.array(target),
  statusDates: v.array(v.object({ status: productStatus, date: line })),
  unspsc: line,
  statements: v.array(text),
  fluorescents: v.array(v.object({ name: line, excitation: finite, emission: finite })),
  elisaKits: v.array(relatedProduct),
  matchedPairs: v.array(relatedProduct),
  proteinControls: v.array(relatedProduct),
  conjugates: v.object({
    parent: v.nullable(relatedProduct),
    children: v.array(relatedProduct),
    siblings: v.array(relatedProduct),
    carrierFree: v.nullable(relatedProduct),
  }),
  chimerics: v.array(relatedProduct),
  alternatives: v.array(relatedProduct),
  recommendations: v.array(relatedProduct),
  /** Successor of a discontinued or obsolete product. */
  successor: v.nullable(relatedProduct),
  /** Former numbers and names, withdrawal, replacement with data, numbers of other makers. */
  lineage: v.optional(v.nullable(lineage), null),
  panel: v.optional(v.nullable(panelMember), null),
  /** Set for panel parts that are not antibodies. */
  panelPart: v.optional(v.nullable(v.picklist(panelParts)), null),
  auditLog: v.object({ "xml-generation-date": line }),
});
export type ProductAttributes = v.InferOutput<typeof productAttributes>;

/** A full product (C-DATA-01). Times are ISO 8601 in UTC. */
export const product = v.object({
  id: line,
  key: productKey,
  version: v.pipe(v.number(), v.integer()),
  name: line,
  description: text,
  /** Name, description and other texts in Japanese and Chinese. */
  texts: v.optional(productTexts),
  published: v.boolean(),
  hasStagedChanges: v.boolean(),
  priceMode: line,
  createdAt: line,
  lastModifiedAt: line,
  releasedDate: v.nullable(line),
  status: productStatus,
  productType,
  /** Category key: primary-antibodies, signalstar, kits … */
  productCategory: line,
  sales: v.object({ unitsLast12Months: finite }),
  citationCount: v.pipe(v.number(), v.integer(), v.minValue(0)),
  masterVariant: variant,
  variants: v.array(variant),
  attributes: productAttributes,
});
export type Product = v.InferOutput<typeof product>;

/** Full product outside preview: `value` is the JSON text of a {@link product} (C-PROD-21). */
export const cachedProduct = v.object({ value: v.string() });
