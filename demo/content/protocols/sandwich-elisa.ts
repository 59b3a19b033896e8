import type { Protocol } from "./protocol";

export const sandwichElisa: Protocol = {
  number: 70,
  applications: ["ELISA"],
  revised: "2026-03-30",
  title: {
    en: "Sandwich ELISA on cell lysates",
    ja: "細胞ライセートを用いたサンドイッチELISA",
    zh: "细胞裂解物双抗体夹心ELISA",
  },
  summary: {
    en: "Coated strips, lysate, detection antibody and HRP in four hours.",
    ja: "抗体固相化ストリップ、ライセート、検出抗体、HRPを用いて4時間で測定します。",
    zh: "预包被板条、裂解物、检测抗体与HRP，四小时完成。",
  },
  body: {
    en: `
      ## Before you begin
      Bring all reagents but the lysates to room temperature. Prepare wash buffer: PBS with 0.05% Tween-20.
      ## Procedure
      1. Dilute the lysate to 0.2–1 mg/ml in sample diluent. Add 100 µl to each well, in duplicate. Seal and hold at 37 °C for 2 hours or 4 °C overnight.
      2. Wash four times with 200 µl. Tap the strip dry on paper each time.
      3. Add 100 µl of detection antibody, 1 hour at 37 °C. Wash four times.
      4. Add 100 µl of HRP-linked antibody, 30 minutes at 37 °C. Wash four times.
      5. Add 100 µl of TMB, 10 minutes at 37 °C or 30 minutes at room temperature in the dark.
      6. Add 100 µl of stop solution and read at 450 nm within 30 minutes.
      ## Reading
      Subtract the blank. Stay within the linear part of a dilution series of a positive lysate; above an absorbance of about 3 most readers are no longer linear. Duplicates should agree within 15%.`,
    ja: `
      ## 開始前の準備
      ライセート以外の試薬を室温に戻します。洗浄バッファー（0.05% Tween-20を含むPBS）を調製します。
      ## 操作
      1. ライセートをサンプル希釈液で0.2～1 mg/mlに希釈し、2連で各ウェルに100 µl加えます。シールをして37℃で2時間、または4℃で一晩反応させます。
      2. 200 µlの洗浄バッファーで4回洗浄します。毎回ペーパータオル上で叩いて液を切ります。
      3. 検出抗体100 µlを加え、37℃で1時間反応させます。4回洗浄します。
      4. HRP標識抗体100 µlを加え、37℃で30分間反応させます。4回洗浄します。
      5. TMB 100 µlを加え、37℃で10分間、または遮光して室温で30分間反応させます。
      6. 反応停止液100 µlを加え、30分以内に450 nmの吸光度を測定します。
      ## 結果の評価
      ブランク値を差し引きます。陽性ライセートの希釈系列で直線性のある範囲を用いてください。吸光度がおよそ3を超えると、多くのプレートリーダーで直線性が失われます。2連の差は15%以内が目安です。`,
    zh: `
      ## 准备
      除裂解物外，所有试剂恢复至室温。配制洗涤液：含0.05% Tween-20的PBS。
      ## 步骤
      1. 用样品稀释液将裂解物稀释至0.2–1 mg/ml，每孔加100 µl，设复孔；封板，37°C 2小时或4°C过夜。
      2. 每孔加200 µl洗涤液洗4次，每次在吸水纸上拍干。
      3. 加100 µl检测抗体，37°C 1小时；洗4次。
      4. 加100 µl HRP标记抗体，37°C 30分钟；洗4次。
      5. 加100 µl TMB，37°C 10分钟，或室温避光30分钟。
      6. 加100 µl终止液，30分钟内读取450 nm吸光度。
      ## 结果判读
      扣除空白。应在阳性裂解物稀释系列的线性范围内读数；吸光度超过约3时，多数酶标仪不再呈线性。复孔差异应在15%以内。`,
  },
};
