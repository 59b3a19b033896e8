import { activates, inhibits, node, type Pathway } from "./pathway";

export const tgfBeta: Pathway = {
  slug: "tgf-beta-smad-signaling",
  title: { en: "TGF-β / Smad signalling", ja: "TGF-β / Smadシグナル伝達", zh: "TGF-β / Smad信号通路" },
  summary: {
    en: "Two families of ligands, two sets of Smads, one partner that both need.",
    ja: "2系統のリガンドと2群のSmad、そして両者に共通するパートナーからなる経路です。",
    zh: "两类配体、两组Smad，以及二者共同需要的伴侣。",
  },
  showLegend: true,
  diagram: {
    columns: 7,
    rows: 6,
    membraneAt: 0.5,
    nucleusAt: 3.5,
    nodes: [
      node("rii", "TβRII", "receptor", 0, 0),
      node("ri", "TβRI (ALK5)", "receptor", 2, 0),
      node("bmpr", "BMPR", "receptor", 6, 0),
      node("smad7", "Smad7", "effector", 0, 2),
      node("smad23", "Smad2 / 3", "transcription", 2, 2),
      node("smad159", "Smad1 / 5 / 9", "transcription", 6, 2),
      node("smad4", "Smad4", "transcription", 4, 3),
      node("ppm1a", "PPM1A", "phosphatase", 4, 1),
      node(
        "matrix",
        { en: "Matrix, growth arrest", ja: "基質産生・増殖停止", zh: "基质合成与生长停滞" },
        "process",
        2,
        5,
      ),
      node("id", { en: "Id genes, bone", ja: "Id遺伝子・骨形成", zh: "Id基因与骨形成" }, "process", 6, 5),
    ],
    edges: [
      activates("rii", "ri"),
      activates("ri", "smad23", "Ser465/467"),
      activates("bmpr", "smad159", "Ser463/465"),
      inhibits("smad7", "ri"),
      inhibits("ppm1a", "smad23"),
      activates("smad4", "smad23"),
      activates("smad4", "smad159"),
      activates("smad23", "matrix"),
      activates("smad159", "id"),
    ],
  },
  views: [],
  body: {
    en: `
      Receptors of this family are serine kinases. The type II receptor phosphorylates the type I receptor, and that one phosphorylates Smads at the two serines at their very end.
      ## Two branches
      TGF-β and activin act through Smad2 (**Ser465/467**) and Smad3 (**Ser423/425**), BMPs through Smad1, 5 and 9 (**Ser463/465** of Smad1). Both kinds bind Smad4 and go to the nucleus, where they turn on different genes: PAI-1 and matrix proteins here, Id1 to Id3 there.
      ## Brakes
      Smad7 blocks the type I receptor and brings ubiquitin ligases to it. Phosphatases such as PPM1A take the phosphates off. Many tumours lose Smad4 or the type II receptor instead.
      ## At the bench
      - Starve overnight in 0.2% serum or less: serum contains TGF-β, and cells make their own.
      - Stimulate for 30 to 60 minutes with 5 ng/ml TGF-β1. SB431542 blocks the TGF-β branch and leaves BMP alone.
      - Antibodies against phospho-Smad3 often see phospho-Smad1 as well, since the ends are alike: read which one your antibody sees.
      ## Antibodies
      [Smad2](/browse?q=SMAD2) · [Smad3](/browse?q=SMAD3) · [Smad1](/browse?q=SMAD1) · [Smad4](/browse?q=SMAD4)`,
    ja: `
      このファミリーの受容体はセリンキナーゼです。II型受容体がI型受容体をリン酸化し、I型受容体がSmadのC末端にある2つのセリンをリン酸化します。
      ## 2つの経路
      TGF-βとアクチビンはSmad2（**Ser465/467**）とSmad3（**Ser423/425**）を、BMPはSmad1、5、9（Smad1の**Ser463/465**）を介して作用します。いずれもSmad4と結合して核に移行し、前者はPAI-1や細胞外基質タンパク質、後者はId1～Id3など、異なる遺伝子を誘導します。
      ## 負の制御
      Smad7はI型受容体を阻害し、ユビキチンリガーゼを呼び寄せます。PPM1Aなどのホスファターゼは脱リン酸化を担います。腫瘍では、Smad4やII型受容体の欠失がしばしば見られます。
      ## 実験のポイント
      - 血清濃度0.2%以下で一晩飢餓培養します。血清にはTGF-βが含まれ、細胞自身も産生します。
      - TGF-β1（5 ng/ml）で30～60分間刺激します。SB431542はTGF-β側のみを阻害し、BMP側には影響しません。
      - C末端の配列が似ているため、リン酸化Smad3抗体はリン酸化Smad1も検出することがあります。使用する抗体の特異性をご確認ください。
      ## 関連抗体
      [Smad2](/browse?q=SMAD2) · [Smad3](/browse?q=SMAD3) · [Smad1](/browse?q=SMAD1) · [Smad4](/browse?q=SMAD4)`,
    zh: `
      该家族的受体为丝氨酸激酶。II型受体磷酸化I型受体，后者再磷酸化Smad最末端的两个丝氨酸。
      ## 两条分支
      TGF-β与激活素经由Smad2（**Ser465/467**）和Smad3（**Ser423/425**），BMP经由Smad1、5、9（Smad1的**Ser463/465**）。二者均与Smad4结合入核，激活不同的基因：前者如PAI-1与基质蛋白，后者如Id1至Id3。
      ## 负调控
      Smad7阻断I型受体并招募泛素连接酶；PPM1A等磷酸酶去除磷酸基团。许多肿瘤则丢失Smad4或II型受体。
      ## 实验提示
      - 在0.2%或更低血清中饥饿过夜：血清含TGF-β，细胞自身也会分泌。
      - 以5 ng/ml TGF-β1刺激30–60分钟。SB431542只阻断TGF-β分支，不影响BMP。
      - 由于末端序列相似，磷酸化Smad3抗体往往也识别磷酸化Smad1，请核对所用抗体的特异性。
      ## 相关抗体
      [Smad2](/browse?q=SMAD2) · [Smad3](/browse?q=SMAD3) · [Smad1](/browse?q=SMAD1) · [Smad4](/browse?q=SMAD4)`,
  },
};
