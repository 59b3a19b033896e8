/** Shape of a pasted text, block by block: running text, rows of a table, records, plate maps, lists. */
import { type ColumnRole, roleOf, rolesOf } from "./columns";
import { isHeading, isSignature } from "./frame/headings";
import { positionsOf } from "./frame/positions";

export interface Cell {
  readonly start: number;
  readonly end: number;
  /** Null without a header, or for a column that it does not name. */
  readonly role: ColumnRole | null;
}

export type Block =
  | { readonly kind: "prose"; readonly start: number; readonly end: number }
  /** One line, of a list or a table without a header. */
  | { readonly kind: "row"; readonly start: number; readonly end: number; readonly cells: readonly Cell[] }
  /** A row below a header, or a record of keys and values. */
  | { readonly kind: "record"; readonly start: number; readonly end: number; readonly cells: readonly Cell[] }
  | { readonly kind: "header"; readonly start: number; readonly end: number }
  /** A well of a plate, or several with the same content. */
  | { readonly kind: "well"; readonly start: number; readonly end: number };

interface Line {
  readonly text: string;
  readonly start: number;
  readonly end: number;
}

export function blocksOf(text: string): Block[] {
  const blocks: Block[] = [];
  let group: Line[] = [];
  let header: Header | null = null;
  const flush = () => {
    if (group.length === 0) return;
    header = readGroup(group, text, header, blocks);
    group = [];
  };
  let start = 0;
  while (start <= text.length) {
    const at = text.indexOf("\n", start);
    const end = at < 0 ? text.length : at;
    const line = { text: text.slice(start, end), start, end };
    if (line.text.trim() === "") flush();
    else group.push(line);
    if (at < 0) break;
    start = end + 1;
  }
  flush();
  return blocks;
}

interface Header {
  readonly delimiter: string;
  readonly roles: readonly (ColumnRole | null)[];
}

/** Reads adjacent lines. A table's header applies until the next one. */
function readGroup(lines: readonly Line[], text: string, above: Header | null, blocks: Block[]): Header | null {
  const plate = readPlate(lines);
  if (plate) {
    blocks.push(...plate);
    return null;
  }
  const records = readRecords(lines);
  if (records) {
    blocks.push(...records);
    return null;
  }
  const delimiter = delimiterOf(lines);
  if (delimiter === null && isProse(lines)) {
    blocks.push(...proseAround(lines));
    return null;
  }
  let header = above && above.delimiter === delimiter ? above : null;
  const rows = lines.map((line) =>
    delimiter === null ? [{ start: line.start, end: line.end }] : splitCells(line, delimiter),
  );
  const isCounted = isCountedFrom1(rows.map(([first]) => text.slice(first?.start, first?.end)));
  const positions = positionsOf(lines.map((line) => line.text));
  for (const [index, line] of lines.entries()) {
    if (delimiter === null && (isHeading(line.text) || isSignature(lines[index - 1]?.text, line.text))) {
      blocks.push({ kind: "header", start: line.start, end: line.end });
      continue;
    }
    const cells = rows[index] ?? [];
    const named = delimiter === null ? null : headerOf(cells, text, delimiter);
    if (named) {
      header = named;
      blocks.push({ kind: "header", start: line.start, end: line.end });
      continue;
    }
    const fits =
      header !== null &&
      // An empty cell between aligned columns leaves no trace.
      (delimiter === alignment
        ? cells.length === header.roles.length
        : cells.length > header.roles.lastIndexOf("number"));
    const placed = cells.map((cell, column) => ({ ...cell, role: (fits && header?.roles[column]) || null }));
    const isNumbered = isCounted && /^\s*\d+\s*$/.test(text.slice(cells[0]?.start, cells[0]?.end));
    const filled = placed.filter((cell) => text.slice(cell.start, cell.end).trim() !== "");
    blocks.push({
      kind: fits && filled.length > 1 ? "record" : "row",
      // A row number is not a quantity.
      start: !fits && isNumbered ? (cells[1]?.start ?? line.start) : line.start + (positions?.[index] ?? 0),
      end: line.end,
      cells: fits && filled.length > 1 ? placed : filled.map((cell) => ({ ...cell, role: null })),
    });
  }
  // A single line between rows is a heading within the table.
  return header ?? (delimiter === null && lines.length === 1 ? above : null);
}

/** First cells that number the rows: 1, 2, 3. */
function isCountedFrom1(firstCells: readonly string[]): boolean {
  const numbers = firstCells.filter((cell) => /^\s*\d{1,3}\s*$/.test(cell)).map(Number);
  return numbers.length > 1 && numbers.every((number, index) => number === index + 1);
}

function headerOf(cells: readonly Omit<Cell, "role">[], text: string, delimiter: string): Header | null {
  const found = rolesOf(cells.map(({ start, end }) => text.slice(start, end)));
  const known = found.filter((role) => role !== null);
  const telling = known.filter((role) => role !== "aside" && role !== "quantity");
  if (known.length < 2 || telling.length === 0 || known.length * 2 < cells.length) return null;
  return { delimiter, roles: found };
}

/** Delimiter of columns that spaces align, as in a quotation in a mail. */
const alignment = "  ";

/** Lines that decide the delimiter. */
const sampleLines = 60;

function delimiterOf(lines: readonly Line[]): string | null {
  const sample = lines.slice(0, sampleLines);
  if (sample.some(({ text }) => text.includes("\t"))) return "\t";
  if (sample.some(isAlignedHeader)) return alignment;
  for (const mark of ["|", ";", ","]) {
    const counts = sample.map(({ text }) => text.split(mark, 40).length - 1);
    const most = Math.max(...counts);
    const filled = counts.filter((count) => count > 0).length;
    if (most === 0 || filled < sample.length * 0.7) continue;
    const usual = counts.filter((count) => Math.abs(count - most) <= 1).length;
    const named = sample.some(({ text }) => text.split(mark, 40).filter((cell) => roleOf(cell) !== null).length > 1);
    if (named || (usual >= sample.length * 0.7 && !isProse(lines) && (mark === "|" || sample.length > 1))) return mark;
  }
  return null;
}

/** "Item no.   Description   Qty": a product number and a quantity above columns that spaces align. */
function isAlignedHeader(line: Line): boolean {
  const cells = splitCells(line, alignment);
  if (cells.length < 3) return false;
  const found = rolesOf(cells.map(({ start, end }) => line.text.slice(start - line.start, end - line.start)));
  return found.includes("number") && found.includes("quantity");
}

/** Cells of a line; a cell in quotation marks may contain the delimiter. */
function splitCells({ text, start }: Line, delimiter: string): { start: number; end: number }[] {
  if (delimiter === alignment)
    return [...text.matchAll(/\S+(?: \S+)*/g)].map(({ 0: { length }, index }) => ({
      start: start + index,
      end: start + index + length,
    }));
  const cells: { start: number; end: number }[] = [];
  let from = 0;
  let quoted = false;
  for (let at = 0; at <= text.length; at += 1) {
    const character = text[at];
    if (character === '"') quoted = !quoted;
    if (at < text.length && (quoted || character !== delimiter)) continue;
    cells.push({ start: start + from, end: start + at });
    from = at + 1;
  }
  // The borders of a table with bars are not cells.
  return delimiter === "|"
    ? cells.filter(({ start: one, end }) => text.slice(one - start, end - start).trim() !== "")
    : cells;
}

const smallWord =
  /^(?:the|were|was|with|and|for|at|from|in|of|to|by|using|then|after|before|as|is|are|on|a|an|or|which|that|used|incubated|stained|purchased|obtained|against)$/i;

/** Running text has sentences: small words between the names, or full stops of Japanese and Chinese. */
function isProse(lines: readonly Line[]): boolean {
  const sample = lines
    .slice(0, sampleLines)
    .map(({ text }) => text)
    .join("\n")
    .slice(0, 6000);
  if (/[。]/.test(sample) && sample.length > 30) return true;
  const words = sample.split(/[^A-Za-z]+/).filter((word) => word.length > 0);
  const small = words.filter((word) => smallWord.test(word)).length;
  const perLine = words.length / Math.min(lines.length, sampleLines);
  const hasStops = /[a-z)]\. [A-Z]/.test(sample) && sample.length > 60 && !/^\s*\d+\. /m.test(sample);
  // Rows of a table whose layout a PDF lost, below "Table 1. Antibodies", have no small words.
  const isTable = small === 0 && lines.length > 2 && !lines.some(({ text }) => isOrdered(text));
  if (isRowByRow(lines)) return false;
  if (hasStops && !isTable) return true;
  return words.length >= 6 && small >= 3 && small * 9 >= words.length && perLine >= 5;
}

/** Each line below a caption and the column heads ends with its dilution: a table whose layout a PDF lost. */
function isRowByRow(lines: readonly Line[]): boolean {
  const rows = lines.filter(({ text }) => /(?:^|\s)1\s?[:/]\s?\d[\d,]{1,6}\s*$/.test(text)).length;
  return rows > 1 && rows >= lines.length - 2 && lines.every(({ text }) => text.length < 160);
}

/** "2 x 4060S": a line of an order. */
const ordered =
  /^\s{0,8}(?:[-•*·]\s{1,4})?\d{1,3}\s?(?:[x×]|pcs?|vials?|tubes?|stk|stück|本|個|支|个)\.?\s{0,2}(?=\S)[^.;]{0,80}\d/i;

/** "抗p53抗体 100 µL ×3", "anti-p53, 2 vials": the same with the quantity at the end. */
const orderedBehind =
  /^[^.。;]{2,80}?[\s,、:()]{1,4}(?:[x×]\s?\d{1,3}|\d{1,3}\s?(?:[x×]|pcs?|vials?|tubes?|kits?|stk|stück|本|個|箱|セット|キット|点|支|个|瓶|盒))\)?[\s,、]{0,4}$/iu;

/** "p-AKT抗体两支，β-actin一支": several counts in one line. */
const countedTwice =
  /(?:[一两二三四五六七八九十]|\d{1,3}\s?)(?:支|瓶|盒|套|本|個|箱).{1,80}(?:[一两二三四五六七八九十]|\d{1,3}\s?)(?:支|瓶|盒|套|本|個|箱)/u;

const isOrdered = (text: string): boolean =>
  ordered.test(text) || orderedBehind.test(text) || countedTwice.test(text.slice(0, 500));

/** "- CD8 PE, clone SK1": an item of a list. A step of a protocol is a sentence. */
const isItem = (text: string): boolean =>
  /^\s{0,8}[-•*·–]\s{1,4}\S/.test(text) &&
  text.length < 160 &&
  text.split(/[^A-Za-z]+/).filter((word) => smallWord.test(word)).length < 2;

/** Running text, and the lines of an order within it, as in a mail. */
function proseAround(lines: readonly Line[]): Block[] {
  const blocks: Block[] = [];
  for (const { text, start, end } of lines) {
    const last = blocks.at(-1);
    if (isOrdered(text) || isItem(text)) blocks.push({ kind: "row", start, end, cells: [{ start, end, role: null }] });
    else if (last?.kind === "prose") blocks[blocks.length - 1] = { ...last, end };
    else blocks.push({ kind: "prose", start, end });
  }
  return blocks;
}

/** "Catalog #: 100201" in a line of its own: records, which begin at the first key, and wherever a key repeats. */
function readRecords(lines: readonly Line[]): Block[] | null {
  const colons = lines.map(({ text }) => text.search(/[:：=]/));
  const roles = rolesOf(lines.map(({ text }, index) => text.slice(0, Math.max(0, colons[index] ?? 0))));
  const pairs = lines.map((line, index) => ({
    line,
    role: roles[index] ?? null,
    value: line.start + (colons[index] ?? 0) + 1,
  }));
  const known = pairs.filter(({ role }) => role !== null);
  const distinct = new Set(known.map(({ role }) => role));
  if (known.length < 2 || distinct.size < 2 || known.length * 3 < lines.length * 2) return null;
  if (!distinct.has("number") && !distinct.has("target")) return null;
  const blocks: Block[] = [];
  let cells: Cell[] = [];
  let start = lines[0]?.start ?? 0;
  const flush = (end: number) => {
    if (cells.length > 0) blocks.push({ kind: "record", start, end, cells });
    cells = [];
  };
  let last = start;
  const [{ role: first = null } = {}] = known;
  for (const { line, role, value } of pairs) {
    const again = role !== null && role !== "aside" && cells.some((cell) => cell.role === role);
    if (again || (role !== null && role === first && cells.length > 0)) {
      flush(last);
      start = line.start;
    }
    cells.push(
      role === null ? { start: line.start, end: line.end, role: null } : { start: value, end: line.end, role },
    );
    last = line.end;
  }
  flush(last);
  return blocks;
}

/** Rows "A" to "P" below columns "1" to "24". */
function readPlate(lines: readonly Line[]): Block[] | null {
  const delimiter = lines.some(({ text }) => text.includes("\t")) ? "\t" : ",";
  const [head, ...rows] = lines.map((line) => ({ line, cells: splitCells(line, delimiter) }));
  if (!head || rows.length < 2) return null;
  const shown = ({ line, cells }: typeof head) =>
    cells.map(({ start, end }) => line.text.slice(start - line.start, end - line.start).trim());
  const columns = shown(head).slice(1);
  if (columns.length < 2 || !columns.every((column, index) => Number(column) === index + 1)) return null;
  if (!rows.every((row) => /^[A-P]$/i.test(shown(row)[0] ?? ""))) return null;
  const seen = new Set<string>();
  const blocks: Block[] = [{ kind: "header", start: head.line.start, end: head.line.end }];
  for (const row of rows) {
    shown(row).forEach((content, index) => {
      const cell = row.cells[index];
      if (index === 0 || !cell || content === "" || seen.has(content.toLowerCase())) return;
      seen.add(content.toLowerCase());
      blocks.push({ kind: "well", start: cell.start, end: cell.end });
    });
  }
  return blocks;
}
