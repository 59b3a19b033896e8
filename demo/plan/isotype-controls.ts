/** Isotype controls: antibodies of a class that bind no target in the sample. */
import * as v from "valibot";
import { readTable } from "../data-files/table";
import { labels } from "../vocabulary/labels";
import { planReagent } from "./reagent";
import type { ProductPlan } from "./types";

const row = v.strictObject({
  /** One of the last numbers, so that no other product's number changes. */
  key: v.string(),
  clone: v.string(),
  host: v.picklist(["Rabbit", "Mouse"]),
  isotype: v.string(),
  label: v.string(),
});

const controls = readTable("demo/plan/isotype-controls.tsv", row);

export const planIsotypeControls = (): ProductPlan[] =>
  controls.map(({ key, clone, host, isotype, label: name }) => {
    const label = labels.find((one) => one.name === name) ?? null;
    return planReagent(
      key,
      {
        name: `${isotype} Isotype Control (${clone}) ${host} mAb${label ? ` (${name} Conjugate)` : ""}`,
        summary: `A ${host.toLowerCase()} ${isotype.replace(`${host} `, "")} without a target in vertebrates, used at the concentration of the antibody beside it to show what binds without its target.`,
        productType: label ? "Conjugate" : "Primary Antibody",
        category: label ? "conjugates" : "primary-antibodies",
        formulation: label ? "conjugate" : "standard",
        sizes: [
          label
            ? { letter: "S", amount: "100", uom: "tests", unit: "Regular", tests: 100, usd: 179 }
            : { letter: "S", amount: "100", uom: "µl", unit: "Regular", tests: 0, usd: 149 },
        ],
        citations: 6,
      },
      { clone: { id: clone, host, isotype, recombinant: false }, label, isotypeControl: true, popularity: 0.7 },
    );
  });
