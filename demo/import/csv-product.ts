/**
 * Products from a CSV file: one row per size; a product's first row also carries its shared fields. README.md of this
 * folder documents the columns.
 */
import { type Product, type ProductAttributes, product } from "@contracts/catalogue/catalogue";
import * as v from "valibot";
import { stableUuid } from "../random";
import {
  applications,
  Fault,
  isoTime,
  isYes,
  list,
  modifications,
  numberIn,
  orNull,
  recombinantProtein,
  sizeOf,
  targets,
} from "./csv-cells";
import type { CsvRow, RowFault } from "./csv-row";
import { csvTexts, textColumns } from "./csv-texts";

type CsvResult =
  | { readonly ok: true; readonly product: Product }
  | { readonly ok: false; readonly faults: readonly RowFault[] };

/** Required columns; all others are optional. */
export const requiredColumns = ["key", "name", "product_type", "category", "status", "sku", "amount", "uom"] as const;

const knownColumns = new Set<string>([
  ...requiredColumns, "description", "released_date", "host", "isotype", "clonality", "clone", "conjugation", "concentration",
  "cas_number", "storage", "storage_temperature", "molecular_weight", "observed_molecular_weight", "formulation", "purity",
  "background", "source_purification", "specificity_sensitivity", "modifications", "recombinant", "xp", "new_product", "rrid", "demonstration",
  "safety", "applications", "reactivity", "targets", "keywords", "unspsc", "citations", "unit", "tests", "active", "immunogen",
  "epitope_tag", "protein_species", "protein_range", "expression_host", "activity", ...textColumns,
]); // biome-ignore format: column names

/** Errors of a header line: missing and unknown columns. */
export function headerFaults(columns: readonly string[]): RowFault[] {
  const missing = requiredColumns
    .filter((name) => !columns.includes(name))
    .map((field) => ({ line: 1, field, reason: "column is missing" }));
  const unknown = columns
    .filter((name) => !knownColumns.has(name) && !/^price_[A-Z]{2}$/.test(name))
    .map((field) => ({ line: 1, field, reason: "column is not known" }));
  return [...missing, ...unknown];
}

/** Builds one product from its rows; the first row has the shared fields. `now` is the time of the import, ISO 8601. */
export function csvProduct(rows: readonly [CsvRow, ...CsvRow[]], now: string): CsvResult {
  const [first] = rows;
  const faults: RowFault[] = [];
  const sizes: Product["masterVariant"][] = [];
  for (const row of rows) {
    if (row.fault) faults.push({ line: row.line, field: "", reason: row.fault });
    try {
      sizes.push(sizeOf(row, sizes.length));
    } catch (error) {
      if (!(error instanceof Fault)) throw error;
      faults.push({ line: row.line, field: error.field, reason: error.reason });
    }
  }
  const [masterVariant, ...variants] = sizes;
  if (!masterVariant || faults.length > 0) return { ok: false, faults };
  try {
    const parsed = v.safeParse(product, candidate(first.cells, masterVariant, variants, now));
    if (parsed.success) return { ok: true, product: parsed.output };
    return {
      ok: false,
      faults: parsed.issues.map((issue) => ({
        line: first.line,
        field: v.getDotPath(issue) ?? "",
        reason: issue.message,
      })),
    };
  } catch (error) {
    if (!(error instanceof Fault)) throw error;
    return { ok: false, faults: [{ line: first.line, field: error.field, reason: error.reason }] };
  }
}

function candidate(
  cells: CsvRow["cells"],
  masterVariant: Product["masterVariant"],
  variants: Product["variants"],
  now: string,
): Record<string, unknown> {
  const key = (cells.key ?? "").trim();
  const species = list(cells.reactivity);
  const released = isoTime(cells);
  const tested = applications(cells, species);
  const texts = csvTexts(cells);
  const observed = list(cells.observed_molecular_weight).map(Number);
  if (observed.some((weight) => !Number.isFinite(weight)))
    throw new Fault("observed_molecular_weight", "is not a list of numbers");
  const attributes: Record<keyof ProductAttributes, unknown> = {
    host: orNull(cells.host),
    isotype: orNull(cells.isotype),
    clonality: orNull(cells.clonality),
    clone: orNull(cells.clone),
    concentration: orNull(cells.concentration),
    conjugation: orNull(cells.conjugation),
    casNumber: orNull(cells.cas_number),
    coa: null,
    storage: orNull(cells.storage),
    storageTemperature: orNull(cells.storage_temperature),
    molecularWeight: numberIn(cells, "molecular_weight"),
    molecularWeightBasis: "sequence",
    observedMolecularWeight: observed,
    formulation: orNull(cells.formulation),
    purity: orNull(cells.purity),
    endotoxin: null,
    directionsForUse: null,
    qualityControl: null,
    reagentsNotIncluded: [],
    pathways: [],
    safety: orNull(cells.safety),
    safetyData: null,
    background: orNull(cells.background),
    sourcePurification: orNull(cells.source_purification),
    specificitySensitivity: orNull(cells.specificity_sensitivity),
    epitopeTag: orNull(cells.epitope_tag),
    immunogen: orNull(cells.immunogen),
    protein: recombinantProtein(cells),
    targetModifications: modifications(cells),
    recombinant: isYes(cells.recombinant),
    xp: isYes(cells.xp),
    newProduct: isYes(cells.new_product),
    rrid: orNull(cells.rrid),
    demonstration: isYes(cells.demonstration),
    kitComponents: [],
    lotBridges: [],
    lots:
      species.length > 0 || tested.length > 0
        ? [
            {
              number: "1",
              reactivity: species,
              homology: [],
              sensitivity: "Endogenous",
              concentration: orNull(cells.concentration),
              applications: tested,
            },
          ]
        : [],
    figures: [],
    protocols: [],
    references: [],
    keywords: list(cells.keywords),
    panel: null,
    panelPart: null,
    lineage: null,
    targets: targets(cells),
    statusDates: [],
    unspsc: orNull(cells.unspsc) ?? "41116100",
    statements: [],
    fluorescents: [],
    elisaKits: [],
    matchedPairs: [],
    proteinControls: [],
    conjugates: { parent: null, children: [], siblings: [], carrierFree: null },
    chimerics: [],
    alternatives: [],
    recommendations: [],
    successor: null,
    auditLog: { "xml-generation-date": now.slice(0, 10) },
  };
  return {
    id: stableUuid(`product:${key}`),
    key,
    version: 1,
    name: (cells.name ?? "").trim(),
    description: (cells.description ?? "").trim(),
    ...(texts && { texts }),
    published: true,
    hasStagedChanges: false,
    priceMode: "Embedded",
    createdAt: released ?? now,
    lastModifiedAt: now,
    releasedDate: released,
    status: (cells.status ?? "").trim(),
    productType: (cells.product_type ?? "").trim(),
    productCategory: (cells.category ?? "").trim(),
    sales: { unitsLast12Months: 0 },
    citationCount: Math.trunc(numberIn(cells, "citations") ?? 0),
    masterVariant,
    variants,
    attributes,
  };
}
