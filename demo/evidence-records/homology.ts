/** Sequence identity of untested species. The catalogue lists those with 100 %. */
import type { Product } from "@contracts/catalogue/catalogue";
import type { Homology } from "@contracts/catalogue/evidence";
import { possibleSpecies } from "../evidence/reactivity";
import type { ProductPlan } from "../plan/types";
import { createRandom } from "../random";

export function productHomology(plan: ProductPlan, { attributes }: Product): Homology[] {
  const [lot] = attributes.lots;
  if (!plan.antigen || !plan.clone || !lot) return [];
  const listed = lot.homology;
  const further = [...possibleSpecies(plan.antigen)].filter(
    (code) =>
      !plan.species.includes(code) &&
      !listed.includes(code) &&
      (code === "M" || code === "R" || createRandom("aligned", plan.key, code).chance(0.35)),
  );
  return [...listed, ...further].map((species) => {
    const random = createRandom("homology", plan.key, species);
    const identity = listed.includes(species) ? 1 : random.int(82, 98) / 100;
    const lowest = identity < 1 && random.chance(0.4) ? identity - random.int(1, 6) / 100 : null;
    return {
      productKey: plan.key,
      species,
      basis: "immunogen",
      identity,
      low: lowest === null ? null : Math.round(lowest * 100) / 100,
      high: null,
      accessions: [],
      method: "value of the demonstration, not computed",
      release: null,
      demonstration: true,
    };
  });
}
