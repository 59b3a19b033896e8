/** Plans of antibodies and their derived products. */
import type { ProductStatus } from "@contracts/catalogue/catalogue";
import type { ApplicationCode, SpeciesCode } from "@domain/vocabulary/names";
import { possibleSpecies } from "../evidence/reactivity";
import { canBeTested } from "../figures/material";
import { createRandom, type Random } from "../random";
import { antigenLabel } from "../targets/antigen-label";
import type { Antigen, AntigenClass, Modification } from "../targets/table";
import type { Label } from "../vocabulary/labels";
import type { Clone, ProductPlan, Size } from "./types";

const surface: readonly AntigenClass[] = ["cd", "checkpoint", "rtk", "receptor", "adhesion"];
const chromatin: readonly AntigenClass[] = [
  "tf",
  "histone",
  "epigenetic",
  "chromatin",
  "nuclear-receptor",
  "polymerase",
];

function antibodyName(antigen: Antigen, modification: Modification | null, clone: Clone): string {
  const label = antigenLabel(antigen, modification);
  return clone.id ? `${label} (${clone.id}) ${clone.host} mAb` : `${label} Antibody`;
}

/** Creates a clone id in the catalogue's format, derived from the product's key so that it is unique. */
export function makeClone(random: Random, host: "Rabbit" | "Mouse", polyclonal: boolean): Clone {
  if (polyclonal) return { id: null, host, isotype: "Rabbit IgG", recombinant: false };
  const id = `${random.pick(["B", "C", "D", "E", "F", "G", "H", "K", "L", "N"])}${random.int(1, 9)}${random.pick(["A", "B", "D", "E", "H", "K", "L", "P", "R", "T", "X"])}${random.int(1, 19)}`;
  if (host === "Mouse")
    return {
      id: id.slice(1),
      host,
      isotype: `Mouse ${random.pick(["IgG1", "IgG1", "IgG2a", "IgG2b"])}`,
      recombinant: false,
    };
  return { id, host, isotype: "Rabbit IgG", recombinant: random.chance(0.8) };
}

/**
 * Tested applications of an unlabeled antibody by kind of antigen; every antibody against a denatured epitope works in
 * blots.
 */
function testedApplications(
  random: Random,
  antigen: Antigen,
  modification: Modification | null,
  clone: Clone,
): ApplicationCode[] {
  const tested = new Set<ApplicationCode>(["WB"]);
  const add = (code: ApplicationCode, probability: number) => {
    if (random.chance(probability)) tested.add(code);
  };
  const mono = clone.id !== null;
  add("SW", mono ? 0.35 : 0.1);
  add("IP", 0.5);
  add("IHC-P", mono ? 0.45 : 0.2);
  add("IF-IC", mono ? 0.5 : 0.25);
  add("IF-F", antigen.antigenClass === "neuro" ? 0.5 : 0.06);
  add("FC-FP", mono ? 0.4 : 0.08);
  if (surface.includes(antigen.antigenClass)) add("FC-L", 0.3);
  if (chromatin.includes(antigen.antigenClass)) {
    add("ChIP", antigen.antigenClass === "histone" ? 0.85 : 0.4);
    if (tested.has("ChIP")) {
      add("ChIP-seq", 0.6);
      add("C&R", 0.6);
      add("C&T", 0.45);
    }
  }
  if (antigen.antigenClass === "rna" && !modification) add("eCLIP", 0.35);
  if (antigen.antigenClass === "cytokine") add("ELISA", 0.4);
  return [...tested];
}

/** Species that the antibody detects, chosen from those with a detectable protein. */
function reactiveSpecies(random: Random, antigen: Antigen, modification: Modification | null): SpeciesCode[] {
  const possible = possibleSpecies(antigen);
  const drawn = drawnSpecies(random, antigen).filter((code) => possible.has(code));
  // Sites are numbered by the human protein.
  if (modification && possible.has("H") && !drawn.includes("H")) return ["H"];
  return drawn.length > 0 ? drawn : [...possible].slice(0, 1);
}

function drawnSpecies(random: Random, antigen: Antigen): SpeciesCode[] {
  if (surface.includes(antigen.antigenClass) && random.chance(0.6)) return random.chance(0.2) ? ["M"] : ["H"];
  if (antigen.antigenClass === "histone") return ["H", "M", "R", "Mk"];
  const species: SpeciesCode[] = ["H"];
  if (random.chance(0.75)) species.push("M");
  if (random.chance(0.6)) species.push("R");
  if (random.chance(0.4)) species.push("Mk");
  for (const rare of ["Hm", "B", "Pg", "Dg", "C", "Dm"] as const) if (random.chance(0.04)) species.push(rare);
  return species;
}

export function antibodySizes(options: {
  readonly base: number;
  readonly trial: boolean;
  readonly large: boolean;
}): [Size, ...Size[]] {
  const { base } = options;
  const sizes: [Size, ...Size[]] = [{ letter: "S", amount: "100", uom: "µl", unit: "Regular", tests: 0, usd: base }];
  if (options.trial)
    sizes.push({ letter: "T", amount: "20", uom: "µl", unit: "Trial", tests: 0, usd: Math.round(base * 0.42) });
  if (options.large)
    sizes.push({ letter: "L", amount: "300", uom: "µl", unit: "Large", tests: 0, usd: Math.round(base * 2.35) });
  return sizes;
}

/** Most products are released; the others cover every status. */
export function usualStatus(random: Random): ProductStatus {
  const draw = random.next();
  if (draw < 0.95) return "Released";
  if (draw < 0.962) return "Released - On Hold";
  if (draw < 0.978) return "Discontinued";
  if (draw < 0.984) return "Pre-discontinued";
  if (draw < 0.989) return "Pending";
  if (draw < 0.993) return "Pre-released";
  if (draw < 0.997) return "Obsolete";
  return "Commercialization";
}

/** Draws a number of citations: few products have many, and many have none. */
function usualCitations(random: Random): number {
  if (random.chance(0.45)) return 0;
  return Math.min(40, Math.floor(-Math.log(1 - random.next()) * 4) + 1);
}

interface AntibodyOptions {
  readonly key: string;
  readonly antigen: Antigen;
  readonly modification: Modification | null;
  readonly host?: "Rabbit" | "Mouse";
  readonly polyclonal?: boolean;
}

export function planAntibody({
  key,
  antigen,
  modification,
  host = "Rabbit",
  polyclonal = false,
}: AntibodyOptions): ProductPlan {
  const random = createRandom("antibody", key);
  const clone = makeClone(random, host, polyclonal);
  const base = (polyclonal ? 289 : modification ? 389 : 349) + random.int(0, 5) * 5;
  const plan: ProductPlan = {
    key,
    name: antibodyName(antigen, modification, clone),
    status: usualStatus(random),
    productType: "Primary Antibody",
    category: "primary-antibodies",
    formulation: "standard",
    sizes: antibodySizes({ base, trial: random.chance(0.55), large: random.chance(0.2) }),
    antigen,
    modification,
    clone,
    label: null,
    applications: testedApplications(random, antigen, modification, clone),
    species: reactiveSpecies(random, antigen, modification),
    citations: usualCitations(random),
    popularity: random.next(),
    xp: !polyclonal && host === "Rabbit" && random.chance(0.3),
    newProduct: random.chance(0.06),
  };
  return { ...plan, applications: plan.applications.filter((code) => canBeTested(plan, code, random)) };
}

/** A conjugate: the same clone with a label. */
export function planConjugate(key: string, parent: ProductPlan, label: Label): ProductPlan {
  const random = createRandom("conjugate", key);
  const bead = label.name.endsWith("Bead");
  const fluorescent = label.excitation !== null;
  const size: Size = fluorescent
    ? { letter: "S", amount: "100", uom: "tests", unit: "Regular", tests: 100, usd: 409 + random.int(0, 4) * 10 }
    : { letter: "S", amount: bead ? "400" : "100", uom: "µl", unit: "Regular", tests: bead ? 40 : 0, usd: 419 };
  return {
    ...parent,
    key,
    name: `${parent.name} (${label.name} Conjugate)`,
    status: usualStatus(random),
    productType: "Conjugate",
    category: "conjugates",
    formulation: "conjugate",
    sizes: [size],
    label,
    applications: label.applications.filter(
      (code) => code !== "IF-IC" || parent.applications.includes("IF-IC") || label.applications.length === 1,
    ),
    citations: random.chance(0.75) ? 0 : random.int(1, 6),
    popularity: random.next() * 0.6,
    newProduct: random.chance(0.08),
    parentKey: parent.key,
    successorKey: undefined,
    components: undefined,
    unpricedIn: undefined,
  };
}

export function planCarrierFree(key: string, parent: ProductPlan): ProductPlan {
  const random = createRandom("carrier-free", key);
  return {
    ...planConjugate(key, parent, { name: "", excitation: null, emission: null, applications: parent.applications }),
    name: `${parent.name} (BSA and Azide Free)`,
    productType: "Primary Antibody",
    category: "carrier-free",
    formulation: "carrier-free",
    sizes: [{ letter: "S", amount: "100", uom: "µg", unit: "Regular", tests: 0, usd: 559 + random.int(0, 4) * 10 }],
    label: null,
    applications: parent.applications,
  };
}
