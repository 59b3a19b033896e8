/**
 * Products out of a CSV file: one row for each size; the first row of a product also carries what all its sizes share.
 * README.md of this folder documents the columns.
 */
import { type Product, type ProductAttributes, product } from "@contracts/catalogue";
import { currencyDigits } from "@domain/money/money";
import * as v from "valibot";
import { stableUuid } from "../random";
import { parseModification } from "../targets/table";

export interface CsvRow {
  /** Line of the file, counted from 1 with the header. */
  readonly line: number;
  readonly cells: Readonly<Record<string, string>>;
  /** What the reader found wrong with the row as such: too many cells, too few. */
  readonly fault?: string;
}

export interface RowFault {
  readonly line: number;
  readonly field: string;
  readonly reason: string;
}

export type CsvResult =
  | { readonly ok: true; readonly product: Product }
  | { readonly ok: false; readonly faults: readonly RowFault[] };

/** Columns that a file must have; the others may be left out. */
export const requiredColumns = ["key", "name", "product_type", "category", "status", "sku", "amount", "uom"] as const;

const knownColumns = new Set<string>([
  ...requiredColumns, "description", "released_date", "host", "isotype", "clonality", "clone", "conjugation", "concentration",
  "cas_number", "storage", "storage_temperature", "molecular_weight", "observed_molecular_weight", "formulation", "purity",
  "background", "source_purification", "specificity_sensitivity", "modifications", "recombinant", "xp", "new_product", "rrid",
  "applications", "reactivity", "targets", "keywords", "unspsc", "citations", "unit", "tests", "active",
]); // biome-ignore format: column names

/** Faults of a header line: missing columns, and columns that mean nothing here. */
export function headerFaults(columns: readonly string[]): RowFault[] {
  const missing = requiredColumns
    .filter((name) => !columns.includes(name))
    .map((field) => ({ line: 1, field, reason: "column is missing" }));
  const unknown = columns
    .filter((name) => !knownColumns.has(name) && !/^price_[A-Z]{2}$/.test(name))
    .map((field) => ({ line: 1, field, reason: "column is not known" }));
  return [...missing, ...unknown];
}

/** Currencies of price columns, by country. */
const currencies: Readonly<Record<string, string>> = {
  US: "USD",
  DE: "EUR",
  AT: "EUR",
  NL: "EUR",
  FR: "EUR",
  BE: "EUR",
  LU: "EUR",
  GB: "GBP",
  JP: "JPY",
  CN: "CNY",
};

const list = (text: string | undefined): string[] =>
  (text ?? "")
    .split("|")
    .map((item) => item.trim())
    .filter((item) => item !== "");
const isYes = (text: string | undefined): boolean => /^(true|yes|1)$/i.test((text ?? "").trim());
const orNull = (text: string | undefined): string | null => text?.trim() || null;

/** Thrown inside a row and met by {@link csvProduct}: one fault is enough to refuse a row. */
class Fault extends Error {
  constructor(
    readonly field: string,
    readonly reason: string,
  ) {
    super(`${field}: ${reason}`);
  }
}

function numberIn(cells: CsvRow["cells"], field: string): number | null {
  const text = orNull(cells[field]);
  if (text === null) return null;
  const value = Number(text);
  if (!Number.isFinite(value) || value < 0) throw new Fault(field, `"${text.slice(0, 40)}" is not a number`);
  return value;
}

/** "399.00" in whole units to minor units, without floating point. */
function minorUnits(field: string, text: string, digits: number): number {
  const match = /^([0-9]{1,9})(?:\.([0-9]+))?$/.exec(text.trim());
  const [, units = "", decimals = ""] = match ?? [];
  if (!match || decimals.length > digits)
    throw new Fault(field, `"${text.slice(0, 40)}" is not an amount with at most ${digits} decimals`);
  return Number(units + decimals.padEnd(digits, "0"));
}

function prices(cells: CsvRow["cells"]): Product["masterVariant"]["prices"] {
  return Object.entries(cells).flatMap(([field, text]) => {
    const country = /^price_([A-Z]{2})$/.exec(field)?.[1];
    if (!country || text.trim() === "") return [];
    const currencyCode = currencies[country];
    if (!currencyCode) throw new Fault(field, "no currency is known for this country");
    const fractionDigits = currencyDigits(currencyCode);
    return [{ country, centAmount: minorUnits(field, text, fractionDigits), currencyCode, fractionDigits }];
  });
}

function sizeOf({ cells }: CsvRow, index: number): Product["masterVariant"] {
  const sku = (cells.sku ?? "").trim();
  return {
    id: index + 1,
    sku,
    prices: prices(cells),
    attributes: {
      active: cells.active === undefined || cells.active.trim() === "" ? true : isYes(cells.active),
      amount: (cells.amount ?? "").trim(),
      uom: (cells.uom ?? "").trim(),
      unit: orNull(cells.unit) ?? "Regular",
      code: sku.replace(/^[0-9]+/, ""),
      published: true,
      tests: Math.trunc(numberIn(cells, "tests") ?? 0),
      assemblyOptionCode: null,
      assemblyOptionText: null,
    },
  };
}

/** "WB:1000|IP:50|IHC-P": codes with the number that the antibody is diluted to. */
function applications(
  cells: CsvRow["cells"],
  species: readonly string[],
): ProductAttributes["lots"][number]["applications"] {
  return list(cells.applications).map((item) => {
    const [code = "", dilution] = item.split(":");
    const denominator = dilution === undefined ? null : Number(dilution);
    if (denominator !== null && !(Number.isInteger(denominator) && denominator > 0))
      throw new Fault("applications", `"${item.slice(0, 40)}" has no whole dilution`);
    return {
      method: code,
      codeForDisplay: code,
      group: "",
      dilutionFactor: { optimal: denominator === null ? null : { numerator: 1, denominator }, low: null, high: null },
      applicationMessage: null,
      species: [...species],
      protocolId: null,
    };
  });
}

/** "AKT1:P31749:207|AKT2": symbol, UniProt accession, Entrez id. */
function targets(cells: CsvRow["cells"]): ProductAttributes["targets"] {
  return list(cells.targets).map((item) => {
    const [symbol = "", uniprot, entrez] = item.split(":");
    return { symbol, name: symbol, uniprot: uniprot || null, entrez: entrez || null, aliases: [] };
  });
}

function modifications(cells: CsvRow["cells"]): string[] {
  return list(cells.modifications).map((code) => {
    try {
      return parseModification(code).code;
    } catch {
      throw new Fault("modifications", `"${code.slice(0, 40)}" is not a residue such as pSer473`);
    }
  });
}

function isoTime(cells: CsvRow["cells"]): string | null {
  const text = orNull(cells.released_date);
  if (text === null) return null;
  if (!/^[0-9]{4}-[0-9]{2}-[0-9]{2}/.test(text) || Number.isNaN(Date.parse(text)))
    throw new Fault("released_date", `"${text.slice(0, 40)}" is not a date`);
  return new Date(text).toISOString();
}

/** One product out of its rows, the first of which says what it is. `now` is the time of the import, ISO 8601. */
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
    observedMolecularWeight: observed,
    formulation: orNull(cells.formulation),
    purity: orNull(cells.purity),
    endotoxin: null,
    directionsForUse: null,
    background: orNull(cells.background),
    sourcePurification: orNull(cells.source_purification),
    specificitySensitivity: orNull(cells.specificity_sensitivity),
    epitopeTag: null,
    targetModifications: modifications(cells),
    recombinant: isYes(cells.recombinant),
    xp: isYes(cells.xp),
    newProduct: isYes(cells.new_product),
    rrid: orNull(cells.rrid),
    kitComponents: [],
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
