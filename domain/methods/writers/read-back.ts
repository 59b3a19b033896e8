/** Readers of a kit's files for their test; each undoes what its writer did. */
import { Parser } from "htmlparser2";
import { readRecord } from "../../tables/records";
import { textOfCell } from "../../tables/spreadsheet-cell";
import { foldedParts, type MethodsDocument } from "../document";

type Rows = string[][];

export function readCsv(text: string): Rows {
  const rows: Rows = [];
  for (let at = 1; at < text.length; ) {
    const { cells, end } = readRecord(text, at, ",");
    rows.push(cells.map(textOfCell));
    at = end;
  }
  return rows;
}

export const readTsv = (text: string): Rows =>
  text
    .split("\r\n")
    .slice(0, -1)
    .map((line) => line.split("\t").map(textOfCell));

/** Cells of a line, split at the bars that have no backslash before them. */
const cellsOf = (line: string): string[] =>
  line.split(/(?<=(?:^|[^\\])(?:\\\\)*) \| /).map((cell) => cell.replace(/\\(.)/gu, "$1"));

/** Rows and notes of plain text; the document tells which lines are not cells. */
export function readText(text: string, document: MethodsDocument): { rows: Rows; notes: string[] } {
  const blocks = text.slice(0, -1).split("\n");
  const notes = blocks.slice(blocks.length - document.notes.length);
  const parts = foldedParts(document);
  const plain = new Set(
    parts.flatMap((part) =>
      part.kind === "lines" ? [part.heading ?? "", ...part.lines] : part.groups.map(({ title }) => title ?? ""),
    ),
  );
  const lines = blocks.slice(2, blocks.length - document.notes.length);
  return { rows: lines.map((line) => (plain.has(line) ? [line] : cellsOf(line))), notes };
}

const tags = {
  html: { row: ["tr", "h1", "h2", "li", "p"], cell: ["td", "th", "h1", "h2", "li", "p"], text: null },
  docx: { row: ["w:tr", "w:p"], cell: ["w:tc", "w:p"], text: "w:t" },
} as const;

/** Rows of cells of HTML and of a Word document; a paragraph outside of tables is a row of one cell. */
export function readCells(text: string, kind: "html" | "docx"): Rows {
  const rows: Rows = [];
  const { row, cell, text: textTag } = tags[kind];
  let depth = 0;
  let inText = textTag === null;
  let inTable = false;
  const parser = new Parser(
    {
      onopentag(name) {
        if (name === "w:tbl") inTable = true;
        if (name === textTag) inText = true;
        const paragraphInTable = name === "w:p" && inTable;
        if (!paragraphInTable && (row as readonly string[]).includes(name)) rows.push([]);
        if (!paragraphInTable && (cell as readonly string[]).includes(name)) {
          rows.at(-1)?.push("");
          depth += 1;
        }
      },
      ontext(part) {
        const last = rows.at(-1);
        if (depth > 0 && inText && last) last[last.length - 1] += part;
      },
      onclosetag(name) {
        if (name === "w:tbl") inTable = false;
        if (name === textTag) inText = false;
        const paragraphInTable = name === "w:p" && inTable;
        if (!paragraphInTable && (cell as readonly string[]).includes(name)) depth -= 1;
      },
    },
    { xmlMode: kind === "docx", decodeEntities: true },
  );
  parser.end(text);
  return rows;
}

const texWords: Readonly<Record<string, string>> = {
  ...{ textbackslash: "\\", textasciitilde: "~", textasciicircum: "^", textquotedbl: '"', textquotesingle: "'" },
  ...{ textasciigrave: "`", textless: "<", textgreater: ">", textbar: "|", textmu: "µ", textdegree: "°", textpm: "±" },
  ...{ texttimes: "×", textendash: "–", textemdash: "—", textquoteleft: "‘", textquoteright: "’" },
  ...{ textquotedblleft: "“", textquotedblright: "”", texttrademark: "™", textregistered: "®" },
  ...{ alpha: "α", beta: "β", gamma: "γ", delta: "δ", epsilon: "ε", zeta: "ζ", eta: "η", theta: "θ", iota: "ι" },
  ...{ kappa: "κ", lambda: "λ", mu: "μ", nu: "ν", xi: "ξ", pi: "π", rho: "ρ", sigma: "σ", tau: "τ", phi: "φ" },
  ...{ chi: "χ", psi: "ψ", omega: "ω", Gamma: "Γ", Delta: "Δ", Sigma: "Σ", Phi: "Φ", Omega: "Ω", geq: "≥", leq: "≤" },
};

/** Text of escaped LaTeX. @throws on a command or a special character that escaped text does not have */
function texDecoded(text: string): string {
  let out = "";
  for (let rest = text; rest !== ""; ) {
    const [token = "", formula, word, brace, escaped] =
      /^(?:\\ensuremath\{\\(\w+)\}|\\([a-z]+)\{\}|\{([[\]])\}|\\([{}$&#%_])|\{\}|[^\\{}$&#%_~^"])/su.exec(rest) ?? [];
    if (token === "") throw new Error(`No text in LaTeX: ${rest.slice(0, 30)}`);
    const known = formula ?? word;
    if (known !== undefined && texWords[known] === undefined) throw new Error(`Unknown command ${known}`);
    if (token !== "{}") out += known === undefined ? (brace ?? escaped ?? token) : texWords[known];
    rest = rest.slice(token.length);
  }
  return out;
}

/** Title, rows, items and notes of a LaTeX document, in their order. */
export function readTex(text: string): Rows {
  const body = text.slice(
    text.indexOf("\\raggedright\n") + "\\raggedright\n".length,
    text.indexOf("\n\\end{document}"),
  );
  return body.split("\n").flatMap((line): Rows => {
    const heading =
      /^\\(?:sub)?section\*\{(.*)\}$/s.exec(line) ?? /^\\multicolumn\{\d+\}\{l\}\{\\textbf\{(.*)\}\} \\\\$/s.exec(line);
    const plain = /^(?:\\item|\\par\\medskip) (.*)$/s.exec(line);
    const [, told] = heading ?? plain ?? [];
    if (told !== undefined) return [[texDecoded(told)]];
    if (/^\\(?:begin|end|hline|endhead)/.test(line)) return [];
    return [
      line
        .replace(/ \\\\$/, "")
        .split(/(?<!\\) ?& ?/)
        .map(texDecoded),
    ];
  });
}

type Fields = Readonly<Record<string, string>>;

/** Entries of BibTeX by field. */
export function readBib(text: string): Fields[] {
  return text.split(/\n\n(?=@)/).map((entry) => {
    const fields = [...entry.matchAll(/^ {2}(\w+) = \{(.*)\},?$/gm)].map(([, name = "", value = ""]) => [
      name,
      bibDecoded(value.replace(/^\{(.*)\}$/s, "$1")),
    ]);
    return Object.fromEntries(fields);
  });
}

const bibDecoded = (text: string): string =>
  text.replace(/\\(textbackslash|textasciitilde|textasciicircum)\{\}|\\([{}$&#%_])/g, (_, word, character) =>
    word ? (texWords[word] ?? "") : character,
  );

/** Entries of RIS by tag. */
export const readRis = (text: string): Fields[] =>
  text
    .split(/ER {2}- \r\n/)
    .slice(0, -1)
    .map((entry) =>
      Object.fromEntries([...entry.matchAll(/^([A-Z0-9]{2}) {2}- (.*)\r$/gm)].map(([, tag, value]) => [tag, value])),
    );
