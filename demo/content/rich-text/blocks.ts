import { type MakeElement, parseInline } from "./inline";
import type { ElementNode, RichTextNode } from "./nodes";

interface Lines {
  readonly all: readonly string[];
  at: number;
}

const listItem = /^(\s*)(?:(-)|(\d+)\.)\s+(.*)$/u;
const columnWidths: Record<string, number> = { "33": 0.33, "50": 0.5, "66": 0.66, "100": 1 };

function current(lines: Lines): string | undefined {
  return lines.all[lines.at];
}

function parseList(lines: Lines, element: MakeElement, indent: number): ElementNode {
  const first = listItem.exec(current(lines) ?? "");
  const list = element(first?.[2] ? "ul" : "ol", {}, []);
  for (let line = current(lines); line !== undefined; line = current(lines)) {
    const match = listItem.exec(line);
    if (!match) break;
    const depth = match[1]?.length ?? 0;
    if (depth < indent) break;
    if (depth > indent) {
      const parent = list.children.at(-1);
      if (!parent || "text" in parent) throw new Error(`Rich text: list item without parent: ${line}`);
      parent.children.push(parseList(lines, element, depth));
      continue;
    }
    list.children.push(element("li", {}, [element("p", {}, parseInline(match[4] ?? "", element))]));
    lines.at += 1;
  }
  return list;
}

function cellsOf(line: string): string[] {
  return line
    .trim()
    .replace(/^\||\|$/gu, "")
    .split("|")
    .map((cell) => cell.trim());
}

/** A table: header row, separator line, then body rows. */
function parseTable(lines: Lines, element: MakeElement): ElementNode {
  const rows: string[][] = [];
  for (let line = current(lines); line?.startsWith("|"); line = current(lines)) {
    if (!/^\|[\s|-]+\|$/u.test(line)) rows.push(cellsOf(line));
    lines.at += 1;
  }
  const [head = [], ...body] = rows;
  const uneven = body.find((row) => row.length !== head.length);
  if (uneven)
    throw new Error(`Rich text: table row with ${uneven.length} cells below ${head.length} heads: ${uneven[0]}`);
  const row = (cells: string[], type: "th" | "td") =>
    element(
      "tr",
      {},
      cells.map((cell) => element(type, {}, [element("p", {}, parseInline(cell, element))])),
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
function parseEmbedded(line: string, element: MakeElement): ElementNode {
  const [contentType, uid] = line.slice(1).trim().split(/\s+/u);
  if (!contentType || !uid) throw new Error(`Rich text: embedded entry without uid: ${line}`);
  const attrs = { type: "entry", "display-type": "block", "entry-uid": uid, "content-type-uid": contentType };
  return element("reference", attrs, [{ text: "" }]);
}

/** Columns: `:::` with the widths (33, 50, 66 or 100), `:::` between columns, `:::end`. */
function parseColumns(lines: Lines, element: MakeElement): ElementNode {
  const widths = (current(lines) ?? "").slice(3).trim().split(/\s+/u);
  lines.at += 1;
  const columns: ElementNode[] = [];
  for (const width of widths) {
    const share = columnWidths[width];
    if (share === undefined) throw new Error(`Rich text: column width ${width}`);
    columns.push(element("column", { width: share }, parseUntil(lines, element)));
    lines.at += 1;
  }
  return element("row", {}, columns);
}

function parseUntil(lines: Lines, element: MakeElement): RichTextNode[] {
  const nodes: RichTextNode[] = [];
  for (let line = current(lines); line !== undefined && !/^:::(end)?$/u.test(line); line = current(lines)) {
    const heading = /^(#{2,4}) (.*)$/u.exec(line);
    if (line.trim() === "") lines.at += 1;
    else if (line.startsWith("::: ")) nodes.push(parseColumns(lines, element));
    else if (line.startsWith("|")) nodes.push(parseTable(lines, element));
    else if (listItem.test(line)) nodes.push(parseList(lines, element, 0));
    else {
      lines.at += 1;
      if (heading) nodes.push(element(`h${heading[1]?.length}`, {}, parseInline(heading[2] ?? "", element)));
      else if (line === "---") nodes.push(element("hr", {}, [{ text: "" }]));
      else if (line.startsWith("!content_")) nodes.push(parseEmbedded(line, element));
      else if (line.startsWith("> ")) nodes.push(element("blockquote", {}, parseInline(line.slice(2), element)));
      else nodes.push(element("p", {}, parseInline(line, element)));
    }
  }
  return nodes;
}

/** Parses a whole text. Each line is a block; blank lines only separate. */
export function parseBlocks(source: string, element: MakeElement): RichTextNode[] {
  const lines: Lines = { all: source.split("\n").map((line) => line.trimEnd()), at: 0 };
  const nodes = parseUntil(lines, element);
  if (lines.at < lines.all.length) throw new Error(`Rich text: ':::' without columns near: ${lines.all[lines.at + 1]}`);
  return nodes;
}
