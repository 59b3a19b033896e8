import type { ProteinDomain } from "./domain";

export const bromodomain: ProteinDomain = {
  slug: "bromodomain",
  title: { en: "Bromodomain", ja: "ブロモドメイン", zh: "溴结构域" },
  summary: {
    en: "Four helices that read acetylated lysine on histones and transcription factors.",
    ja: "ヒストンや転写因子のアセチル化リジンを認識する、4本のαヘリックスからなるドメインです。",
    zh: "由四个α螺旋构成，识别组蛋白与转录因子上的乙酰化赖氨酸。",
  },
  fold: ["helix", "helix", "helix", "helix"],
  binding: {
    en: `
      A bromodomain takes the acetylated lysine into a pocket between two loops. The acetyl group forms a hydrogen bond with a conserved asparagine, Asn140 in the first bromodomain of BRD4, and touches a tyrosine through a water molecule. An unmodified lysine does not fit, since its charge would remain in a hydrophobic pocket.`,
    ja: `
      ブロモドメインは、2つのループの間にあるポケットでアセチル化リジンを認識します。アセチル基は保存されたアスパラギン（BRD4の第1ブロモドメインではAsn140）と水素結合を形成し、水分子を介してチロシンとも相互作用します。未修飾のリジンは正電荷を持つため、疎水性のポケットには収まりません。`,
    zh: `
      溴结构域以两个环之间的口袋容纳乙酰化赖氨酸。乙酰基与保守的天冬酰胺（BRD4第一溴结构域为Asn140）形成氢键，并经水分子与酪氨酸接触。未修饰的赖氨酸带正电，无法进入疏水口袋。`,
  },
  structure: {
    en: "A left-handed bundle of four helices, αZ, αA, αB and αC, as in Gcn5 with an acetylated histone H4 peptide (PDB 1E6I).",
    ja: "αZ、αA、αB、αCの4本からなる左巻きヘリックスバンドルです（例：アセチル化ヒストンH4ペプチドと結合したGcn5、PDB 1E6I）。",
    zh: "由αZ、αA、αB、αC四个螺旋组成的左手螺旋束，例如与乙酰化组蛋白H4肽段结合的Gcn5（PDB 1E6I）。",
  },
  additional: {
    en: `
      ## As a target
      The human genome encodes 61 bromodomains in 46 proteins. JQ1 and related small molecules occupy the pocket of the BET family (BRD2, BRD3, BRD4 and BRDT) and lower the transcription of genes such as *MYC*. Loss of BRD4 from chromatin can be followed by ChIP or CUT&RUN within an hour of treatment.`,
    ja: `
      ## 創薬標的として
      ヒトゲノムには、46種のタンパク質に61個のブロモドメインがコードされています。JQ1などの低分子化合物は、BETファミリー（BRD2、BRD3、BRD4、BRDT）のポケットに結合し、*MYC*などの遺伝子の転写を低下させます。クロマチンからのBRD4の解離は、処理後1時間以内にChIPやCUT&RUNで検出できます。`,
    zh: `
      ## 作为药物靶点
      人类基因组在46种蛋白中编码61个溴结构域。JQ1等小分子占据BET家族（BRD2、BRD3、BRD4和BRDT）的口袋，降低*MYC*等基因的转录。处理后一小时内，即可用ChIP或CUT&RUN观察到BRD4从染色质上解离。`,
  },
  chains: [
    {
      protein: "BRD4",
      length: 1362,
      domains: [
        ["BD1", 75, 147],
        ["BD2", 368, 440],
        ["ET", 600, 682],
      ],
    },
    {
      protein: "KAT2A",
      length: 837,
      domains: [
        ["HAT", 503, 656],
        ["BD", 745, 815],
      ],
    },
    {
      protein: "CREBBP",
      length: 2442,
      domains: [
        ["KIX", 587, 666],
        ["BD", 1103, 1175],
        ["HAT", 1323, 1700],
      ],
    },
  ],
  examples: [
    { protein: "BRD4 (BD1)", partner: "Histone H4", site: "Lys5ac, Lys8ac" },
    { protein: "KAT2A", partner: "Histone H4", site: "Lys16ac" },
    { protein: "CBP", partner: "p53", site: "Lys382ac" },
    { protein: "TAF1", partner: "Histone H4", site: "Lys5ac, Lys12ac" },
  ],
  consensus: [
    {
      sequence: "Kac",
      note: {
        en: "Acetylated lysine; small residues beside it are preferred, two marks bind better than one",
        ja: "アセチル化リジン。隣接残基は小さいものが好まれ、2か所のアセチル化で結合が強まる",
        zh: "乙酰化赖氨酸；偏好相邻为小侧链残基，双位点乙酰化结合更强",
      },
    },
  ],
};
