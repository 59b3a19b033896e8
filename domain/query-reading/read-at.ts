/** Reads the longest name, residue or word that begins at an atom. */
import { type Atom, isPrice, joined, typedOf } from "./atoms";
import { isContext } from "./context";
import { addTarget, type Draft, takeResidue } from "./draft";
import type { FoundName, NameTable } from "./name-table";
import { readSingle } from "./read-single";
import { furtherResidue, isAminoAcid, numberedSites, readHistoneMark, readResidue } from "./residues";
import { cloneAt, findNumbered, findOfAnimal, findPrefixed, findRespelled, isInPhrase } from "./spellings";
import { unit } from "./unknown-names";
import { type Word, wordOf } from "./vocabulary";
import { isIsotype } from "./words/antibody-classes";
import { maxAtoms, numberOfClone, symbolOfClone, unknownCloneAt } from "./words/clones-at";
import { isEverydayWord } from "./words/everyday-words";
import { makerAt } from "./words/makers";
import { numberedClassAt } from "./words/numbered-classes";
import { tagAt } from "./words/tags-at";
import { namesUbiquitin, ubiquitinChainAt } from "./words/ubiquitin-chains";

export interface Step {
  readonly length: number;
  readonly word: Word | null;
  /** The name of another maker or of an unknown clone, which is not part of a target's name. */
  readonly apart?: true;
}

/** Adds the name or notation that starts at an atom to the draft; a word is left to the caller. */
export function readAt(atoms: readonly Atom[], at: number, draft: Draft, table: NameTable): Step {
  const alone = atoms.length === 1;
  const clone = cloneAt(atoms, at);
  if (clone.length > 0) {
    const known = table.clone(joined(atoms, at + 1, clone.length));
    if (known) {
      addTarget(joined(atoms, at + 1, clone.length), known, draft, typedOf(atoms, at + 1, clone.length));
      return { length: clone.length + 1, word: null };
    }
    draft.rest.push(...clone.map(({ typed }) => typed));
    return { length: clone.length + 1, word: null };
  }
  if (isPrice(atoms, at)) {
    draft.rest.push(atoms[at]?.typed ?? "");
    return { length: 1, word: null };
  }
  const maker = makerAt(atoms, at, table);
  if (maker > 0) {
    draft.rest.push(...atoms.slice(at, at + maker).map(({ typed }) => typed));
    return { length: maker, word: null, apart: true };
  }
  const unknownClone = unknownCloneAt(atoms, at, draft, table);
  if (unknownClone > 0) {
    draft.rest.push(typedOf(atoms, at, unknownClone));
    return { length: unknownClone, word: null, apart: true };
  }
  const numbered = numberedClassAt(atoms, at);
  if (numbered > 0) draft.rest.push(typedOf(atoms, at, numbered));
  if (numbered > 0) return { length: numbered, word: null };
  const chain = ubiquitinChainAt(atoms, at);
  if (chain) {
    if (!namesUbiquitin(atoms))
      addTarget("ubiquitin", table.find("ubiquitin"), draft, typedOf(atoms, at, chain.length));
    takeResidue(chain.residue, null, draft);
    return { length: chain.length, word: null };
  }
  for (let length = Math.min(maxAtoms, atoms.length - at); length > 0; length -= 1) {
    const text = joined(atoms, at, length);
    const tag = tagAt(atoms, at, length, draft, table);
    if (tag) return tag;
    const isPart = isSiteWrittenOut(text, atoms[at + length]) || isAminoAcidOfName(text, atoms, at, length, table);
    const word = /^protein[ -]s$/i.test(text) || isPart ? null : wordOf(text);
    const single = atoms[at];
    const bare = length === 1 && single !== undefined;
    const apart =
      length === 2 && isAminoAcid(single?.text ?? "") ? readResidue(text.replaceAll(/[^\p{L}\p{N}]/gu, "")) : null;
    const decimals = bare ? pointsBehind(atoms, at) : 0;
    if (decimals > 0) {
      draft.rest.push(typedOf(atoms, at, 1 + decimals));
      return { length: 1 + decimals, word: null };
    }
    const ofHistone = bare && isSiteOfHistone(atoms, at, draft) ? readResidue(single.text) : null;
    if (ofHistone) {
      takeResidue(ofHistone.residue, draft.modification, draft);
      return { length: 1, word: null };
    }
    const site =
      apart ?? (bare && !alone && !beginsPhosphoName(single, draft, table) ? readResidue(single.text) : null);
    const mayBeClone = site?.certain === false && draft.modification === null;
    const isClone = mayBeClone && symbolOfClone(atoms, at, length, draft, table) !== null;
    if (site && !isClone && (site.certain || isSiteOf(draft, single?.text ?? "", table))) {
      takeResidue(site.residue, site.kind, draft);
      return { length: length + takeFurther(atoms, at + length, site.residue, draft), word: null };
    }
    const sites = sitesBehindTarget(atoms, at, length, draft);
    if (sites.length > 0) {
      for (const residue of sites) takeResidue(residue, "phospho", draft);
      return { length, word: null };
    }
    const mark = bare && table.gene(single.text.toUpperCase()) === null ? readHistoneMark(single.text) : null;
    if (mark) {
      const histone = table.find(mark.histone);
      // A marked H3 is the histone, and no other protein with that alias.
      addTarget(mark.histone, histone && { ...histone, others: [] }, draft);
      draft.modification = mark.mark.kind === "any" ? draft.modification : mark.mark.kind;
      draft.residues.push(...mark.mark.residues);
      return { length: length + takeFurtherMethyls(atoms, at + length, draft), word: null };
    }
    // "ac-tubulin" is acetylated; AC is the symbol of a ceramidase. "mCD4" is CD4 of the mouse; MCD4 is an alias of PIGN.
    const isAcetyl = bare && /^[Aa]c$/.test(single.text) && atoms[at + 1]?.before === "-";
    if (isAcetyl || (bare && ofAnimal.test(single.text)))
      return { length: readSingle(atoms, at, single, draft, table), word: null };
    const found =
      symbolOfClone(atoms, at, length, draft, table) ??
      nameAt(text, bare ? single : null, length, { atoms, at, word }, draft, table) ??
      numberOfClone(atoms, at, length, draft, table);
    if (found) {
      addTarget(text, found, draft, typedOf(atoms, at, length));
      return { length, word: null };
    }
    // A label that is not sold is named as typed.
    if (word?.kind === "label" && word.code === text)
      return { length, word: { ...word, code: typedOf(atoms, at, length) } };
    if (word) return { length, word };
    if (bare) return { length: readSingle(atoms, at, single, draft, table), word: null };
  }
  return { length: 1, word: null };
}

/** "acetyl lysine 27": a residue, and not all acetylated lysines. */
const isSiteWrittenOut = (text: string, next: Atom | undefined): boolean =>
  /(?:lysine|tyrosine|serine|threonine|ser|thr)$/i.test(text) && /^\d+$/.test(next?.text ?? "");

/** "phospho-tyrosine hydroxylase": a phosphorylated enzyme, and not all phosphorylated tyrosines. */
const isAminoAcidOfName = (text: string, atoms: readonly Atom[], at: number, length: number, table: NameTable) =>
  length === 2 &&
  /(?:lysine|tyrosine|serine|threonine|arginine)$/i.test(text) &&
  [2, 3].some((more) => table.find(joined(atoms, at + 1, more))?.chosen[0].kind === "gene");

const ofAnimal = /^[hmr]CD\d{1,3}[a-z]?$/;

/**
 * A residue in one-letter code after a target. One digit counts only after a histone or RNA polymerase II, because "K8"
 * names a keratin, and after a phosphorylated target ("p-RPA32 S4/S8"), unless the text names one protein ("p-Akt S6").
 */
function isSiteOf({ targets, modification }: Draft, text: string, table: NameTable): boolean {
  const target = targets.at(-1);
  // "keratinocyte K14" and "K5/K14" name keratins.
  if (target === undefined || isContext(target) || (/^K\d+$/.test(text) && areKeratins(target))) return false;
  // "SOX10 S100": a family of proteins.
  if (/^S100$/i.test(text) && modification === null) return false;
  if (/\d\d/.test(text) || /h[1-4]|\bpol(?:ymerase)? ?(?:2|ii)\b/i.test(target.name)) return true;
  return modification === "phospho" && /^[STY]/.test(text) && table.find(text)?.chosen.length !== 1;
}

const areKeratins = ({ chosen: [{ genes }] }: Draft["targets"][number]): boolean =>
  genes.every((gene) => /^KRT\d/.test(gene));

/** "K4" of "trimethyl K4 histone H3" */
const isSiteOfHistone = (atoms: readonly Atom[], at: number, { modification }: Draft): boolean =>
  modification !== null &&
  /^[KSTYR]\d{1,3}$/.test(atoms[at]?.text ?? "") &&
  /^(?:histone|h[1-4][abxz]?)$/i.test(atoms[at + 1]?.text ?? "");

/** The name that a text means at this place; null for anything else. */
function nameAt(
  text: string,
  single: Atom | null,
  length: number,
  { atoms, at, word }: { readonly atoms: readonly Atom[]; readonly at: number; readonly word: Word | null },
  draft: Draft,
  table: NameTable,
): FoundName | null {
  const alone = atoms.length === 1;
  const prefixed = word ? null : findPrefixed(text, table);
  if (prefixed) {
    if (prefixed.prefix === "rh") draft.recombinant = true;
    else draft.modification ??= prefixed.prefix;
    return prefixed.name;
  }
  const ofAnimal = findOfAnimal(text, table);
  if (ofAnimal) {
    draft.species.add(ofAnimal.species);
    return ofAnimal.name;
  }
  if (word && !(alone && length === 1)) return null;
  // SDS is the detergent, or a safety data sheet, far more often than serine dehydratase.
  if (word?.kind === "reagent") return null;
  // A word alone is a gene only if it is written as the symbol, which "キット" and "kit" are not.
  const isSymbol = single?.typed === text && !isEverydayWord(text) && table.gene(text.toUpperCase()) !== null;
  if (word && alone && !isSymbol) return null;
  if (word?.kind === "filler" || word?.kind === "animal" || word?.kind === "protein") return null;
  // Cyclic AMP is not a protein; the gene of an antimicrobial peptide is written in capitals.
  if (text === "cAMP") return null;
  if (single && isIsotype(atoms, at, draft)) return null;
  // Beside a target it is the grade of a protein.
  if (text === "GMP" && !alone) return null;
  if (single && !alone && (isEverydayWord(single.text) || isNumeral(single.text))) return null;
  // "für" is a word, and not FURIN by its alias FUR.
  if (single && /^(?=.*[À-ÖØ-öø-ÿ])[A-Za-zÀ-ÖØ-öø-ÿ]{2,4}$/.test(single.typed)) return null;
  if (!single && (isInPhrase(text) || isAmountBehind(atoms, at, length) || isUnitBehindNumber(atoms, at))) return null;
  if (isAliasBehindTarget(text, atoms, at, draft, table)) return null;
  const found = table.find(text);
  return (
    (single ? withoutEnding(text, table) : null) ??
    (found && isSplit(text, found) ? null : found) ??
    (single ? null : (findRespelled(text, table) ?? findNumbered(text, atoms, at, table)))
  );
}

/**
 * "tubulin B12", "GFAP G5": after a target, a letter with a number is more likely a clone or an item of a list than
 * another gene's old alias. Common names such as A20 are exceptions, and so are keratins, ribosomal proteins and
 * proteins named by their weight, which are numbered with K, L, S and P.
 */
function isAliasBehindTarget(
  text: string,
  atoms: readonly Atom[],
  at: number,
  { targets }: Draft,
  table: NameTable,
): boolean {
  if (!/^[A-JM-ORT-Z]\d{1,3}$/.test(text) || atoms[at]?.before !== " " || !table.isOnlyAlias(text)) return false;
  const last = targets
    .at(-1)
    ?.name.split(/[\s/-]/)
    .at(-1);
  return last !== undefined && last === atoms[at - 1]?.typed;
}

/** "form in" is not the family "formin". */
const isSplit = (text: string, { chosen: [{ kind, concept }] }: FoundName): boolean =>
  kind === "family" && text.includes(" ") && /^[a-z]+$/.test(concept ?? "") && !text.includes(concept ?? "");

/** "CD3 25 tests" is 25 tests, not CD325. */
function isAmountBehind(atoms: readonly Atom[], at: number, length: number): boolean {
  const [last, next] = [atoms[at + length - 1], atoms[at + length]];
  return last?.before === " " && /^\d+$/.test(last.text) && next !== undefined && unit.test(next.text);
}

/** "100 ul 2" is an amount and a count, not the ribosomal protein uL2. */
const isUnitBehindNumber = (atoms: readonly Atom[], at: number): boolean =>
  unit.test(atoms[at]?.text ?? "") && /^\d+$/.test(atoms[at - 1]?.text ?? "");

/** "tubuline" is tubulin, not tubulin ε, which folds to the same letters. */
const withoutEnding = (text: string, table: NameTable): FoundName | null =>
  /^[A-Za-z][a-z]{3,}ine$/.test(text) && table.gene(text.toUpperCase()) === null ? table.find(text.slice(0, -1)) : null;

/** Sites that are numbers: one after "p-Akt", or two after any target; never a number with a unit. */
function sitesBehindTarget(
  atoms: readonly Atom[],
  at: number,
  length: number,
  { targets, ...draft }: Draft,
): readonly string[] {
  if (targets.length === 0 || length > 2 || unit.test(atoms[at + length]?.text ?? "")) return [];
  const isAsked = length === 2 || draft.modification === "phospho";
  return isAsked && draft.residues.length === 0 ? numberedSites(joined(atoms, at, length)) : [];
}

/** "VIII" of "EGFR vIII" is not a gene's alias. */
const isNumeral = (text: string) => /^(?:v?i{2,3}|i[vx]|vi|xi{1,3})$/i.test(text);

/** "pS6" before its site is a name, although it could be a residue. */
function beginsPhosphoName({ text }: Atom, { targets }: Draft, table: NameTable): boolean {
  return targets.length === 0 && findPrefixed(text, table)?.prefix === "phospho";
}

/** Adds more positions after a slash; returns the number of atoms taken. */
function takeFurther(atoms: readonly Atom[], from: number, first: string, draft: Draft): number {
  let taken = 0;
  for (let before = first; atoms[from + taken]?.before === "/"; taken += 1) {
    const text = atoms[from + taken]?.text ?? "";
    const further = readResidue(text)?.residue ?? furtherResidue(text, before);
    if (further === null) break;
    draft.residues.push(further);
    before = further;
  }
  return taken;
}

/** "/3" of "H3K9me2/3"; returns the number of atoms taken. Products are made for the trimethyl. */
function takeFurtherMethyls(atoms: readonly Atom[], from: number, draft: Draft): number {
  let taken = 0;
  while (atoms[from + taken]?.before === "/" && /^(?:me)?[123]$/.test(atoms[from + taken]?.text ?? "")) {
    if (atoms[from + taken]?.text.endsWith("3")) draft.modification = "methyl";
    taken += 1;
  }
  return taken;
}

/** Number of atoms after a clone's first one: "D13.14.4E" is neither a site nor a name, "F7.2.38" not factor VII. */
function pointsBehind(atoms: readonly Atom[], at: number): number {
  if (!/^(?=.*\d)\p{L}/u.test(atoms[at]?.text ?? "")) return 0;
  let length = 0;
  while (atoms[at + 1 + length]?.sign === "." && /^\d/.test(atoms[at + 1 + length]?.text ?? "")) length += 1;
  return length;
}
