/** Classes of queries with their sizes and required scores. */
import { createRandom } from "../demo/random";
import type { World } from "./facts";
import { bestGrades } from "./judge";
import { chineseQueries, japaneseQueries } from "./queries/east-asian";
import { aliases, formerSymbols, greekNames, isSearchable, spacing, symbols, typingErrors } from "./queries/names";
import { accessions, clones, productNumbers, unknownSizes } from "./queries/numbers";
import type { Query, QueryMaker } from "./queries/query";
import { otherSites, phosphoSites } from "./queries/sites";
import { kinds, labelled, targetWithWords } from "./queries/words";
import { writtenQueries } from "./queries/written";

export interface QueryClass {
  readonly name: string;
  readonly queries: readonly Query[];
  /** Minimum share of queries with an exact answer among the first three. */
  readonly inThree: number;
}

const makers: readonly (readonly [name: string, make: QueryMaker, share: number, inThree: number])[] = [
  ["gene symbols", symbols, 1, 0.99],
  ["aliases", aliases, 3, 0.97],
  ["former symbols", formerSymbols, 1, 0.97],
  ["Greek and Latin letters", greekNames, 1, 0.97],
  ["hyphens and spaces", spacing, 1, 0.97],
  ["typing errors", typingErrors, 0.75, 0.9],
  ["phosphorylated sites", phosphoSites, 1, 0.97],
  ["other modified sites", otherSites, 0.5, 0.95],
  ["product numbers", productNumbers, 1, 0.99],
  ["numbers with an unknown size", unknownSizes, 0.25, 0.99],
  ["clones", clones, 0.25, 0.97],
  ["protein accessions", accessions, 0.25, 0.97],
  ["target and application or animal", targetWithWords, 1, 0.9],
  ["target and label", labelled, 0.5, 0.9],
  ["target and kind of product", kinds, 0.5, 0.9],
  ["Japanese", japaneseQueries, 0.75, 0.95],
  ["Chinese", chineseQueries, 0.75, 0.95],
];

/** `size` is the number of queries in a class of average weight. Equal inputs give equal queries. */
export function queryClasses(world: World, size: number): QueryClass[] {
  const made = makers.map(([name, make, share, inThree]) => ({
    name,
    inThree,
    queries: make(world, createRandom("relevance", name), Math.round(size * share)).filter(
      (query) => isSearchable(query) && bestGrades(world, query.intent, 1)[0] === 3,
    ),
  }));
  return [...made, { name: "written by hand", inThree: 0.95, queries: writtenQueries(world) }];
}
