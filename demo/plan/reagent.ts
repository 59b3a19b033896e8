/** A product without a target, and its plan. */
import type { ProductType } from "@contracts/catalogue/catalogue";
import type { ApplicationCode, CategoryKey, FormulationKey } from "@domain/vocabulary/names";
import type { ProductPlan, Size } from "./types";

export interface Reagent {
  readonly name: string;
  readonly summary: string;
  readonly productType: ProductType;
  readonly category: CategoryKey;
  readonly formulation?: FormulationKey;
  readonly applications?: readonly ApplicationCode[];
  readonly sizes?: readonly [Size, ...Size[]];
  readonly components?: readonly string[];
  readonly citations?: number;
}

/** One size of a reagent. */
export const each = (amount: string, uom: string, usd: number, letter = "S", unit: Size["unit"] = "Regular"): Size => ({
  letter,
  amount,
  uom,
  unit,
  tests: 0,
  usd,
});

export function planReagent(key: string, reagent: Reagent, changes: Partial<ProductPlan> = {}): ProductPlan {
  return {
    key,
    name: reagent.name,
    status: "Released",
    productType: reagent.productType,
    category: reagent.category,
    formulation: reagent.formulation ?? "liquid",
    sizes: reagent.sizes ?? [each("1", "Kit", 329, "S", "Kit")],
    antigen: null,
    modification: null,
    clone: null,
    label: null,
    applications: reagent.applications ?? [],
    species: [],
    citations: reagent.citations ?? 2,
    popularity: 0.5,
    xp: false,
    newProduct: false,
    summary: reagent.summary,
    ...(reagent.components ? { components: reagent.components } : {}),
    ...changes,
  };
}
