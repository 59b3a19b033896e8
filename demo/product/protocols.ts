/** Protocols by application, written for this catalogue; a product has the protocols of its applications. */
import type { Product } from "@contracts/catalogue/catalogue";
import { type ApplicationCode, applicationNames } from "@domain/vocabulary/names";
import * as v from "valibot";
import { keyOf } from "../data-files/schemas";
import { readYaml } from "../data-files/yaml";
import type { ProductPlan } from "../plan/types";

type Protocol = Product["attributes"]["protocols"][number];

const template = v.strictObject({
  slug: v.string(),
  title: v.string(),
  steps: v.pipe(
    v.record(v.string(), v.array(v.string())),
    v.transform((steps) => Object.entries(steps).map(([title, items]) => ({ title, items }))),
  ),
});

const templates: Partial<Record<string, v.InferOutput<typeof template>>> = readYaml(
  "demo/product/protocols.yaml",
  v.record(keyOf(applicationNames), template),
);

/** Applications that use another application's protocol. */
const sameAs: Partial<Record<ApplicationCode, ApplicationCode>> = { "ChIP-seq": "ChIP", SW: "WB" };

function templateOf(code: ApplicationCode) {
  return templates[sameAs[code] ?? code];
}

/** Product types that are used with an antibody protocol. */
const withProtocols = new Set([
  "Primary Antibody",
  "Secondary Antibody",
  "Conjugate",
  "Antibody Duet",
  "Kit",
  "ELISA Kit",
  "Matched Pair",
  "Cocktail",
]);

export function protocolIdFor(plan: ProductPlan, code: ApplicationCode): string | null {
  return withProtocols.has(plan.productType) ? (templateOf(code)?.slug ?? null) : null;
}

export function productProtocols(plan: ProductPlan): Protocol[] {
  const protocols = new Map<string, Protocol>();
  for (const code of plan.applications) {
    const id = protocolIdFor(plan, code);
    const template = templateOf(code);
    if (!id || !template || protocols.has(id)) continue;
    protocols.set(id, {
      id,
      title: template.title,
      application: sameAs[code] ?? code,
      steps: template.steps,
    });
  }
  return [...protocols.values()];
}
