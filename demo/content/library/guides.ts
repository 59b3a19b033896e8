import type { Localized } from "../locales";

/** A guide of the library, rendered as PDF. */
export interface Guide {
  readonly key: string;
  readonly revised: string;
  readonly title: Localized<string>;
  /** Markup of rich-text.ts. */
  readonly text: Localized<string>;
  /** List items get checkboxes. */
  readonly boxes: boolean;
}

export const guides: readonly Guide[] = [
  {
    key: "western-blot-checklist",
    revised: "2026-09-01",
    boxes: true,
    title: { en: "Western blot checklist", ja: "ウェスタンブロット チェックリスト", zh: "蛋白质免疫印迹检查表" },
    text: {
      en: `
        ## Sample
        - Inhibitors of proteases and phosphatases added fresh
        - Lysate heated for 5 minutes at 95–100 °C; membrane proteins not boiled
        - Protein determined, same mass in every lane: ________ µg
        - Positive control: ________________ Negative control: ________________
        ## Gel and transfer
        - Gel suits the mass of the target: ________ %
        - Marker loaded
        - Transfer checked with Ponceau S
        ## Antibodies
        - Block: ________________ Diluent: ________________
        - Primary antibody, lot and dilution: ________________________________
        - Washed three times for 5 minutes
        - Secondary antibody and dilution: ________________________________
        - Washed three times for 5 minutes
        ## Detection
        - Exposures: 10 s, ________, ________; no band saturated
        - Loading control on the same membrane: ________________
        - Picture saved uncut, with the marker`,
      ja: `
        ## サンプル
        - プロテアーゼ阻害剤とホスファターゼ阻害剤を用時添加した
        - ライセートを95～100℃で5分間加熱した（膜タンパク質は煮沸しない）
        - タンパク質を定量し、各レーンを同量にした：________ µg
        - 陽性コントロール：________________　陰性コントロール：________________
        ## 電気泳動・転写
        - ゲル濃度は標的の分子量に適している：________ %
        - 分子量マーカーを泳動した
        - Ponceau Sで転写を確認した
        ## 抗体反応
        - ブロッキング剤：________________　希釈液：________________
        - 一次抗体・ロット・希釈率：________________________________
        - 5分間×3回洗浄した
        - 二次抗体・希釈率：________________________________
        - 5分間×3回洗浄した
        ## 検出
        - 露光：10秒、________、________（飽和したバンドがない）
        - 同じメンブレンのローディングコントロール：________________
        - マーカーを含む画像を、切り抜かずに保存した`,
      zh: `
        ## 样品
        - 蛋白酶与磷酸酶抑制剂临用前加入
        - 裂解物95–100°C加热5分钟（膜蛋白不煮沸）
        - 已测定蛋白浓度，各泳道上样量一致：________ µg
        - 阳性对照：________________　阴性对照：________________
        ## 电泳与转膜
        - 胶浓度适合靶蛋白分子量：________ %
        - 已上样分子量标准
        - 丽春红确认转膜
        ## 抗体
        - 封闭液：________________　稀释液：________________
        - 一抗、批号、稀释比例：________________________________
        - 洗膜3次，每次5分钟
        - 二抗、稀释比例：________________________________
        - 洗膜3次，每次5分钟
        ## 检测
        - 曝光：10秒、________、________；无饱和条带
        - 同一张膜的内参：________________
        - 保存含分子量标准的未裁剪原图`,
    },
  },
  {
    key: "ihc-checklist",
    revised: "2026-07-20",
    boxes: true,
    title: {
      en: "Immunohistochemistry checklist",
      ja: "免疫組織化学染色 チェックリスト",
      zh: "免疫组织化学检查表",
    },
    text: {
      en: `
        ## Tissue
        - Time until fixation and duration of fixation: ________ min, ________ h
        - Block younger than ten years; sections cut within six weeks
        - Sections on charged slides, dried at 60 °C
        ## Retrieval
        - Buffer, pH, time and device: ________________________________
        - Slides cooled in the buffer for 30 minutes
        ## Staining
        - Peroxidase blocked with 3% hydrogen peroxide for 10 minutes
        - Antibody, lot, dilution, diluent: ________________________________
        - Overnight at 4 °C, or ________ minutes at room temperature
        - Polymer detection for the species of the primary antibody
        - DAB time, the same for all slides: ________ s
        ## Controls on every run
        - Positive tissue: ________________
        - Negative tissue, or phosphatase for a phospho-site: ________________
        - No primary antibody
        - Isotype control, where the background is in doubt`,
      ja: `
        ## 組織
        - 固定までの時間と固定時間：________ 分、________ 時間
        - ブロックの保管は10年以内、薄切後6週間以内に使用する
        - コートスライドに貼り付け、60℃で乾燥した
        ## 抗原賦活化
        - バッファー・pH・時間・機器：________________________________
        - バッファー中で30分間冷却した
        ## 染色
        - 3%過酸化水素で10分間、内因性ペルオキシダーゼを不活化した
        - 抗体・ロット・希釈率・希釈液：________________________________
        - 4℃で一晩、または室温で________ 分間反応させた
        - 一次抗体の動物種に対応したポリマー法を用いた
        - DAB反応時間（全スライド共通）：________ 秒
        ## 毎回含めるコントロール
        - 陽性組織：________________
        - 陰性組織（リン酸化部位の場合はホスファターゼ処理）：________________
        - 一次抗体なし
        - アイソタイプコントロール（バックグラウンドが疑われる場合）`,
      zh: `
        ## 组织
        - 离体至固定的时间与固定时长：________ 分钟，________ 小时
        - 蜡块保存不超过十年，切片六周内使用
        - 带电荷载玻片，60°C烤干
        ## 抗原修复
        - 缓冲液、pH、时间与设备：________________________________
        - 在缓冲液中冷却30分钟
        ## 染色
        - 3%过氧化氢封闭过氧化物酶10分钟
        - 抗体、批号、稀释比例、稀释液：________________________________
        - 4°C过夜，或室温________ 分钟
        - 使用与一抗种属匹配的聚合物检测系统
        - DAB时间，全部切片一致：________ 秒
        ## 每次实验的对照
        - 阳性组织：________________
        - 阴性组织；磷酸化位点用磷酸酶处理：________________
        - 不加一抗
        - 背景存疑时设同型对照`,
    },
  },
  {
    key: "buffer-recipes",
    revised: "2026-05-11",
    boxes: false,
    title: { en: "Buffer recipes", ja: "バッファー組成表", zh: "缓冲液配方" },
    text: {
      en: `
        Amounts are for one litre in water. Adjust the pH at the temperature at which the buffer is used.
        ## For blots
        | Buffer | Component | Amount |
        |---|---|---|
        | TBS 10X | Tris base | 24.2 g |
        | TBS 10X | Sodium chloride | 87.7 g |
        | TBS 10X | Hydrochloric acid | to pH 7.6 |
        | TBST 1X | TBS 10X | 100 ml |
        | TBST 1X | Tween-20 | 1 ml |
        | Transfer buffer | Tris base | 3.03 g |
        | Transfer buffer | Glycine | 14.4 g |
        | Transfer buffer | Methanol | 200 ml |
        ## For sections
        | Buffer | Component | Amount |
        |---|---|---|
        | Citrate 10 mM | Citric acid, anhydrous | 1.92 g |
        | Citrate 10 mM | Sodium hydroxide | to pH 6.0 |
        | Tris-EDTA | Tris base | 1.21 g |
        | Tris-EDTA | EDTA disodium, dihydrate | 0.37 g |
        | Tris-EDTA | Adjust | to pH 9.0 |`,
      ja: `
        水で1リットルに調製する場合の量です。pHは使用温度で調整してください。
        ## ブロット用
        | バッファー | 成分 | 量 |
        |---|---|---|
        | TBS 10X | トリス塩基 | 24.2 g |
        | TBS 10X | 塩化ナトリウム | 87.7 g |
        | TBS 10X | 塩酸 | pH 7.6に調整 |
        | TBST 1X | TBS 10X | 100 ml |
        | TBST 1X | Tween-20 | 1 ml |
        | 転写バッファー | トリス塩基 | 3.03 g |
        | 転写バッファー | グリシン | 14.4 g |
        | 転写バッファー | メタノール | 200 ml |
        ## 組織切片用
        | バッファー | 成分 | 量 |
        |---|---|---|
        | クエン酸 10 mM | クエン酸（無水） | 1.92 g |
        | クエン酸 10 mM | 水酸化ナトリウム | pH 6.0に調整 |
        | Tris-EDTA | トリス塩基 | 1.21 g |
        | Tris-EDTA | EDTA二ナトリウム二水和物 | 0.37 g |
        | Tris-EDTA | 調整 | pH 9.0 |`,
      zh: `
        以下为加水配制一升的用量。请在使用温度下调节pH。
        ## 印迹用
        | 缓冲液 | 成分 | 用量 |
        |---|---|---|
        | TBS 10X | Tris碱 | 24.2 g |
        | TBS 10X | 氯化钠 | 87.7 g |
        | TBS 10X | 盐酸 | 调至pH 7.6 |
        | TBST 1X | TBS 10X | 100 ml |
        | TBST 1X | Tween-20 | 1 ml |
        | 转膜缓冲液 | Tris碱 | 3.03 g |
        | 转膜缓冲液 | 甘氨酸 | 14.4 g |
        | 转膜缓冲液 | 甲醇 | 200 ml |
        ## 切片用
        | 缓冲液 | 成分 | 用量 |
        |---|---|---|
        | 柠檬酸 10 mM | 无水柠檬酸 | 1.92 g |
        | 柠檬酸 10 mM | 氢氧化钠 | 调至pH 6.0 |
        | Tris-EDTA | Tris碱 | 1.21 g |
        | Tris-EDTA | EDTA二钠二水合物 | 0.37 g |
        | Tris-EDTA | 调节 | 至pH 9.0 |`,
    },
  },
  {
    key: "titration-worksheet",
    revised: "2026-04-16",
    boxes: false,
    title: { en: "Titration worksheet", ja: "抗体濃度検討シート", zh: "抗体滴定记录表" },
    text: {
      en: `
        Five two-fold steps around the dilution of the product page; a positive and a negative sample at every step, in one run.
        Antibody, catalog number, lot: ________________________________________________
        Sample and treatment: ________________________________________________
        Block, diluent, time, temperature: ________________________________________________
        ## Result
        | Dilution | Positive | Negative | Positive / negative |
        |---|---|---|---|
        | 4 × recommended | | | |
        | 2 × recommended | | | |
        | Recommended | | | |
        | 1/2 × recommended | | | |
        | 1/4 × recommended | | | |
        ## Choice
        1. Plot the last column against the dilution.
        2. Take the highest dilution on the plateau: ________________
        3. Check a new lot at this dilution and the next one only.`,
      ja: `
        製品ページの希釈率を中心に2倍ずつ5段階とし、各段階で陽性サンプルと陰性サンプルを同時に測定します。
        抗体・製品番号・ロット：________________________________________________
        サンプルと処理条件：________________________________________________
        ブロッキング剤・希釈液・時間・温度：________________________________________________
        ## 結果
        | 濃度 | 陽性 | 陰性 | 陽性／陰性 |
        |---|---|---|---|
        | 推奨の4倍 | | | |
        | 推奨の2倍 | | | |
        | 推奨 | | | |
        | 推奨の1/2 | | | |
        | 推奨の1/4 | | | |
        ## 条件の決定
        1. 最後の列を希釈率に対してプロットします。
        2. プラトーの中で最も高い希釈率を選びます：________________
        3. 新しいロットは、この希釈率と次の1点のみで確認します。`,
      zh: `
        以产品页面推荐的稀释度为中心做五个两倍梯度；每个梯度同时检测阳性与阴性样品，同批完成。
        抗体、货号、批号：________________________________________________
        样品与处理：________________________________________________
        封闭液、稀释液、时间、温度：________________________________________________
        ## 结果
        | 浓度 | 阳性 | 阴性 | 阳性／阴性 |
        |---|---|---|---|
        | 推荐的4倍 | | | |
        | 推荐的2倍 | | | |
        | 推荐 | | | |
        | 推荐的1/2 | | | |
        | 推荐的1/4 | | | |
        ## 选择
        1. 以最后一列对稀释度作图。
        2. 取平台期内稀释度最高者：________________
        3. 新批次只需在该稀释度与下一个稀释度验证。`,
    },
  },
];
