/** Extracts of untreated and treated cells, the positive and negative control of a blot. */
import * as v from "valibot";
import { readTable } from "../data-files/table";
import { planReagent } from "./reagent";
import type { ProductPlan } from "./types";

const row = v.strictObject({
  /** One of the last numbers, so that no other product's number changes. */
  key: v.string(),
  cells: v.string(),
  /** Treatment name from the table of treatments. */
  treatment: v.string(),
  agent: v.string(),
});

const extracts = readTable("demo/plan/control-extracts.tsv", row);

export const planControlExtracts = (): ProductPlan[] =>
  extracts.map(({ key, cells, treatment, agent }) =>
    planReagent(
      key,
      {
        name: `${cells} Control Cell Extracts (${agent})`,
        summary: `Total extracts of ${cells} cells, untreated and ${treatment}, as negative and positive control of a blot.`,
        productType: "Kit",
        category: "kits",
        sizes: [{ letter: "S", amount: "2 x 150", uom: "µl", unit: "Kit", tests: 10, usd: 129 }],
        citations: 0,
      },
      { extract: { cells, treatment }, popularity: 0.3 },
    ),
  );
