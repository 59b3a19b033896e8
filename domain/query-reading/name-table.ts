/**
 * Meanings of names, looked up in two long texts without unpacking them: an isolate reads the first query as fast as the
 * thousandth. `name-texts.ts` joins the tables of data/names/ into these texts.
 */
import { isOneEditApart } from "../spelling/edit-distance";
import { cloneKey, foldName, isSpelledAsClone, withLetters } from "./fold-name";
import { genesNamedWith, genesOfProtein } from "./names/proteins";
import { otherGenes, readReferences } from "./names/references";
import { toSimplified } from "./simplified";
import { findLine, keysBeginning, lineAround } from "./sorted-text";

export const conceptKinds = ["process", "cell-type", "location", "complex", "family", "disease"] as const;
export type ConceptKind = (typeof conceptKinds)[number];

export interface AskedModification {
  /** Kind as in search documents: "phospho"; includes kinds without products. */
  readonly kind: string;
  /** Residues: "Ser473"; empty for any. */
  readonly residues: readonly string[];
}

/** One meaning of a name. */
export interface NameMeaning {
  readonly kind: "gene" | ConceptKind;
  /** Symbols; for a concept, the most specific first. */
  readonly genes: readonly string[];
  /** Name of a concept; null for genes. */
  readonly concept: string | null;
  readonly modification: AskedModification | null;
  /** The name belongs to the mouse gene. */
  readonly mouse: boolean;
  /** Numbers of the pathways with this name, of WikiPathways; absent for other meanings. */
  readonly pathways?: readonly string[];
  /** The name is a clone's, and the genes are its target. */
  readonly clone?: boolean;
}

export interface FoundName {
  /** Meanings used for the name; several if it stays ambiguous. */
  readonly chosen: readonly [NameMeaning, ...NameMeaning[]];
  readonly others: readonly NameMeaning[];
}

export interface GeneFacts {
  readonly symbol: string;
  readonly name: string;
  /** "" if unknown. */
  readonly uniprot: string;
}

type Relation = "identical" | "counterpart" | "receptor" | "ligand" | "complex" | "family";
export interface RelatedGenes {
  readonly relation: Relation;
  readonly genes: readonly string[];
}

export interface NameTable {
  find(name: string): FoundName | null;
  /** Clone with this name, which may be only a number; for names that can only be clones. */
  clone(name: string): FoundName | null;
  gene(symbol: string): GeneFacts | null;
  /** HGNC number of the human gene that has both this symbol and this UniProt accession: "391". */
  hgncOf(symbol: string, uniprot: string): string | null;
  /** Gene of a labeled number, or of a UniProt accession. */
  byNumber(source: "hgnc" | "entrez" | "uniprot", number: string): GeneFacts | null;
  receptorsOf(symbols: readonly string[]): readonly string[];
  ligandsOf(symbols: readonly string[]): readonly string[];
  /** Genes to offer instead of others, by their relation. */
  related(symbols: readonly string[]): readonly RelatedGenes[];
  /** Words of names one edit away from a misspelled word; none for a word that names contain, or if too many match. */
  respelled(word: string): readonly string[];
  /** Names that begin with a text: Japanese and Chinese words, and others by their `foldName`. */
  beginningWith(typed: string, most: number): readonly string[];
  /** Symbols that consist of a text in capitals and a number, with or without a letter: "NTRK1" for "NTRK". */
  numbered(beginning: string): readonly string[];
  /** True for a name that no gene is usually called by. */
  isOnlyAlias(name: string): boolean;
  /**
   * The common name that results from exchanging two neighboring letters of a word of three to five letters: "akt" for
   * "atk". Also a symbol, if the word is not a name at all ("mtro"). Null if the word is a gene's usual name, or if several
   * names are possible.
   */
  exchanged(word: string): FoundName | null;
  /** Genes with a name that contains a word; empty for a word of many names. */
  namedWith(word: string): readonly string[];
  /** True for a word that several names contain: "ankyrin". */
  isWordOfNames(word: string): boolean;
  /** English of a Japanese or Chinese text's longest known beginning; null if it has none. */
  translate(text: string): { readonly english: string; readonly length: number } | null;
}

/** The texts that a table reads. Lines end with "\n" and are sorted by code unit where stated. */
export interface NameTexts {
  /**
   * Sorted: key (of some clones that of `cloneKey`), tab, references separated by commas: a kind and a symbol, row or
   * number ("sTP53", "b12", "capoptosis", "wWP254", "g7").
   */
  readonly lookup: string;
  /** Sorted: symbol, name, UniProt, HGNC, Entrez, and a last tab. */
  readonly genes: string;
  /** Sorted: number of a pathway, title, and genes separated by commas. */
  readonly pathways: string;
  /** JSON of {@link SmallTables}. */
  readonly small: string;
}

export interface SmallTables {
  /** Readings of bench names: genes of each reading, the modified form, and whether the name is a clone's. */
  readonly bench: readonly (readonly [readonly string[], AskedModification | null, boolean?])[];
  readonly concepts: Readonly<Record<string, readonly [ConceptKind, string, readonly string[]]>>;
  readonly ligands: readonly (readonly [readonly string[], readonly string[]])[];
  /** Groups of genes, by name. */
  readonly groups: readonly (readonly [name: string, genes: readonly string[]])[];
  /** Human genes that correspond to proteins of other organisms, by symbol. */
  readonly counterparts: readonly (readonly [symbol: string, human: readonly string[]])[];
  readonly eastAsian: Readonly<Record<string, string>>;
  /** Words that several names contain, and long ones of one name, in lower case, separated by spaces. */
  readonly words: string;
}

/** Shorter words differ by one letter too often to guess the intended one. */
const shortestCorrected = 6;

/** Symbols that are looked through for those with a number. */
const maxBeginning = 300;

/** If more words are one edit away, the intended one is unknown. */
const maxRespelled = 3;

export function nameTable(texts: NameTexts): NameTable {
  let parsed: SmallTables | undefined;
  const small = (): SmallTables => {
    parsed ??= JSON.parse(texts.small) as SmallTables;
    return parsed;
  };
  let longest = 0;
  let spelling: ReadonlySet<string> | undefined;
  const words = () => {
    spelling ??= new Set(small().words.split(" "));
    return spelling;
  };
  const gene = (symbol: string): GeneFacts | null => factsOf(findLine(texts.genes, symbol));

  const referencesOf = (key: string): readonly string[] =>
    (key.length < 2 ? null : findLine(texts.lookup, key))?.split("\t")[1]?.split(",") ?? [];
  const named = (key: string): FoundName | null => {
    const references = referencesOf(key);
    return references.length === 0 ? null : readReferences(references, small(), texts.pathways);
  };
  const partners = (symbols: readonly string[], from: 0 | 1): string[] =>
    [
      ...new Set(
        small().ligands.flatMap((row) => (row[from].some((one) => symbols.includes(one)) ? row[1 - from] : [])),
      ),
    ] as string[];
  return {
    gene,
    hgncOf(symbol, uniprot) {
      const [, , accession, hgnc] = findLine(texts.genes, symbol)?.split("\t") ?? [];
      return accession === uniprot ? hgnc || null : null;
    },
    find(name) {
      const found = named(foldName(withLetters(name)));
      // The symbol of a gene is that gene, even if a clone has that name.
      const clone = isSpelledAsClone.test(name) && gene(name.toUpperCase()) === null ? named(cloneKey(name)) : null;
      if (clone && clone.others.length > 0) return { chosen: [...clone.chosen, ...clone.others], others: [] };
      if (clone) return { ...clone, others: otherGenes(clone.chosen, found ? [...found.chosen, ...found.others] : []) };
      return found && sameLetter(name, found);
    },
    clone(name) {
      const [found, spelled] = [named(foldName(name)), named(cloneKey(name))];
      const clone = found?.chosen[0].clone ? found : spelled;
      return clone && { chosen: clone.chosen, others: [] };
    },
    byNumber(source, number) {
      const column = { uniprot: 2, hgnc: 3, entrez: 4 }[source];
      for (let at = texts.genes.indexOf(`\t${number}\t`); at >= 0; at = texts.genes.indexOf(`\t${number}\t`, at + 1)) {
        const line = lineAround(texts.genes, at);
        if (line.split("\t")[column] === number) return factsOf(line);
      }
      return null;
    },
    receptorsOf: (symbols) => partners(symbols, 0),
    ligandsOf: (symbols) => partners(symbols, 1),
    related(symbols) {
      const others = (genes: readonly string[]) => [...new Set(genes)].filter((one) => !symbols.includes(one));
      const sharing = (sets: readonly (readonly string[])[]) =>
        others(sets.filter((set) => set.some((one) => symbols.includes(one))).flat());
      const complexes = Object.values(small().concepts).flatMap(([kind, , genes]) =>
        kind === "complex" ? [genes] : [],
      );
      const families = Object.values(small().concepts).flatMap(([kind, , genes]) => (kind === "family" ? [genes] : []));
      // The smallest group is the most specific; larger ones include proteins that only act alongside.
      const groups = small().groups.flatMap(([, set]) => (set.some((one) => symbols.includes(one)) ? [set] : []));
      const closest = groups.toSorted((left, right) => left.length - right.length).slice(0, 1);
      return (
        [
          { relation: "identical", genes: others(symbols.flatMap((one) => genesOfProtein(texts.genes, one))) },
          {
            relation: "counterpart",
            genes: others(small().counterparts.flatMap(([one, human]) => (symbols.includes(one) ? human : []))),
          },
          { relation: "receptor", genes: others(partners(symbols, 0)) },
          { relation: "ligand", genes: others(partners(symbols, 1)) },
          { relation: "complex", genes: sharing(complexes) },
          { relation: "family", genes: sharing([...families, ...closest]) },
        ] as const
      ).filter(({ genes }) => genes.length > 0);
    },
    respelled(word) {
      const wrong = word.toLowerCase();
      if (wrong.length < shortestCorrected || !/^[a-z]+$/.test(wrong) || words().has(wrong)) return [];
      const found = [...words()].filter((one) => isOneEditApart(one, wrong));
      return found.length > maxRespelled ? [] : found;
    },
    beginningWith: (typed, most) => [
      ...Object.keys(small().eastAsian).filter((word) => word.startsWith(typed)),
      ...keysBeginning(texts.lookup, foldName(typed), most),
    ],
    numbered: (beginning) =>
      keysBeginning(texts.genes, beginning, maxBeginning).filter((symbol) =>
        /^\d{1,3}(?:[A-Z]\d?)?$/.test(symbol.slice(beginning.length)),
      ),
    isOnlyAlias: (name) => referencesOf(foldName(name)).every((reference) => reference.startsWith("a")),
    exchanged(word) {
      const key = foldName(word);
      if (!/^[a-z]{3,5}$/.test(key) || !referencesOf(key).every((reference) => reference.startsWith("a"))) return null;
      const usual = referencesOf(key).length > 0 ? /^b/ : /^[bs]/;
      const keys = [...key].slice(1).map((_, at) => key.slice(0, at) + key[at + 1] + key[at] + key.slice(at + 2));
      const [only, ...others] = [...new Set(keys)].filter(
        (one) => one !== key && referencesOf(one).some((reference) => usual.test(reference)),
      );
      return only !== undefined && others.length === 0 ? named(only) : null;
    },
    namedWith: (word) => genesNamedWith(texts.lookup, word),
    isWordOfNames: (word) => words().has(word.toLowerCase()),
    translate(text) {
      const eastAsian = small().eastAsian;
      if (longest === 0) longest = Math.max(...Object.keys(eastAsian).map((word) => word.length));
      for (let length = Math.min(longest, text.length); length > 0; length -= 1) {
        const typed = text.slice(0, length);
        for (const word of new Set([typed, toSimplified(typed)])) {
          const english = Object.hasOwn(eastAsian, word) ? eastAsian[word] : undefined;
          if (english !== undefined) return { english, length };
        }
      }
      return null;
    },
  };
}

/**
 * "beta cell" and "B cell" fold to one key, and so do "Ig-alpha" and "IgA". Of two concepts, take the one with the letter
 * as written; with a Greek letter, of two proteins not the one whose symbol is written with a Latin one.
 */
function sameLetter(name: string, found: FoundName): FoundName {
  const hasBeta = (text: string) => /beta|β/i.test(text);
  const [first, ...more] = ofSpelling(
    name,
    found.chosen.filter(({ concept }) => concept === null || hasBeta(concept) === hasBeta(name)),
  );
  const spelled = first ? { ...found, chosen: [first, ...more] as const } : found;
  const [chosen, ...rest] = spelled.others;
  return chosen && hasGreek(name) && spelled.chosen.every(isSpelledInLatin(name))
    ? { chosen: [chosen, ...rest], others: spelled.chosen }
    : spelled;
}

/** "Inhibin A" is a dimer, and "inhibin alpha" the subunit in it. */
function ofSpelling(name: string, meanings: readonly NameMeaning[]): readonly NameMeaning[] {
  const isSubunit = ({ kind, genes: [symbol = "", ...more] }: NameMeaning) =>
    kind === "gene" && more.length === 0 && meanings.some(({ genes }) => genes.length > 1 && genes.includes(symbol));
  const subunits = meanings.filter(isSubunit);
  return hasGreek(name) && subunits.length > 0 ? subunits : meanings.filter((one) => !subunits.includes(one));
}

const hasGreek = (text: string) => /[α-ω]|alpha|beta|gamma|delta|epsilon/i.test(text);

/** Symbols of human genes have capitals only, and stand for names with Greek letters: TGFA. */
const isSpelledInLatin =
  (name: string) =>
  ({ genes: [symbol = "", ...more] }: NameMeaning): boolean =>
    more.length === 0 && /[a-z]/.test(symbol) && !hasGreek(symbol) && foldName(symbol) === foldName(name);

function factsOf(line: string | null): GeneFacts | null {
  if (line === null) return null;
  const [symbol = "", name = "", uniprot = ""] = line.split("\t");
  return { symbol, name, uniprot };
}
