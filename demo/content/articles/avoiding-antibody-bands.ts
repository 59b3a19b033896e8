import type { Article } from "./article";

export const avoidingAntibodyBands: Article = {
  number: 111,
  slug: "avoiding-heavy-and-light-chain-bands",
  topic: "detection",
  applications: ["IP", "WB"],
  revised: "2026-07-02",
  title: {
    en: "Avoiding heavy and light chain bands after immunoprecipitation",
    ja: "免疫沈降後の重鎖・軽鎖バンドを避ける方法",
    zh: "免疫沉淀后如何避免重链与轻链条带",
  },
  summary: {
    en: "The precipitating antibody shows up at 50 and 25 kDa. Five ways to keep it out of the blot.",
    ja: "沈降に用いた抗体は50 kDaと25 kDaに現れます。検出を避ける5つの方法を紹介します。",
    zh: "用于沉淀的抗体会出现在50与25 kDa处。本文介绍五种避免其干扰的方法。",
  },
  body: {
    en: `
      Boiling the beads releases the antibody together with its antigen. After reduction its heavy chain runs at 50 kDa and its light chain at 25 kDa, and the secondary antibody sees both.
      ## Ways out
      1. **Two species.** Precipitate with a rabbit antibody and blot with a mouse antibody, or the other way round. Take secondary antibodies that are adsorbed against the other species.
      2. **Light-chain specific secondary antibody.** Clears the region at 50 kDa for proteins of 40 to 60 kDa.
      3. **Conformation-specific secondary antibody.** Binds native but not reduced antibody, and so only the primary antibody on the membrane.
      4. **Conjugated beads.** Antibody cross-linked to beads stays behind if the antigen is eluted under mild conditions.
      5. **Directly labelled primary antibody.** An HRP or biotin conjugate needs no species-specific secondary.
      ## Controls
      Always run an isotype control precipitation with the same mass of antibody, and 1–5% of the input. A band that is in the isotype lane is not your protein.`,
    ja: `
      ビーズを煮沸すると、抗原とともに抗体も溶出します。還元後の重鎖は50 kDa、軽鎖は25 kDa付近に泳動され、二次抗体はその両方を検出してしまいます。
      ## 対処法
      1. **動物種を変える。** ウサギ抗体で沈降し、マウス抗体で検出します（逆も可）。二次抗体には、もう一方の種の免疫グロブリンで吸収処理したものを選んでください。
      2. **軽鎖特異的二次抗体を使う。** 50 kDa付近のシグナルがなくなるため、40～60 kDaのタンパク質の検出に適しています。
      3. **立体構造特異的二次抗体を使う。** 還元・変性した抗体には結合せず、メンブレン上の一次抗体だけを検出します。
      4. **抗体を共有結合させたビーズを使う。** 穏やかな条件で抗原を溶出すれば、抗体はビーズに残ります。
      5. **標識済み一次抗体を使う。** HRP標識やビオチン標識の抗体であれば、種特異的な二次抗体は不要です。
      ## コントロール
      同じ量のアイソタイプコントロール抗体による沈降と、1～5%のインプットを必ず同じゲルで泳動します。アイソタイプのレーンに現れるバンドは、目的タンパク質ではありません。`,
    zh: `
      煮沸磁珠时，抗体会与抗原一同洗脱。还原后重链位于50 kDa，轻链位于25 kDa，二抗会同时识别二者。
      ## 解决办法
      1. **使用不同种属的抗体。** 用兔抗沉淀、鼠抗检测，或反之；二抗应选择经另一种属免疫球蛋白吸附的产品。
      2. **轻链特异性二抗。** 可消除50 kDa处的干扰，适合检测40–60 kDa的蛋白。
      3. **构象特异性二抗。** 只结合天然构象的抗体，不识别还原变性的抗体，因此仅检测膜上的一抗。
      4. **抗体交联磁珠。** 在温和条件下洗脱抗原，抗体仍留在磁珠上。
      5. **直接标记的一抗。** HRP或生物素偶联的一抗无需种属特异性二抗。
      ## 对照
      务必使用等量的同型对照抗体进行沉淀，并同时上样1–5%的input。出现在同型对照泳道中的条带不是目标蛋白。`,
  },
};
