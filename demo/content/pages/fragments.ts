import type { Localized } from "../locales";
import { t3 } from "./page";

export interface Fragment {
  readonly key: string;
  readonly title: Localized<string>;
  readonly description: Localized<string>;
  readonly text: Localized<string>;
}

/** Texts that several pages share. */
export const fragments: readonly Fragment[] = [
  {
    key: "cold-chain",
    title: t3("How products travel", "製品の輸送について", "产品如何运输"),
    description: t3("Shown on shipping pages.", "配送関連のページに表示します。", "用于运输相关页面。"),
    text: t3(
      "Antibodies in glycerol tolerate several days at ambient temperature. Parcels carry cold packs so that no product has to; frozen products travel on dry ice and never over a weekend.",
      "グリセロール入りの抗体は、常温で数日間輸送しても性能に影響しません。それでも製品に負担をかけないよう保冷剤を同梱し、凍結品はドライアイスで、週末をまたがない日程で発送します。",
      "含甘油的抗体可耐受数日常温运输。为减少影响，包裹均配有冰袋；冷冻产品使用干冰运输，并避免在途跨周末。",
    ),
  },
  {
    key: "research-use",
    title: t3("Research use only", "研究用途に限る", "仅供科研使用"),
    description: t3("Shown where products are described.", "製品説明の箇所に表示します。", "用于产品说明处。"),
    text: t3(
      "For research use only. Not for use in diagnostic or therapeutic procedures. This site is a demonstration.",
      "研究用試薬です。診断および治療の目的には使用しないでください。本サイトはデモショップです。",
      "仅供科研使用，不得用于临床诊断或治疗。本站为演示商店。",
    ),
  },
  {
    key: "pathway-legend",
    title: t3("How to read a pathway diagram", "経路図の見方", "如何阅读通路图"),
    description: t3("Legend of the pathway diagrams.", "経路図の凡例です。", "通路图的图例。"),
    text: t3(
      `
      The shape of a node tells its kind. Arrows activate, bars inhibit; residues beside a line change with it.
      !content_image image-pathway-legend`,
      `
      分子の種類は形で区別しています。矢印は活性化、T字は抑制を表し、線に添えた残基がリン酸化などの変化を受けます。
      !content_image image-pathway-legend`,
      `
      分子类型以形状区分。箭头表示激活，横杠表示抑制，线旁为发生变化的残基。
      !content_image image-pathway-legend`,
    ),
  },
  {
    key: "product-inquiry",
    title: t3("Ask about a product", "製品に関するお問い合わせ", "产品咨询"),
    description: t3(
      "Shown beside the inquiry form of product pages.",
      "製品ページのお問い合わせフォームに添えて表示します。",
      "用于产品页面的咨询表单旁。",
    ),
    text: t3(
      "Questions about applications, lots or formulations are answered by scientists within one working day. Please give the lot number if you have the product already.",
      "アプリケーション、ロット、製剤に関するご質問には、技術担当者が1営業日以内にお答えします。すでに製品をお持ちの場合は、ロット番号をお知らせください。",
      "有关应用、批次或剂型的问题，技术人员将在一个工作日内答复。若已有产品，请提供批号。",
    ),
  },
];

export const dilutionTable = {
  uid: "table-dilution",
  title: t3("Signal and background by dilution", "希釈率ごとのシグナルとバックグラウンド", "不同稀释度的信号与背景"),
  caption: t3(
    "Signal-to-background of a titration (demonstration data).",
    "濃度検討におけるS/B比（デモ用データ）",
    "滴定实验的信噪比（演示数据）",
  ),
  columns: [t3("Dilution", "希釈率", "稀释度"), t3("Ratio", "S/B比", "信噪比")],
  rows: [
    ["1:500", "4.7"],
    ["1:1000", "9.1"],
    ["1:2000", "7.5"],
  ],
} as const;
