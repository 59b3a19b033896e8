import { activates, inhibits, node, type Pathway } from "./pathway";

export const wnt: Pathway = {
  slug: "wnt-beta-catenin-signaling",
  title: { en: "Wnt / β-catenin signalling", ja: "Wnt / β-カテニンシグナル伝達", zh: "Wnt / β-连环蛋白信号通路" },
  summary: {
    en: "Without Wnt, β-catenin is marked and destroyed; with Wnt it survives and reaches the nucleus.",
    ja: "Wntがなければβ-カテニンは標識されて分解され、Wntがあれば分解を免れて核に移行します。",
    zh: "没有Wnt时，β-连环蛋白被标记并降解；有Wnt时，它得以积累并进入细胞核。",
  },
  showLegend: true,
  diagram: {
    columns: 7,
    rows: 6,
    membraneAt: 0.5,
    nucleusAt: 3.5,
    nodes: [
      node("fzd", "Frizzled", "receptor", 1, 0),
      node("lrp6", "LRP5 / LRP6", "receptor", 3, 0),
      node("dvl", "Dvl", "adaptor", 1, 1),
      node("ck1", "CK1α", "kinase", 6, 1),
      node("gsk3", "GSK-3β", "kinase", 3, 2),
      node("axin", "Axin / APC", "adaptor", 1, 2),
      node("btrcp", "β-TrCP", "effector", 2, 3),
      node("bcat", { en: "β-Catenin", ja: "β-カテニン", zh: "β-连环蛋白" }, "effector", 5, 3),
      node("tcf", "TCF / LEF", "transcription", 5, 4),
      node("genes", { en: "Myc, cyclin D1", ja: "Myc・サイクリンD1", zh: "Myc与细胞周期蛋白D1" }, "process", 5, 5),
    ],
    edges: [
      activates("fzd", "dvl"),
      inhibits("lrp6", "gsk3"),
      inhibits("dvl", "axin"),
      activates("axin", "gsk3"),
      inhibits("gsk3", "bcat", "Ser33/37"),
      inhibits("ck1", "bcat", "Ser45"),
      inhibits("btrcp", "bcat"),
      activates("bcat", "tcf"),
      activates("tcf", "genes"),
    ],
  },
  views: [],
  body: {
    en: `
      In a resting cell a scaffold of Axin and APC holds β-catenin beside two kinases. CK1α phosphorylates **Ser45** and primes the protein for GSK-3β, which adds **Thr41**, **Ser37** and **Ser33**. β-TrCP reads the last two, and the proteasome does the rest.
      ## What Wnt changes
      Frizzled and LRP5 or LRP6 pull Dvl and Axin to the membrane. The scaffold loses its kinase, new β-catenin stays unphosphorylated, and after one to two hours enough of it has gathered to replace repressors on TCF and LEF.
      ## At the bench
      - Total β-catenin is dominated by cell junctions. The form without phosphate at Ser33, Ser37 and Thr41 reports signalling.
      - Inhibit GSK-3 with CHIR99021 for a positive control, and expect phospho-β-catenin to disappear.
      - Axin2 is the most faithful target gene; cyclin D1 answers to many pathways.
      ## Antibodies
      [β-Catenin](/browse?q=beta-catenin) · [GSK-3β](/browse?q=GSK3B) · [Axin1](/browse?q=AXIN1) · [LRP6](/browse?q=LRP6)`,
    ja: `
      無刺激の細胞では、AxinとAPCからなる足場がβ-カテニンを2種類のキナーゼのそばに保持しています。まずCK1αが**Ser45**をリン酸化し、これを足がかりにGSK-3βが**Thr41**、**Ser37**、**Ser33**を順にリン酸化します。最後の2か所をβ-TrCPが認識し、β-カテニンはプロテアソームで分解されます。
      ## Wntによる変化
      FrizzledとLRP5またはLRP6がDvlとAxinを細胞膜に引き寄せると、足場はキナーゼを失い、新しく合成されたβ-カテニンはリン酸化されずに残ります。1～2時間で十分量が蓄積し、TCF/LEF上の抑制因子と置き換わります。
      ## 実験のポイント
      - 総β-カテニンの大部分は細胞間接着に由来します。シグナルの指標には、Ser33、Ser37、Thr41が非リン酸化の分子を用います。
      - 陽性コントロールとしてCHIR99021でGSK-3を阻害し、リン酸化β-カテニンの消失を確認します。
      - 標的遺伝子として最も信頼できるのはAxin2です。サイクリンD1は多くの経路に応答します。
      ## 関連抗体
      [β-カテニン](/browse?q=beta-catenin) · [GSK-3β](/browse?q=GSK3B) · [Axin1](/browse?q=AXIN1) · [LRP6](/browse?q=LRP6)`,
    zh: `
      静息细胞中，Axin与APC构成的支架将β-连环蛋白固定在两种激酶旁。CK1α先磷酸化**Ser45**，随后GSK-3β依次磷酸化**Thr41**、**Ser37**与**Ser33**。β-TrCP识别后两个位点，β-连环蛋白随即经蛋白酶体降解。
      ## Wnt带来的变化
      Frizzled与LRP5或LRP6将Dvl和Axin招募至细胞膜，支架失去激酶，新合成的β-连环蛋白不再被磷酸化；一至两小时后积累到足够水平，取代TCF与LEF上的抑制因子。
      ## 实验提示
      - 总β-连环蛋白主要来自细胞连接；Ser33、Ser37、Thr41未磷酸化的形式才反映信号。
      - 以CHIR99021抑制GSK-3作为阳性对照，磷酸化β-连环蛋白应随之消失。
      - Axin2是最可靠的靶基因；细胞周期蛋白D1受多条通路调控。
      ## 相关抗体
      [β-连环蛋白](/browse?q=beta-catenin) · [GSK-3β](/browse?q=GSK3B) · [Axin1](/browse?q=AXIN1) · [LRP6](/browse?q=LRP6)`,
  },
};
