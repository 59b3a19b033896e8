import { browse } from "../browse-links";
import type { Localized } from "../locales";

export interface HomeTile {
  readonly title: Localized<string>;
  readonly text: Localized<string>;
  readonly href: string | Localized<string>;
  /** Id of a drawing in illustrations.ts. */
  readonly image: string;
  readonly alt: Localized<string>;
}

export interface HomeTileWithLinks {
  readonly title: Localized<string>;
  readonly text: Localized<string>;
  readonly links: readonly { readonly title: Localized<string>; readonly href: string | Localized<string> }[];
  readonly showOnCnDomainOnly?: boolean;
}

export const homeSeo = {
  title: {
    en: "Benchside – antibodies, kits and protocols for research",
    ja: "Benchside – 研究用抗体・キット・プロトコール",
    zh: "Benchside – 科研抗体、试剂盒与实验方案",
  },
  description: {
    en: "Search antibodies by target, application and species, read the figures and citations behind each one, and follow protocols that were written for the bench. Demonstration shop.",
    ja: "標的・アプリケーション・交差種から抗体を検索し、図や引用文献で性能を確認できます。ベンチで使えるプロトコールも掲載しています。デモショップです。",
    zh: "按靶点、应用和种属检索抗体，查看每个产品背后的实验图片与引用文献，并获取可直接用于实验台的方案。本站为演示商店。",
  },
} as const;

export const hero = {
  title: {
    en: "See the evidence before you order the antibody",
    ja: "データを見てから、抗体を選ぶ。",
    zh: "先看数据，再选抗体",
  },
  text: {
    en: "Type a target, a catalogue number, an application or a species. Each product opens with its figures, its application table and the papers that used it.",
    ja: "標的名、製品番号、アプリケーション、交差種を入力してください。製品ページでは、検証データ、推奨希釈率、引用文献をひと目で確認できます。",
    zh: "输入靶点名称、产品编号、实验应用或种属即可检索。每个产品页面都先展示实验图片、应用与稀释比例，以及引用该产品的文献。",
  },
  searchLabel: {
    en: "Search antibodies, kits and protocols",
    ja: "抗体・キット・プロトコールを検索",
    zh: "检索抗体、试剂盒与实验方案",
  },
  alt: {
    en: "Figure in four panels: a blot with strong bands in two of four lanes, a tissue section with brown cells, cells with green filaments and blue nuclei, and two separate peaks of a flow cytometry plot",
    ja: "4つのパネルからなる図：4レーン中2レーンに強いバンドが見られるブロット、茶色に染まった細胞を含む組織切片、緑色の線維と青い核の細胞、分離した2つのピークを示すフローサイトメトリー",
    zh: "四联图：四条泳道中两条有强条带的印迹、含棕色阳性细胞的组织切片、绿色纤维与蓝色细胞核的细胞，以及流式图中分开的两个峰",
  },
  caption: {
    en: "Fig. 1. What a product page opens with: (a) blot of untreated (−) and treated (+) cells, (b) paraffin section, (c) fixed cells, (d) flow cytometry. Demonstration figures, drawn from synthetic data.",
    ja: "図1　製品ページで最初にご覧いただけるデータ：(a)\u00a0未処理（−）・処理（+）細胞のブロット、(b)\u00a0パラフィン切片、(c)\u00a0固定細胞、(d)\u00a0フローサイトメトリー。合成データから作成したデモ用の図です。",
    zh: "图1　产品页首先呈现的数据：(a)\u00a0未处理（−）与处理（+）细胞的印迹，(b)\u00a0石蜡切片，(c)\u00a0固定细胞，(d)\u00a0流式细胞术。均为依据合成数据绘制的演示图。",
  },
  links: [
    { title: { en: "Browse all products", ja: "全製品を見る", zh: "浏览全部产品" }, href: "/browse" },
    {
      title: { en: "How antibodies are validated", ja: "抗体の検証方法", zh: "抗体验证方法" },
      href: "/product-information/antibody-validation",
    },
  ],
} as const;

export const tilesTitle: Localized<string> = {
  en: "Start from your experiment",
  ja: "実験手法から探す",
  zh: "从实验出发",
};

export const tiles: readonly HomeTile[] = [
  {
    title: { en: "Western blotting", ja: "ウェスタンブロッティング", zh: "蛋白质免疫印迹" },
    text: {
      en: "Antibodies with a stated dilution and a blot of treated and untreated cells.",
      ja: "推奨希釈率と、処理・未処理細胞を比較したブロットを掲載しています。",
      zh: "提供推荐稀释比例，以及处理组与对照组的印迹结果。",
    },
    href: browse({ applications: ["WB"] }),
    image: "tile-western-blot",
    alt: { en: "Drawing of a blot with bands", ja: "バンドのあるブロットの図", zh: "带有条带的印迹示意图" },
  },
  {
    title: { en: "Tissue staining", ja: "組織染色", zh: "组织染色" },
    text: {
      en: "IHC-P antibodies with retrieval buffer, dilution and tissue controls.",
      ja: "IHC-P用抗体を、抗原賦活化条件、希釈率、組織コントロールとともに。",
      zh: "IHC-P抗体均注明修复缓冲液、稀释比例与组织对照。",
    },
    href: browse({ applications: ["IHC-P"] }),
    image: "tile-tissue",
    alt: { en: "Drawing of a stained tissue section", ja: "染色した組織切片の図", zh: "染色组织切片示意图" },
  },
  {
    title: { en: "Cell imaging", ja: "細胞イメージング", zh: "细胞成像" },
    text: {
      en: "Antibodies for fixed cells, with the fixation that the epitope tolerates.",
      ja: "エピトープに適した固定法が分かる、固定細胞用の抗体です。",
      zh: "适用于固定细胞的抗体，并说明表位可耐受的固定方式。",
    },
    href: browse({ applications: ["IF-IC"] }),
    image: "tile-cells",
    alt: { en: "Drawing of cells with stained nuclei", ja: "核を染色した細胞の図", zh: "细胞核染色示意图" },
  },
  {
    title: { en: "Flow cytometry", ja: "フローサイトメトリー", zh: "流式细胞术" },
    text: {
      en: "Surface and intracellular targets, conjugated or ready for your secondary.",
      ja: "細胞表面・細胞内の標的に。標識済みと未標識のどちらも選べます。",
      zh: "涵盖表面与胞内靶点，可选直标抗体或配合二抗使用。",
    },
    href: browse({ applications: ["FC-FP"] }),
    image: "tile-flow",
    alt: {
      en: "Drawing of a two-colour flow plot",
      ja: "2カラーのフローサイトメトリープロットの図",
      zh: "双色流式散点图示意图",
    },
  },
];

export const linkTilesTitle: Localized<string> = {
  en: "Learn and plan",
  ja: "学ぶ・計画する",
  zh: "学习与规划",
};

export const linkTiles: readonly HomeTileWithLinks[] = [
  {
    title: { en: "Signalling pathways", ja: "シグナル伝達経路", zh: "信号通路" },
    text: {
      en: "Diagrams whose nodes lead to antibodies.",
      ja: "図中の各分子から抗体を探せます。",
      zh: "点击通路图中的分子即可查找抗体。",
    },
    links: [
      {
        title: { en: "PI3K / Akt", ja: "PI3K / Akt", zh: "PI3K / Akt" },
        href: "/research/pathways/pi3k-akt-signaling",
      },
      {
        title: { en: "MAPK / Erk", ja: "MAPK / Erk", zh: "MAPK / Erk" },
        href: "/research/pathways/mapk-erk-signaling",
      },
      { title: { en: "All pathways", ja: "すべての経路", zh: "全部通路" }, href: "/research/pathways" },
    ],
  },
  {
    title: { en: "Protocols", ja: "プロトコール", zh: "实验方案" },
    text: {
      en: "Step by step, with the times and temperatures that matter.",
      ja: "時間や温度など、要点を押さえた手順書です。",
      zh: "逐步说明，标明关键的时间与温度。",
    },
    links: [
      {
        title: { en: "Western blotting", ja: "ウェスタンブロッティング", zh: "蛋白质免疫印迹" },
        href: "/protocols/10",
      },
      { title: { en: "Immunohistochemistry", ja: "免疫組織化学染色", zh: "免疫组织化学" }, href: "/protocols/30" },
      { title: { en: "All protocols", ja: "すべてのプロトコール", zh: "全部方案" }, href: "/protocols" },
    ],
  },
  {
    title: { en: "When it does not work", ja: "うまくいかないときは", zh: "实验不顺利时" },
    text: {
      en: "Guides that go from the symptom to the cause.",
      ja: "症状から原因をたどるガイドです。",
      zh: "从现象入手，逐步排查原因。",
    },
    links: [
      {
        title: { en: "Troubleshooting guides", ja: "トラブルシューティング", zh: "疑难解答" },
        href: "/learn-and-support/troubleshooting",
      },
      {
        title: { en: "Support articles", ja: "サポート記事", zh: "技术文章" },
        href: "/learn-and-support/technical-support/articles",
      },
      {
        title: { en: "Ask a scientist", ja: "技術担当者に質問する", zh: "咨询技术支持" },
        href: "/about-us/contact-us",
      },
    ],
  },
  {
    title: { en: "Support on WeChat", ja: "WeChatでのサポート", zh: "微信技术支持" },
    text: {
      en: "For laboratories in China: technical questions during office hours.",
      ja: "中国の研究室向けに、営業時間内の技術相談を承ります。",
      zh: "面向中国实验室：工作时间内在线解答技术问题。",
    },
    links: [
      { title: { en: "Contact details", ja: "連絡先", zh: "联系方式" }, href: "/about-us/contact-us" },
      { title: { en: "Ordering in China", ja: "中国でのご注文", zh: "国内订购说明" }, href: "/about-us/order-support" },
    ],
    showOnCnDomainOnly: true,
  },
];

export const videoBand = {
  video: "video-western-blot-in-twelve-minutes",
  title: { en: "From lysate to band", ja: "ライセートからバンドまで", zh: "从裂解液到条带" },
  text: {
    en: "A western blot from sample preparation to exposure, with the four places where most blots are lost.",
    ja: "サンプル調製から検出までの流れと、失敗しやすい4つのポイントを紹介します。",
    zh: "完整演示从样品制备到曝光的流程，并指出最容易失败的四个环节。",
  },
} as const;
