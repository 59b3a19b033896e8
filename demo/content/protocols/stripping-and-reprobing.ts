import type { Protocol } from "./protocol";

export const strippingAndReprobing: Protocol = {
  number: 100,
  applications: ["WB"],
  revised: "2026-04-28",
  title: {
    en: "Stripping and reprobing a blot",
    ja: "メンブレンのストリッピングとリプロービング",
    zh: "印迹膜的洗脱与再杂交",
  },
  summary: {
    en: "Phospho first, total second, on one membrane, with proof that the first antibody is gone.",
    ja: "1枚のメンブレンで、リン酸化型、総タンパク質の順に検出します。最初の抗体が除去されたことも確認します。",
    zh: "在同一张膜上先检测磷酸化蛋白，再检测总蛋白，并验证第一支抗体已洗脱。",
  },
  body: {
    en: `
      ## Before you begin
      Use PVDF: nitrocellulose loses protein with each round. Never let the membrane dry between the rounds. Begin with the weaker target, which is nearly always the phosphorylated one.
      ## A. Stripping
      1. Rinse the membrane twice in TBST.
      2. Warm the stripping buffer to 50 °C: 62.5 mM Tris pH 6.8, 2% SDS, 0.7% 2-mercaptoethanol. Work under the hood.
      3. Shake the membrane in it for 30 minutes at 50 °C in a closed box.
      4. Wash in TBST until the smell is gone, at least five times 5 minutes.
      ## B. Proof
      1. Block for 30 minutes.
      2. Add the secondary antibody alone, then substrate. Expose as long as before: the membrane has to stay dark.
      3. If bands appear, strip once more. A third time is not worth it.
      ## C. Reprobing
      1. Block for 1 hour and add the antibody against the total protein at twice its usual concentration: some protein has been lost.
      2. Divide phospho by total within each lane, never across membranes.
      ## Without stripping
      Antibodies of two species and two fluorescent colours, or two gels loaded from one tube, spare the step and its losses.`,
    ja: `
      ## 始める前に
      メンブレンはPVDFを使用します。ニトロセルロースでは操作のたびにタンパク質が失われます。途中でメンブレンを乾燥させないでください。シグナルの弱い標的から検出します。多くの場合、リン酸化型が先になります。
      ## A. ストリッピング
      1. メンブレンをTBSTで2回すすぎます。
      2. ストリッピングバッファー（62.5 mM Tris pH 6.8、2% SDS、0.7% 2-メルカプトエタノール）を50℃に加温します。操作はドラフト内で行います。
      3. 密閉容器に入れ、50℃で30分間振とうします。
      4. においがなくなるまで、TBSTで5分間×5回以上洗浄します。
      ## B. 除去の確認
      1. 30分間ブロッキングします。
      2. 二次抗体のみを反応させた後、基質を加えます。前回と同じ時間露光し、シグナルが出ないことを確認します。
      3. バンドが見られる場合は、もう一度ストリッピングします。3回目以降は推奨しません。
      ## C. リプロービング
      1. 1時間ブロッキングし、総タンパク質に対する抗体を通常の2倍の濃度で反応させます。タンパク質の一部が失われているためです。
      2. リン酸化/総タンパク質の比は、必ず同じレーン内で算出します。メンブレン間では比較しません。
      ## ストリッピングを避けるには
      動物種と蛍光色の異なる2種類の抗体を用いるか、同じチューブから2枚のゲルに泳動すれば、この操作とそれによる損失を避けられます。`,
    zh: `
      ## 开始之前
      请使用PVDF膜：硝酸纤维素膜每洗脱一次都会损失蛋白。操作过程中切勿让膜变干。先检测信号较弱的靶点，通常即磷酸化蛋白。
      ## A. 洗脱
      1. 膜用TBST漂洗两次。
      2. 将洗脱液（62.5 mM Tris pH 6.8、2% SDS、0.7% 2-巯基乙醇）预热至50°C，在通风橱内操作。
      3. 置于密闭盒中，50°C振荡30分钟。
      4. 用TBST洗至无异味，至少5次，每次5分钟。
      ## B. 验证
      1. 封闭30分钟。
      2. 仅加二抗，再加底物，按先前时间曝光，膜上不应出现信号。
      3. 若仍有条带，再洗脱一次；不建议进行第三次。
      ## C. 再杂交
      1. 封闭1小时，总蛋白抗体按常用浓度的两倍加入，因部分蛋白已丢失。
      2. 磷酸化与总蛋白之比须在同一泳道内计算，不可跨膜比较。
      ## 免洗脱方案
      使用两种种属、两种荧光颜色的抗体，或从同一管样品上两块胶，可省去洗脱及其损失。`,
  },
};
