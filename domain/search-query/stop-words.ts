/** Words without meaning in an antibody catalogue (C-SEARCH-13). */
const stopWords: ReadonlySet<string> = new Set(["antibody", "anti-", "anti", "mab", "and", "&", "in"]);
const stopPrefix = /^anti-(?=\S)/i;

/** The same for scripts without spaces: "抗Akt抗体". 二抗 and 一次抗体 are kinds of product and stay. */
const stopBeginning = /^抗(?=[\p{Script=Latin}\p{Script=Greek}\p{Script=Katakana}\p{N}]|磷酸化|乙酰化|甲基化)/u;
const stopEnd = /(?<=[\p{Script=Latin}\p{Script=Greek}\p{Script=Katakana}\p{N}ー)）\]]|蛋白|[素酶])抗(?:体|體)$/u;
const eastAsianStopWord = /^抗(?:体|體)$/;

/**
 * Removes stop words as whole words in any case, and "anti-" as a prefix ("anti-AKT" becomes "AKT"). A phrase of only
 * stop words is unchanged (AMB-C-19).
 */
export function removeStopWords(query: string): string {
  const words = query
    .split(/\s+/)
    .map((word) => word.replace(stopPrefix, "").replace(stopBeginning, "").replace(stopEnd, ""))
    .filter((word) => word !== "" && !stopWords.has(word.toLowerCase()) && !eastAsianStopWord.test(word));
  return words.length === 0 ? query : words.join(" ");
}

/** True for a phrase of only lower-case words such as "the"; "IS" may be the beginning of a name. */
export const isOfSmallWords = (phrase: string): boolean =>
  /^(?:(?:a|an|and|are|at|by|for|from|in|is|it|not|of|on|or|that|the|this|to|with)(?:\s+|$))+$/.test(phrase);
