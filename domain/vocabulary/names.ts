/**
 * Names of catalogue codes by language. Search engines index the names, and `facet-keys.ts` relates them to the keys in
 * addresses.
 */

export const languages = ["en", "ja", "zh"] as const;
export type Language = (typeof languages)[number];
export type Names = Readonly<Record<Language, string>>;

/** Application codes in the order of an applications table. */
export const applicationNames = {
  WB: { en: "Western Blotting", ja: "ウェスタンブロッティング", zh: "蛋白质免疫印迹" },
  SW: { en: "Simple Western", ja: "Simple Western", zh: "Simple Western" },
  IP: { en: "Immunoprecipitation", ja: "免疫沈降", zh: "免疫沉淀" },
  "IHC-P": { en: "Immunohistochemistry (Paraffin)", ja: "免疫組織化学染色（パラフィン）", zh: "免疫组织化学（石蜡）" },
  "IF-IC": { en: "Immunofluorescence", ja: "蛍光免疫染色", zh: "免疫荧光" },
  "IF-F": { en: "Immunofluorescence (Frozen)", ja: "蛍光免疫染色（凍結切片）", zh: "免疫荧光（冰冻切片）" },
  "FC-FP": { en: "Flow Cytometry", ja: "フローサイトメトリー", zh: "流式细胞术" },
  "FC-L": { en: "Flow Cytometry (Live)", ja: "フローサイトメトリー（生細胞）", zh: "流式细胞术（活细胞）" },
  ChIP: { en: "Chromatin IP", ja: "クロマチン免疫沈降", zh: "染色质免疫沉淀" },
  "ChIP-seq": { en: "Chromatin IP-seq", ja: "ChIPシーケンス", zh: "染色质免疫沉淀测序" },
  "C&R": { en: "CUT&RUN", ja: "CUT&RUN", zh: "CUT&RUN" },
  "C&T": { en: "CUT&Tag", ja: "CUT&Tag", zh: "CUT&Tag" },
  eCLIP: { en: "eCLIP", ja: "eCLIP", zh: "eCLIP" },
  ELISA: { en: "ELISA", ja: "ELISA", zh: "酶联免疫吸附测定" },
} as const satisfies Record<string, Names>;
export type ApplicationCode = keyof typeof applicationNames;

export const speciesNames = {
  H: { en: "Human", ja: "ヒト", zh: "人" },
  M: { en: "Mouse", ja: "マウス", zh: "小鼠" },
  R: { en: "Rat", ja: "ラット", zh: "大鼠" },
  Mk: { en: "Monkey", ja: "サル", zh: "猴" },
  Hm: { en: "Hamster", ja: "ハムスター", zh: "仓鼠" },
  B: { en: "Bovine", ja: "ウシ", zh: "牛" },
  Pg: { en: "Pig", ja: "ブタ", zh: "猪" },
  Dg: { en: "Dog", ja: "イヌ", zh: "犬" },
  C: { en: "Chicken", ja: "ニワトリ", zh: "鸡" },
  Dm: { en: "D. melanogaster", ja: "キイロショウジョウバエ", zh: "黑腹果蝇" },
  All: { en: "All Species Expected", ja: "全生物種で反応予測", zh: "预期适用于所有种属" },
} as const satisfies Record<string, Names>;
export type SpeciesCode = keyof typeof speciesNames;

export const categoryNames = {
  "primary-antibodies": { en: "Primary Antibodies", ja: "一次抗体", zh: "一抗" },
  conjugates: { en: "Antibody Conjugates", ja: "標識抗体", zh: "偶联抗体" },
  "carrier-free": { en: "Carrier-Free Antibodies", ja: "キャリアフリー抗体", zh: "无载体抗体" },
  "secondary-antibodies": { en: "Secondary Antibodies", ja: "二次抗体", zh: "二抗" },
  kits: { en: "Kits", ja: "キット", zh: "试剂盒" },
  "elisa-kits": { en: "ELISA Kits", ja: "ELISAキット", zh: "ELISA试剂盒" },
  "matched-pairs": { en: "Matched Antibody Pairs", ja: "抗体ペア", zh: "配对抗体" },
  signalstar: { en: "SignalStar Multiplex IHC", ja: "SignalStar マルチプレックス IHC", zh: "SignalStar 多重 IHC" },
  intraseq: { en: "InTraSeq Single Cell Analysis", ja: "InTraSeq シングルセル解析", zh: "InTraSeq 单细胞分析" },
  proteins: { en: "Recombinant Proteins", ja: "組換えタンパク質", zh: "重组蛋白" },
  "small-molecules": { en: "Small Molecules", ja: "低分子化合物", zh: "小分子化合物" },
  buffers: { en: "Buffers", ja: "バッファー", zh: "缓冲液" },
  ptmscan: { en: "PTMScan Proteomics", ja: "PTMScan プロテオミクス", zh: "PTMScan 蛋白质组学" },
  services: { en: "Services", ja: "受託サービス", zh: "技术服务" },
} as const satisfies Record<string, Names>;
export type CategoryKey = keyof typeof categoryNames;

export const productTypeNames = {
  "Primary Antibody": { en: "Primary Antibody", ja: "一次抗体", zh: "一抗" },
  "Secondary Antibody": { en: "Secondary Antibody", ja: "二次抗体", zh: "二抗" },
  Conjugate: { en: "Conjugate", ja: "標識抗体", zh: "偶联抗体" },
  "Antibody Duet": { en: "Antibody Duet", ja: "抗体デュエット", zh: "抗体组合" },
  Kit: { en: "Kit", ja: "キット", zh: "试剂盒" },
  "ELISA Kit": { en: "ELISA Kit", ja: "ELISAキット", zh: "ELISA试剂盒" },
  "Matched Pair": { en: "Matched Pair", ja: "抗体ペア", zh: "配对抗体" },
  Cocktail: { en: "Cocktail", ja: "抗体カクテル", zh: "抗体混合物" },
  "Recombinant Protein": { en: "Recombinant Protein", ja: "組換えタンパク質", zh: "重组蛋白" },
  "Small Molecule": { en: "Small Molecule", ja: "低分子化合物", zh: "小分子化合物" },
  Buffer: { en: "Buffer", ja: "バッファー", zh: "缓冲液" },
  "PTM Scan": { en: "PTM Scan", ja: "PTM Scan", zh: "PTM Scan" },
  Service: { en: "Service", ja: "受託サービス", zh: "技术服务" },
} as const satisfies Record<string, Names>;

export const modificationNames = {
  phospho: { en: "Phosphorylation", ja: "リン酸化", zh: "磷酸化" },
  acetyl: { en: "Acetylation", ja: "アセチル化", zh: "乙酰化" },
  methyl: { en: "Methylation", ja: "メチル化", zh: "甲基化" },
  cleaved: { en: "Cleavage", ja: "切断", zh: "切割" },
} as const satisfies Record<string, Names>;

export const hostNames = {
  Rabbit: { en: "Rabbit", ja: "ウサギ", zh: "兔" },
  Mouse: { en: "Mouse", ja: "マウス", zh: "小鼠" },
  Rat: { en: "Rat", ja: "ラット", zh: "大鼠" },
  Goat: { en: "Goat", ja: "ヤギ", zh: "山羊" },
} as const satisfies Record<string, Names>;
export type Host = keyof typeof hostNames;

export const formulationNames = {
  standard: { en: "PBS with BSA and Glycerol", ja: "BSAおよびグリセロール含有PBS", zh: "含BSA和甘油的PBS" },
  "carrier-free": { en: "BSA and Azide Free", ja: "BSAおよびアジ化ナトリウム不含", zh: "不含BSA和叠氮化物" },
  conjugate: { en: "PBS with Stabilizer", ja: "安定化剤含有PBS", zh: "含稳定剂的PBS" },
  lyophilized: { en: "Lyophilized", ja: "凍結乾燥品", zh: "冻干品" },
  liquid: { en: "Liquid", ja: "液体", zh: "液体" },
  solid: { en: "Solid", ja: "固体", zh: "固体" },
} as const satisfies Record<string, Names>;
export type FormulationKey = keyof typeof formulationNames;

export const antibodyTypeNames = {
  recombinant: { en: "Recombinant Monoclonal", ja: "組換えモノクローナル", zh: "重组单克隆" },
  monoclonal: { en: "Monoclonal", ja: "モノクローナル", zh: "单克隆" },
  polyclonal: { en: "Polyclonal", ja: "ポリクローナル", zh: "多克隆" },
} as const satisfies Record<string, Names>;

/** Pillars of validation, as lists filter by them. */
export const pillarNames = {
  genetic: { en: "genetic test", ja: "遺伝学的検証", zh: "遗传学验证" },
  tagged: { en: "tagged expression", ja: "タグ付きタンパク質の発現", zh: "标签蛋白表达" },
  independent: { en: "independent antibody", ja: "独立した抗体", zh: "独立抗体" },
  orthogonal: { en: "orthogonal method", ja: "直交法", zh: "正交方法" },
  "capture-ms": { en: "capture and mass spectrometry", ja: "免疫捕捉と質量分析", zh: "免疫捕获与质谱" },
} as const satisfies Record<string, Names>;

/** "IHC-P, mouse: genetic test". Unknown codes are written as they are. */
export function validationNames(application: string, species: string, pillar: keyof typeof pillarNames): Names {
  const animal: Names = (speciesNames as Readonly<Record<string, Names>>)[species] ?? {
    en: species,
    ja: species,
    zh: species,
  };
  const { en, ja, zh } = pillarNames[pillar];
  return {
    en: `${application}, ${animal.en.toLowerCase()}: ${en}`,
    ja: `${application}、${animal.ja}：${ja}`,
    zh: `${application}，${animal.zh}：${zh}`,
  };
}

export const unconjugated: Names = { en: "Unconjugated", ja: "非標識", zh: "未偶联" };

/** Labels of conjugates that have a name in other languages; dyes and enzymes keep theirs. */
export const labelNames = {
  Biotin: { en: "Biotin", ja: "ビオチン", zh: "生物素" },
  "Magnetic Bead": { en: "Magnetic Bead", ja: "磁気ビーズ", zh: "磁珠" },
  "Agarose Bead": { en: "Agarose Bead", ja: "アガロースビーズ", zh: "琼脂糖珠" },
} as const satisfies Record<string, Names>;

export const labelName = (label: string, language: Language): string =>
  (labelNames as Readonly<Record<string, Names>>)[label]?.[language] ?? label;

export const resourceKindNames = {
  article: { en: "Support article", ja: "サポート記事", zh: "技术文章" },
  protocol: { en: "Protocol", ja: "プロトコール", zh: "实验方案" },
  pathway: { en: "Pathway", ja: "シグナル伝達経路", zh: "信号通路" },
  domain: { en: "Protein domain", ja: "タンパク質ドメイン", zh: "蛋白结构域" },
  video: { en: "Video", ja: "動画", zh: "视频" },
  webinar: { en: "Webinar", ja: "ウェビナー", zh: "网络讲座" },
  news: { en: "News", ja: "ニュース", zh: "新闻" },
  page: { en: "Page", ja: "ページ", zh: "页面" },
} as const satisfies Record<string, Names>;
