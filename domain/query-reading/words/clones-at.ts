/** Clones beside their targets. */
import { type Atom, joined } from "../atoms";
import type { Draft } from "../draft";
import type { FoundName, NameTable } from "../name-table";
import { isMutation, readResidue } from "../residues";
import { wordOf } from "../vocabulary";

/** Longest name in atoms. */
export const maxAtoms = 14;

/** A number that is a clone's name, if it is the whole phrase or beside its target: "PD-L1 28-8". */
export function numberOfClone(
  atoms: readonly Atom[],
  at: number,
  length: number,
  draft: Draft,
  table: NameTable,
): FoundName | null {
  const text = joined(atoms, at, length);
  if (!/^\d+(?:-\d+)*$/.test(text)) return null;
  const clone = table.clone(text);
  return !clone || length === atoms.length || isBesideTarget(clone, atoms, at + length, draft, table) ? clone : null;
}

/** A gene's symbol that is a clone's name when beside its target: "Ki-67 SP6", "PHF-1 tau". */
export function symbolOfClone(
  atoms: readonly Atom[],
  at: number,
  length: number,
  draft: Draft,
  table: NameTable,
): FoundName | null {
  const text = joined(atoms, at, length);
  if (!/^(?=.*\d)[\p{L}\p{N}]+(?:[-/][\p{L}\p{N}]+)?$/u.test(text)) return null;
  const clone = table.clone(text);
  return clone && isBesideTarget(clone, atoms, at + length, draft, table) ? clone : null;
}

/** True if the target of a clone is named before it or after it. */
function isBesideTarget(
  clone: FoundName,
  atoms: readonly Atom[],
  after: number,
  { targets }: Draft,
  table: NameTable,
): boolean {
  const [next] = atoms
    .slice(after, after + maxAtoms)
    .flatMap((_, further) => table.find(joined(atoms, after, further + 1)) ?? []);
  const named = [...targets, ...(next ? [next] : [])].flatMap(({ chosen }) => chosen.flatMap(({ genes }) => genes));
  return clone.chosen[0].genes.some((gene) => named.includes(gene));
}

/**
 * Number of atoms of a clone that the table lacks, after a target: the parts of "A45-B/B3" and "RM4-55" are neither
 * names nor sites. 0 for any other text.
 */
export function unknownCloneAt(atoms: readonly Atom[], at: number, { targets }: Draft, table: NameTable): number {
  if (targets.length === 0 || atoms[at]?.before !== " ") return 0;
  let length = 1;
  while (atoms[at + length] && atoms[at + length]?.before !== " ") length += 1;
  if (length === 1 || !/^[A-Z\d]+(?:[-/.][A-Z\d]+)+$/.test(joined(atoms, at, length))) return 0;
  const parts = atoms.slice(at, at + length).map(({ text }) => text);
  const isName = parts.some((_, index) => index > 0 && table.find(joined(atoms, at, index + 1)) !== null);
  const isKnown = parts.some((part) => part.length > 2 && (table.find(part) !== null || wordOf(part) !== null));
  const areSites = parts.every((part) => readResidue(part) !== null || /^\d+$/.test(part));
  return !isName && !isKnown && !areSites && parts.some(isPartOfClone) ? length : 0;
}

const isPartOfClone = (part: string): boolean =>
  /^(?=.*\d)(?=.*[A-Z])[A-Z\d]{3,}$/.test(part) && !isMutation(part) && readResidue(part) === null;
