/** Turns a phrase into a product query: read by its names, an alias filter, exact product numbers, or free text. */
import { foreignPhrase } from "../lineage/foreign-number";
import type { NameTable } from "../query-reading/name-table";
import { casNumber, listedNumbers, registryId } from "../query-reading/product-numbers";
import { readingQuery, relaxedReading } from "../query-reading/product-query";
import { withNumberedFamily } from "../query-reading/queries/numbered-family";
import { withoutTarget } from "../query-reading/queries/reagents";
import { areUsesOfKits, kitsFirst } from "../query-reading/queries/uses-alone";
import { type QueryReading, readQuery } from "../query-reading/read-query";
import { isClassOfProteins } from "../query-reading/unknown-names";
import { wordOf } from "../query-reading/vocabulary";
import { isEverydayWord } from "../query-reading/words/everyday-words";
import { type AliasMatch, findAlias } from "./aliases";
import { labeledProductNumber, looksLikeProductNumber, productNumberPrecision } from "./product-number";
import { type ProductQuery, unread, usualBoosts } from "./product-search";
import { removeStopWords } from "./stop-words";
import { wordsAsTyped } from "./words-as-typed";

export interface PreparedQuery {
  /** Without the filter of the alias, which needs the catalogue's values. */
  readonly query: ProductQuery;
  readonly alias: AliasMatch | null;
  /** Reading that the query comes from; null if the text engine reads the phrase. */
  readonly reading: QueryReading | null;
  /** A looser query for when nothing is found; null if there is nothing to leave out. */
  readonly relaxed: { readonly query: ProductQuery; readonly reading: QueryReading } | null;
  /** The query with similar words, for a kit whose words no product has; null for other queries. */
  readonly misspelled: ProductQuery | null;
  /** Words that name something, for a search for any of them; null if there are none. */
  readonly content: readonly string[] | null;
  /** Names and words that were not understood, of a phrase that the text engine reads. */
  readonly unread: readonly string[];
}

interface Deps {
  readonly flags: { readonly searchPrecision: boolean };
  readonly names: NameTable;
}

const plain = { alias: null, reading: null, relaxed: null, misspelled: null, content: [], unread: [] } as const;

const withKitsFirst = { ...usualBoosts, ...kitsFirst };

const isOfKits = ({ alias: { target } }: AliasMatch): boolean =>
  target.field === "applicationcodes" && areUsesOfKits(target.values);

/** Query for products by their numbers. */
export const numbersQuery = (numbers: readonly string[]): PreparedQuery => ({
  ...plain,
  query: { ...unread, text: "", filters: [{ productnumber: numbers }] },
});

/** "psbA", "FtsZ", "GroEL": genes of bacteria and plastids, and their proteins. */
const isBacterial = (text: string): boolean => /^[A-Za-z][a-z]{2}[A-Z]{1,2}\d{0,2}$/.test(text);

/** A name in lower case may be incomplete: "tp53b". */
const isWholeName = (text: string): boolean =>
  isBacterial(text) || (isSpelledAsClone(text) && (text === text.toUpperCase() || /^[A-Z]\d{1,2}[a-z]$/.test(text)));

/** "Tyr100" is not Tyr1007. */
const isSite = (text: string): boolean => /^(?:p-?)?(?:ser|thr|tyr|[STY])-?\d{2,4}$/i.test(text);

/** "C67E7", "9X8" */
const isSpelledAsClone = (text: string): boolean =>
  /^(?:[A-Z]{1,2}\d{1,3}[A-Z]{1,2}\d{0,2}|\d{1,3}[A-Z]\d{1,3})$/i.test(text);

/** @param phrase a cleaned phrase */
export function prepareProductQuery(phrase: string, { flags, names }: Deps): PreparedQuery {
  const text = removeStopWords(phrase);
  const numbers = listedNumbers(phrase);
  if (numbers.length > 0) return numbersQuery(numbers);
  // Another maker's number is not completed into the shop's with the same digits.
  if (foreignPhrase(phrase)?.isForeign)
    return {
      ...plain,
      query: { ...unread, text: phrase, precision: productNumberPrecision, within: "numbers" },
      content: null,
    };
  const registered = registryId(phrase);
  if (registered !== null)
    return { ...plain, query: { ...unread, text: registered, precision: productNumberPrecision } };
  const cas = casNumber(phrase);
  if (cas !== null)
    return {
      ...plain,
      query: { ...unread, text: cas, precision: productNumberPrecision, within: "names" },
      content: null,
      unread: [cas],
    };
  const alias = findAlias(phrase) ?? findAlias(text);
  if (alias) {
    const words = removeStopWords(alias.rest);
    // "SignalStar kit" does not mean the gene KIT.
    const reading = wordOf(alias.rest) ? null : readQuery(alias.rest, names);
    const query = reading && words !== "" ? readingQuery(reading, alias.rest) : null;
    return {
      ...plain,
      query: query ?? { ...unread, text: words, boosts: words === "" && isOfKits(alias) ? withKitsFirst : null },
      alias,
      ...(query && reading && readInto(reading, alias.rest)),
    };
  }
  // Many product numbers begin with the same few digits, so these name no product.
  if ((flags.searchPrecision && looksLikeProductNumber(text)) || /^\d{1,3}$/.test(text))
    return { ...plain, query: { ...unread, text, precision: productNumberPrecision } };
  // A clone's name is never completed into another clone's, and neither is C3d, a fragment of C3.
  if ((isWholeName(text) || isSite(text)) && names.find(text) === null)
    return { ...plain, query: { ...unread, text, precision: productNumberPrecision }, unread: [text] };
  const labeled = labeledProductNumber(text);
  if (labeled !== null) {
    const precision = flags.searchPrecision ? productNumberPrecision : null;
    return { ...plain, query: { ...unread, text: labeled, precision } };
  }
  const worded = readQuery(phrase, names);
  const reading = worded && withNumberedFamily(worded, phrase, names);
  const query = reading && !asksImmunoglobulin(reading, phrase) ? readingQuery(reading, phrase) : null;
  if (!reading || query)
    return { ...plain, query: query ?? { ...unread, text }, ...(reading && readInto(reading, phrase)) };
  const [only = "", ...more] = reading.rest;
  // "difference between 9272 and 4060" is about both.
  if (more.length > 0 && reading.reagents.length === 0 && reading.rest.every(isNumberOfProduct))
    return numbersQuery(reading.rest);
  if (more.length === 0 && (looksLikeProductNumber(only) || isWholeName(only)))
    return { ...plain, query: { ...unread, text: only, precision: productNumberPrecision }, unread: [only] };
  if (comparesClonality(reading))
    return { ...plain, query: { ...unread, text, precision: everyWord, within: "names" }, content: null };
  const kit = kitQuery(reading);
  if (kit) return { ...plain, query: kit, misspelled: withSimilarWords(kit, reading), ...unreadOf(reading, phrase) };
  return { ...plain, query: { ...unread, text, ...strictness(reading) }, ...unreadOf(reading, phrase) };
}

/** "rabbit IgG HRP" means the antibodies of an animal, or what binds them, and not every conjugate from it. */
const asksImmunoglobulin = ({ targets, reagents, rest, against, wants }: QueryReading, phrase: string): boolean =>
  targets.length + reagents.length + rest.length + wants.kinds.length === 0 &&
  against === null &&
  wants.hosts.length > 0 &&
  /(?<![a-z\d])IgG(?![a-z\d])/i.test(phrase);

/** "difference between monoclonal and polyclonal" describes every antibody, so it asks for a text. */
const comparesClonality = ({ wants, rest, reagents }: QueryReading): boolean =>
  wants.clonality.length > 1 && rest.length + reagents.length === 0;

/**
 * "lactate assay kit" asks for products with "lactate" in the name, not for other kits. They are of any type, because
 * the catalogue lists some products that people call kits under another type.
 */
function kitQuery({ wants, rest, targets, against }: QueryReading): ProductQuery | null {
  if (!wants.kinds.includes("Kit") || targets.length > 0 || against !== null || rest.length === 0) return null;
  return { ...unread, text: rest.join(" "), precision: everyWord, filters: [withoutTarget], within: "names" };
}

/** The only precision of the engine that needs most words and corrects them. */
const similarWordsPrecision = 5;

/** "viabilty kit": null if a word is too short to tell an error from another name. */
const withSimilarWords = (kit: ProductQuery, { rest, unknown }: QueryReading): ProductQuery | null =>
  unknown.length === 0 && rest.every((word) => /^\p{Script=Latin}{6,}$/u.test(word))
    ? { ...kit, precision: similarWordsPrecision }
    : null;

/**
 * Every word of an unknown name must be in a product's names: a background text with most of them is about another
 * protein. The same holds for a phrase that names nothing, such as "protein Z" or "factor H".
 */
function strictness({ unknown, rest }: QueryReading): Partial<ProductQuery> {
  const isNameless =
    rest.some((word) => namesNothing.test(word)) &&
    rest.every((word) => namesNothing.test(word) || isClassOfProteins(word));
  return unknown.length > 0 || isNameless ? { precision: everyWord, within: "names" } : {};
}

const everyWord = 7;

/** Words of an unknown name, classes of proteins, numbers and single syllables ("IL" of "IL-35") find other proteins. */
function unreadOf({ unknown, rest }: QueryReading, phrase: string): Pick<PreparedQuery, "content" | "unread"> {
  const parts = new Set(unknown.flatMap((name) => name.split(/[^\p{L}\p{N}]+/u)));
  const content = rest.filter(
    (word) => !parts.has(word) && !isClassOfProteins(word) && !isEverydayWord(word) && !namesNothing.test(word),
  );
  return {
    content: rest.length > 0 && content.length === 0 ? null : content,
    unread: unknown.length > 0 ? unknown : wordsAsTyped(rest, phrase),
  };
}

/** Matches documents with 60 % of the words, so with both of two, because one alone may resemble another name. */
const mostWordsPrecision = 2;

/**
 * Query for any of the words of a phrase. They lead to reagents, but never to an antibody against something else; a clone's
 * name leads to its products.
 */
export function someWordsQuery(query: ProductQuery, content: PreparedQuery["content"]): ProductQuery {
  const [only = "", ...more] = content ?? [];
  const text = content?.join(" ") || query.text;
  if (more.length === 0 && isSpelledAsClone(only))
    return { ...query, text, precision: productNumberPrecision, within: "names" };
  return {
    ...query,
    text,
    precision: only !== "" && more.length === 0 ? null : mostWordsPrecision,
    filters: [...query.filters, withoutTarget],
    within: "names",
  };
}

const isNumberOfProduct = (word: string): boolean => /^\d{4,5}$/.test(word);

const namesNothing =
  /^(?:\d+|\p{L}|\p{Script=Latin}{2}|antigens?|poly|alpha|beta|gamma|delta|epsilon|zeta|eta|theta|kappa|lambda|sigma|omega)$/iu;

function readInto(reading: QueryReading, phrase: string): Pick<PreparedQuery, "reading" | "relaxed"> {
  const less = relaxedReading(reading);
  const query = less && readingQuery(less, phrase);
  return { reading, relaxed: less && query && { reading: less, query } };
}
