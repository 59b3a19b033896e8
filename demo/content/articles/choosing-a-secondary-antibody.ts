import type { Article } from "./article";

export const choosingASecondaryAntibody: Article = {
  number: 113,
  slug: "choosing-a-secondary-antibody",
  topic: "detection",
  applications: ["WB", "IF-IC", "FC-FP"],
  revised: "2026-10-20",
  title: {
    en: "Choosing a secondary antibody",
    ja: "二次抗体の選び方",
    zh: "如何选择二抗",
  },
  summary: {
    en: "Host, class, adsorption and label: four questions in the order in which they matter.",
    ja: "宿主、クラス、吸収処理、標識の4点を、重要な順に解説します。",
    zh: "宿主、类别、吸附处理与标记：按重要性依次回答四个问题。",
  },
  body: {
    en: `
      1. **Host.** It has to be raised against the species of the primary antibody. A rabbit primary needs anti-rabbit, whatever the tissue is.
      2. **Class.** Most rabbit and mouse antibodies are IgG. For a mouse IgM, or to tell IgG1 from IgG2a on one slide, the secondary has to be specific for the class.
      3. **Adsorption.** On tissue, and with two primaries on one slide, take a cross-adsorbed secondary: it has been passed over serum of the other species. It is a little weaker and far cleaner.
      4. **Label.** HRP for blots and DAB, a dye for microscopes and cytometers.
      ## Two colours
      | Primaries | Works | Does not work |
      |---|---|---|
      | Rabbit and mouse | Anti-rabbit and anti-mouse, both cross-adsorbed, from one host | An anti-mouse raised in rabbit |
      | Goat and rabbit | Two secondaries raised in donkey | An anti-rabbit raised in goat: the anti-goat binds it |
      | Two rabbit antibodies | One of them directly conjugated, added last | Two anti-rabbit secondaries |
      ## Mouse on mouse
      An anti-mouse secondary finds the immunoglobulin of the tissue itself. Use a rabbit primary, or a conjugated one.
      ## The control that takes five minutes
      Leave out the primary. What you see then comes from the secondary, and no titration of the primary will mend it.`,
    ja: `
      1. **宿主** – 一次抗体の動物種に対して作製されたものを選びます。組織の種類にかかわらず、ウサギ一次抗体には抗ウサギ抗体を用います。
      2. **クラス** – ウサギおよびマウス抗体の多くはIgGです。マウスIgMの場合や、1枚のスライドでIgG1とIgG2aを区別する場合は、クラスやサブクラスに特異的な二次抗体が必要です。
      3. **吸収処理** – 組織を用いる場合や一次抗体を2種類使う場合は、他の動物種の血清で吸収処理した二次抗体を選びます。感度はやや下がりますが、バックグラウンドは大幅に低減します。
      4. **標識** – ブロットやDAB染色にはHRP、顕微鏡やサイトメーターには蛍光色素を用います。
      ## 2色で染色する場合
      | 一次抗体 | 使える組み合わせ | 使えない組み合わせ |
      |---|---|---|
      | ウサギとマウス | 同じ宿主で作製した吸収処理済みの抗ウサギ・抗マウス抗体 | ウサギで作製した抗マウス抗体 |
      | ヤギとウサギ | いずれもロバで作製した二次抗体 | ヤギで作製した抗ウサギ抗体（抗ヤギ抗体が結合する） |
      | ウサギ抗体2種類 | 一方を直接標識抗体とし、最後に加える | 2種類の抗ウサギ抗体 |
      ## マウス組織にマウス抗体を使う場合
      抗マウス二次抗体は、組織に含まれるマウス免疫グロブリンにも結合します。ウサギ一次抗体、または直接標識抗体をお使いください。
      ## 5分でできるコントロール
      一次抗体を除いて染色します。このとき見えるシグナルは二次抗体によるもので、一次抗体の濃度を検討しても改善しません。`,
    zh: `
      1. **宿主**：须针对一抗的种属。一抗为兔源，就用抗兔二抗，与组织来源无关。
      2. **类别**：多数兔抗与鼠抗为IgG。若为小鼠IgM，或需在同一切片上区分IgG1与IgG2a，二抗应具有类别或亚型特异性。
      3. **吸附处理**：用于组织，或同一切片使用两支一抗时，请选择经其他种属血清交叉吸附的二抗，灵敏度略低，但背景显著更干净。
      4. **标记**：印迹与DAB用HRP，显微镜与流式用荧光染料。
      ## 双色染色
      | 一抗 | 可行 | 不可行 |
      |---|---|---|
      | 兔与小鼠 | 同一宿主来源、均经交叉吸附的抗兔与抗鼠 | 兔源抗鼠二抗 |
      | 山羊与兔 | 两支驴源二抗 | 山羊源抗兔二抗（会被抗山羊二抗识别） |
      | 两支兔抗 | 其中一支直接标记并最后加入 | 两支抗兔二抗 |
      ## 鼠抗用于小鼠组织
      抗鼠二抗会结合组织自身的免疫球蛋白。请使用兔源一抗或直接标记抗体。
      ## 五分钟即可完成的对照
      不加一抗。此时看到的信号来自二抗，再怎么滴定一抗也无法改善。`,
  },
};
