import type { Protocol } from "./protocol";

export const flowCytometry: Protocol = {
  number: 50,
  applications: ["FC-FP"],
  revised: "2026-05-19",
  title: {
    en: "Flow cytometry of fixed and permeabilised cells",
    ja: "固定・透過処理細胞のフローサイトメトリー",
    zh: "固定透化细胞的流式细胞术",
  },
  summary: {
    en: "Intracellular and phosphorylated targets after formaldehyde and methanol.",
    ja: "ホルムアルデヒド固定とメタノール透過処理により、細胞内タンパク質やリン酸化タンパク質を検出します。",
    zh: "甲醛固定、甲醇透化后检测胞内及磷酸化靶点。",
  },
  body: {
    en: `
      ## Solutions
      - PBS; 4% formaldehyde in PBS, methanol-free; 100% methanol, ice-cold
      - Antibody diluent: 0.5% BSA in PBS
      ## A. Fixation and permeabilisation
      1. Collect 0.5 to 1 million cells for each test. Spin at 300 × g for 5 minutes.
      2. Stain with an amine-reactive viability dye in PBS without protein for 15 minutes. Wash with diluent.
      3. Suspend in 100 µl of 4% formaldehyde per million cells, 15 minutes at room temperature. Wash with excess PBS.
      4. Loosen the pellet by vortexing and add ice-cold methanol slowly to 90%. Hold on ice for at least 10 minutes, or at –20 °C for weeks.
      ## B. Staining
      1. Spin at 500 × g, as fixed cells are lighter, and wash twice to take away the methanol.
      2. Suspend in 100 µl of the primary antibody in diluent. Incubate for 1 hour at room temperature.
      3. Wash twice. Add the labelled secondary antibody for 30 minutes in the dark if the primary is not conjugated.
      4. Wash twice, suspend in 500 µl PBS and measure.
      ## C. Analysis
      1. Exclude debris, doublets and dead cells, in this order.
      2. Compensate with single-stained samples.
      3. Report the fold change of the median intensity over the unstimulated sample.`,
    ja: `
      ## 試薬
      - PBS、4%ホルムアルデヒド / PBS（メタノール不含）、氷冷100%メタノール
      - 抗体希釈液：0.5% BSA / PBS
      ## A. 固定と透過処理
      1. 1テストあたり50万～100万個の細胞を回収し、300 × gで5分間遠心します。
      2. アミン反応性の死細胞染色色素を、タンパク質を含まないPBSで希釈して15分間反応させ、希釈液で洗浄します。
      3. 細胞100万個あたり100 µlの4%ホルムアルデヒドに懸濁し、室温で15分間固定します。十分量のPBSで洗浄します。
      4. ボルテックスでペレットをほぐし、氷冷メタノールを終濃度90%までゆっくり加えます。氷上で10分間以上置きます（-20℃で数週間保存可能）。
      ## B. 染色
      1. 固定細胞は沈みにくいため500 × gで遠心し、2回洗浄してメタノールを除きます。
      2. 希釈した一次抗体100 µlに懸濁し、室温で1時間反応させます。
      3. 2回洗浄します。未標識の一次抗体を用いた場合は、標識二次抗体を加え、遮光して30分間反応させます。
      4. 2回洗浄し、500 µlのPBSに懸濁して測定します。
      ## C. 解析
      1. デブリス、ダブレット、死細胞の順に除外します。
      2. 単染色サンプルで蛍光補正を行います。
      3. 未刺激サンプルに対する蛍光強度中央値の変化率で評価します。`,
    zh: `
      ## 溶液
      - PBS；4%甲醛（PBS配制，不含甲醇）；冰冷100%甲醇
      - 抗体稀释液：0.5% BSA（PBS配制）
      ## A. 固定与透化
      1. 每次测试取50万–100万个细胞，300 × g离心5分钟。
      2. 用不含蛋白的PBS稀释胺反应性死活染料，染色15分钟，再以稀释液洗涤。
      3. 每百万细胞加100 µl 4%甲醛，室温固定15分钟，用足量PBS洗涤。
      4. 涡旋松散细胞沉淀，缓慢加入冰冷甲醇至终浓度90%，冰上至少10分钟；也可于-20°C保存数周。
      ## B. 染色
      1. 固定后的细胞不易沉降，500 × g离心，洗两次以去除甲醇。
      2. 加100 µl稀释好的一抗重悬，室温孵育1小时。
      3. 洗两次；若一抗未标记，加荧光二抗避光孵育30分钟。
      4. 洗两次，以500 µl PBS重悬后上机。
      ## C. 分析
      1. 依次排除碎片、粘连体与死细胞。
      2. 用单染样品进行补偿。
      3. 以荧光强度中位数相对未刺激样品的变化倍数报告结果。`,
  },
};
