/** View data of a product. */
import type { Product } from "@contracts/catalogue/catalogue";
import { applicationTable } from "@domain/product-page/applications";
import { molecularWeights } from "@domain/product-page/molecular-weights";
import type { KeyFactsView, ProductView } from "./data.server";
import { productFigures } from "./figures.server";

export function productView(product: Product, sizes: ProductView["sizes"], imagesUrl: string): ProductView {
  const { key, name, status, productType, citationCount, attributes } = product;
  const { successor } = attributes;
  return {
    key,
    name,
    status,
    productType,
    citationCount,
    facts: keyFacts(product),
    applications: applicationTable(product),
    figures: productFigures(attributes.figures, imagesUrl),
    sizes,
    successor: successor && { key: successor.key, name: successor.name },
  };
}

function keyFacts({ attributes }: Product): KeyFactsView {
  const { host, clone, isotype, conjugation, formulation, rrid } = attributes;
  return {
    host,
    clone,
    isotype,
    conjugation,
    formulation,
    weights: molecularWeights(attributes),
    modifications: attributes.targetModifications,
    rrid,
    targets: attributes.targets.map(({ symbol, uniprot, entrez }) => ({ symbol, uniprot, entrez })),
  };
}
