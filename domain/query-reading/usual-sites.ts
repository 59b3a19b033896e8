/**
 * Sites that papers number by another sequence than the catalogue: by chicken Src, by mouse Bad, by rat synapsin, by
 * another isoform, with or without the first amino acids.
 */
import type { Draft } from "./draft";
import type { AskedModification } from "./name-table";
import type { QueryReading, ReadTarget } from "./read-query";

/** Other numbers of a gene's sites, each before the catalogue's: of UniProt, of mature chains, isoforms and rodents. */
const usual: Readonly<Record<string, string>> = {
  ABL1: "Tyr264 Tyr245, Tyr393 Tyr412",
  ACACA: "Ser80 Ser79",
  APP: "Thr743 Thr668",
  BAD: "Ser112 Ser75, Ser136 Ser99, Ser155 Ser118",
  BCL2L11: "Ser65 Ser69",
  BECN1: "Ser91 Ser93",
  BRAF: "Ser446 Ser445",
  CD79A: "Tyr188 Tyr182",
  CEBPB: "Thr188 Thr235",
  CSF1R: "Tyr721 Tyr723, Tyr807 Tyr809",
  EEF2: "Thr57 Thr56",
  EGFR: "Tyr869 Tyr845, Tyr1092 Tyr1068, Tyr1197 Tyr1173",
  EIF2S1: "Ser52 Ser51",
  FOXO1: "Ser253 Ser256",
  GRIA1: "Ser831 Ser849, Ser845 Ser863",
  GYS1: "Ser640 Ser641",
  H2AX: "Ser140 Ser139",
  HSPB1: "Ser86 Ser82",
  IGF1R: "Tyr1161 Tyr1131, Tyr1165 Tyr1135, Tyr1166 Tyr1136",
  INSR: "Tyr1162 Tyr1150, Tyr1163 Tyr1151, Tyr1189 Tyr1150, Tyr1190 Tyr1151",
  IRF3: "Ser379 Ser386, Ser388 Ser396",
  IRS1: "Ser312 Ser307, Ser632 Ser636",
  ITGB3: "Tyr759 Tyr785",
  KDR: "Tyr949 Tyr951, Tyr1173 Tyr1175",
  KIT: "Tyr721 Tyr719",
  LAT: "Tyr132 Tyr161, Tyr191 Tyr220",
  LIPE: "Ser552 Ser563, Ser650 Ser660",
  LYN: "Tyr507 Tyr508",
  MAP2K1: "Ser218 Ser217, Ser222 Ser221",
  MAP3K5: "Thr845 Thr838",
  MAPK1: "Thr183 Thr185, Tyr185 Tyr187",
  MAPK3: "Thr203 Thr202, Tyr205 Tyr204",
  MYL9: "Thr18 Thr19, Ser19 Ser20",
  NOS3: "Ser1176 Ser1177, Ser1179 Ser1177, Thr497 Thr495",
  NR3C1: "Ser220 Ser211, Ser232 Ser211",
  NTRK1: "Tyr496 Tyr490, Tyr680 Tyr674, Tyr681 Tyr675",
  PDHA1: "Ser264 Ser293",
  PRKACA: "Thr197 Thr198",
  PRKCD: "Thr505 Thr507",
  PRKD1: "Ser744 Ser738, Ser748 Ser742, Ser916 Ser910",
  RELA: "Ser534 Ser536",
  RPS6KB1: "Thr412 Thr389, Thr444 Thr421, Ser447 Ser424",
  SQSTM1: "Ser351 Ser349, Ser405 Ser403",
  SRC: "Tyr416 Tyr419, Tyr527 Tyr530",
  STING1: "Ser365 Ser366",
  STK11: "Ser431 Ser428",
  SYK: "Tyr346 Tyr352, Tyr519 Tyr525, Tyr520 Tyr526",
  SYN1: "Ser603 Ser605",
  TH: "Ser62 Ser31, Ser71 Ser40",
  ULK1: "Ser556 Ser555, Ser758 Ser757",
  VASP: "Ser153 Ser157, Ser235 Ser239",
  YAP1: "Ser112 Ser127, Ser381 Ser397",
};

/** The catalogue's residue for another number of the same site; empty for its own numbers. */
const usualSite = (gene: string, residue: string): readonly string[] =>
  (usual[gene] ?? "").split(", ").flatMap((pair) => {
    const [other, own] = pair.split(" ");
    return other === residue && own !== undefined ? [own] : [];
  });

/** The residues, with the catalogue's residues for the same sites of the genes. */
const withUsualSites = (residues: readonly string[], genes: readonly string[]): readonly string[] => [
  ...new Set([...residues, ...genes.flatMap((gene) => residues.flatMap((residue) => usualSite(gene, residue)))]),
];

/** Sites that a query numbers otherwise than the catalogue: Tyr1092 of EGFR is Tyr1068. */
export const renumberedSites = ({ targets, wants }: Pick<QueryReading, "targets" | "wants">) => {
  const genes = targets.flatMap(({ chosen: [{ genes: own }] }) => own);
  const pairs = (wants.modification?.residues ?? []).flatMap((typed) =>
    genes.flatMap((gene) => usualSite(gene, typed).map((own) => ({ typed, own }))),
  );
  return [...new Map(pairs.map((pair) => [pair.typed, pair])).values()];
};

/** The form that a draft asks for. */
export function modificationOf(
  { modification, residues }: Draft,
  targets: readonly ReadTarget[],
): AskedModification | null {
  if (modification === null && residues.length === 0) return null;
  const genes = targets.flatMap(({ chosen: [{ genes: own }] }) => own);
  return { kind: modification ?? "any", residues: withUsualSites(residues, genes) };
}

/** A number of four digits is a site only of a phosphorylated target. */
export function possibleOf({ modification, residues, possibleResidues }: Draft): readonly string[] {
  if (residues.length > 0 || (modification !== null && modification !== "phospho")) return [];
  return possibleResidues.filter((residue) => modification === (/\d{4}/.test(residue) ? "phospho" : null));
}
