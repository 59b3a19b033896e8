/** Reads an atom that is neither a name nor a word. */
import type { Atom } from "./atoms";
import { addGene, addTarget, type Draft } from "./draft";
import type { NameTable } from "./name-table";
import { farSites, isMutation, numberedSites, readResidue } from "./residues";
import { readGeneNumber } from "./spellings";
import { unit } from "./unknown-names";

/** Reads a prefix, a number of a gene, a tag, or something unknown; returns the number of atoms taken. */
export function readSingle(atoms: readonly Atom[], at: number, atom: Atom, draft: Draft, table: NameTable): number {
  const next = atoms[at + 1];
  const text = atom.text.toLowerCase();
  // "Parkinson's"
  if (text === "s" && /['’]/.test(atom.sign)) return 1;
  const isPrefix = next?.before === "-" && !/^(?:termin\w+|term|peptide|domain)$/i.test(next.text);
  if (isPrefix && text === "p" && isMutation(next.text)) return 1;
  if (isPrefix && (text === "p" || text === "ac" || text === "c")) {
    draft.modification ??= { p: "phospho", ac: "acetyl", c: "cleaved" }[text];
    return 1;
  }
  const accession = /^[OPQ]\d[A-Z\d]{3}\d$|^[A-NR-Z]\d(?:[A-Z][A-Z\d]{2}\d){1,2}$/i.test(atom.text);
  const byAccession = accession ? table.byNumber("uniprot", atom.text.toUpperCase()) : null;
  if (byAccession) {
    addGene(atom.text, byAccession.symbol, draft);
    return 1;
  }
  const byNumber = readGeneNumber(atoms, at, table);
  if (byNumber) {
    addGene(byNumber.name, byNumber.symbol, draft);
    return byNumber.length;
  }
  const [, modified = "", position = ""] = /^p([A-Za-z][A-Za-z\d]*?)(\d{3,4})$/.exec(atom.text) ?? [];
  const phosphorylated = modified === "" ? null : table.find(modified);
  if (phosphorylated) {
    addTarget(modified, phosphorylated, draft);
    draft.modification = "phospho";
    draft.residues.push(...["Ser", "Thr", "Tyr"].map((amino) => amino + position));
    return 1;
  }
  const [, joinedName = "", site = ""] = /^([A-Za-z]{2}[A-Za-z\d]+?)([STY]\d{3,4})$/.exec(atom.text) ?? [];
  const named = joinedName === "" ? null : table.find(joinedName);
  const residue = readResidue(site)?.residue;
  if (named && residue) {
    addTarget(joinedName, named, draft);
    draft.modification ??= "phospho";
    draft.residues.push(residue);
    return 1;
  }
  // "hCD45" of a list of antibodies
  const [, animal = "", marker = ""] = /^([hmr])(CD\d{1,3}[a-z]?)$/.exec(atom.text) ?? [];
  const ofAnimal = marker === "" ? null : table.find(marker);
  if (ofAnimal) {
    addTarget(marker, ofAnimal, draft, atom.typed);
    draft.species.add(animal.toUpperCase());
    return 1;
  }
  const last = atoms[at - 1];
  const series =
    last && atom.before === "/" && /^\d{1,2}$/.test(atom.text)
      ? (memberBefore(last, draft) ?? last.text).replace(/\d+$/, atom.text)
      : null;
  const sibling = series ? table.find(series) : null;
  if (series && sibling && draft.targets.length > 0) {
    addTarget(series, sibling, draft);
    return 1;
  }
  if (isMutation(atom.text) && isVariantOf(draft)) {
    draft.modification = "variant";
    draft.residues.push(atom.text);
    return 1;
  }
  if (isBehindTarget(atoms, at, draft)) {
    draft.possibleResidues.push(...numberedSites(atom.text), ...farSites(atom.text));
  }
  draft.rest.push(atom.typed);
  return 1;
}

/** "caspase-3" before "/7"; its "3" is a separate atom. */
const memberBefore = ({ text }: Atom, { targets }: Draft): string | undefined =>
  [targets.at(-1)?.text].find((name) => name?.endsWith(text));

/** A number with a unit is an amount. */
function isBehindTarget(atoms: readonly Atom[], at: number, { targets }: Draft): boolean {
  const [before, after] = [atoms[at - 1]?.typed, atoms[at + 1]?.text ?? ""];
  return before !== undefined && targets.at(-1)?.name.endsWith(before) === true && !unit.test(after);
}

/** True if the last target is a protein that the query modifies by nothing other than variants. */
function isVariantOf({ targets, modification, residues }: Draft): boolean {
  const last = targets.at(-1);
  const isFurther = modification === "variant" || (modification === null && residues.length === 0);
  return last !== undefined && last.chosen[0].kind === "gene" && isFurther;
}
