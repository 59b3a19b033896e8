/** Applications of a product with dilutions and protocols, as stated per lot. */
import type { Application } from "@contracts/catalogue/catalogue";
import { type ApplicationCode, applicationNames } from "@domain/vocabulary/names";
import type { ProductPlan } from "../plan/types";
import { createRandom, type Random } from "../random";
import { protocolIdFor } from "./protocols";

const groups: Readonly<Record<ApplicationCode, string>> = {
  WB: "Blotting",
  SW: "Blotting",
  IP: "Precipitation",
  "IHC-P": "Tissue imaging",
  "IF-IC": "Cell imaging",
  "IF-F": "Tissue imaging",
  "FC-FP": "Flow cytometry",
  "FC-L": "Flow cytometry",
  ChIP: "Chromatin",
  "ChIP-seq": "Chromatin",
  "C&R": "Chromatin",
  "C&T": "Chromatin",
  eCLIP: "RNA",
  ELISA: "Plate assays",
};

/** Range of usual dilutions 1:n per application; highest for blots. */
const usualDilutions: Readonly<Record<ApplicationCode, readonly [number, ...number[]]>> = {
  WB: [1000, 1000, 1000, 2000],
  SW: [10, 25, 50],
  IP: [50, 100, 200],
  "IHC-P": [100, 200, 400, 800],
  "IF-IC": [100, 200, 400, 800],
  "IF-F": [100, 200, 400],
  "FC-FP": [50, 100, 200, 400],
  "FC-L": [50, 100, 200],
  ChIP: [25, 50, 100],
  "ChIP-seq": [25, 50],
  "C&R": [50, 100],
  "C&T": [50, 100],
  eCLIP: [50],
  ELISA: [100, 500],
};

const eclipMessage = "Use 10 µg of antibody for each eCLIP reaction; a dilution is not defined for this application.";

/** Product types that are diluted for use. */
const diluted = new Set(["Primary Antibody", "Secondary Antibody", "Conjugate", "Antibody Duet"]);

function dilution(random: Random, code: ApplicationCode, plan: ProductPlan): Application["dilutionFactor"] {
  if (code === "eCLIP" || !diluted.has(plan.productType) || plan.formulation === "carrier-free")
    return { optimal: null, low: null, high: null };
  const denominator =
    plan.productType === "Secondary Antibody" && code === "WB" ? 2000 : random.pick(usualDilutions[code]);
  const optimal = { numerator: 1, denominator };
  if (random.chance(0.6)) return { optimal, low: null, high: null };
  return {
    optimal,
    low: { numerator: 1, denominator: denominator * 2 },
    high: { numerator: 1, denominator: Math.max(5, denominator / 2) },
  };
}

export function productApplications(plan: ProductPlan): Application[] {
  return plan.applications.map((code) => {
    const random = createRandom("application", plan.key, code);
    return {
      method: applicationNames[code].en,
      codeForDisplay: code,
      group: groups[code],
      dilutionFactor: dilution(random, code, plan),
      applicationMessage: code === "eCLIP" ? eclipMessage : null,
      species: plan.species.length > 3 && random.chance(0.3) ? plan.species.slice(0, 3) : [...plan.species],
      protocolId: protocolIdFor(plan, code),
    };
  });
}
