/** LaTeX of a methods document; compiles with pdfLaTeX, and with XeLaTeX or LuaLaTeX for Chinese and Japanese. */
import { type DocumentPart, foldedParts, type MethodsDocument } from "../document";

const commands: Readonly<Record<string, string>> = {
  "\\": "\\textbackslash{}",
  "~": "\\textasciitilde{}",
  "^": "\\textasciicircum{}",
  '"': "\\textquotedbl{}",
  "'": "\\textquotesingle{}",
  "`": "\\textasciigrave{}",
  "<": "\\textless{}",
  ">": "\\textgreater{}",
  "|": "\\textbar{}",
  µ: "\\textmu{}",
  "°": "\\textdegree{}",
  "±": "\\textpm{}",
  "×": "\\texttimes{}",
  "–": "\\textendash{}",
  "—": "\\textemdash{}",
  "‘": "\\textquoteleft{}",
  "’": "\\textquoteright{}",
  "“": "\\textquotedblleft{}",
  "”": "\\textquotedblright{}",
  "™": "\\texttrademark{}",
  "®": "\\textregistered{}",
  "[": "{[}",
  "]": "{]}",
};

/** Greek letters of protein names, which pdfLaTeX has only in formulas. */
const greek: Readonly<Record<string, string>> = {
  ...{ α: "alpha", β: "beta", γ: "gamma", δ: "delta", ε: "epsilon", ζ: "zeta", η: "eta", θ: "theta", ι: "iota" },
  ...{ κ: "kappa", λ: "lambda", μ: "mu", ν: "nu", ξ: "xi", π: "pi", ρ: "rho", σ: "sigma", τ: "tau", φ: "phi" },
  ...{
    χ: "chi",
    ψ: "psi",
    ω: "omega",
    Γ: "Gamma",
    Δ: "Delta",
    Σ: "Sigma",
    Φ: "Phi",
    Ω: "Omega",
    "≥": "geq",
    "≤": "leq",
  },
};

/** Text without commands: every character of TeX's syntax is escaped, and no two characters join to another. */
function texText(text: string): string {
  const escaped = text.replace(/[^\p{L}\p{N} ]|[α-ωΓΔΣΦΩ]/gu, (character) => {
    const formula = greek[character];
    if (formula) return `\\ensuremath{\\${formula}}`;
    return commands[character] ?? (/[{}$&#%_]/.test(character) ? `\\${character}` : character);
  });
  // "--" would become a dash, ",," a quotation mark.
  return escaped.replace(/([-,])(?=\1)/g, "$1{}");
}

const preamble = String.raw`% pdfLaTeX; use XeLaTeX or LuaLaTeX if the text has Chinese or Japanese characters.
\documentclass{article}
\usepackage[margin=2cm]{geometry}
\usepackage{iftex}
\ifPDFTeX
  \usepackage[T1]{fontenc}
  \usepackage[utf8]{inputenc}
\else
  \usepackage{fontspec}
\fi
\usepackage{textcomp}
\usepackage{array}
\usepackage{longtable}
\setlength{\parindent}{0pt}
\begin{document}
\raggedright`;

export function texOf(document: MethodsDocument): string {
  return `${[
    preamble,
    `\\section*{${texText(document.title)}}`,
    ...foldedParts(document).map(partTex),
    ...document.notes.map((note) => `\\par\\medskip ${texText(note)}`),
    "\\end{document}",
  ].join("\n")}\n`;
}

function partTex(part: DocumentPart): string {
  if (part.kind === "lines") {
    const heading = part.heading ? [`\\subsection*{${texText(part.heading)}}`] : [];
    return [
      ...heading,
      "\\begin{itemize}",
      ...part.lines.map((line) => `\\item ${texText(line)}`),
      "\\end{itemize}",
    ].join("\n");
  }
  const { columns, groups } = part;
  const width = (0.92 / columns.length).toFixed(3);
  const row = (cells: readonly string[]) => `${cells.map(texText).join(" & ")} \\\\`;
  return [
    `\\begin{longtable}{*{${columns.length}}{>{\\raggedright\\arraybackslash}p{${width}\\linewidth}}}`,
    "\\hline",
    row(columns),
    "\\hline",
    "\\endhead",
    ...groups.flatMap(({ title, rows }) => [
      ...(title ? [`\\multicolumn{${columns.length}}{l}{\\textbf{${texText(title)}}} \\\\`, "\\hline"] : []),
      ...rows.map(row),
      "\\hline",
    ]),
    "\\end{longtable}",
  ].join("\n");
}
