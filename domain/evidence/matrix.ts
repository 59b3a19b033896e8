/** Verdicts of a product: of one cell, and of every application in every species. */
import type { Product } from "@contracts/catalogue/catalogue";
import type { EvidenceRecord, ProductEvidence } from "@contracts/catalogue/evidence";
import { applicationTable, compareApplications, compareSpecies } from "../product-page/applications";
import type { EvidencedProduct } from "./standing";
import { evidenceVerdict, type Verdict } from "./verdict";

/** Facts of a catalogue entry that the rule needs, from the newest lot, which ships. */
export const evidencedProduct = ({ key, attributes }: Pick<Product, "key" | "attributes">): EvidencedProduct => ({
  key,
  polyclonal: /polyclonal/i.test(attributes.clonality ?? ""),
  currentLot: attributes.lots[0]?.number ?? null,
  bridges: attributes.lotBridges,
});

/** A cell of the matrix: an application in a species. */
export interface EvidenceCell {
  readonly application: string;
  readonly species: string;
}

const isOf =
  ({ application, species }: EvidenceCell) =>
  (one: EvidenceCell) =>
    one.application === application && one.species === species;

/** Records of a cell, including those set aside. */
export const recordsOfCell = ({ records }: ProductEvidence, cell: EvidenceCell): EvidenceRecord[] =>
  records.filter(isOf(cell));

/** Verdict of one application in one species. */
export const cellVerdict = (evidence: ProductEvidence, product: EvidencedProduct, cell: EvidenceCell): Verdict =>
  evidenceVerdict({
    records: recordsOfCell(evidence, cell),
    papers: evidence.uses.find(isOf(cell))?.papers ?? 0,
    homology: evidence.homology.filter(({ species }) => species === cell.species),
    product,
  });

export interface MatrixCell extends EvidenceCell {
  readonly verdict: Verdict;
}

/** Rows are applications and columns are species, both in display order. */
interface EvidenceMatrix {
  readonly applications: readonly string[];
  readonly species: readonly string[];
  /** Every application in every species, row by row. */
  readonly cells: readonly MatrixCell[];
}

/** Applications and species are those that the catalogue lists, and those that have records, papers or homology. */
export function evidenceMatrix(
  product: Pick<Product, "key" | "attributes">,
  evidence: ProductEvidence,
): EvidenceMatrix {
  const table = applicationTable(product);
  const known = [...evidence.records, ...evidence.uses];
  const applications = distinct([...table.rows, ...known].map((one) => ("code" in one ? one.code : one.application)));
  const species = distinct([...table.species, ...[...known, ...evidence.homology].map((one) => one.species)]);
  const facts = evidencedProduct(product);
  applications.sort(compareApplications);
  species.sort(compareSpecies);
  return {
    applications,
    species,
    cells: applications.flatMap((application) =>
      species.map((one) => {
        const cell = { application, species: one };
        return { ...cell, verdict: cellVerdict(evidence, facts, cell) };
      }),
    ),
  };
}

const distinct = (values: readonly string[]): string[] => [...new Set(values)];
