/** Plans of products without a target, as functions of their future number: secondary antibodies and reagents. */
import { labels } from "../vocabulary/labels";
import { each, planReagent, type Reagent } from "./reagent";
import { assayKits, buffers, ptmScans, services } from "./reagent-list";
import type { ProductPlan } from "./types";

const secondaryPairs = [
  ["Goat", "Rabbit"],
  ["Goat", "Mouse"],
  ["Goat", "Rat"],
] as const;

/** Secondary antibodies such as "Anti-Rabbit IgG (H+L) Antibody (HRP Linked)", with every label. */
const secondaries: readonly (Reagent & { readonly changes: Partial<ProductPlan> })[] = secondaryPairs.flatMap(
  ([host, target]) =>
    labels
      .filter(({ name }) => !name.endsWith("Bead") && name !== "PE" && name !== "APC")
      .map((label) => ({
        name: `Anti-${target} IgG (H+L) Antibody (${label.name} ${label.name === "HRP" ? "Linked" : "Conjugate"})`,
        summary: `A ${host.toLowerCase()} antibody against ${target.toLowerCase()} IgG heavy and light chains, labeled with ${label.name}.`,
        productType: "Secondary Antibody" as const,
        category: "secondary-antibodies" as const,
        formulation: "conjugate" as const,
        applications: label.applications,
        sizes: [
          each(
            label.name === "HRP" ? "1" : "250",
            label.name === "HRP" ? "ml" : "µl",
            label.name === "HRP" ? 119 : 169,
          ),
        ] as const,
        changes: {
          clone: { id: null, host, isotype: `${host} IgG`, recombinant: false },
          label,
          popularity: 0.8,
          citations: 12,
        },
      })),
);

/** All products without a target, as functions of their future number. */
export const reagentPlans: readonly ((key: string) => ProductPlan)[] = [
  ...secondaries.map((reagent) => (key: string) => planReagent(key, reagent, reagent.changes)),
  ...[...buffers, ...assayKits, ...ptmScans, ...services].map((reagent) => (key: string) => planReagent(key, reagent)),
];
