/** Contents of kits: products, or the reagents of an assay. */
import type { ProductAttributes } from "@contracts/catalogue/catalogue";
import type { ProductPlan } from "../plan/types";
import type { PlanIndex } from "./relations";
import { observedBands } from "./weights";

type Component = ProductAttributes["kitComponents"][number];

const blank = {
  annealTemp: null,
  pcrLength: null,
  "cap-color": null,
  "solution-color": null,
  dilution: null,
  "molecular-weight-summary": null,
  sefUrl: null,
} as const;

const reagents: Readonly<
  Record<
    string,
    readonly (readonly [
      name: string,
      quantity: string,
      unit: string,
      cap: string | null,
      colour: string | null,
      temperature: string,
    ])[]
  >
> = {
  "ELISA Kit": [
    ["Antibody Coated 96 Well Plate (12 x 8 strips)", "1", "plate", null, null, "2–8 °C"],
    ["Detection Antibody", "1", "x 11 ml", "green", "green", "2–8 °C"],
    ["HRP Linked Secondary Antibody", "1", "x 11 ml", "red", "red", "2–8 °C"],
    ["TMB Substrate", "11", "ml", "brown", null, "2–8 °C"],
    ["STOP Solution", "11", "ml", "black", null, "2–8 °C"],
    ["Wash Buffer (20X)", "25", "ml", "white", null, "2–8 °C"],
    ["Sample Diluent", "25", "ml", "blue", "blue", "2–8 °C"],
  ],
  "Matched Pair": [
    ["Capture Antibody (BSA and Azide Free)", "400", "µg", null, null, "–20 °C"],
    ["Detection Antibody, Biotinylated (BSA and Azide Free)", "40", "µg", null, null, "–20 °C"],
  ],
};

function productComponent(component: ProductPlan): Component {
  const antibody = component.clone !== null;
  const { antigen } = component;
  return {
    ...blank,
    number: component.key,
    name: component.name,
    quantity: antibody ? "20" : component.sizes[0].amount,
    unit: antibody ? "µl" : component.sizes[0].uom,
    count: 1,
    dilution: antibody ? "1:1000" : null,
    "molecular-weight-summary": antigen && antibody ? `${observedBands(component).join(", ")} kDa` : null,
    "component-storage-temp": antibody ? "–20 °C" : "2–8 °C",
    sefUrl: `/products/${component.key}`,
    published: component.status === "Released",
  };
}

/** One vial each of untreated and treated cells. */
function extractComponents(key: string, { cells, treatment }: NonNullable<ProductPlan["extract"]>): Component[] {
  return ["untreated", treatment].map((state, position) => ({
    ...blank,
    number: `${key}-${position + 1}`,
    name: `Extract of ${cells} Cells, ${state}`,
    quantity: "150",
    unit: "µl",
    count: 1,
    "component-storage-temp": "–20 °C",
    published: true,
  }));
}

export function kitComponents(plan: ProductPlan, index: PlanIndex): Component[] {
  const members = (plan.components ?? []).flatMap((key) => index.byKey.get(key) ?? []);
  if (members.length > 0) return members.map(productComponent);
  if (plan.extract) return extractComponents(plan.key, plan.extract);
  return (reagents[plan.productType] ?? []).map(([name, quantity, unit, cap, colour, temperature], position) => ({
    ...blank,
    number: `${plan.key}-${position + 1}`,
    name,
    quantity,
    unit,
    count: 1,
    "cap-color": cap,
    "solution-color": colour,
    "component-storage-temp": temperature,
    published: true,
  }));
}
