import { parseInline } from "./inline";
import type { ElementNode, Reading, RichTextNode } from "./nodes";

interface Lines {
  readonly all: readonly string[];
  at: number;
}

const listItem = /^(\s*)(?:(-)|(\d+)\.)\s+(.*)$/u;
const columnWidths: Record<string, number> = { "33": 0.33, "50": 0.5, "66": 0.66, "100": 1 };
/** Deeper lists are typing mistakes, and each level costs a call. */
const deepestIndent = 40;

function current(lines: Lines): string | undefined {
  return lines.all[lines.at];
}

function parseList(lines: Lines, reading: Reading, indent: number): ElementNode {
  const first = listItem.exec(current(lines) ?? "");
  const list = reading.element(first?.[2] ? "ul" : "ol", {}, []);
  for (let line = current(lines); line !== undefined; line = current(lines)) {
    const match = listItem.exec(line);
    if (!match) break;
    const depth = match[1]?.length ?? 0;
    if (depth < indent) break;
    const parent = list.children.at(-1);
    if (depth > indent && parent && !("text" in parent) && depth <= deepestIndent) {
      parent.children.push(parseList(lines, reading, depth));
      continue;
    }
    if (depth > indent) reading.problems.push(`This list item has nothing above it: ${line.trim().slice(0, 80)}`);
    list.children.push(reading.element("li", {}, [reading.element("p", {}, parseInline(match[4] ?? "", reading))]));
    lines.at += 1;
  }
  return list;
}

/** Cells of a row; a bar after a backslash does not end a cell. */
function cellsOf(line: string): string[] {
  const inner = line.trim().replace(/^\|/u, "").replace(/\|$/u, "");
  return inner.split(/(?<!\\)\|/u).map((cell) => cell.trim());
}

/** A table: header row, separator line, then body rows. */
function parseTable(lines: Lines, reading: Reading): ElementNode {
  const { element } = reading;
  const rows: string[][] = [];
  for (let line = current(lines); line?.startsWith("|"); line = current(lines)) {
    if (!/^\|[\s|-]+\|$/u.test(line)) rows.push(cellsOf(line));
    lines.at += 1;
  }
  const [head = [], ...body] = rows;
  for (const row of body)
    if (row.length !== head.length)
      reading.problems.push(`The table row “${row[0]}” has ${row.length} cells below ${head.length} heads.`);
  const row = (cells: string[], type: "th" | "td") =>
    element(
      "tr",
      {},
      cells.map((cell) => element(type, {}, [element("p", {}, parseInline(cell, reading))])),
    );
  return element("table", { rows: rows.length, cols: head.length }, [
    element("thead", {}, [row(head, "th")]),
    element(
      "tbody",
      {},
      body.map((cells) => row(cells, "td")),
    ),
  ]);
}

/** An embedded entry on its own line: `!content_image uid` or `!content_fragment uid`. */
function parseEmbedded(line: string, { element, problems }: Reading): ElementNode {
  const [contentType = "", uid = ""] = line.slice(1).trim().split(/\s+/u);
  if (uid === "") problems.push(`Name the entry after “!${contentType}”.`);
  const attrs = { type: "entry", "display-type": "block", "entry-uid": uid, "content-type-uid": contentType };
  return element("reference", attrs, [{ text: "" }]);
}

function isNode(value: unknown): value is RichTextNode {
  return typeof value === "object" && value !== null && ("text" in value || "type" in value);
}

/** A block that the markup cannot express, as its JSON on one line: `!json {…}`. */
function parseJson(line: string, { element, problems }: Reading): RichTextNode {
  try {
    const node: unknown = JSON.parse(line.slice("!json ".length));
    if (isNode(node)) return node;
  } catch {
    // Reported as a problem below.
  }
  problems.push(`This line is not the JSON of a block: ${line.slice(0, 60)}`);
  return element("p", {}, [{ text: line }]);
}

/** Columns: `:::` with the widths (33, 50, 66 or 100), `:::` between columns, `:::end`. */
function parseColumns(lines: Lines, reading: Reading): ElementNode {
  const widths = (current(lines) ?? "").slice(3).trim().split(/\s+/u);
  lines.at += 1;
  const columns: ElementNode[] = [];
  for (const width of widths) {
    const share = columnWidths[width];
    if (share === undefined) reading.problems.push(`A column is 33, 50, 66 or 100 wide, not ${width}.`);
    columns.push(reading.element("column", { width: share ?? 1 }, parseUntil(lines, reading)));
    lines.at += 1;
  }
  return reading.element("row", {}, columns);
}

function parseUntil(lines: Lines, reading: Reading): RichTextNode[] {
  const { element } = reading;
  const nodes: RichTextNode[] = [];
  for (let line = current(lines); line !== undefined && !/^:::(end)?$/u.test(line); line = current(lines)) {
    const heading = /^(#{2,4}) (.*)$/u.exec(line);
    if (line.trim() === "") lines.at += 1;
    else if (line.startsWith("::: ")) nodes.push(parseColumns(lines, reading));
    else if (line.startsWith("|")) nodes.push(parseTable(lines, reading));
    else if (listItem.test(line)) nodes.push(parseList(lines, reading, listItem.exec(line)?.[1]?.length ?? 0));
    else {
      lines.at += 1;
      if (heading) nodes.push(element(`h${heading[1]?.length}`, {}, parseInline(heading[2] ?? "", reading)));
      else if (line === "---") nodes.push(element("hr", {}, [{ text: "" }]));
      else if (line.startsWith("!json ")) nodes.push(parseJson(line, reading));
      else if (/^![a-z_]+(\s|$)/u.test(line)) nodes.push(parseEmbedded(line, reading));
      else if (line.startsWith("> ")) nodes.push(element("blockquote", {}, parseInline(line.slice(2), reading)));
      else nodes.push(element("p", {}, parseInline(line, reading)));
    }
  }
  return nodes;
}

/** Parses a whole text. Each line is a block; blank lines only separate. */
export function parseBlocks(source: string, reading: Reading): RichTextNode[] {
  const lines: Lines = { all: source.split("\n").map((line) => line.trimEnd()), at: 0 };
  const nodes = parseUntil(lines, reading);
  if (lines.at < lines.all.length) reading.problems.push("“:::” ends columns that were not begun.");
  return nodes;
}
