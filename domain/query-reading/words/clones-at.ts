/** Clones beside their targets. */
import { type Atom, joined } from "../atoms";
import type { Draft } from "../draft";
import type { FoundName, NameTable } from "../name-table";

/** Longest name in atoms. */
export const maxAtoms = 14;

/** A number that is a clone: all of the phrase, or beside the name of its target ("PD-L1 28-8"). */
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

/** A gene's symbol that is a clone beside its target: "Ki-67 SP6", "PHF-1 tau". */
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
