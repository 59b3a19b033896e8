import type { ProteinDomain } from "./domain";

export const ph: ProteinDomain = {
  slug: "ph-domain",
  title: { en: "PH domain", ja: "PHドメイン", zh: "PH结构域" },
  summary: {
    en: "A sandwich of two sheets that holds proteins to phosphoinositides of the membrane.",
    ja: "2枚のβシートからなり、タンパク質を膜のホスホイノシチドにつなぎ留めます。",
    zh: "由两片β折叠构成，将蛋白锚定于膜上的磷酸肌醇。",
  },
  fold: ["strand", "strand", "strand", "strand", "strand", "strand", "strand", "helix"],
  binding: {
    en: `
      Pleckstrin homology domains of some 120 residues bind the head groups of phosphoinositides. A few, among them those of Akt, Btk and Grp1, prefer PI(3,4,5)P_{3} and so report PI3 kinase; that of PLCδ1 prefers PI(4,5)P_{2}. Most PH domains bind weakly and need a second contact.`,
    ja: `
      プレクストリン相同（PH）ドメインは約120残基からなり、ホスホイノシチドの頭部に結合します。Akt、Btk、Grp1などのPHドメインはPI(3,4,5)P_{3}を好むため、PI3キナーゼ活性の指標になります。PLCδ1のPHドメインはPI(4,5)P_{2}に選択的です。多くのPHドメインは単独では結合が弱く、別の相互作用を必要とします。`,
    zh: `
      普列克底物蛋白同源（PH）结构域约含120个残基，结合磷酸肌醇的头部基团。Akt、Btk、Grp1等少数PH结构域偏好PI(3,4,5)P_{3}，可反映PI3激酶活性；PLCδ1的PH结构域偏好PI(4,5)P_{2}。多数PH结构域结合较弱，需要其他接触共同作用。`,
  },
  structure: {
    en: "Seven strands in two sheets, closed at one end by a C-terminal helix, as in PLCδ1 with inositol 1,4,5-trisphosphate (PDB 1MAI).",
    ja: "7本のβストランドが2枚のシートをつくり、C末端のαヘリックスが一端を閉じます（例：イノシトール1,4,5-三リン酸と結合したPLCδ1、PDB 1MAI）。",
    zh: "七条β链组成两片折叠，一端由C末端α螺旋封闭，例如与肌醇1,4,5-三磷酸结合的PLCδ1（PDB 1MAI）。",
  },
  additional: {
    en: `
      ## As a sensor
      The PH domain of Akt fused to GFP moves to the plasma membrane within a minute of insulin and is a common sensor of PI(3,4,5)P_{3} in living cells. In Akt itself the domain also covers the kinase: binding to the membrane opens the protein for PDK1. The mutation E17K in the PH domain of Akt1 binds the membrane without PI3 kinase and is found in tumours.`,
    ja: `
      ## センサーとしての利用
      AktのPHドメインをGFPに融合したタンパク質は、インスリン刺激後1分以内に細胞膜へ移行するため、生細胞でPI(3,4,5)P_{3}を検出するセンサーとして広く用いられます。Akt自体では、PHドメインがキナーゼドメインを覆っており、膜への結合によって構造が開き、PDK1によるリン酸化が可能になります。Akt1のE17K変異はPI3キナーゼ非依存的に膜に結合し、腫瘍で見いだされています。`,
    zh: `
      ## 作为传感器
      将Akt的PH结构域与GFP融合后，胰岛素刺激一分钟内即可转位至细胞膜，是活细胞中常用的PI(3,4,5)P_{3}传感器。在Akt自身中，PH结构域还覆盖着激酶结构域；与膜结合后蛋白构象打开，PDK1方可作用。Akt1的E17K突变无需PI3激酶即可结合膜，见于肿瘤。`,
  },
  chains: [
    {
      protein: "AKT1",
      length: 480,
      domains: [
        ["PH", 5, 108],
        ["Kinase", 150, 408],
      ],
    },
    {
      protein: "BTK",
      length: 659,
      domains: [
        ["PH", 3, 133],
        ["SH3", 214, 274],
        ["SH2", 281, 377],
        ["Kinase", 402, 655],
      ],
    },
    {
      protein: "PDPK1",
      length: 556,
      domains: [
        ["Kinase", 82, 342],
        ["PH", 459, 550],
      ],
    },
  ],
  examples: [
    { protein: "Akt1", partner: "PI(3,4,5)P3, PI(3,4)P2", site: "Lys14, Arg25, Arg86" },
    { protein: "Btk", partner: "PI(3,4,5)P3", site: "Arg28" },
    { protein: "PDK1", partner: "PI(3,4,5)P3", site: "Arg474" },
    { protein: "PLCδ1", partner: "PI(4,5)P2", site: "Lys30, Arg40" },
  ],
  consensus: [
    {
      sequence: "K-x(n)-[K/R]-x-R",
      note: {
        en: "Basic motif at the start of the domain in binders of PI(3,4,5)P3",
        ja: "PI(3,4,5)P3結合型のN末端側にみられる塩基性モチーフ",
        zh: "PI(3,4,5)P3结合型PH结构域起始处的碱性基序",
      },
    },
  ],
};
