/**
 * Pasted identifiers: registry numbers of antibodies, numbers of genes and proteins, several product numbers,
 * trademarks.
 */
import type { World } from "../facts";
import type { GeneRecord } from "../names";
import { inTurn, type Query, type QueryMaker, sampled } from "./query";

const registryNotations = [
  (number: string) => `RRID:${number}`,
  (number: string) => number,
  (number: string) => `RRID: ${number}`,
  (number: string) => `rrid:${number.toLowerCase()}`,
  (number: string) => `(RRID:${number})`,
] as const;

export const registryNumbers: QueryMaker = (world, random, size) =>
  sampled(
    random,
    world.products.filter(({ registryNumber }) => registryNumber !== null),
    size,
  ).map(({ key, registryNumber }, index) => ({
    text: inTurn(registryNotations, index)(registryNumber ?? ""),
    intent: { keys: [key] },
  }));

const geneNotations = [
  ({ hgnc }: GeneRecord) => hgnc && `HGNC:${hgnc}`,
  ({ entrez }: GeneRecord) => entrez && `Entrez ${entrez}`,
  ({ uniprot }: GeneRecord) => uniprot,
  ({ entrez }: GeneRecord) => entrez && `GeneID:${entrez}`,
  ({ hgnc }: GeneRecord) => hgnc && `hgnc ${hgnc}`,
  ({ uniprot }: GeneRecord) => uniprot && `UniProt ${uniprot}`,
  ({ entrez }: GeneRecord) => entrez && `Entrez Gene: ${entrez}`,
  ({ uniprot }: GeneRecord) => uniprot.toLowerCase(),
] as const;

const soldRecords = ({ records, bySymbol }: World): GeneRecord[] =>
  records.filter(({ symbol }) => bySymbol.has(symbol));

export const geneNumbers: QueryMaker = (world, random, size) =>
  sampled(random, soldRecords(world), size).flatMap((record, index) => {
    const text = inTurn(geneNotations, index)(record);
    return text === "" ? [] : [{ text, intent: { symbols: new Set([record.symbol]) } }];
  });

/** "Trp53", "Cd3e": symbols of the mouse gene. */
export const mouseSymbols: QueryMaker = (world, random, size) =>
  sampled(random, soldRecords(world), size).map(({ symbol, mouse }, index) => {
    const own = mouse === "" ? symbol.charAt(0) + symbol.slice(1).toLowerCase() : mouse;
    const symbols = new Set([symbol, ...world.symbolsOf(own)]);
    return { text: inTurn(["", " antibody"], index) === "" ? own : `${own} antibody`, intent: { symbols } };
  });

const several = [
  (keys: readonly string[]) => keys.join(","),
  (keys: readonly string[]) => keys.join(", "),
  (keys: readonly string[]) => keys.join(" "),
  (keys: readonly string[]) => keys.map((key) => `#${key}`).join(" "),
  (keys: readonly string[]) => keys.join("; "),
  (keys: readonly string[]) => keys.join(" and "),
  (keys: readonly string[]) => keys.join("\n"),
] as const;

/** Two or three product numbers in one query. */
export const severalNumbers: QueryMaker = (world, random, size) => {
  const products = sampled(random, world.products, size * 3);
  return Array.from({ length: Math.floor(products.length / 3) }, (_, index): Query => {
    const keys = products.slice(index * 3, index * 3 + (index % 2 === 0 ? 2 : 3)).map(({ key }) => key);
    return { text: inTurn(several, index)(keys), intent: { keys } };
  });
};

/** Numbers with a prefix as in methods sections. */
export const prefixedNumbers: QueryMaker = (world, random, size) =>
  sampled(random, world.products, size).map(({ key, skus }, index) => {
    const sku = skus[0] ?? key;
    const texts = [
      `Benchside ${key}`,
      `Benchside #${sku}`,
      `CST${key}`,
      `CST-${sku}`,
      `(cat. ${key})`,
      `Cat#${sku}`,
      `catalogue no. ${key}`,
      `${sku},`,
      `art. ${key}`,
    ] as const;
    return { text: inTurn(texts, index), intent: { keys: [key] } };
  });

/** Target names with makers' trademark signs. */
export const trademarks: QueryMaker = (world, random, size) => {
  const targets = [...new Set(world.products.flatMap(({ target }) => target ?? []))];
  return sampled(random, targets, size).map((target, index) => ({
    text: inTurn([`${target}™`, `${target}®`, `${target}™ antibody`, `${target} (TM)`], index),
    intent: { symbols: world.symbolsOf(target) },
  }));
};
