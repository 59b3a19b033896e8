/** Products of one antigen: the first visit plans the usual ones, each later visit another clone. */
import { createRandom } from "../random";
import type { Antigen } from "../targets/table";
import { labels } from "../vocabulary/labels";
import { planAntibody, planCarrierFree, planConjugate } from "./antibody";
import { planDuet, planElisa, planMatchedPair, planProtein, planSamplerKit, sharedSpecies } from "./assays";
import type { ProductPlan } from "./types";

/** Detection kit included in every sampler kit. */
const samplerSecondary = "64509";

/** Antibodies that share a species with the first one, so they fit into one kit. */
const compatible = ([first, ...rest]: readonly ProductPlan[]): ProductPlan[] =>
  first ? [first, ...rest.filter((member) => sharedSpecies([first, member]).length > 0)] : [];

/**
 * Products of an antigen on a visit, given its existing ones. `nextKey` is called once per product. Yields null for a
 * product that cannot be made. Its number stays unused, so that no other number changes.
 */
export function* planCluster(
  antigen: Antigen,
  visit: number,
  existing: readonly ProductPlan[],
  nextKey: () => string,
): Generator<ProductPlan | null> {
  const random = createRandom("cluster", antigen.id, visit);
  const unlabeled = existing.filter(
    (plan) =>
      plan.productType === "Primary Antibody" && plan.category === "primary-antibodies" && plan.status !== "Pending",
  );
  const totals = unlabeled.filter((plan) => !plan.modification);
  const modifications = antigen.modifications.filter(
    (modification) => !unlabeled.some((plan) => plan.modification?.code === modification.code),
  );

  if (visit === 0) {
    const total = totals[0] ?? planAntibody({ key: nextKey(), antigen, modification: null });
    if (!totals[0]) yield total;
    const modified: ProductPlan[] = unlabeled.filter((plan) => plan.modification);
    for (const modification of modifications) {
      const plan = planAntibody({ key: nextKey(), antigen, modification });
      modified.push(plan);
      yield plan;
    }
    const [leader] = modified;
    if (leader && random.chance(0.4)) {
      yield planDuet(nextKey(), leader, total);
    }
    if (antigen.antigenClass === "cytokine") {
      yield planProtein(nextKey(), antigen, "Human");
      yield planMatchedPair(nextKey(), antigen, null);
      yield planElisa(nextKey(), antigen, null);
      if (random.chance(0.5)) yield planProtein(nextKey(), antigen, "Mouse");
    } else if (antigen.antigenClass === "kinase" || antigen.antigenClass === "rtk") {
      if (random.chance(0.4)) yield planElisa(nextKey(), antigen, leader?.modification ?? null);
      if (random.chance(0.2)) yield planMatchedPair(nextKey(), antigen, leader?.modification ?? null);
    }
    if (modified.length > 1 && random.chance(0.5))
      yield planSamplerKit(nextKey(), antigen, compatible([...modified.slice(0, 4), total]), samplerSecondary);
    return;
  }
  if (visit === 1) {
    // Conjugates and a carrier-free form of the best clone; cell-surface markers get more.
    const wanted = antigen.antigenClass === "cd" || antigen.antigenClass === "checkpoint" ? 9 : 4;
    const parent = unlabeled.find((plan) => plan.clone?.id);
    if (!parent) return;
    for (const label of labels.slice(0, wanted)) if (random.chance(0.85)) yield planConjugate(nextKey(), parent, label);
    if (random.chance(0.8)) yield planCarrierFree(nextKey(), parent);
    return;
  }
  const mouse = visit % 3 === 2;
  const modification =
    visit % 2 === 1 ? (antigen.modifications[visit % Math.max(1, antigen.modifications.length)] ?? null) : null;
  const clone = planAntibody({
    key: nextKey(),
    antigen,
    modification,
    host: mouse ? "Mouse" : "Rabbit",
    polyclonal: !mouse && visit % 4 === 0,
  });
  yield clone;
  if (!clone.clone?.id) return;
  for (const label of labels) if (random.chance(0.1)) yield planConjugate(nextKey(), clone, label);
  if (random.chance(0.4)) yield planCarrierFree(nextKey(), clone);
}
