/** The plans of all products of a catalogue of a given size. */
import { createRandom } from "../random";
import type { Antigen } from "../targets/table";
import { planCluster } from "./clusters";
import { compounds, planCompound } from "./compounds";
import { productKeys } from "./keys";
import { planNamed } from "./named";
import { reagentPlans } from "./reagents";
import type { ProductPlan } from "./types";

/** One product without a target follows this many products with one. */
const reagentEvery = 8;

/**
 * Plans of exactly `size` products, but at least the named ones. The first n plans are the same for every larger size,
 * so a catalogue can grow without renumbering.
 */
export function planCatalogue(
  antigens: readonly Antigen[],
  named: ReadonlyMap<string, Antigen>,
  size: number,
): ProductPlan[] {
  const plans = planNamed(named);
  const keys = productKeys(new Set(plans.map((plan) => plan.key)));
  const nextKey = () => keys.next().value;
  const existing = new Map<string, ProductPlan[]>();
  const add = (plan: ProductPlan) => {
    plans.push(plan);
    if (plan.antigen) existing.set(plan.antigen.id, [...(existing.get(plan.antigen.id) ?? []), plan]);
  };
  for (const plan of plans)
    if (plan.antigen) existing.set(plan.antigen.id, [...(existing.get(plan.antigen.id) ?? []), plan]);
  const waiting = [...reagentPlans, ...compounds.map((compound) => (key: string) => planCompound(key, compound))];
  const order = shuffled(antigens);
  let nextReagent = 0;
  let sinceReagent = 0;
  for (let visit = 0; plans.length < size; visit++) {
    for (const antigen of order) {
      for (const plan of planCluster(antigen, visit, existing.get(antigen.id) ?? [], nextKey)) {
        if (plans.length >= size) return plans;
        if (plan) add(plan);
        sinceReagent += 1;
        const reagent = sinceReagent >= reagentEvery ? waiting[nextReagent] : undefined;
        if (reagent && plans.length < size) {
          sinceReagent = 0;
          nextReagent += 1;
          add(reagent(nextKey()));
        }
      }
    }
  }
  return plans;
}

/** A fixed shuffle of the antigens, so that a small catalogue covers every field. */
function shuffled(antigens: readonly Antigen[]): Antigen[] {
  return antigens
    .map((antigen) => ({ antigen, rank: createRandom("order", antigen.id).next() }))
    .sort((a, b) => a.rank - b.rank)
    .map(({ antigen }) => antigen);
}
