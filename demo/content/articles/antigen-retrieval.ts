import type { Article } from "./article";

export const antigenRetrieval: Article = {
  number: 104,
  slug: "antigen-retrieval",
  topic: "imaging",
  applications: ["IHC-P"],
  revised: "2026-10-02",
  title: {
    en: "Antigen retrieval for paraffin sections",
    ja: "パラフィン切片の抗原賦活化",
    zh: "石蜡切片的抗原修复",
  },
  summary: {
    en: "Formaldehyde cross-links hide epitopes. How heat, pH and time bring them back, and how to tell too little from too much.",
    ja: "ホルムアルデヒドの架橋で隠れたエピトープを、加熱・pH・時間で露出させる方法と、過不足の見分け方です。",
    zh: "甲醛交联会掩盖表位。本文说明如何用加热、pH与时间使其重新暴露，以及如何判断修复不足或过度。",
  },
  body: {
    en: `
      Fixation in formalin joins proteins by methylene bridges. Heating the section in a buffer breaks enough of them to free the epitope. It is the single step that most often decides between a clean stain and none.
      ## Start here
      | Buffer | pH | Typical heating |
      |---|---|---|
      | Citrate, 10 mM | 6.0 | 95–98 °C, 10 min |
      | EDTA, 1 mM | 8.0 | 95–98 °C, 15 min |
      | Tris–EDTA, 10 mM / 1 mM | 9.0 | 95–98 °C, 15–20 min |
      Many nuclear and phosphorylated epitopes need EDTA or Tris–EDTA. Use the buffer on the product page first; it was chosen by staining, not by rule.
      ## What to control
      - Keep the buffer just below boiling. Rolling bubbles lift the section from the slide.
      - Let the slides cool in the buffer for thirty minutes; taking them out hot lets some epitopes close again.
      - Do not let the section dry at any time after deparaffinisation.
      ## Reading the result
      Weak stain with crisp morphology points to too little retrieval: lengthen the heating in steps of five minutes or raise the pH. Torn nuclei, lost section edges and a uniform haze point to too much. Change one variable at a time and keep a tissue that is known to be positive on every slide.`,
    ja: `
      ホルマリン固定ではメチレン架橋によってタンパク質同士が結合し、エピトープが隠れます。バッファー中で加熱して架橋の一部を切ると、エピトープが再び露出します。染まるかどうかを最も大きく左右する工程です。
      ## 基本条件
      | バッファー | pH | 加熱条件の目安 |
      |---|---|---|
      | クエン酸バッファー 10 mM | 6.0 | 95～98℃、10分 |
      | EDTA 1 mM | 8.0 | 95～98℃、15分 |
      | Tris-EDTA 10 mM / 1 mM | 9.0 | 95～98℃、15～20分 |
      核内抗原やリン酸化エピトープの多くは、EDTAまたはTris-EDTAを必要とします。まず製品ページに記載のバッファーをお試しください。実際の染色結果に基づいて選ばれた条件です。
      ## 操作のポイント
      - バッファーは沸騰直前の温度を保ちます。激しく沸騰すると切片が剥がれます。
      - 加熱後はバッファーに浸したまま30分間放冷します。熱いうちに取り出すと、エピトープが再び隠れることがあります。
      - 脱パラフィン後は、どの段階でも切片を乾燥させないでください。
      ## 結果の見方
      形態は良好で染色が弱い場合は賦活化不足です。加熱時間を5分ずつ延ばすか、pHを上げます。核の崩れ、切片辺縁の欠損、全体のかすみは過剰賦活化のサインです。条件は1つずつ変更し、毎回、陽性と分かっている組織を同じスライドに載せて比較してください。`,
    zh: `
      福尔马林固定会在蛋白之间形成亚甲基桥，从而掩盖表位。将切片置于缓冲液中加热，可打断部分交联，使表位重新暴露。染色成败往往就取决于这一步。
      ## 推荐起始条件
      | 缓冲液 | pH | 常用加热条件 |
      |---|---|---|
      | 柠檬酸盐 10 mM | 6.0 | 95–98°C，10分钟 |
      | EDTA 1 mM | 8.0 | 95–98°C，15分钟 |
      | Tris-EDTA 10 mM / 1 mM | 9.0 | 95–98°C，15–20分钟 |
      许多核内抗原和磷酸化表位需要EDTA或Tris-EDTA。请优先采用产品页面标注的缓冲液，该条件由实际染色结果确定。
      ## 操作要点
      - 缓冲液应保持在微沸以下，剧烈沸腾会造成脱片。
      - 加热后让切片在缓冲液中自然冷却30分钟；趁热取出，部分表位会再次被遮蔽。
      - 脱蜡之后，任何步骤都不能让切片干燥。
      ## 如何判断结果
      形态清晰而染色偏弱，说明修复不足，可每次延长5分钟加热或提高pH。细胞核破碎、切片边缘脱落、整体弥漫着色，则是修复过度。每次只改变一个条件，并在每张玻片上放置已知阳性组织作为对照。`,
  },
};
