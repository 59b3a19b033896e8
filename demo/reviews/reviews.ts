/** Reviews of the demonstration shop: fictitious, marked as such, and without names. */
import type { Rating, ReviewRecord } from "@contracts/catalogue/reviews";
import { applicationNames } from "@domain/vocabulary/names";
import * as v from "valibot";
import { keyOf } from "../data-files/schemas";
import { readYaml } from "../data-files/yaml";
import type { ProductPlan } from "../plan/types";
import { observedBands } from "../product/weights";
import { createRandom } from "../random";

/** Minimum popularity of products with reviews. */
const leastPopularity = 0.8;
const latestDay = Date.parse("2026-08-20T00:00:00Z");
const dayMs = 86_400_000;

type Language = ReviewRecord["language"];

const words = v.strictObject({
  title: v.string(),
  text: v.string(),
  needs: v.optional(keyOf(applicationNames)),
  bands: v.optional(v.number()),
});
type Words = v.InferOutput<typeof words>;
const choice = v.tupleWithRest([words], words);

const inLanguages = <Schema extends v.GenericSchema>(schema: Schema) =>
  v.strictObject({ en: schema, jp: schema, cn: schema } satisfies Record<Language, Schema>);

const { texts, laboratories } = readYaml(
  "demo/reviews/reviews.yaml",
  v.strictObject({
    laboratories: inLanguages(v.string()),
    texts: inLanguages(v.strictObject({ good: choice, fair: choice })),
  }),
);

/** Reviews of a product; empty for most. */
export function demoReviews(plan: ProductPlan): ReviewRecord[] {
  if (plan.popularity < leastPopularity || plan.status !== "Released" || !plan.clone) return [];
  const random = createRandom("reviews", plan.key);
  const number = plan.key === "4060" ? 7 : random.int(0, 4);
  const said = new Set<Words>();
  return Array.from({ length: number }, (_, index) => index).flatMap((index) => {
    const language: Language = index % 4 === 1 ? "jp" : index % 4 === 3 ? "cn" : "en";
    const rating: Rating = random.pick([5, 5, 4, 4, 5, 3] as const);
    const fitting = texts[language][rating > 3 ? "good" : "fair"];
    const [first, ...others] = fitting.filter((one) => !said.has(one) && fits(one, plan));
    if (!first) return [];
    const chosen = random.pick([first, ...others]);
    said.add(chosen);
    const { title, text } = chosen;
    const review: ReviewRecord = {
      id: `demo-${plan.key}-${index + 1}`,
      productKey: plan.key,
      rating,
      title,
      text,
      application: plan.applications[0] ?? null,
      species: plan.species[0] ?? null,
      outcome: null,
      lot: null,
      author: random.chance(0.5) ? `${laboratories[language]} ${"ABCDEFGH"[random.int(0, 7)]}` : "",
      language,
      day: new Date(latestDay - random.int(3, 900) * dayMs).toISOString().slice(0, 10),
      demonstration: true,
    };
    return [review];
  });
}

/** True if the text contradicts none of the product's facts. */
const fits = ({ needs, bands }: Words, plan: ProductPlan): boolean =>
  (needs === undefined || plan.applications.includes(needs)) &&
  (bands === undefined || observedBands(plan).length === bands);
