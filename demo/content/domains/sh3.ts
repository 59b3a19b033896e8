import type { ProteinDomain } from "./domain";

export const sh3: ProteinDomain = {
  slug: "sh3-domain",
  title: { en: "SH3 domain", ja: "SH3ドメイン", zh: "SH3结构域" },
  summary: {
    en: "About 60 residues that hold stretches of proline, loosely and in either direction.",
    ja: "プロリンに富む配列を、いずれの向きでも緩やかに認識する約60残基のドメインです。",
    zh: "约60个残基，可从两个方向松散地结合富含脯氨酸的序列。",
  },
  fold: ["strand", "strand", "strand", "strand", "strand"],
  binding: {
    en: `
      SH3 (Src homology 3) domains bind a left-handed helix of prolines, the polyproline II helix. Two shallow pockets take a proline each; a third, negatively charged, takes an arginine or lysine and decides about the direction: the basic residue stands in front of the prolines (class I) or behind them (class II).
      Affinities of 1 to 100 µM are weak. What makes them work is number: several motifs, several SH3 domains, high local concentration.`,
    ja: `
      SH3（Src homology 3）ドメインは、プロリンがつくる左巻きのポリプロリンII型ヘリックスに結合します。2つの浅いポケットがそれぞれプロリンを受け入れ、負電荷を帯びた第3のポケットがアルギニンまたはリジンを受け入れて結合の向きを決めます。塩基性残基がプロリンの前にあるものをクラスI、後にあるものをクラスIIと呼びます。
      解離定数は1～100 µMと弱い結合ですが、複数のモチーフと複数のSH3ドメイン、そして局所的な濃度の高さによって機能します。`,
    zh: `
      SH3（Src同源3）结构域结合脯氨酸形成的左手螺旋，即聚脯氨酸II型螺旋。两个浅口袋各容纳一个脯氨酸；第三个带负电的口袋容纳精氨酸或赖氨酸，并决定结合方向：碱性残基位于脯氨酸之前为I类，之后为II类。
      解离常数为1–100 µM，结合较弱，依靠多个基序、多个SH3结构域与较高的局部浓度发挥作用。`,
  },
  structure: {
    en: "Five strands form two sheets packed at right angles, as in the SH3 domain of Src (PDB 1SRL).",
    ja: "5本のβストランドからなる2枚のシートが直交して重なります（例：SrcのSH3ドメイン、PDB 1SRL）。",
    zh: "五条β链构成两片相互垂直的折叠片，例如Src的SH3结构域（PDB 1SRL）。",
  },
  additional: {
    en: `
      ## In signalling
      Some 300 SH3 domains lie in about 200 human proteins. Adaptors such as GRB2 and Crk carry them beside an SH2 domain and so tie a phosphotyrosine to an enzyme. In Src and Abl the SH3 domain holds the linker before the kinase and keeps it closed; a ligand that binds better opens it.`,
    ja: `
      ## シグナル伝達における役割
      ヒトでは約200種のタンパク質に約300個のSH3ドメインが存在します。GRB2やCrkなどのアダプターはSH2ドメインと並んでSH3ドメインを持ち、リン酸化チロシンと酵素を結び付けます。SrcやAblでは、SH3ドメインがキナーゼ手前のリンカーに結合して不活性な構造を保ち、より強く結合するリガンドによって開かれます。`,
    zh: `
      ## 在信号转导中的作用
      人类约200种蛋白含有约300个SH3结构域。GRB2、Crk等接头蛋白在SH2结构域旁带有SH3结构域，从而将磷酸化酪氨酸与酶联系起来。在Src与Abl中，SH3结构域结合激酶前的连接区，使其保持关闭；结合更强的配体可将其打开。`,
  },
  chains: [
    {
      protein: "SRC",
      length: 536,
      domains: [
        ["SH3", 84, 145],
        ["SH2", 151, 248],
        ["Kinase", 270, 523],
      ],
    },
    {
      protein: "CRK",
      length: 304,
      domains: [
        ["SH2", 13, 118],
        ["SH3", 132, 192],
        ["SH3", 235, 296],
      ],
    },
    {
      protein: "ABL1",
      length: 1130,
      domains: [
        ["SH3", 61, 121],
        ["SH2", 127, 217],
        ["Kinase", 242, 493],
      ],
    },
  ],
  examples: [
    { protein: "GRB2", partner: "SOS1", site: "PPPVPPRR" },
    { protein: "Crk", partner: "RAPGEF1 (C3G)", site: "PPPALPPKK" },
    { protein: "p47phox (NCF1)", partner: "p22phox (CYBA)", site: "PPSNPPPRPP" },
    { protein: "GADS (GRAP2)", partner: "SLP-76 (LCP2)", site: "RSTK" },
  ],
  consensus: [
    { sequence: "R/K-x-x-P-x-x-P", note: { en: "Class I", ja: "クラスI", zh: "I类" } },
    { sequence: "P-x-x-P-x-R/K", note: { en: "Class II", ja: "クラスII", zh: "II类" } },
    {
      sequence: "R-x-x-K",
      note: { en: "GADS, without proline", ja: "GADS（プロリンを含まない）", zh: "GADS（不含脯氨酸）" },
    },
  ],
};
