import type { Article } from "./article";

export const permeabilisationForFlowCytometry: Article = {
  number: 107,
  slug: "permeabilisation-for-intracellular-flow-cytometry",
  topic: "flow",
  applications: ["FC-FP"],
  revised: "2026-05-27",
  title: {
    en: "Permeabilisation for intracellular flow cytometry",
    ja: "細胞内フローサイトメトリーの透過処理",
    zh: "胞内流式染色的透化方法",
  },
  summary: {
    en: "Methanol, Triton or saponin: which targets each one reaches and which fluorophores each one destroys.",
    ja: "メタノール、Triton、サポニンの使い分けと、各処理で失われる蛍光色素について説明します。",
    zh: "甲醇、Triton与皂苷各适合哪些靶点，又会破坏哪些荧光染料。",
  },
  body: {
    en: `
      | Reagent | Reaches | Consequences |
      |---|---|---|
      | 90% methanol, ice-cold, at least 10 min | Nuclear and phosphorylated targets | Destroys PE, APC and their tandems; some surface epitopes are lost |
      | 0.1–0.3% Triton X-100 | Cytoplasm and nucleus | Dissolves membrane proteins; scatter changes |
      | 0.1–0.5% saponin | Cytoplasm, cytokines in the Golgi | Reversible: keep it in every buffer; weak for nuclear targets |
      ## Order of staining
      1. Stain surface markers first if their epitopes do not survive fixation, with dyes that survive methanol: Alexa Fluor type dyes, Pacific Blue type dyes.
      2. Fix in 4% formaldehyde for fifteen minutes.
      3. Permeabilise. With methanol, add it drop by drop while mixing so that cells do not clump.
      4. Stain intracellular targets and, last, any marker that carries PE or APC.
      Cells in 90% methanol keep for weeks at –20 °C, which lets a time course be stained together.
      ## Controls
      Use unstimulated cells, an isotype control at the same concentration, a sample with every dye but one for each boundary, and a viability dye that binds amines, because dead cells hold antibody without specificity.`,
    ja: `
      | 試薬 | 適した標的 | 影響 |
      |---|---|---|
      | 氷冷90%メタノール（10分以上） | 核内タンパク質、リン酸化タンパク質 | PE、APCおよびそのタンデム色素が失活する。一部の表面抗原も失われる |
      | 0.1～0.3% Triton X-100 | 細胞質、核 | 膜タンパク質が可溶化する。散乱光が変化する |
      | 0.1～0.5%サポニン | 細胞質、ゴルジ体のサイトカイン | 可逆的なため、すべてのバッファーに添加する。核内標的には弱い |
      ## 染色の順序
      1. 固定に耐えない表面マーカーは先に染色します。メタノール耐性のある色素（Alexa Fluor系、Pacific Blue系など）を選んでください。
      2. 4%ホルムアルデヒドで15分間固定します。
      3. 透過処理を行います。メタノールは撹拌しながら少しずつ加え、細胞の凝集を防ぎます。
      4. 細胞内標的を染色し、PEやAPCで標識したマーカーは最後に染色します。
      90%メタノール中の細胞は-20℃で数週間保存できるため、タイムコースのサンプルをまとめて染色できます。
      ## コントロール
      未刺激細胞、同濃度のアイソタイプコントロール、各色素のFMOコントロール、そしてアミン反応性の死細胞染色色素を使用します。死細胞は抗体を非特異的に取り込むため、必ず除外してください。`,
    zh: `
      | 试剂 | 适用靶点 | 影响 |
      |---|---|---|
      | 冰冷90%甲醇，至少10分钟 | 核内蛋白与磷酸化蛋白 | 破坏PE、APC及其串联染料；部分表面表位丢失 |
      | 0.1–0.3% Triton X-100 | 胞质与细胞核 | 溶解膜蛋白，散射光改变 |
      | 0.1–0.5%皂苷 | 胞质、高尔基体内的细胞因子 | 作用可逆，所有缓冲液均需添加；对核内靶点较弱 |
      ## 染色顺序
      1. 不耐固定的表面标志物先染色，并选用耐甲醇的染料，如Alexa Fluor类、Pacific Blue类。
      2. 4%甲醛固定15分钟。
      3. 透化。使用甲醇时边混匀边逐滴加入，避免细胞聚团。
      4. 染胞内靶点；PE、APC标记的抗体放在最后。
      细胞在90%甲醇中可于-20°C保存数周，时间梯度样品可集中染色。
      ## 对照
      需设置未刺激细胞、相同浓度的同型对照、逐色缺失（FMO）对照，以及可与胺基结合的死活染料。死细胞会非特异吸附抗体，必须排除。`,
  },
};
