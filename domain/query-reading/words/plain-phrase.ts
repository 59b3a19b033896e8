/** Rewrites spellings of a phrase before its words are read. */
import { wordOf } from "../vocabulary";

export function plainPhrase(typed: string): string {
  return withWholeSecondary(
    withAnti(withHistone(withMarkInOrder(typed)))
      .replaceAll("ß", "β")
      .replace(alphaForAnti, "anti-")
      .replace(/(?<![\p{L}\p{N}])normal (mouse|rabbit|rat|goat|hamster) IgG/giu, "$1 IgG isotype control")
      .replace(/(?<=\p{L})n['’]t(?!\p{L})/gu, " not")
      // IFIX is a name, and "I fix" is none.
      .replace(/(?<!\p{L})(do|can|could|should|would|will|must|may|if|when|how|what|which) I(?=\s)/gu, "$1")
      // "IF" is also written in small letters, but not before these words.
      .replace(
        /(?<!\p{L})if (?=(?:my|the|our|a|an|it|they|this|these|there|cells?|i|we|possible|needed|necessary|available|so|not)(?!\p{L}))/gu,
        "",
      )
      .replace(/(?<!\p{L})non(?=(?:mouse|rabbit|rat|goat|human)(?!\p{L}))/giu, "non ")
      .replace(/(?<![\p{L}/])w\/o(?![\p{L}/])/giu, "without"),
  );
}

/** "antibody against mouse CD8" is anti-mouse CD8. An exclusion that contains the word keeps it. */
const withAnti = (phrase: string): string =>
  /(?<!\p{L})(?:not?|non|never|without|except|exclud\w+|other|but)(?!\p{L})/iu.test(phrase)
    ? phrase
    : phrase.replace(/(?<!\p{L})against (?=(?:mouse|rabbit|rat|goat|human|hamster|chicken)(?!\p{L}))/giu, "anti-");

/** "K27me3" at the start of a phrase is a mark of histone H3, and "K20me2" one of H4. */
const withHistone = (phrase: string): string =>
  phrase.replace(
    /^(anti[- ])?(?:(K(?:4|9|27|36|79)(?:me[1-3]?|ac))|(K(?:16ac|20me[1-3]?)))(?![\p{L}\p{N}])/iu,
    (_, anti: string = "", ofH3?: string, ofH4?: string) => `${anti}${ofH3 ? `H3${ofH3}` : `H4${ofH4}`}`,
  );

const histone = "(?:histone )?H(?:2A(?:\\.?[XZ])?|2B|3(?:\\.3)?|4)";
const markSite = "K\\d{1,3}";
const markKind = "(?:me[1-3]?|ac)";
/** The parts of a histone's mark in the orders other than "H3K9me3". */
const markOrders = [
  [markKind, markSite, histone],
  [markSite, markKind, histone],
  [markKind, histone, markSite],
  [histone, markKind, markSite],
  [histone, markSite, markKind],
].map(
  (parts) => new RegExp(`(?<![\\p{L}\\p{N}])${parts.map((part) => `(${part})`).join("[ -]?")}(?![\\p{L}\\p{N}])`, "iu"),
);
/** "K27 acetylation of H3" */
const markOf = new RegExp(
  `(?<![\\p{L}\\p{N}])(${markSite}) ((?:mono|di|tri)?-?methylat\\w{2,3}|acetylat\\w{2,3}) (?:of |on |at |in )?(?:the )?(${histone})(?![\\p{L}\\p{N}])`,
  "iu",
);

/** Writes the mark of a histone as usual: "me3 K9 H3" and "H3 K9 me3" are H3K9me3. */
function withMarkInOrder(phrase: string): string {
  if (!/K\d/i.test(phrase)) return phrase;
  for (const order of markOrders) {
    const [found, ...parts] = order.exec(phrase) ?? [];
    if (found === undefined) continue;
    const part = (pattern: RegExp) => parts.find((one) => pattern.test(one)) ?? "";
    const mark = part(/^(?:histone )?H/i) + part(/^K/i).toUpperCase() + part(/^(?:me|ac)/i).toLowerCase();
    return phrase.replace(found, mark);
  }
  return phrase.replace(markOf, "$3 $1 $2");
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
