import type { ProteinDomain } from "./domain";

export const ptb: ProteinDomain = {
  slug: "ptb-domain",
  title: { en: "PTB domain", ja: "PTBドメイン", zh: "PTB结构域" },
  summary: {
    en: "About 150 residues that read NPxY: with a phosphate in Shc and IRS-1, without one in most others.",
    ja: "NPxY配列を認識する約150残基のドメインです。ShcとIRS-1ではリン酸化を必要とし、ほかの多くは必要としません。",
    zh: "约150个残基，识别NPxY：Shc与IRS-1需要磷酸化，其他多数则不需要。",
  },
  fold: ["strand", "strand", "strand", "strand", "strand", "strand", "strand", "helix"],
  binding: {
    en: `
      PTB (phosphotyrosine-binding) domains read what stands **before** the tyrosine, where SH2 domains read what follows. The peptide joins the sheet as a strand and turns at Asn-Pro-x-Tyr; residues five to eight places in front give each domain its preference.
      The name promises more than most of them keep: only Shc, IRS and their relatives need the phosphate.`,
    ja: `
      SH2ドメインがチロシンの**後**を認識するのに対し、PTB（phosphotyrosine-binding）ドメインはチロシンの**前**にある配列を認識します。ペプチドはストランドとしてシートに加わり、Asn-Pro-x-Tyrで折れ曲がります。特異性は5～8残基手前の配列によって決まります。
      名称に反して、リン酸化を必要とするのはShc、IRSとその近縁分子のみです。`,
    zh: `
      SH2结构域识别酪氨酸**之后**的序列，PTB（磷酸化酪氨酸结合）结构域则识别酪氨酸**之前**的序列。肽段作为一条链并入折叠片，并在Asn-Pro-x-Tyr处转折；前方第五至第八个残基决定各结构域的偏好。
      与名称不同，真正需要磷酸化的只有Shc、IRS及其近缘蛋白。`,
  },
  structure: {
    en: "The fold of PH domains: seven strands in two sheets, closed by a helix, as in the PTB domain of Shc with a TrkA peptide (PDB 1SHC).",
    ja: "PHドメインと同じ折りたたみで、2枚のシートをなす7本のβストランドをαヘリックスが閉じます（例：TrkAペプチドと結合したShcのPTBドメイン、PDB 1SHC）。",
    zh: "与PH结构域同一折叠：七条β链组成两片折叠片，由一个α螺旋封闭，例如与TrkA肽段结合的Shc PTB结构域（PDB 1SHC）。",
  },
  additional: {
    en: `
      ## In signalling
      IRS-1 meets the insulin receptor with its PTB domain and offers it some twenty tyrosines. Shc does the same for many receptors and then brings GRB2. DAB1, NUMB and talin show the older use: they hold NPxY tails of receptors and integrins without any phosphate, and phosphorylation lets them go.`,
    ja: `
      ## シグナル伝達における役割
      IRS-1はPTBドメインでインスリン受容体と結合し、約20か所のチロシンを基質として提示します。Shcも多くの受容体と結合し、GRB2を呼び寄せます。DAB1、NUMB、タリンは古いタイプの使われ方を示し、受容体やインテグリンのNPxY配列にリン酸化なしで結合し、リン酸化されると解離します。`,
    zh: `
      ## 在信号转导中的作用
      IRS-1以PTB结构域结合胰岛素受体，并提供约二十个酪氨酸作为底物。Shc以同样方式结合多种受体，随后招募GRB2。DAB1、NUMB与踝蛋白体现了更古老的用法：无需磷酸化即可结合受体与整合素的NPxY尾部，磷酸化后反而解离。`,
  },
  chains: [
    {
      protein: "SHC1",
      length: 583,
      domains: [
        ["PTB", 156, 339],
        ["SH2", 488, 579],
      ],
    },
    {
      protein: "IRS1",
      length: 1242,
      domains: [
        ["PH", 12, 115],
        ["PTB", 160, 264],
      ],
    },
  ],
  examples: [
    { protein: "Shc", partner: "TrkA (NTRK1)", site: "Tyr490" },
    { protein: "Shc", partner: "EGFR", site: "Tyr1148" },
    { protein: "IRS-1", partner: "InsR (INSR)", site: "Tyr960" },
    { protein: "DAB1", partner: "ApoER2 (LRP8)", site: "NPVY" },
  ],
  consensus: [
    { sequence: "N-P-x-pY", note: { en: "Shc, IRS-1", ja: "Shc、IRS-1", zh: "Shc、IRS-1" } },
    { sequence: "N-P-x-Y/F", note: { en: "DAB1, NUMB, talin", ja: "DAB1、NUMB、タリン", zh: "DAB1、NUMB、踝蛋白" } },
  ],
};
