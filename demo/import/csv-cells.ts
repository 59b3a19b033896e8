/** Parses the cells of a row; an invalid cell throws a {@link Fault}. */
import type { Product, ProductAttributes } from "@contracts/catalogue/catalogue";
import { countriesWhere } from "@contracts/regions";
import { currencyOf } from "@domain/market/countries";
import { currencyDigits } from "@domain/money/money";
import { parseModification } from "../targets/table";
import type { CsvRow } from "./csv-row";

/** Countries that may have a price column: the regions' countries, and others with their own list prices. */
const pricedCountries = [...countriesWhere(() => true), "US", "DE", "AT", "NL", "FR", "BE", "LU", "GB"];

export const list = (text: string | undefined): string[] =>
  (text ?? "")
    .split("|")
    .map((item) => item.trim())
    .filter((item) => item !== "");
export const isYes = (text: string | undefined): boolean => /^(true|yes|1)$/i.test((text ?? "").trim());
export const orNull = (text: string | undefined): string | null => text?.trim() || null;

/** Thrown for an invalid cell and caught by `csvProduct`: one fault rejects the row. */
export class Fault extends Error {
  constructor(
    readonly field: string,
    readonly reason: string,
  ) {
    super(`${field}: ${reason}`);
  }
}

export function numberIn(cells: CsvRow["cells"], field: string): number | null {
  const text = orNull(cells[field]);
  if (text === null) return null;
  const value = Number(text);
  if (!Number.isFinite(value) || value < 0) throw new Fault(field, `"${text.slice(0, 40)}" is not a number`);
  return value;
}

/** Converts "399.00" to minor units without floating point. */
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
    if (!pricedCountries.includes(country)) throw new Fault(field, "no currency is known for this country");
    const currencyCode = currencyOf(country);
    const fractionDigits = currencyDigits(currencyCode);
    return [{ country, centAmount: minorUnits(field, text, fractionDigits), currencyCode, fractionDigits }];
  });
}

export function sizeOf({ cells }: CsvRow, index: number): Product["masterVariant"] {
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

/** Parses "WB:1000|IP:50|IHC-P": application codes with dilutions. */
export function applications(
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

/** Parses "AKT1:P31749:207|AKT2": symbol, UniProt accession, Entrez id. */
export function targets(cells: CsvRow["cells"]): ProductAttributes["targets"] {
  return list(cells.targets).map((item) => {
    const [symbol = "", uniprot, entrez] = item.split(":");
    return { symbol, name: symbol, uniprot: uniprot || null, entrez: entrez || null, aliases: [] };
  });
}

export function modifications(cells: CsvRow["cells"]): string[] {
  return list(cells.modifications).flatMap((code) => {
    try {
      return parseModification(code).codes;
    } catch {
      throw new Fault("modifications", `"${code.slice(0, 40)}" is not a residue such as pSer473`);
    }
  });
}

/** A recombinant protein's range "77-233" with its species and expression host; null without these columns. */
export function recombinantProtein(cells: CsvRow["cells"]): unknown {
  const range = orNull(cells.protein_range);
  if (range === null) return null;
  const [, from, to] = /^([0-9]{1,5})[-–]([0-9]{1,5})$/.exec(range) ?? [];
  if (!from || !to) throw new Fault("protein_range", `"${range.slice(0, 40)}" is not a range such as 77-233`);
  for (const field of ["protein_species", "expression_host"])
    if (orNull(cells[field]) === null) throw new Fault(field, "is needed with protein_range");
  return {
    species: orNull(cells.protein_species),
    from: Number(from),
    to: Number(to),
    expressionHost: orNull(cells.expression_host),
    activity: orNull(cells.activity),
  };
}

export function isoTime(cells: CsvRow["cells"]): string | null {
  const text = orNull(cells.released_date);
  if (text === null) return null;
  if (!/^[0-9]{4}-[0-9]{2}-[0-9]{2}/.test(text) || Number.isNaN(Date.parse(text)))
    throw new Fault("released_date", `"${text.slice(0, 40)}" is not a date`);
  return new Date(text).toISOString();
}
