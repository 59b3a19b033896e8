/** Citations for reference managers: plain text, BibTeX, RIS. Covers a product and the papers that used it. */

interface CitedProduct {
  readonly key: string;
  readonly name: string;
  readonly rrid: string | null;
  /** Canonical address of the product page. */
  readonly url: string;
}

export interface CitedPaper {
  readonly id: string;
  readonly title: string;
  /** Separated by semicolons. */
  readonly authors: string;
  readonly journal: string;
  readonly year: number;
  readonly volume: string | null;
  /** "1098–101" */
  readonly pages: string | null;
  readonly pmid: string | null;
  readonly demonstration: boolean;
}

export const citationFormats = ["txt", "bib", "ris"] as const;
export type CitationFormat = (typeof citationFormats)[number];

export const citationMediaTypes: Readonly<Record<CitationFormat, string>> = {
  txt: "text/plain; charset=utf-8",
  bib: "application/x-bibtex; charset=utf-8",
  ris: "application/x-research-info-systems; charset=utf-8",
};

const maker = "Benchside";
const demonstrationNote = "Demonstration record, not evidence";
const pubmed = (pmid: string) => `https://pubmed.ncbi.nlm.nih.gov/${pmid}/`;

/** Citation for a methods section: name, manufacturer, catalog number, RRID. */
export function productCitation({ key, name, rrid }: Omit<CitedProduct, "url">): string {
  return `${name} (${maker}, Cat# ${key}${rrid ? `, RRID:${rrid}` : ""})`;
}

export function productReference(product: CitedProduct, format: CitationFormat): string {
  const { key, name, rrid, url } = product;
  const note = [`Catalog number ${key}`, ...(rrid ? [`RRID:${rrid}`] : [])].join(", ");
  switch (format) {
    case "txt":
      return `${productCitation(product)}. ${url}\n`;
    case "bib":
      return bibtex("misc", `benchside-${key}`, {
        title: `{${tex(name)}}`,
        author: `{${maker}}`,
        note: tex(note),
        url,
      });
    case "ris":
      return ris("GEN", [["TI", name], ["AU", maker], ["PB", maker], ["M1", key], ["N1", note], ["UR", url]]); // biome-ignore format: pairs
    default:
      return format satisfies never;
  }
}

export function paperReferences(papers: readonly CitedPaper[], format: CitationFormat): string {
  return papers.map((paper) => paperReference(paper, format)).join(format === "txt" ? "" : "\n");
}

function paperReference(paper: CitedPaper, format: CitationFormat): string {
  const { id, title, journal, year, volume, pages, pmid, demonstration } = paper;
  const authors = paper.authors.split(/\s*;\s*/).filter(Boolean);
  const [first, last] = (pages ?? "").split(/[–-]/);
  const note = demonstration ? demonstrationNote : null;
  switch (format) {
    case "txt": {
      const place = [volume, pages].filter(Boolean).join(": ");
      const identifier = pmid ? ` PMID ${pmid}.` : "";
      const mark = note ? ` [${note}]` : "";
      return `${authors.join(", ")}. ${title.replace(/\.?$/, ".")} ${journal} ${year}${place && `; ${place}`}.${identifier}${mark}\n`;
    }
    case "bib":
      return bibtex("article", id, {
        title: `{${tex(title)}}`,
        author: authors.map((author) => `{${tex(author)}}`).join(" and "),
        journal: tex(journal),
        year: String(year),
        volume: tex(volume),
        pages: tex(pages?.replace(/[–-]+/, "--")),
        pmid,
        url: pmid && pubmed(pmid),
        note,
      });
    case "ris":
      return ris("JOUR", [
        ["TI", title],
        ...authors.map((author): [string, string] => ["AU", author]),
        ["T2", journal],
        ["PY", String(year)],
        ["VL", volume],
        ["SP", first],
        ["EP", last],
        ["AN", pmid],
        ["UR", pmid && pubmed(pmid)],
        ["N1", note],
      ]);
    default:
      return format satisfies never;
  }
}

const texEscapes: Readonly<Record<string, string>> = {
  "\\": "\\textbackslash{}",
  "~": "\\textasciitilde{}",
  "^": "\\textasciicircum{}",
};

/** Escapes TeX commands in a BibTeX field. */
function tex(text: string | null | undefined): string {
  return (text ?? "")
    .replace(/[\\{}$&#%_~^]/g, (character) => texEscapes[character] ?? `\\${character}`)
    .replace(/\s+/g, " ");
}

function bibtex(type: string, key: string, fields: Readonly<Record<string, string | null | undefined>>): string {
  const lines = Object.entries(fields).flatMap(([name, value]) => (value ? [`  ${name} = {${value}}`] : []));
  return `@${type}{${key},\n${lines.join(",\n")}\n}\n`;
}

/** One tag per line with CRLF, as readers of the format expect. A line break in a value would end its tag. */
function ris(type: string, tags: readonly (readonly [string, string | null | undefined])[]): string {
  const lines = tags.flatMap(([tag, value]) => (value ? [`${tag}  - ${value.replace(/\s+/g, " ").trim()}`] : []));
  return [`TY  - ${type}`, ...lines, "ER  - ", ""].join("\r\n");
}
