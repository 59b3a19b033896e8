/** Validations of a product by pillar, application and species, as lists filter by them. */
import type { Product } from "@contracts/catalogue/catalogue";
import type { Pillar, ProductEvidence } from "@contracts/catalogue/evidence";
import { type EvidenceCell, evidenceMatrix } from "./matrix";

interface Validation extends EvidenceCell {
  readonly pillar: Exclude<Pillar, "none">;
}

/** One entry for each pillar of each validated cell. */
export const validationsOf = (product: Pick<Product, "key" | "attributes">, evidence: ProductEvidence): Validation[] =>
  evidenceMatrix(product, evidence).cells.flatMap(({ application, species, verdict }) =>
    verdict.pillars.map((pillar) => ({ pillar, application, species })),
  );
