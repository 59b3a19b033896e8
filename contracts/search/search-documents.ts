/**
 * Search documents, written by importers and read by result pages (C-SCALL-10). Values are text, numbers, dates or
 * lists of text.
 */
import * as v from "valibot";

export {
  type EngineKind,
  engineKinds,
  type FacetName,
  facetNames,
  type OtherFacetName,
  otherFacetNames,
} from "./search-names";

const line = v.pipe(v.string(), v.maxLength(2000));
const flag = v.picklist(["true", "false"]);

export const productDocument = v.object({
  /** Product key. */
  id: line,
  productnumber: line,
  /** Every SKU of the product. */
  skus: v.array(line),
  name: line,
  title: line,
  url: line,
  clickurl: line,
  headings: v.array(line),
  categories: v.array(line),
  /** Names in the engine's language ("Western Blotting"); `applicationcodes` holds the codes. */
  applications: v.array(line),
  applicationcodes: v.array(line),
  applicationcount: v.number(),
  speciesreactivity: v.array(line),
  speciescodes: v.array(line),
  hostspecies: v.array(line),
  producttype: line,
  targetmodifications: v.array(line),
  conjugationtype: line,
  /** Laser that excites the label: "488 nm"; "" if none does. */
  laser: line,
  /** "Recombinant Monoclonal", "Monoclonal" or "Polyclonal" in the engine's language; "" for other products. */
  antibodytype: line,
  formulation: line,
  /** "IHC-P, mouse: genetic test" in the engine's language, for every pillar of a validated application and species. */
  validation: v.array(line),
  epitopetag: flag,
  newproduct: flag,
  recombinant: flag,
  trialsizeavailable: flag,
  xp: flag,
  status: line,
  /** ISO 8601 date-time. */
  releaseddate: line,
  totalcitationcount: v.number(),
  targetsymbols: v.array(line),
  aliases: v.array(line),
  clone: line,
  description: line,
  /** Path of the thumbnail on the image service; "" if none. */
  thumbnail: line,
  /** Thumbnails of figures, at most one per application, and the application code of each. */
  thumbnails: v.array(line),
  thumbnailcodes: v.array(line),
  /** Quantity of each of the `skus`, in the same order: "100 µl". */
  sizes: v.array(line),
  /** Observed weights in kDa, or the calculated one. */
  molecularweights: v.array(v.number()),
  /** 1 for a discontinued product, else 0; lists sort by it first. */
  discontinued: v.number(),
  /** Codes of the catalogue, the same in every language, for query reading and sorting. */
  kindcode: line,
  categorycode: line,
  /** Label of a conjugate ("Fluor 488"), "none" for an unlabeled antibody, "" for other products. */
  labelcode: line,
  hostcode: line,
  /** "monoclonal", "polyclonal", or "" for products other than antibodies. */
  clonality: line,
  /** "phospho", "acetyl", "methyl", "cleaved", or "none". */
  modificationkind: line,
  /** Modified residues as in the catalogue: "pSer473". */
  modificationcodes: v.array(line),
  /** Number of genes that the product's target has. */
  targetcount: v.number(),
});
export type ProductDocument = v.InferOutput<typeof productDocument>;

export const resourceDocument = v.object({
  id: line,
  title: line,
  url: line,
  clickurl: line,
  headings: v.array(line),
  /** Kind of resource, in the engine's language: Protocol, Pathway, Video, News, Support article … */
  categories: v.array(line),
  applications: v.array(line),
  body: v.pipe(v.string(), v.maxLength(20_000)),
  releaseddate: line,
  thumbnail: line,
});
export type ResourceDocument = v.InferOutput<typeof resourceDocument>;

export const knowledgeBaseDocument = v.object({
  id: line,
  title: line,
  url: line,
  clickurl: line,
  headings: v.array(line),
  categories: v.array(line),
  body: v.pipe(v.string(), v.maxLength(20_000)),
  releaseddate: line,
});
export type KnowledgeBaseDocument = v.InferOutput<typeof knowledgeBaseDocument>;
