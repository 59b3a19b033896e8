import { domainUrl } from "../domains/domain";
import { proteinDomains } from "../domains/domains";
import { pathwayAreas, pathwayDrawing } from "../drawings/pathway-drawing";
import type { Localized } from "../locales";
import { pathwayUrl } from "../pathways/pathway";
import { pathways } from "../pathways/pathways";
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

export const immunology: Page = {
  url: "/research/immunology",
  title: t3("Immunology", "免疫", "免疫学"),
  description: t3(
    "Lineage markers, checkpoints and cytokine signalling.",
    "系譜マーカー、免疫チェックポイント、サイトカインシグナル。",
    "谱系标志物、免疫检查点与细胞因子信号。",
  ),
  blocks: [
    prose(
      t3(
        `
        ## Lineages in human blood
        | Cells | Markers | Note |
        |---|---|---|
        | T cells | CD3, CD4 or CD8 | FoxP3 and CD25 for regulatory cells |
        | B cells | CD19, CD20 | CD138 for plasma cells, which lose CD20 |
        | NK cells | CD56, CD16, no CD3 | |
        | Monocytes | CD14, CD16 | Classical cells have CD14 only |
        ## Checkpoints
        PD-1 stands on T cells, PD-L1 on tumour and myeloid cells. TIM-3 and LAG3 mark exhausted cells together with PD-1; one alone can also mean activation.
        ## Signalling
        Cytokines are read within 15 to 30 minutes: see [Jak / Stat](/research/pathways/jak-stat-signaling) and [NF-κB](/research/pathways/nf-kb-signaling), and the [flow cytometry protocol](/protocols/50) for phosphorylated proteins in single cells.`,
        `
        ## ヒト血液細胞の系譜マーカー
        | 細胞 | マーカー | 備考 |
        |---|---|---|
        | T細胞 | CD3、CD4またはCD8 | 制御性T細胞にはFoxP3とCD25 |
        | B細胞 | CD19、CD20 | 形質細胞はCD20を失い、CD138を発現 |
        | NK細胞 | CD56、CD16、CD3陰性 | |
        | 単球 | CD14、CD16 | 古典的単球はCD14のみ陽性 |
        ## 免疫チェックポイント
        PD-1はT細胞に、PD-L1は腫瘍細胞や骨髄系細胞に発現します。TIM-3とLAG3は、PD-1とともに発現していれば疲弊の指標となりますが、単独では活性化を示す場合もあります。
        ## シグナル伝達
        サイトカイン応答は15～30分で測定します。[Jak / Stat](/research/pathways/jak-stat-signaling)、[NF-κB](/research/pathways/nf-kb-signaling)をご参照ください。1細胞レベルのリン酸化解析には[フローサイトメトリーのプロトコール](/protocols/50)が役立ちます。`,
        `
        ## 人血细胞谱系标志物
        | 细胞 | 标志物 | 说明 |
        |---|---|---|
        | T细胞 | CD3、CD4或CD8 | 调节性T细胞加测FoxP3与CD25 |
        | B细胞 | CD19、CD20 | 浆细胞失去CD20，表达CD138 |
        | NK细胞 | CD56、CD16，CD3阴性 | |
        | 单核细胞 | CD14、CD16 | 经典单核细胞仅CD14阳性 |
        ## 免疫检查点
        PD-1位于T细胞，PD-L1位于肿瘤细胞与髓系细胞。TIM-3、LAG3与PD-1共表达提示耗竭；单独出现也可能只是活化。
        ## 信号转导
        细胞因子刺激在15–30分钟内检测，参见[Jak / Stat](/research/pathways/jak-stat-signaling)与[NF-κB](/research/pathways/nf-kb-signaling)；单细胞磷酸化检测见[流式方案](/protocols/50)。`,
      ),
    ),
  ],
};

export const neuroscience: Page = {
  url: "/research/neuroscience",
  title: t3("Neuroscience", "神経科学", "神经科学"),
  description: t3(
    "Cell types of the brain, synapses and aggregates.",
    "脳の細胞種、シナプス、凝集体を調べるためのガイドです。",
    "脑内细胞类型、突触与聚集体。",
  ),
  blocks: [
    prose(
      t3(
        `
        ## Cell types
        | Cells | Markers |
        |---|---|
        | Neurons | NeuN (nucleus), MAP2 (dendrites), β3-tubulin |
        | Astrocytes | GFAP, S100B, ALDH1L1 |
        | Microglia | Iba1, TMEM119, P2RY12 |
        | Oligodendrocytes | Olig2, MBP |
        ## Synapses
        Presynaptic synapsin-1 or VGLUT1 beside postsynaptic PSD-95: count puncta that touch, in confocal sections of less than 0.5 µm.
        ## Aggregates
        Tau is phosphorylated at many sites; Ser202/Thr205 appears in pretangles and tangles. α-Synuclein in Lewy bodies is phosphorylated at Ser129. Perfuse with 4% formaldehyde, as post-mortem dephosphorylation is fast, and compare with a knockout brain where there is one.`,
        `
        ## 細胞種マーカー
        | 細胞 | マーカー |
        |---|---|
        | ニューロン | NeuN（核）、MAP2（樹状突起）、β3-チューブリン |
        | アストロサイト | GFAP、S100B、ALDH1L1 |
        | ミクログリア | Iba1、TMEM119、P2RY12 |
        | オリゴデンドロサイト | Olig2、MBP |
        ## シナプス
        シナプス前部のSynapsin-1またはVGLUT1と、シナプス後部のPSD-95を染色し、0.5 µm以下の共焦点切片で接する輝点を数えます。
        ## 凝集体
        タウは多くの部位でリン酸化されますが、Ser202/Thr205のリン酸化はプレタングルと神経原線維変化に認められます。レビー小体のα-シヌクレインはSer129がリン酸化されています。死後の脱リン酸化は速いため4%ホルムアルデヒドで灌流固定し、可能であればノックアウト脳と比較してください。`,
        `
        ## 细胞类型
        | 细胞 | 标志物 |
        |---|---|
        | 神经元 | NeuN（细胞核）、MAP2（树突）、β3-微管蛋白 |
        | 星形胶质细胞 | GFAP、S100B、ALDH1L1 |
        | 小胶质细胞 | Iba1、TMEM119、P2RY12 |
        | 少突胶质细胞 | Olig2、MBP |
        ## 突触
        以突触前Synapsin-1或VGLUT1与突触后PSD-95共染，在小于0.5 µm的共聚焦层面计数相互接触的斑点。
        ## 聚集体
        Tau有多个磷酸化位点，其中Ser202/Thr205见于前缠结与神经原纤维缠结；路易小体中的α-突触核蛋白在Ser129磷酸化。死后去磷酸化很快，应以4%甲醛灌注固定，并尽可能与敲除小鼠脑组织比较。`,
      ),
    ),
  ],
};

const diagramPathway = pathways[0];

export const pathwayOverview: Page = {
  url: "/research/pathways",
  title: t3("Signalling pathways", "シグナル伝達経路", "信号通路"),
  description: t3(
    "Diagrams with phosphorylation sites, and the antibodies that read them.",
    "リン酸化部位を示した経路図と、それを検出する抗体を紹介します。",
    "标注磷酸化位点的通路图，以及用于检测的抗体。",
  ),
  blocks: [
    prose(
      t3(
        "Arrows activate, bars inhibit; residues beside a line are those that change. In the diagram below each molecule leads to its antibodies.",
        "矢印は活性化、T字は抑制を表し、線に添えた残基がリン酸化などの変化を受ける部位です。下図の各分子から抗体を探せます。",
        "箭头表示激活，横杠表示抑制，线旁标注发生变化的残基。点击下图中的分子即可查找相应抗体。",
      ),
    ),
    ...(diagramPathway
      ? [
          {
            kind: "image_map" as const,
            image: {
              drawing: pathwayDrawing(diagramPathway.slug),
              alt: diagramPathway.title,
            },
            areas: pathwayAreas(diagramPathway.diagram),
          },
        ]
      : []),
    {
      kind: "tiles",
      columns: 3,
      items: pathways.map((pathway) => card(pathway.title, pathway.summary, pathwayUrl(pathway))),
    },
  ],
};

const domainsTitle: Localized<string> = t3("Protein domains", "タンパク質ドメイン", "蛋白结构域");

export const domainOverview: Page = {
  url: "/research/protein-domains",
  title: domainsTitle,
  description: t3(
    "Modules that read modifications and lipids: structure, binding and examples.",
    "修飾や脂質を認識するモジュールの構造、結合様式、具体例を紹介します。",
    "识别修饰与脂质的结构模块：结构、结合方式与实例。",
  ),
  blocks: [
    prose(
      t3(
        "Signalling proteins are built from modules. Knowing which one a protein has tells what it can bind, and often which antibody epitope stays free.",
        "シグナルタンパク質はモジュールの組み合わせでできています。どのドメインを持つかが分かれば、結合相手や、抗体が近づけるエピトープを推測できます。",
        "信号蛋白由模块组合而成。了解其含有哪些结构域，便可推断结合对象，以及哪些表位可供抗体识别。",
      ),
    ),
    {
      kind: "tiles",
      columns: 3,
      items: proteinDomains.map((domain) => card(domain.title, domain.summary, domainUrl(domain))),
    },
  ],
};
