/**
 * Wire format of evidence: tests of a product in one application and species, and sequence identity of species that
 * were not tested. Records are facts. A verdict is computed from them and never stored (`domain/evidence/verdict.ts`).
 */
import * as v from "valibot";
import { calendarDay, finite } from "../values/measures";
import { productBriefs } from "./briefs";
import { cachedProduct, productKey } from "./catalogue";
import { productNames } from "./product-texts";

const line = v.pipe(v.string(), v.trim(), v.nonEmpty("must not be empty"), v.maxLength(300));
const code = v.pipe(v.string(), v.regex(/^[A-Za-z0-9&-]{1,16}$/, "must be a code of the catalogue"));
const share = v.pipe(v.number(), v.minValue(0), v.maxValue(1));
const accession = v.nullable(v.pipe(v.string(), v.regex(/^[A-Za-z][A-Za-z0-9_:.-]{1,39}$/, "must be an accession")));

export const evidenceId = v.pipe(
  v.string(),
  v.regex(/^[A-Za-z0-9-]{1,64}$/, "must be 1 to 64 letters, digits or hyphens"),
);

/** IWGAV's pillars of antibody validation, strongest first, and "none" for a test that belongs to no pillar. */
export const pillars = ["genetic", "tagged", "independent", "orthogonal", "capture-ms", "none"] as const;
export type Pillar = (typeof pillars)[number];

export const outcomes = ["supports", "supports-not-selective", "does-not-support", "inconclusive"] as const;
export const sourceKinds = ["maker", "contract", "independent", "customer", "literature"] as const;
/** "not-stated" is for customers' records, which do not name a sample kind. */
const sampleKinds = ["cell-line", "tissue", "primary", "organism", "recombinant", "not-stated"] as const;
export const controlKinds = [
  "ko",
  "kd",
  "null-tissue",
  "stimulated",
  "inhibited",
  "blocking",
  "isotype",
  "secondary-only",
  "none",
] as const;

/** Controls that remove the target, without which no test is genetic. */
const geneticControls: readonly string[] = ["ko", "kd", "null-tissue"];

/** Conditions of a sample's preparation; null where a step is not known or does not apply. */
const preparation = v.strictObject({
  fixation: v.nullable(line),
  retrieval: v.nullable(line),
  permeabilisation: v.nullable(line),
  lysis: v.nullable(line),
});

export const recordState = v.variant("kind", [
  v.strictObject({ kind: v.literal("active") }),
  v.strictObject({ kind: v.literal("superseded"), by: evidenceId }),
  v.strictObject({
    kind: v.literal("withdrawn"),
    reason: line,
    /** The reason in other languages. */
    reasons: v.optional(productNames),
    day: calendarDay,
  }),
]);

export type RecordState = v.InferOutput<typeof recordState>;

const fields = v.strictObject({
  id: evidenceId,
  productKey,
  lot: v.nullable(line),
  /** Product that was tested, if it is the same clone in another format. */
  testedKey: v.nullable(productKey),
  /** Codes of the catalogue: WB, IHC-P … and H, M … */
  application: code,
  species: code,
  sample: v.strictObject({
    kind: v.picklist(sampleKinds),
    name: line,
    /** CVCL_0030, UBERON:0002107, CL:0000084. */
    accession,
    /** "treated with insulin" */
    state: v.nullable(line),
  }),
  preparation: v.nullable(preparation),
  control: v.strictObject({ kind: v.picklist(controlKinds), id: v.nullable(line) }),
  pillar: v.picklist(pillars),
  /** The other antibody of an independent pair. */
  secondAntibody: v.nullable(line),
  outcome: v.picklist(outcomes),
  measure: v.nullable(
    v.strictObject({
      kind: line,
      value: finite,
      unit: line,
      threshold: v.nullable(finite),
      n: v.nullable(v.pipe(v.number(), v.integer(), v.minValue(1))),
    }),
  ),
  /** Bands on a blot, in kDa. */
  observedKda: v.pipe(v.array(v.pipe(v.number(), v.minValue(1), v.maxValue(1000))), v.maxLength(20)),
  dilution: v.nullable(line),
  protocolId: v.nullable(line),
  /** Ids of the product's figures. */
  figureIds: v.pipe(v.array(line), v.maxLength(20)),
  source: v.strictObject({
    kind: v.picklist(sourceKinds),
    name: line,
    identifier: v.nullable(v.strictObject({ scheme: v.picklist(["orcid", "ror", "doi", "pmid"]), value: line })),
    /** True if the product or the work was paid for by somebody with an interest in the result. */
    sponsored: v.boolean(),
  }),
  performed: v.nullable(calendarDay),
  published: calendarDay,
  state: recordState,
  /** True for demonstration records, which are not real evidence. */
  demonstration: v.boolean(),
});

/** A test. Its pillar needs the control that defines it. */
export const evidenceRecord = v.pipe(
  fields,
  v.forward(
    v.check(
      ({ pillar, control }) => pillar !== "genetic" || geneticControls.includes(control.kind),
      "a genetic test needs a control of knockout, knockdown or null tissue",
    ),
    ["control", "kind"],
  ),
  v.forward(
    v.check(
      ({ pillar, secondAntibody }) => pillar !== "independent" || secondAntibody !== null,
      "an independent antibody must be named",
    ),
    ["secondAntibody"],
  ),
  v.forward(
    v.check(({ testedKey, productKey: key }) => testedKey !== key, "must be another product, or null"),
    ["testedKey"],
  ),
  v.forward(
    v.check(
      ({ performed, published }) => performed === null || performed <= published,
      "must not follow the publication",
    ),
    ["performed"],
  ),
  v.forward(
    v.check(({ source, lot }) => source.kind !== "customer" || lot !== null, "a customer's record needs its lot"),
    ["lot"],
  ),
);
export type EvidenceRecord = v.InferOutput<typeof evidenceRecord>;

export const homologyBases = ["epitope", "immunogen", "full-length"] as const;
export type HomologyBasis = (typeof homologyBases)[number];

/** Identity of a species' sequence with the immunogen's. */
export const homology = v.pipe(
  v.strictObject({
    productKey,
    species: code,
    basis: v.picklist(homologyBases),
    identity: share,
    /** Lowest and highest identity over the isoforms. */
    low: v.nullable(share),
    high: v.nullable(share),
    accessions: v.pipe(v.array(line), v.maxLength(20)),
    method: line,
    /** Release of the sequence database. */
    release: v.nullable(line),
    demonstration: v.boolean(),
  }),
  v.forward(
    v.check(({ low, identity }) => low === null || low <= identity, "must not exceed the identity"),
    ["low"],
  ),
  v.forward(
    v.check(({ high, identity }) => high === null || high >= identity, "must not be below the identity"),
    ["high"],
  ),
);
export type Homology = v.InferOutput<typeof homology>;

/** Number of papers that used a product for one application in one species, counted from its citations. */
export const paperUse = v.strictObject({
  productKey,
  application: code,
  species: code,
  papers: v.pipe(v.number(), v.integer(), v.minValue(0)),
});

export type PaperUse = v.InferOutput<typeof paperUse>;

/** Everything that the verdicts of a product are computed from; withdrawn and superseded records are included. */
export const productEvidence = v.object({
  productKey,
  records: v.array(evidenceRecord),
  homology: v.array(homology),
  uses: v.array(paperUse),
});
export type ProductEvidence = v.InferOutput<typeof productEvidence>;

/**
 * `GET /products/{key}/cached?with=evidence,related&country=`: the record and the other data of its page. A gateway may
 * leave out both.
 */
export const cachedProductWithParts = v.object({
  ...cachedProduct.entries,
  /** Null if it cannot be read. */
  evidence: v.optional(v.nullable(productEvidence)),
  /** Briefs of all related products, with list prices of the country. */
  related: v.optional(productBriefs.entries.products),
});

/**
 * `GET /products/evidence?keys=`: evidence of the named products, in their order. A product whose evidence cannot be read
 * is left out.
 */
export const productsEvidence = v.object({ results: v.array(productEvidence) });

export const maxEvidenceChanges = 100;

/** `GET /products/evidence-changes?products=`: the latest changes of records, newest first, each in its state after it. */
export const evidenceChanges = v.object({
  changes: v.pipe(
    v.array(v.object({ at: v.pipe(v.string(), v.isoTimestamp()), record: evidenceRecord })),
    v.maxLength(maxEvidenceChanges),
  ),
});
export type EvidenceChange = v.InferOutput<typeof evidenceChanges>["changes"][number];
