/**
 * Whole names that start with a typed text: "glial fibrillary acidic protein", "表皮生长因子受体". The engine completes names
 * of products only, which contain symbols. A text that is itself a name has no completions.
 */
import { foldName } from "../query-reading/fold-name";
import type { NameTable } from "../query-reading/name-table";
import { prepareProductQuery } from "./prepare";
import type { ProductQuery } from "./product-search";

interface NameCompletion {
  readonly phrase: string;
  /** Its products; a phrase without any is not offered. */
  readonly query: ProductQuery;
}

/** Maximum names examined; a text that starts more names is too short to complete. */
const maxLooked = 80;
const maxOffered = 3;
const isEastAsian = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}]/u;

export function nameCompletions(
  typed: string,
  deps: Parameters<typeof prepareProductQuery>[1],
): readonly NameCompletion[] {
  const { names } = deps;
  const isWord = isEastAsian.test(typed);
  if (isWord ? typed.length < 2 : foldName(typed).length < 4) return [];
  if (isWord ? names.translate(typed)?.length === typed.length : names.find(typed) !== null) return [];
  const found = names.beginningWith(typed, maxLooked);
  if (found.length > maxLooked) return [];
  const written = found.flatMap((key) => (isEastAsian.test(key) ? [key] : (writtenName(key, names) ?? [])));
  const whole = written.filter((phrase) => plain(phrase).startsWith(plain(typed)));
  const phrases = whole.length > 0 ? whole.map((phrase) => asTyped(phrase, typed)) : onlySymbol(found, names);
  return [...new Set(phrases)]
    .sort((left, right) => left.length - right.length)
    .slice(0, maxOffered)
    .flatMap((phrase) => {
      const { reading, query } = prepareProductQuery(phrase, deps);
      return reading && reading.rest.length === 0 ? [{ phrase, query }] : [];
    });
}

/** Drops punctuation but keeps every letter; {@link foldName} folds "beta act" to the beginning of "bactericidal". */
const plain = (text: string): string =>
  text
    .normalize("NFKD")
    .toLowerCase()
    .replaceAll(/[^\p{L}\p{N}]+/gu, "");

/** With the capitals of what is typed: "T cell exhaustion". */
const asTyped = (phrase: string, typed: string): string =>
  phrase.toLowerCase().startsWith(typed.toLowerCase()) ? typed + phrase.slice(typed.length) : phrase;

/** Written form of a key that is itself the name of a gene, a concept or a pathway; null for other keys. */
function writtenName(key: string, names: NameTable): string | null {
  const meaning = names.find(key)?.chosen[0];
  const [symbol = ""] = meaning?.genes ?? [];
  const name = meaning?.concept ?? (meaning?.genes.length === 1 ? names.gene(symbol)?.name : null);
  return name && foldName(name) === key ? name : null;
}

/** The symbol, if all names with this start are names of one gene: "mammalian target of rapa". */
function onlySymbol(keys: readonly string[], names: NameTable): readonly string[] {
  const meanings = keys.flatMap((key) => names.find(key)?.chosen ?? []);
  const symbols = new Set(
    meanings.flatMap(({ genes, kind }) => (kind === "gene" && genes.length === 1 ? genes : [""])),
  );
  return symbols.size === 1 && !symbols.has("") ? [...symbols] : [];
}
