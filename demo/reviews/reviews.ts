/** Reviews of the demonstration shop: fictitious, marked as such, and without names. */
import type { Rating, ReviewRecord } from "@contracts/catalogue/reviews";
import type { ProductPlan } from "../plan/types";
import { createRandom } from "../random";

/** Popular antibodies and kits have reviews; most others have none. */
const leastPopularity = 0.8;
const latestDay = Date.parse("2026-08-20T00:00:00Z");
const dayMs = 86_400_000;

type Language = ReviewRecord["language"];
interface Words {
  readonly title: string;
  readonly text: string;
}

const words: Readonly<Record<Language, Readonly<Record<"good" | "fair", readonly [Words, ...Words[]]>>>> = {
  en: {
    good: [
      {
        title: "One clean band",
        text: "Lysates of treated and untreated cells, 20 µg a lane, stated dilution in BSA overnight. One band at the expected weight and none in the knockout. We kept the dilution as it stands.",
      },
      {
        title: "Works without optimization",
        text: "Followed the protocol of the product page to the letter. Signal was clear in treated samples and close to background in controls, in three independent runs.",
      },
      {
        title: "Replaced our old antibody",
        text: "Compared side by side with the polyclonal that we used for years: less background, and lots half a year apart gave the same result.",
      },
    ],
    fair: [
      {
        title: "Good, after some work on blocking",
        text: "Background was high with milk and fell with BSA. At half of the stated dilution the faint samples could be read as well.",
      },
      {
        title: "Fine for blots, weak in sections",
        text: "Blots are as shown. In paraffin sections we needed a longer unmasking step and twice the antibody to see the expected pattern.",
      },
    ],
  },
  jp: {
    good: [
      {
        title: "バンドがきれいに1本",
        text: "処理群と未処理群の細胞抽出液を各20 µg泳動し、推奨希釈率で一晩反応させました。予想分子量に1本のバンドが得られ、ノックアウト細胞では検出されませんでした。",
      },
      {
        title: "再現性が良好",
        text: "製品ページのプロトコルどおりに実施しました。処理群では明瞭なシグナルが得られ、対照群はバックグラウンドと同程度でした。独立した3回の実験で結果は一致しています。",
      },
    ],
    fair: [
      {
        title: "ブロッキング条件の検討が必要",
        text: "スキムミルクではバックグラウンドが高めでしたが、BSAに変更したところ改善しました。弱い試料では推奨の2倍濃度で使用しています。",
      },
    ],
  },
  cn: {
    good: [
      {
        title: "条带单一，背景干净",
        text: "每孔上样20 µg细胞裂解液，按推荐比例用BSA稀释，4 °C孵育过夜。目标条带清晰，敲除细胞中无信号，三次重复结果一致。",
      },
      {
        title: "换批后结果不变",
        text: "与使用多年的多克隆抗体并行比较：背景更低，相隔半年的两个批次结果一致，已作为实验室的常用抗体。",
      },
    ],
    fair: [
      {
        title: "需要优化封闭条件",
        text: "使用脱脂奶粉封闭时背景偏高，改用BSA后明显改善。低表达样本建议将抗体浓度提高一倍。",
      },
    ],
  },
};
const laboratories: Readonly<Record<Language, string>> = {
  en: "Demonstration laboratory",
  jp: "デモ研究室",
  cn: "演示实验室",
};

/** Reviews of a product; empty for most. */
export function demoReviews(plan: ProductPlan): ReviewRecord[] {
  if (plan.popularity < leastPopularity || plan.status !== "Released" || !plan.clone) return [];
  const random = createRandom("reviews", plan.key);
  const number = plan.key === "4060" ? 7 : random.int(0, 4);
  const said = new Set<Words>();
  return Array.from({ length: number }, (_, index): ReviewRecord => {
    const language: Language = index % 4 === 1 ? "jp" : index % 4 === 3 ? "cn" : "en";
    const rating: Rating = random.pick([5, 5, 4, 4, 5, 3] as const);
    const choice = words[language][rating > 3 ? "good" : "fair"];
    const [first, ...others] = choice.filter((words) => !said.has(words));
    const chosen = random.pick(first ? [first, ...others] : choice);
    said.add(chosen);
    const { title, text } = chosen;
    return {
      id: `demo-${plan.key}-${index + 1}`,
      productKey: plan.key,
      rating,
      title,
      text,
      application: plan.applications[0] ?? null,
      species: plan.species[0] ?? null,
      author: random.chance(0.5) ? `${laboratories[language]} ${"ABCDEFGH"[random.int(0, 7)]}` : "",
      language,
      day: new Date(latestDay - random.int(3, 900) * dayMs).toISOString().slice(0, 10),
      demonstration: true,
    };
  });
}
