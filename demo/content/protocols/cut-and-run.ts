import type { Protocol } from "./protocol";

export const cutAndRun: Protocol = {
  number: 90,
  applications: ["C&R"],
  revised: "2026-10-06",
  title: { en: "CUT&RUN", ja: "CUT&RUN", zh: "CUT&RUN" },
  summary: {
    en: "Protein–DNA contacts from 100,000 unfixed cells in one day, cut out where the antibody sits.",
    ja: "固定していない10万個の細胞から、抗体が結合した位置のDNAを1日で切り出します。",
    zh: "一天内从10万个未固定细胞中切取抗体结合处的DNA。",
  },
  body: {
    en: `
      ## For each reaction
      100,000 living cells (histone marks) or 250,000 (transcription factors), 10 µl of concanavalin A beads, antibody at 1:50 to 1:100.
      ## A. Binding
      1. Wash the beads twice in activation buffer with 1 mM CaCl_{2} and 1 mM MnCl_{2}.
      2. Spin the cells at 600 × g for 3 minutes. Wash twice in wash buffer with 0.5 mM spermidine, at room temperature.
      3. Add the cells to the beads. Rotate for 10 minutes; the beads should clump slightly.
      4. Suspend in 100 µl of antibody buffer with 0.02% digitonin and 2 mM EDTA. Check under the microscope that at least 95% of the cells take up trypan blue.
      5. Add the antibody. Nutate for 2 hours at 4 °C, or overnight for transcription factors.
      ## B. Cutting
      1. Wash once in digitonin buffer. Add pAG-MNase and nutate for 1 hour at 4 °C.
      2. Wash twice. Cool to 0 °C in ice water.
      3. Add CaCl_{2} to 2 mM. Hold at 4 °C for exactly 30 minutes.
      4. Stop with EDTA and EGTA, with spike-in DNA if you compare samples.
      ## C. DNA
      1. Release at 37 °C for 10 minutes. Spin at 16,000 × g for 2 minutes at 4 °C and keep the supernatant.
      2. Purify on a column that keeps fragments of 50 bp.
      3. For sequencing, 3 to 5 million read pairs are enough. For PCR, use amplicons of 60 to 80 bp.
      ## Controls
      H3K4me3 as positive control, IgG of the same species as negative control, in every run.`,
    ja: `
      ## 1反応あたりの目安
      生細胞10万個（ヒストン修飾）または25万個（転写因子）、コンカナバリンAビーズ10 µl、抗体は1:50～1:100。
      ## A. 結合
      1. 1 mM CaCl_{2}と1 mM MnCl_{2}を含む活性化バッファーで、ビーズを2回洗浄します。
      2. 細胞を600 × gで3分間遠心し、0.5 mMスペルミジンを含む洗浄バッファーで、室温で2回洗浄します。
      3. 細胞をビーズに加え、10分間回転混和します。ビーズがわずかに凝集すれば適切です。
      4. 0.02%ジギトニンと2 mM EDTAを含む抗体バッファー100 µlに懸濁し、95%以上の細胞がトリパンブルーで染まることを顕微鏡で確認します。
      5. 抗体を加え、4℃で2時間（転写因子では一晩）緩やかに混和します。
      ## B. 切断
      1. ジギトニンバッファーで1回洗浄し、pAG-MNaseを加えて4℃で1時間緩やかに混和します。
      2. 2回洗浄し、氷水中で0℃に冷却します。
      3. CaCl_{2}を終濃度2 mMとなるよう加え、4℃で正確に30分間保持します。
      4. EDTAとEGTAで反応を停止します。サンプル間を比較する場合は、スパイクインDNAを加えます。
      ## C. DNAの回収
      1. 37℃で10分間保温してDNAを遊離させ、4℃、16,000 × gで2分間遠心して上清を回収します。
      2. 50 bpの断片を保持できるカラムで精製します。
      3. シーケンスには300万～500万リードペアで十分です。PCRには60～80 bpのアンプリコンを用います。
      ## コントロール
      毎回、陽性コントロールとしてH3K4me3、陰性コントロールとして同じ動物種のIgGを含めます。`,
    zh: `
      ## 每个反应
      活细胞10万个（组蛋白修饰）或25万个（转录因子），伴刀豆球蛋白A磁珠10 µl，抗体1:50至1:100。
      ## A. 结合
      1. 用含1 mM CaCl_{2}与1 mM MnCl_{2}的活化缓冲液洗磁珠两次。
      2. 细胞600 × g离心3分钟，室温下用含0.5 mM亚精胺的洗涤缓冲液洗两次。
      3. 将细胞加入磁珠，旋转10分钟，磁珠应略有聚集。
      4. 重悬于100 µl含0.02%洋地黄皂苷与2 mM EDTA的抗体缓冲液，镜检确认至少95%的细胞被台盼蓝染色。
      5. 加入抗体，4°C轻摇2小时；转录因子需过夜。
      ## B. 切割
      1. 用洋地黄皂苷缓冲液洗一次，加入pAG-MNase，4°C轻摇1小时。
      2. 洗两次，于冰水中冷却至0°C。
      3. 加CaCl_{2}至2 mM，4°C准确反应30分钟。
      4. 用EDTA与EGTA终止；如需比较样品，加入外参DNA。
      ## C. DNA
      1. 37°C释放10分钟，4°C、16,000 × g离心2分钟，取上清。
      2. 用可保留50 bp片段的柱子纯化。
      3. 测序需300–500万对读段；PCR扩增子以60–80 bp为宜。
      ## 对照
      每次实验均设H3K4me3阳性对照与同种属IgG阴性对照。`,
  },
};
