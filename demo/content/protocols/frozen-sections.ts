import type { Protocol } from "./protocol";

export const frozenSections: Protocol = {
  number: 120,
  applications: ["IF-F"],
  revised: "2026-07-14",
  title: {
    en: "Immunofluorescence on frozen sections",
    ja: "凍結切片の蛍光免疫染色",
    zh: "冰冻切片免疫荧光",
  },
  summary: {
    en: "Perfused or snap-frozen tissue, from the cryostat to the mounted slide.",
    ja: "灌流固定組織または急速凍結組織を用い、薄切から封入までを行います。",
    zh: "适用于灌注固定或速冻组织，从冰冻切片到封片。",
  },
  body: {
    en: `
      ## A. Tissue
      1. For structures inside cells, perfuse with 4% formaldehyde, fix for 2 to 4 hours more and sink in 30% sucrose overnight. For surface antigens, snap-freeze without fixation.
      2. Embed in OCT and freeze in isopentane on dry ice. Store at –80 °C.
      3. Cut 5 to 10 µm at –20 °C on charged slides. Dry for 1 hour at room temperature.
      4. Unfixed sections: 10 minutes in 4% formaldehyde or 10 minutes in methanol at –20 °C, as the product page says.
      ## B. Staining
      1. Rinse three times 5 minutes in PBS to remove the OCT.
      2. Block for 1 hour in PBS with 5% serum of the species of the secondary antibody and 0.3% Triton X-100.
      3. Primary antibody in PBS with 1% BSA and 0.3% Triton X-100, overnight at 4 °C, in a moist chamber.
      4. Rinse three times 5 minutes. From here on work in the dark.
      5. Fluorescent secondary antibody, 1:500 to 1:1000, for 1 to 2 hours at room temperature.
      6. Rinse three times 5 minutes. Stain the nuclei with DAPI, 1 µg/ml, for 5 minutes.
      7. Mount in a medium against fading, let it set overnight, seal.
      ## C. Controls
      One section without primary antibody for the background of the secondary; one without any antibody for the light of the tissue itself, which is strong in liver, kidney and old brain.`,
    ja: `
      ## A. 組織の準備
      1. 細胞内の構造を観察する場合は、4%ホルムアルデヒドで灌流し、さらに2～4時間固定した後、30%スクロースに一晩沈めます。細胞表面抗原の場合は、固定せずに急速凍結します。
      2. OCTコンパウンドに包埋し、ドライアイス上のイソペンタンで凍結します。-80℃で保存します。
      3. -20℃で5～10 µmに薄切し、コートスライドに貼り付け、室温で1時間乾燥させます。
      4. 未固定の切片は、製品ページの記載に従い、4%ホルムアルデヒドで10分間、または-20℃のメタノールで10分間固定します。
      ## B. 染色
      1. PBSで5分間×3回すすぎ、OCTコンパウンドを除去します。
      2. 二次抗体の宿主と同じ動物種の血清5%と0.3% Triton X-100を含むPBSで、1時間ブロッキングします。
      3. 1% BSAと0.3% Triton X-100を含むPBSで希釈した一次抗体を、湿潤箱中、4℃で一晩反応させます。
      4. 5分間×3回すすぎます。以降の操作は遮光して行います。
      5. 蛍光標識二次抗体（1:500～1:1000）を、室温で1～2時間反応させます。
      6. 5分間×3回すすぎ、DAPI（1 µg/ml）で5分間核を染色します。
      7. 退色防止剤入り封入剤で封入し、一晩静置してから縁を封じます。
      ## C. コントロール
      二次抗体のバックグラウンドを見るため一次抗体なしの切片を、組織の自家蛍光を見るため抗体をまったく加えない切片を用意します。自家蛍光は肝臓、腎臓、高齢の脳で強く現れます。`,
    zh: `
      ## A. 组织
      1. 检测细胞内结构时，用4%甲醛灌注，再固定2–4小时，30%蔗糖沉糖过夜；检测表面抗原时，不固定直接速冻。
      2. OCT包埋，于干冰上的异戊烷中冷冻，-80°C保存。
      3. -20°C切5–10 µm，贴于带电荷载玻片，室温干燥1小时。
      4. 未固定切片按产品页面说明，用4%甲醛固定10分钟，或-20°C甲醇固定10分钟。
      ## B. 染色
      1. PBS漂洗3次，每次5分钟，去除OCT。
      2. 用含5%二抗来源种属血清与0.3% Triton X-100的PBS封闭1小时。
      3. 一抗以含1% BSA与0.3% Triton X-100的PBS稀释，湿盒中4°C过夜。
      4. 漂洗3次，每次5分钟；此后避光操作。
      5. 荧光二抗1:500至1:1000，室温1–2小时。
      6. 漂洗3次，每次5分钟；DAPI（1 µg/ml）染核5分钟。
      7. 用抗淬灭封片剂封片，静置过夜后封边。
      ## C. 对照
      一张切片不加一抗，观察二抗背景；一张不加任何抗体，观察组织自发荧光。肝、肾与老年脑组织的自发荧光较强。`,
  },
};
