/**
 * Gene names as facts: the symbols that a name may refer to. Written independently of the engine, so that the engine is
 * judged by the names and not by its own folding.
 */

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

/** Names that differ only in case, punctuation and the spelling of Greek letters have the same key. */
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

const items = (cell: string | undefined): string[] => (cell ?? "").split("|").filter((item) => item !== "");

/**
 * Reads names from a table of targets: tab-separated, with a header line and the columns `symbol`, `alias_symbols`,
 * `prev_symbols`.
 */
export function readGeneNames(text: string): GeneNames[] {
  const [header = "", ...lines] = text.replace(/^\uFEFF/, "").split(/\r?\n/);
  const columns = header.split("\t");
  const [symbol, aliases, previous] = ["symbol", "alias_symbols", "prev_symbols"].map((name) => columns.indexOf(name));
  if (symbol === undefined || symbol < 0) throw new Error("The table of targets has no column symbol");
  return lines.flatMap((line) => {
    const cells = line.split("\t");
    const own = cells[symbol] ?? "";
    if (own === "") return [];
    return [{ symbol: own, aliases: items(cells[aliases ?? -1]), previous: items(cells[previous ?? -1]) }];
  });
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
