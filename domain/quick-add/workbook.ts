/**
 * Cells of a workbook (`.xlsx`, Office Open XML) as text with tabs, sheet by sheet in the workbook's order. Hidden
 * sheets are ignored, because the person who chose the file does not see them. Formulas count by their stored result.
 */
import { strFromU8, Unzip, UnzipInflate } from "fflate";
import { Parser } from "htmlparser2";

/** Unpacked bytes that are read; a small archive can unpack to a thousand times its size. */
const maxUnpacked = 12 * 1024 * 1024;
/** Bytes unpacked between two checks of the total. */
const sliceBytes = 4096;
const maxColumns = 64;

const needed = /^xl\/(?:workbook\.xml|_rels\/workbook\.xml\.rels|sharedStrings\.xml|worksheets\/[\w-]+\.xml)$/;

/**
 * Null for an archive that is not a workbook, is broken, or unpacks to too much.
 * @param most unpacked bytes
 */
export function readWorkbook(bytes: Uint8Array, most = maxUnpacked): string | null {
  const files = unpacked(bytes, most);
  const workbook = files?.get("xl/workbook.xml");
  if (!files || workbook === undefined) return null;
  const strings = sharedStrings(files.get("xl/sharedStrings.xml") ?? "");
  const targets = relations(files.get("xl/_rels/workbook.xml.rels") ?? "");
  const sheets = visibleSheets(workbook).map((id) => files.get(`xl/${targets.get(id) ?? ""}`) ?? "");
  return sheets.map((sheet) => cellText(sheet, strings)).join("\n");
}

function unpacked(bytes: Uint8Array, most: number): ReadonlyMap<string, string> | null {
  const parts = new Map<string, Uint8Array[]>();
  let total = 0;
  const unzip = new Unzip((file) => {
    if (!needed.test(file.name)) return;
    const chunks: Uint8Array[] = [];
    parts.set(file.name, chunks);
    file.ondata = (error, chunk) => {
      if (error) throw error;
      total += chunk.length;
      chunks.push(chunk);
    };
    file.start();
  });
  unzip.register(UnzipInflate);
  try {
    for (let at = 0; at < bytes.length && total <= most; at += sliceBytes) {
      unzip.push(bytes.subarray(at, at + sliceBytes), at + sliceBytes >= bytes.length);
    }
  } catch {
    return null;
  }
  if (total > most) return null;
  return new Map([...parts].map(([name, chunks]) => [name, strFromU8(joined(chunks))]));
}

function joined(chunks: readonly Uint8Array[]): Uint8Array {
  const whole = new Uint8Array(chunks.reduce((sum, { length }) => sum + length, 0));
  let at = 0;
  for (const chunk of chunks) {
    whole.set(chunk, at);
    at += chunk.length;
  }
  return whole;
}

type Attributes = Readonly<Record<string, string>>;

/** Walks through XML; names come without their prefix. */
function walk(
  xml: string,
  on: {
    readonly open: (name: string, attributes: Attributes) => void;
    readonly text?: (text: string) => void;
    readonly close?: (name: string) => void;
  },
): void {
  const local = (name: string) => name.slice(name.indexOf(":") + 1);
  const parser = new Parser(
    {
      onopentag: (name, attributes) => on.open(local(name), attributes),
      ontext: (text) => on.text?.(text),
      onclosetag: (name) => on.close?.(local(name)),
    },
    { xmlMode: true, decodeEntities: true },
  );
  parser.end(xml);
}

function visibleSheets(xml: string): string[] {
  const ids: string[] = [];
  walk(xml, {
    open: (name, attributes) => {
      if (name === "sheet" && !attributes.state?.includes("idden")) ids.push(attributes["r:id"] ?? "");
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
  let row: string[] = [];
  let cell: Cell | null = null;
  let isValue = false;
  walk(xml, {
    open: (name, attributes) => {
      if (name === "row") row = [];
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
        if (row.length < maxColumns) row.push(shown(cell, strings));
        cell = null;
      }
      if (name === "row" && row.some((text) => text !== "")) rows.push(row.join("\t").trimEnd());
    },
  });
  return rows.join("\n");
}

function shown({ type, text }: Cell, strings: readonly string[]): string {
  if (type === "s") return oneLine(strings[Number(text)] ?? "");
  if (type === "e") return "";
  // A number that a program stored as 4.06E3 is written as people read it.
  if (type === "n" && /^-?\d+(?:\.\d+)?E\+?\d+$/i.test(text)) return String(Number(text));
  return oneLine(text);
}

const oneLine = (text: string): string => text.replace(/\s+/g, " ").trim();

/** Zero-based column of a cell such as "C7"; cells without an address follow each other. */
function columnOf(address: string | undefined, next: number): number {
  const letters = /^([A-Z]{1,3})\d/.exec(address ?? "")?.[1];
  if (letters === undefined) return Math.min(next, maxColumns);
  const column = [...letters].reduce((sum, letter) => sum * 26 + letter.charCodeAt(0) - 64, 0) - 1;
  return Math.min(column, maxColumns);
}
