import type { ProteinDomain } from "./domain";

export const ww: ProteinDomain = {
  slug: "ww-domain",
  title: { en: "WW domain", ja: "WWドメイン", zh: "WW结构域" },
  summary: {
    en: "The smallest of the common modules: 35 residues, two tryptophans, a taste for proline.",
    ja: "代表的なモジュールの中で最も小さく、2つのトリプトファンを持つ約35残基のドメインです。プロリンを認識します。",
    zh: "常见模块中最小的一种：约35个残基，含两个色氨酸，偏好脯氨酸。",
  },
  fold: ["strand", "strand", "strand"],
  binding: {
    en: `
      Two tryptophans some 20 residues apart gave the domain its name: the first holds the fold together, the second binds. Most WW domains read Pro-Pro-x-Tyr; phosphorylation of that tyrosine ends the binding.
      Pin1 is the exception: its WW domain reads phosphoserine or phosphothreonine followed by proline, the sites of kinases such as Erk and Cdk.`,
    ja: `
      約20残基離れた2つのトリプトファンが名前の由来です。1つ目は立体構造を保ち、2つ目が結合に働きます。多くのWWドメインはPro-Pro-x-Tyrを認識し、このチロシンがリン酸化されると結合は失われます。
      Pin1は例外で、プロリンが続くリン酸化セリンまたはリン酸化スレオニン、すなわちErkやCdkなどのキナーゼの標的部位を認識します。`,
    zh: `
      相距约20个残基的两个色氨酸是其名称由来：前者维持折叠，后者负责结合。多数WW结构域识别Pro-Pro-x-Tyr，该酪氨酸磷酸化后结合即终止。
      Pin1是例外，其WW结构域识别后接脯氨酸的磷酸化丝氨酸或苏氨酸，即Erk、Cdk等激酶的位点。`,
  },
  structure: {
    en: "Three strands form one curved sheet; the ligand lies across it, as in the WW domain of Pin1 (PDB 1F8A).",
    ja: "3本のβストランドが湾曲した1枚のシートを形成し、リガンドはその上を横切るように結合します（例：Pin1のWWドメイン、PDB 1F8A）。",
    zh: "三条β链组成一片弯曲的折叠片，配体横跨其上，例如Pin1的WW结构域（PDB 1F8A）。",
  },
  additional: {
    en: `
      ## In signalling
      YAP and TAZ use their WW domains to meet LATS, which silences them, and several of the factors that they help. Ubiquitin ligases of the NEDD4 family carry two to four in a row and find their substrates with them: channels, receptors, other ligases.`,
    ja: `
      ## シグナル伝達における役割
      YAPとTAZは、自身を抑制するLATSや、協働する転写因子の一部と、WWドメインを介して結合します。NEDD4ファミリーのユビキチンリガーゼは2～4個のWWドメインを持ち、チャネル、受容体、ほかのリガーゼなどの基質を認識します。`,
    zh: `
      ## 在信号转导中的作用
      YAP与TAZ通过WW结构域结合使其沉默的LATS，以及部分协同因子。NEDD4家族泛素连接酶串联二至四个WW结构域，用以识别通道、受体和其他连接酶等底物。`,
  },
  chains: [
    {
      protein: "YAP1",
      length: 504,
      domains: [
        ["WW", 171, 204],
        ["WW", 230, 263],
      ],
    },
    {
      protein: "NEDD4L",
      length: 975,
      domains: [
        ["WW", 193, 226],
        ["WW", 385, 418],
        ["WW", 497, 530],
        ["WW", 548, 581],
        ["HECT", 640, 974],
      ],
    },
    {
      protein: "PIN1",
      length: 163,
      domains: [
        ["WW", 5, 39],
        ["PPIase", 52, 163],
      ],
    },
  ],
  examples: [
    { protein: "YAP1", partner: "LATS1", site: "PPPY" },
    { protein: "NEDD4L", partner: "ENaC (SCNN1B)", site: "PPNY" },
    { protein: "Dystrophin", partner: "β-Dystroglycan (DAG1)", site: "PPPY" },
    { protein: "Pin1", partner: "RNA polymerase II (POLR2A)", site: "pSer5-Pro" },
  ],
  consensus: [
    { sequence: "P-P-x-Y", note: { en: "Group I", ja: "グループI", zh: "I组" } },
    { sequence: "P-P-L-P", note: { en: "Group II", ja: "グループII", zh: "II组" } },
    { sequence: "pS/pT-P", note: { en: "Pin1", ja: "Pin1", zh: "Pin1" } },
  ],
};
