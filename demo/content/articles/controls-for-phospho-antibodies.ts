import type { Article } from "./article";

export const controlsForPhosphoAntibodies: Article = {
  number: 106,
  slug: "controls-for-phospho-specific-antibodies",
  topic: "detection",
  applications: ["WB", "IHC-P", "IF-IC"],
  revised: "2026-09-30",
  title: {
    en: "Controls for phospho-specific antibodies",
    ja: "リン酸化特異的抗体に必要なコントロール",
    zh: "磷酸化特异性抗体的对照设置",
  },
  summary: {
    en: "Four controls that separate a change in phosphorylation from a change in everything else.",
    ja: "リン酸化の変化とそれ以外の変化を区別するための4つのコントロールを紹介します。",
    zh: "四类对照，帮助区分真正的磷酸化变化与其他因素造成的变化。",
  },
  body: {
    en: `
      A band that grows after a treatment says that something changed. Only controls say what.
      ## 1. Positive and negative treatment
      Use a stimulus that is known to act on the site and an inhibitor upstream of it. For Akt phosphorylated at Ser473: serum-starved cells, the same cells with insulin or PDGF, and the same with a PI3 kinase inhibitor such as wortmannin or LY294002.
      ## 2. Total protein
      Probe the same samples with an antibody against the whole protein that binds away from the site. The ratio of phosphorylated to total signal is the measurement; the phospho-band alone is not.
      ## 3. Phosphatase
      Treat one blot strip, lysate or section with lambda protein phosphatase. The signal of a phospho-specific antibody disappears, that of the total antibody stays.
      ## 4. Genetic control
      Knockout cells are the strictest test that the band is the protein. They do not test whether the antibody sees the phosphate; combine them with controls 1 and 3.
      ## Load and normalise
      Check that a loading control lies within its linear range. At 30 µg of lysate, β-actin and GAPDH are often saturated and hide two-fold errors in loading. A total-protein stain of the membrane is safer.`,
    ja: `
      処理後にバンドが濃くなれば、何かが変化したことは分かります。しかし、何が変化したのかを示せるのはコントロールだけです。
      ## 1. 陽性・陰性コントロール処理
      その部位のリン酸化を誘導することが分かっている刺激と、上流を阻害する薬剤を用います。Akt（Ser473）の場合は、血清飢餓細胞、インスリンまたはPDGFで刺激した細胞、さらにwortmanninやLY294002などのPI3キナーゼ阻害剤で処理した細胞を比較します。
      ## 2. 総タンパク質
      同じサンプルを、リン酸化部位から離れた領域を認識する総タンパク質抗体でも検出します。評価すべきはリン酸化シグナルと総タンパク質シグナルの比であり、リン酸化バンドの濃さだけではありません。
      ## 3. ホスファターゼ処理
      メンブレン、ライセート、切片の一部をλプロテインホスファターゼで処理します。リン酸化特異的抗体のシグナルは消失し、総タンパク質抗体のシグナルは残ります。
      ## 4. 遺伝学的コントロール
      ノックアウト細胞は、そのバンドが目的タンパク質であることを示す最も厳密な方法です。ただし、リン酸基を認識しているかどうかは分からないため、1および3のコントロールと組み合わせてください。
      ## 泳動量とノーマライズ
      ローディングコントロールが直線範囲内にあることを確認します。30 µgのライセートでは、β-アクチンやGAPDHのシグナルは飽和していることが多く、2倍の泳動誤差が見えなくなります。メンブレンの総タンパク質染色を用いるとより確実です。`,
    zh: `
      处理后条带变强，只能说明有变化；究竟是什么发生了变化，要靠对照来回答。
      ## 1. 阳性与阴性处理
      选用已知能作用于该位点的刺激，以及其上游的抑制剂。以Akt（Ser473）为例：血清饥饿细胞、胰岛素或PDGF刺激的细胞，以及再加入PI3K抑制剂（如wortmannin或LY294002）的细胞。
      ## 2. 总蛋白
      用结合位置远离该位点的总蛋白抗体检测同一批样品。应当比较的是磷酸化信号与总蛋白信号的比值，而不是磷酸化条带本身。
      ## 3. 磷酸酶处理
      取一条膜、一份裂解物或一张切片，用λ蛋白磷酸酶处理。磷酸化特异性抗体的信号应消失，总蛋白抗体的信号应保留。
      ## 4. 遗传学对照
      敲除细胞是证明条带即目标蛋白的最严格方法，但不能证明抗体识别的是磷酸基团，需与第1、3项对照结合使用。
      ## 上样与归一化
      请确认内参处于线性范围。上样30 µg裂解物时，β-actin和GAPDH往往已经饱和，会掩盖两倍的上样误差。采用膜上总蛋白染色更为可靠。`,
  },
};
