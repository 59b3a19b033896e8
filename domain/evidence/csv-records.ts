/**
 * Records as CSV: one column for each field, named by its path. An export can be imported again. A product's file has
 * other kinds of rows besides records (`evidence-file.ts`), which the import skips.
 */
import type { EvidenceRecord } from "@contracts/catalogue/evidence";
import { spreadsheetCell, textOfCell } from "../tables/spreadsheet-cell";

type Kind = "text" | "number" | "flag" | "texts" | "numbers";

/** Columns in order. A group without a value in any of its columns is null. */
const columns: readonly (readonly [path: string, kind: Kind])[] = [
  ["id", "text"],
  ["productKey", "text"],
  ["lot", "text"],
  ["testedKey", "text"],
  ["application", "text"],
  ["species", "text"],
  ["sample.kind", "text"],
  ["sample.name", "text"],
  ["sample.accession", "text"],
  ["sample.state", "text"],
  ["preparation.fixation", "text"],
  ["preparation.retrieval", "text"],
  ["preparation.permeabilisation", "text"],
  ["preparation.lysis", "text"],
  ["control.kind", "text"],
  ["control.id", "text"],
  ["pillar", "text"],
  ["secondAntibody", "text"],
  ["outcome", "text"],
  ["measure.kind", "text"],
  ["measure.value", "number"],
  ["measure.unit", "text"],
  ["measure.threshold", "number"],
  ["measure.n", "number"],
  ["observedKda", "numbers"],
  ["dilution", "text"],
  ["protocolId", "text"],
  ["figureIds", "texts"],
  ["source.kind", "text"],
  ["source.name", "text"],
  ["source.identifier.scheme", "text"],
  ["source.identifier.value", "text"],
  ["source.sponsored", "flag"],
  ["performed", "text"],
  ["published", "text"],
  ["state.kind", "text"],
  ["state.by", "text"],
  ["state.reason", "text"],
  ["state.reasons.ja", "text"],
  ["state.reasons.zh", "text"],
  ["state.day", "text"],
  ["demonstration", "flag"],
];
const kindOf = new Map(columns);
/** Groups that are null if they have no value; the others are always present. */
const optionalGroups = ["preparation", "measure", "source.identifier"];
/** Each of these fields belongs to one kind of state, so an empty one is omitted. */
const stateFields = ["state.by", "state.reason", "state.reasons.ja", "state.reasons.zh", "state.day"];
const separator = "|";

export const recordColumns: readonly string[] = columns.map(([path]) => path);

/** Column with the kind of a row; a file without it has records only. */
export const rowColumn = "row";
export type RowKind = "record" | "homology" | "verdict";
/** Prefixes of columns that are empty in a record. */
const otherColumns = /^(?:homology|verdict)\./;

/** Cells of a record, in the order of {@link recordColumns}. */
export const cellsOfRecord = (record: EvidenceRecord): string[] => cellsAt(record, recordColumns);

/** Cells of any value by the paths of its fields; items of a list are separated by bars. */
export const cellsAt = (value: object, paths: readonly string[]): string[] =>
  paths.map((path) => {
    const found = at(value, path);
    if (found === null || found === undefined) return "";
    if (Array.isArray(found)) return spreadsheetCell(found.join(separator));
    return typeof found === "string" ? spreadsheetCell(found) : String(found);
  });

/**
 * Cells of a row that is a record, to be read by {@link recordOfCells}; null for rows of homology and verdicts. A row
 * of an unknown kind keeps its column, so the schema names it.
 */
export function cellsOfRow(cells: Readonly<Record<string, string>>): Readonly<Record<string, string>> | null {
  const kind = (cells[rowColumn] ?? "").trim();
  if (kind === ("homology" satisfies RowKind) || kind === ("verdict" satisfies RowKind)) return null;
  const isRecord = kind === "" || kind === ("record" satisfies RowKind);
  return Object.fromEntries(
    Object.entries(cells).filter(([name, cell]) =>
      name === rowColumn ? !isRecord : !(otherColumns.test(name) && cell.trim() === ""),
    ),
  );
}

/**
 * The record that cells describe, to be validated by the schema. A cell that is not a number or flag is passed on as
 * text, so the schema names its field.
 * @param cells by column; missing columns are empty, unknown ones are passed on for the schema to refuse
 */
export function recordOfCells(cells: Readonly<Record<string, string>>): Record<string, unknown> {
  const record: Record<string, unknown> = {};
  const names = new Set([...recordColumns, ...Object.keys(cells)]);
  for (const path of names) {
    const text = (cells[path] ?? "").trim();
    if (text === "" && stateFields.includes(path)) continue;
    put(record, path, valueOfCell(text, kindOf.get(path) ?? "text"));
  }
  for (const path of optionalGroups) {
    const group = at(record, path);
    if (group && Object.values(group).every((value) => value === null)) put(record, path, null);
  }
  return record;
}

function valueOfCell(text: string, kind: Kind): unknown {
  if (kind === "texts" || kind === "numbers") {
    const items = text === "" ? [] : text.split(separator);
    return kind === "texts" ? items.map(textOfCell) : items.map(numberOf);
  }
  if (text === "") return null;
  if (kind === "number") return numberOf(text);
  if (kind === "flag") return text === "true" ? true : text === "false" ? false : text;
  return textOfCell(text);
}

const numberOf = (text: string): number | string => (/^-?\d+(?:\.\d+)?$/.test(text.trim()) ? Number(text) : text);

function at(value: unknown, path: string): unknown {
  return path.split(".").reduce<unknown>((inner, name) => (inner as Record<string, unknown> | null)?.[name], value);
}

function put(target: Record<string, unknown>, path: string, value: unknown): void {
  const names = path.split(".");
  const last = names.pop() ?? path;
  const group = names.reduce<Record<string, unknown>>((inner, name) => {
    inner[name] ??= {};
    return inner[name] as Record<string, unknown>;
  }, target);
  group[last] = value;
}
