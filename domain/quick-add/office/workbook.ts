/**
 * Cells of a workbook (`.xlsx`, Office Open XML) as text with tabs, sheet by sheet in the workbook's order. Hidden
 * sheets, rows and columns are ignored, because the person who chose the file does not see them: a filter hides the rows
 * that are not wanted. Formulas count by their stored result.
 */
import { maxUnpacked, oneLine, unpacked, walk } from "./package";

const maxColumns = 64;

const needed = /^xl\/(?:workbook\.xml|_rels\/workbook\.xml\.rels|sharedStrings\.xml|worksheets\/[\w-]+\.xml)$/;

/**
 * Null for an archive that is not a workbook, is broken, or unpacks to too much.
 * @param most unpacked bytes
 */
export function readWorkbook(bytes: Uint8Array, most = maxUnpacked): string | null {
  const files = unpacked(bytes, needed, most);
  const workbook = files?.get("xl/workbook.xml");
  if (!files || workbook === undefined) return null;
  const strings = sharedStrings(files.get("xl/sharedStrings.xml") ?? "");
  const targets = relations(files.get("xl/_rels/workbook.xml.rels") ?? "");
  const sheets = visibleSheets(workbook).map((id) => files.get(`xl/${targets.get(id) ?? ""}`) ?? "");
  return sheets.map((sheet) => cellText(sheet, strings)).join("\n");
}

function visibleSheets(xml: string): string[] {
  const ids: string[] = [];
  walk(xml, {
    open: (name, attributes) => {
      if (name !== "sheet" || attributes.state?.includes("idden")) return;
      // Programs choose the prefix.
      const [, id = ""] = Object.entries(attributes).find(([attribute]) => attribute.endsWith(":id")) ?? [];
      ids.push(id);
    },
  });
  return ids;
}

function relations(xml: string): ReadonlyMap<string, string> {
  const targets = new Map<string, string>();
  walk(xml, {
    open: (name, { Id = "", Target = "" }) => {
      if (name === "Relationship") targets.set(Id, Target.replace(/^\/xl\//, ""));
    },
  });
  return targets;
}

/** Texts that cells refer to by index, without the phonetic readings of Japanese words. */
function sharedStrings(xml: string): string[] {
  const strings: string[] = [];
  let within = { text: false, reading: false };
  walk(xml, {
    open: (name) => {
      if (name === "si") strings.push("");
      if (name === "t") within = { ...within, text: true };
      if (name === "rPh") within = { ...within, reading: true };
    },
    text: (text) => {
      if (within.text && !within.reading) strings.push((strings.pop() ?? "") + text);
    },
    close: (name) => {
      if (name === "t") within = { ...within, text: false };
      if (name === "rPh") within = { ...within, reading: false };
    },
  });
  return strings;
}

interface Cell {
  readonly column: number;
  readonly type: string;
  text: string;
}

function cellText(xml: string, strings: readonly string[]): string {
  const rows: string[] = [];
  const hidden = new Set<number>();
  let row: string[] = [];
  let isHidden = false;
  let cell: Cell | null = null;
  let isValue = false;
  walk(xml, {
    open: (name, attributes) => {
      if (name === "col" && isTrue(attributes.hidden)) addColumns(attributes, hidden);
      if (name === "row") {
        row = [];
        isHidden = isTrue(attributes.hidden);
      }
      if (name === "c") cell = { column: columnOf(attributes.r, row.length), type: attributes.t ?? "n", text: "" };
      if (name === "v" || name === "t") isValue = true;
    },
    text: (text) => {
      if (cell && isValue) cell.text += text;
    },
    close: (name) => {
      if (name === "v" || name === "t") isValue = false;
      if (name === "c" && cell) {
        while (row.length < cell.column) row.push("");
        if (row.length < maxColumns) row.push(hidden.has(cell.column) ? "" : shown(cell, strings));
        cell = null;
      }
      if (name === "row" && !isHidden && row.some((text) => text !== "")) rows.push(row.join("\t").trimEnd());
    },
  });
  return rows.join("\n");
}

const isTrue = (value: string | undefined): boolean => value === "1" || value === "true";

/** Columns are counted from 1, and the last of a range may be the last of the sheet. */
function addColumns({ min, max }: Readonly<Record<string, string>>, columns: Set<number>): void {
  for (let column = Number(min); column <= Math.min(Number(max), maxColumns); column += 1) columns.add(column - 1);
}

function shown({ type, text }: Cell, strings: readonly string[]): string {
  if (type === "s") return oneLine(strings[Number(text)] ?? "");
  if (type === "e") return "";
  // A number that a program stored as 4.06E3 is written as people read it.
  if (type === "n" && /^-?\d+(?:\.\d+)?E\+?\d+$/i.test(text)) return String(Number(text));
  return oneLine(text);
}

/** Zero-based column of a cell such as "C7"; cells without an address follow each other. */
function columnOf(address: string | undefined, next: number): number {
  const letters = /^([A-Z]{1,3})\d/.exec(address ?? "")?.[1];
  if (letters === undefined) return Math.min(next, maxColumns);
  const column = [...letters].reduce((sum, letter) => sum * 26 + letter.charCodeAt(0) - 64, 0) - 1;
  return Math.min(column, maxColumns);
}
