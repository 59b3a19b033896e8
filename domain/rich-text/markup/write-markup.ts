/** Writes rich-text JSON as the markup that `read-markup.ts` reads. */
import { delimiters, type Mark } from "./marks";
import { readMarkup } from "./read-markup";

type Json = Readonly<Record<string, unknown>>;

const isRecord = (value: unknown): value is Json =>
  typeof value === "object" && value !== null && !Array.isArray(value);
const childrenOf = (node: Json): readonly Json[] =>
  Array.isArray(node.children) ? node.children.filter(isRecord) : [];

const escapeInline = (text: string): string => text.replace(/[\\*`^_~<[\]{}|]/gu, "\\$&");
/** Escapes the start of a paragraph that looks like another block. */
const escapeStart = (line: string): string => line.replace(/^(\s*)([#>!:|-]|\d+(?=\.))/u, startEscape);
const startEscape = (_: string, space: string, start: string): string =>
  /\d/u.test(start) ? `${space}${start}\\` : `${space}\\${start}`;

function textOf(node: Json): string {
  const text = String(node.text ?? "");
  let active = Object.keys(node).filter((name): name is Mark => name !== "text" && node[name] === true);
  const around: (readonly [string, string])[] = [];
  for (const { open, close, marks } of delimiters) {
    if (!marks.every((mark) => active.includes(mark))) continue;
    around.push([open, close]);
    active = active.filter((mark) => !marks.includes(mark));
  }
  const [before, after] = [around.map(([open]) => open), around.map(([, close]) => close).reverse()];
  return before.join("") + escapeInline(text) + after.join("");
}

const inline = (nodes: readonly Json[]): string =>
  nodes
    .map((node) => {
      if (node.type !== "a") return textOf(node);
      const attrs = isRecord(node.attrs) ? node.attrs : {};
      return `[${inline(childrenOf(node))}](${String(attrs.url ?? "")})`;
    })
    .join("");

function listLines(node: Json, indent: string): string[] {
  return childrenOf(node).flatMap((item, at) => {
    const [first, ...below] = childrenOf(item);
    const marker = node.type === "ol" ? `${at + 1}.` : "-";
    const nested = below.flatMap((list) => listLines(list, `${indent}  `));
    return [`${indent}${marker} ${inline(first ? childrenOf(first) : [])}`, ...nested];
  });
}

const cells = (row: Json): string =>
  `| ${childrenOf(row)
    .map((cell) => inline(childrenOf(cell).flatMap(childrenOf)))
    .join(" | ")} |`;

function tableLines(node: Json): string[] {
  const [head, body] = childrenOf(node);
  const [first] = head ? childrenOf(head) : [];
  if (!first) return [];
  const rule = `|${childrenOf(first)
    .map(() => "---|")
    .join("")}`;
  return [cells(first), rule, ...(body ? childrenOf(body).map(cells) : [])];
}

function columnsOf(node: Json): string {
  const columns = childrenOf(node);
  const widths = columns.map(({ attrs }) => Math.round(Number(isRecord(attrs) ? attrs.width : 1) * 100));
  return `::: ${widths.join(" ")}\n${columns.map((column) => blocks(childrenOf(column))).join("\n:::\n")}\n:::end`;
}

function markupOf(node: Json): string {
  const content = () => inline(childrenOf(node));
  switch (node.type) {
    case "p":
      return escapeStart(content());
    case "h2":
    case "h3":
    case "h4":
      return `${"#".repeat(Number(node.type[1]))} ${content()}`;
    case "ul":
    case "ol":
      return listLines(node, "").join("\n");
    case "table":
      return tableLines(node).join("\n");
    case "blockquote":
      return `> ${content()}`;
    case "hr":
      return "---";
    case "row":
      return columnsOf(node);
    case "reference": {
      const attrs = isRecord(node.attrs) ? node.attrs : {};
      return `!${String(attrs["content-type-uid"])} ${String(attrs["entry-uid"])}`;
    }
    default:
      return "";
  }
}

/** Equal for nodes that mean the same: without uids, empty attributes, and marks that are off. */
function meaning(node: unknown): unknown {
  if (Array.isArray(node)) return node.map(meaning);
  if (!isRecord(node)) return node;
  const kept = Object.entries(node).filter(([name, value]) => {
    if (name === "uid" || value === undefined || value === false) return false;
    return !(name === "attrs" && isRecord(value) && Object.keys(value).length === 0);
  });
  return Object.fromEntries(kept.sort(([a], [b]) => (a < b ? -1 : 1)).map(([name, value]) => [name, meaning(value)]));
}
const same = (a: unknown, b: unknown) => JSON.stringify(meaning(a)) === JSON.stringify(meaning(b));

/** A block as markup; as its JSON where the markup would lose something. */
function block(node: Json): string {
  const written = markupOf(node);
  const { document, problems } = readMarkup(written);
  const [read, ...more] = document.children;
  const isFaithful = problems.length === 0 && more.length === 0 && same(read, node);
  return isFaithful ? written : `!json ${JSON.stringify(node)}`;
}

const blocks = (nodes: readonly Json[]): string => nodes.map(block).join("\n\n");

/** Markup of a rich-text document. Reading it again gives a document of the same meaning. */
export function writeMarkup(document: unknown): string {
  if (!isRecord(document)) return "";
  // Editors leave an empty paragraph at the end of a text; it is not shown.
  const shown = childrenOf(document).filter((node) => node.type !== "p" || inline(childrenOf(node)) !== "");
  return blocks(shown);
}
