import { card, type Page, prose, t3 } from "./page";

export const research: Page = {
  url: "/research",
  title: t3("Research areas", "研究分野", "研究领域"),
  description: t3(
    "Guides to targets and pathways in cancer, immunology and neuroscience.",
    "がん、免疫、神経科学の標的とシグナル伝達経路のガイドです。",
    "癌症、免疫学与神经科学的靶点与通路指南。",
  ),
  blocks: [
    {
      kind: "hero_with_ticker",
      title: t3("From the question to the target", "問いから標的へ", "从问题到靶点"),
      text: t3(
        "Choose an area, a pathway or a protein domain; every name leads to antibodies.",
        "研究分野、シグナル伝達経路、タンパク質ドメインからお選びください。名称から抗体を探せます。",
        "选择研究领域、信号通路或蛋白结构域，点击名称即可找到相应抗体。",
      ),
      image: {
        drawing: "research",
        alt: t3("Drawing of a cell with its pathways", "細胞とシグナル伝達経路の図", "细胞与信号通路示意图"),
      },
      links: [{ title: t3("All pathways", "すべての経路", "全部通路"), href: "/research/pathways" }],
      ticker: [
        {
          text: t3(
            "New: autumn release of phospho-specific antibodies",
            "新着：リン酸化特異的抗体 秋の新製品",
            "新品：秋季磷酸化特异性抗体",
          ),
          link: "/about-us/our-company/media-room/autumn-release-phosphorylation-sites",
        },
        {
          text: t3(
            "Webinar: PI3K and Akt in one hour",
            "ウェビナー：1時間で学ぶPI3K/Akt",
            "网络讲座：一小时讲透PI3K/Akt",
          ),
          link: "/learn-and-support/videos-and-webinars/pi3k-akt-in-one-hour",
        },
        {
          text: t3("Guide: cancer biomarkers", "ガイド：がんバイオマーカー", "指南：癌症生物标志物"),
          link: "/research/cancer/cancer-biomarker-guide",
        },
      ],
    },
    {
      kind: "tiles",
      columns: 3,
      items: [
        card(
          t3("Cancer", "がん", "癌症"),
          t3(
            "Oncogenes, suppressors and the markers of tumour tissue.",
            "がん遺伝子、がん抑制遺伝子、腫瘍組織のマーカー。",
            "癌基因、抑癌基因与肿瘤组织标志物。",
          ),
          "/research/cancer",
        ),
        card(
          t3("Immunology", "免疫", "免疫学"),
          t3(
            "Checkpoints, lineages and cytokine signalling.",
            "免疫チェックポイント、細胞系譜、サイトカインシグナル。",
            "免疫检查点、细胞谱系与细胞因子信号。",
          ),
          "/research/immunology",
        ),
        card(
          t3("Neuroscience", "神経科学", "神经科学"),
          t3(
            "Cell types, synapses and protein aggregates.",
            "細胞種、シナプス、タンパク質凝集体。",
            "细胞类型、突触与蛋白聚集体。",
          ),
          "/research/neuroscience",
        ),
      ],
    },
  ],
};

export const cancer: Page = {
  url: "/research/cancer",
  title: t3("Cancer", "がん", "癌症"),
  description: t3(
    "Pathways that tumours change most often, and how to measure them.",
    "腫瘍で高頻度に変化するシグナル経路と、その測定方法です。",
    "肿瘤中最常改变的通路及其检测方法。",
  ),
  blocks: [
    prose(
      t3(
        `
        Most tumours change a small number of pathways: growth signals that do not end, brakes that are lost, death that is avoided, and an immune system that is kept out.
        ## Where to begin
        - **Growth without end:** [PI3K / Akt](/research/pathways/pi3k-akt-signaling) and [MAPK / Erk](/research/pathways/mapk-erk-signaling). Phosphorylated forms of Akt, Erk and S6 show activity; total proteins show amount.
        - **Cell cycle:** Rb at Ser807/811, cyclin D1, p21 and Ki-67.
        - **Death avoided:** [apoptosis](/research/pathways/apoptosis) with cleaved caspase-3, PARP and Bcl-2.
        - **DNA damage:** phosphorylated histone H2A.X (Ser139), Chk1 (Ser345), p53.
        ## In tissue
        For paraffin sections begin with the [biomarker guide](/research/cancer/cancer-biomarker-guide). It lists tissue, localisation and controls for each marker.`,
        `
        多くの腫瘍に共通するのは、終わらない増殖シグナル、失われたブレーキ、細胞死の回避、免疫系の排除という限られた変化です。
        ## 調べ方の入口
        - **止まらない増殖：** [PI3K / Akt](/research/pathways/pi3k-akt-signaling)と[MAPK / Erk](/research/pathways/mapk-erk-signaling)。Akt、Erk、S6のリン酸化体で活性を、総タンパク質で量を評価します。
        - **細胞周期：** Rb（Ser807/811）、Cyclin D1、p21、Ki-67
        - **細胞死の回避：** [アポトーシス](/research/pathways/apoptosis)。切断型Caspase-3、PARP、Bcl-2
        - **DNA損傷：** リン酸化Histone H2A.X（Ser139）、Chk1（Ser345）、p53
        ## 組織で調べる
        パラフィン切片では、まず[バイオマーカーガイド](/research/cancer/cancer-biomarker-guide)をご覧ください。マーカーごとに組織、局在、コントロールをまとめています。`,
        `
        多数肿瘤的共同点是少数几类改变：持续不断的生长信号、失去的制动、对死亡的逃避，以及对免疫系统的排斥。
        ## 从哪里入手
        - **持续生长：** [PI3K / Akt](/research/pathways/pi3k-akt-signaling)与[MAPK / Erk](/research/pathways/mapk-erk-signaling)。Akt、Erk与S6的磷酸化形式反映活性，总蛋白反映含量。
        - **细胞周期：** Rb（Ser807/811）、Cyclin D1、p21与Ki-67。
        - **逃避死亡：** [细胞凋亡](/research/pathways/apoptosis)，检测切割的Caspase-3、PARP与Bcl-2。
        - **DNA损伤：** 磷酸化组蛋白H2A.X（Ser139）、Chk1（Ser345）与p53。
        ## 组织样品
        石蜡切片建议从[生物标志物指南](/research/cancer/cancer-biomarker-guide)开始，其中按标志物列出组织、定位与对照。`,
      ),
    ),
  ],
};

export const biomarkerGuide: Page = {
  url: "/research/cancer/cancer-biomarker-guide",
  devkey: "cancer-biomarker-guide",
  title: t3("Cancer biomarker guide", "がんバイオマーカーガイド", "癌症生物标志物指南"),
  description: t3(
    "Markers of tumour tissue with localisation, positive control and search. For research use only.",
    "腫瘍組織マーカーの局在、陽性コントロール、検索リンクをまとめました。研究用です。",
    "肿瘤组织标志物的定位、阳性对照与检索链接。仅供科研使用。",
  ),
  blocks: [
    prose(
      t3(
        "The table lists markers that are often stained in research on tumour tissue. It is a guide for research and not for diagnosis.",
        "腫瘍組織の研究でよく染色されるマーカーをまとめました。研究用のガイドであり、診断に用いるものではありません。",
        "下表列出肿瘤组织研究中常用的标志物。本指南仅供科研参考，不用于诊断。",
      ),
    ),
    { kind: "reference", entry: { contentType: "content_table", uid: "table-cancer-biomarkers" }, width: "full" },
    {
      kind: "accordion",
      title: t3("Reading the stain", "染色結果の見方", "染色结果判读"),
      items: [
        {
          title: t3("Membrane, cytoplasm or nucleus?", "膜・細胞質・核のどこが染まるか", "膜、胞质还是细胞核？"),
          text: t3(
            "Judge a marker only where it belongs. Cytoplasmic haze of a membrane marker, such as HER2, is background.",
            "マーカーは本来の局在部位で評価します。HER2のような膜マーカーで細胞質がぼんやり染まるのはバックグラウンドです。",
            "只在应有的部位评估标志物。像HER2这样的膜标志物，胞质弥漫着色属于背景。",
          ),
          open: true,
        },
        {
          title: t3("Internal controls", "内部コントロール", "内部对照"),
          text: t3(
            "Normal epithelium, endothelium, nerves and lymphocytes on the same slide are controls that cost nothing. If they do not stain as expected, the run is not valid.",
            "同じスライド上の正常上皮、血管内皮、神経、リンパ球は、手間のかからないコントロールです。想定どおりに染まらなければ、その染色は無効と判断します。",
            "同一切片上的正常上皮、血管内皮、神经与淋巴细胞就是现成的对照。若其着色不符合预期，该批染色无效。",
          ),
        },
        {
          title: t3("Counting proliferation", "増殖指数の数え方", "增殖指数的计数"),
          text: t3(
            "For Ki-67 count at least 500 tumour cells in several fields and report the method along with the percentage.",
            "Ki-67は、複数の視野で500個以上の腫瘍細胞を数え、陽性率とともに計数方法を記載します。",
            "Ki-67应在多个视野中计数至少500个肿瘤细胞，并在报告百分比时注明方法。",
          ),
        },
      ],
    },
  ],
};
