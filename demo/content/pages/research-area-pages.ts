import { type Page, prose, t3 } from "./page";

export const immunology: Page = {
  url: "/research/immunology",
  title: t3("Immunology", "免疫", "免疫学"),
  description: t3(
    "Lineage markers, checkpoints and cytokine signalling.",
    "系譜マーカー、免疫チェックポイント、サイトカインシグナル。",
    "谱系标志物、免疫检查点与细胞因子信号。",
  ),
  blocks: [
    prose(
      t3(
        `
        ## Lineages in human blood
        | Cells | Markers | Note |
        |---|---|---|
        | T cells | CD3, CD4 or CD8 | FoxP3 and CD25 for regulatory cells |
        | B cells | CD19, CD20 | CD138 for plasma cells, which lose CD20 |
        | NK cells | CD56, CD16, no CD3 | |
        | Monocytes | CD14, CD16 | Classical cells have CD14 only |
        ## Checkpoints
        PD-1 stands on T cells, PD-L1 on tumour and myeloid cells. TIM-3 and LAG3 mark exhausted cells together with PD-1; one alone can also mean activation.
        ## Signalling
        Cytokines are read within 15 to 30 minutes: see [Jak / Stat](/research/pathways/jak-stat-signaling) and [NF-κB](/research/pathways/nf-kb-signaling), and the [flow cytometry protocol](/protocols/50) for phosphorylated proteins in single cells.`,
        `
        ## ヒト血液細胞の系譜マーカー
        | 細胞 | マーカー | 備考 |
        |---|---|---|
        | T細胞 | CD3、CD4またはCD8 | 制御性T細胞にはFoxP3とCD25 |
        | B細胞 | CD19、CD20 | 形質細胞はCD20を失い、CD138を発現 |
        | NK細胞 | CD56、CD16、CD3陰性 | |
        | 単球 | CD14、CD16 | 古典的単球はCD14のみ陽性 |
        ## 免疫チェックポイント
        PD-1はT細胞に、PD-L1は腫瘍細胞や骨髄系細胞に発現します。TIM-3とLAG3は、PD-1とともに発現していれば疲弊の指標となりますが、単独では活性化を示す場合もあります。
        ## シグナル伝達
        サイトカイン応答は15～30分で測定します。[Jak / Stat](/research/pathways/jak-stat-signaling)、[NF-κB](/research/pathways/nf-kb-signaling)をご参照ください。1細胞レベルのリン酸化解析には[フローサイトメトリーのプロトコール](/protocols/50)が役立ちます。`,
        `
        ## 人血细胞谱系标志物
        | 细胞 | 标志物 | 说明 |
        |---|---|---|
        | T细胞 | CD3、CD4或CD8 | 调节性T细胞加测FoxP3与CD25 |
        | B细胞 | CD19、CD20 | 浆细胞失去CD20，表达CD138 |
        | NK细胞 | CD56、CD16，CD3阴性 | |
        | 单核细胞 | CD14、CD16 | 经典单核细胞仅CD14阳性 |
        ## 免疫检查点
        PD-1位于T细胞，PD-L1位于肿瘤细胞与髓系细胞。TIM-3、LAG3与PD-1共表达提示耗竭；单独出现也可能只是活化。
        ## 信号转导
        细胞因子刺激在15–30分钟内检测，参见[Jak / Stat](/research/pathways/jak-stat-signaling)与[NF-κB](/research/pathways/nf-kb-signaling)；单细胞磷酸化检测见[流式方案](/protocols/50)。`,
      ),
    ),
  ],
};

export const neuroscience: Page = {
  url: "/research/neuroscience",
  title: t3("Neuroscience", "神経科学", "神经科学"),
  description: t3(
    "Cell types of the brain, synapses and aggregates.",
    "脳の細胞種、シナプス、凝集体を調べるためのガイドです。",
    "脑内细胞类型、突触与聚集体。",
  ),
  blocks: [
    prose(
      t3(
        `
        ## Cell types
        | Cells | Markers |
        |---|---|
        | Neurons | NeuN (nucleus), MAP2 (dendrites), β3-tubulin |
        | Astrocytes | GFAP, S100B, ALDH1L1 |
        | Microglia | Iba1, TMEM119, P2RY12 |
        | Oligodendrocytes | Olig2, MBP |
        ## Synapses
        Presynaptic synapsin-1 or VGLUT1 beside postsynaptic PSD-95: count puncta that touch, in confocal sections of less than 0.5 µm.
        ## Aggregates
        Tau is phosphorylated at many sites; Ser202/Thr205 appears in pretangles and tangles. α-Synuclein in Lewy bodies is phosphorylated at Ser129. Perfuse with 4% formaldehyde, as post-mortem dephosphorylation is fast, and compare with a knockout brain where there is one.`,
        `
        ## 細胞種マーカー
        | 細胞 | マーカー |
        |---|---|
        | ニューロン | NeuN（核）、MAP2（樹状突起）、β3-チューブリン |
        | アストロサイト | GFAP、S100B、ALDH1L1 |
        | ミクログリア | Iba1、TMEM119、P2RY12 |
        | オリゴデンドロサイト | Olig2、MBP |
        ## シナプス
        シナプス前部のSynapsin-1またはVGLUT1と、シナプス後部のPSD-95を染色し、0.5 µm以下の共焦点切片で接する輝点を数えます。
        ## 凝集体
        タウは多くの部位でリン酸化されますが、Ser202/Thr205のリン酸化はプレタングルと神経原線維変化に認められます。レビー小体のα-シヌクレインはSer129がリン酸化されています。死後の脱リン酸化は速いため4%ホルムアルデヒドで灌流固定し、可能であればノックアウト脳と比較してください。`,
        `
        ## 细胞类型
        | 细胞 | 标志物 |
        |---|---|
        | 神经元 | NeuN（细胞核）、MAP2（树突）、β3-微管蛋白 |
        | 星形胶质细胞 | GFAP、S100B、ALDH1L1 |
        | 小胶质细胞 | Iba1、TMEM119、P2RY12 |
        | 少突胶质细胞 | Olig2、MBP |
        ## 突触
        以突触前Synapsin-1或VGLUT1与突触后PSD-95共染，在小于0.5 µm的共聚焦层面计数相互接触的斑点。
        ## 聚集体
        Tau有多个磷酸化位点，其中Ser202/Thr205见于前缠结与神经原纤维缠结；路易小体中的α-突触核蛋白在Ser129磷酸化。死后去磷酸化很快，应以4%甲醛灌注固定，并尽可能与敲除小鼠脑组织比较。`,
      ),
    ),
  ],
};
