import type { Protocol } from "./protocol";

export const phosphataseTreatment: Protocol = {
  number: 110,
  applications: ["WB", "IHC-P"],
  revised: "2026-06-30",
  title: {
    en: "Phosphatase treatment as a control",
    ja: "ホスファターゼ処理によるコントロール",
    zh: "磷酸酶处理对照",
  },
  summary: {
    en: "Lambda phosphatase on membranes and on sections: the signal of a phospho-specific antibody has to disappear.",
    ja: "メンブレンと組織切片をλホスファターゼで処理し、リン酸化特異的抗体のシグナルが消失することを確認します。",
    zh: "用λ磷酸酶处理印迹膜与切片，磷酸化特异性抗体的信号应随之消失。",
  },
  body: {
    en: `
      ## When to do it
      Once for every new phospho-specific antibody, in the sample in which you will use it. It answers one question only: is the signal a phosphate? It does not say which site.
      ## A. On a membrane
      1. Transfer two identical halves. Block both for 1 hour in 5% BSA; the casein of milk is a substrate of the enzyme itself.
      2. Rinse in TBS without detergent.
      3. Treat one half with 400 units/ml of lambda phosphatase in its buffer with 2 mM MnCl_{2} for 1 hour at 37 °C. Treat the other half with buffer and with 10 mM sodium orthovanadate and 50 mM sodium fluoride.
      4. Rinse three times in TBST and go on with the primary antibody.
      ## B. On a section
      1. Deparaffinise and retrieve as usual, then wash in TBS.
      2. Cover one section with 600 units/ml of lambda phosphatase and its neighbour with buffer. Keep both in a moist chamber for 2 hours at 37 °C.
      3. Wash three times and go on with blocking.
      ## Reading the result
      | Treated | Untreated | Meaning |
      |---|---|---|
      | No signal | Signal | The antibody sees a phosphate |
      | Signal | Signal | It sees the protein, or something else |
      | Weak | Signal | The treatment was too short: repeat with fresh enzyme |
      Stain the total protein on both: it must not change.`,
    ja: `
      ## 実施する場面
      新しいリン酸化特異的抗体ごとに1回、実際に使用するサンプルで行います。この実験で分かるのは、シグナルがリン酸化に由来するかどうかのみで、部位は分かりません。
      ## A. メンブレンの場合
      1. 同一のサンプルを転写した2枚のメンブレンを、5% BSAで1時間ブロッキングします。スキムミルクのカゼインは、それ自体が酵素の基質になります。
      2. 界面活性剤を含まないTBSですすぎます。
      3. 一方を、2 mM MnCl_{2}を含む専用バッファー中のλホスファターゼ（400 units/ml）で37℃、1時間処理します。もう一方は、10 mMオルトバナジン酸ナトリウムと50 mMフッ化ナトリウムを加えたバッファーで処理します。
      4. TBSTで3回すすぎ、一次抗体反応に進みます。
      ## B. 組織切片の場合
      1. 通常どおり脱パラフィンと賦活化を行い、TBSで洗浄します。
      2. 一方の切片にλホスファターゼ（600 units/ml）を、連続切片にバッファーをのせ、湿潤箱中で37℃、2時間保持します。
      3. 3回洗浄し、ブロッキングに進みます。
      ## 結果の読み方
      | 処理あり | 処理なし | 解釈 |
      |---|---|---|
      | シグナルなし | シグナルあり | 抗体はリン酸化を認識している |
      | シグナルあり | シグナルあり | タンパク質自体、または別の分子を認識している |
      | 弱い | シグナルあり | 処理が不十分。新しい酵素で再試験する |
      両方のサンプルで総タンパク質も染色し、変化がないことを確認します。`,
    zh: `
      ## 何时使用
      每支新的磷酸化特异性抗体，在实际使用的样品中做一次。它只回答一个问题：信号是否来自磷酸化；并不能说明是哪个位点。
      ## A. 印迹膜
      1. 转印两张相同的膜，均用5% BSA封闭1小时；奶粉中的酪蛋白本身即为该酶的底物。
      2. 用不含去污剂的TBS漂洗。
      3. 其中一张用含2 mM MnCl_{2}的专用缓冲液中的λ磷酸酶（400单位/ml）37°C处理1小时；另一张仅用缓冲液，并加10 mM正钒酸钠与50 mM氟化钠。
      4. TBST漂洗三次，继续一抗孵育。
      ## B. 切片
      1. 常规脱蜡与抗原修复，TBS洗涤。
      2. 一张切片滴加λ磷酸酶（600单位/ml），相邻切片滴加缓冲液，湿盒中37°C放置2小时。
      3. 洗三次，继续封闭。
      ## 结果判读
      | 处理组 | 未处理组 | 含义 |
      |---|---|---|
      | 无信号 | 有信号 | 抗体识别磷酸化 |
      | 有信号 | 有信号 | 识别的是蛋白本身或其他成分 |
      | 信号弱 | 有信号 | 处理不足，换新酶重做 |
      两组均需检测总蛋白，其信号不应改变。`,
  },
};
