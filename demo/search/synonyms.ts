/**
 * Synonyms of the product engines. Facets are indexed in the engine's language and product names in English, but people
 * mix both and abbreviate.
 */

import {
  applicationNames,
  hostNames,
  type Language,
  modificationNames,
  type Names,
  productTypeNames,
  speciesNames,
} from "../vocabulary/names";
import { proteinWords } from "../vocabulary/protein-words";

export interface SynonymSet {
  /** Stable, so that an import replaces the set. */
  readonly id: string;
  readonly synonyms: readonly string[];
}

type Words = Readonly<Record<Language, readonly string[]>>;

/** Abbreviations and everyday words beside `vocabulary/names.ts`. */
const applicationWords: Partial<Record<keyof typeof applicationNames, Words>> = {
  WB: {
    en: ["western blot", "western", "immunoblot", "immunoblotting", "WB"],
    ja: [
      "ウェスタンブロット",
      "ウエスタンブロット",
      "ウエスタンブロッティング",
      "ウェスタン",
      "ウエスタン",
      "イムノブロット",
    ],
    zh: ["免疫印迹", "蛋白印迹", "蛋白质印迹", "蛋白免疫印迹"],
  },
  SW: { en: [], ja: ["シンプルウェスタン"], zh: ["全自动蛋白质印迹"] },
  IP: { en: ["IP"], ja: ["免疫沈降法"], zh: ["免疫共沉淀"] },
  "IHC-P": {
    en: ["IHC", "IHC-P", "immunohistochemistry"],
    ja: ["免疫染色", "免疫組織化学", "免疫組織染色", "免疫組織化学染色"],
    zh: ["免疫组化", "免疫组织化学", "组化"],
  },
  "IF-IC": {
    en: ["IF", "ICC", "immunocytochemistry"],
    ja: ["免疫蛍光", "免疫細胞染色", "免疫蛍光染色"],
    zh: ["免疫细胞化学", "荧光免疫"],
  },
  "FC-FP": { en: ["FACS", "FCM"], ja: ["フローサイト", "フロー"], zh: ["流式", "流式分析"] },
  ChIP: { en: ["ChIP", "chromatin immunoprecipitation"], ja: ["染色質免疫沈降"], zh: [] },
  "ChIP-seq": { en: ["ChIP-seq"], ja: ["ChIP-seq"], zh: ["ChIP测序"] },
  // "and" is a stop word and never reaches the engine.
  "C&R": { en: ["cut run"], ja: [], zh: [] },
  "C&T": { en: ["cut tag"], ja: [], zh: [] },
  ELISA: { en: [], ja: ["酵素免疫測定法"], zh: [] },
};

const modificationWords: Readonly<Record<keyof typeof modificationNames, Words>> = {
  phospho: { en: ["phospho", "phosphorylated"], ja: ["りん酸化"], zh: ["磷酸"] },
  acetyl: { en: ["acetyl", "acetylated"], ja: [], zh: [] },
  methyl: { en: ["methyl", "methylated", "tri-methyl", "trimethyl"], ja: ["トリメチル化"], zh: ["三甲基化"] },
  cleaved: {
    en: ["cleaved", "cl", "active"],
    ja: ["切断型", "活性型", "開裂型"],
    zh: ["剪切", "剪切体", "活化", "裂解"],
  },
};

const typeWords: Partial<Record<keyof typeof productTypeNames, Words>> = {
  "Recombinant Protein": { en: [], ja: ["リコンビナントタンパク質"], zh: [] },
  "ELISA Kit": { en: [], ja: [], zh: ["酶联免疫试剂盒"] },
};

/** Synonym sets of a language's product engine. */
export function productSynonyms(language: Language): SynonymSet[] {
  return [
    ...named("application", applicationNames, applicationWords, language),
    ...named("species", speciesNames, {}, language),
    ...named("host", hostNames, {}, language),
    ...named("modification", modificationNames, modificationWords, language),
    ...named("type", productTypeNames, typeWords, language),
    ...(language === "en" ? [] : proteinWords.map((words) => [...words.en, ...words[language]])).map(
      (synonyms, index) => ({ id: `protein-${index}`, synonyms }),
    ),
  ].filter(({ synonyms }) => synonyms.length > 1);
}

function named(
  kind: string,
  names: Readonly<Record<string, Names>>,
  further: Readonly<Partial<Record<string, Words>>>,
  language: Language,
): SynonymSet[] {
  return Object.entries(names).map(([code, name]) => {
    const words = further[code];
    const own = language === "en" ? [] : [name[language], ...(words?.[language] ?? [])];
    return {
      id: `${kind}-${code.toLowerCase().replaceAll(/[^a-z0-9]+/g, "-")}`,
      synonyms: [...new Set([name.en, ...(words?.en ?? []), ...own])],
    };
  });
}

/** Words of questions and of articles that differ in more than an ending. */
const articleWords: Words[] = [
  { en: ["storage", "store", "storing", "stored"], ja: ["保管", "保存", "貯蔵"], zh: ["储存", "保存", "存放"] },
  {
    en: ["shipping", "delivery", "shipment", "ship"],
    ja: ["配送", "発送", "出荷", "お届け"],
    zh: ["运输", "发货", "配送"],
  },
  {
    en: ["background", "nonspecific", "non-specific", "unspecific"],
    ja: ["バックグラウンド", "非特異的"],
    zh: ["背景", "非特异性"],
  },
  {
    en: ["no signal", "no band", "weak signal"],
    ja: ["シグナルが出ない", "バンドが出ない"],
    zh: ["没有信号", "无信号", "无条带"],
  },
  { en: ["blocking", "block", "blocker"], ja: ["ブロッキング", "ブロック"], zh: ["封闭", "封闭剂"] },
  { en: ["fixation", "fix", "fixed", "fixing", "fixative"], ja: ["固定"], zh: ["固定", "固定液"] },
  {
    en: ["permeabilisation", "permeabilization", "permeabilise", "permeabilize"],
    ja: ["透過処理", "膜透過"],
    zh: ["透化", "通透"],
  },
  { en: ["dilution", "dilute", "diluted", "titration", "titrate"], ja: ["希釈"], zh: ["稀释"] },
  { en: ["phosphorylation", "phospho", "phosphorylated"], ja: ["リン酸化"], zh: ["磷酸化"] },
  { en: ["lysis", "lysate", "lyse", "extraction"], ja: ["溶解", "ライセート", "抽出"], zh: ["裂解", "裂解物", "提取"] },
  { en: ["order", "ordering", "purchase", "buy"], ja: ["注文", "購入"], zh: ["订购", "购买", "下单"] },
  { en: ["refund", "return", "credit", "replacement"], ja: ["返品", "返金", "交換"], zh: ["退货", "退款", "换货"] },
];

/** Synonym sets of the resource and knowledge base engines. */
export function articleSynonyms(language: Language): SynonymSet[] {
  return articleWords.map((words, index) => ({
    id: `article-${index}`,
    synonyms: [...new Set([...words.en, ...(language === "en" ? [] : words[language])])],
  }));
}
