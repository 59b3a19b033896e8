/** Notations of modified residues: "Ser473", "pS473", "S10ph", "K27ac", "Thr202/Tyr204". */
import type { AskedModification } from "./name-table";

const letters: Readonly<Record<string, string>> = {
  s: "Ser",
  t: "Thr",
  y: "Tyr",
  k: "Lys",
  r: "Arg",
  d: "Asp",
  v: "Val",
};
const residue = /^(p|phospho|ac|me)?(ser|thr|tyr|lys|arg|asp|val|[styrkdv])(\d{1,4})(ac|me[123]?|ph|p|ub1?|cr|su)?$/i;
const marks: Readonly<Record<string, string>> = {
  phospho: "phospho",
  ac: "acetyl",
  me: "methyl",
  me1: "monomethyl",
  me2: "dimethyl",
  me3: "methyl",
  ph: "phospho",
  p: "phospho",
  ub: "ubiquityl",
  ub1: "ubiquityl",
  cr: "crotonyl",
  su: "sumo",
};

const threeLetters: Readonly<Record<string, string>> = {
  serine: "Ser",
  threonine: "Thr",
  tyrosine: "Tyr",
  lysine: "Lys",
  arginine: "Arg",
};
const writtenOut = /(?:serine|threonine|tyrosine|lysine|arginine)(?=\d)/i;

interface ReadResidue {
  readonly residue: string;
  /** Modification that the notation names; null if it names none. */
  readonly kind: string | null;
  /** Written with three letters or a mark, so it is not a protein's name. */
  readonly certain: boolean;
}

export function readResidue(text: string): ReadResidue | null {
  const abbreviated = text.replace(writtenOut, (name) => threeLetters[name.toLowerCase()] ?? name);
  const [, before, amino = "", position = "", mark = ""] = residue.exec(abbreviated) ?? [];
  if (amino === "") return null;
  const short = letters[amino.toLowerCase()];
  // "MEK2" and "PD1" are names: no enzyme puts these groups on these amino acids.
  if (short !== undefined && before && !takes(before, amino)) return null;
  const name = short ?? amino.charAt(0).toUpperCase() + amino.slice(1).toLowerCase();
  const kind = marks[(before ?? mark).toLowerCase()] ?? null;
  return { residue: name + position, kind, certain: short === undefined || kind !== null };
}

const acceptors: Readonly<Record<string, RegExp>> = { p: /[sty]/i, phospho: /[sty]/i, ac: /k/i, me: /[kr]/i };

/** True if an amino acid can carry a group that is written before it. "ME" in capitals begins a name. */
function takes(group: string, amino: string): boolean {
  return group !== group.toUpperCase() && acceptors[group.toLowerCase()]?.test(amino) === true;
}

/** True for an amino acid whose position follows as a word of its own: "Tyr 204", "pSer 473". */
export const isAminoAcid = (text: string): boolean =>
  /^(?:p|phospho)?(?:ser|thr|tyr|lys|arg|asp|serine|threonine|tyrosine|lysine|arginine)$/i.test(text);

/** Residues that a number of four digits may stand for after a phosphorylated target: "p-EGFR 1068". */
export const farSites = (text: string): readonly string[] =>
  /^[12]\d{3}$/.test(text) ? ["Ser", "Thr", "Tyr"].map((amino) => amino + text) : [];

/** The same amino acid at another position: "311" after "Ser307". */
export function furtherResidue(text: string, before: string): string | null {
  return /^\d{2,4}$/.test(text) ? before.slice(0, 3) + text : null;
}

/** Names of proteins that are not sites: "p44/42". */
const noSites = /^(?:44\/42|42\/44|50\/52)$/;

/**
 * Residues that a number may stand for after a phosphorylated target ("p-tau 217"), or two numbers ("S6 240/244"). A
 * number of four digits alone is a product number.
 */
export function numberedSites(text: string): readonly string[] {
  if (!/^(?:\d{2,3}|\d{2,4}\/\d{2,4})$/.test(text) || noSites.test(text)) return [];
  return text.split("/").flatMap((position) => ["Ser", "Thr", "Tyr"].map((amino) => amino + position));
}

const mutation = /^[ACDEFGHIKLMNPQRSTVWY]\d{2,4}[ACDEFGHIKLMNPQRSTVWY]$/;

/** An amino acid in place of another: "V600E". Clones are rarely spelled this way. */
export const isMutation = (text: string): boolean => mutation.test(text);

const histoneMark = /^(h(?:2a|2b|3|4))(?:\.\d)?([skrty])(\d{1,3})(ac|me[123]?|ph|p|ub1?|cr)?$/i;

/** Modified residues of the tails: "H4K7", without a mark, is the name of a clone. */
const positions: Readonly<Record<string, string>> = {
  h2a: "s1 r3 k5 k9 k13 k15 k36 k74 k99 k118 k119 t120 s121 s129 s139 y142",
  h2b: "k5 k11 k12 s14 k15 k16 k20 k23 k34 s36 y37 k46 r79 k85 k108 k116 k120",
  h3: "r2 t3 k4 t6 r8 k9 s10 t11 k14 r17 k18 k23 r26 k27 s28 k36 k37 y41 r42 t45 k56 s57 r63 k64 k79 t80 y99 t118 k115 k122",
  h4: "s1 r3 k5 k8 k12 k16 r17 k20 k31 r36 k44 s47 y51 k59 r78 k77 k79 t80 y88 k91 r92",
};

/** "H3K27ac": the histone and its mark; null if the text is not such a notation. */
export function readHistoneMark(text: string): { readonly histone: string; readonly mark: AskedModification } | null {
  const [, histone = "", amino = "", position = "", mark = ""] = histoneMark.exec(text) ?? [];
  if (histone === "") return null;
  const site = (amino + position).toLowerCase();
  if (mark === "" && !positions[histone.toLowerCase()]?.split(" ").includes(site)) return null;
  const kind = marks[mark.toLowerCase()] ?? (/[kr]/i.test(amino) ? "methyl" : "phospho");
  return {
    histone: histone.toUpperCase(),
    mark: { kind: mark === "" ? "any" : kind, residues: [(letters[amino.toLowerCase()] ?? "") + position] },
  };
}
