/** Readings that depend on the whole query, once all words are read. */
import type { Atom } from "./atoms";
import { addTarget, type Draft } from "./draft";
import type { NameTable } from "./name-table";
import type { ReadTarget } from "./read-query";
import { wordOf } from "./vocabulary";

const isEmpty = ({ targets, reagents, rest, kinds }: Draft) =>
  targets.length + reagents.length + rest.length + kinds.size === 0;

/** "APC antibody" asks for the protein: the symbol of a gene is a label only beside another target. */
export function takeLabelAsGene(atoms: readonly Atom[], draft: Draft, table: NameTable): void {
  if (!isEmpty(draft)) return;
  const atom = atoms.find(({ text }) => wordOf(text)?.kind === "label" && table.gene(text.toUpperCase()) !== null);
  if (!atom || atoms.length === 1) return;
  draft.labels.clear();
  addTarget(atom.text, table.find(atom.text), draft, atom.typed);
}

/** "kit antibody" asks for the protein, "antibody kit" for a kit. */
export function takeKitAsGene(atoms: readonly Atom[], draft: Draft, table: NameTable): void {
  if (draft.targets.length + draft.reagents.length > 0 || !draft.kinds.has("Kit")) return;
  const isAntibody = (atom: Atom | undefined) => /^(?:antibod(?:y|ies)|m?abs?)$/i.test(atom?.text ?? "");
  const atom = atoms.find(({ text }, at) => /^kit$/i.test(text) && isAntibody(atoms[at + 1]));
  if (!atom) return;
  draft.kinds.clear();
  addTarget("KIT", table.find("KIT"), draft, atom.typed);
}

/** Caspases are activated by cleavage. */
export function takeActivation(draft: Draft): void {
  const at = draft.rest.findIndex((word) => /^activated?$|^active$|^活性化$|^活化的?$/i.test(word));
  const areCaspases =
    draft.targets.length > 0 &&
    draft.targets.every(({ chosen }) => chosen[0].genes.every((one) => one.startsWith("CASP")));
  if (at < 0 || !areCaspases) return;
  draft.rest.splice(at, 1);
  draft.modification ??= "cleaved";
}

/** "cell proliferation assay" asks for a kit; an assay of a protein may be any use of an antibody. */
export function takeAssay(
  atoms: readonly Atom[],
  targets: readonly ReadTarget[],
  { kinds, applications }: Draft,
): void {
  const isProcess = targets.length > 0 && targets.every(({ chosen: [{ kind }] }) => kind === "process");
  const isAsked = atoms.some(({ text }) => /^assays?$/i.test(text)) && kinds.size + applications.size === 0;
  if (isProcess && isAsked) kinds.add("Kit");
}

/** Beads without a target are a reagent. */
export function takeBeads({ labels, rest, kinds, reagents }: Draft): void {
  const bead = [...labels].find((label) => /Bead$/.test(label));
  if (bead === undefined || rest.length + kinds.size > 0) return;
  labels.delete(bead);
  reagents.push(`${bead.toLowerCase()}s`);
}
