/** Chains of ubiquitin, named by the residue that links them: "UbK63", "K48-linked", "M1 linkage", "linear ubiquitin". */
import type { Atom } from "../atoms";

/** Residues of ubiquitin that the next one is joined to. */
const joint = "M1|K(?:6|11|27|29|33|48|63)";
const oneWord = new RegExp(`^(?:poly)?ub(?:iquitin)?(${joint})$`, "i");
const alone = new RegExp(`^(?:${joint})$`);
const linked = /^(?:linked|linkage|linkages|link|links|chain|chains|specific)$/i;
const ubiquitin = /^(?:poly)?ub(?:i|iquitin|iquitins)?$/i;

interface Chain {
  /** Residue in the notation of sites: "Lys63". */
  readonly residue: string;
  /** Atoms taken; a name of ubiquitin that follows is not one of them. */
  readonly length: number;
}

/** The chain that begins at an atom; null if none does. */
export function ubiquitinChainAt(atoms: readonly Atom[], at: number): Chain | null {
  const { text = "" } = atoms[at] ?? {};
  const [, site] = oneWord.exec(text) ?? [];
  if (site !== undefined) return { residue: residueOf(site), length: 1 + linkWords(atoms, at + 1) };
  const next = atoms[at + 1]?.text ?? "";
  if (/^linear$/i.test(text) && ubiquitin.test(next)) return { residue: "Met1", length: 1 };
  const words = alone.test(text) ? linkWords(atoms, at + 1) : 0;
  const isChain = words > 0 && (!/^specific$/i.test(next) || namesUbiquitin(atoms));
  if (isChain || (alone.test(text) && ubiquitin.test(next))) return { residue: residueOf(text), length: 1 + words };
  return null;
}

/** True if a name of ubiquitin is anywhere in the phrase. */
export const namesUbiquitin = (atoms: readonly Atom[]): boolean => atoms.some(({ text }) => ubiquitin.test(text));

const residueOf = (site: string): string => (/^m/i.test(site) ? "Met" : "Lys") + site.slice(1);

function linkWords(atoms: readonly Atom[], from: number): number {
  let count = 0;
  while (linked.test(atoms[from + count]?.text ?? "")) count += 1;
  return count;
}
