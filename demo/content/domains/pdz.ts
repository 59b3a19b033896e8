import type { ProteinDomain } from "./domain";

export const pdz: ProteinDomain = {
  slug: "pdz-domain",
  title: { en: "PDZ domain", ja: "PDZドメイン", zh: "PDZ结构域" },
  summary: {
    en: "About 90 residues that hold the last four residues of another protein.",
    ja: "ほかのタンパク質のC末端4残基を認識する、約90残基のドメインです。",
    zh: "约90个残基，识别其他蛋白C端的最后四个残基。",
  },
  fold: ["strand", "strand", "strand", "helix", "strand", "strand", "helix", "strand"],
  binding: {
    en: `
      A PDZ domain (PSD-95, Dlg, ZO-1) adds the end of its partner to its own sheet as one more strand. The loop before strand β2, with the sequence Gly-Leu-Gly-Phe or one like it, holds the terminal carboxylate; a greasy pocket takes the last side chain, and the third residue from the end decides about the class.
      Since the free end is what is read, a tag at the C-terminus takes the binding away. Tag such proteins at the N-terminus.`,
    ja: `
      PDZ（PSD-95、Dlg、ZO-1）ドメインは、相手のC末端を自身のβシートにもう1本のストランドとして組み込みます。β2の手前にあるGly-Leu-Gly-Phe様のループが末端のカルボキシ基を保持し、疎水性のポケットが最後の側鎖を受け入れ、末端から3番目の残基がクラスを決めます。
      遊離のC末端が認識されるため、C末端にタグを付けると結合が失われます。このようなタンパク質にはN末端にタグを付けてください。`,
    zh: `
      PDZ（PSD-95、Dlg、ZO-1）结构域将伴侣蛋白的末端作为一条额外的链并入自身的折叠片。β2链之前的环（Gly-Leu-Gly-Phe或类似序列）固定末端羧基，疏水口袋容纳最后一个侧链，倒数第三个残基决定类别。
      由于识别的是游离末端，C端标签会破坏结合，此类蛋白应在N端加标签。`,
  },
  structure: {
    en: "Six strands and two helices; the ligand lies between strand β2 and helix α2, as in the third PDZ domain of PSD-95 (PDB 1BE9).",
    ja: "6本のβストランドと2本のαヘリックスからなり、リガンドはβ2とα2の間に入ります（例：PSD-95の第3PDZドメイン、PDB 1BE9）。",
    zh: "由六条β链与两个α螺旋组成，配体位于β2链与α2螺旋之间，例如PSD-95的第三个PDZ结构域（PDB 1BE9）。",
  },
  additional: {
    en: `
      ## In signalling
      About 270 PDZ domains in some 150 human proteins build scaffolds under membranes: receptors at the synapse, channels at the apical side of epithelia, claudins at tight junctions. Phosphorylation of the third residue from the end, a serine or threonine, lets the partner go.`,
    ja: `
      ## シグナル伝達における役割
      ヒトでは約150種のタンパク質に約270個のPDZドメインがあり、シナプスの受容体、上皮頂端面のチャネル、密着結合のクローディンなど、膜直下の足場を形成します。末端から3番目のセリンまたはスレオニンがリン酸化されると、結合は解除されます。`,
    zh: `
      ## 在信号转导中的作用
      人类约150种蛋白含有约270个PDZ结构域，在膜下构建支架：突触处的受体、上皮顶端的通道、紧密连接处的闭合蛋白。倒数第三个残基（丝氨酸或苏氨酸）被磷酸化后，伴侣蛋白即解离。`,
  },
  chains: [
    {
      protein: "DLG4",
      length: 724,
      domains: [
        ["PDZ", 65, 151],
        ["PDZ", 160, 246],
        ["PDZ", 313, 393],
        ["SH3", 428, 498],
        ["GK", 534, 709],
      ],
    },
    {
      protein: "NHERF1",
      length: 358,
      domains: [
        ["PDZ", 14, 94],
        ["PDZ", 154, 234],
      ],
    },
    {
      protein: "TJP1",
      length: 1748,
      domains: [
        ["PDZ", 23, 110],
        ["PDZ", 186, 264],
        ["PDZ", 421, 502],
        ["SH3", 516, 584],
        ["GK", 610, 791],
      ],
    },
  ],
  examples: [
    { protein: "PSD-95", partner: "GluN2B (GRIN2B)", site: "ESDV-COOH" },
    { protein: "PSD-95", partner: "Kv1.4 (KCNA4)", site: "ETDV-COOH" },
    { protein: "NHERF1", partner: "CFTR", site: "DTRL-COOH" },
    { protein: "ZO-1", partner: "Claudin-1", site: "KDYV-COOH" },
  ],
  consensus: [
    { sequence: "S/T-x-Φ-COOH", note: { en: "Class I", ja: "クラスI", zh: "I类" } },
    { sequence: "Φ-x-Φ-COOH", note: { en: "Class II", ja: "クラスII", zh: "II类" } },
    { sequence: "D/E-x-Φ-COOH", note: { en: "Class III", ja: "クラスIII", zh: "III类" } },
  ],
};
