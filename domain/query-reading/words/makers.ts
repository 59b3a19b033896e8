/** Names of other makers beside a target: "GFAP Sigma" means GFAP, and CST is not a gene there. */
import { ownVendor, vendorNames } from "../../paste/vendors";
import type { Atom } from "../atoms";
import type { NameTable } from "../name-table";

/** Written this way, it is a maker in a phrase, even if a gene has the letters. */
const asWritten = /^(?:CST|BD)$/;

/** Length of the maker's name that begins at an atom; 0 if none does, or if it is the whole phrase. */
export function makerAt(atoms: readonly Atom[], at: number, table: Pick<NameTable, "find">): number {
  const atom = atoms[at];
  if (!atom) return 0;
  const names = vendorNames.get(atom.text.toLowerCase()) ?? [];
  const named = names.find(({ words }) => words.every((word, index) => atoms[at + index]?.text.toLowerCase() === word));
  if (!named || named.id === ownVendor || named.words.length === atoms.length) return 0;
  const { length } = named.words;
  if (length > 1 || asWritten.test(atom.text)) return length;
  // "sigma" is a letter, and "Sigma" before a number or "receptor" is part of a name.
  const isLetter = atom.text.toLowerCase() === "sigma";
  const isNamePart = atom.text === atom.text.toLowerCase() || /^(?:\d|receptor)/i.test(atoms[at + 1]?.text ?? "");
  return (isLetter && isNamePart) || table.find(atom.text) !== null ? 0 : length;
}
