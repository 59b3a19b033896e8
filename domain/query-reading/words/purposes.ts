/** Purposes that stand for a reagent or a topic ("stuff to block the membrane"), read if a phrase names nothing. */
import type { QueryReading } from "../read-query";

const article = "(?: (?:the|my|our|your|a|an|this|these|all|some)){0,2}";
const doing = (verbs: string, objects: string) => new RegExp(`\\b(?:${verbs})${article} (?:${objects})\\b`, "iu");

const cells = "(?:\\p{L}+ )?(?:cells?|tissues?)";
const blots = "membranes?|(?:western )?blots?";

const purposes: readonly (readonly [pattern: RegExp, asked: string])[] = [
  [doing("block|blocks|blocking|saturate", `${blots}|slides?|sections?`), "blocking buffer"],
  [/\b(?:membrane|blot|slide|section)s? (?:block|blocking|blocker)\b/iu, "blocking buffer"],
  [
    doing(
      "stain|stains|staining|counterstain|counterstains|dye|dyes|colou?rs?|label|labels|marks?",
      "(?:cell )?(?:nuclei|nucleus|dna)",
    ),
    "dapi",
  ],
  [
    /\b(?:nuclei|nuclear|nucleus|dna) (?:stains?|staining|counterstains?|dyes?)\b|\bblue (?:nuclei|nucleus)\b/iu,
    "dapi",
  ],
  [
    /\bhow much protein\b|\bprotein (?:concentrations?|quantification|quantitation|determination|amounts?|content)\b|\b(?:amount|concentration) of (?:total )?protein\b/iu,
    "bca protein assay",
  ],
  [/\b(?:dying|die|dies)\b/iu, "apoptosis"],
  [doing("stain|stains|staining|exclude|excludes|gate out", "dead cells"), "viability dye"],
  [
    /\bcells are (?:still )?(?:alive|living|viable)\b|\b(?:alive|living|viable) cells\b|\bcells alive\b/iu,
    "cell viability kit",
  ],
  [doing("lyse|lyses|lysing|lysis of|break(?:ing)? open|break up", cells), "lysis buffer"],
  [doing("fix|fixes|fixing|fixation of|fixative for", cells), "formaldehyde"],
  [/\bholes in\b.{0,20}\bcells?\b/iu, "permeabilization"],
  [doing("permeabili[sz](?:e|es|ing|ation of)", cells), "permeabilization"],
  [doing("wash|washes|washing|rinse|rinsing", blots), "tbst"],
  [doing("develop|developing|detect signal on", blots), "ecl"],
  [
    /\b(?:inhibit|inhibits|inhibiting|stop|stops|stopping|prevent|prevents|block|blocks)\b.{0,20}\bproteases?\b|\b(?:stop|prevent|avoid)\b.{0,12}\bprotein degradation\b/iu,
    "protease inhibitor",
  ],
  [
    /\bsize (?:standard|marker)s?\b.{0,20}\b(?:gels?|blots?)\b|\b(?:gel|blot) size (?:standard|marker)s?\b/iu,
    "protein ladder",
  ],
  [doing("digest|digests|digesting|cut", "chromatin"), "micrococcal nuclease"],
];

const eastAsianPurposes: readonly (readonly [pattern: RegExp, asked: string])[] = [
  [/死にかけ|死んで(?:いる|いく)|死につつ|正在死亡|垂死|濒死/u, "apoptosis"],
  [/分裂(?:している|中の?細胞)|正在分裂|分裂的细胞/u, "proliferation"],
  [/核(?:を|の)?(?:染め|染色)|染(?:色)?(?:细胞)?核/u, "dapi"],
  [/(?:膜|メンブレン|ブロット)(?:を|の)(?:ブロック|ブロッキング)|封闭膜|膜的?封闭/u, "blocking buffer"],
  [/細胞(?:を|の)固定|组织固定|固定(?:细胞|组织)|细胞固定/u, "formaldehyde"],
  [/(?:タンパク質?|蛋白質)(?:の)?(?:濃度|量を測|定量)|蛋白质?(?:的)?(?:浓度|定量|含量)/u, "bca protein assay"],
  [/細胞(?:を|の)溶解|裂解细胞|细胞裂解(?:液|的)/u, "lysis buffer"],
  [/細胞に穴|細胞(?:を|の)透過|细胞(?:打孔|透化|通透)|(?:透化|通透)细胞/u, "permeabilization"],
  [/(?:膜|メンブレン|ブロット)(?:を|の)洗|洗膜/u, "tbst"],
];

/** Query for the purpose that a phrase describes: "blocking buffer"; null if it describes none. */
export function askedByPurpose(phrase: string): string | null {
  return [...purposes, ...eastAsianPurposes].find(([pattern]) => pattern.test(phrase))?.[1] ?? null;
}

/** True if a phrase names nothing, or only a place and no antibody: "a reagent to stain the nucleus". */
export const mayBePurpose = ({ targets, reagents, against }: QueryReading, phrase: string): boolean =>
  reagents.length === 0 &&
  against === null &&
  (targets.length === 0 ||
    (targets.every(({ chosen: [{ kind }] }) => kind === "location") &&
      !/antibod|marker|抗体|マーカー|标志/iu.test(phrase)));
