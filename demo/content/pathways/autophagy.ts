import { activates, inhibits, node, type Pathway } from "./pathway";

export const autophagy: Pathway = {
  slug: "autophagy-signaling",
  title: { en: "Autophagy signalling", ja: "オートファジーのシグナル伝達", zh: "自噬信号通路" },
  summary: {
    en: "AMPK and mTORC1 pull ULK1 in opposite directions; LC3-II and p62 show the flux.",
    ja: "AMPKとmTORC1がULK1を相反的に制御します。フラックスはLC3-IIとp62で評価します。",
    zh: "AMPK与mTORC1对ULK1的作用相反；LC3-II与p62反映自噬流。",
  },
  showLegend: false,
  diagram: {
    columns: 7,
    rows: 7,
    nodes: [
      node("energy", { en: "Low energy", ja: "エネルギー低下", zh: "能量不足" }, "process", 1, 0),
      node("amino", { en: "Amino acids", ja: "アミノ酸", zh: "氨基酸" }, "process", 5, 0),
      node("ampk", "AMPKα", "kinase", 1, 1),
      node("mtorc1", "mTORC1", "kinase", 5, 1),
      node("ulk1", "ULK1", "kinase", 3, 2),
      node("beclin", "Beclin-1 / VPS34", "kinase", 3, 3),
      node("atg16", "Atg16L1", "adaptor", 3, 4),
      node("atg5", "Atg5–Atg12", "adaptor", 5, 4),
      node("lc3", "LC3-II", "effector", 3, 5),
      node("p62", "SQSTM1 / p62", "adaptor", 1, 5),
      node("lysosome", { en: "Lysosome", ja: "リソソーム", zh: "溶酶体" }, "process", 3, 6),
    ],
    edges: [
      activates("energy", "ampk"),
      activates("amino", "mtorc1"),
      inhibits("ampk", "mtorc1", "Raptor Ser792"),
      activates("ampk", "ulk1", "Ser555"),
      inhibits("mtorc1", "ulk1", "Ser757"),
      activates("ulk1", "beclin"),
      activates("beclin", "atg16"),
      activates("atg5", "atg16"),
      activates("atg16", "lc3"),
      activates("p62", "lc3"),
      activates("lc3", "lysosome"),
    ],
  },
  views: [],
  body: {
    en: `
      Autophagy encloses cytoplasm in a double membrane and brings it to the lysosome. Two kinases decide when.
      ## The switch
      With amino acids, mTORC1 phosphorylates ULK1 at **Ser757** and keeps it silent. When energy falls, AMPK phosphorylates ULK1 at other sites, **Ser555** among them, and inhibits mTORC1 through Raptor (Ser792). Active ULK1 starts the Beclin-1/VPS34 complex, which makes the lipid PI3P where the membrane grows.
      ## Two markers
      - **LC3.** LC3-I is joined to phosphatidylethanolamine and becomes LC3-II, which runs faster on a gel, at about 14–16 kDa.
      - **p62.** It binds ubiquitinated cargo and LC3 and is degraded with both. Falling p62 means working autophagy.
      ## At the bench
      - Measure flux: compare LC3-II with and without bafilomycin A1, 100 nM for 2 to 4 hours. A rise in LC3-II alone can mean a block.
      - Use PVDF and a gel of 15% or 4–20%, and normalise LC3-II to a loading control and not to LC3-I.
      ## Antibodies
      [LC3](/browse?q=LC3) · [SQSTM1/p62](/browse?q=p62) · [ULK1](/browse?q=ULK1) · [Beclin-1](/browse?q=Beclin)`,
    ja: `
      オートファジーは、細胞質成分を二重膜で包み込み、リソソームへ運んで分解する仕組みです。その開始は2つのキナーゼによって決まります。
      ## スイッチ
      アミノ酸が十分にあるとき、mTORC1はULK1の**Ser757**をリン酸化して抑制します。エネルギーが低下すると、AMPKがULK1の別の部位（**Ser555**など）をリン酸化し、さらにRaptor（Ser792）を介してmTORC1を抑制します。活性化したULK1はBeclin-1/VPS34複合体を始動させ、隔離膜の形成部位でPI3Pを産生します。
      ## 2つのマーカー
      - **LC3** – LC3-Iはホスファチジルエタノールアミンと結合してLC3-IIとなります。LC3-IIはゲル上で速く移動し、約14～16 kDaに検出されます。
      - **p62** – ユビキチン化された基質とLC3に結合し、ともに分解されます。p62の減少は、オートファジーが機能していることを示します。
      ## 実験のポイント
      - フラックスを測定します。バフィロマイシンA1（100 nM、2～4時間）の有無でLC3-IIを比較してください。LC3-IIの増加だけでは、分解の阻害である可能性を除外できません。
      - PVDF膜と15%または4～20%ゲルを用い、LC3-IIはLC3-Iではなくローディングコントロールでノーマライズします。
      ## 関連抗体
      [LC3](/browse?q=LC3) · [SQSTM1/p62](/browse?q=p62) · [ULK1](/browse?q=ULK1) · [Beclin-1](/browse?q=Beclin)`,
    zh: `
      自噬以双层膜包裹胞质成分，送至溶酶体降解。何时启动由两个激酶决定。
      ## 开关
      氨基酸充足时，mTORC1磷酸化ULK1的**Ser757**使其保持静默。能量下降时，AMPK磷酸化ULK1的其他位点（包括**Ser555**），并通过Raptor（Ser792）抑制mTORC1。激活的ULK1启动Beclin-1/VPS34复合物，在膜延伸处生成PI3P。
      ## 两个标志物
      - **LC3** – LC3-I与磷脂酰乙醇胺偶联成为LC3-II，在凝胶上迁移更快，约14–16 kDa。
      - **p62** – 结合泛素化底物与LC3并一同降解。p62下降说明自噬正常运行。
      ## 实验提示
      - 应测定自噬流：比较加与不加巴弗洛霉素A1（100 nM，2–4小时）时的LC3-II。仅LC3-II升高也可能是降解受阻。
      - 使用PVDF膜与15%或4–20%凝胶；LC3-II应以内参归一化，而不是LC3-I。
      ## 相关抗体
      [LC3](/browse?q=LC3) · [SQSTM1/p62](/browse?q=p62) · [ULK1](/browse?q=ULK1) · [Beclin-1](/browse?q=Beclin)`,
  },
};
