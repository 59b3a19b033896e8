/**
 * Queries for names of genes and proteins: symbols, aliases, former symbols, Greek letters, hyphens and spaces, typing
 * errors.
 */
import { cleanSearchInput } from "@domain/search-query/clean-input";
import { removeStopWords } from "@domain/search-query/stop-words";
import type { World } from "../facts";
import { nameKey } from "../names";
import { inTurn, type Query, type QueryMaker, sampled } from "./query";

function named(world: World, name: string, text = name): Query[] {
  const symbols = world.symbolsOf(name);
  return symbols.size === 0 || isSymbolOfUnsold(world, name) || nameKey(name) === ""
    ? []
    : [{ text, intent: { symbols } }];
}

/** Such a name means the gene without a product, even if it is an alias of another gene. */
const isSymbolOfUnsold = ({ records, bySymbol }: World, name: string): boolean =>
  unsoldSymbols(records, bySymbol).has(nameKey(name));

const unsoldBySale = new WeakMap<World["bySymbol"], ReadonlySet<string>>();
function unsoldSymbols(records: World["records"], bySymbol: World["bySymbol"]): ReadonlySet<string> {
  const known = unsoldBySale.get(bySymbol);
  if (known) return known;
  const keys = records.flatMap(({ symbol, mouse }) => (bySymbol.has(symbol) ? [] : [nameKey(symbol), nameKey(mouse)]));
  const symbols = new Set(keys);
  unsoldBySale.set(bySymbol, symbols);
  return symbols;
}

export const symbols: QueryMaker = (world, random, size) =>
  sampled(random, world.genes, size).flatMap(({ symbol }, index) =>
    named(world, symbol, index % 2 === 0 ? symbol : symbol.toLowerCase()),
  );

export const aliases: QueryMaker = (world, random, size) =>
  sampled(
    random,
    world.genes.flatMap((gene) => gene.aliases),
    size,
  ).flatMap((alias) => named(world, alias));

export const formerSymbols: QueryMaker = (world, random, size) =>
  sampled(
    random,
    world.genes.flatMap((gene) => gene.previous),
    size,
  ).flatMap((name) => named(world, name));

const letters = [
  ["α", "alpha", "a"],
  ["β", "beta", "b"],
  ["γ", "gamma", "g"],
  ["δ", "delta", "d"],
  ["ε", "epsilon", "e"],
  ["κ", "kappa", "k"],
  ["ζ", "zeta", "z"],
  ["θ", "theta", "q"],
] as const;

/** Every spelling of the Greek letters in a name. */
function greekSpellings(name: string): string[] {
  const spellings = new Set<string>();
  for (const [letter, word, latin] of letters) {
    if (name.includes(letter)) {
      spellings.add(name.replaceAll(letter, word));
      if (name.startsWith(letter)) spellings.add(name.replace(letter, `${word} `).replace(" -", " "));
      // In a short name, a single Latin letter would name another protein.
      if (name.length > 3) spellings.add(name.replaceAll(letter, latin));
    } else if (new RegExp(word, "i").test(name)) {
      spellings.add(name.replaceAll(new RegExp(word, "gi"), letter));
    }
  }
  return [...spellings];
}

export const greekNames: QueryMaker = (world, random, size) => {
  const spelled = proteinNames(world).flatMap((name) => {
    const others = greekSpellings(name);
    return others.length === 0 ? [] : [name, ...others].map((text) => ({ name, text }));
  });
  return sampled(random, spelled, size).flatMap(({ name, text }) => named(world, name, text));
};

/** Target names of products, then aliases, so that common names come first. */
function proteinNames(world: World): string[] {
  const targets = new Set(world.products.flatMap(({ target }) => target ?? []));
  return [...new Set([...targets, ...world.genes.flatMap((gene) => gene.aliases)])];
}

/** Spellings with and without separators: "IL6", "IL-6" and "IL 6"; "p38 MAPK", "p38-MAPK" and "p38MAPK". */
function spacedSpellings(name: string): string[] {
  const spellings = new Set<string>();
  if (/[- ]/.test(name)) {
    spellings.add(name.replaceAll(/[- ]/g, " "));
    spellings.add(name.replaceAll(/[- ]/g, "-"));
    spellings.add(name.replaceAll(/[- ]/g, ""));
  } else if (/^[A-Za-z]{2,}\d{1,3}$/.test(name)) {
    spellings.add(name.replace(/(?<=[A-Za-z])(?=\d)/, "-"));
    spellings.add(name.replace(/(?<=[A-Za-z])(?=\d)/, " "));
  }
  spellings.delete(name);
  return [...spellings];
}

export const spacing: QueryMaker = (world, random, size) => {
  const names = [...new Set([...proteinNames(world), ...world.genes.map((gene) => gene.symbol)])];
  const spelled = names
    .filter((name) => /^[A-Za-z0-9 -]{2,24}$/.test(name))
    .flatMap((name) => spacedSpellings(name).map((text) => ({ name, text })));
  return sampled(random, spelled, size).flatMap(({ name, text }) => named(world, name, text));
};

const slips = [
  (word: string, at: number) => word.slice(0, at) + word.slice(at + 1),
  (word: string, at: number) => word.slice(0, at) + (word[at + 1] ?? "") + (word[at] ?? "") + word.slice(at + 2),
  (word: string, at: number) => word.slice(0, at) + (word[at] ?? "") + word.slice(at),
  (word: string, at: number) => `${word.slice(0, at)}${word[at] === "e" ? "a" : "e"}${word.slice(at + 1)}`,
] as const;

/** One typing error in the longest word of a target name; symbols of letters and digits are excluded. */
export const typingErrors: QueryMaker = (world, random, size) => {
  const names = [...new Set(world.products.flatMap(({ target }) => target ?? []))].filter((name) =>
    /[A-Za-z]{6,}/.test(name),
  );
  return sampled(random, names, size).flatMap((name, index) => {
    const word = (name.match(/[A-Za-z]{6,}/g) ?? []).toSorted((left, right) => right.length - left.length)[0] ?? "";
    const slipped = inTurn(slips, index)(word, random.int(2, word.length - 3));
    const text = name.replace(word, slipped);
    // An altered name that happens to be a known name is skipped, because it is not an error.
    return slipped === word || world.symbolsOf(text).size > 0 ? [] : named(world, name, text);
  });
};

/** False for names that the shop drops as stop words. */
export const isSearchable = ({ text }: Query): boolean => removeStopWords(cleanSearchInput(text)) !== "";
