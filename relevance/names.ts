/**
 * Gene names as facts: the symbols that a name may refer to. Independent of the engine, so that an error in the
 * engine's folding does not affect the evaluation.
 */
import { readTabSeparated } from "@domain/tables/tab-separated";

const greek: Readonly<Record<string, string>> = {
  α: "alpha",
  β: "beta",
  γ: "gamma",
  δ: "delta",
  ε: "epsilon",
  ζ: "zeta",
  η: "eta",
  θ: "theta",
  κ: "kappa",
  λ: "lambda",
  μ: "mu",
  σ: "sigma",
  τ: "tau",
  ω: "omega",
};

/** Key of a name. Names that differ only in case, punctuation or the spelling of Greek letters have the same key. */
export function nameKey(name: string): string {
  return name
    .normalize("NFKC")
    .toLowerCase()
    .replaceAll(/[α-ω]/g, (letter) => greek[letter] ?? letter)
    .replaceAll(/[^\p{L}\p{N}]/gu, "");
}

export interface GeneNames {
  readonly symbol: string;
  readonly aliases: readonly string[];
  readonly previous: readonly string[];
}

/** A human gene with its names and numbers in public registries; "" if unknown. */
export interface GeneRecord extends GeneNames {
  /** Spelled-out names of the gene and its protein. */
  readonly spoken: readonly string[];
  /** Mouse symbol, if it differs from the human one in more than case. */
  readonly mouse: string;
  readonly hgnc: string;
  readonly entrez: string;
  readonly uniprot: string;
}

const items = (cell: string | undefined): string[] => (cell ?? "").split("|").filter((item) => item !== "");

/**
 * Reads names from a table of targets: tab-separated, with a header line and the columns `symbol`, `alias_symbols`,
 * `prev_symbols`.
 */
export function readGeneNames(text: string): GeneNames[] {
  const { column, optionalColumn, rows } = readTabSeparated(text, "targets");
  const symbol = column("symbol");
  const [aliases, previous] = [optionalColumn("alias_symbols"), optionalColumn("prev_symbols")];
  return [...rows].flatMap((cell) =>
    cell(symbol) === ""
      ? []
      : [{ symbol: cell(symbol), aliases: items(cell(aliases)), previous: items(cell(previous)) }],
  );
}

/**
 * Reads `data/names/genes.tsv`. The file does not distinguish former symbols from other names, so all become aliases.
 */
export function readGeneRecords(text: string): GeneRecord[] {
  const { column, rows } = readTabSeparated(text, "genes");
  const [symbol, name, protein, others] = [column("symbol"), column("name"), column("protein"), column("others")];
  const [mouse, hgnc, entrez, uniprot] = [column("mouse"), column("hgnc"), column("entrez"), column("uniprot")];
  return [...rows].flatMap((cell) =>
    cell(symbol) === ""
      ? []
      : [
          {
            symbol: cell(symbol),
            aliases: items(cell(others)),
            previous: [],
            spoken: [cell(name), cell(protein)].filter((words) => words !== ""),
            mouse: cell(mouse),
            hgnc: cell(hgnc),
            entrez: cell(entrez),
            uniprot: cell(uniprot),
          },
        ],
  );
}

/** Symbols by every name of their genes. */
export function symbolsByName(genes: Iterable<GeneNames>): ReadonlyMap<string, ReadonlySet<string>> {
  const symbols = new Map<string, Set<string>>();
  for (const { symbol, aliases, previous } of genes) {
    for (const name of [symbol, ...aliases, ...previous]) {
      const key = nameKey(name);
      symbols.set(key, (symbols.get(key) ?? new Set()).add(symbol));
    }
  }
  return symbols;
}
