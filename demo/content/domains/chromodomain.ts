import type { ProteinDomain } from "./domain";

export const chromodomain: ProteinDomain = {
  slug: "chromodomain",
  title: { en: "Chromodomain", ja: "クロモドメイン", zh: "克罗莫结构域" },
  summary: {
    en: "About 50 residues that read methylated lysines of histone H3.",
    ja: "ヒストンH3のメチル化リジンを認識する、約50残基のドメインです。",
    zh: "约50个残基，识别组蛋白H3的甲基化赖氨酸。",
  },
  fold: ["strand", "strand", "strand", "helix"],
  binding: {
    en: `
      Two or three aromatic residues form a cage around the methylated ammonium group. Trimethyl-lysine fits best, dimethyl-lysine somewhat less, an unmodified lysine not at all. The tail of H3 lies between two strands and adds the sequence: Ala-Arg-Lys-Ser stands around both K9 and K27.
      That likeness is why antibodies against H3K9me3 and H3K27me3 need a control with the other peptide.`,
    ja: `
      2～3個の芳香族残基が、メチル化されたアンモニウム基を囲むケージを形成します。トリメチルリジンに最もよく結合し、ジメチルリジンはやや弱く、未修飾のリジンには結合しません。H3のテールは2本のストランドの間に入り、配列特異性を与えます。K9とK27の周囲はいずれもAla-Arg-Lys-Serです。
      この類似のため、H3K9me3抗体とH3K27me3抗体では、互いのペプチドを用いたコントロールが必要です。`,
    zh: `
      两至三个芳香族残基围成笼状结构，包围甲基化的铵基。三甲基赖氨酸结合最佳，二甲基次之，未修饰的赖氨酸不结合。H3尾部位于两条链之间并提供序列特异性：K9与K27周围均为Ala-Arg-Lys-Ser。
      正因如此，H3K9me3与H3K27me3抗体都需要以对方肽段作为对照。`,
  },
  structure: {
    en: "Three strands folded against a helix at the end, as in HP1 with a trimethylated H3 peptide (PDB 1KNE).",
    ja: "3本のβストランドと末端のαヘリックスからなります（例：トリメチル化H3ペプチドと結合したHP1、PDB 1KNE）。",
    zh: "三条β链靠在末端的α螺旋上，例如与三甲基化H3肽段结合的HP1（PDB 1KNE）。",
  },
  additional: {
    en: `
      ## In chromatin
      HP1 proteins read H3K9me3 and join into dimers by their second module, the chromoshadow domain; so heterochromatin spreads. CBX proteins of Polycomb read H3K27me3. CHD1 reads H3K4me3 with two chromodomains together and moves nucleosomes where genes are active.`,
    ja: `
      ## クロマチンにおける役割
      HP1はH3K9me3を認識し、第2のモジュールであるクロモシャドウドメインで二量体を形成することで、ヘテロクロマチンを広げます。ポリコームのCBXタンパク質はH3K27me3を認識します。CHD1は2つのクロモドメインで協同的にH3K4me3を認識し、活性な遺伝子の領域でヌクレオソームを移動させます。`,
    zh: `
      ## 在染色质中的作用
      HP1识别H3K9me3，并通过第二个模块（克罗莫阴影结构域）形成二聚体，使异染色质得以扩展。多梳蛋白CBX识别H3K27me3。CHD1以两个克罗莫结构域共同识别H3K4me3，在活跃基因处移动核小体。`,
  },
  chains: [
    {
      protein: "CBX5",
      length: 191,
      domains: [
        ["Chromo", 20, 78],
        ["Shadow", 121, 179],
      ],
    },
    {
      protein: "CBX7",
      length: 251,
      domains: [["Chromo", 11, 69]],
    },
    {
      protein: "CHD1",
      length: 1710,
      domains: [
        ["Chromo", 272, 364],
        ["Chromo", 389, 452],
        ["Helicase", 493, 943],
      ],
    },
  ],
  examples: [
    { protein: "HP1α (CBX5)", partner: "Histone H3", site: "Lys9me3" },
    { protein: "CBX7", partner: "Histone H3", site: "Lys27me3" },
    { protein: "CHD1", partner: "Histone H3", site: "Lys4me3" },
    { protein: "MPP8 (MPHOSPH8)", partner: "Histone H3", site: "Lys9me3" },
  ],
  consensus: [
    { sequence: "A-R-Kme3-S", note: { en: "HP1, CBX7", ja: "HP1、CBX7", zh: "HP1、CBX7" } },
    { sequence: "A-R-T-Kme3-Q-T", note: { en: "CHD1", ja: "CHD1", zh: "CHD1" } },
  ],
};
