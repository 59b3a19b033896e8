import type { Article } from "./article";

export const readingAnElisaCurve: Article = {
  number: 115,
  slug: "reading-an-elisa-curve",
  topic: "detection",
  applications: ["ELISA"],
  revised: "2026-09-09",
  title: {
    en: "Reading an ELISA standard curve",
    ja: "ELISA標準曲線の読み方",
    zh: "如何解读ELISA标准曲线",
  },
  summary: {
    en: "Why the curve is an S, which part of it may be used, and what to do with samples outside.",
    ja: "標準曲線がS字になる理由、使用できる範囲、範囲外のサンプルの扱いを解説します。",
    zh: "曲线为何呈S形、哪一段可用，以及超出范围的样品如何处理。",
  },
  body: {
    en: `
      An immunoassay saturates at both ends: at the bottom the blank hides the signal, at the top the antibody has nothing left to bind with. A straight line through such points is wrong at both ends; a four-parameter logistic fit is right.
      ## What to look at
      1. **Blank.** Subtract its mean. If it exceeds a tenth of the highest standard, wash better or dilute the detection antibody.
      2. **Replicates.** A coefficient of variation below 10% within the range; above 20% the well does not count.
      3. **Back-calculation.** Put each standard into the curve. It should come back within 20% of its value.
      4. **Range.** From the lowest to the highest standard that pass the test above. Nothing outside is a number.
      ## Samples outside the range
      - Above: dilute and measure again. Never extrapolate.
      - Below: report "below the limit" with the limit, not zero.
      - Not parallel: dilute a sample in four steps. If the product of result and dilution drifts, the matrix interferes.
      ## The hook
      At very high concentration capture and detection antibody each hold a molecule of their own, and the signal falls. A sample that rises when it is diluted has been there.`,
    ja: `
      イムノアッセイは両端で飽和します。低濃度側ではシグナルがブランクに埋もれ、高濃度側では抗体の結合部位がなくなります。このような点を直線で近似すると両端で誤差が生じるため、4パラメーターロジスティック回帰を用います。
      ## 確認する項目
      1. **ブランク** – 平均値を差し引きます。最高濃度標準品の10分の1を超える場合は、洗浄を見直すか検出抗体を薄めます。
      2. **反復** – 測定範囲内での変動係数は10%未満が目安です。20%を超えるウェルは除外します。
      3. **逆算値** – 各標準品の値を曲線に当てはめ、理論値の±20%以内であることを確認します。
      4. **測定範囲** – 上記を満たす最低濃度から最高濃度の標準品までです。範囲外の値は定量値として扱えません。
      ## 範囲外のサンプル
      - 上限を超える場合：希釈して再測定します。外挿は行いません。
      - 下限を下回る場合：ゼロではなく「検出限界未満」とし、その限界値を併記します。
      - 平行性がない場合：サンプルを4段階に希釈します。測定値と希釈倍率の積が変動する場合は、マトリックスの影響があります。
      ## フック効果
      濃度が極端に高いと、捕捉抗体と検出抗体が別々の分子に結合し、シグナルが低下します。希釈するとシグナルが上がるサンプルでは、この現象が起きています。`,
    zh: `
      免疫测定在两端均会饱和：低端信号被空白掩盖，高端抗体已无空位。对这样的数据拟合直线，两端都会出错，应使用四参数逻辑斯谛拟合。
      ## 检查要点
      1. **空白**：减去其均值。若超过最高标准品的十分之一，应加强洗涤或稀释检测抗体。
      2. **复孔**：范围内变异系数应低于10%，超过20%的孔不计入。
      3. **回算**：将各标准品代入曲线，偏差应在20%以内。
      4. **范围**：通过上述检验的最低至最高标准品。范围之外不能作为数值报告。
      ## 超出范围的样品
      - 高于上限：稀释后重测，切勿外推。
      - 低于下限：报告“低于检测限”并注明限值，而非零。
      - 不平行：将样品做四级稀释。若结果与稀释倍数之积发生漂移，说明存在基质干扰。
      ## 钩状效应
      浓度过高时，捕获抗体与检测抗体分别结合不同分子，信号反而下降。稀释后信号升高的样品即属此类。`,
  },
};
