import { activates, inhibits, node, type Pathway } from "./pathway";

export const mapkErk: Pathway = {
  slug: "mapk-erk-signaling",
  title: { en: "MAPK / Erk signalling", ja: "MAPK / Erkシグナル伝達", zh: "MAPK / Erk信号通路" },
  summary: {
    en: "A three-kinase cascade from Ras to Erk that turns growth factors into transcription.",
    ja: "RasからErkに至る3段階のキナーゼカスケードが、増殖因子のシグナルを転写へとつなぎます。",
    zh: "从Ras到Erk的三级激酶级联，将生长因子信号转化为转录反应。",
  },
  showLegend: true,
  diagram: {
    columns: 7,
    rows: 7,
    membraneAt: 0.5,
    nucleusAt: 4.5,
    nodes: [
      node("egfr", "EGFR", "receptor", 2, 0),
      node("grb2", "GRB2 / SOS", "adaptor", 2, 1),
      node("ras", "Ras", "effector", 4, 1),
      node("nf1", "NF1", "effector", 6, 1),
      node("raf", "Raf", "kinase", 4, 2),
      node("mek", "MEK1/2", "kinase", 4, 3),
      node("erk", "Erk1/2", "kinase", 4, 4),
      node("dusp6", "DUSP6", "phosphatase", 6, 3),
      node("rsk", "p90RSK", "kinase", 1, 4),
      node("elk1", "Elk-1", "transcription", 5, 5),
      node("myc", "c-Myc", "transcription", 3, 5),
      node("creb", "CREB", "transcription", 1, 5),
      node("growth", { en: "Proliferation", ja: "細胞増殖", zh: "细胞增殖" }, "process", 3, 6),
    ],
    edges: [
      activates("egfr", "grb2"),
      activates("grb2", "ras"),
      inhibits("nf1", "ras"),
      activates("ras", "raf"),
      activates("raf", "mek", "Ser217/221"),
      activates("mek", "erk", "Thr202/Tyr204"),
      inhibits("dusp6", "erk"),
      activates("erk", "rsk", "Thr573"),
      activates("erk", "elk1", "Ser383"),
      activates("erk", "myc", "Ser62"),
      activates("rsk", "creb", "Ser133"),
      activates("myc", "growth"),
    ],
  },
  views: [],
  body: {
    en: `
      A ligand-bound receptor tyrosine kinase recruits GRB2 and the exchange factor SOS, which loads Ras with GTP. Ras binds Raf at the membrane and the cascade begins: Raf phosphorylates MEK1/2 at **Ser217/221**, MEK phosphorylates Erk1 at **Thr202/Tyr204** (Erk2 at Thr185/Tyr187).
      ## One cascade, many outputs
      Erk phosphorylates targets in the cytoplasm, such as p90RSK, and enters the nucleus, where it acts on Elk-1 and stabilises c-Myc through Ser62. The outcome depends on duration: a pulse of minutes and a plateau of hours switch on different genes.
      ## Brakes
      NF1 returns Ras to its GDP form. DUSP6 removes the phosphates from Erk and is itself a target gene of Erk. Erk also phosphorylates SOS and Raf and so dampens its own input.
      ## At the bench
      - Erk is activated by serum, cold and handling. Starve cells for 4 to 16 hours and keep control dishes still.
      - In cells with *BRAF* V600E, MEK and Erk are phosphorylated without any stimulus. In cells with wild-type Raf, Raf inhibitors can raise Erk phosphorylation.
      ## Antibodies
      [EGFR](/browse?q=EGFR) · [MEK1/2](/browse?q=MEK) · [Erk1/2](/browse?q=Erk) · [p90RSK](/browse?q=RSK)`,
    ja: `
      リガンドが結合した受容体型チロシンキナーゼは、GRB2とグアニンヌクレオチド交換因子SOSを動員し、RasをGTP結合型に変えます。RasがRafを膜上で活性化するとカスケードが始まり、RafはMEK1/2の**Ser217/221**を、MEKはErk1の**Thr202/Tyr204**（Erk2ではThr185/Tyr187）をリン酸化します。
      ## 1つのカスケードから多様な応答へ
      Erkは細胞質でp90RSKなどをリン酸化するほか、核に移行してElk-1に作用し、Ser62のリン酸化を介してc-Mycを安定化します。応答は持続時間によって異なり、数分間の一過性の活性化と数時間続く活性化では、発現する遺伝子が変わります。
      ## 負の制御
      NF1はRasをGDP結合型に戻します。DUSP6はErkを脱リン酸化しますが、それ自体がErkの標的遺伝子です。さらにErkはSOSやRafをリン酸化し、上流からの入力を弱めます。
      ## 実験のポイント
      - Erkは血清、低温、細胞の取り扱いによっても活性化します。4～16時間血清飢餓を行い、対照のディッシュも静置してください。
      - *BRAF* V600E変異を持つ細胞では、刺激がなくてもMEKとErkがリン酸化されています。野生型Rafの細胞では、Raf阻害剤によってErkのリン酸化が上昇することがあります。
      ## 関連抗体
      [EGFR](/browse?q=EGFR) · [MEK1/2](/browse?q=MEK) · [Erk1/2](/browse?q=Erk) · [p90RSK](/browse?q=RSK)`,
    zh: `
      受体酪氨酸激酶结合配体后募集GRB2与鸟苷酸交换因子SOS，使Ras结合GTP。Ras在膜上激活Raf，级联反应由此开始：Raf磷酸化MEK1/2的**Ser217/221**，MEK磷酸化Erk1的**Thr202/Tyr204**（Erk2为Thr185/Tyr187）。
      ## 同一级联，多种输出
      Erk在胞质中磷酸化p90RSK等底物，也可入核作用于Elk-1，并通过Ser62磷酸化稳定c-Myc。结果取决于持续时间：数分钟的脉冲与数小时的平台期所诱导的基因并不相同。
      ## 负调控
      NF1使Ras恢复为GDP结合形式；DUSP6使Erk去磷酸化，而DUSP6本身又是Erk的靶基因；Erk还会磷酸化SOS和Raf，从而削弱上游输入。
      ## 实验提示
      - 血清、低温和操作都会激活Erk。请血清饥饿4–16小时，对照皿保持静置。
      - 携带*BRAF* V600E的细胞无需刺激，MEK与Erk即处于磷酸化状态；野生型Raf细胞使用Raf抑制剂，Erk磷酸化反而可能升高。
      ## 相关抗体
      [EGFR](/browse?q=EGFR) · [MEK1/2](/browse?q=MEK) · [Erk1/2](/browse?q=Erk) · [p90RSK](/browse?q=RSK)`,
  },
};
