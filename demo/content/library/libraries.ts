import { everywhere, type Localized } from "../locales";
import type { Pathway } from "../pathways/pathway";
import { pathways } from "../pathways/pathways";

export const guideCategories = {
  checklist: { en: "Checklists", ja: "チェックリスト", zh: "检查表" },
  layout: { en: "Recipes and layouts", ja: "組成表・レイアウト", zh: "配方与布局" },
  chart: { en: "Wall charts", ja: "ポスター", zh: "挂图" },
  reading: { en: "To read and watch", ja: "読む・見る", zh: "阅读与观看" },
} as const satisfies Record<string, Localized<string>>;

export interface LibraryItem {
  readonly key: string;
  readonly title: Localized<string>;
  readonly details: Localized<string>;
  readonly categories: readonly (keyof typeof guideCategories)[];
  /** Requires sign-in or an inquiry. */
  readonly gated: boolean;
  readonly opens: /** A table of files.ts. */
    | { readonly file: string }
    /** A guide of guides.ts or a pathway's wall chart, as PDF. */
    | { readonly pdf: string }
    | { readonly page: string }
    | { readonly video: string }
    | { readonly link: string };
}

export const guidesLibrary = {
  devkey: "guides",
  title: { en: "Guides to download", ja: "資料ダウンロード", zh: "资料下载" },
} as const;

const documents: readonly LibraryItem[] = [
  {
    key: "western-blot-checklist",
    title: t("Western blot checklist", "ウェスタンブロット チェックリスト", "蛋白质免疫印迹检查表"),
    details: t(
      "One page to print and fill in at the bench.",
      "印刷して記入できる1ページのチェックリストです。",
      "可打印填写的一页检查表。",
    ),
    categories: ["checklist"],
    gated: false,
    opens: { pdf: "western-blot-checklist" },
  },
  {
    key: "ihc-checklist",
    title: t("Immunohistochemistry checklist", "免疫組織化学染色 チェックリスト", "免疫组织化学检查表"),
    details: t(
      "From fixation to controls, for one run of slides.",
      "固定からコントロールまで、1回の染色で確認する項目です。",
      "从固定到对照，供一次染色使用。",
    ),
    categories: ["checklist"],
    gated: false,
    opens: { pdf: "ihc-checklist" },
  },
  {
    key: "titration-worksheet",
    title: t("Titration worksheet", "抗体濃度検討シート", "抗体滴定记录表"),
    details: t(
      "A table for five dilutions and two samples.",
      "5段階の希釈と2種類のサンプルを記録する表です。",
      "记录五个稀释度与两个样品的表格。",
    ),
    categories: ["checklist"],
    gated: true,
    opens: { pdf: "titration-worksheet" },
  },
  {
    key: "elisa-plate-layout",
    title: t("ELISA plate layout", "ELISAプレートレイアウト", "ELISA板布局"),
    details: t(
      "96 wells with blanks at the rim and standards in duplicate, for a spreadsheet.",
      "外周をブランク、標準品を2連とした96ウェルの表計算用ファイルです。",
      "96孔布局，外圈空白、标准品复孔，可用电子表格打开。",
    ),
    categories: ["layout"],
    gated: false,
    opens: { file: "plate-layout" },
  },
  {
    key: "buffer-recipes",
    title: t("Buffer recipes", "バッファー組成表", "缓冲液配方"),
    details: t(
      "TBS, TBST, transfer and retrieval buffers for one litre, on one page.",
      "TBS、TBST、転写バッファー、抗原賦活化バッファーの1リットルあたりの組成を1ページにまとめました。",
      "一页汇总TBS、TBST、转膜与抗原修复缓冲液的每升配方。",
    ),
    categories: ["layout"],
    gated: true,
    opens: { pdf: "buffer-recipes" },
  },
  {
    key: "buffer-recipes-table",
    title: t("Buffer recipes as a table", "バッファー組成表（表計算用）", "缓冲液配方（电子表格）"),
    details: t(
      "The same recipes, to scale in a spreadsheet.",
      "同じ内容を、必要量に応じて計算できる表計算用ファイルです。",
      "内容相同，可在电子表格中按需换算。",
    ),
    categories: ["layout"],
    gated: false,
    opens: { file: "buffer-recipes" },
  },
  {
    key: "biomarker-guide",
    title: t("Cancer biomarker guide", "がんバイオマーカーガイド", "癌症生物标志物指南"),
    details: t(
      "Markers with localisation and control tissue.",
      "局在とコントロール組織を示したマーカー一覧です。",
      "标志物的定位与对照组织一览。",
    ),
    categories: ["reading"],
    gated: false,
    opens: { page: "/research/cancer/cancer-biomarker-guide" },
  },
  {
    key: "blot-video",
    title: t("A western blot in twelve minutes", "12分で分かるウェスタンブロット", "十二分钟看懂蛋白质免疫印迹"),
    details: t("Video of the whole procedure.", "全工程を解説する動画です。", "完整流程视频。"),
    categories: ["reading"],
    gated: false,
    opens: { video: "western-blot-in-twelve-minutes" },
  },
  {
    key: "protocol-list",
    title: t("All protocols", "すべてのプロトコール", "全部实验方案"),
    details: t("The list of protocols on this site.", "本サイトのプロトコール一覧です。", "本站实验方案列表。"),
    categories: ["reading"],
    gated: false,
    opens: { link: "/protocols" },
  },
];

/** Key of a pathway's wall chart: of its library item and of its file. */
export const chartKey = (pathway: Pathway) => `chart-${pathway.slug}`;

const charts: readonly LibraryItem[] = pathways.map((pathway) => ({
  key: chartKey(pathway),
  title: t(`Wall chart: ${pathway.title.en}`, `ポスター：${pathway.title.ja}`, `挂图：${pathway.title.zh}`),
  details: pathway.summary,
  categories: ["chart"],
  gated: false,
  opens: { pdf: chartKey(pathway) },
}));

export const libraryItems: readonly LibraryItem[] = [...documents, ...charts];

/** Address of an item's file in the shop. */
export const libraryFileUrl = (key: string) => `/library/library-item-${key}/file`;

/** Table of the cancer biomarker guide: marker, where it lies, control tissue. */
export const biomarkerRows: readonly (readonly Localized<string>[])[] = [
  [
    everywhere("HER2 (ERBB2)"),
    t("Membrane", "細胞膜", "细胞膜"),
    t("Breast cancer with amplification", "遺伝子増幅のある乳がん", "基因扩增的乳腺癌"),
  ],
  [
    everywhere("ER (ESR1)"),
    t("Nucleus", "核", "细胞核"),
    t("Normal breast duct, cervix", "正常乳管、子宮頸部", "正常乳腺导管、宫颈"),
  ],
  [
    everywhere("Ki-67 (MKI67)"),
    t("Nucleus", "核", "细胞核"),
    t("Tonsil, germinal centre", "扁桃（胚中心）", "扁桃体生发中心"),
  ],
  [
    everywhere("PD-L1 (CD274)"),
    t("Membrane", "細胞膜", "细胞膜"),
    t("Placenta; tonsil crypts", "胎盤、扁桃陰窩", "胎盘、扁桃体隐窝"),
  ],
  [everywhere("CD8A"), t("Membrane", "細胞膜", "细胞膜"), t("Tonsil", "扁桃", "扁桃体")],
  [
    everywhere("p53 (TP53)"),
    t("Nucleus", "核", "细胞核"),
    t(
      "Serous ovarian cancer; normal mucosa is weak",
      "漿液性卵巣がん（正常粘膜は弱陽性）",
      "浆液性卵巢癌；正常黏膜弱阳性",
    ),
  ],
  [
    everywhere("E-cadherin (CDH1)"),
    t("Membrane", "細胞膜", "细胞膜"),
    t(
      "Colon epithelium; lost in lobular breast cancer",
      "大腸上皮（小葉性乳がんでは消失）",
      "结肠上皮；小叶性乳腺癌中缺失",
    ),
  ],
  [
    everywhere("MLH1, MSH2"),
    t("Nucleus", "核", "细胞核"),
    t("Lymphocytes and stroma on the same slide", "同一スライド上のリンパ球・間質", "同一切片上的淋巴细胞与间质"),
  ],
  [
    everywhere("Phospho-S6 (Ser235/236)"),
    t("Cytoplasm", "細胞質", "胞质"),
    t(
      "PTEN-deficient xenograft, phosphatase as negative",
      "PTEN欠損異種移植組織（陰性対照はホスファターゼ処理）",
      "PTEN缺失移植瘤；阴性对照用磷酸酶处理",
    ),
  ],
  [
    everywhere("Cleaved caspase-3 (Asp175)"),
    t("Cytoplasm, nucleus", "細胞質・核", "胞质、细胞核"),
    t("Tonsil, germinal centre", "扁桃（胚中心）", "扁桃体生发中心"),
  ],
];

export const biomarkerColumns: readonly Localized<string>[] = [
  t("Marker", "マーカー", "标志物"),
  t("Localisation", "局在", "定位"),
  t("Positive control", "陽性コントロール", "阳性对照"),
];

function t(en: string, ja: string, zh: string): Localized<string> {
  return { en, ja, zh };
}
