import type { Protocol } from "./protocol";

export const immunofluorescence: Protocol = {
  number: 40,
  applications: ["IF-IC"],
  revised: "2026-06-11",
  title: {
    en: "Immunofluorescence of cultured cells",
    ja: "培養細胞の蛍光免疫染色",
    zh: "培养细胞的免疫荧光染色",
  },
  summary: {
    en: "Fixed cells on coverslips or in imaging plates, formaldehyde or methanol.",
    ja: "カバーガラスまたはイメージングプレート上の細胞を、ホルムアルデヒドまたはメタノールで固定して染色します。",
    zh: "适用于盖玻片或成像板上的细胞，可用甲醛或甲醇固定。",
  },
  body: {
    en: `
      ## Solutions
      - 4% formaldehyde in PBS, methanol-free; or 100% methanol at –20 °C
      - Blocking buffer: 5% normal serum of the host of the secondary antibody, 0.3% Triton X-100 in PBS
      - Antibody diluent: 1% BSA, 0.3% Triton X-100 in PBS
      ## A. Fixation
      1. **Formaldehyde:** cover the cells 2–3 mm deep, 15 minutes at room temperature. Rinse three times for 5 minutes in PBS.
      2. **Methanol:** remove the medium, add ice-cold methanol, 10 minutes at –20 °C. Rinse once in PBS.
      The product page says which one the antibody was tested with.
      ## B. Staining
      1. Block for 60 minutes at room temperature.
      2. Incubate with the primary antibody in diluent overnight at 4 °C.
      3. Rinse three times for 5 minutes in PBS.
      4. Incubate with the labelled secondary antibody for 1–2 hours at room temperature in the dark.
      5. Rinse three times for 5 minutes. Add DAPI (1 µg/ml) for 5 minutes if nuclei are to be seen, and phalloidin only after formaldehyde.
      6. Mount in a hardening antifade medium and cure overnight in the dark, flat.
      ## Imaging
      Set exposure on the brightest sample and keep it for all of them. Take single-stained cells along: bleed-through between channels looks like co-localisation.`,
    ja: `
      ## 試薬
      - 4%ホルムアルデヒド / PBS（メタノール不含）、または-20℃の100%メタノール
      - ブロッキングバッファー：二次抗体の宿主と同じ動物種の正常血清5%、0.3% Triton X-100 / PBS
      - 抗体希釈液：1% BSA、0.3% Triton X-100 / PBS
      ## A. 固定
      1. **ホルムアルデヒド：** 細胞を2～3 mmの深さで覆い、室温で15分間固定します。PBSで5分間×3回すすぎます。
      2. **メタノール：** 培地を除き、氷冷メタノールを加えて-20℃で10分間固定します。PBSで1回すすぎます。
      抗体の試験に用いた固定法は、製品ページに記載しています。
      ## B. 染色
      1. 室温で60分間ブロッキングします。
      2. 希釈液で希釈した一次抗体を加え、4℃で一晩反応させます。
      3. PBSで5分間×3回すすぎます。
      4. 蛍光標識二次抗体を加え、遮光して室温で1～2時間反応させます。
      5. PBSで5分間×3回すすぎます。核を染色する場合はDAPI（1 µg/ml）で5分間処理します。ファロイジンはホルムアルデヒド固定の場合にのみ使用できます。
      6. 硬化型の退色防止封入剤で封入し、水平に置いて遮光下で一晩硬化させます。
      ## 撮影
      最も明るいサンプルで露光条件を決め、すべてのサンプルに適用します。チャンネル間の漏れ込みは共局在のように見えるため、単染色のサンプルを必ず用意してください。`,
    zh: `
      ## 溶液
      - 4%甲醛（PBS配制，不含甲醇），或-20°C预冷的100%甲醇
      - 封闭液：与二抗宿主相同种属的5%正常血清、0.3% Triton X-100（PBS配制）
      - 抗体稀释液：1% BSA、0.3% Triton X-100（PBS配制）
      ## A. 固定
      1. **甲醛：** 加液覆盖细胞2–3 mm，室温15分钟；PBS洗3次，每次5分钟。
      2. **甲醇：** 吸去培养基，加冰冷甲醇，-20°C 10分钟；PBS洗一次。
      抗体测试时采用的固定方法见产品页面。
      ## B. 染色
      1. 室温封闭60分钟。
      2. 加入稀释的一抗，4°C孵育过夜。
      3. PBS洗3次，每次5分钟。
      4. 加荧光二抗，室温避光孵育1–2小时。
      5. PBS洗3次，每次5分钟。需显示细胞核时加DAPI（1 µg/ml）5分钟；鬼笔环肽仅适用于甲醛固定的样品。
      6. 用可固化的抗淬灭封片剂封片，平放避光固化过夜。
      ## 成像
      以最亮的样品确定曝光参数并用于全部样品。通道间串色容易被误认为共定位，请务必设置单染对照。`,
  },
};
