/** Report of the evaluation: a table of the classes, the misses, and the failed requirements. */
import type { ClassResult, QueryResult } from "./evaluate";
import { type ClassMeasure, mean } from "./metrics";

/** Maximum share of queries without results, among queries for sold products. */
const mostEmpty = { floor: 0.01, aim: 0.005 };
/** Minimum share of queries with a known target whose list is not too long. */
const leastNarrow = { floor: 0.99, aim: 1 };

/** Rounds down below 100 %, so that only a complete share is shown as 100.0 %. */
const percent = (share: number): string => `${(share < 1 ? Math.min(share * 100, 99.9) : 100).toFixed(1)} %`;

const measureNames: Readonly<Record<ClassMeasure, string>> = {
  inThree: "exact in three",
  first: "exact at rank 1",
  precision: "precision at 10",
  own: "no other gene",
  spared: "not exchanged",
  narrow: "not too long",
};

/** Omits classes without queries: a catalogue of all genes has no unsold names. */
const asked = (results: readonly ClassResult[]) => results.filter(({ queryResults }) => queryResults.length > 0);

const isSold = ({ queryClass: { measure } }: ClassResult): boolean =>
  measure === "inThree" || measure === "first" || measure === "precision";

/** A Markdown table. */
export function table(results: readonly ClassResult[]): string {
  const lines = asked(results).map(({ queryClass: { name, measure, floor, aim }, queryResults, means, result }) =>
    row([
      name,
      String(queryResults.length),
      measureNames[measure],
      percent(result),
      percent(floor),
      percent(aim),
      means.ndcg.toFixed(3),
      means.reciprocalRank.toFixed(3),
      percent(means.empty),
    ]),
  );
  const { sold, narrow, empty } = overall(results);
  return [
    row(["class", "queries", "measure", "result", "floor", "aim", "nDCG@10", "MRR", "no result"]),
    row(["---", "---:", "---", "---:", "---:", "---:", "---:", "---:", "---:"]),
    ...lines,
    row([
      "**all that is sold**",
      String(sold),
      "not too long",
      percent(narrow),
      percent(leastNarrow.floor),
      percent(leastNarrow.aim),
      "",
      "",
      percent(empty),
    ]),
  ].join("\n");
}

function overall(results: readonly ClassResult[]) {
  const sold = results.filter(isSold).flatMap(({ queryResults }) => queryResults.map(({ measures }) => measures));
  const { narrow, empty } = mean(sold);
  return { sold: sold.length, narrow: sold.length === 0 ? 1 : narrow, empty };
}

function row(cells: readonly string[]): string {
  return `| ${cells.join(" | ")} |`;
}

/** Results below their floors, as sentences. */
export const failures = (results: readonly ClassResult[]): string[] => [
  ...classesBelow(results, "floor"),
  ...listFailures(results),
];

/** Results below their aims. */
const notMet = (results: readonly ClassResult[]): string[] => [
  ...classesBelow(results, "aim"),
  ...listsBelow(results, "aim"),
];

/** List faults over all classes together: too many are empty or too long. */
export const listFailures = (results: readonly ClassResult[]): string[] => listsBelow(results, "floor");

type Limit = "floor" | "aim";

function classesBelow(results: readonly ClassResult[], limit: Limit): string[] {
  return asked(results)
    .filter(({ result, queryClass }) => result < queryClass[limit])
    .map(
      ({ result, queryClass: { name, measure, ...limits } }) =>
        `${name}: ${measureNames[measure]} ${percent(result)}, ${limit} ${percent(limits[limit])}`,
    );
}

function listsBelow(results: readonly ClassResult[], limit: Limit): string[] {
  const { narrow, empty } = overall(results);
  return [
    ...(empty > mostEmpty[limit]
      ? [`no result: ${percent(empty)} of the queries for what is sold, ${limit} ${percent(mostEmpty[limit])}`]
      : []),
    ...(narrow < leastNarrow[limit]
      ? [`not too long: ${percent(narrow)} of the lists, ${limit} ${percent(leastNarrow[limit])}`]
      : []),
  ];
}

/** Queries that fail their class's measure, worst list first, with their actual hits. */
export function misses({ queryResults, queryClass: { measure } }: ClassResult, most: number, below: number): string[] {
  const least = measure === "precision" ? below : 1;
  return queryResults
    .filter(({ measures }) => measures[measure] < least)
    .toSorted((left, right) => left.measures.ndcg - right.measures.ndcg)
    .slice(0, most)
    .map(described);
}

function described({ query, hits, total, measures }: QueryResult): string {
  const { symbols, keys, residues, nameParts } = query.intent;
  const wanted =
    [...(keys ?? symbols ?? nameParts ?? [])].slice(0, 3).join("/") + (residues ? ` ${residues.join("/")}` : "");
  return `${measures.ndcg.toFixed(2)}  ${query.locale ?? "en-us"}  "${query.text}"  wanted ${wanted}; ${total} found: ${hits.slice(0, 4).join(", ")}`;
}

/**
 * Text of the page `docs/relevance.md`.
 * @param catalogue description of the searched catalogue: "12,000 products of the demo catalogue"
 */
export function page(results: readonly ClassResult[], catalogue: string, command: string): string {
  const missed = notMet(results);
  return `# Relevance of search

Measured on ${catalogue}, in three languages, with \`${command}\`. [The suite](../relevance/README.md)
explains the measures; [0021](decisions/search/0021-measure-search-relevance.md) says why it is built so. A class below
its floor fails the run. This page is written by the command.

## Classes

${table(results)}

## Not met

${missed.length === 0 ? "Every class reaches its aim." : missed.map((line) => `- ${line}`).join("\n")}
`;
}
