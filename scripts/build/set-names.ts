/** Names of gene sets: groups, and pathways with their most specific genes first. */
import { foldName } from "../../domain/query-reading/fold-name.ts";

export interface Pathway {
  /** Number at WikiPathways: "WP2034". */
  readonly id: string;
  readonly title: string;
  readonly genes: readonly string[];
}

/**
 * Variants of a title: "Macrophage-stimulating protein (MSP) signaling" without its bracket and as "MSP signaling",
 * each also with "pathway" in place of "signaling".
 */
export function titleForms(title: string): readonly string[] {
  const plain = title.replaceAll(/ \([^()]*\)/g, "");
  const short = title.replace(/^[^()]+ \(([A-Z][A-Z\d-]+)\)(?= (?:signaling|pathways?)$)/, "$1");
  const forms = [title, plain, short].flatMap((one) => [
    one,
    one.replace(/ signaling$/i, " pathway"),
    ...["production", "synthesis", "biosynthesis"].map((making) =>
      one.replace(/ (?:production|(?:bio)?synthesis)$/i, ` ${making}`),
    ),
    // Without its last word, "Farnesoid X receptor pathway" would name a single protein.
    one.replace(/(?<= \S+)(?<!receptor|kinase|factor) pathways?$/i, ""),
  ]);
  return [...new Set(forms)];
}

/**
 * Genes in the title, then genes that occur in the fewest pathways: IL5 and IL5RA represent "IL5 signaling", but
 * kinases that occur in every pathway do not.
 * @param named genes with a name
 * @param pathwaysOf number of pathways of a gene
 */
export function mostSpecific(
  { title, genes }: Pathway,
  named: (name: string) => readonly string[],
  pathwaysOf: ReadonlyMap<string, number>,
): string[] {
  const inTitle = new Set(runsOf(title).flatMap(named));
  return [...genes].sort(
    (left, right) =>
      Number(inTitle.has(right)) - Number(inTitle.has(left)) ||
      (pathwaysOf.get(left) ?? 0) - (pathwaysOf.get(right) ?? 0) ||
      (left < right ? -1 : 1),
  );
}

const longestName = 5;

/** All runs of consecutive words. */
function runsOf(title: string): string[] {
  const words = title.split(/[\s/,()]+/).filter((word) => foldName(word) !== "");
  return words.flatMap((_, from) =>
    Array.from({ length: Math.min(longestName, words.length - from) }, (__, more) =>
      words.slice(from, from + more + 1).join(" "),
    ),
  );
}

/** Number of pathways of each gene. */
export function countPathways(pathways: readonly Pathway[]): ReadonlyMap<string, number> {
  const counts = new Map<string, number>();
  for (const { genes } of pathways) for (const gene of genes) counts.set(gene, (counts.get(gene) ?? 0) + 1);
  return counts;
}

/** Names with these endings describe members and do not name the group. */
const unfinished = /(?:associated|containing|interacting|like|other|related)$/;

/** Family names that are also everyday or laboratory words, such as a gel or an ester. */
const isOtherWord = /^(?:DASH|NHS|PAGE|PATE|SIBLING|SUN)$/;

/** "Wnt family" is also Wnt, "Dopamine receptors" also "dopamine receptor", and "Annexins" also "annexin family". */
export function groupForms(name: string): readonly string[] {
  const whole = name.trim();
  if (unfinished.test(whole)) return [];
  const bare = whole.replace(/ (?:subunits|family|family members)$/, "");
  const forms = [
    whole,
    // The last of several words may be a class of proteins and also occur in names of single proteins.
    ...(/^[A-Za-z]{3,}$/.test(bare) && !isOtherWord.test(bare) ? [bare] : []),
    ...(whole.endsWith(" receptors") ? [whole.slice(0, -1)] : []),
    ...(/^\S+s$/.test(bare) ? [`${bare.slice(0, -1)} family`] : []),
  ];
  return [...new Set(forms)];
}

/** Singular or plural of a name of cells or a structure: "Kupffer cell", "nodes of Ranvier". */
export function otherNumber(name: string): readonly string[] {
  if (/(?:ss|us|is|ics|[^a-z])$/.test(name)) return [];
  if (name.endsWith("ies")) return [`${name.slice(0, -3)}y`];
  return [name.endsWith("s") ? name.slice(0, -1) : `${name}s`];
}

/** "PI3K Akt signaling" is also a pathway. */
export function pathwayWords(name: string): readonly string[] {
  const [, topic] = /^(.+) signaling$/.exec(name) ?? [];
  return topic === undefined ? [] : [`${topic} pathway`, `${topic} signaling pathway`];
}

/** Words that are followed by numbers in several families, or that name something else. */
const noFamilies = new Set([
  ...["adhesion", "antigen", "centromere", "coenzyme", "complement", "endonuclease", "exonuclease", "homeobox"],
  ...["neuropeptide", "protein", "proteoglycan", "selenoprotein", "surfeit", "transcript", "transporter"],
]);

/**
 * Families whose members differ in a number or a letter: "galectin" of "galectin 1" and "galectin 3". The symbols of
 * one family begin with the same letters.
 */
export function numberedFamilies(genes: readonly (readonly string[])[]): (readonly [string, readonly string[]])[] {
  const families = new Map<string, Set<string>>();
  for (const [symbol = "", name = ""] of genes) {
    const [, family = ""] = /^([a-z]{5,}) (?:\d{1,2}[A-Z]{0,2}|[A-Z]\d?)(?:, .+)?$/.exec(name) ?? [];
    if (family === "" || noFamilies.has(family)) continue;
    families.set(family, (families.get(family) ?? new Set()).add(symbol));
  }
  return [...families].flatMap(([family, members]) => {
    const symbols = [...members];
    const isOne = new Set(symbols.map((symbol) => symbol.slice(0, 2))).size === 1;
    return symbols.length > 1 && isOne ? [[family, symbols] as const] : [];
  });
}
