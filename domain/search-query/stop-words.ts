/** Words that say nothing in a catalogue of antibodies (C-SEARCH-13). */
const stopWords: ReadonlySet<string> = new Set(["antibody", "anti-", "anti", "mab", "and", "&", "in"]);
const stopPrefix = /^anti-(?=\S)/i;

/** The same words where no spaces part them: "抗Akt抗体". Words such as 二抗 and 一次抗体 are kinds of product and stay. */
const stopBeginning = /^抗(?=[\p{Script=Latin}\p{Script=Greek}\p{Script=Katakana}\p{N}]|磷酸化|乙酰化|甲基化)/u;
const stopEnd = /(?<=[\p{Script=Latin}\p{Script=Greek}\p{Script=Katakana}\p{N}ー)）\]]|蛋白|[素酶])抗(?:体|體)$/u;
const eastAsianStopWord = /^抗(?:体|體)$/;

/**
 * Takes stop words out as whole words in any case, and "anti-" at the start of a word ("anti-AKT" becomes "AKT").
 * A phrase of stop words alone stays as it is (AMB-C-19).
 */
export function removeStopWords(query: string): string {
  const words = query
    .split(/\s+/)
    .map((word) => word.replace(stopPrefix, "").replace(stopBeginning, "").replace(stopEnd, ""))
    .filter((word) => word !== "" && !stopWords.has(word.toLowerCase()) && !eastAsianStopWord.test(word));
  return words.length === 0 ? query : words.join(" ");
}
