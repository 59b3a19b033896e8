/** Evidence for tests: one supporting record without a pillar, and its product. */
import type { EvidenceRecord, Homology } from "@contracts/catalogue/evidence";
import type { EvidencedProduct } from "@domain/evidence/standing";

export function evidence(id: string, over: Partial<EvidenceRecord> = {}): EvidenceRecord {
  return {
    id,
    productKey: "4060",
    lot: "24",
    testedKey: null,
    application: "WB",
    species: "H",
    sample: { kind: "cell-line", name: "HeLa", accession: "CVCL_0030", state: null },
    preparation: null,
    control: { kind: "none", id: null },
    pillar: "none",
    secondAntibody: null,
    outcome: "supports",
    measure: null,
    observedKda: [60],
    dilution: "1:1000",
    protocolId: null,
    figureIds: [],
    source: { kind: "maker", name: "Benchside", identifier: null, sponsored: false },
    performed: null,
    published: "2026-01-15",
    state: { kind: "active" },
    demonstration: true,
    ...over,
  };
}

export const homologyOf = (species: string, identity: number, over: Partial<Homology> = {}): Homology => ({
  productKey: "4060",
  species,
  basis: "immunogen",
  identity,
  low: null,
  high: null,
  accessions: [],
  method: "pairwise alignment",
  release: null,
  demonstration: true,
  ...over,
});

export const evidencedProduct = (over: Partial<EvidencedProduct> = {}): EvidencedProduct => ({
  key: "4060",
  polyclonal: false,
  currentLot: "24",
  bridges: [],
  ...over,
});
