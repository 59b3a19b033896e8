/** Rewrites spellings of a phrase before its words are read. */
import { wordOf } from "../vocabulary";

export function plainPhrase(typed: string): string {
  return withWholeSecondary(
    typed
      .replaceAll("ß", "β")
      .replace(alphaForAnti, "anti-")
      .replace(/(?<![\p{L}\p{N}])normal (mouse|rabbit|rat|goat|hamster) IgG/giu, "$1 IgG isotype control")
      .replace(/(?<=\p{L})n['’]t(?!\p{L})/gu, " not")
      // IFIX is a name, and "I fix" is none.
      .replace(/(?<!\p{L})(do|can|could|should|would|will|must|may|if|when|how|what|which) I(?=\s)/gu, "$1")
      // "IF" is also written in small letters, but not before these words.
      .replace(/(?<!\p{L})if (?=(?:my|the|our|a|an|it|they|this|these|there|cells?|i|we)(?!\p{L}))/gu, "")
      .replace(/(?<!\p{L})non(?=(?:mouse|rabbit|rat|goat|human)(?!\p{L}))/giu, "non ")
      .replace(/(?<![\p{L}/])w\/o(?![\p{L}/])/giu, "without"),
  );
}

/** "goat α-mouse", as labels of tubes have it; "α-tubulin" is a name. */
const alphaForAnti = /(?<![\p{L}\p{N}])α[- ]?(?=(?:mouse|rabbit|rat|goat|human|hamster|chicken)(?![\p{L}\p{N}]))/giu;

/** "GAM" and "DAR" beside a label are secondary antibodies, although GAM and DAR are names of proteins. */
function withWholeSecondary(phrase: string): string {
  const short = /(?<![\p{L}\p{N}])([gd])a([mr])(?![\p{L}\p{N}])/iu;
  const [found, host = "", animal = ""] = short.exec(phrase) ?? [];
  const others = found ? phrase.replace(short, " ").split(/[\s,-]+/u) : [];
  if (!others.some((word) => wordOf(word)?.kind === "label")) return phrase;
  const animals: Readonly<Record<string, string>> = { g: "goat", d: "donkey", m: "mouse", r: "rabbit" };
  return phrase.replace(short, `${animals[host.toLowerCase()]} anti-${animals[animal.toLowerCase()]}`);
}

/**
 * Quotes around a name among other words say where the name ends. Around all words, or beside operators, they ask for
 * the text, as does the link that searches for the words instead.
 */
export function withoutQuotes(typed: string): string {
  const outside = typed.replace(/"[^"]*"/g, "");
  const isPartly = /[\p{L}\p{N}]/u.test(outside) && !/(?:^|\s)(?:[+-](?=\S)|(?:AND|OR|NOT)(?=\s|$))/.test(outside);
  return isPartly ? typed.replaceAll('"', " ").replace(/\s+/g, " ").trim() : typed;
}
