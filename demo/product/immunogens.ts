/** Immunogens of antibodies. The region belongs to the clone, so all its formats list the same one. */
import type { SpeciesCode } from "@domain/vocabulary/names";
import { speciesWord } from "../evidence/samples";
import type { ProductPlan } from "../plan/types";
import { createRandom } from "../random";
import type { AntigenClass } from "../targets/table";

/** Classes of proteins whose accessible region is outside the cell. */
const surface: readonly AntigenClass[] = ["cd", "checkpoint", "receptor", "rtk"];

const peptideResidues = [30, 45, 60] as const;

type Immunogen =
  | { readonly kind: "hapten" }
  | { readonly kind: "tag"; readonly name: string; readonly peptide: string }
  | { readonly kind: "cleaved" | "modified"; readonly species: SpeciesCode; readonly residue: string }
  | { readonly kind: "domain" | "fragment"; readonly species: SpeciesCode }
  | {
      readonly kind: "peptide";
      readonly species: SpeciesCode;
      readonly from: number;
      readonly to: number;
      readonly uniprot: string;
    };

/** Null for a product without antibody. */
export function immunogenOf(plan: ProductPlan): Immunogen | null {
  const { key, parentKey, antigen, modification, tag, clone, species: reactive } = plan;
  if (plan.isotypeControl) return { kind: "hapten" };
  if (tag) return { kind: "tag", ...tag };
  if (!antigen || !clone) return null;
  const [leader] = antigen.genes;
  const human = reactive.includes("H") || reactive.includes("All");
  const species = human ? "H" : (reactive[0] ?? "H");
  if (modification)
    return { kind: modification.kind === "cleaved" ? "cleaved" : "modified", species, residue: modification.residue };
  if (surface.includes(antigen.antigenClass)) return { kind: "domain", species };
  // Positions are known only for the human protein.
  if (!leader || !human) return { kind: "fragment", species };
  const random = createRandom("immunogen", parentKey ?? key);
  const length = Math.min(random.pick(peptideResidues), leader.lengthAa);
  const from = random.pick([
    1,
    leader.lengthAa - length + 1,
    1 + Math.floor((leader.lengthAa - length) * random.next()),
  ]);
  return { kind: "peptide", species, from, to: from + length - 1, uniprot: leader.uniprot };
}

/** "synthetic peptide of residues 421–480 of human Akt1 (P31749)"; null for a product without antibody. */
export function immunogen(plan: ProductPlan): string | null {
  const facts = immunogenOf(plan);
  if (!facts) return null;
  if (facts.kind === "hapten") return "hapten that vertebrates do not make";
  if (facts.kind === "tag") return `synthetic peptide of the ${facts.name} tag (${facts.peptide})`;
  const protein = `${speciesWord(facts.species)} ${plan.antigen?.display}`;
  switch (facts.kind) {
    case "cleaved":
      return `synthetic peptide that ends at ${facts.residue} of ${protein}`;
    case "modified":
      return `synthetic modified peptide around ${facts.residue} of ${protein}`;
    case "domain":
      return `recombinant extracellular domain of ${protein}`;
    case "fragment":
      return `recombinant fragment of ${protein}`;
    case "peptide":
      return `synthetic peptide of residues ${facts.from}–${facts.to} of ${protein} (${facts.uniprot})`;
    default:
      return facts satisfies never;
  }
}
