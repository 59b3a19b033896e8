/**
 * Finds names that are not in the table, but contain a known name of something else: "T cell factor 9" is not a T cell,
 * "Yes-associated protein 7" is not Yes. Such a name is left unread as a whole, because reading a part of it would find
 * the wrong reagent.
 */
import { isMaterial, isUntestedMethod } from "../vocabulary/untested-methods";
import { type Atom, joined } from "./atoms";
import type { NameTable } from "./name-table";
import type { ReadTarget } from "./read-query";
import type { Word } from "./vocabulary";

/** Reading of neighboring atoms: a target, a word, nothing, or part of a notation. */
export interface Span {
  readonly from: number;
  readonly to: number;
  readonly target: ReadTarget | null;
  readonly word: Word | null;
  /** The atoms were not understood. */
  readonly unread: boolean;
}

/** Atoms of an unknown name; the end is exclusive. */
export interface AtomRange {
  readonly from: number;
  readonly to: number;
}

/** True for a word that names a class of proteins and no single one: "kinase". */
export const isClassOfProteins = (word: string): boolean =>
  heads.has(word.toLowerCase()) || (enzyme.test(word.toLowerCase()) && !noEnzymes.has(word.toLowerCase()));

const set = (words: string): ReadonlySet<string> => new Set(words.split(" "));

/** Participles of a relation between proteins, directly after the first name. */
const participles = set(
  "activated activating anchoring associated associating binding conjugating containing converting degrading dependent " +
    "dissociation enriched exchange expressed homology inducible induced inducing inhibiting inhibitory interacting like " +
    "modifying modulating processing promoting regulated regulating regulatory related releasing responsive sensing " +
    "stimulated stimulating targeting trafficking",
);

/** Words between a name and a participle: "VEGF co-regulated". */
const joints = set("antigen co complex down gene molecule protein receptor up");

/** Classes of proteins and parts of them, anywhere after a name. */
const heads = set(
  "activator adapter adaptor anchor chain chaperone coactivator cofactor corepressor effector enzyme exchanger factor " +
    "factors finger homolog homologue inactivator isoform member modulator oncogene ortholog paralog pseudogene regulator " +
    "repeat repeats repressor scaffold substrate subunit suppressor transactivator transducer " +
    "translocator transporter",
);
/** An enzyme. "GTPase" follows the protein's own name: "Rab11 GTPase". */
const enzyme = /^(?!gtpases?$)[a-z]{2,}ases?$/;
const noEnzymes = set(
  "base bases case cases chase database decrease decreases disease diseases increase increases phase phases phrase please " +
    "purchase release releases",
);

/** Numbers after these words count something else. */
const counted = set(
  "at batch day days figure fig grade hour hours lane lot page passage ph plate round stage step table week well",
);
export const unit =
  /^(?:k?da|[µμmnu]?[lgm]|kg|mol|[µμmn]m|x|fold|tests?|wells?|hours?|h|min|days?|weeks?|percent|units?|rxns?)$/i;

const greek =
  /^(?:alpha|beta|gamma|delta|epsilon|zeta|eta|theta|iota|kappa|lambda|sigma|omega|[α-ω])(?:[- ]?(?:\d{0,2}[A-Z]?|I{2,3}|IV))$/i;
/** "beta" of "beta myosin heavy chain" identifies a member of a family. */
const isGreekWord = (atom: Atom | undefined): boolean => greek.test(atom?.text ?? "") && !unit.test(atom?.text ?? "");
const designation = /^(?:\d{1,2}[A-Za-z]?|[B-Z]|X?(?:IX|IV|V?I{1,3}|V)[A-C]?|[α-ω])$/;

/** "RNA splicing factors" is a topic with a word before it, not the name of one protein. */
const isTopicKind = (kind: ReadTarget["chosen"][number]["kind"]): boolean =>
  kind === "process" || kind === "cell-type" || kind === "location" || kind === "disease";

const longestMethod = 4;

/** Ranges of methods without tested products. A single word that is a name ("SPR", "PALM") keeps that meaning. */
export function untestedMethods(atoms: readonly Atom[], table: Pick<NameTable, "find">): AtomRange[] {
  const found: AtomRange[] = [];
  for (let at = 0; at < atoms.length; at += 1) {
    for (let length = Math.min(longestMethod, atoms.length - at); length > 0; length -= 1) {
      const text = joined(atoms, at, length);
      const isKnown = isUntestedMethod(text) || (length === atoms.length && isMaterial(text));
      if (!isKnown || (length === 1 && table.find(text) !== null)) continue;
      found.push({ from: at, to: at + length });
      at += length - 1;
      break;
    }
  }
  return found;
}

type Names = Pick<NameTable, "gene" | "isWordOfNames">;

/** Names of several atoms that are unknown as a whole; without overlaps, in order. */
export function unknownNames(spans: readonly Span[], atoms: readonly Atom[], table: Names): AtomRange[] {
  const found: AtomRange[] = [];
  for (const [index, span] of spans.entries()) {
    if (span.target && isPartOfName(spans, index, atoms, table)) found.push(wholeName(spans, index, atoms));
    else if (span.unread && isUnknownClass(spans, index, atoms)) found.push(wholeName(spans, index, atoms));
  }
  return merged(found);
}

function isPartOfName(spans: readonly Span[], index: number, atoms: readonly Atom[], table: Names): boolean {
  const target = spans[index]?.target;
  if (!target) return false;
  const before = spans[index - 1];
  const next = spans[index + 1];
  if (greek.test(target.text) && (before?.unread || before?.target || next?.unread)) return true;
  if (greek.test(next?.target?.text ?? "")) return true;
  const { from = 0, to = 0 } = spans[index] ?? {};
  if (next?.unread && isFurtherNumber(target, atoms[next.from])) return true;
  if (next?.unread && isMemberOfFamily(target, atoms[next.from], table)) return true;
  // "H3K4me3" is read as H3, but states more.
  const isShort = /^[A-Za-z]\d?$/.test(joined(atoms, from, to - from));
  if (
    isShort &&
    before &&
    (before.unread || isNameWord(before, atoms)) &&
    /^[A-Za-z]{3}/.test(atoms[before.from]?.text ?? "")
  )
    return true;
  if (before?.target && isShort && target.chosen.length > 1 && !/^p/i.test(target.text)) return true;
  if (before?.unread && isGreekWord(atoms[before.from]) && target.chosen.every(({ kind }) => !isTopicKind(kind)))
    return true;
  const glued = atoms[from]?.before === "-";
  if (before?.unread && glued && /^\d+$/.test(atoms[before.from]?.text ?? "")) return true;
  if (isWrittenOut(target) && !target.chosen.every(({ kind }) => isTopicKind(kind))) {
    if (before?.unread && table.isWordOfNames(atoms[before.from]?.text ?? "")) return true;
    if (next?.unread && /^(?:[A-Z]\d{1,2}|\d{3})[A-Z]?$/.test(atoms[next.from]?.text ?? "")) return true;
  }
  const own = ownWords(target, table);
  const behind = run(spans, index + 1, atoms);
  return behind.some(({ from, word, unread }, place) => {
    const text = atoms[from]?.text ?? "";
    const lower = text.toLowerCase();
    const second = place === 1 && joints.has(atoms[from - 1]?.text.toLowerCase() ?? "");
    const after = index + 2 + place;
    const bound = atoms[from]?.before === "-" && joints.has(atoms[from - 1]?.text.toLowerCase() ?? "");
    if ((place === 0 || second || bound) && participles.has(lower))
      return !spans[after]?.target || isTopicOfName(spans, after, atoms);
    if (own.has(lower)) return false;
    if (word?.kind === "partner") return !spans[index + 1 + place]?.target;
    if (!unread || isOfTopic(target, lower)) return false;
    if (isGreekWord(atoms[from]) && place === 0) return true;
    if (designation.test(text) || (greek.test(text) && !unit.test(text))) return isDesignation(atoms, from);
    return isClassOfProteins(lower) && !isApposition(atoms, from, target);
  });
}

/**
 * "RNA splicing factors" means the proteins of a topic; a single protein would be in the singular, or have a number.
 */
export const isOfTopic = ({ chosen }: ReadTarget, word: string): boolean =>
  topicMembers.has(word) && chosen.every(({ kind }) => isTopicKind(kind));

const topicMembers = set(
  "chaperones components effectors enzymes factors members receptors regulators substrates subunits",
);

/** "TRA-1-60" is not TRA-1, and "MA5-14520" is another maker's number. */
const isFurtherNumber = ({ text }: ReadTarget, next: Atom | undefined): boolean =>
  next?.before === "-" && ((/-\d+$/.test(text) && /^\d+$/.test(next.text)) || /^\d{4,}$/.test(next.text));

/**
 * "golgin A9" is a member of the golgins, which are named by a letter and a number. The keratins are not: "keratin C11"
 * is one of their clones.
 */
const isMemberOfFamily = (
  { text, chosen: [{ kind, genes }] }: ReadTarget,
  next: Atom | undefined,
  table: Names,
): boolean =>
  kind === "family" &&
  /^[a-z]+$/.test(text) &&
  next?.before === " " &&
  /^[A-Z]\d{1,2}$/.test(next.text) &&
  genes.slice(0, maxMembers).some((gene) => /(?:^| )[A-Z]\d{1,2}(?: |$)/.test(table.gene(gene)?.name ?? ""));

const maxMembers = 8;

/**
 * "flurbotin kinase": a class of proteins after an unknown word. "Sox2 transcription factor" is after a name, and
 * "tumor associated macrophages" before one.
 */
function isUnknownClass(spans: readonly Span[], index: number, atoms: readonly Atom[]): boolean {
  const text = atoms[spans[index]?.from ?? 0]?.text.toLowerCase() ?? "";
  const isClass = isClassOfProteins(text) || (participles.has(text) && !spans[index + 1]?.target);
  let first = index;
  while (spans[first - 1]?.unread) first -= 1;
  return isClass && first < index && !spans[first - 1]?.target;
}

/** Unread spans, and words that names are made of, from an index. */
function run(spans: readonly Span[], from: number, atoms: readonly Atom[]): readonly Span[] {
  const end = spans.findIndex((span, index) => index >= from && !span.unread && !isNameWord(span, atoms));
  return spans.slice(from, end < 0 ? undefined : end);
}

/** Words that names of proteins contain, and that other queries use too. */
const nameWords = set("protein proteins receptor receptors ligand ligands like specific inhibitor activator");

function isNameWord({ from, to, target }: Span, atoms: readonly Atom[]): boolean {
  return target === null && to === from + 1 && nameWords.has(atoms[from]?.text.toLowerCase() ?? "");
}

/** Atoms of the whole name that contains an unread span. */
function wholeName(spans: readonly Span[], index: number, atoms: readonly Atom[]): AtomRange {
  let first = index;
  while (spans[first - 1]?.unread || (spans[first - 1]?.target && continuesName(spans, first, atoms))) first -= 1;
  if (isJoined(spans, first, atoms)) first -= 2;
  // "integrin alpha FG-GAP repeat-containing protein 1" is not an integrin.
  if (spans[first - 1]?.target && greek.test(atoms[spans[first]?.from ?? 0]?.text ?? "")) first -= 1;
  let last = index + 1;
  while (greek.test(spans[last]?.target?.text ?? "")) last += 1;
  last += run(spans, last, atoms).length;
  if (isTopicOfName(spans, last, atoms)) last += 2;
  return { from: spans[first]?.from ?? 0, to: spans[last - 1]?.to ?? 0 };
}

/**
 * A topic within a name: a family and the number of one member ("VEGF co-regulated chemokine 1"), or a place and a
 * protein ("calcium-regulated neuronal phosphoprotein").
 */
function isTopicOfName(spans: readonly Span[], index: number, atoms: readonly Atom[]): boolean {
  const isTopic = spans[index]?.target?.chosen.every(({ kind }) => kind !== "gene") ?? false;
  const next = spans[index + 1];
  if (!isTopic || next?.unread !== true) return false;
  const text = atoms[next.from]?.text ?? "";
  return /protein$/i.test(text) || (designation.test(text) && isDesignation(atoms, next.from));
}

/** A hyphen or a slash joins what precedes: "Cbp/p300-interacting"; so does a plain word: "PCNA clamp associated". */
function continuesName(spans: readonly Span[], index: number, atoms: readonly Atom[]): boolean {
  const { before = " ", text = "" } = atoms[spans[index]?.from ?? 0] ?? {};
  const isRelated = participles.has(atoms[spans[index]?.to ?? 0]?.text.toLowerCase() ?? "");
  return before !== " " || (isRelated && /^[a-z]{4,}$/.test(text));
}

/** "Jak and microtubule interacting protein": both names are what it interacts with. */
function isJoined(spans: readonly Span[], index: number, atoms: readonly Atom[]): boolean {
  const textOf = (span: Span | undefined) => atoms[span?.from ?? -1]?.text.toLowerCase() ?? "";
  return Boolean(
    spans[index - 2]?.target && textOf(spans[index - 1]) === "and" && participles.has(textOf(spans[index + 1])),
  );
}

/** Named by a class of proteins and a designation: "serine protease 12". */
const isWrittenOut = ({ text }: ReadTarget) =>
  text
    .split(/[ -]/)
    .slice(1)
    .some((word) => isClassOfProteins(word) || participles.has(word) || /^(?:domains?|proteins?|receptor)$/.test(word));

/** A number or a letter that distinguishes members of a family, and is neither an amount nor part of a clone's name. */
function isDesignation(atoms: readonly Atom[], at: number): boolean {
  const next = atoms[at + 1];
  const before = atoms[at - 1];
  if (/^term(?:in|$)/i.test(next?.text ?? "")) return false;
  if (next && (unit.test(next.text) || (next.before !== " " && /\d|[A-Z]/.test(next.text)))) return false;
  if (before && counted.has(before.text.toLowerCase())) return false;
  return !/\d$/.test(before?.text ?? "");
}

const apposition = /(?:^| )(?:transcription factors?|tumou?r suppressor|adapt[eo]r|transporter)$/;

/** "Sox2 transcription factor" describes Sox2. */
function isApposition(atoms: readonly Atom[], at: number, { chosen: [{ kind }] }: ReadTarget): boolean {
  const words = `${atoms[at - 1]?.text} ${atoms[at]?.text}`.toLowerCase();
  const next = atoms[at + 1]?.text ?? "";
  return kind === "gene" && apposition.test(words) && !designation.test(next);
}

/** Words of the full names of a target's genes: "Akt kinase" is Akt, a kinase. */
function ownWords({ chosen }: ReadTarget, table: Names): ReadonlySet<string> {
  const names = chosen.flatMap(({ genes, concept }) => [
    concept ?? "",
    ...genes.slice(0, 4).map((one) => table.gene(one)?.name ?? ""),
  ]);
  return new Set(
    names
      .join(" ")
      .toLowerCase()
      .split(/[^\p{L}\p{N}]+/u)
      .filter((word) => /\p{L}{3}/u.test(word)),
  );
}

function merged(ranges: readonly AtomRange[]): AtomRange[] {
  const all: AtomRange[] = [];
  for (const range of ranges.toSorted((left, right) => left.from - right.from)) {
    const last = all.at(-1);
    if (last && range.from < last.to) all.splice(-1, 1, { from: last.from, to: Math.max(last.to, range.to) });
    else all.push(range);
  }
  return all;
}
