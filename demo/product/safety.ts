/** Hazards and handling of a product; null if it contains nothing known to be hazardous. */
import type { SafetyData } from "@contracts/catalogue/safety";
import type { ProductPlan } from "../plan/types";

const azide = (share: string) =>
  `Contains less than ${share} sodium azide (CAS 26628-22-8). At this concentration the preparation is not classified as hazardous under GHS. Pure sodium azide is fatal if swallowed, and forms explosive salts with copper and lead: flush drains with plenty of water. Wear gloves and eye protection.`;

/** Azide inhibits peroxidase, so products with peroxidase contain none. */
export const withoutAzide = ({ label }: ProductPlan): boolean => label?.name === "HRP";

export function safety(plan: ProductPlan): string | null {
  switch (plan.productType) {
    case "Small Molecule":
      return "The toxicity of this compound has not been fully investigated: handle it as hazardous, in a fume hood, with gloves and eye protection. DMSO carries dissolved compounds through the skin.";
    case "ELISA Kit":
      return "The STOP Solution is acidic and corrosive to eyes and skin: wear gloves and eye protection, and rinse at once with plenty of water after contact.";
    default:
      if (!plan.clone || withoutAzide(plan)) return null;
      if (plan.formulation === "standard") return azide("0.02%");
      return plan.formulation === "conjugate" ? azide("0.1%") : null;
  }
}

/** Harmonized classification of the pure substance (Annex VI of the CLP Regulation). */
const sodiumAzide = (share: string): SafetyData["components"][number] => ({
  name: "Sodium azide",
  cas: "26628-22-8",
  ec: "247-852-1",
  share,
  hazardStatements: ["H300", "H400", "H410", "EUH032"],
});

const withAzide = (share: string): SafetyData => ({
  classification: "not-classified",
  hazardStatements: [],
  components: [sodiumAzide(share)],
  precautions: ["gloves", "eye-protection", "metal-azides", "flush-drains"],
});

/** Facts of the safety data sheet, which agree with {@link safety}; null for a service. */
export function safetyData(plan: ProductPlan): SafetyData | null {
  const undetermined: SafetyData = {
    ...{ classification: "not-determined", hazardStatements: [] },
    ...{ components: [], precautions: [] },
  };
  switch (plan.productType) {
    case "Service":
      return null;
    case "Small Molecule":
      return { ...undetermined, precautions: ["not-investigated", "fume-hood", "gloves", "eye-protection"] };
    case "ELISA Kit":
      return { ...undetermined, precautions: ["gloves", "eye-protection", "rinse-with-water"] };
    default:
      if (!plan.clone || withoutAzide(plan)) return undetermined;
      if (plan.formulation === "standard") return withAzide("< 0.02 %");
      return plan.formulation === "conjugate" ? withAzide("< 0.1 %") : undetermined;
  }
}
