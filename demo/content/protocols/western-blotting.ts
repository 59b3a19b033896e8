import type { Protocol } from "./protocol";

export const westernBlotting: Protocol = {
  number: 10,
  applications: ["WB"],
  revised: "2026-09-18",
  title: { en: "Western blotting", ja: "ウェスタンブロッティング", zh: "蛋白质免疫印迹（Western blot）" },
  summary: {
    en: "From cultured cells to a chemiluminescent or fluorescent blot, in two days with four hours of work.",
    ja: "培養細胞から化学発光または蛍光によるブロットまで。所要2日間、実作業は約4時間です。",
    zh: "从培养细胞到化学发光或荧光印迹，历时两天，实际操作约四小时。",
  },
  body: {
    en: `
      ## Solutions
      - 1X SDS sample buffer: 62.5 mM Tris-HCl pH 6.8, 2% SDS, 10% glycerol, 50 mM DTT, 0.01% bromophenol blue
      - Transfer buffer: 25 mM Tris, 192 mM glycine, 20% methanol
      - TBST: 20 mM Tris pH 7.6, 150 mM NaCl, 0.1% Tween-20
      - Blocking buffer: 5% non-fat dry milk in TBST
      - Antibody diluent: 5% BSA or 5% milk in TBST, as stated on the product page
      ## A. Protein extracts
      1. Treat the cells. Aspirate the medium and rinse once with ice-cold PBS.
      2. Add 1X SDS sample buffer: 100 µl for a well of a 6-well plate, 500 µl for a 10 cm dish. Scrape at once and move to ice.
      3. Sonicate for 10–15 seconds to shear the DNA.
      4. Heat to 95–100 °C for 5 minutes, cool on ice, spin at 14,000 × g for 5 minutes.
      5. Load 20 µl (about 20–30 µg) beside a prestained marker.
      ## B. Transfer
      1. Separate on a gel that suits the mass: 4–20% covers 10 to 200 kDa.
      2. Transfer to nitrocellulose or PVDF: 70 V for 2 hours in the cold, or 30 V overnight for proteins above 150 kDa. Wet PVDF in methanol first.
      ## C. Antibodies
      1. Rinse the membrane in TBST for 5 minutes.
      2. Block for 1 hour at room temperature.
      3. Wash three times for 5 minutes in TBST.
      4. Incubate in the primary antibody, at the recommended dilution, overnight at 4 °C with gentle shaking.
      5. Wash three times for 5 minutes.
      6. Incubate in HRP- or dye-labelled secondary antibody (1:2000 to 1:15,000) in blocking buffer for 1 hour at room temperature.
      7. Wash three times for 5 minutes. Before fluorescent detection rinse once in TBS without Tween.
      ## D. Detection
      1. Drain the membrane, cover it with substrate for 1 minute and drain again.
      2. Expose for 10 seconds first, then choose the time. Stop before the strongest band saturates.
      > Pause points: extracts keep at –20 °C for months; blocked membranes keep overnight at 4 °C.`,
    ja: `
      ## 試薬
      - 1X SDSサンプルバッファー：62.5 mM Tris-HCl pH 6.8、2% SDS、10%グリセロール、50 mM DTT、0.01%ブロモフェノールブルー
      - 転写バッファー：25 mM Tris、192 mMグリシン、20%メタノール
      - TBST：20 mM Tris pH 7.6、150 mM NaCl、0.1% Tween-20
      - ブロッキングバッファー：5%スキムミルク / TBST
      - 抗体希釈液：5% BSAまたは5%スキムミルク / TBST（製品ページの指定に従う）
      ## A. タンパク質抽出物の調製
      1. 細胞を処理し、培地を除いて氷冷PBSで1回すすぎます。
      2. 1X SDSサンプルバッファーを加えます（6ウェルプレート1ウェルあたり100 µl、10 cmディッシュあたり500 µl）。直ちに細胞を掻き取り、氷上に移します。
      3. 10～15秒間超音波処理し、DNAを断片化します。
      4. 95～100℃で5分間加熱し、氷上で冷却後、14,000 × gで5分間遠心します。
      5. 着色済み分子量マーカーとともに20 µl（約20～30 µg）を泳動します。
      ## B. 転写
      1. 分子量に適したゲルを用います。4～20%グラジエントゲルで10～200 kDaに対応できます。
      2. ニトロセルロース膜またはPVDF膜に転写します（低温で70 V、2時間。150 kDa以上のタンパク質では30 V、一晩）。PVDF膜は事前にメタノールで親水化します。
      ## C. 抗体反応
      1. メンブレンをTBSTで5分間すすぎます。
      2. 室温で1時間ブロッキングします。
      3. TBSTで5分間×3回洗浄します。
      4. 推奨希釈率の一次抗体液中で、穏やかに振とうしながら4℃で一晩反応させます。
      5. TBSTで5分間×3回洗浄します。
      6. HRP標識または蛍光標識二次抗体（1:2000～1:15,000）をブロッキングバッファーで希釈し、室温で1時間反応させます。
      7. TBSTで5分間×3回洗浄します。蛍光検出の場合は、最後にTween不含のTBSで1回すすぎます。
      ## D. 検出
      1. 余分な液を切り、基質を1分間反応させて再び液を切ります。
      2. まず10秒間露光し、その結果から露光時間を決めます。最も強いバンドが飽和する前に止めてください。
      > 中断できる工程：抽出物は-20℃で数か月間保存できます。ブロッキング後のメンブレンは4℃で一晩保存できます。`,
    zh: `
      ## 溶液
      - 1X SDS上样缓冲液：62.5 mM Tris-HCl pH 6.8、2% SDS、10%甘油、50 mM DTT、0.01%溴酚蓝
      - 转膜缓冲液：25 mM Tris、192 mM甘氨酸、20%甲醇
      - TBST：20 mM Tris pH 7.6、150 mM NaCl、0.1% Tween-20
      - 封闭液：5%脱脂奶粉（TBST配制）
      - 抗体稀释液：5% BSA或5%脱脂奶粉（TBST配制），以产品页面为准
      ## A. 蛋白样品制备
      1. 处理细胞，吸去培养基，用冰冷PBS漂洗一次。
      2. 加入1X SDS上样缓冲液（6孔板每孔100 µl，10 cm皿500 µl），立即刮下细胞并移至冰上。
      3. 超声10–15秒以打断DNA。
      4. 95–100°C加热5分钟，冰上冷却，14,000 × g离心5分钟。
      5. 与预染marker一同上样，每孔20 µl（约20–30 µg）。
      ## B. 转膜
      1. 按分子量选择凝胶；4–20%梯度胶适用于10–200 kDa。
      2. 转至硝酸纤维素膜或PVDF膜：低温70 V 2小时；150 kDa以上蛋白30 V过夜。PVDF膜须先用甲醇润湿。
      ## C. 抗体孵育
      1. TBST漂洗膜5分钟。
      2. 室温封闭1小时。
      3. TBST洗3次，每次5分钟。
      4. 按推荐比例加入一抗，4°C轻摇过夜。
      5. TBST洗3次，每次5分钟。
      6. 用封闭液稀释HRP或荧光标记二抗（1:2000–1:15,000），室温孵育1小时。
      7. TBST洗3次，每次5分钟；荧光检测前再用不含Tween的TBS漂洗一次。
      ## D. 检测
      1. 沥干膜，加底物反应1分钟后再次沥干。
      2. 先曝光10秒，再据此确定时间；应在最强条带饱和之前停止。
      > 可暂停的步骤：样品可于-20°C保存数月；封闭后的膜可于4°C过夜。`,
  },
};
