/** Numbers of enzyme classes and of chemicals, whose letters are names of genes elsewhere: "EC 2.7.11.1", "CAS 53123-88-9". */
import type { Atom } from "../atoms";

/** Atoms of such a number that begins at an atom; 0 if none does. */
export function numberedClassAt(atoms: readonly Atom[], at: number): number {
  const text = atoms[at]?.text.toUpperCase();
  if (text !== "EC" && text !== "CAS") return 0;
  const first = /^(?:no|nr|number|rn|registry)$/i.test(atoms[at + 1]?.text ?? "") ? at + 2 : at + 1;
  const parts = text === "EC" ? 4 : 3;
  const isJoined = Array.from({ length: parts }, (_, index) => atoms[first + index]).every(
    (atom, index) => atom !== undefined && /^\d+$/.test(atom.text) && (index === 0 || /^[.-]$/.test(atom.sign)),
  );
  return isJoined ? first - at + parts : 0;
}
