import { activates, inhibits, node, type Pathway } from "./pathway";

export const notch: Pathway = {
  slug: "notch-signaling",
  title: { en: "Notch signalling", ja: "Notchシグナル伝達", zh: "Notch信号通路" },
  summary: {
    en: "A receptor that is cut twice and becomes the messenger itself.",
    ja: "2回切断され、受容体自身がシグナル分子となる経路です。",
    zh: "受体经两次切割，自身成为信号分子。",
  },
  showLegend: true,
  diagram: {
    columns: 7,
    rows: 6,
    membraneAt: 1.5,
    nucleusAt: 3.5,
    nodes: [
      node("ligand", "DLL1 / Jagged1", "effector", 1, 0),
      node("notch", "Notch1", "receptor", 3, 1),
      node("adam", "ADAM10", "effector", 1, 1),
      node("secretase", { en: "γ-Secretase", ja: "γ-セクレターゼ", zh: "γ-分泌酶" }, "effector", 5, 1),
      node("numb", "Numb", "adaptor", 1, 2),
      node("nicd", "NICD", "effector", 3, 3),
      node("fbw7", "FBXW7", "effector", 5, 3),
      node("rbpj", "RBPJ", "transcription", 3, 4),
      node("maml", "MAML1", "effector", 1, 4),
      node("genes", "Hes1, Hey1", "process", 3, 5),
    ],
    edges: [
      activates("ligand", "notch"),
      activates("adam", "notch"),
      activates("secretase", "nicd", "Val1744"),
      activates("notch", "nicd"),
      inhibits("numb", "notch"),
      inhibits("fbw7", "nicd"),
      activates("nicd", "rbpj"),
      activates("maml", "rbpj"),
      activates("rbpj", "genes"),
    ],
  },
  views: [],
  body: {
    en: `
      Notch needs no second messenger. A ligand on the next cell pulls at the receptor until ADAM10 can reach its cut, and γ-secretase then frees the intracellular domain, NICD.
      ## From the cut to the gene
      γ-Secretase cuts before a valine, **Val1744** in the mouse numbering by which the antibodies are named. The new end is an epitope that uncut Notch does not have. NICD enters the nucleus, pushes co-repressors off RBPJ and, with MAML1, turns on Hes1 and Hey1. FBXW7 marks it for destruction within an hour or two.
      ## At the bench
      - Antibodies against the cut end see active Notch alone; antibodies against the C-terminus see all of it.
      - A γ-secretase inhibitor (DAPT, overnight) is the negative control. For a pulse, wash it out and harvest after two hours, with a proteasome inhibitor if the signal is weak.
      - Coat plates with ligand: in solution it mostly blocks the receptor.
      ## Antibodies
      [Notch1](/browse?q=NOTCH1) · [Jagged1](/browse?q=JAG1) · [RBPJ](/browse?q=RBPJ) · [Hes1](/browse?q=HES1)`,
    ja: `
      Notchにはセカンドメッセンジャーがありません。隣接細胞のリガンドが受容体を引っ張ることでADAM10の切断部位が露出し、続いてγ-セクレターゼが細胞内ドメイン（NICD）を切り離します。
      ## 切断から転写まで
      γ-セクレターゼはバリンの手前で切断します。抗体名に用いられるのはマウスの番号で、**Val1744**です。切断で生じた末端は、未切断のNotchには存在しないエピトープです。NICDは核に移行し、RBPJからコリプレッサーを外し、MAML1とともにHes1やHey1の転写を活性化します。FBXW7により、1～2時間で分解へと導かれます。
      ## 実験のポイント
      - 切断末端に対する抗体は活性型Notchのみを、C末端に対する抗体はすべてのNotchを検出します。
      - 陰性コントロールにはγ-セクレターゼ阻害剤（DAPT、一晩）を用います。一過性の活性化を見る場合は、洗い流して2時間後に回収します。シグナルが弱い場合はプロテアソーム阻害剤を併用します。
      - リガンドはプレートに固相化してください。溶液中では主に受容体の阻害に働きます。
      ## 関連抗体
      [Notch1](/browse?q=NOTCH1) · [Jagged1](/browse?q=JAG1) · [RBPJ](/browse?q=RBPJ) · [Hes1](/browse?q=HES1)`,
    zh: `
      Notch通路不需要第二信使。相邻细胞上的配体牵拉受体，暴露ADAM10的切割位点；随后γ-分泌酶释放胞内结构域（NICD）。
      ## 从切割到转录
      γ-分泌酶在一个缬氨酸之前切割，抗体命名沿用小鼠编号**Val1744**。切割产生的末端是未切割Notch所没有的表位。NICD入核后将共抑制因子从RBPJ上移除，与MAML1一起激活Hes1与Hey1，并在一至两小时内经FBXW7降解。
      ## 实验提示
      - 识别切割末端的抗体只检测活化的Notch；识别C端的抗体检测全部Notch。
      - 阴性对照使用γ-分泌酶抑制剂（DAPT过夜）。观察瞬时活化时，洗去抑制剂两小时后收样；信号弱时可加蛋白酶体抑制剂。
      - 配体应包被于孔板；游离配体多起阻断作用。
      ## 相关抗体
      [Notch1](/browse?q=NOTCH1) · [Jagged1](/browse?q=JAG1) · [RBPJ](/browse?q=RBPJ) · [Hes1](/browse?q=HES1)`,
  },
};
