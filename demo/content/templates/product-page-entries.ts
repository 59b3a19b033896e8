import type { Localized } from "../locales";

/** Editors' additions to the page of one product. */
export interface ProductPageAddition {
  readonly productId: string;
  readonly title: Localized<string>;
  readonly description: Localized<string>;
  readonly inquiry?: { readonly title: Localized<string>; readonly text: Localized<string> };
}

export const productPageAdditions: readonly ProductPageAddition[] = [
  {
    productId: "4060",
    title: {
      en: "Phospho-Akt (Ser473) rabbit antibody 4060 | Benchside",
      ja: "リン酸化Akt（Ser473）ウサギ抗体 4060 | Benchside",
      zh: "磷酸化Akt（Ser473）兔抗体4060 | Benchside",
    },
    description: {
      en: "Recombinant rabbit monoclonal against Akt phosphorylated at Ser473, with figures, dilutions and citations. Demonstration data.",
      ja: "Ser473がリン酸化されたAktを検出するリコンビナントウサギモノクローナル抗体。検証データ、推奨希釈率、引用文献を掲載しています。デモ用データです。",
      zh: "识别Ser473位磷酸化Akt的重组兔单克隆抗体，附实验图片、稀释比例与引用文献。演示数据。",
    },
    inquiry: {
      title: { en: "Planning a study with 4060?", ja: "4060を用いた研究をご検討の方へ", zh: "计划使用4060开展研究？" },
      text: {
        en: "Ask for a reserved lot, a bulk size or a conjugate with your dye. Scientists answer within one working day.",
        ja: "ロットの確保、バルク供給、ご希望の色素による標識についてご相談ください。技術担当者が1営業日以内に回答します。",
        zh: "可咨询预留批次、大包装或指定染料偶联。技术人员将在一个工作日内答复。",
      },
    },
  },
  {
    productId: "9272",
    title: {
      en: "Akt antibody 9272 | Benchside",
      ja: "Akt抗体 9272 | Benchside",
      zh: "Akt抗体9272 | Benchside",
    },
    description: {
      en: "Total Akt, the partner of phospho-Akt (Ser473) 4060 for ratios. Demonstration data.",
      ja: "総Aktを検出する抗体。リン酸化Akt（Ser473）4060と併せて比の評価に使用できます。デモ用データです。",
      zh: "检测总Akt，可与磷酸化Akt（Ser473）4060配合计算比值。演示数据。",
    },
  },
  {
    productId: "25001",
    title: {
      en: "SignalStar multiplex IHC kit 25001 | Benchside",
      ja: "SignalStarマルチプレックスIHCキット 25001 | Benchside",
      zh: "SignalStar多重免疫组化试剂盒25001 | Benchside",
    },
    description: {
      en: "Kit for panels of three to eight targets in four channels and two rounds. Demonstration data.",
      ja: "3～8種類の標的を4チャンネル・2ラウンドで観察するパネル用キット。デモ用データです。",
      zh: "用于三至八个靶点、四通道两轮次成像的组合试剂盒。演示数据。",
    },
    inquiry: {
      title: { en: "Help with a panel", ja: "パネル設計のご相談", zh: "组合设计咨询" },
      text: {
        en: "Send the list of targets, species and tissue; you get a proposal with channels and rounds.",
        ja: "標的、動物種、組織をお知らせください。チャンネルとラウンドの割り当て案をご提案します。",
        zh: "请提供靶点、种属与组织，我们将给出通道与轮次的分配建议。",
      },
    },
  },
  {
    productId: "7074",
    title: {
      en: "Kit 7074: contents and use | Benchside",
      ja: "キット 7074：構成品と使用方法 | Benchside",
      zh: "试剂盒7074：组成与使用 | Benchside",
    },
    description: {
      en: "Everything in the box, with quantities and storage temperatures. Demonstration data.",
      ja: "キットの構成品、容量、保存温度を掲載しています。デモ用データです。",
      zh: "列出试剂盒全部组分、规格与储存温度。演示数据。",
    },
  },
];
