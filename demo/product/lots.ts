/** Lots in a catalogue entry: reactivity, concentration and applications of the newest ones. */
import type { ProductAttributes } from "@contracts/catalogue/catalogue";
import { possibleSpecies } from "../evidence/reactivity";
import type { ProductPlan } from "../plan/types";
import { createRandom } from "../random";
import { productApplications } from "./applications";
import { sensitivity } from "./texts";

/** Number of the newest lot. */
export const currentLotNumber = (plan: Pick<ProductPlan, "key">): number =>
  plan.key === "4060" ? 24 : createRandom("lots", plan.key).int(1, 24);

export function productLots(plan: ProductPlan): ProductAttributes["lots"] {
  if (!plan.clone && plan.applications.length === 0) return [];
  const random = createRandom("lots", plan.key);
  // Drawn although the value is unused, so that the draws below stay the same.
  random.int(1, 24);
  const current = currentLotNumber(plan);
  const applications = productApplications(plan);
  const conserved = plan.antigen && possibleSpecies(plan.antigen);
  const homology =
    plan.antigen && plan.clone && plan.species.includes("H")
      ? (["B", "Dg", "Pg"] as const).filter(
          (code) => !plan.species.includes(code) && random.chance(0.4) && conserved?.has(code),
        )
      : [];
  const concentration = plan.clone
    ? plan.formulation === "carrier-free"
      ? "1 mg/ml"
      : `${random.int(4, 190)} µg/ml`
    : null;
  const lot = (number: number, tested: ProductAttributes["lots"][number]["applications"]) => ({
    number: String(number),
    reactivity: [...plan.species],
    homology: [...homology],
    sensitivity: sensitivity(plan),
    concentration,
    applications: tested,
  });
  // Earlier lots differ only in number and amount; they have the current lot's applications.
  return [lot(current, applications), ...(current > 1 && plan.clone ? [lot(current - 1, [])] : [])];
}
