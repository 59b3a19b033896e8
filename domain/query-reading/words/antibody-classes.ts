/** Classes of antibodies, which queries name as targets and as isotypes. */
import type { Atom } from "../atoms";
import type { Draft } from "../draft";
import { wordOf } from "../vocabulary";

/** "IgM" of "CD15 mouse IgM" and of "IgM isotype control" is not a target; in "anti-mouse IgM" and alone it is. */
export function isIsotype(atoms: readonly Atom[], at: number, { targets }: Pick<Draft, "targets">): boolean {
  if (!/^Ig[ADEM]$/i.test(atoms[at]?.text ?? "")) return false;
  if (atoms.some(({ text }) => /^isotypes?$/i.test(text))) return true;
  const isOfAnimal = wordOf(atoms[at - 1]?.text ?? "")?.kind === "animal" && !isAnti(atoms[at - 2]);
  return isOfAnimal && (targets.length > 0 || atoms.slice(at).some(isAnti));
}

const isAnti = (atom: Atom | undefined): boolean => atom?.text.toLowerCase() === "anti";
