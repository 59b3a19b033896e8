/** Plans of kits, pairs, duets and proteins around one antigen. */

import type { SpeciesCode } from "@domain/vocabulary/names";
import { possibleSpecies } from "../evidence/reactivity";
import { createRandom } from "../random";
import { antigenLabel } from "../targets/antigen-label";
import { matureChainOf } from "../targets/mature-chains";
import type { Antigen, Modification } from "../targets/table";
import { usualStatus } from "./antibody";
import type { PlanBase, ProductPlan, Size } from "./types";

const kitSize = (usd: number, tests: number): Size => ({
  letter: "S",
  amount: "1",
  uom: "Kit",
  unit: "Kit",
  tests,
  usd,
});

/** Species that every member of a kit detects. */
export function sharedSpecies(members: readonly ProductPlan[]): SpeciesCode[] {
  const [first, ...rest] = members;
  return (first?.species ?? []).filter((code) => rest.every(({ species }) => species.includes(code)));
}

function assayBase(
  key: string,
  antigen: Antigen,
  modification: Modification | null,
): Omit<PlanBase, "name" | "productType" | "category" | "sizes"> {
  const random = createRandom("assay", key);
  const possible = possibleSpecies(antigen);
  const usual = (random.chance(0.5) ? (["H", "M"] as const) : (["H"] as const)).filter((code) => possible.has(code));
  return {
    key,
    status: usualStatus(random),
    formulation: "liquid",
    antigen,
    modification,
    clone: null,
    label: null,
    applications: ["ELISA"],
    species: usual.length > 0 ? usual : [...possible].slice(0, 1),
    citations: random.chance(0.7) ? 0 : random.int(1, 8),
    popularity: random.next() * 0.5,
    xp: false,
    newProduct: random.chance(0.08),
  };
}

export function planElisa(key: string, antigen: Antigen, modification: Modification | null): ProductPlan {
  return {
    ...assayBase(key, antigen, modification),
    name: `${antigenLabel(antigen, modification)} Sandwich ELISA Kit`,
    productType: "ELISA Kit",
    category: "elisa-kits",
    sizes: [kitSize(modification ? 829 : 749, 96)],
  };
}

export function planMatchedPair(key: string, antigen: Antigen, modification: Modification | null): ProductPlan {
  return {
    ...assayBase(key, antigen, modification),
    name: `${antigenLabel(antigen, modification)} Matched Antibody Pair`,
    productType: "Matched Pair",
    category: "matched-pairs",
    formulation: "carrier-free",
    sizes: [{ letter: "S", amount: "4", uom: "x 96 assays", unit: "Kit", tests: 384, usd: 1190 }],
  };
}

/** Antibodies to the modified and the total protein, in trial sizes. */
export function planDuet(key: string, modified: ProductPlan, total: ProductPlan): ProductPlan | null {
  const { antigen, modification } = modified;
  if (!antigen || !modification) return null;
  const species = sharedSpecies([modified, total]);
  if (species.length === 0) return null;
  return {
    ...assayBase(key, antigen, modification),
    name: `${antigenLabel(antigen, modification)} and Total ${antigen.display} Antibody Duet`,
    productType: "Antibody Duet",
    category: "kits",
    applications: modified.applications.filter((code) => total.applications.includes(code)),
    species,
    sizes: [kitSize(439, 0)],
    components: [modified.key, total.key],
  };
}

export function planSamplerKit(
  key: string,
  antigen: Antigen,
  members: readonly ProductPlan[],
  secondaryKey: string,
): ProductPlan | null {
  const species = sharedSpecies(members);
  if (members.length < 2 || species.length === 0) return null;
  return {
    ...assayBase(key, antigen, null),
    name: `${antigen.display} Pathway Antibody Sampler Kit`,
    productType: "Kit",
    category: "kits",
    applications: ["WB"],
    species,
    sizes: [kitSize(589, 0)],
    components: [...members.map((member) => member.key), secondaryKey],
  };
}

/** Null for a protein that is not produced as one chain, or that does not exist in the species. */
export function planProtein(key: string, antigen: Antigen, from: "Human" | "Mouse"): ProductPlan | null {
  const chain = matureChainOf(antigen, from === "Human" ? "H" : "M");
  if (!chain) return null;
  return {
    ...assayBase(key, antigen, null),
    chain,
    name: `${from} ${antigen.display} Recombinant Protein`,
    productType: "Recombinant Protein",
    category: "proteins",
    formulation: "lyophilized",
    applications: [],
    species: [],
    sizes: [
      { letter: "S", amount: "10", uom: "µg", unit: "Regular", tests: 0, usd: 219 },
      { letter: "L", amount: "100", uom: "µg", unit: "Large", tests: 0, usd: 790 },
    ],
  };
}
