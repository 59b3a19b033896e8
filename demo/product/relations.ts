/** Relations between products: conjugates of a clone, kits that contain them, assays and alternatives for a target. */
import type { ProductAttributes } from "@contracts/catalogue/catalogue";
import { hasProductPage } from "@domain/product-page/visibility";
import { stimulusFor } from "../evidence/stimuli";
import type { ProductPlan } from "../plan/types";

type Related = ProductAttributes["alternatives"][number];

export interface PlanIndex {
  readonly byKey: ReadonlyMap<string, ProductPlan>;
  readonly byAntigen: ReadonlyMap<string, readonly ProductPlan[]>;
  readonly byParent: ReadonlyMap<string, readonly ProductPlan[]>;
  readonly kitsWith: ReadonlyMap<string, readonly ProductPlan[]>;
  /** Control extracts by treatment. */
  readonly extracts: ReadonlyMap<string, readonly ProductPlan[]>;
}

export function indexPlans(plans: readonly ProductPlan[]): PlanIndex {
  const byKey = new Map<string, ProductPlan>();
  const byAntigen = new Map<string, ProductPlan[]>();
  const byParent = new Map<string, ProductPlan[]>();
  const kitsWith = new Map<string, ProductPlan[]>();
  const extracts = new Map<string, ProductPlan[]>();
  const push = (map: Map<string, ProductPlan[]>, key: string, plan: ProductPlan) => {
    const list = map.get(key);
    if (list) list.push(plan);
    else map.set(key, [plan]);
  };
  for (const plan of plans) {
    byKey.set(plan.key, plan);
    if (plan.antigen) push(byAntigen, plan.antigen.id, plan);
    if (plan.extract) push(extracts, plan.extract.treatment, plan);
    if (plan.parentKey) push(byParent, plan.parentKey, plan);
    for (const component of plan.components ?? []) push(kitsWith, component, plan);
  }
  return { byKey, byAntigen, byParent, kitsWith, extracts };
}

/** Statuses of products that can be bought and therefore recommended. */
const offered = new Set(["Released", "Released - On Hold", "Pre-discontinued"]);

/** True if the product has a page to link to. */
const hasPage = (plan: ProductPlan) => hasProductPage(plan.status, false);

const relate = (plan: ProductPlan, relation: string): Related => ({ key: plan.key, name: plan.name, relation });

/** Loading controls and detection reagents for blots. */
const companions = ["64509", "9803", "47140"] as const;

/** Extracts of human cells whose treatment changes the blot's signal. */
function controlExtracts({ antigen, clone, modification, species, applications }: ProductPlan, index: PlanIndex) {
  if (!antigen || !clone || !applications.includes("WB")) return [];
  const stimulus = stimulusFor(antigen, modification, species);
  const answers = new Set(stimulus?.cells.map(({ name }) => name));
  return ((stimulus && index.extracts.get(stimulus.treatment)) ?? []).filter(
    ({ extract }) => extract !== undefined && answers.has(extract.cells),
  );
}

export function productRelations(plan: ProductPlan, index: PlanIndex) {
  const peers = (plan.antigen ? (index.byAntigen.get(plan.antigen.id) ?? []) : []).filter(
    (peer) => peer.key !== plan.key && offered.has(peer.status),
  );
  const same = (peer: ProductPlan) => peer.modification?.code === plan.modification?.code;
  const ofType = (...types: readonly ProductPlan["productType"][]) =>
    peers.filter((peer) => types.includes(peer.productType));
  const unlabeled = ofType("Primary Antibody").filter((peer) => peer.category === "primary-antibodies");
  const known = (key: string | null | undefined) => {
    const found = key ? index.byKey.get(key) : undefined;
    return found && hasPage(found) ? found : undefined;
  };
  const parent = known(plan.parentKey) ?? null;
  const children = (index.byParent.get(plan.key) ?? []).filter(hasPage);
  const siblings = (plan.parentKey ? (index.byParent.get(plan.parentKey) ?? []) : []).filter(
    (sibling) => sibling.key !== plan.key && hasPage(sibling),
  );
  const carrierFree = [...children, ...siblings].find((child) => child.category === "carrier-free") ?? null;
  const alternatives = plan.clone
    ? unlabeled.filter((peer) => same(peer) && peer.key !== plan.parentKey).slice(0, 4)
    : [];
  const pair =
    plan.clone && !plan.parentKey
      ? unlabeled.find((peer) => Boolean(peer.modification) !== Boolean(plan.modification))
      : undefined;
  const recommended = [
    ...(pair ? [relate(pair, "pair")] : []),
    ...(index.kitsWith.get(plan.key) ?? [])
      .filter(hasPage)
      .slice(0, 2)
      .map((kit) => relate(kit, "kit")),
    ...ofType("Antibody Duet")
      .filter(same)
      .slice(0, 1)
      .map((duet) => relate(duet, "kit")),
    ...controlExtracts(plan, index).map((extract) => relate(extract, "control")),
    ...(plan.clone
      ? companions.flatMap((key) => {
          const companion = key === plan.key ? undefined : known(key);
          return companion?.applications.some((code) => plan.applications.includes(code))
            ? [relate(companion, "companion")]
            : [];
        })
      : []),
  ];
  const successor = plan.successorKey
    ? known(plan.successorKey)
    : plan.status === "Discontinued" || plan.status === "Obsolete"
      ? // The successor must detect the same form of the same protein; another form would be another experiment.
        alternatives[0]
      : undefined;
  const labeled = (peer: ProductPlan) => peer.label !== null && peer.category === "conjugates";
  return {
    elisaKits: ofType("ELISA Kit")
      .slice(0, 3)
      .map((peer) => relate(peer, "elisa-kit")),
    matchedPairs: ofType("Matched Pair")
      .slice(0, 3)
      .map((peer) => relate(peer, "matched-pair")),
    // A protein of another species is not a control for the detected species.
    proteinControls: ofType("Recombinant Protein")
      .filter(({ chain }) => !plan.clone || (chain !== undefined && plan.species.includes(chain.species)))
      .slice(0, 2)
      .map((peer) => relate(peer, "protein-control")),
    conjugates: {
      parent: parent ? relate(parent, "parent") : null,
      children: children.filter(labeled).map((child) => relate(child, "conjugate")),
      siblings: siblings.filter(labeled).map((sibling) => relate(sibling, "conjugate")),
      carrierFree: carrierFree ? relate(carrierFree, "carrier-free") : null,
    },
    chimerics: [],
    alternatives: alternatives.map((peer) => relate(peer, "alternative")),
    recommendations: recommended
      .filter((item, at) => recommended.findIndex(({ key }) => key === item.key) === at)
      .slice(0, 6),
    successor: successor ? relate(successor, "successor") : null,
  } satisfies Partial<ProductAttributes>;
}
