/** All that is known of a product's evidence as files: JSON with verdicts, and CSV with one record a line. */
import type { Product } from "@contracts/catalogue/catalogue";
import type { ProductEvidence } from "@contracts/catalogue/evidence";
import { csvText } from "../tables/csv-text";
import { cellsOfRecord, recordColumns } from "./csv-records";
import { evidencedProduct, evidenceMatrix } from "./matrix";
import { methodTerm } from "./methods";
import { ruleVersion } from "./rule";

interface FileAddresses {
  /** Address of the product's page. */
  readonly product: string;
  /** Address of the page that explains the rule. */
  readonly rule: string;
}

/** Records of every state, homology, counts of papers, and the verdicts that follow from them. */
export function evidenceJson(product: Product, evidence: ProductEvidence, addresses: FileAddresses) {
  const { records, homology, uses } = evidence;
  return {
    product: { key: product.key, name: product.name, url: addresses.product },
    rule: { version: ruleVersion, url: addresses.rule },
    /** Catalogue facts that the rule reads. */
    facts: evidencedProduct(product),
    verdicts: evidenceMatrix(product, evidence).cells.map(({ application, species, verdict }) => ({
      application,
      species,
      method: methodTerm(application),
      ...verdict,
    })),
    records,
    homology,
    uses,
  };
}

/** One column for each field, named by its path, as the import reads them. */
export const evidenceCsv = ({ records }: ProductEvidence): string =>
  csvText([recordColumns, ...records.map(cellsOfRecord)]);
