/** Names of other makers beside a target: "GFAP Sigma" means GFAP, and CST is not a gene there. */
import { ownVendor, vendorNames } from "../../paste/vendors";
import type { Atom } from "../atoms";
import type { NameTable } from "../name-table";

/** Written this way, it is a maker in a phrase, even if a gene has the letters. */
const asWritten = /^(?:CST|BD)$/;

interface Maker {
  readonly length: number;
  /** True for the shop's own name, which adds nothing to a number of the shop. */
  readonly isOurs: boolean;
}

/** The maker's name that begins at an atom; null if none does, or if it is the whole phrase. */
export function makerAt(atoms: readonly Atom[], at: number, table: Pick<NameTable, "find">): Maker | null {
  const atom = atoms[at];
  if (!atom) return null;
  const names = vendorNames.get(atom.text.toLowerCase()) ?? [];
  const named = names.find(({ words }) => words.every((word, index) => atoms[at + index]?.text.toLowerCase() === word));
  if (!named || named.id === ownVendor || named.words.length === atoms.length) return null;
  const maker = { length: named.words.length, isOurs: named.id === "cst" };
  if (maker.length > 1 || asWritten.test(atom.text)) return maker;
  // "sigma" is a letter, and "Sigma" before a number or "receptor" is part of a name.
  const isLetter = atom.text.toLowerCase() === "sigma";
  const isNamePart = atom.text === atom.text.toLowerCase() || /^(?:\d|receptor)/i.test(atoms[at + 1]?.text ?? "");
  return (isLetter && isNamePart) || table.find(atom.text) !== null ? null : maker;
}
