import type { Localized } from "../locales";

/** Headings of product page components and their parts. */
export const headings = {
  alternatives: { en: "Alternatives", ja: "代替製品", zh: "替代产品" },
  antibodyReference: { en: "Cite this antibody", ja: "この抗体を引用する", zh: "引用该抗体" },
  applications: { en: "Applications and dilutions", ja: "アプリケーションと推奨希釈率", zh: "应用与推荐稀释比例" },
  citations: { en: "Citations", ja: "引用文献", zh: "引用文献" },
  kitCitations: { en: "Citations of this kit", ja: "このキットの引用文献", zh: "引用该试剂盒的文献" },
  figures: { en: "Figures", ja: "検証データ", zh: "实验图片" },
  inPage: { en: "On this page", ja: "このページの内容", zh: "本页内容" },
  legal: { en: "Legal notices", ja: "法的事項", zh: "法律声明" },
  panelBuilder: { en: "Plan a multiplex panel", ja: "マルチプレックスパネルを設計する", zh: "设计多重染色组合" },
  information: { en: "Product information", ja: "製品情報", zh: "产品信息" },
  inquiry: { en: "Ask about this product", ja: "この製品について問い合わせる", zh: "产品咨询" },
  related: { en: "Related products", ja: "関連製品", zh: "相关产品" },
  conjugates: { en: "Conjugates and formulations", ja: "標識抗体・製剤違い", zh: "偶联形式与剂型" },
  includes: { en: "Kit contents", ja: "キット構成品", zh: "试剂盒组成" },
  pairIncludes: { en: "Antibodies of this pair", ja: "セットに含まれる抗体", zh: "配对抗体组成" },
  reviews: { en: "Reviews", ja: "レビュー", zh: "用户评价" },
  supportingData: { en: "Supporting data", ja: "製品データ", zh: "支持数据" },
  techLinks: { en: "Protocols and help", ja: "プロトコール・技術情報", zh: "实验方案与技术支持" },
  toPurchase: { en: "Sizes and prices", ja: "サイズと価格", zh: "规格与价格" },
  background: { en: "Background", ja: "背景", zh: "背景介绍" },
  customData: { en: "Further data", ja: "その他の製品データ", zh: "其他产品数据" },
  databases: { en: "Databases", ja: "データベースリンク", zh: "数据库链接" },
  description: { en: "Description", ja: "製品の説明", zh: "产品描述" },
  fluorescence: { en: "Fluorescent properties", ja: "蛍光特性", zh: "荧光特性" },
  kitUsage: { en: "Using the kit", ja: "キットの使用方法", zh: "试剂盒使用说明" },
  protocol: { en: "Protocols", ja: "プロトコール", zh: "实验方案" },
  qualityControl: { en: "Quality control", ja: "品質管理", zh: "质量控制" },
  reagentsNotIncluded: { en: "Reagents not included", ja: "別途必要な試薬", zh: "需自备的试剂" },
  source: { en: "Source and purification", ja: "由来・精製", zh: "来源与纯化" },
  specificity: { en: "Specificity and sensitivity", ja: "特異性・感度", zh: "特异性与灵敏度" },
  upstream: { en: "Upstream in its pathway", ja: "経路における上流因子", zh: "通路中的上游分子" },
  downstream: { en: "Downstream in its pathway", ja: "経路における下流因子", zh: "通路中的下游分子" },
  usage: { en: "Usage information", ja: "使用上の情報", zh: "使用信息" },
} as const satisfies Record<string, Localized<string>>;

export type HeadingName = keyof typeof headings;

/** Column names of the tables on product pages. */
export const columns = {
  supportingData: {
    en: ["Reactivity", "Sensitivity", "MW (kDa)", "Source and isotype"],
    ja: ["交差種", "感度", "分子量（kDa）", "由来・アイソタイプ"],
    zh: ["种属反应性", "灵敏度", "分子量（kDa）", "来源与亚型"],
  },
  reagentData: {
    en: ["Molecular weight", "Purity", "CAS number", "Storage"],
    ja: ["分子量", "純度", "CAS番号", "保存条件"],
    zh: ["分子量", "纯度", "CAS号", "储存条件"],
  },
  includes: {
    en: ["Product", "Quantity", "Storage temperature"],
    ja: ["製品名", "容量", "保存温度"],
    zh: ["产品名称", "规格", "储存温度"],
  },
  pairIncludes: {
    en: ["Antibody", "Quantity", "Applications"],
    ja: ["抗体", "容量", "アプリケーション"],
    zh: ["抗体", "规格", "适用应用"],
  },
} as const satisfies Record<string, Localized<readonly string[]>>;

export type ColumnsName = keyof typeof columns;

/** Parts of the product information block, in the templates' wording. */
export type InformationPart =
  | "background"
  | "custom_product_data"
  | "database_links"
  | "description"
  | "fluorescent_properties"
  | "kit_usage_information"
  | "protocol"
  | "quality_control"
  | "reagents_not_included"
  | "source_or_purification"
  | "specificity_or_sensitivity"
  | "upstream"
  | "downstream"
  | "usage_information";
