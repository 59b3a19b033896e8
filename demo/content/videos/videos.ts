import type { Localized } from "../locales";

export type PosterKind = "blot" | "plate" | "cells" | "chromatin" | "flow" | "network";

export const videoCategories = {
  technique: { en: "Techniques", ja: "実験手技", zh: "实验技术" },
  science: { en: "Science", ja: "サイエンス", zh: "科学讲座" },
  product: { en: "Products", ja: "製品紹介", zh: "产品介绍" },
} as const satisfies Record<string, Localized<string>>;

export interface Video {
  readonly slug: string;
  /** Id at the video provider; demonstration ids. */
  readonly videoId: string;
  readonly webinar: boolean;
  readonly collection: Localized<string>;
  readonly categories: readonly (keyof typeof videoCategories)[];
  readonly published: string;
  readonly seconds: number;
  /** Shapes of its poster. */
  readonly poster: PosterKind;
  readonly title: Localized<string>;
  readonly description: Localized<string>;
}

/** The only video provider that the shop supports (C-REND-04). */
export const videoProvider = "youtube";

const bench = { en: "At the bench", ja: "ベンチから", zh: "实验台上" };
const inside = { en: "Inside Benchside", ja: "Benchsideの舞台裏", zh: "走进Benchside" };
const talks = { en: "Webinars", ja: "ウェビナー", zh: "网络讲座" };

export const videos: readonly Video[] = [
  {
    slug: "western-blot-in-twelve-minutes",
    videoId: "demo-wb-0001",
    webinar: false,
    collection: bench,
    categories: ["technique"],
    published: "2026-09-04",
    seconds: 725,
    poster: "blot",
    title: {
      en: "A western blot in twelve minutes",
      ja: "12分で分かるウェスタンブロット",
      zh: "十二分钟看懂蛋白质免疫印迹",
    },
    description: {
      en: "Lysis, gel, transfer, blocking and exposure, filmed from above. The four pauses show where signal is lost most often: warm lysis, an uneven transfer, milk in the antibody and a saturated exposure. Demonstration entry without footage.",
      ja: "細胞溶解、電気泳動、転写、ブロッキング、検出までを真上から撮影した構成です。シグナルを失いやすい4つの場面（温度の高い溶解、ムラのある転写、スキムミルクでの抗体希釈、飽和した露光）で画面を止めて解説します。動画本体を含まないデモ用の項目です。",
      zh: "俯拍视角完整展示裂解、电泳、转膜、封闭与曝光，并在四个最易丢失信号的环节停下讲解：裂解温度过高、转膜不均、用奶粉稀释抗体以及曝光饱和。此条目为演示内容，不含实际影像。",
    },
  },
  {
    slug: "antigen-retrieval-side-by-side",
    videoId: "demo-ihc-002",
    webinar: false,
    collection: bench,
    categories: ["technique"],
    published: "2026-07-10",
    seconds: 512,
    poster: "cells",
    title: {
      en: "Antigen retrieval, side by side",
      ja: "抗原賦活化を並べて比較する",
      zh: "抗原修复条件并排比较",
    },
    description: {
      en: "One block of tonsil, three buffers, three heating times: nine sections of the same tissue compared at the same magnification. Demonstration entry without footage.",
      ja: "同じ扁桃組織ブロックから作製した切片を、3種類のバッファーと3種類の加熱時間で賦活化し、9枚を同じ倍率で比較します。動画本体を含まないデモ用の項目です。",
      zh: "同一扁桃体蜡块，三种缓冲液、三种加热时间，九张切片在相同倍数下逐一比较。此条目为演示内容，不含实际影像。",
    },
  },
  {
    slug: "chromatin-digestion-by-eye",
    videoId: "demo-chip-03",
    webinar: false,
    collection: bench,
    categories: ["technique"],
    published: "2026-05-22",
    seconds: 388,
    poster: "chromatin",
    title: {
      en: "Reading a chromatin digest",
      ja: "クロマチン消化の良し悪しを見分ける",
      zh: "如何判断染色质酶切结果",
    },
    description: {
      en: "Six gels, from undigested to overdigested, and what each means for the immunoprecipitation that follows. Demonstration entry without footage.",
      ja: "未消化から過消化まで6枚のゲルを見比べ、それぞれが後の免疫沈降に与える影響を解説します。動画本体を含まないデモ用の項目です。",
      zh: "从酶切不足到酶切过度的六张凝胶图，以及各自对后续免疫沉淀的影响。此条目为演示内容，不含实际影像。",
    },
  },
  {
    slug: "gating-phospho-flow",
    videoId: "demo-flow-04",
    webinar: false,
    collection: bench,
    categories: ["technique"],
    published: "2026-03-18",
    seconds: 611,
    poster: "flow",
    title: {
      en: "Gating phospho-flow data",
      ja: "リン酸化フローサイトメトリーのゲーティング",
      zh: "磷酸化流式数据的设门方法",
    },
    description: {
      en: "Doublets, dead cells, lineage and shift: the order of gates for stimulated blood cells, with the fold change of the median as readout. Demonstration entry without footage.",
      ja: "ダブレット除去、死細胞除去、系統マーカー、シグナルのシフト。刺激した血液細胞を例に、ゲーティングの順序と中央値の変化率による評価を説明します。動画本体を含まないデモ用の項目です。",
      zh: "以受刺激的血细胞为例，依次去除粘连体、排除死细胞、划分谱系并读取信号位移，以中位数变化倍数作为指标。此条目为演示内容，不含实际影像。",
    },
  },
  {
    slug: "pi3k-akt-in-one-hour",
    videoId: "demo-webi-05",
    webinar: true,
    collection: talks,
    categories: ["science"],
    published: "2026-10-08",
    seconds: 3540,
    poster: "network",
    title: {
      en: "PI3K and Akt signalling in one hour",
      ja: "1時間で学ぶPI3K/Aktシグナル伝達",
      zh: "一小时讲透PI3K/Akt信号通路",
    },
    description: {
      en: "From the receptor to mTORC1 and FoxO: which phosphorylation sites report which step, and which controls tell a real change from a loading error. Recorded webinar; demonstration entry without footage.",
      ja: "受容体からmTORC1、FoxOまで。どのリン酸化部位がどの段階を反映するのか、また実際の変化と泳動誤差を見分けるコントロールについて解説する録画ウェビナーです。動画本体を含まないデモ用の項目です。",
      zh: "从受体到mTORC1与FoxO：各磷酸化位点分别反映哪一步，以及哪些对照能区分真实变化与上样误差。录播讲座；此条目为演示内容，不含实际影像。",
    },
  },
  {
    slug: "multiplex-ihc-panel-design",
    videoId: "demo-webi-06",
    webinar: true,
    collection: talks,
    categories: ["science", "product"],
    published: "2026-08-13",
    seconds: 2870,
    poster: "cells",
    title: {
      en: "Designing a multiplex IHC panel",
      ja: "マルチプレックスIHCのパネル設計",
      zh: "多重免疫组化的组合设计",
    },
    description: {
      en: "How to spread targets over rounds and channels: strong antigens in weak channels, co-expressed antigens apart, and a first experiment of single stains. Recorded webinar; demonstration entry without footage.",
      ja: "標的をラウンドとチャンネルに割り当てる考え方を解説します。発現量の多い抗原は暗いチャンネルへ、共発現する抗原は離して配置し、最初に単染色で確認します。録画ウェビナー。動画本体を含まないデモ用の項目です。",
      zh: "如何把靶点分配到不同轮次与通道：强表达抗原配弱通道，共表达抗原彼此分开，先做单染实验。录播讲座；此条目为演示内容，不含实际影像。",
    },
  },
  {
    slug: "how-an-antibody-is-validated",
    videoId: "demo-prod-07",
    webinar: false,
    collection: inside,
    categories: ["product"],
    published: "2026-02-12",
    seconds: 402,
    poster: "blot",
    title: {
      en: "How an antibody is validated",
      ja: "抗体はどのように検証されるか",
      zh: "一支抗体是如何完成验证的",
    },
    description: {
      en: "Knockout cells, treatment, orthogonal counts and independent clones: the strategies behind the figures on a product page. Demonstration entry without footage.",
      ja: "ノックアウト細胞、刺激・阻害処理、直交的な定量、独立クローンとの比較など、製品ページの図を支える検証方法を紹介します。動画本体を含まないデモ用の項目です。",
      zh: "敲除细胞、刺激与抑制处理、正交定量与独立克隆比对：产品页面图片背后的验证策略。此条目为演示内容，不含实际影像。",
    },
  },
  {
    slug: "autophagy-flux-not-snapshots",
    videoId: "demo-webi-08",
    webinar: true,
    collection: talks,
    categories: ["science"],
    published: "2026-01-29",
    seconds: 2655,
    poster: "network",
    title: {
      en: "Autophagy: measure flux, not snapshots",
      ja: "オートファジーはフラックスで測る",
      zh: "自噬研究：测定自噬流而非静态水平",
    },
    description: {
      en: "More LC3-II can mean more formation or less degradation. With and without bafilomycin A1, together with p62, it becomes an answer. Recorded webinar; demonstration entry without footage.",
      ja: "LC3-IIの増加は、オートファゴソーム形成の亢進でも分解の低下でも起こります。バフィロマイシンA1の有無とp62の変化を組み合わせて判断する方法を解説する録画ウェビナーです。動画本体を含まないデモ用の項目です。",
      zh: "LC3-II增多，既可能是形成增加，也可能是降解减少。比较加与不加巴弗洛霉素A1的结果，并结合p62，才能得出结论。录播讲座；此条目为演示内容，不含实际影像。",
    },
  },
  {
    slug: "cut-and-run-start-to-finish",
    videoId: "demo-cnr-0009",
    webinar: false,
    collection: bench,
    categories: ["technique"],
    published: "2026-10-06",
    seconds: 934,
    poster: "chromatin",
    title: {
      en: "CUT&RUN from start to finish",
      ja: "CUT&RUNの全工程",
      zh: "CUT&RUN全流程演示",
    },
    description: {
      en: "Living cells, beads that clump just enough, thirty minutes on ice and a column that keeps short fragments: one day at the bench in fifteen minutes. Demonstration entry without footage.",
      ja: "生細胞の準備、ビーズの適度な凝集、氷上での30分間の切断、短い断片を保持するカラムまで、1日の作業を15分にまとめた構成です。動画本体を含まないデモ用の項目です。",
      zh: "活细胞、恰到好处的磁珠聚集、冰上三十分钟切割，以及能保留短片段的纯化柱：十五分钟看完一天的实验。此条目为演示内容，不含实际影像。",
    },
  },
  {
    slug: "titration-in-one-day",
    videoId: "demo-titr-010",
    webinar: false,
    collection: bench,
    categories: ["technique"],
    published: "2026-06-18",
    seconds: 447,
    poster: "plate",
    title: {
      en: "Titrating an antibody in one day",
      ja: "1日でできる抗体の濃度検討",
      zh: "一天完成抗体滴定",
    },
    description: {
      en: "Five dilutions, one positive and one negative sample, one plot. Why the strongest signal is not the best one, and how to find the plateau. Demonstration entry without footage.",
      ja: "5段階の希釈、陽性と陰性のサンプル、そして1枚のグラフ。最も強いシグナルが最適とは限らない理由と、プラトーの見つけ方を紹介します。動画本体を含まないデモ用の項目です。",
      zh: "五个稀释度、一个阳性与一个阴性样品、一张图：为什么最强的信号不等于最佳，以及如何找到平台期。此条目为演示内容，不含实际影像。",
    },
  },
  {
    slug: "elisa-curve-fitting",
    videoId: "demo-elis-011",
    webinar: false,
    collection: bench,
    categories: ["technique"],
    published: "2026-04-02",
    seconds: 538,
    poster: "plate",
    title: {
      en: "Fitting an ELISA curve",
      ja: "ELISA標準曲線のフィッティング",
      zh: "ELISA标准曲线拟合",
    },
    description: {
      en: "Four parameters instead of a ruler: blanks, replicates, back-calculation and the hook effect, with one plate worked through in a spreadsheet. Demonstration entry without footage.",
      ja: "直線ではなく4パラメーターで。ブランク、反復、逆算値、フック効果について、1枚のプレートのデータを表計算ソフトで解析しながら説明します。動画本体を含まないデモ用の項目です。",
      zh: "用四参数代替直尺：空白、复孔、回算与钩状效应，并用电子表格完整分析一块板的数据。此条目为演示内容，不含实际影像。",
    },
  },
  {
    slug: "wnt-in-cancer",
    videoId: "demo-webi-012",
    webinar: true,
    collection: talks,
    categories: ["science"],
    published: "2026-11-05",
    seconds: 3125,
    poster: "network",
    title: {
      en: "Wnt and β-catenin in cancer: which signal counts?",
      ja: "がんにおけるWnt/β-カテニン：見るべきシグナルは？",
      zh: "癌症中的Wnt与β-连环蛋白：该看哪个信号？",
    },
    description: {
      en: "Total, unphosphorylated and nuclear β-catenin tell three stories. How to choose, with Axin2 as judge and CHIR99021 as control. Recorded webinar; demonstration entry without footage.",
      ja: "総β-カテニン、非リン酸化β-カテニン、核内β-カテニンは、それぞれ異なることを示します。Axin2を指標、CHIR99021をコントロールとした選び方を解説する録画ウェビナーです。動画本体を含まないデモ用の項目です。",
      zh: "总β-连环蛋白、非磷酸化形式与核内定位各说明不同问题。以Axin2为评判、CHIR99021为对照，讲解如何选择。录播讲座；此条目为演示内容，不含实际影像。",
    },
  },
  {
    slug: "a-lot-is-released",
    videoId: "demo-prod-013",
    webinar: false,
    collection: inside,
    categories: ["product"],
    published: "2026-05-07",
    seconds: 315,
    poster: "blot",
    title: {
      en: "How a lot is released",
      ja: "ロットが出荷されるまで",
      zh: "一个批次是如何放行的",
    },
    description: {
      en: "The new lot beside the old one, on one membrane, at one exposure: what is compared, who signs, and what happens to a lot that differs. Demonstration entry without footage.",
      ja: "新旧のロットを同じメンブレン、同じ露光条件で比較します。比較する項目、承認の流れ、差が見られたロットの扱いを紹介します。動画本体を含まないデモ用の項目です。",
      zh: "新旧批次在同一张膜、同一曝光条件下比对：比较什么、谁来签字、出现差异的批次如何处理。此条目为演示内容，不含实际影像。",
    },
  },
];

export function videoUid(slug: string): string {
  return `video-${slug}`;
}

export function videoUrl(slug: string): string {
  return `/learn-and-support/videos-and-webinars/${slug}`;
}
