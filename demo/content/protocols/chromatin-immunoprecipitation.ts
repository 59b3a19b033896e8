import type { Protocol } from "./protocol";

export const chromatinImmunoprecipitation: Protocol = {
  number: 60,
  applications: ["ChIP", "ChIP-seq"],
  revised: "2026-08-25",
  title: {
    en: "Chromatin immunoprecipitation, enzymatic",
    ja: "酵素消化によるクロマチン免疫沈降（ChIP）",
    zh: "酶切法染色质免疫沉淀（ChIP）",
  },
  summary: {
    en: "Cross-linking, micrococcal nuclease, precipitation and quantitative PCR over two days.",
    ja: "架橋、Micrococcal Nuclease消化、免疫沈降、定量PCRまでを2日間で行います。",
    zh: "交联、微球菌核酸酶酶切、沉淀与定量PCR，历时两天。",
  },
  body: {
    en: `
      ## For each precipitation
      4 million cells, 5–10 µg of chromatin, 1–2 µg of antibody or the amount on the product page.
      ## A. Cross-linking and nuclei
      1. Add formaldehyde to 1%. Mix for 10 minutes at room temperature.
      2. Add glycine to 125 mM, 5 minutes. Wash twice with ice-cold PBS and collect with protease inhibitors.
      3. Lyse the membranes in hypotonic buffer with 0.5% NP-40 on ice for 10 minutes. Spin at 2,000 × g for 5 minutes and keep the nuclei.
      ## B. Digestion
      1. Suspend the nuclei in digestion buffer with 3 mM CaCl_{2}. Add micrococcal nuclease and hold at 37 °C for 20 minutes, mixing every 3–5 minutes.
      2. Stop with EDTA to 50 mM on ice.
      3. Open the nuclei by brief sonication and check under the microscope. Spin at 9,400 × g for 10 minutes at 4 °C.
      4. Reverse the cross-links of 50 µl and look at the fragments: 150–900 bp.
      ## C. Precipitation
      1. Dilute the chromatin five-fold in low-salt buffer. Set 2% aside as input.
      2. Add antibody: histone H3 as positive control, normal IgG as negative control, and yours. Rotate overnight at 4 °C.
      3. Add protein G magnetic beads for 2 hours at 4 °C.
      4. Wash three times in low-salt and once in high-salt buffer (500 mM NaCl).
      5. Elute in 1% SDS, 100 mM NaHCO_{3} at 65 °C for 30 minutes with shaking.
      6. Add NaCl to 200 mM and proteinase K; 65 °C for 2 hours or overnight. Purify the DNA on a column.
      ## D. Quantification
      Run PCR in triplicate on a positive and a negative locus for each sample, with input and IgG on the same plate, and [calculate the per cent of input](/learn-and-support/technical-support/chromatin-fragments-and-input/112).`,
    ja: `
      ## 1反応あたりの目安
      細胞400万個、クロマチン5～10 µg、抗体1～2 µg（または製品ページの推奨量）
      ## A. 架橋と核の回収
      1. 終濃度1%となるようホルムアルデヒドを加え、室温で10分間混和します。
      2. 終濃度125 mMのグリシンを加えて5分間反応させます。氷冷PBSで2回洗浄し、プロテアーゼ阻害剤を加えて細胞を回収します。
      3. 0.5% NP-40を含む低張バッファー中、氷上で10分間処理して細胞膜を溶解します。2,000 × gで5分間遠心し、核を回収します。
      ## B. 酵素消化
      1. 3 mM CaCl_{2}を含む消化バッファーに核を懸濁し、Micrococcal Nucleaseを加えて37℃で20分間反応させます。3～5分ごとに混和します。
      2. 氷上で終濃度50 mMのEDTAを加えて停止します。
      3. 短時間の超音波処理で核を破砕し、顕微鏡で確認します。4℃、9,400 × gで10分間遠心します。
      4. 50 µlを脱架橋し、断片長が150～900 bpであることを確認します。
      ## C. 免疫沈降
      1. クロマチンを低塩バッファーで5倍に希釈し、2%をインプットとして取り分けます。
      2. 陽性コントロール（ヒストンH3）、陰性コントロール（Normal IgG）、目的の抗体をそれぞれ加え、4℃で一晩転倒混和します。
      3. Protein G磁気ビーズを加え、4℃で2時間反応させます。
      4. 低塩バッファーで3回、高塩バッファー（500 mM NaCl）で1回洗浄します。
      5. 1% SDS、100 mM NaHCO_{3}中、65℃で30分間振とうして溶出します。
      6. 終濃度200 mMのNaClとプロテイナーゼKを加え、65℃で2時間または一晩処理し、カラムでDNAを精製します。
      ## D. 定量
      各サンプルについて、陽性座位と陰性座位をトリプリケートでPCRします。インプットとIgGは同じプレートで測定し、[パーセントインプットを計算](/learn-and-support/technical-support/chromatin-fragments-and-input/112)します。`,
    zh: `
      ## 每个反应用量
      400万个细胞，5–10 µg染色质，1–2 µg抗体或产品页面推荐用量。
      ## A. 交联与细胞核制备
      1. 加甲醛至终浓度1%，室温混匀10分钟。
      2. 加甘氨酸至终浓度125 mM，反应5分钟；冰冷PBS洗两次，加蛋白酶抑制剂收集细胞。
      3. 在含0.5% NP-40的低渗缓冲液中冰上裂解10分钟；2,000 × g离心5分钟，收集细胞核。
      ## B. 酶切
      1. 用含3 mM CaCl_{2}的酶切缓冲液重悬细胞核，加微球菌核酸酶，37°C 20分钟，每3–5分钟混匀一次。
      2. 冰上加EDTA至终浓度50 mM终止反应。
      3. 短暂超声破核并镜检；4°C、9,400 × g离心10分钟。
      4. 取50 µl解交联，确认片段为150–900 bp。
      ## C. 沉淀
      1. 以低盐缓冲液将染色质稀释5倍，预留2%作为input。
      2. 分别加入组蛋白H3（阳性对照）、正常IgG（阴性对照）与目标抗体，4°C旋转过夜。
      3. 加蛋白G磁珠，4°C孵育2小时。
      4. 低盐缓冲液洗3次，高盐缓冲液（500 mM NaCl）洗1次。
      5. 用1% SDS、100 mM NaHCO_{3}于65°C振荡洗脱30分钟。
      6. 加NaCl至终浓度200 mM及蛋白酶K，65°C 2小时或过夜，用纯化柱回收DNA。
      ## D. 定量
      每个样品对阳性与阴性位点各做三个重复孔的PCR，input与IgG置于同一块板，并[计算百分比input](/learn-and-support/technical-support/chromatin-fragments-and-input/112)。`,
  },
};
