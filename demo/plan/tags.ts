/** Antibodies to common epitope tags, which have no gene. */

import type { ApplicationCode } from "@domain/vocabulary/names";
import { labels } from "../vocabulary/labels";
import { antibodySizes, planConjugate } from "./antibody";
import type { Clone, ProductPlan } from "./types";

type Tag = NonNullable<ProductPlan["tag"]>;

const ha: Tag = { name: "HA", peptide: "YPYDVPDYA" };
const myc: Tag = { name: "Myc", peptide: "EQKLISEEDL" };
const dykddddk: Tag = { name: "DYKDDDDK", peptide: "DYKDDDDK" };
const his: Tag = { name: "His", peptide: "HHHHHH" };
const v5: Tag = { name: "V5", peptide: "GKPIPNPLLGLDST" };

const blotsAndCells: readonly ApplicationCode[] = ["WB", "IP", "IF-IC", "FC-FP"];

const rabbit = (id: string): Clone => ({ id, host: "Rabbit", isotype: "Rabbit IgG", recombinant: true });
const mouse = (id: string): Clone => ({ id, host: "Mouse", isotype: "Mouse IgG1", recombinant: false });

const labeled = (parent: ProductPlan, keys: Readonly<Record<string, string>>) =>
  labels.flatMap((label) => {
    const key = keys[label.name];
    return key ? [{ ...planConjugate(key, parent, label), status: "Released" as const }] : [];
  });

function planTag(key: string, tag: Tag, clone: Clone, changes: Partial<ProductPlan> = {}): ProductPlan {
  return {
    key,
    name: `${tag.name}-Tag (${clone.id}) ${clone.host} mAb`,
    status: "Released",
    productType: "Primary Antibody",
    category: "primary-antibodies",
    formulation: "standard",
    sizes: antibodySizes({ base: 329, trial: true, large: false }),
    antigen: null,
    modification: null,
    clone,
    label: null,
    applications: blotsAndCells,
    species: ["All"],
    citations: 22,
    popularity: 0.9,
    xp: false,
    newProduct: false,
    summary: `A monoclonal antibody for fusion proteins that carry the ${tag.name} tag (${tag.peptide}) at either end.`,
    tag,
    ...changes,
  };
}

/** They use the last numbers, so that no other product's number changes. */
export function planTagAntibodies(): ProductPlan[] {
  const haTag = planTag("68667", ha, rabbit("H4K7"), { citations: 36, popularity: 0.96, xp: true });
  return [
    haTag,
    ...labeled(haTag, { "Fluor 488": "62125", HRP: "13854" }),
    planTag("20396", ha, mouse("6M2")),
    planTag("55583", myc, rabbit("M9T3"), { citations: 30 }),
    planTag("97312", dykddddk, rabbit("D2N8"), { citations: 30 }),
    planTag("49041", his, rabbit("H6L5")),
    planTag("90770", v5, rabbit("V3P9")),
  ];
}
