/** Names that must not lead to another gene: names of genes without a product, and names similar to a sold one. */
import type { World } from "../facts";
import { type GeneRecord, nameKey } from "../names";
import { inTurn, type Query, type QueryMaker, sampled } from "./query";
import { nearNames } from "./written";

const kinds: readonly [(gene: GeneRecord) => readonly string[], ...((gene: GeneRecord) => readonly string[])[]] = [
  ({ symbol }) => [symbol],
  ({ aliases }) => aliases,
  ({ mouse, symbol }) => [mouse === "" ? symbol.charAt(0) + symbol.slice(1).toLowerCase() : mouse],
  ({ spoken }) => spoken,
  ({ symbol }) => [symbol.toLowerCase()],
];

/** Names of genes without a product, including all CD numbers. */
export const unsoldNames: QueryMaker = (world, random, size) => {
  const unsold = world.records.filter(({ symbol }) => !world.bySymbol.has(symbol));
  const clusters = unsold.flatMap((gene) =>
    gene.aliases.filter((alias) => /^CD\d/.test(alias)).map((name) => ({ name, gene })),
  );
  const chosen = sampled(random, unsold, size).flatMap((gene, index) => {
    const [name] = sampled(random, inTurn(kinds, index)(gene), 1);
    return name === undefined ? [] : [{ name, gene }];
  });
  return [...sampled(random, clusters, Math.round(size / 5)), ...chosen].flatMap(({ name, gene }, index): Query[] =>
    nameKey(name).length < 2 || world.symbolsOf(name).size > 0
      ? []
      : [{ text: index % 4 === 3 ? `${name} antibody` : name, intent: { symbols: new Set([gene.symbol]) } }],
  );
};

/** Handwritten pairs: a name, and the genes that it could be mistaken for. */
export const writtenNearNames =
  (table: Parameters<typeof nearNames>[0]): QueryMaker =>
  (_, random, size) =>
    sampled(random, nearNames(table), size).map(({ query, genes, forbidden }) => ({
      text: query,
      intent: { symbols: new Set(genes) },
      forbidden: new Set(forbidden),
    }));

/** Unsold symbols that differ from a sold one by a letter, a digit or an ending. */
export const nearSymbols: QueryMaker = (world, random, size) => {
  const pairs = world.records.flatMap(({ symbol }) => {
    const forbidden = neighbors(world, symbol).filter((near) => !world.symbolsOf(symbol).has(near));
    return forbidden.length === 0 ? [] : [{ symbol, forbidden }];
  });
  return sampled(random, pairs, size).map(({ symbol, forbidden }) => ({
    text: symbol,
    intent: { symbols: new Set([symbol]) },
    forbidden: new Set(forbidden),
  }));
};

const characters = "ABCDEFGHIKLMNPRSTVXYZ0123456789";

/** Sold symbols that differ from a symbol in one insertion, deletion or replacement. */
function neighbors({ bySymbol }: World, symbol: string): string[] {
  const found = new Set<string>();
  for (let at = 0; at <= symbol.length; at += 1) {
    const [before, after] = [symbol.slice(0, at), symbol.slice(at)];
    for (const near of [
      before + after.slice(1),
      ...[...characters].flatMap((one) => [before + one + after, before + one + after.slice(1)]),
    ])
      if (near !== symbol && bySymbol.has(near)) found.add(near);
  }
  return [...found];
}
