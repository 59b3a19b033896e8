/** A review as a test on record. Only a review that names application, species, outcome and lot is one. */
import type { EvidenceRecord } from "@contracts/catalogue/evidence";
import type { Review } from "@contracts/catalogue/reviews";

type Reviewed = Pick<Review, "id" | "application" | "species" | "outcome" | "lot" | "day" | "demonstration">;

/** Null for a review without application, species, outcome or lot. Facts that reviews do not ask for are unknown. */
export function customerRecord(review: Reviewed, productKey: string): EvidenceRecord | null {
  const { id, application, species, outcome, lot, day, demonstration } = review;
  if (application === null || species === null || outcome === null || lot === null) return null;
  return {
    id: `review-${id}`,
    productKey,
    lot,
    testedKey: null,
    application,
    species,
    sample: { kind: "not-stated", name: "not stated", accession: null, state: null },
    preparation: null,
    control: { kind: "none", id: null },
    pillar: "none",
    secondAntibody: null,
    outcome,
    measure: null,
    observedKda: [],
    dilution: null,
    protocolId: null,
    figureIds: [],
    source: { kind: "customer", name: "a customer", identifier: null, sponsored: false },
    performed: null,
    published: day,
    state: { kind: "active" },
    demonstration,
  };
}
