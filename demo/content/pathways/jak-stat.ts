import { activates, inhibits, node, type Pathway } from "./pathway";

export const jakStat: Pathway = {
  slug: "jak-stat-signaling",
  title: { en: "Jak / Stat signalling", ja: "Jak / Statシグナル伝達", zh: "Jak / Stat信号通路" },
  summary: {
    en: "The shortest way from a cytokine to a promoter: two kinases, one transcription factor.",
    ja: "サイトカインからプロモーターへの最短経路。2分子のキナーゼと転写因子で構成されます。",
    zh: "从细胞因子到启动子的最短路径：两个激酶，一个转录因子。",
  },
  showLegend: true,
  diagram: {
    columns: 7,
    rows: 6,
    membraneAt: 0.5,
    nucleusAt: 3.5,
    nodes: [
      node("ifngr", "IFN-γR", "receptor", 1, 0),
      node("gp130", "gp130 / IL-6R", "receptor", 5, 0),
      node("jak2", "Jak1 / Jak2", "kinase", 1, 1),
      node("jak1", "Jak1", "kinase", 5, 1),
      node("socs", "SOCS3", "effector", 3, 1),
      node("stat1", "Stat1", "transcription", 1, 3),
      node("stat3", "Stat3", "transcription", 5, 3),
      node("shp1", "SHP-1", "phosphatase", 3, 2),
      node("pias", "PIAS3", "effector", 3, 4),
      node("irf1", { en: "Interferon genes", ja: "IFN誘導遺伝子", zh: "干扰素诱导基因" }, "process", 1, 5),
      node("acute", { en: "Acute phase, survival", ja: "急性期応答・生存", zh: "急性期反应与存活" }, "process", 5, 5),
    ],
    edges: [
      activates("ifngr", "jak2"),
      activates("gp130", "jak1"),
      activates("jak2", "stat1", "Tyr701"),
      activates("jak1", "stat3", "Tyr705"),
      inhibits("socs", "jak1"),
      inhibits("shp1", "jak2"),
      inhibits("pias", "stat3"),
      activates("stat1", "irf1"),
      activates("stat3", "acute"),
    ],
  },
  views: [],
  body: {
    en: `
      Cytokine receptors have no kinase of their own. They carry Janus kinases, which phosphorylate each other and the receptor when the ligand brings two chains together.
      ## From the membrane to DNA
      Stat proteins dock at the phosphorylated receptor with their SH2 domains, are phosphorylated on one tyrosine (**Tyr701** of Stat1, **Tyr705** of Stat3) and leave as dimers that hold each other by the same SH2 domains. A serine near the end, Ser727 in Stat1 and Stat3, modulates transcription.
      ## Brakes
      SOCS proteins are induced by Stats and block Jaks. Phosphatases such as SHP-1 remove the phosphates. PIAS proteins keep Stat dimers from DNA.
      ## At the bench
      - Stimulate for 5 to 30 minutes; the signal fades within two hours.
      - Stat phosphorylation is read well by flow cytometry. Permeabilise with methanol, since the dimer hides the epitope.
      - Interferon-γ signals through Stat1, interferon-α through Stat1 and Stat2, interleukin-6 mostly through Stat3.
      ## Antibodies
      [Stat1](/browse?q=Stat1) · [Stat3](/browse?q=Stat3) · [Jak2](/browse?q=Jak2) · [SOCS3](/browse?q=SOCS3)`,
    ja: `
      サイトカイン受容体はそれ自体にキナーゼ活性を持たず、Janusキナーゼ（Jak）が会合しています。リガンドによって受容体鎖が二量体を形成すると、Jakは互いに、さらに受容体をリン酸化します。
      ## 膜からDNAへ
      Statタンパク質はSH2ドメインを介してリン酸化受容体に結合し、1か所のチロシン（Stat1の**Tyr701**、Stat3の**Tyr705**）がリン酸化されます。その後、互いのSH2ドメインを介して二量体を形成し、核へ移行します。C末端近傍のSer727（Stat1、Stat3）は転写活性を調節します。
      ## 負の制御
      SOCSタンパク質はStatによって誘導され、Jakを阻害します。SHP-1などのホスファターゼは脱リン酸化を担い、PIASタンパク質はStat二量体のDNA結合を妨げます。
      ## 実験のポイント
      - 刺激時間は5～30分が目安です。シグナルは2時間以内に減衰します。
      - Statのリン酸化はフローサイトメトリーで良好に測定できます。二量体ではエピトープが隠れるため、メタノールで透過処理してください。
      - IFN-γは主にStat1、IFN-αはStat1とStat2、IL-6は主にStat3を活性化します。
      ## 関連抗体
      [Stat1](/browse?q=Stat1) · [Stat3](/browse?q=Stat3) · [Jak2](/browse?q=Jak2) · [SOCS3](/browse?q=SOCS3)`,
    zh: `
      细胞因子受体本身没有激酶活性，而是结合有Janus激酶（Jak）。配体使两条受体链靠近后，Jak相互磷酸化并磷酸化受体。
      ## 从细胞膜到DNA
      Stat蛋白以SH2结构域结合磷酸化的受体，在一个酪氨酸上被磷酸化（Stat1的**Tyr701**，Stat3的**Tyr705**），随后借同一SH2结构域彼此结合成二聚体并入核。靠近末端的Ser727（Stat1与Stat3）可调节转录活性。
      ## 负调控
      SOCS蛋白由Stat诱导并抑制Jak；SHP-1等磷酸酶去除磷酸基团；PIAS蛋白阻止Stat二聚体结合DNA。
      ## 实验提示
      - 刺激5–30分钟即可，信号在两小时内减弱。
      - Stat磷酸化适合用流式检测。二聚体会遮蔽表位，请用甲醇透化。
      - IFN-γ主要通过Stat1，IFN-α通过Stat1与Stat2，IL-6主要通过Stat3传递信号。
      ## 相关抗体
      [Stat1](/browse?q=Stat1) · [Stat3](/browse?q=Stat3) · [Jak2](/browse?q=Jak2) · [SOCS3](/browse?q=SOCS3)`,
  },
};
