import { activates, inhibits, node, type Pathway } from "./pathway";

export const nfKb: Pathway = {
  slug: "nf-kb-signaling",
  title: { en: "NF-κB signalling", ja: "NF-κBシグナル伝達", zh: "NF-κB信号通路" },
  summary: {
    en: "Degradation of IκBα frees p65 within minutes; processing of p100 takes hours.",
    ja: "IκBαの分解によるp65の活性化は数分で、p100のプロセシングは数時間かけて進みます。",
    zh: "IκBα降解在数分钟内释放p65，而p100的加工需要数小时。",
  },
  showLegend: true,
  diagram: {
    columns: 7,
    rows: 7,
    membraneAt: 0.5,
    nucleusAt: 5.5,
    nodes: [
      node("tnfr1", "TNFR1", "receptor", 1, 0),
      node("baffr", "BAFFR / CD40", "receptor", 5, 0),
      node("traf2", "TRADD / TRAF2", "adaptor", 1, 1),
      node("a20", "A20", "effector", 3, 1),
      node("tak1", "TAK1", "kinase", 1, 2),
      node("nik", "NIK", "kinase", 5, 2),
      node("ikkb", "IKKβ", "kinase", 1, 3),
      node("ikka", "IKKα", "kinase", 5, 3),
      node("ikba", "IκBα", "effector", 1, 4),
      node("p65", "p65 / p50", "transcription", 3, 5),
      node("p100", "p100", "effector", 5, 4),
      node("p52", "RelB / p52", "transcription", 5, 5),
      node("inflammation", { en: "Inflammation", ja: "炎症", zh: "炎症" }, "process", 3, 6),
      node("lymphoid", { en: "Lymphoid organs", ja: "リンパ組織形成", zh: "淋巴器官发育" }, "process", 5, 6),
    ],
    edges: [
      activates("tnfr1", "traf2"),
      activates("traf2", "tak1"),
      inhibits("a20", "traf2"),
      activates("tak1", "ikkb", "Ser177/181"),
      inhibits("ikkb", "ikba", "Ser32/36"),
      inhibits("ikba", "p65"),
      activates("p65", "inflammation"),
      activates("baffr", "nik"),
      activates("nik", "ikka"),
      activates("ikka", "p100", "Ser866/870"),
      activates("p100", "p52"),
      activates("p52", "lymphoid"),
    ],
  },
  views: [],
  body: {
    en: `
      In resting cells IκBα holds the p65/p50 dimer in the cytoplasm.
      ## Canonical
      TNF-α, IL-1 and Toll-like receptors activate TAK1, which phosphorylates IKKβ at **Ser177/181**. IKKβ marks IκBα at **Ser32/36**; it is ubiquitinated and degraded, and p65 enters the nucleus. p65 is phosphorylated as well, at Ser536. New IκBα is one of its first products and ends the response.
      ## Non-canonical
      CD40, BAFFR and the lymphotoxin-β receptor stabilise NIK. Through IKKα it drives the processing of p100 to p52, over hours and with new protein synthesis.
      ## At the bench
      - Take time points at 5, 15, 30 and 60 minutes: IκBα falls and returns within an hour of TNF-α.
      - Phospho-IκBα is hard to see, because it is degraded. A proteasome inhibitor such as MG-132 keeps it.
      - Entry of p65 into the nucleus is best shown by immunofluorescence, with 4% formaldehyde.
      ## Antibodies
      [NF-κB p65](/browse?q=p65) · [IκBα](/browse?q=IkBa) · [IKKβ](/browse?q=IKK)`,
    ja: `
      静止期の細胞では、IκBαがp65/p50二量体を細胞質にとどめています。
      ## 古典的経路
      TNF-α、IL-1、Toll様受容体からのシグナルはTAK1を活性化し、TAK1はIKKβの**Ser177/181**をリン酸化します。IKKβがIκBαの**Ser32/36**をリン酸化すると、IκBαはユビキチン化されて分解され、p65が核へ移行します。p65自身もSer536でリン酸化されます。IκBαはp65の初期の標的遺伝子でもあり、新たに合成されて応答を収束させます。
      ## 非古典的経路
      CD40、BAFFR、リンホトキシンβ受容体はNIKを安定化します。NIKはIKKαを介してp100をp52へプロセシングしますが、この過程には新規タンパク質合成と数時間を要します。
      ## 実験のポイント
      - TNF-α刺激後、IκBαは1時間以内にいったん減少して回復します。5、15、30、60分の時点でサンプリングしてください。
      - リン酸化IκBαは速やかに分解されるため検出が困難です。MG-132などのプロテアソーム阻害剤で安定化できます。
      - p65の核移行は、4%ホルムアルデヒド固定による蛍光免疫染色で最も明瞭に観察できます。
      ## 関連抗体
      [NF-κB p65](/browse?q=p65) · [IκBα](/browse?q=IkBa) · [IKKβ](/browse?q=IKK)`,
    zh: `
      静息细胞中，IκBα将p65/p50二聚体扣留在胞质内。
      ## 经典途径
      TNF-α、IL-1与Toll样受体激活TAK1，TAK1磷酸化IKKβ的**Ser177/181**。IKKβ磷酸化IκBα的**Ser32/36**，使其泛素化并降解，p65随即入核；p65自身也在Ser536位发生磷酸化。IκBα又是p65最早诱导的产物之一，可终止反应。
      ## 非经典途径
      CD40、BAFFR与淋巴毒素β受体使NIK得以稳定，并经IKKα促使p100加工为p52。该过程需要新蛋白合成，历时数小时。
      ## 实验提示
      - TNF-α刺激后，IκBα在一小时内先降后升，建议取5、15、30和60分钟。
      - 磷酸化IκBα很快被降解，不易检测，可用MG-132等蛋白酶体抑制剂予以稳定。
      - p65入核以4%甲醛固定后的免疫荧光观察最为清晰。
      ## 相关抗体
      [NF-κB p65](/browse?q=p65) · [IκBα](/browse?q=IkBa) · [IKKβ](/browse?q=IKK)`,
  },
};
