import type { Article } from "./article";

export const lotToLotConsistency: Article = {
  number: 109,
  slug: "lot-to-lot-consistency",
  topic: "products",
  applications: [],
  revised: "2026-10-20",
  title: {
    en: "Lot-to-lot consistency and what the lot tells you",
    ja: "ロット間の一貫性とロット情報の見方",
    zh: "批间一致性与批次信息解读",
  },
  summary: {
    en: "Recombinant, hybridoma and polyclonal antibodies vary for different reasons. How each lot is released and when to test it yourself.",
    ja: "リコンビナント、ハイブリドーマ、ポリクローナルでは、ロット差の要因が異なります。出荷基準と、お手元で確認すべき場合を説明します。",
    zh: "重组、杂交瘤与多克隆抗体的批间差异来源不同。本文说明放行标准以及何时需要自行验证。",
  },
  body: {
    en: `
      | Kind | Source | What can change between lots |
      |---|---|---|
      | Recombinant monoclonal | A known sequence, expressed in cells | Concentration and purity; the binding site does not |
      | Hybridoma monoclonal | A cell line | Rarely, a second light chain or a drifting cell line |
      | Polyclonal | Sera of several animals | The mixture of antibodies itself |
      ## Release of a lot
      Every lot is compared with the one before it in the same experiment: same lysate, same dilution, same exposure. It is released if the signal at the recommended dilution lies within the range written in its specification and no new band appears.
      ## What you find on the label
      Catalogue number with size letter, lot number, date of expiry and storage temperature. Applications, reactivity and concentration may differ between lots; enter the lot number on the product page to see its own values.
      ## When to test a new lot
      Test it if a study runs over years, if the readout is quantitative or if the antibody is polyclonal. For long studies ask for one lot to be reserved; customer service answers within one working day.`,
    ja: `
      | 種類 | 由来 | ロット間で変わり得るもの |
      |---|---|---|
      | リコンビナントモノクローナル | 既知の配列を細胞で発現 | 濃度と純度（結合部位は変わらない） |
      | ハイブリドーマ由来モノクローナル | 細胞株 | まれに余分な軽鎖の混入や細胞株の変化 |
      | ポリクローナル | 複数の動物の血清 | 抗体の組成そのもの |
      ## ロットの出荷基準
      新しいロットは必ず前のロットと同じ実験で比較します。ライセート、希釈率、露光時間をそろえ、推奨希釈率でのシグナルが規格範囲内にあり、新たなバンドが現れないことを確認して出荷します。
      ## ラベルの記載内容
      サイズ記号付きの製品番号、ロット番号、使用期限、保存温度を記載しています。適用アプリケーション、交差種、濃度はロットにより異なる場合があります。製品ページでロット番号を入力すると、そのロットの値を確認できます。
      ## 新しいロットを確認すべき場合
      数年にわたる研究、定量的な測定、ポリクローナル抗体を用いる場合は、使用前の確認をお勧めします。長期の研究には同一ロットの確保も承ります。カスタマーサービスにご相談ください。1営業日以内に回答いたします。`,
    zh: `
      | 类型 | 来源 | 批间可能变化的内容 |
      |---|---|---|
      | 重组单克隆抗体 | 已知序列，细胞表达 | 浓度与纯度；结合位点不变 |
      | 杂交瘤单克隆抗体 | 细胞株 | 偶见额外轻链或细胞株漂移 |
      | 多克隆抗体 | 多只动物的血清 | 抗体组成本身 |
      ## 批次放行
      每个新批次都与上一批次在同一实验中比较：相同裂解物、相同稀释度、相同曝光。推荐稀释度下的信号处于规格范围之内且没有新增条带，方可放行。
      ## 标签信息
      标签注明带规格字母的产品编号、批号、有效期和储存温度。适用应用、种属反应性与浓度可能因批次而异；在产品页面输入批号即可查看该批次的数据。
      ## 何时需要验证新批次
      研究持续数年、结果需要定量或使用多克隆抗体时，建议先行验证。长期项目可申请预留同一批次，客户服务将在一个工作日内答复。`,
  },
};
