import type { Protocol } from "./protocol";

export const immunohistochemistry: Protocol = {
  number: 30,
  applications: ["IHC-P"],
  revised: "2026-10-05",
  title: {
    en: "Immunohistochemistry on paraffin sections",
    ja: "パラフィン切片の免疫組織化学染色",
    zh: "石蜡切片免疫组织化学染色",
  },
  summary: {
    en: "Chromogenic staining with DAB: deparaffinisation, retrieval, antibody, development.",
    ja: "脱パラフィン、抗原賦活化、抗体反応、発色まで、DABを用いた酵素抗体法の手順です。",
    zh: "DAB显色法：脱蜡、抗原修复、抗体孵育与显色。",
  },
  body: {
    en: `
      ## Solutions
      - Retrieval buffer as stated on the product page: 10 mM citrate pH 6.0, 1 mM EDTA pH 8.0 or Tris–EDTA pH 9.0
      - TBST; 3% hydrogen peroxide in water, fresh
      - Blocking: 5% normal goat serum in TBST
      - Polymer-HRP detection reagent, DAB, hematoxylin
      ## A. Deparaffinisation
      1. Bake the slides at 60 °C for 30 minutes.
      2. Xylene, three times 5 minutes; 100% ethanol, twice 10 minutes; 95% ethanol, twice 10 minutes; water, twice 5 minutes.
      ## B. Antigen retrieval
      1. Heat the buffer to 95–98 °C, put the slides in and hold for 10 minutes (citrate) or 15 minutes (EDTA).
      2. Let them cool in the buffer on the bench for 30 minutes. Rinse in water.
      ## C. Staining
      1. Quench in 3% hydrogen peroxide for 10 minutes. Rinse in water, then TBST for 5 minutes.
      2. Draw a barrier round the section. Block for 1 hour at room temperature.
      3. Incubate with the primary antibody in diluent overnight at 4 °C.
      4. Wash three times for 5 minutes in TBST.
      5. Cover with polymer-HRP for 30 minutes at room temperature. Wash three times for 5 minutes.
      6. Add DAB and watch under the microscope: 1 to 10 minutes. Stop in water. Give every slide of the run the same time.
      7. Counterstain with hematoxylin for 30 seconds, rinse, dehydrate and mount.
      ## Controls on every run
      - a tissue or cell pellet known to be positive and one known to be negative;
      - an isotype control at the same concentration;
      - one section without primary antibody.`,
    ja: `
      ## 試薬
      - 抗原賦活化バッファー（製品ページの指定に従う）：10 mMクエン酸 pH 6.0、1 mM EDTA pH 8.0、またはTris-EDTA pH 9.0
      - TBST、3%過酸化水素水（用時調製）
      - ブロッキング液：5%正常ヤギ血清 / TBST
      - ポリマーHRP検出試薬、DAB、ヘマトキシリン
      ## A. 脱パラフィン
      1. スライドを60℃で30分間加温します。
      2. キシレン5分間×3回、100%エタノール10分間×2回、95%エタノール10分間×2回、水5分間×2回の順に浸します。
      ## B. 抗原賦活化
      1. バッファーを95～98℃に加温し、スライドを入れて10分間（クエン酸）または15分間（EDTA）保持します。
      2. バッファーに浸したまま実験台で30分間放冷し、水ですすぎます。
      ## C. 染色
      1. 3%過酸化水素水で10分間処理し、水ですすいだ後、TBSTで5分間洗浄します。
      2. 切片の周囲を撥水ペンで囲み、室温で1時間ブロッキングします。
      3. 一次抗体を希釈液で希釈し、4℃で一晩反応させます。
      4. TBSTで5分間×3回洗浄します。
      5. ポリマーHRP試薬を室温で30分間反応させ、TBSTで5分間×3回洗浄します。
      6. DABを加え、顕微鏡で観察しながら1～10分間発色させ、水で停止します。同時に染色するスライドでは、発色時間をそろえてください。
      7. ヘマトキシリンで30秒間対比染色し、水洗、脱水、封入します。
      ## 毎回用意するコントロール
      - 陽性および陰性と分かっている組織または細胞ペレット
      - 同濃度のアイソタイプコントロール
      - 一次抗体を加えない切片`,
    zh: `
      ## 溶液
      - 修复液（以产品页面为准）：10 mM柠檬酸盐pH 6.0、1 mM EDTA pH 8.0或Tris-EDTA pH 9.0
      - TBST；3%过氧化氢水溶液，新鲜配制
      - 封闭液：5%正常山羊血清（TBST配制）
      - 聚合物HRP检测试剂、DAB、苏木素
      ## A. 脱蜡
      1. 切片60°C烘烤30分钟。
      2. 二甲苯3次各5分钟；100%乙醇2次各10分钟；95%乙醇2次各10分钟；水2次各5分钟。
      ## B. 抗原修复
      1. 缓冲液预热至95–98°C，放入切片，柠檬酸盐10分钟或EDTA 15分钟。
      2. 连同缓冲液置于台面冷却30分钟，水洗。
      ## C. 染色
      1. 3%过氧化氢处理10分钟，水洗，TBST洗5分钟。
      2. 用疏水笔圈出组织，室温封闭1小时。
      3. 以稀释液稀释一抗，4°C孵育过夜。
      4. TBST洗3次，每次5分钟。
      5. 加聚合物HRP试剂，室温30分钟；TBST洗3次，每次5分钟。
      6. 加DAB，镜下观察1–10分钟，水中终止。同批切片显色时间应一致。
      7. 苏木素复染30秒，水洗，脱水，封片。
      ## 每批次必备对照
      - 已知阳性与已知阴性的组织或细胞块；
      - 相同浓度的同型对照；
      - 不加一抗的切片。`,
  },
};
