/** Names of a record's fields in the tables of two projects that collect tests of antibodies, for those who merge them. */

interface FieldNames {
  /** Path of the field in a record. */
  readonly field: string;
  /** Column of `reagent_resources.csv` of the IBEX Knowledge-Base; null if it has none. */
  readonly ibex: string | null;
  /** Property of ENCODE's `antibody_lot` or `antibody_characterization`; null if it has none. */
  readonly encode: string | null;
}

const review = (property: string): string => `characterization_reviews.${property}`;

/** Fields that at least one of the two projects also has; their outcome and method have other values. */
export const fieldNames: readonly FieldNames[] = [
  { field: "productKey", ibex: "Catalog Number", encode: "antibody_lot.product_id" },
  { field: "lot", ibex: null, encode: "antibody_lot.lot_id" },
  { field: "application", ibex: "Method", encode: "primary_characterization_method" },
  { field: "species", ibex: "Target Species", encode: review("organism") },
  { field: "sample.kind", ibex: null, encode: review("biosample_type") },
  { field: "sample.name", ibex: "Target Tissue", encode: review("biosample_term_name") },
  { field: "sample.accession", ibex: null, encode: review("biosample_term_id") },
  { field: "sample.state", ibex: "Tissue State", encode: null },
  { field: "preparation.fixation", ibex: "Tissue Preservation", encode: null },
  { field: "preparation.retrieval", ibex: "Antigen Retrieval Conditions", encode: null },
  { field: "preparation.permeabilisation", ibex: "Detergent", encode: null },
  { field: "pillar", ibex: null, encode: "secondary_characterization_method" },
  { field: "outcome", ibex: "Recommend", encode: review("lane_status") },
  { field: "figureIds", ibex: "Image Files", encode: "attachment" },
  { field: "source.name", ibex: null, encode: "lab" },
  { field: "source.identifier.value", ibex: "Contributor", encode: null },
  { field: "state.kind", ibex: null, encode: "status" },
];
