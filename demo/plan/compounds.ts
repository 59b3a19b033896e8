/** Small molecules of the catalogue. */
import * as v from "valibot";
import { readTable } from "../data-files/table";
import type { ProductPlan } from "./types";

const row = v.pipe(
  v.strictObject({
    name: v.string(),
    cas_number: v.pipe(v.string(), v.regex(/^\d+-\d\d-\d$/)),
    molecular_weight: v.pipe(v.string(), v.transform(Number), v.number()),
    /** Verb phrase for a sentence about the compound's effect. */
    action: v.string(),
  }),
  v.transform(({ name, cas_number, molecular_weight, action }) => ({
    name,
    casNumber: cas_number,
    molecularWeight: molecular_weight,
    summary: `${name} ${action}.`,
  })),
);
type Compound = v.InferOutput<typeof row>;

export const compounds = readTable("demo/plan/compounds.tsv", row);

export function planCompound(key: string, { name, casNumber, molecularWeight, summary }: Compound): ProductPlan {
  return {
    key,
    name,
    status: "Released",
    productType: "Small Molecule",
    category: "small-molecules",
    formulation: "solid",
    sizes: [
      { letter: "S", amount: "5", uom: "mg", unit: "Regular", tests: 0, usd: 79 },
      { letter: "L", amount: "25", uom: "mg", unit: "Large", tests: 0, usd: 229 },
    ],
    antigen: null,
    modification: null,
    clone: null,
    label: null,
    applications: [],
    species: [],
    citations: 3,
    popularity: 0.4,
    xp: false,
    newProduct: false,
    summary,
    casNumber,
    molecularWeight,
  };
}
