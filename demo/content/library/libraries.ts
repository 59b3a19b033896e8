import { everywhere, type Localized } from "../locales";

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
  /** Asks for sign-in before it opens. */
  readonly gated: boolean;
  readonly opens:
    | { readonly file: string }
    | { readonly drawing: Localized<string> }
    | { readonly page: string }
    | { readonly video: string }
    | { readonly link: string };
}

export const guidesLibrary = {
  devkey: "guides",
  title: { en: "Guides to download", ja: "資料ダウンロード", zh: "资料下载" },
} as const;

export const libraryItems: readonly LibraryItem[] = [
  {
    key: "western-blot-checklist",
    title: { en: "Western blot checklist", ja: "ウェスタンブロット チェックリスト", zh: "蛋白质免疫印迹检查表" },
    details: {
      en: "One page to print and fill in at the bench.",
      ja: "印刷して記入できる1ページのチェックリストです。",
      zh: "可打印填写的一页检查表。",
    },
    categories: ["checklist"],
    gated: false,
    opens: { file: "western-blot-checklist" },
  },
  {
    key: "elisa-plate-layout",
    title: { en: "ELISA plate layout", ja: "ELISAプレートレイアウト", zh: "ELISA板布局" },
    details: {
      en: "96 wells with blanks at the rim and standards in duplicate, for a spreadsheet.",
      ja: "外周をブランク、標準品を2連とした96ウェルの表計算用ファイルです。",
      zh: "96孔布局，外圈空白、标准品复孔，可用电子表格打开。",
    },
    categories: ["layout"],
    gated: false,
    opens: { file: "plate-layout" },
  },
  {
    key: "buffer-recipes",
    title: { en: "Buffer recipes", ja: "バッファー組成表", zh: "缓冲液配方" },
    details: {
      en: "TBS, TBST and retrieval buffers for one litre.",
      ja: "TBS、TBST、抗原賦活化バッファーの1リットルあたりの組成です。",
      zh: "TBS、TBST与抗原修复液的每升配方。",
    },
    categories: ["layout"],
    gated: true,
    opens: { file: "buffer-recipes" },
  },
  {
    key: "pi3k-akt-chart",
    title: {
      en: "Wall chart: PI3K / Akt signalling",
      ja: "ポスター：PI3K / Aktシグナル伝達",
      zh: "挂图：PI3K / Akt信号通路",
    },
    details: {
      en: "The pathway diagram as a vector drawing that prints at any size.",
      ja: "任意のサイズで印刷できるベクター形式の経路図です。",
      zh: "矢量通路图，可按任意尺寸打印。",
    },
    categories: ["chart"],
    gated: true,
    opens: {
      drawing: {
        en: "pathway-pi3k-akt-signaling-en",
        ja: "pathway-pi3k-akt-signaling-ja",
        zh: "pathway-pi3k-akt-signaling-zh",
      },
    },
  },
  {
    key: "biomarker-guide",
    title: { en: "Cancer biomarker guide", ja: "がんバイオマーカーガイド", zh: "癌症生物标志物指南" },
    details: {
      en: "Markers with localisation and control tissue.",
      ja: "局在とコントロール組織を示したマーカー一覧です。",
      zh: "标志物的定位与对照组织一览。",
    },
    categories: ["reading"],
    gated: false,
    opens: { page: "/research/cancer/cancer-biomarker-guide" },
  },
  {
    key: "blot-video",
    title: {
      en: "A western blot in twelve minutes",
      ja: "12分で分かるウェスタンブロット",
      zh: "十二分钟看懂蛋白质免疫印迹",
    },
    details: {
      en: "Video of the whole procedure.",
      ja: "全工程を解説する動画です。",
      zh: "完整流程视频。",
    },
    categories: ["reading"],
    gated: false,
    opens: { video: "western-blot-in-twelve-minutes" },
  },
  {
    key: "protocol-list",
    title: { en: "All protocols", ja: "すべてのプロトコール", zh: "全部实验方案" },
    details: {
      en: "The list of protocols on this site.",
      ja: "本サイトのプロトコール一覧です。",
      zh: "本站实验方案列表。",
    },
    categories: ["reading"],
    gated: false,
    opens: { link: "/protocols" },
  },
];

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
