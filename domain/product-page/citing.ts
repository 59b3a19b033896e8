/** Citations for reference managers: plain text, BibTeX, RIS. Covers a product and the papers that used it. */
import { bibtex, bibtexText, ris } from "../references/formats";
import { type RegistryNumber, rridText } from "./rrid";

interface CitedProduct extends RegistryNumber {
  readonly key: string;
  readonly name: string;
  /** Canonical address of the product page. */
  readonly url: string;
  /** Lot, if the reference is to one. */
  readonly lot?: string;
  /** Text for the registry number, including for a missing one; by default the number alone. */
  readonly registry?: string | null;
  /** Set if the maker recalled the lot. */
  readonly recall?: { readonly day: string } | null;
  /** Set if the maker withdrew the product because it failed. */
  readonly withdrawal?: { readonly day: string } | null;
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
export function productCitation(product: Omit<CitedProduct, "url">): string {
  const { key, name } = product;
  return `${name} (${[maker, `Cat# ${key}`, ...factsOf(product)].join(", ")})`;
}

/** Catalog number, lot, RRID and withdrawal, as the note of a reference. */
export function productNote(product: Omit<CitedProduct, "url" | "name">): string {
  // A registry number has a mark of its own.
  const marks = product.demonstration && !product.rrid ? ["demonstration record"] : [];
  return [`Catalog number ${product.key}`, ...factsOf(product), ...marks].join(", ");
}

function factsOf({ lot, recall, withdrawal, registry, ...number }: Omit<CitedProduct, "url" | "name">): string[] {
  const registered = registry ?? (number.rrid && rridText(number));
  return [
    ...(lot ? [recall ? `lot ${lot} (recalled on ${recall.day})` : `lot ${lot}`] : []),
    ...(registered ? [registered] : []),
    ...(withdrawal ? [`withdrawn by its maker on ${withdrawal.day}`] : []),
  ];
}

/** @param id key of a BibTeX entry, if it is not the product's */
export function productReference(product: CitedProduct, format: CitationFormat, id = product.key): string {
  const { key, name, url } = product;
  const note = productNote(product);
  switch (format) {
    case "txt":
      return `${productCitation(product)}. ${url}\n`;
    case "bib":
      return bibtex("misc", `benchside-${id}`, {
        title: `{${bibtexText(name)}}`,
        author: `{${maker}}`,
        note: bibtexText(note),
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
        title: `{${bibtexText(title)}}`,
        author: authors.map((author) => `{${bibtexText(author)}}`).join(" and "),
        journal: bibtexText(journal),
        year: String(year),
        volume: bibtexText(volume),
        pages: bibtexText(pages?.replace(/[–-]+/, "--")),
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
