/** A product's evidence as JSON and CSV files, with the verdicts that follow from it. */
import type { Product } from "@contracts/catalogue/catalogue";
import type { ProductEvidence } from "@contracts/catalogue/evidence";
import { csvText } from "../tables/csv-text";
import { cellsAt, type RowKind, recordColumns, rowColumn } from "./csv-records";
import { fieldNames } from "./field-names";
import { evidencedProduct, evidenceMatrix } from "./matrix";
import { methodTerm } from "./methods";
import { isGuaranteed, ruleVersion, verdictKinds } from "./rule";

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
    rule: { version: ruleVersion, url: addresses.rule, guaranteed: verdictKinds.filter(isGuaranteed) },
    /** Catalogue facts that the rule reads. */
    facts: evidencedProduct(product),
    verdicts: evidenceMatrix(product, evidence).cells.map(({ application, species, verdict }) => ({
      application,
      species,
      method: methodTerm(application),
      ...verdict,
    })),
    /** Names of the record fields in other projects. */
    fieldNames,
    records,
    homology,
    uses,
  };
}

/** Homology and verdicts use the columns of records for product, application and species. */
const homologyColumns = [
  ...["productKey", "species", "demonstration"],
  ...["basis", "identity", "low", "high", "accessions", "method", "release"].map((name) => `homology.${name}`),
];
const verdictColumns = [
  ...["productKey", "application", "species"],
  ...["rule", "kind", "pillars", "counts.for", "counts.otherSignal", "counts.against", "counts.open"].map(
    (name) => `verdict.${name}`,
  ),
  ...["papers", "restsOn", "setAside", "conditions", "prediction.basis", "prediction.percent"].map(
    (name) => `verdict.${name}`,
  ),
];
const csvColumns = [...new Set([rowColumn, ...recordColumns, ...homologyColumns, ...verdictColumns])];

/**
 * One column for each field, named by its path. Each row is a record, a homology or a verdict, as its first column
 * states. The import reads the records and skips the rest.
 */
export function evidenceCsv(product: Product, evidence: ProductEvidence): string {
  const verdicts = evidenceMatrix(product, evidence).cells.map(({ verdict, ...cell }) => ({
    productKey: product.key,
    ...cell,
    verdict: { ...verdict, conditions: verdict.conditions.map(({ name }) => name) },
  }));
  const rows = [
    ...evidence.records.map((record) => csvRow("record", recordColumns, record)),
    ...evidence.homology.map((one) => csvRow("homology", homologyColumns, { ...one, homology: one })),
    ...verdicts.map((one) => csvRow("verdict", verdictColumns, one)),
  ];
  return csvText([csvColumns, ...rows]);
}

/** @param names columns that the row fills */
function csvRow(kind: RowKind, names: readonly string[], value: object): string[] {
  const cells = cellsAt(value, names);
  const byName = new Map(names.map((name, index) => [name, cells[index]]));
  return csvColumns.map((name) => (name === rowColumn ? kind : (byName.get(name) ?? "")));
}
