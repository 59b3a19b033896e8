import type { Article } from "./article";

export const titratingAnAntibody: Article = {
  number: 108,
  slug: "titrating-an-antibody",
  topic: "detection",
  applications: ["WB", "IHC-P", "IF-IC", "FC-FP"],
  revised: "2026-04-16",
  title: { en: "Titrating an antibody", ja: "抗体の至適濃度の決め方", zh: "抗体滴定：确定最佳浓度" },
  summary: {
    en: "The best dilution is the one with the largest difference between signal and background, not the one with the strongest signal.",
    ja: "最適な希釈率とは、シグナルが最も強い条件ではなく、シグナルとバックグラウンドの差が最大となる条件です。",
    zh: "最佳稀释度不是信号最强的那一个，而是信号与背景差异最大的那一个。",
  },
  body: {
    en: `
      The dilution on a product page was found with our samples. Your tissue, your detection system and your blocking may shift it by a factor of two to four.
      ## A titration in one day
      1. Choose a positive and a negative sample that are as alike as possible: stimulated and unstimulated, wild type and knockout.
      2. Make five two-fold steps around the recommended dilution: at 1:1000, use 1:250, 1:500, 1:1000, 1:2000 and 1:4000.
      3. Stain both samples at every step in the same run with the same incubation time.
      4. Plot positive divided by negative. Choose the highest dilution on the plateau.
      ## For flow cytometry
      Use the stain index: the difference of the medians divided by twice the standard deviation of the negative. Count cells, because the right amount is a mass for a number of cells in a volume, not a dilution alone.
      ## Write it down
      Note the lot, the sample, the blocking, the diluent and the detection. A new lot needs a check at two dilutions, not a new titration.`,
    ja: `
      製品ページの希釈率は、当社のサンプルで最適化した値です。組織、検出系、ブロッキング条件が異なれば、2～4倍程度変わることがあります。
      ## 1日でできる濃度検討
      1. 刺激あり・なし、野生型・ノックアウトなど、条件ができるだけ近い陽性サンプルと陰性サンプルを用意します。
      2. 推奨希釈率を中心に2倍ずつ5段階の希釈系列を作製します。1:1000であれば、1:250、1:500、1:1000、1:2000、1:4000とします。
      3. すべての条件で両サンプルを同時に、同じ反応時間で染色します。
      4. 陽性/陰性の比をプロットし、プラトーの中で最も高い希釈率を選びます。
      ## フローサイトメトリーの場合
      Stain Index（陽性と陰性の中央値の差を、陰性の標準偏差の2倍で割った値）を指標とします。適切な抗体量は希釈率だけでは決まらず、一定容量中の細胞数あたりの量として求めるため、必ず細胞数を計数してください。
      ## 記録する項目
      ロット番号、サンプル、ブロッキング剤、希釈液、検出系を記録しておきます。新しいロットでは、改めて全系列を検討する必要はなく、2点の希釈率で確認すれば十分です。`,
    zh: `
      产品页面给出的稀释比例基于我们的样品。组织来源、检测体系和封闭条件不同，最佳值可能相差2–4倍。
      ## 一天完成滴定
      1. 选择条件尽可能接近的阳性与阴性样品，例如刺激与未刺激、野生型与敲除型。
      2. 以推荐稀释度为中心做五个两倍梯度：若推荐1:1000，则取1:250、1:500、1:1000、1:2000和1:4000。
      3. 同一批次、相同孵育时间内完成所有条件的染色。
      4. 以阳性/阴性比值作图，取平台期内稀释度最高的条件。
      ## 用于流式细胞术时
      采用染色指数：阳性与阴性中位数之差，除以阴性标准差的两倍。抗体用量取决于一定体积内的细胞数，而不只是稀释比例，因此必须计数。
      ## 做好记录
      记录批号、样品、封闭液、稀释液与检测体系。更换批次时只需在两个稀释度下验证，无需重新完整滴定。`,
  },
};
