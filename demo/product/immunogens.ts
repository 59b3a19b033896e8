/** What an antibody was raised against. The region belongs to the clone, so all its formats state the same. */
import { speciesWord } from "../evidence/samples";
import type { ProductPlan } from "../plan/types";
import { createRandom } from "../random";
import type { AntigenClass } from "../targets/table";

/** Proteins whose accessible part is outside of the cell. */
const surface: readonly AntigenClass[] = ["cd", "checkpoint", "receptor", "rtk"];

const peptideResidues = [30, 45, 60] as const;

/** "synthetic peptide of residues 421–480 of human Akt1 (P31749)"; null for a product without antibody. */
export function immunogen(plan: ProductPlan): string | null {
  const { key, parentKey, antigen, modification, tag, clone, species } = plan;
  if (plan.isotypeControl) return "hapten that vertebrates do not make";
  if (tag) return `synthetic peptide of the ${tag.name} tag (${tag.peptide})`;
  if (!antigen || !clone) return null;
  const [leader] = antigen.genes;
  const human = species.includes("H") || species.includes("All");
  const protein = `${speciesWord(human ? "H" : (species[0] ?? "H"))} ${antigen.display}`;
  if (modification?.kind === "cleaved") return `synthetic peptide that ends at ${modification.residue} of ${protein}`;
  if (modification) return `synthetic modified peptide around ${modification.residue} of ${protein}`;
  if (surface.includes(antigen.antigenClass)) return `recombinant extracellular domain of ${protein}`;
  // Positions are known for the human protein only.
  if (!leader || !human) return `recombinant fragment of ${protein}`;
  const random = createRandom("immunogen", parentKey ?? key);
  const length = Math.min(random.pick(peptideResidues), leader.lengthAa);
  const start = random.pick([
    1,
    leader.lengthAa - length + 1,
    1 + Math.floor((leader.lengthAa - length) * random.next()),
  ]);
  return `synthetic peptide of residues ${start}–${start + length - 1} of ${protein} (${leader.uniprot})`;
}
