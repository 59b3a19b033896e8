import type { Protocol } from "./protocol";

export const immunoprecipitation: Protocol = {
  number: 20,
  applications: ["IP"],
  revised: "2026-07-07",
  title: {
    en: "Immunoprecipitation of native proteins",
    ja: "未変性タンパク質の免疫沈降",
    zh: "天然蛋白的免疫沉淀",
  },
  summary: {
    en: "Enrich a protein or a complex on magnetic protein A beads and analyse it by western blotting.",
    ja: "Protein A磁気ビーズで目的タンパク質や複合体を濃縮し、ウェスタンブロットで解析します。",
    zh: "用蛋白A磁珠富集蛋白或复合物，再以免疫印迹分析。",
  },
  body: {
    en: `
      ## Solutions
      - Lysis buffer: 20 mM Tris pH 7.5, 150 mM NaCl, 1 mM EDTA, 1 mM EGTA, 1% Triton X-100, protease and phosphatase inhibitors added fresh
      - 3X SDS sample buffer with 150 mM DTT
      - Protein A magnetic beads for rabbit antibodies; protein G for mouse IgG1
      ## A. Lysate
      1. Rinse the cells with ice-cold PBS, add 0.5 ml lysis buffer to a 10 cm dish, leave on ice for 5 minutes and scrape.
      2. Sonicate three times for 5 seconds on ice. Spin at 14,000 × g for 10 minutes at 4 °C and keep the supernatant.
      3. Adjust to 1 mg/ml.
      ## B. Pre-clearing (advised)
      1. Add 20 µl of washed beads to 200 µl of lysate. Rotate for 20 minutes at room temperature.
      2. Take off the beads. Set 10 µl aside as input.
      ## C. Precipitation
      1. Add the antibody at the recommended dilution, usually 1:50. Use the same mass of isotype control in a second tube.
      2. Rotate overnight at 4 °C.
      3. Add 20 µl of washed beads and rotate for 20 minutes at room temperature.
      4. Wash five times with 500 µl lysis buffer, on ice, changing the tube at the last wash.
      5. Take up in 20–40 µl of 3X SDS sample buffer and heat to 95–100 °C for 5 minutes. Load 15–30 µl.
      > For a blot between 25 and 60 kDa read [how to avoid heavy and light chains](/learn-and-support/technical-support/avoiding-heavy-and-light-chain-bands/111).`,
    ja: `
      ## 試薬
      - 溶解バッファー：20 mM Tris pH 7.5、150 mM NaCl、1 mM EDTA、1 mM EGTA、1% Triton X-100（プロテアーゼ阻害剤とホスファターゼ阻害剤を用時添加）
      - 3X SDSサンプルバッファー（150 mM DTTを含む）
      - 磁気ビーズ：ウサギ抗体にはProtein A、マウスIgG1にはProtein G
      ## A. ライセートの調製
      1. 細胞を氷冷PBSですすぎ、10 cmディッシュあたり0.5 mlの溶解バッファーを加えて氷上に5分間置いた後、掻き取ります。
      2. 氷上で5秒間×3回超音波処理します。4℃、14,000 × gで10分間遠心し、上清を回収します。
      3. 濃度を1 mg/mlに調整します。
      ## B. プレクリア（推奨）
      1. ライセート200 µlに洗浄済みビーズ20 µlを加え、室温で20分間転倒混和します。
      2. ビーズを除き、10 µlをインプットとして取り分けます。
      ## C. 免疫沈降
      1. 推奨希釈率（通常1:50）で抗体を加えます。別のチューブに、同量のアイソタイプコントロールを用意します。
      2. 4℃で一晩転倒混和します。
      3. 洗浄済みビーズ20 µlを加え、室温で20分間転倒混和します。
      4. 氷上で溶解バッファー500 µlを用いて5回洗浄します。最後の洗浄時にチューブを交換します。
      5. 3X SDSサンプルバッファー20～40 µlに懸濁し、95～100℃で5分間加熱します。15～30 µlを泳動します。
      > 25～60 kDaの領域を検出する場合は、[重鎖・軽鎖バンドを避ける方法](/learn-and-support/technical-support/avoiding-heavy-and-light-chain-bands/111)をご覧ください。`,
    zh: `
      ## 溶液
      - 裂解液：20 mM Tris pH 7.5、150 mM NaCl、1 mM EDTA、1 mM EGTA、1% Triton X-100，临用前加入蛋白酶与磷酸酶抑制剂
      - 3X SDS上样缓冲液（含150 mM DTT）
      - 磁珠：兔抗用蛋白A，小鼠IgG1用蛋白G
      ## A. 裂解物制备
      1. 冰冷PBS漂洗细胞，10 cm皿加0.5 ml裂解液，冰上放置5分钟后刮下。
      2. 冰上超声3次，每次5秒；4°C、14,000 × g离心10分钟，取上清。
      3. 将浓度调整至1 mg/ml。
      ## B. 预清除（推荐）
      1. 200 µl裂解物加20 µl洗涤过的磁珠，室温旋转20分钟。
      2. 弃去磁珠，预留10 µl作为input。
      ## C. 沉淀
      1. 按推荐比例（通常1:50）加入抗体；另取一管加入等量同型对照。
      2. 4°C旋转过夜。
      3. 加20 µl洗涤过的磁珠，室温旋转20分钟。
      4. 冰上用500 µl裂解液洗5次，最后一次更换离心管。
      5. 加20–40 µl 3X SDS上样缓冲液重悬，95–100°C加热5分钟，上样15–30 µl。
      > 检测25–60 kDa区域时，请参阅[如何避免重链与轻链条带](/learn-and-support/technical-support/avoiding-heavy-and-light-chain-bands/111)。`,
  },
};
