import { activates, inhibits, node, type Pathway } from "./pathway";

export const apoptosis: Pathway = {
  slug: "apoptosis",
  title: { en: "Apoptosis", ja: "アポトーシス", zh: "细胞凋亡" },
  summary: {
    en: "Death receptors and mitochondria lead to the same executioner: cleaved caspase-3.",
    ja: "デスレセプター経路とミトコンドリア経路は、いずれも切断型Caspase-3に収束します。",
    zh: "死亡受体与线粒体两条途径，最终汇聚于切割的Caspase-3。",
  },
  showLegend: true,
  diagram: {
    columns: 7,
    rows: 7,
    membraneAt: 0.5,
    nodes: [
      node("fas", "Fas", "receptor", 1, 0),
      node("fadd", "FADD", "adaptor", 1, 1),
      node("casp8", "Caspase-8", "effector", 1, 2),
      node("bid", "Bid", "effector", 3, 2),
      node("p53", "p53", "transcription", 5, 1),
      node("puma", "Puma", "effector", 5, 2),
      node("bcl2", "Bcl-2", "effector", 6, 3),
      node("bax", "Bax / Bak", "effector", 4, 3),
      node("cytc", "Cytochrome c", "effector", 4, 4),
      node("casp9", "Caspase-9", "effector", 4, 5),
      node("xiap", "XIAP", "effector", 6, 5),
      node("casp3", "Caspase-3", "effector", 2, 5),
      node("parp", "PARP", "effector", 2, 6),
      node("death", { en: "Cell death", ja: "細胞死", zh: "细胞死亡" }, "process", 4, 6),
    ],
    edges: [
      activates("fas", "fadd"),
      activates("fadd", "casp8"),
      activates("casp8", "bid"),
      activates("casp8", "casp3"),
      activates("bid", "bax"),
      activates("p53", "puma"),
      activates("puma", "bax"),
      inhibits("bcl2", "bax"),
      activates("bax", "cytc"),
      activates("cytc", "casp9"),
      inhibits("xiap", "casp9"),
      activates("casp9", "casp3"),
      inhibits("casp3", "parp", "Asp214"),
      activates("casp3", "death"),
    ],
  },
  views: [],
  body: {
    en: `
      Apoptosis dismantles a cell in order. Two entries lead to it.
      ## Extrinsic
      Fas and TRAIL receptors assemble FADD and procaspase-8 into a complex in which caspase-8 activates itself. In some cells it cuts caspase-3 directly, in others it needs the detour through Bid and mitochondria.
      ## Intrinsic
      DNA damage, loss of growth factors and stress act through BH3-only proteins such as Puma and Bim. They free Bax and Bak from Bcl-2 and Bcl-xL; the outer membrane opens, cytochrome *c* meets Apaf-1, and caspase-9 is activated. Smac removes the brake XIAP.
      ## Execution
      Caspase-9 and caspase-8 cut caspase-3 at **Asp175**. Caspase-3 cuts hundreds of proteins, among them PARP at **Asp214**: the fragment of 89 kDa is a reliable late marker.
      ## At the bench
      - Antibodies against cleaved forms see only the neo-epitope: no band in healthy cells is the right result.
      - Collect floating cells together with adherent ones; the dying cells are in the medium.
      - Staurosporine, 1 µM for 3 to 6 hours, makes a positive control in most lines.
      ## Antibodies
      [Caspase-3](/browse?q=Caspase-3) · [PARP](/browse?q=PARP) · [Bcl-2](/browse?q=Bcl-2) · [Bax](/browse?q=Bax)`,
    ja: `
      アポトーシスは、細胞を秩序立てて解体する過程です。主に2つの経路から始まります。
      ## 外因性経路
      FasやTRAIL受容体は、FADDおよびプロCaspase-8と複合体を形成し、その中でCaspase-8が自己活性化します。細胞の種類によって、Caspase-3を直接切断する場合と、Bidとミトコンドリアを経由する場合があります。
      ## 内因性経路
      DNA損傷、増殖因子の欠乏、ストレスなどは、PumaやBimといったBH3-onlyタンパク質を介して作用します。これらがBcl-2やBcl-xLによる抑制からBaxとBakを解放すると、ミトコンドリア外膜の透過性が亢進し、放出されたシトクロム*c*がApaf-1と結合してCaspase-9を活性化します。SmacはXIAPによる抑制を解除します。
      ## 実行期
      Caspase-9とCaspase-8は、Caspase-3を**Asp175**で切断します。Caspase-3は数百のタンパク質を切断し、その1つがPARPです（**Asp214**）。89 kDaの断片は信頼性の高い後期マーカーです。
      ## 実験のポイント
      - 切断型特異的抗体は、切断で生じるネオエピトープのみを認識します。健常な細胞でバンドが出ないのは正しい結果です。
      - 死にゆく細胞は培地中に浮遊しているため、接着細胞と併せて回収してください。
      - 多くの細胞株では、スタウロスポリン1 µM、3～6時間の処理が陽性コントロールになります。
      ## 関連抗体
      [Caspase-3](/browse?q=Caspase-3) · [PARP](/browse?q=PARP) · [Bcl-2](/browse?q=Bcl-2) · [Bax](/browse?q=Bax)`,
    zh: `
      细胞凋亡是有序拆解细胞的过程，主要由两条途径启动。
      ## 外源性途径
      Fas与TRAIL受体募集FADD和Caspase-8前体形成复合物，Caspase-8在其中自我激活。有些细胞中它直接切割Caspase-3，有些则需经Bid与线粒体放大。
      ## 内源性途径
      DNA损伤、生长因子缺失与应激通过Puma、Bim等BH3-only蛋白发挥作用，使Bax与Bak摆脱Bcl-2和Bcl-xL的抑制；线粒体外膜通透，细胞色素*c*与Apaf-1结合，激活Caspase-9。Smac则解除XIAP的抑制。
      ## 执行阶段
      Caspase-9与Caspase-8在**Asp175**切割Caspase-3。Caspase-3可切割数百种蛋白，其中包括PARP（**Asp214**），89 kDa片段是可靠的晚期标志。
      ## 实验提示
      - 切割特异性抗体只识别切割后产生的新表位，健康细胞中没有条带是正确的结果。
      - 濒死细胞漂浮在培养基中，请与贴壁细胞一并收集。
      - 多数细胞系可用1 µM星形孢菌素处理3–6小时作为阳性对照。
      ## 相关抗体
      [Caspase-3](/browse?q=Caspase-3) · [PARP](/browse?q=PARP) · [Bcl-2](/browse?q=Bcl-2) · [Bax](/browse?q=Bax)`,
  },
};
