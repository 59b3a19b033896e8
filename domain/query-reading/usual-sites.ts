/**
 * Sites that papers number by another sequence than the catalogue: by chicken Src, by mouse Bad, by rat synapsin, or
 * without the first amino acids.
 */
const usual: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  BAD: { Ser112: "Ser75", Ser136: "Ser99", Ser155: "Ser118" },
  GRIA1: { Ser831: "Ser849", Ser845: "Ser863" },
  LYN: { Tyr507: "Tyr508" },
  MYL9: { Thr18: "Thr19", Ser19: "Ser20" },
  SRC: { Tyr416: "Tyr419", Tyr527: "Tyr530" },
  SYN1: { Ser603: "Ser605" },
};

/** The residues, with the catalogue's residues for the same sites of the genes. */
export const withUsualSites = (residues: readonly string[], genes: readonly string[]): readonly string[] => [
  ...new Set([...residues, ...genes.flatMap((gene) => residues.flatMap((residue) => usual[gene]?.[residue] ?? []))]),
];
