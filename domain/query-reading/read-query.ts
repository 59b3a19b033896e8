/**
 * Reads a query before the text engine does: its targets, and its requirements for them. A token that is exactly a
 * known name has that meaning, whether or not the shop sells it, and is never completed or corrected into another.
 */
import { type Atom, atomsOf, typedOf } from "./atoms";
import { isContext, namesProtein, withoutContext } from "./context";
import { type Draft, emptyDraft } from "./draft";
import type { AskedModification, FoundName, NameTable } from "./name-table";
import { type Partner, turnToPartner } from "./partners";
import { type PlacedAnimal, readAnimals } from "./read-animals";
import { readAt, type Step } from "./read-at";
import { type AtomRange, isOfTopic, type Span, unknownNames, untestedMethods } from "./unknown-names";
import { modificationOf, possibleOf } from "./usual-sites";
import type { UnsoldKind, Word } from "./vocabulary";
import {
  takeActivation,
  takeActivity,
  takeAntibodyOfReagent,
  takeAntiLabel,
  takeAssay,
  takeBeads,
  takeCloneOfTag,
  takeGroupOfTarget,
  takeKitAsGene,
  takeKitName,
  takeLabelAsGene,
  takeMethodOrName,
  takeRecombinant,
  takeSample,
  tellingOf,
  withExchangedLetters,
  withoutPlace,
  withSharedMeanings,
  withToldMeanings,
} from "./whole-query";
import { withSpaces } from "./words/glued";
import { plainPhrase, withoutQuotes } from "./words/plain-phrase";
import { askedByPurpose, mayBePurpose } from "./words/purposes";
import { spellingsOf } from "./words/respelled-words";
import { type RuledOut, ruledOutAt } from "./words/ruled-out";

export interface ReadTarget extends FoundName {
  /** As typed. */
  readonly name: string;
  /** The same in English, for words of the catalogue. */
  readonly text: string;
}

/** Requirements of a query besides the target. */
interface Wants {
  readonly kinds: readonly string[];
  readonly labels: readonly string[];
  readonly hosts: readonly string[];
  readonly species: readonly string[];
  readonly applications: readonly string[];
  readonly clonality: readonly string[];
  readonly categories: readonly string[];
  readonly modification: AskedModification | null;
  readonly unsold: UnsoldKind | null;
  /** By a knockout or a knockdown. */
  readonly validated: boolean;
  /** Residues that a number among the unread words may stand for; none beside a modification. */
  readonly possibleResidues: readonly string[];
  /** A set of antibodies against the targets, as opposed to an assay of them. */
  readonly sampler: boolean;
  /** A recombinant antibody, and no recombinant protein. */
  readonly recombinant: boolean;
  /** Kinds of products that the query excludes. */
  readonly ruledOut: readonly RuledOut[];
}

export interface QueryReading {
  readonly targets: readonly ReadTarget[];
  readonly wants: Wants;
  /** Words of the catalogue for a reagent without a target. */
  readonly reagents: readonly string[];
  /** Words that were not understood, as typed. */
  readonly rest: readonly string[];
  /**
   * Names among the unread words that contain the name of something else, or a class of proteins: "T cell factor 9".
   */
  readonly unknown: readonly string[];
  /** Animal whose antibodies a secondary antibody binds: "mouse" of "goat anti-mouse"; null for other queries. */
  readonly against: string | null;
}

/** Null if the phrase must be searched as typed: quotes, and operators beside words that are not understood. */
export function readQuery(typed: string, table: NameTable): QueryReading | null {
  if (!operators.test(typed)) return readWords(typed, table);
  const worded = withoutQuotes(typed)
    .replace(/(?<=\s)(?:AND|OR|NOT)(?=\s)/g, (operator) => operator.toLowerCase())
    .replace(/(?<=\s)-(?=\p{L})/gu, "not ");
  const reading = operators.test(worded) ? null : readWords(worded, table);
  return reading && reading.targets.length > 0 && reading.rest.length === 0 ? reading : null;
}

const operators = /"|(?:^|\s)(?:[+-](?=\S)|(?:AND|OR|NOT)(?=\s|$))/;

function readWords(typed: string, table: NameTable): QueryReading {
  const phrase = plainPhrase(typed);
  const whole = readApart(phrase, table);
  const { rest } = whole.reading;
  const purpose = mayBePurpose(whole.reading, phrase) ? askedByPurpose(phrase) : null;
  if (purpose !== null) return ofPurpose(purpose, readApart(purpose, table).reading);
  const spaced = rest.length > 0 ? withSpaces(phrase, rest, table) : phrase;
  if (spaced === phrase) return whole.reading;
  const apart = readApart(spaced, table).reading;
  return countRead(apart) > countRead(whole.reading) && apart.rest.length <= rest.length ? apart : whole.reading;
}

/** A query for a purpose that the vocabulary lacks is searched as the name of a reagent. */
const ofPurpose = (purpose: string, reading: QueryReading): QueryReading =>
  countRead(reading) + reading.wants.kinds.length > 0 ? reading : { ...reading, reagents: [purpose], rest: [] };

const countRead = ({ targets, reagents, against }: QueryReading) =>
  targets.length + reagents.length + (against === null ? 0 : 1);

/** Corrects words that are not understood. */
function readApart(phrase: string, table: NameTable): Respelled {
  const atoms = atomsOf(phrase, table);
  const methods = untestedMethods(atoms, table);
  const first = readAtoms(atoms, phrase, table);
  let read: Respelled = { reading: first, atoms };
  for (const [index, atom] of atoms.entries())
    if (read.reading.rest.includes(atom.typed) && !methods.some(({ from, to }) => from <= index && index < to))
      read = respell(read, index, phrase, table);
  return read;
}

interface Respelled {
  readonly reading: QueryReading;
  readonly atoms: readonly Atom[];
}

/** Corrects an unknown atom to the only word that makes more of the phrase understood. */
function respell(before: Respelled, index: number, phrase: string, table: NameTable): Respelled {
  const { reading, atoms } = before;
  const atom = atoms[index];
  const tried = (atom ? spellingsOf(atom.text, table) : []).map((text): Respelled => {
    const corrected = atoms.map((one, at) => (at === index ? { ...one, text } : one));
    return { reading: readAtoms(corrected, phrase, table), atoms: corrected };
  });
  const better = tried.filter((one) => one.reading.rest.length < reading.rest.length);
  const [only, ...others] = better.length > 0 ? better : tried;
  return only && others.length === 0 ? only : before;
}

/** Reads again without the parts of unknown names, until no further name contains one. */
function readAtoms(atoms: readonly Atom[], phrase: string, table: NameTable): QueryReading {
  const methods = untestedMethods(atoms, table);
  let unknown: readonly AtomRange[] = methods;
  for (;;) {
    const { reading, spans } = readSpans(atoms, phrase, table, unknown, unknown.length - methods.length);
    const further = unknownNames(spans, atoms, table).filter((range) => !unknown.some((one) => covers(one, range)));
    if (further.length === 0) return reading;
    unknown = [...unknown.filter((one) => !further.some((range) => covers(range, one))), ...further];
  }
}

const isParticle = (atom: Atom | undefined): boolean => atom?.typed === "の" || atom?.typed === "的";

/** "ligand" in "ligand of CD40": the name after it is its partner's. */
const partnerOf = ({ word }: Step, next: Atom | undefined): Partner | null =>
  word?.kind === "partner" && /^(?:for|of)$/i.test(next?.text ?? "") ? word.code : null;

/** "receptor" or "ligand" that does not follow a name at once. */
const isOfNoName = (word: Word, last: Span | undefined) => word.kind === "partner" && !last?.target;

const covers = (outer: AtomRange, inner: AtomRange) => outer.from <= inner.from && inner.to <= outer.to;

function readSpans(
  atoms: readonly Atom[],
  phrase: string,
  table: NameTable,
  unknown: readonly AtomRange[],
  unknownProteins: number,
): { readonly reading: QueryReading; readonly spans: readonly Span[] } {
  const draft = emptyDraft();
  const animals: PlacedAnimal[] = [];
  const spans: Span[] = [];
  const families = new Set<ReadTarget>();
  let partner: Partner | null = null;
  for (let at = 0; at < atoms.length; ) {
    const name = unknown.find(({ from }) => from === at);
    if (name) {
      draft.rest.push(...atoms.slice(name.from, name.to).map(({ typed }) => typed));
      spans.push({ ...name, target: null, word: null, unread: false });
      at = name.to;
      continue;
    }
    const without = ruledOutAt(atoms, at, table);
    if (without) {
      draft.ruledOut.push(...without.ruledOut);
      if (without.ruledOut.length === 0) draft.rest.push(typedOf(atoms, at, without.length));
      spans.push({ from: at, to: at + without.length, target: null, word: null, unread: false });
      at += without.length;
      continue;
    }
    const [last, { length }] = [draft.targets.at(-1), draft.rest];
    const step = readAt(atoms, at, draft, table);
    // "CD40のリガンド" has a particle between.
    if (step.word?.kind === "partner" && isParticle(atoms[spans.at(-1)?.from ?? -1])) spans.pop();
    if (step.word && !isOfNoName(step.word, spans.at(-1))) applyWord(step.word, at, draft, animals, table);
    if (last && spans.at(-1)?.target === last && isOfTopic(last, atoms[at]?.text.toLowerCase() ?? ""))
      draft.rest.splice(length);
    if (last && spans.at(-1)?.target === last && /^(?:super)?family$/i.test(atoms[at]?.text ?? "")) families.add(last);
    partner = partnerOf(step, atoms[at + step.length]) ?? partner;
    if (partner && draft.targets.at(-1) !== last) {
      turnToPartner(partner, draft, table, "only");
      partner = null;
    }
    const target = draft.targets.at(-1);
    const isNew = target !== undefined && target !== last;
    // A receptor or ligand forms one target with the name before it.
    const named = isNew && step.word?.kind === "partner" ? spans.pop() : undefined;
    spans.push({
      ...{
        from: named?.from ?? at,
        to: at + step.length,
        word: step.word,
        unread: !step.apart && draft.rest.length > length,
      },
      target: isNew ? target : null,
    });
    at += step.length;
  }
  const against = readAnimals(animals, atoms, draft);
  takeAntiLabel(phrase, against, draft);
  if (against === null) takeLabelAsGene(atoms, draft, table);
  takeKitAsGene(atoms, draft, table);
  takeKitName(atoms, draft, table);
  takeGroupOfTarget(draft);
  takeCloneOfTag(draft);
  takeSample(phrase, draft);
  takeMethodOrName(atoms, draft);
  // "TNF" of "LIGHT, TNF superfamily" describes LIGHT.
  const members = draft.targets.filter((target) => !families.has(target));
  const shared = withSharedMeanings(members.length > 0 ? members : draft.targets);
  const asked = withoutPlace(withToldMeanings(shared, draft, table), table);
  const told = withExchangedLetters(asked, draft.modification, table);
  const telling = withoutContext(draft.rest.length + draft.reagents.length > 0 ? tellingOf(told, draft, table) : told);
  // A location, process or use alone does not identify an unknown protein.
  const targets = unknownProteins + draft.reagents.length > 0 && telling.every(isContext) ? [] : telling;
  if (targets.length === 0 && against === null) takeBeads(draft);
  takeActivation(draft);
  takeAssay(atoms, targets, draft);
  takeActivity(phrase, targets, draft);
  takeRecombinant(phrase, against, draft);
  if (against === null) takeAntibodyOfReagent(phrase, targets, draft);
  const reading: QueryReading = {
    targets,
    wants: {
      kinds: [...draft.kinds],
      labels: [...draft.labels],
      hosts: [...draft.hosts],
      species: [...draft.species],
      applications: [...draft.applications],
      clonality: [...draft.clonality],
      categories: [...draft.categories],
      modification: modificationOf(draft, targets),
      unsold: draft.unsold,
      validated: draft.validated,
      possibleResidues: possibleOf(draft),
      sampler: draft.sampler,
      recombinant: draft.recombinant && !draft.kinds.has("Recombinant Protein"),
      ruledOut: draft.ruledOut,
    },
    reagents: draft.reagents,
    // Particles, such as が and に, have no meaning for the search.
    rest: draft.rest.filter((typed) => typed !== "" && !/^\p{Script=Hiragana}{1,2}$/u.test(typed)),
    unknown: unknown.map(({ from, to }) => typedOf(atoms, from, to - from)),
    against,
  };
  return { reading, spans };
}

function applyWord(word: Word, at: number, draft: Draft, animals: PlacedAnimal[], table: NameTable): void {
  if (word.kind === "application") for (const code of word.codes) draft.applications.add(code);
  else if (word.kind === "product-kind") {
    for (const code of word.codes) draft.kinds.add(code);
    draft.sampler ||= word.sampler ?? false;
  } else if (word.kind === "label") draft.labels.add(word.code);
  else if (word.kind === "animal") animals.push({ at, word });
  else if (word.kind === "clonality") draft.clonality.add(word.code);
  else if (word.kind === "category") draft.categories.add(word.code);
  else if (word.kind === "modification") draft.modification ??= word.code;
  else if (word.kind === "recombinant" || (word.kind === "protein" && namesProtein(draft.targets.at(-1))))
    draft.recombinant = true;
  else if (word.kind === "reagent") {
    draft.reagents.push(word.text);
    if (word.clone !== undefined) draft.rest.push(word.clone);
  } else if (word.kind === "assay") {
    draft.kinds.add("Kit");
    draft.rest.push("activity");
  } else if (word.kind === "validation") draft.validated = true;
  else if (word.kind === "unsold") draft.unsold = word.code;
  else if (word.kind === "partner") turnToPartner(word.code, draft, table);
}
