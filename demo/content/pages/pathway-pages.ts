import { domainUrl } from "../domains/domain";
import { proteinDomains } from "../domains/domains";
import { pathwayAreas, pathwayDrawing } from "../drawings/pathway-drawing";
import { pathwayUrl } from "../pathways/pathway";
import { pathways } from "../pathways/pathways";
import { card, type Page, prose, t3 } from "./page";

/** The pathway whose diagram is clickable on the overview. */
const diagramPathway = pathways[0];

export const pathwayOverview: Page = {
  url: "/research/pathways",
  title: t3("Signalling pathways", "シグナル伝達経路", "信号通路"),
  description: t3(
    "Diagrams with phosphorylation sites, and the antibodies that read them.",
    "リン酸化部位を示した経路図と、それを検出する抗体を紹介します。",
    "标注磷酸化位点的通路图，以及用于检测的抗体。",
  ),
  blocks: [
    prose(
      t3(
        "Arrows activate, bars inhibit; residues beside a line are those that change. In the diagram below each molecule leads to its antibodies.",
        "矢印は活性化、T字は抑制を表し、線に添えた残基がリン酸化などの変化を受ける部位です。下図の各分子から抗体を探せます。",
        "箭头表示激活，横杠表示抑制，线旁标注发生变化的残基。点击下图中的分子即可查找相应抗体。",
      ),
    ),
    ...(diagramPathway
      ? [
          {
            kind: "image_map" as const,
            image: {
              drawing: pathwayDrawing(diagramPathway.slug),
              alt: diagramPathway.title,
            },
            areas: pathwayAreas(diagramPathway.diagram),
          },
        ]
      : []),
    {
      kind: "tiles",
      columns: 3,
      items: pathways.map((pathway) => card(pathway.title, pathway.summary, pathwayUrl(pathway))),
    },
  ],
};

export const domainOverview: Page = {
  url: "/research/protein-domains",
  title: t3("Protein domains", "タンパク質ドメイン", "蛋白结构域"),
  description: t3(
    "Modules that read modifications and lipids: structure, binding and examples.",
    "修飾や脂質を認識するモジュールの構造、結合様式、具体例を紹介します。",
    "识别修饰与脂质的结构模块：结构、结合方式与实例。",
  ),
  blocks: [
    prose(
      t3(
        "Signalling proteins are built from modules. Knowing which one a protein has tells what it can bind, and often which antibody epitope stays free.",
        "シグナルタンパク質はモジュールの組み合わせでできています。どのドメインを持つかが分かれば、結合相手や、抗体が近づけるエピトープを推測できます。",
        "信号蛋白由模块组合而成。了解其含有哪些结构域，便可推断结合对象，以及哪些表位可供抗体识别。",
      ),
    ),
    {
      kind: "tiles",
      columns: 3,
      items: proteinDomains.map((domain) => card(domain.title, domain.summary, domainUrl(domain))),
    },
  ],
};
