/** Report of the evaluation: a table of the classes, the misses, and the failed requirements. */
import type { ClassResult, QueryResult } from "./evaluate";
import { mean } from "./metrics";

/** Maximum share of queries without results, over all classes. */
const mostEmpty = 0.01;

const percent = (share: number): string => `${(share * 100).toFixed(1)} %`;

/** A Markdown table. */
export function table(results: readonly ClassResult[]): string {
  const lines = results.map(({ name, queryResults, means, wanted }) =>
    row([
      name,
      String(queryResults.length),
      means.ndcg.toFixed(3),
      means.reciprocalRank.toFixed(3),
      percent(means.inThree),
      percent(wanted),
      percent(means.empty),
    ]),
  );
  const all = results.flatMap(({ queryResults }) => queryResults);
  const total = mean(all.map(({ measures }) => measures));
  return [
    row(["class", "queries", "nDCG@10", "MRR", "first three", "wanted", "no result"]),
    row(["---", "---:", "---:", "---:", "---:", "---:", "---:"]),
    ...lines,
    row([
      "**all**",
      String(all.length),
      total.ndcg.toFixed(3),
      total.reciprocalRank.toFixed(3),
      percent(total.inThree),
      "",
      percent(total.empty),
    ]),
  ].join("\n");
}

function row(cells: readonly string[]): string {
  return `| ${cells.join(" | ")} |`;
}

/** Failed requirements as sentences; empty if all are met. */
export function failures(results: readonly ClassResult[]): string[] {
  const short = results
    .filter(({ queryResults, means, wanted }) => queryResults.length > 0 && means.inThree < wanted)
    .map(
      ({ name, means, wanted }) => `${name}: ${percent(means.inThree)} in the first three, ${percent(wanted)} wanted`,
    );
  const empty = mean(results.flatMap(({ queryResults }) => queryResults.map(({ measures }) => measures))).empty;
  return empty > mostEmpty ? [...short, `${percent(empty)} of all queries find nothing`] : short;
}

/**
 * Queries without an exact answer among the first three, then those whose list scores below `below`, with their actual
 * hits.
 */
export function misses({ queryResults }: ClassResult, most: number, below: number): string[] {
  return queryResults
    .filter(({ measures }) => measures.inThree === 0 || measures.ndcg < below)
    .toSorted(
      (left, right) => left.measures.inThree - right.measures.inThree || left.measures.ndcg - right.measures.ndcg,
    )
    .slice(0, most)
    .map(described);
}

function described({ query, hits, total, measures }: QueryResult): string {
  const { symbols, keys, residues } = query.intent;
  const wanted = [...(keys ?? symbols ?? [])].slice(0, 3).join("/") + (residues ? ` ${residues.join("/")}` : "");
  return `${measures.ndcg.toFixed(2)}  ${query.locale ?? "en-us"}  "${query.text}"  wanted ${wanted}; ${total} found: ${hits.slice(0, 4).join(", ")}`;
}
