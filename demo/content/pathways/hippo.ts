import { activates, inhibits, node, type Pathway } from "./pathway";

export const hippo: Pathway = {
  slug: "hippo-signaling",
  title: { en: "Hippo signalling", ja: "Hippoシグナル伝達", zh: "Hippo信号通路" },
  summary: {
    en: "Crowded cells stop growing because two kinases in a row keep YAP out of the nucleus.",
    ja: "細胞が密になると、2段階のキナーゼがYAPを核の外にとどめ、増殖を止めます。",
    zh: "细胞拥挤时，两级激酶将YAP滞留于核外，使增殖停止。",
  },
  showLegend: true,
  diagram: {
    columns: 5,
    rows: 7,
    membraneAt: 0.5,
    nucleusAt: 4.5,
    nodes: [
      node("cadherin", { en: "E-Cadherin", ja: "E-カドヘリン", zh: "E-钙黏蛋白" }, "receptor", 1, 0),
      node("nf2", "Merlin (NF2)", "adaptor", 1, 1),
      node("mst", "MST1 / 2", "kinase", 1, 2),
      node("sav", "SAV1", "adaptor", 3, 2),
      node("lats", "LATS1 / 2", "kinase", 1, 3),
      node("mob1", "MOB1", "adaptor", 3, 3),
      node("yap", "YAP / TAZ", "effector", 1, 4),
      node("p1433", "14-3-3", "adaptor", 3, 4),
      node("tead", "TEAD1–4", "transcription", 1, 5),
      node("genes", "CTGF, CYR61", "process", 1, 6),
    ],
    edges: [
      activates("cadherin", "nf2"),
      activates("nf2", "mst"),
      activates("sav", "mst"),
      activates("mst", "lats", "Thr1079"),
      activates("mst", "mob1", "Thr35"),
      activates("mob1", "lats"),
      inhibits("lats", "yap", "Ser127"),
      inhibits("p1433", "yap"),
      activates("yap", "tead"),
      activates("tead", "genes"),
    ],
  },
  views: [],
  body: {
    en: `
      Hippo measures crowding and stiffness. Where cells touch, Merlin recruits MST1 and MST2; with SAV1 and MOB1 they activate LATS1 and LATS2 (**Thr1079** of LATS1), and LATS phosphorylates YAP and TAZ.
      ## What the phosphates do
      **Ser127** of YAP binds 14-3-3 and keeps YAP in the cytoplasm. **Ser397** begins a chain that ends with degradation. Without them YAP and TAZ join TEAD and turn on CTGF (CCN2) and CYR61 (CCN1).
      ## At the bench
      - Density decides: compare cells seeded sparse and dense from the same dish, on the same day.
      - Localisation says more than a blot. Stain YAP and count nuclear against cytoplasmic signal.
      - Serum starvation raises phospho-YAP within an hour; lysophosphatidic acid takes it away within ten minutes.
      - A phos-tag gel shows all phosphorylated forms at once.
      ## Antibodies
      [YAP1](/browse?q=YAP1) · [LATS1](/browse?q=LATS1) · [MST1](/browse?q=STK4) · [TEAD1](/browse?q=TEAD1)`,
    ja: `
      Hippo経路は、細胞の密度や足場の硬さを感知します。細胞どうしが接触するとMerlinがMST1とMST2を呼び寄せ、SAV1およびMOB1とともにLATS1とLATS2を活性化します（LATS1の**Thr1079**）。LATSはYAPとTAZをリン酸化します。
      ## リン酸化の役割
      YAPの**Ser127**は14-3-3に結合し、YAPを細胞質にとどめます。**Ser397**のリン酸化は分解につながります。リン酸化されないYAPとTAZはTEADと結合し、CTGF（CCN2）やCYR61（CCN1）の転写を誘導します。
      ## 実験のポイント
      - 細胞密度が結果を左右します。同じディッシュから同じ日に、低密度と高密度で播種した細胞を比較してください。
      - ブロットよりも局在が多くを語ります。YAPを染色し、核と細胞質のシグナルを定量します。
      - 血清飢餓により1時間以内にリン酸化YAPが増加し、リゾホスファチジン酸により10分以内に減少します。
      - Phos-tagゲルを用いると、すべてのリン酸化型を一度に確認できます。
      ## 関連抗体
      [YAP1](/browse?q=YAP1) · [LATS1](/browse?q=LATS1) · [MST1](/browse?q=STK4) · [TEAD1](/browse?q=TEAD1)`,
    zh: `
      Hippo通路感知细胞密度与基质硬度。细胞接触处，Merlin募集MST1与MST2；后者与SAV1、MOB1一起激活LATS1与LATS2（LATS1的**Thr1079**），LATS再磷酸化YAP与TAZ。
      ## 磷酸化的作用
      YAP的**Ser127**结合14-3-3，使其滞留于胞质；**Ser397**启动降解。未被磷酸化的YAP与TAZ则与TEAD结合，激活CTGF（CCN2）与CYR61（CCN1）。
      ## 实验提示
      - 密度决定结果：应比较同一皿、同一天按低密度与高密度接种的细胞。
      - 定位比印迹更有说服力。染色YAP，统计核内与胞质信号。
      - 血清饥饿一小时内磷酸化YAP升高；溶血磷脂酸十分钟内使其下降。
      - Phos-tag胶可同时显示全部磷酸化形式。
      ## 相关抗体
      [YAP1](/browse?q=YAP1) · [LATS1](/browse?q=LATS1) · [MST1](/browse?q=STK4) · [TEAD1](/browse?q=TEAD1)`,
  },
};
