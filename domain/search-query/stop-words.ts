/** Words that say nothing in a catalogue of antibodies (C-SEARCH-13). */
const stopWords: ReadonlySet<string> = new Set(["antibody", "anti-", "anti", "mab", "and", "&", "in"]);
const stopPrefix = /^anti-(?=\S)/i;

/**
 * Takes stop words out as whole words in any case, and "anti-" at the start of a word ("anti-AKT" becomes "AKT").
 * A phrase of stop words alone stays as it is (AMB-C-19).
 */
export function removeStopWords(query: string): string {
  const words = query
    .split(/\s+/)
    .map((word) => word.replace(stopPrefix, ""))
    .filter((word) => word !== "" && !stopWords.has(word.toLowerCase()));
  return words.length === 0 ? query : words.join(" ");
}
