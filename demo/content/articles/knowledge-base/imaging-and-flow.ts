import type { Article } from "../article";

/** Questions about imaging, cytometry and chromatin. */
export const imagingQuestions: readonly Article[] = [
  {
    number: 211,
    slug: "reducing-autofluorescence",
    topic: "imaging",
    applications: ["IF-IC", "IF-F"],
    revised: "2026-02-10",
    title: {
      en: "How do I reduce autofluorescence?",
      ja: "自家蛍光を抑えるにはどうすればよいですか？",
      zh: "如何降低自发荧光？",
    },
    summary: {
      en: "Find its source first: fixative, lipofuscin, blood or the plate.",
      ja: "固定液、リポフスチン、赤血球、容器など、まず原因を特定します。",
      zh: "先找来源：固定剂、脂褐素、红细胞还是培养板。",
    },
    body: {
      en: `
        Look at an unstained, fixed sample in every channel.
        - Even green haze: aldehyde. Fix for a shorter time, quench with 100 mM glycine or 0.1% sodium borohydride.
        - Granules in every colour: lipofuscin of old tissue. Treat with Sudan Black B or use a commercial quencher.
        - Rings in red and green: erythrocytes. Perfuse the animal, or choose far-red dyes.
        Far-red channels, at 647 nm and above, have the least autofluorescence. Put the weakest target there.`,
      ja: `
        未染色の固定サンプルを、まず全チャンネルで観察してください。
        - 緑色の均一なかすみ：アルデヒド由来です。固定時間を短縮し、100 mMグリシンまたは0.1%水素化ホウ素ナトリウムで消光します。
        - すべての色に現れる顆粒：老化組織のリポフスチンです。Sudan Black Bまたは市販の消光剤で処理します。
        - 赤と緑に現れる輪状の蛍光：赤血球です。灌流を行うか、遠赤色の色素を選びます。
        647 nm以上の遠赤色チャンネルは自家蛍光が最も少ないため、最も弱い標的を割り当ててください。`,
      zh: `
        请先用未染色的固定样品观察所有通道。
        - 均匀的绿色背景：醛类所致。缩短固定时间，或用100 mM甘氨酸、0.1%硼氢化钠淬灭。
        - 各通道均可见的颗粒：老化组织中的脂褐素。可用苏丹黑B或商品化淬灭剂处理。
        - 红、绿通道的环状信号：红细胞。可进行灌流，或改用远红染料。
        647 nm及以上的远红通道自发荧光最低，最弱的靶点应安排在这里。`,
    },
  },
  {
    number: 212,
    slug: "storing-cut-sections",
    topic: "imaging",
    applications: ["IHC-P"],
    revised: "2026-04-28",
    title: {
      en: "How long can I keep cut paraffin sections?",
      ja: "薄切したパラフィン切片はどのくらい保存できますか？",
      zh: "切好的石蜡切片可以保存多久？",
    },
    summary: {
      en: "Some epitopes fade within weeks. Keep the block and cut when you need it.",
      ja: "数週間で失われるエピトープもあります。ブロックのまま保存し、必要なときに薄切してください。",
      zh: "有些表位数周内就会减弱，建议保存蜡块，用时再切。",
    },
    body: {
      en: `
        Oxygen and water slowly destroy epitopes of cut sections; phosphorylated and nuclear antigens suffer first. Stain within four weeks where you can. If not, keep the slides at 4 °C in a sealed box with desiccant and compare with a fresh section of the same block.
        The block itself keeps its antigens for years at room temperature.`,
      ja: `
        薄切後の切片では、酸素や水分によってエピトープが徐々に失われます。特にリン酸化抗原や核内抗原は影響を受けやすいため、できるだけ4週間以内に染色してください。保存する場合は乾燥剤を入れた密閉容器に収めて4℃で保管し、同じブロックから薄切した新しい切片と比較します。
        ブロックのままであれば、室温で数年間抗原性が保たれます。`,
      zh: `
        切片暴露于氧气和水分后，表位会逐渐被破坏，磷酸化抗原与核抗原最先受影响。建议四周内完成染色；若需保存，请放入带干燥剂的密封盒中4°C存放，并与同一蜡块的新切片比较。
        蜡块本身在室温下可保持抗原性数年。`,
    },
  },
  {
    number: 214,
    slug: "isotype-controls",
    topic: "flow",
    applications: ["FC-FP"],
    revised: "2026-05-13",
    title: {
      en: "How do I use an isotype control?",
      ja: "アイソタイプコントロールの使い方を教えてください。",
      zh: "同型对照应如何使用？",
    },
    summary: {
      en: "Same isotype, same label, same mass for each test; it shows background and does not set the gate.",
      ja: "アイソタイプ、標識、1テストあたりの抗体量をそろえます。バックグラウンドの確認用であり、ゲート設定には使いません。",
      zh: "亚型、标记、用量均须一致；它反映背景，不用于设门。",
    },
    body: {
      en: `
        Match host, isotype, label, degree of labelling and mass per test. Matching the dilution is not enough, since concentrations differ.
        The control shows binding to Fc receptors and sticky cells. It does not show spectral spill-over: use a sample with all dyes but one to set a gate. Block Fc receptors first and exclude dead cells.`,
      ja: `
        宿主、アイソタイプ、標識、標識率、1テストあたりの抗体量をそろえます。濃度は製品によって異なるため、希釈率を合わせるだけでは不十分です。
        アイソタイプコントロールで分かるのは、Fc受容体への結合や細胞への非特異的吸着です。蛍光の漏れ込みは分からないため、ゲートの設定にはFMOコントロールを使用してください。あらかじめFc受容体をブロックし、死細胞を除外することも重要です。`,
      zh: `
        宿主、亚型、标记、标记比与每次测试用量均应一致。由于浓度不同，仅统一稀释比例是不够的。
        同型对照反映Fc受体结合与非特异吸附，不能反映光谱溢漏；设门应使用FMO对照。请先封闭Fc受体并排除死细胞。`,
    },
  },
  {
    number: 215,
    slug: "using-a-blotting-antibody-on-tissue",
    topic: "imaging",
    applications: ["WB", "IHC-P"],
    revised: "2026-03-03",
    title: {
      en: "Can an antibody for western blotting be used on tissue?",
      ja: "ウェスタンブロット用の抗体を組織染色に使えますか？",
      zh: "适用于免疫印迹的抗体能用于组织染色吗？",
    },
    summary: {
      en: "Only if its epitope survives fixation. Look for the application code.",
      ja: "固定後もエピトープが保たれる場合に限られます。アプリケーションコードを確認してください。",
      zh: "只有表位经固定后仍可识别才行，请查看应用代码。",
    },
    body: {
      en: `
        A blot shows denatured protein, a section cross-linked protein. An antibody that recognises a linear epitope often works in both, one that needs lysines in its epitope often does not, because formaldehyde reacts with them.
        If IHC-P is not listed, it has not been tested or has failed. Technical support can tell you which. Test on cell pellets with and without the target before you use patient tissue.`,
      ja: `
        ブロットでは変性したタンパク質を、切片では架橋されたタンパク質を検出します。直鎖状エピトープを認識する抗体は両方に使えることが多い一方、エピトープにリジンを含む場合は、ホルムアルデヒドと反応するため染まらないことがあります。
        IHC-Pの記載がない場合は、未試験か、試験で不適と判断されたものです。どちらに該当するかは、テクニカルサポートにお問い合わせください。患者組織に使用する前に、標的を発現する細胞と発現しない細胞のペレットで確認してください。`,
      zh: `
        印迹检测的是变性蛋白，切片检测的是交联蛋白。识别线性表位的抗体往往两者皆可；若表位含赖氨酸，则会与甲醛反应，常常无法着色。
        未标注IHC-P，表示未测试或测试未通过，具体情况可咨询技术支持。用于患者组织之前，请先在表达与不表达该靶点的细胞块上验证。`,
    },
  },
  {
    number: 216,
    slug: "cells-needed-for-chip",
    topic: "chromatin",
    applications: ["ChIP"],
    revised: "2026-06-24",
    title: {
      en: "How many cells does a ChIP need?",
      ja: "ChIPには何個の細胞が必要ですか？",
      zh: "ChIP需要多少细胞？",
    },
    summary: {
      en: "Four million for each precipitation as a start; fewer for histone marks.",
      ja: "1反応あたり400万個が目安です。ヒストン修飾では、より少なくても可能です。",
      zh: "每个反应以400万个细胞起步，组蛋白修饰可更少。",
    },
    body: {
      en: `
        Begin with four million cells, about 10 µg of chromatin, for each precipitation. Histone marks work with one tenth. Transcription factors and co-factors rarely do; with few cells choose CUT&RUN, which needs 100,000 cells and no cross-linking for many targets.
        Count nuclei after lysis, not cells before it, when samples differ in size or ploidy.`,
      ja: `
        1反応あたり400万個の細胞（クロマチン約10 µg）を目安としてください。ヒストン修飾ではその10分の1でも検出できますが、転写因子や補因子では難しい場合がほとんどです。細胞数が少ない場合は、10万個程度から実施でき、多くの標的で架橋が不要なCUT&RUNを検討してください。
        細胞の大きさや倍数性が異なるサンプルでは、溶解前の細胞数ではなく、溶解後の核数を数えます。`,
      zh: `
        建议每个沉淀反应使用400万个细胞（约10 µg染色质）。组蛋白修饰用十分之一即可，转录因子与辅因子则较难。细胞数量有限时可选择CUT&RUN，约10万个细胞即可，且多数靶点无需交联。
        若样品的细胞大小或倍性不同，应在裂解后按细胞核计数。`,
    },
  },
  {
    number: 217,
    slug: "controls-for-chip",
    topic: "chromatin",
    applications: ["ChIP", "ChIP-seq"],
    revised: "2026-07-15",
    title: {
      en: "Which controls belong in a ChIP experiment?",
      ja: "ChIPにはどのようなコントロールが必要ですか？",
      zh: "ChIP实验需要哪些对照？",
    },
    summary: {
      en: "Histone H3 as positive, normal IgG as negative, and two loci for each.",
      ja: "陽性コントロールにヒストンH3、陰性コントロールにNormal IgGを用い、それぞれ2か所の座位で確認します。",
      zh: "组蛋白H3为阳性、正常IgG为阴性，并各检测两个位点。",
    },
    body: {
      en: `
        - **Histone H3** shows that chromatin and precipitation were sound: it is enriched at every locus.
        - **Normal IgG** of the same species shows what sticks to the beads.
        - **A positive and a negative locus** show that enrichment is specific. For H3K4me3 these are an active promoter and a gene desert.
        - **Input** makes samples comparable: see [per cent of input](/learn-and-support/technical-support/chromatin-fragments-and-input/112).`,
      ja: `
        - **ヒストンH3** – すべての座位で濃縮されるため、クロマチンと沈降反応が適切であったことを示します。
        - **同じ動物種のNormal IgG** – ビーズへの非特異的な吸着を示します。
        - **陽性座位と陰性座位** – 濃縮の特異性を示します。H3K4me3の場合は、活性なプロモーターと遺伝子砂漠を用います。
        - **インプット** – サンプル間の比較に用います。[パーセントインプットの計算方法](/learn-and-support/technical-support/chromatin-fragments-and-input/112)をご覧ください。`,
      zh: `
        - **组蛋白H3** – 在所有位点均有富集，说明染色质与沉淀反应正常；
        - **同种属正常IgG** – 反映与磁珠的非特异吸附；
        - **阳性与阴性位点** – 说明富集的特异性。以H3K4me3为例，可选活跃启动子与基因荒漠区；
        - **Input** – 使样品之间可以比较，参见[百分比input计算](/learn-and-support/technical-support/chromatin-fragments-and-input/112)。`,
    },
  },
];
