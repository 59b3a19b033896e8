import type { Article } from "./article";

export const fixationForImmunofluorescence: Article = {
  number: 105,
  slug: "fixation-for-immunofluorescence",
  topic: "imaging",
  applications: ["IF-IC"],
  revised: "2026-06-18",
  title: {
    en: "Formaldehyde or methanol? Fixation for immunofluorescence",
    ja: "ホルムアルデヒドかメタノールか：蛍光免疫染色の固定法",
    zh: "甲醛还是甲醇：免疫荧光的固定方法",
  },
  summary: {
    en: "Two fixatives keep different things. A table to choose from and the mistakes that look like a bad antibody.",
    ja: "固定液によって保たれるものが異なります。選び方の目安と、抗体の不良と間違えやすい失敗例を紹介します。",
    zh: "不同固定液保留的结构不同。本文给出选择依据，以及容易被误认为抗体问题的常见失误。",
  },
  body: {
    en: `
      Formaldehyde cross-links proteins where they are. Methanol removes water and lipids and lets proteins precipitate in place. The first preserves shape and membranes, the second opens the cell and some epitopes with it.
      | | 4% formaldehyde, 15 min, room temperature | 100% methanol, 10 min, –20 °C |
      |---|---|---|
      | Morphology | Very good | Good; cells flatten |
      | Membrane proteins | Kept | Often lost |
      | Cytoskeletal proteins | Good | Very good for microtubules and intermediate filaments |
      | Soluble proteins and GFP | Kept | Partly lost; GFP fluorescence drops |
      | Phalloidin | Works | Does not work |
      | Permeabilisation | Needed: 0.3% Triton X-100 or a methanol step | Included |
      ## Mistakes that look like a bad antibody
      - Formaldehyde that has stood open for months has turned partly into formic acid and polymer. Use methanol-free formaldehyde from a fresh ampoule.
      - Fixing for an hour instead of fifteen minutes hides epitopes that no washing will return.
      - Triton X-100 takes cholesterol-rich membranes apart. Use saponin or digitonin for proteins of the endosome and the plasma membrane, in every buffer that follows, because their effect is reversible.
      ## When nothing is known
      Fix half of the wells each way and stain them side by side. One afternoon answers what no table can.`,
    ja: `
      ホルムアルデヒドはタンパク質をその場で架橋します。一方、メタノールは水分と脂質を除き、タンパク質を沈殿させて固定します。前者は形態や膜構造の保持に優れ、後者は細胞を透過させると同時に、エピトープを露出させることがあります。
      | | 4%ホルムアルデヒド（室温、15分） | 100%メタノール（-20℃、10分） |
      |---|---|---|
      | 形態の保持 | 非常に良好 | 良好だが細胞が扁平になる |
      | 膜タンパク質 | 保持される | 失われやすい |
      | 細胞骨格タンパク質 | 良好 | 微小管・中間径フィラメントに最適 |
      | 可溶性タンパク質・GFP | 保持される | 一部が流出し、GFPの蛍光も低下する |
      | ファロイジン染色 | 可能 | 不可 |
      | 透過処理 | 必要（0.3% Triton X-100またはメタノール処理） | 不要 |
      ## 抗体の不良と間違えやすい失敗
      - 開封後長期間経過したホルムアルデヒドは、ギ酸や重合体に変化しています。メタノール不含のアンプルを用時開封して使用してください。
      - 15分で十分な固定を1時間行うと、エピトープが隠れ、洗浄しても元に戻りません。
      - Triton X-100はコレステロールに富む膜を壊します。エンドソームや細胞膜のタンパク質には、サポニンまたはジギトニンを使用します。作用が可逆的なため、以降のすべてのバッファーに加えてください。
      ## 条件が分からないとき
      ウェルを半分ずつ両方の方法で固定し、並べて染色してください。半日の実験で、表だけでは分からない答えが得られます。`,
    zh: `
      甲醛使蛋白在原位交联；甲醇则去除水分与脂质，使蛋白在原位沉淀。前者更好地保留形态和膜结构，后者在打开细胞的同时也可能暴露某些表位。
      | | 4%甲醛，室温15分钟 | 100%甲醇，-20°C 10分钟 |
      |---|---|---|
      | 形态 | 很好 | 较好，细胞变扁平 |
      | 膜蛋白 | 保留 | 容易丢失 |
      | 细胞骨架蛋白 | 良好 | 微管与中间丝效果最佳 |
      | 可溶性蛋白与GFP | 保留 | 部分流失，GFP荧光减弱 |
      | 鬼笔环肽 | 适用 | 不适用 |
      | 透化 | 需要：0.3% Triton X-100或甲醇处理 | 无需另行透化 |
      ## 容易被误认为抗体问题的失误
      - 开封数月的甲醛会部分转化为甲酸和聚合物。请使用新开安瓿瓶的无甲醇甲醛。
      - 固定时间由15分钟延长到1小时，会掩盖表位，且洗涤无法恢复。
      - Triton X-100会破坏富含胆固醇的膜结构。检测内体和质膜蛋白时改用皂苷或洋地黄皂苷；二者的透化作用可逆，后续所有缓冲液中都要添加。
      ## 没有任何资料可查时
      将孔板一分为二，两种方法各固定一半，平行染色。一个下午的实验胜过任何表格。`,
  },
};
