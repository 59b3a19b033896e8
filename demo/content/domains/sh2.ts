import type { ProteinDomain } from "./domain";

export const sh2: ProteinDomain = {
  slug: "sh2-domain",
  title: { en: "SH2 domain", ja: "SH2ドメイン", zh: "SH2结构域" },
  summary: {
    en: "About 100 residues that read phosphorylated tyrosine and the residues after it.",
    ja: "リン酸化チロシンとその後に続く配列を認識する、約100残基のドメインです。",
    zh: "约100个残基，识别磷酸化酪氨酸及其后的序列。",
  },
  fold: ["helix", "strand", "strand", "strand", "strand", "helix"],
  binding: {
    en: `
      SH2 (Src homology 2) domains bind peptides that hold a phosphorylated tyrosine. A deep, positively charged pocket with an invariant arginine in strand βB takes the phosphate; a second surface reads three to five residues behind the tyrosine and gives each domain its preference.
      Affinities lie between 0.1 and 10 µM: strong enough to recruit, weak enough to let go within seconds.`,
    ja: `
      SH2（Src homology 2）ドメインは、リン酸化チロシンを含むペプチドに結合します。βBストランドの保存されたアルギニンを含む正電荷の深いポケットがリン酸基を受け入れ、もう一つの結合面がチロシンの後に続く3～5残基を認識して、各ドメインの特異性を決めます。
      解離定数は0.1～10 µMで、分子を動員するには十分強く、数秒で解離できる程度に弱い親和性です。`,
    zh: `
      SH2（Src同源2）结构域结合含磷酸化酪氨酸的肽段。带正电的深口袋中有一个位于βB链的保守精氨酸，用于容纳磷酸基团；另一结合面识别酪氨酸之后的3–5个残基，决定各结构域的偏好。
      解离常数在0.1–10 µM之间：既足以募集蛋白，又能在数秒内解离。`,
  },
  structure: {
    en: "A central antiparallel sheet between two helices, as in the SH2 domain of Src with a pYEEI peptide (PDB 1SPS).",
    ja: "中央の逆平行βシートを2本のαヘリックスが挟む構造です（例：pYEEIペプチドと結合したSrcのSH2ドメイン、PDB 1SPS）。",
    zh: "中央为反平行β折叠，两侧各有一个α螺旋，例如与pYEEI肽段结合的Src SH2结构域（PDB 1SPS）。",
  },
  additional: {
    en: `
      ## In signalling
      Some 110 human proteins carry about 120 SH2 domains: kinases (Src, Abl, Btk), phosphatases (SHP-1, SHP-2), adaptors (GRB2, Crk) and transcription factors (Stats). Many use the domain twice: free, it recruits; folded back on a phosphotyrosine of the same protein, it keeps the enzyme silent, as in Src (Tyr530 of the human protein).`,
    ja: `
      ## シグナル伝達における役割
      ヒトでは約110種のタンパク質に約120個のSH2ドメインが存在します。キナーゼ（Src、Abl、Btk）、ホスファターゼ（SHP-1、SHP-2）、アダプター（GRB2、Crk）、転写因子（Stat）などです。SH2ドメインは2通りに使われることがあります。自由な状態では分子を動員し、自身のリン酸化チロシンに結合すると酵素活性を抑えます。SrcのTyr530（ヒト）がその例です。`,
    zh: `
      ## 在信号转导中的作用
      人类约110种蛋白含有约120个SH2结构域，包括激酶（Src、Abl、Btk）、磷酸酶（SHP-1、SHP-2）、接头蛋白（GRB2、Crk）和转录因子（Stat）。不少蛋白对该结构域有两种用法：游离时募集伴侣；与自身的磷酸化酪氨酸结合时则使酶保持静默，例如Src（人源Tyr530）。`,
  },
  chains: [
    {
      protein: "SRC",
      length: 536,
      domains: [
        ["SH3", 84, 145],
        ["SH2", 151, 248],
        ["Kinase", 270, 523],
      ],
    },
    {
      protein: "GRB2",
      length: 217,
      domains: [
        ["SH3", 1, 58],
        ["SH2", 60, 152],
        ["SH3", 156, 215],
      ],
    },
    {
      protein: "PTPN11",
      length: 593,
      domains: [
        ["SH2", 6, 102],
        ["SH2", 112, 216],
        ["PTP", 247, 517],
      ],
    },
  ],
  examples: [
    { protein: "Src", partner: "FAK", site: "Tyr397" },
    { protein: "GRB2", partner: "EGFR", site: "Tyr1068" },
    { protein: "PI3K p85α", partner: "IRS-1", site: "Tyr612" },
    { protein: "Stat3", partner: "gp130", site: "Tyr905" },
    { protein: "SHP-2", partner: "GAB1", site: "Tyr627" },
  ],
  consensus: [
    { sequence: "pY-E-E-I", note: { en: "Src family", ja: "Srcファミリー", zh: "Src家族" } },
    { sequence: "pY-x-N", note: { en: "GRB2", ja: "GRB2", zh: "GRB2" } },
    { sequence: "pY-x-x-M", note: { en: "p85 of PI3 kinase", ja: "PI3キナーゼ p85", zh: "PI3激酶p85亚基" } },
    { sequence: "pY-x-x-Q", note: { en: "Stat3", ja: "Stat3", zh: "Stat3" } },
  ],
};
