/** Entries for reference managers: BibTeX and RIS. */

const texEscapes: Readonly<Record<string, string>> = {
  "\\": "\\textbackslash{}",
  "~": "\\textasciitilde{}",
  "^": "\\textasciicircum{}",
};

/** Escapes TeX commands in a BibTeX field. */
export function bibtexText(text: string | null | undefined): string {
  return (text ?? "")
    .replace(/[\\{}$&#%_~^]/g, (character) => texEscapes[character] ?? `\\${character}`)
    .replace(/\s+/g, " ");
}

export function bibtex(type: string, key: string, fields: Readonly<Record<string, string | null | undefined>>): string {
  const lines = Object.entries(fields).flatMap(([name, value]) => (value ? [`  ${name} = {${value}}`] : []));
  return `@${type}{${key},\n${lines.join(",\n")}\n}\n`;
}

/** One tag per line with CRLF, as readers of the format expect. A line break in a value would end its tag. */
export function ris(type: string, tags: readonly (readonly [string, string | null | undefined])[]): string {
  const lines = tags.flatMap(([tag, value]) => (value ? [`${tag}  - ${value.replace(/\s+/g, " ").trim()}`] : []));
  return [`TY  - ${type}`, ...lines, "ER  - ", ""].join("\r\n");
}
