import type { Article } from "./article";

export const choosingALysisBuffer: Article = {
  number: 103,
  slug: "choosing-a-lysis-buffer",
  topic: "samples",
  applications: ["WB", "IP"],
  revised: "2026-07-21",
  title: {
    en: "Choosing a lysis buffer",
    ja: "溶解バッファーの選び方",
    zh: "裂解缓冲液的选择",
  },
  summary: {
    en: "Match the detergent to where the protein lives and to what you want to keep together.",
    ja: "目的タンパク質の局在と、保ちたい相互作用に応じて界面活性剤を選びます。",
    zh: "根据蛋白的定位以及需要保留的相互作用，选择合适的去污剂。",
  },
  body: {
    en: `
      Two questions decide the buffer: where is the protein, and must it stay folded or bound to its partners?
      | Buffer | Detergent | Use it for |
      |---|---|---|
      | SDS sample buffer | 2% SDS | Whole-cell blots; nuclear, membrane and cytoskeletal proteins |
      | RIPA | 1% NP-40, 0.5% deoxycholate, 0.1% SDS | Blots and denaturing immunoprecipitation |
      | Triton or NP-40 buffer | 1% non-ionic detergent | Immunoprecipitation of native proteins and complexes |
      | CHAPS buffer | 0.3% CHAPS | Complexes that Triton takes apart, for example mTORC1 and mTORC2 |
      ## Nuclear and chromatin-bound proteins
      Non-ionic detergents leave most chromatin in the pellet. If a histone or a transcription factor is missing from the blot, it may have been thrown away. Sonicate, or lyse in SDS sample buffer.
      ## Membrane proteins
      Proteins with several transmembrane domains aggregate when they are boiled. Warm the sample to 37 °C for twenty to thirty minutes instead, and compare with a boiled aliquot.
      ## Always add
      - protease inhibitors, immediately before use;
      - phosphatase inhibitors if a phosphorylation site is to be read ([how to preserve it](/learn-and-support/technical-support/preserving-phosphorylation/102));
      - 1 mM EDTA, unless a metal-dependent enzyme or His-tag purification follows.`,
    ja: `
      バッファーは「タンパク質がどこにあるか」と「立体構造や複合体を保つ必要があるか」の2点で決まります。
      | バッファー | 界面活性剤 | 用途 |
      |---|---|---|
      | SDSサンプルバッファー | 2% SDS | 全細胞ライセートのウェスタンブロット。核、膜、細胞骨格タンパク質 |
      | RIPA | 1% NP-40、0.5%デオキシコール酸、0.1% SDS | ウェスタンブロット、変性条件での免疫沈降 |
      | Triton / NP-40バッファー | 1%非イオン性界面活性剤 | 未変性タンパク質・複合体の免疫沈降 |
      | CHAPSバッファー | 0.3% CHAPS | Tritonで解離する複合体（mTORC1、mTORC2など） |
      ## 核タンパク質・クロマチン結合タンパク質
      非イオン性界面活性剤では、クロマチンの大部分がペレットに残ります。ヒストンや転写因子が検出されない場合は、遠心で捨ててしまった可能性があります。超音波処理を行うか、SDSサンプルバッファーで直接溶解してください。
      ## 膜タンパク質
      複数の膜貫通ドメインを持つタンパク質は、煮沸すると凝集します。37℃で20～30分間加温し、煮沸したサンプルと比較してください。
      ## 必ず加えるもの
      - プロテアーゼ阻害剤（使用直前に添加）
      - リン酸化を検出する場合はホスファターゼ阻害剤（[リン酸化を保つ方法](/learn-and-support/technical-support/preserving-phosphorylation/102)）
      - 1 mM EDTA（金属依存性酵素の解析やHisタグ精製を行う場合を除く）`,
    zh: `
      选择裂解液先回答两个问题：目标蛋白位于何处？是否需要保持其天然构象或与伴侣蛋白的结合？
      | 缓冲液 | 去污剂 | 适用范围 |
      |---|---|---|
      | SDS上样缓冲液 | 2% SDS | 全细胞裂解物免疫印迹；核蛋白、膜蛋白与细胞骨架蛋白 |
      | RIPA | 1% NP-40、0.5%脱氧胆酸钠、0.1% SDS | 免疫印迹及变性条件下的免疫沉淀 |
      | Triton或NP-40缓冲液 | 1%非离子去污剂 | 天然蛋白及复合物的免疫沉淀 |
      | CHAPS缓冲液 | 0.3% CHAPS | 会被Triton解离的复合物，如mTORC1和mTORC2 |
      ## 核蛋白与染色质结合蛋白
      使用非离子去污剂时，大部分染色质留在沉淀中。若检测不到组蛋白或转录因子，很可能是离心时被弃去了。请增加超声步骤，或直接用SDS上样缓冲液裂解。
      ## 膜蛋白
      多次跨膜蛋白煮沸后容易聚集。可改为37°C温育20–30分钟，并与煮沸样品进行比较。
      ## 必须添加的成分
      - 蛋白酶抑制剂，临用前加入；
      - 需要检测磷酸化时加入磷酸酶抑制剂（[如何保住磷酸化](/learn-and-support/technical-support/preserving-phosphorylation/102)）；
      - 1 mM EDTA，后续涉及金属依赖性酶或His标签纯化时除外。`,
  },
};
