import { activates, inhibits, node, type Pathway } from "./pathway";

export const dnaDamage: Pathway = {
  slug: "dna-damage-p53-signaling",
  title: { en: "DNA damage and p53", ja: "DNA損傷応答とp53", zh: "DNA损伤与p53" },
  summary: {
    en: "Breaks and stalled forks wake two kinases; p53 decides between a pause and an end.",
    ja: "二本鎖切断と複製フォークの停止が2種類のキナーゼを活性化し、p53が細胞の停止か死かを決めます。",
    zh: "双链断裂与复制叉停滞激活两种激酶，由p53决定暂停还是死亡。",
  },
  showLegend: true,
  diagram: {
    columns: 7,
    rows: 6,
    nodes: [
      node("break", { en: "Double-strand break", ja: "二本鎖切断", zh: "双链断裂" }, "process", 1, 0),
      node("fork", { en: "Stalled fork", ja: "複製フォーク停止", zh: "复制叉停滞" }, "process", 5, 0),
      node("atm", "ATM", "kinase", 1, 1),
      node("h2ax", "H2A.X", "effector", 3, 1),
      node("atr", "ATR", "kinase", 5, 1),
      node("chk2", "Chk2", "kinase", 1, 2),
      node("chk1", "Chk1", "kinase", 5, 2),
      node("mdm2", "MDM2", "effector", 0, 3),
      node("p53", "p53", "transcription", 2, 3),
      node("cdc25", "Cdc25A", "phosphatase", 5, 3),
      node("p21", "p21", "effector", 3, 4),
      node("apoptosis", { en: "Apoptosis", ja: "アポトーシス", zh: "细胞凋亡" }, "process", 1, 5),
      node("g1", { en: "G1 arrest", ja: "G1期停止", zh: "G1期阻滞" }, "process", 3, 5),
      node("s", { en: "S and M phase", ja: "S期・M期への進行", zh: "进入S期与M期" }, "process", 5, 5),
    ],
    edges: [
      activates("break", "atm"),
      activates("fork", "atr"),
      activates("atm", "h2ax", "Ser139"),
      activates("atr", "h2ax"),
      activates("atm", "chk2", "Thr68"),
      activates("atr", "chk1", "Ser345"),
      activates("atm", "p53", "Ser15"),
      activates("chk2", "p53", "Ser20"),
      inhibits("mdm2", "p53"),
      inhibits("chk1", "cdc25"),
      activates("p53", "p21"),
      activates("p53", "apoptosis"),
      activates("p21", "g1"),
      activates("cdc25", "s"),
    ],
  },
  views: [],
  body: {
    en: `
      Two kinases of the same family share the work. ATM answers to double-strand breaks and phosphorylates itself at **Ser1981**; ATR answers to single-stranded DNA at stalled forks. Each has its messenger: Chk2 (**Thr68**) and Chk1 (**Ser345**).
      ## At the break
      Both phosphorylate H2A.X at **Ser139**. This γH2A.X spreads over megabases within minutes, which makes foci that can be counted under the microscope.
      ## p53
      ATM phosphorylates **Ser15** and Chk2 **Ser20**; MDM2 lets go, and p53 gathers within one to two hours. It induces p21, which stops the cell in G1, and, where the damage is heavy, Puma, Noxa and Bax. MDM2 is a target gene too: p53 ends its own signal.
      ## At the bench
      - Etoposide or doxorubicin for breaks, hydroxyurea or ultraviolet light for forks: the choice decides which kinase answers.
      - γH2A.X also appears in apoptosis, over the whole nucleus. Foci mean breaks, pan-nuclear staining means dying cells.
      - Many lines have mutant p53 that is abundant and silent. Nutlin-3a tells: wild-type p53 induces p21.
      ## Antibodies
      [p53](/browse?q=TP53) · [H2A.X](/browse?q=H2AX) · [Chk1](/browse?q=CHEK1) · [Chk2](/browse?q=CHEK2)`,
    ja: `
      同じファミリーに属する2つのキナーゼが役割を分担します。ATMは二本鎖切断に応答して自身の**Ser1981**をリン酸化し、ATRは停止した複製フォークに露出した一本鎖DNAに応答します。それぞれの情報はChk2（**Thr68**）とChk1（**Ser345**）に伝えられます。
      ## 切断部位での反応
      両キナーゼはH2A.Xの**Ser139**をリン酸化します。γH2A.Xは数分でメガベースの範囲に広がり、顕微鏡で計数できるフォーカスを形成します。
      ## p53の役割
      ATMが**Ser15**を、Chk2が**Ser20**をリン酸化するとMDM2が解離し、p53は1～2時間で蓄積します。p53はp21を誘導して細胞周期をG1期で停止させ、損傷が大きい場合はPuma、Noxa、Baxを誘導します。MDM2もp53の標的遺伝子であり、p53は自らシグナルを終息させます。
      ## 実験のポイント
      - 二本鎖切断にはエトポシドやドキソルビシン、複製フォークの停止にはヒドロキシ尿素や紫外線を用います。処理の選択によって応答するキナーゼが変わります。
      - γH2A.Xはアポトーシスでも核全体に現れます。フォーカスは切断を、核全体の染色は死につつある細胞を示します。
      - 多くの細胞株では、変異型p53が大量に存在しながら機能していません。Nutlin-3aで処理すると、野生型p53であればp21が誘導されます。
      ## 関連抗体
      [p53](/browse?q=TP53) · [H2A.X](/browse?q=H2AX) · [Chk1](/browse?q=CHEK1) · [Chk2](/browse?q=CHEK2)`,
    zh: `
      同一家族的两种激酶分工合作。ATM响应双链断裂，并在**Ser1981**自磷酸化；ATR响应停滞复制叉上的单链DNA。二者各有下游：Chk2（**Thr68**）与Chk1（**Ser345**）。
      ## 断裂处
      两种激酶均磷酸化H2A.X的**Ser139**。γH2A.X在数分钟内扩散至百万碱基范围，形成可在显微镜下计数的焦点。
      ## p53
      ATM磷酸化**Ser15**，Chk2磷酸化**Ser20**；MDM2随之解离，p53在一至两小时内积累。它诱导p21，使细胞停滞于G1期；损伤严重时则诱导Puma、Noxa与Bax。MDM2也是其靶基因，因此p53会终止自身信号。
      ## 实验提示
      - 制造断裂用依托泊苷或阿霉素，阻断复制叉用羟基脲或紫外线：处理方式决定响应的激酶。
      - 凋亡时γH2A.X也会出现于整个细胞核。焦点代表断裂，全核染色代表垂死细胞。
      - 许多细胞系含大量但失活的突变型p53。可用Nutlin-3a判断：野生型p53会诱导p21。
      ## 相关抗体
      [p53](/browse?q=TP53) · [H2A.X](/browse?q=H2AX) · [Chk1](/browse?q=CHEK1) · [Chk2](/browse?q=CHEK2)`,
  },
};
