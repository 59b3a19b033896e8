import type { Article } from "./article";

export const chromatinFragmentsAndInput: Article = {
  number: 112,
  slug: "chromatin-fragments-and-input",
  topic: "chromatin",
  applications: ["ChIP", "ChIP-seq"],
  revised: "2026-08-25",
  title: {
    en: "Chromatin fragments, input and per cent of input",
    ja: "クロマチンの断片化とパーセントインプット",
    zh: "染色质片段、input与百分比input计算",
  },
  summary: {
    en: "Fragment size decides resolution, input decides whether the number means anything.",
    ja: "断片の長さが解像度を、インプットが数値の信頼性を決めます。",
    zh: "片段大小决定分辨率，input决定数值是否有意义。",
  },
  body: {
    en: `
      ## Fragment size
      Aim for 150 to 900 base pairs, one to five nucleosomes. Micrococcal nuclease cuts between nucleosomes and is gentle on epitopes; sonication is independent of sequence and suits cells that resist digestion. Reverse the cross-links of a small sample, purify the DNA and look at it on a 1% gel before the precipitation, not after.
      - Mostly above 1,000 bp: more enzyme or more pulses, fewer nuclei per volume.
      - Only 150 bp: too much enzyme. Transcription factors between nucleosomes are lost.
      ## Cross-linking
      1% formaldehyde for ten minutes at room temperature, stopped with 125 mM glycine for five minutes. Longer fixation makes fragments large and hides epitopes. Co-factors that do not touch DNA may need a second cross-linker before formaldehyde.
      ## Input
      Put 2% of the chromatin aside before the antibody is added and carry it through every later step. Then, with the threshold cycle C(t) of both samples:
      > Per cent of input = 2% × 2^{(C(t) of the 2% input – C(t) of the precipitate)}
      A positive locus should stand at least five- to ten-fold above a negative locus and above normal IgG. Histone marks give 5% and more, transcription factors often 0.1 to 1%.`,
    ja: `
      ## 断片の長さ
      150～900 bp（ヌクレオソーム1～5個分）を目標とします。Micrococcal Nucleaseはヌクレオソーム間を切断し、エピトープへの影響が小さい酵素です。超音波処理は配列に依存せず、酵素消化されにくい細胞に適しています。沈降の前に少量のサンプルを脱架橋してDNAを精製し、1%アガロースゲルで必ず確認してください。
      - 1,000 bp以上が主体の場合：酵素量または超音波の回数を増やすか、容量あたりの核の数を減らします。
      - 150 bpのみの場合：酵素が過剰です。ヌクレオソーム間に結合する転写因子が失われます。
      ## 架橋
      1%ホルムアルデヒドで室温10分間固定し、125 mMグリシンで5分間反応させて停止します。固定時間が長いと断片が長くなり、エピトープも隠れます。DNAに直接結合しない補因子では、ホルムアルデヒドの前に別の架橋剤が必要な場合があります。
      ## インプット
      抗体を加える前にクロマチンの2%を取り分け、以降の工程を同様に行います。両サンプルのC(t)値から次の式で計算します。
      > パーセントインプット = 2% × 2^{(2%インプットのC(t) - 沈降サンプルのC(t))}
      陽性座位の値は、陰性座位およびNormal IgGの5～10倍以上になることが目安です。ヒストン修飾では5%以上、転写因子では0.1～1%程度になることが多くみられます。`,
    zh: `
      ## 片段大小
      目标为150–900 bp，即1–5个核小体。微球菌核酸酶在核小体之间切割，对表位较温和；超声不受序列影响，适用于难以酶切的细胞。请在沉淀之前取少量样品解交联、纯化DNA，用1%琼脂糖凝胶确认片段大小，而不要等到沉淀之后。
      - 片段大多超过1,000 bp：增加酶量或超声次数，或降低单位体积内的细胞核数量。
      - 只有150 bp：酶切过度，结合在核小体之间的转录因子会丢失。
      ## 交联
      1%甲醛室温固定10分钟，加125 mM甘氨酸反应5分钟终止。固定过久会使片段变长并掩盖表位。不直接接触DNA的辅因子，可能需要在甲醛之前加用另一种交联剂。
      ## Input
      加抗体之前预留2%的染色质，并与样品同步完成后续步骤。根据两者的C(t)值计算：
      > 百分比input = 2% × 2^{（2% input的C(t) − 沉淀样品的C(t)）}
      阳性位点应至少高于阴性位点及正常IgG的5–10倍。组蛋白修饰通常可达5%以上，转录因子多为0.1–1%。`,
  },
};
