/** View data of a product. */
import type { Product } from "@contracts/catalogue/catalogue";
import { applicationTable } from "@domain/product-page/applications";
import type { EvidenceState } from "~/loaders/evidence/evidence.server";
import type { KeyFactsView, ProductView } from "./data.server";
import { productFigures } from "./figures.server";

export function productView(
  product: Product,
  sizes: ProductView["sizes"],
  imagesUrl: string,
  evidence: EvidenceState,
): ProductView {
  const { key, name, status, productType, citationCount, attributes } = product;
  return {
    key,
    name,
    status,
    productType,
    citationCount,
    facts: keyFacts(product),
    applications: applicationTable(product),
    evidence,
    figures: productFigures(attributes.figures, imagesUrl),
    sizes,
  };
}

function keyFacts({ attributes }: Product): KeyFactsView {
  const { host, clonality, clone, isotype, conjugation, formulation, immunogen, protein } = attributes;
  return {
    host,
    clonality,
    sensitivity: attributes.lots[0]?.sensitivity ?? null,
    clone,
    isotype,
    conjugation,
    formulation,
    observedWeights: attributes.observedMolecularWeight,
    calculatedWeight: attributes.molecularWeight,
    isWeightEstimated: attributes.molecularWeightBasis === "length",
    immunogen,
    protein,
    tag: attributes.epitopeTag,
    modifications: attributes.targetModifications,
    rrid: attributes.rrid,
    demonstration: attributes.demonstration,
    targets: attributes.targets.map(({ symbol, uniprot, entrez }) => ({ symbol, uniprot, entrez })),
  };
}
