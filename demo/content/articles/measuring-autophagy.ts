import type { Article } from "./article";

export const measuringAutophagy: Article = {
  number: 116,
  slug: "measuring-autophagic-flux",
  topic: "samples",
  applications: ["WB", "IF-IC"],
  revised: "2026-07-28",
  title: { en: "Measuring autophagic flux", ja: "オートファジーフラックスの測定", zh: "自噬流的测定" },
  summary: {
    en: "LC3-II and p62, with and without a block at the end of the pathway: four lanes that give an answer.",
    ja: "経路の最終段階を阻害した場合としない場合のLC3-IIとp62を、4レーンで比較します。",
    zh: "在通路末端阻断与不阻断的条件下比较LC3-II与p62：四条泳道给出答案。",
  },
  body: {
    en: `
      The amount of LC3-II is what has been made less what has been degraded. A single lane cannot tell the two apart.
      ## The four lanes
      | Sample | No inhibitor | Bafilomycin A1 |
      |---|---|---|
      | Control | 1 | 2 |
      | Treated | 3 | 4 |
      Flux is the difference between the columns: lane 2 less lane 1, and lane 4 less lane 3. A treatment that raises lane 3 but leaves the difference as it is blocks degradation.
      ## How to do it
      1. Bafilomycin A1, 100 nM, for the last 2 to 4 hours only. Longer harms the cells in other ways.
      2. Lyse in 1% SDS or in sample buffer: LC3-II sits in membranes and stays in the pellet of mild buffers.
      3. Load 15% or 4–20% gels and blot on PVDF with pores of 0.2 µm. LC3-II runs at 14 kDa, below LC3-I at 16 kDa.
      4. Normalise LC3-II to a loading control, never to LC3-I: antibodies see the two with different strength.
      5. Blot p62 on the same samples. It falls with flux, but its gene answers to oxidative stress too.
      ## In the microscope
      Count LC3 puncta in at least 30 cells for each condition, with and without bafilomycin as well.`,
    ja: `
      LC3-IIの量は、生成された量から分解された量を差し引いたものです。1レーンだけでは両者を区別できません。
      ## 4つのレーン
      | サンプル | 阻害剤なし | バフィロマイシンA1 |
      |---|---|---|
      | 対照 | 1 | 2 |
      | 処理 | 3 | 4 |
      フラックスは列の差（レーン2－レーン1、レーン4－レーン3）として求めます。レーン3が増加しても差が変わらない処理は、分解を阻害しています。
      ## 操作の要点
      1. バフィロマイシンA1（100 nM）は、最後の2～4時間のみ処理します。長時間の処理は細胞に別の影響を及ぼします。
      2. 1% SDSまたはサンプルバッファーで溶解します。LC3-IIは膜に存在するため、穏やかなバッファーでは沈殿に残ります。
      3. 15%または4～20%ゲルで泳動し、孔径0.2 µmのPVDF膜に転写します。LC3-IIは14 kDa付近で、16 kDa付近のLC3-Iより下に検出されます。
      4. LC3-IIはローディングコントロールで補正します。抗体の反応性が異なるため、LC3-Iとの比は用いません。
      5. 同じサンプルでp62も検出します。フラックスの亢進に伴って減少しますが、p62遺伝子は酸化ストレスにも応答します。
      ## 顕微鏡で観察する場合
      バフィロマイシンの有無それぞれについて、条件ごとに30個以上の細胞でLC3の輝点を計数します。`,
    zh: `
      LC3-II的量等于生成量减去降解量，单看一条泳道无法区分。
      ## 四条泳道
      | 样品 | 无抑制剂 | 巴弗洛霉素A1 |
      |---|---|---|
      | 对照 | 1 | 2 |
      | 处理 | 3 | 4 |
      自噬流为两列之差：泳道2减泳道1，泳道4减泳道3。若处理使泳道3升高而差值不变，说明其阻断了降解。
      ## 操作要点
      1. 巴弗洛霉素A1（100 nM）仅在最后2–4小时加入，时间过长会造成其他损伤。
      2. 用1% SDS或上样缓冲液裂解：LC3-II位于膜上，温和裂解液会将其留在沉淀中。
      3. 使用15%或4–20%胶，转印至0.2 µm孔径PVDF膜。LC3-II约14 kDa，位于约16 kDa的LC3-I之下。
      4. LC3-II以内参校正，不要与LC3-I作比：抗体对二者的识别强度不同。
      5. 同一样品检测p62。自噬流增强时p62下降，但其基因也受氧化应激调控。
      ## 显微镜观察
      在加与不加巴弗洛霉素的条件下，各统计至少30个细胞的LC3斑点。`,
  },
};
