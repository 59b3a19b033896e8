/** Antigens shared by several genes, for antibodies against a family. */
import type { Antigen, Modification } from "./table";
import { parseModification } from "./table";

interface Group {
  readonly id: string;
  readonly display: string;
  readonly genes: readonly [string, ...string[]];
  readonly observedKda: readonly number[];
  readonly modifications: readonly string[];
  readonly text: string;
}

const groups: readonly Group[] = [
  {
    id: "AKT",
    display: "Akt",
    genes: ["AKT1", "AKT2", "AKT3"],
    observedKda: [60],
    modifications: ["pSer473", "pThr308", "pThr450"],
    text: "is a family of three serine/threonine kinases that carry survival and growth signals downstream of PI3 kinase",
  },
  {
    id: "ERK",
    display: "p44/42 MAPK (Erk1/2)",
    genes: ["MAPK3", "MAPK1"],
    observedKda: [42, 44],
    modifications: ["pThr202", "pTyr204"],
    text: "is the pair of kinases at the end of the Raf-MEK cascade, activated by growth factors and mitogens",
  },
  {
    id: "JNK",
    display: "SAPK/JNK",
    genes: ["MAPK8", "MAPK9"],
    observedKda: [46, 54],
    modifications: ["pThr183"],
    text: "is a family of stress-activated kinases that phosphorylate c-Jun",
  },
  {
    id: "MEK",
    display: "MEK1/2",
    genes: ["MAP2K1", "MAP2K2"],
    observedKda: [45],
    modifications: ["pSer217"],
    text: "is the pair of dual-specificity kinases that activate Erk1/2",
  },
  {
    id: "SMAD23",
    display: "Smad2/3",
    genes: ["SMAD2", "SMAD3"],
    observedKda: [52, 60],
    modifications: ["pSer465"],
    text: "is the pair of receptor-regulated Smads of the TGF-β pathway",
  },
  {
    id: "AMPK",
    display: "AMPKα",
    genes: ["PRKAA1", "PRKAA2"],
    observedKda: [62],
    modifications: ["pThr172"],
    text: "is the pair of catalytic subunits of AMP-activated kinase, the energy gauge of the cell",
  },
  {
    id: "IKK",
    display: "IKKα/β",
    genes: ["CHUK", "IKBKB"],
    observedKda: [85, 87],
    modifications: ["pSer176"],
    text: "is the pair of kinases that release NF-κB from its inhibitors",
  },
  {
    id: "YAPTAZ",
    display: "YAP/TAZ",
    genes: ["YAP1", "WWTR1"],
    observedKda: [50, 70],
    modifications: [],
    text: "is the pair of transcriptional co-activators at the end of the Hippo pathway",
  },
  {
    id: "GSK3",
    display: "GSK-3α/β",
    genes: ["GSK3A", "GSK3B"],
    observedKda: [46, 51],
    modifications: ["pSer21"],
    text: "is the pair of constitutively active kinases that answer to insulin and Wnt signals",
  },
  {
    id: "LC3AB",
    display: "LC3A/B",
    genes: ["MAP1LC3A", "MAP1LC3B"],
    observedKda: [14, 16],
    modifications: [],
    text: "is the pair of ubiquitin-like proteins that are lipidated on autophagosomes",
  },
];

const first = (modification: string): Modification => parseModification(modification);

/** Builds the family antigens from single genes. @throws if a gene is not in the table */
export function familyAntigens(bySymbol: ReadonlyMap<string, Antigen>): Antigen[] {
  return groups.map((group) => {
    const members = group.genes.map((symbol) => {
      const member = bySymbol.get(symbol);
      if (!member) throw new Error(`Unknown gene ${symbol} in the family ${group.id}`);
      return member;
    });
    const [leader] = members;
    if (!leader) throw new Error(`Empty family ${group.id}`);
    return {
      ...leader,
      id: group.id,
      display: group.display,
      genes: members.flatMap((member) => member.genes),
      observedKda: group.observedKda,
      smear: false,
      modifications: group.modifications.map(first),
      text: group.text,
    };
  });
}
