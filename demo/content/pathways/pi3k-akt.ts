import { activates, inhibits, node, type Pathway } from "./pathway";

export const pi3kAkt: Pathway = {
  slug: "pi3k-akt-signaling",
  title: { en: "PI3K / Akt signalling", ja: "PI3K / Aktシグナル伝達", zh: "PI3K / Akt信号通路" },
  summary: {
    en: "Growth factors turn on PI3 kinase, Akt gathers at the membrane, and metabolism, translation and survival follow.",
    ja: "増殖因子がPI3キナーゼを活性化し、細胞膜に集まったAktが代謝、翻訳、細胞生存を制御します。",
    zh: "生长因子激活PI3激酶，Akt募集至细胞膜，进而调控代谢、翻译与细胞存活。",
  },
  showLegend: true,
  diagram: {
    columns: 7,
    rows: 8,
    membraneAt: 0.5,
    nucleusAt: 6.5,
    nodes: [
      node("rtk", "RTK", "receptor", 1, 0),
      node("irs1", "IRS-1", "adaptor", 0, 1),
      node("pi3k", "PI3K", "kinase", 2, 1),
      node("pip3", "PIP3", "lipid", 4, 1),
      node("pten", "PTEN", "phosphatase", 6, 1),
      node("pdk1", "PDK1", "kinase", 2, 2),
      node("mtorc2", "mTORC2", "kinase", 6, 2),
      node("akt", "Akt", "kinase", 4, 3),
      node("gsk3", "GSK-3β", "kinase", 0, 4),
      node("tsc2", "TSC2", "effector", 2, 4),
      node("bad", "Bad", "effector", 4, 4),
      node("foxo", "FoxO1", "transcription", 6, 4),
      node("mtorc1", "mTORC1", "kinase", 2, 5),
      node("survival", { en: "Survival", ja: "細胞生存", zh: "细胞存活" }, "process", 4, 5),
      node("translation", { en: "Translation", ja: "翻訳", zh: "翻译" }, "process", 2, 6),
      node("genes", { en: "Cell cycle arrest genes", ja: "細胞周期停止遺伝子", zh: "周期阻滞基因" }, "process", 6, 7),
    ],
    edges: [
      activates("rtk", "irs1"),
      activates("rtk", "pi3k"),
      activates("irs1", "pi3k"),
      activates("pi3k", "pip3"),
      inhibits("pten", "pip3"),
      activates("pip3", "akt"),
      activates("pdk1", "akt", "Thr308"),
      activates("mtorc2", "akt", "Ser473"),
      inhibits("akt", "gsk3", "Ser9"),
      inhibits("akt", "tsc2", "Thr1462"),
      inhibits("akt", "bad", "Ser136"),
      inhibits("akt", "foxo", "Ser256"),
      inhibits("tsc2", "mtorc1"),
      inhibits("bad", "survival"),
      activates("mtorc1", "translation"),
      activates("foxo", "genes"),
    ],
  },
  views: [
    {
      key: "mtorc1",
      title: { en: "mTORC1 and translation", ja: "mTORC1と翻訳制御", zh: "mTORC1与翻译调控" },
      diagram: {
        columns: 5,
        rows: 5,
        nodes: [
          node("tsc2", "TSC1 / TSC2", "effector", 2, 0),
          node("rheb", "Rheb", "effector", 2, 1),
          node("mtorc1", "mTORC1", "kinase", 2, 2),
          node("s6k", "p70 S6K", "kinase", 0, 3),
          node("4ebp1", "4E-BP1", "effector", 4, 3),
          node("s6", "S6", "effector", 0, 4),
          node("eif4e", "eIF4E", "effector", 4, 4),
        ],
        edges: [
          inhibits("tsc2", "rheb"),
          activates("rheb", "mtorc1"),
          activates("mtorc1", "s6k", "Thr389"),
          inhibits("mtorc1", "4ebp1", "Thr37/46"),
          activates("s6k", "s6", "Ser235/236"),
          inhibits("4ebp1", "eif4e"),
        ],
      },
    },
  ],
  body: {
    en: `
      Insulin and growth factors activate receptor tyrosine kinases, which recruit class I PI3 kinase directly or through IRS proteins. PI3 kinase makes PIP_{3} in the inner leaflet of the plasma membrane; the phosphatase PTEN removes it.
      ## Two sites on Akt
      PIP_{3} brings Akt and PDK1 together. PDK1 phosphorylates Akt at **Thr308** in the activation loop, mTORC2 phosphorylates **Ser473** in the hydrophobic motif. Full activity needs both. Ser473 is the site most often measured; read it together with total Akt.
      ## What Akt does
      - It inhibits GSK-3β (Ser9), which lets glycogen and cyclin D1 accumulate.
      - It inhibits TSC2 (Thr1462) and so turns on mTORC1 and translation.
      - It keeps FoxO1 out of the nucleus (Ser256) and Bad away from Bcl-xL (Ser136).
      ## In disease
      Mutations of *PIK3CA* and loss of PTEN are among the most common changes in breast, endometrial and prostate cancer. Inhibition of mTORC1 alone releases a feedback from p70 S6 kinase to IRS-1 and can raise Akt phosphorylation.
      ## Antibodies
      [Akt](/browse?q=Akt) · [PTEN](/browse?q=PTEN) · [GSK-3β](/browse?q=GSK-3) · [mTOR](/browse?q=mTOR) · [phospho-Akt (Ser473), 4060](/products/4060)`,
    ja: `
      インスリンや増殖因子は受容体型チロシンキナーゼを活性化し、直接またはIRSタンパク質を介してクラスI PI3キナーゼを膜に動員します。PI3キナーゼは細胞膜内葉でPIP_{3}を産生し、ホスファターゼであるPTENがこれを分解します。
      ## Aktの2つのリン酸化部位
      PIP_{3}はAktとPDK1を膜上に集めます。PDK1は活性化ループの**Thr308**を、mTORC2は疎水性モチーフの**Ser473**をリン酸化し、両方がそろうことでAktは完全に活性化します。最もよく測定されるのはSer473で、総Aktと併せて評価します。
      ## Aktの働き
      - GSK-3βを抑制し（Ser9）、グリコーゲンとCyclin D1の蓄積を促す
      - TSC2を抑制し（Thr1462）、mTORC1と翻訳を活性化する
      - FoxO1を核外にとどめ（Ser256）、BadをBcl-xLから遠ざける（Ser136）
      ## 疾患との関わり
      *PIK3CA*の変異やPTENの欠損は、乳がん、子宮体がん、前立腺がんで高頻度に認められます。mTORC1のみを阻害すると、p70 S6キナーゼからIRS-1への負のフィードバックが解除され、Aktのリン酸化がかえって上昇することがあります。
      ## 関連抗体
      [Akt](/browse?q=Akt) · [PTEN](/browse?q=PTEN) · [GSK-3β](/browse?q=GSK-3) · [mTOR](/browse?q=mTOR) · [リン酸化Akt（Ser473）4060](/products/4060)`,
    zh: `
      胰岛素和生长因子激活受体酪氨酸激酶，后者直接或经IRS蛋白募集I类PI3激酶。PI3激酶在细胞膜内侧生成PIP_{3}，磷酸酶PTEN则将其去除。
      ## Akt的两个位点
      PIP_{3}使Akt与PDK1聚集到膜上。PDK1磷酸化激活环上的**Thr308**，mTORC2磷酸化疏水基序中的**Ser473**，两者兼备才能完全激活。Ser473是最常检测的位点，应与总Akt一并评估。
      ## Akt的功能
      - 抑制GSK-3β（Ser9），促进糖原与Cyclin D1积累；
      - 抑制TSC2（Thr1462），从而激活mTORC1与翻译；
      - 使FoxO1滞留于细胞核外（Ser256），并使Bad脱离Bcl-xL（Ser136）。
      ## 与疾病的关系
      *PIK3CA*突变与PTEN缺失是乳腺癌、子宫内膜癌和前列腺癌中最常见的改变之一。单独抑制mTORC1会解除p70 S6激酶对IRS-1的负反馈，反而可能使Akt磷酸化升高。
      ## 相关抗体
      [Akt](/browse?q=Akt) · [PTEN](/browse?q=PTEN) · [GSK-3β](/browse?q=GSK-3) · [mTOR](/browse?q=mTOR) · [磷酸化Akt（Ser473）4060](/products/4060)`,
  },
};
