/** Products, sizes and figures that people add. Values that nobody entered stay empty. */
import type { Figure, Product, productTypes, Variant } from "@contracts/catalogue/catalogue";

interface NewSize {
  /** Product number with the size's code: "4060S". */
  readonly sku: string;
  readonly amount: string;
  readonly uom: string;
  /** "Regular", "Trial" … */
  readonly kind: string;
}

interface NewProduct {
  readonly key: string;
  readonly name: string;
  readonly productType: (typeof productTypes)[number];
  readonly category: string;
  readonly unspsc: string;
  /** The record is invented. */
  readonly demonstration: boolean;
  readonly size: NewSize;
}

/** A product that the shop does not show yet, without facts and prices. */
export function newProduct(
  { key, name, productType, category, unspsc, demonstration, size }: NewProduct,
  now: Date,
): Product {
  const at = now.toISOString();
  return {
    ...{ id: `product-${key}`, key, version: 1, name, description: "", published: false, hasStagedChanges: false },
    ...{ priceMode: "Embedded", createdAt: at, lastModifiedAt: at, releasedDate: null, status: "Pending" },
    ...{ productType, productCategory: category, sales: { unitsLast12Months: 0 }, citationCount: 0 },
    masterVariant: variantOf(1, key, size),
    variants: [],
    attributes: {
      ...{ host: null, isotype: null, clonality: null, clone: null, concentration: null, conjugation: null },
      ...{ casNumber: null, coa: null, storage: null, storageTemperature: null, molecularWeight: null },
      ...{ molecularWeightBasis: "sequence", observedMolecularWeight: [], formulation: null, purity: null },
      ...{ endotoxin: null, directionsForUse: null, qualityControl: null, reagentsNotIncluded: [], pathways: [] },
      ...{ safety: null, safetyData: null, background: null, sourcePurification: null, specificitySensitivity: null },
      ...{ epitopeTag: null, immunogen: null, protein: null, targetModifications: [], recombinant: false, xp: false },
      ...{ newProduct: false, rrid: null, demonstration, kitComponents: [], lots: [], lotBridges: [], figures: [] },
      ...{ protocols: [], references: [], keywords: [], targets: [], statusDates: [], unspsc, statements: [] },
      ...{ fluorescents: [], elisaKits: [], matchedPairs: [], proteinControls: [], chimerics: [], alternatives: [] },
      ...{ conjugates: { parent: null, children: [], siblings: [], carrierFree: null }, recommendations: [] },
      ...{ successor: null, lineage: null, panel: null, panelPart: null, auditLog: { "xml-generation-date": at } },
    },
  };
}

/** The product with an additional size; null if it already has a size with this number. */
export function withNewSize(product: Product, size: NewSize): Product | null {
  const sizes = [product.masterVariant, ...product.variants];
  if (sizes.some(({ sku }) => sku === size.sku)) return null;
  const id = Math.max(...sizes.map((each) => each.id)) + 1;
  return { ...product, variants: [...product.variants, variantOf(id, product.key, size)] };
}

const variantOf = (id: number, key: string, { sku, amount, uom, kind }: NewSize): Variant => ({
  ...{ id, sku, prices: [] },
  attributes: {
    ...{ active: true, amount, uom, unit: kind, code: sku.slice(key.length), published: true },
    ...{ tests: 0, assemblyOptionCode: null, assemblyOptionText: null },
  },
});

export const withFigures = (product: Product, figures: readonly Figure[]): Product => ({
  ...product,
  attributes: { ...product.attributes, figures: [...figures] },
});

/** The product without a figure and its captions. */
export function withoutFigure(product: Product, id: string): Product {
  const next = withFigures(
    product,
    product.attributes.figures.filter((figure) => figure.id !== id),
  );
  if (!product.texts) return next;
  const texts = Object.fromEntries(
    Object.entries(product.texts).map(([language, spoken]) => {
      const { [id]: _, ...figures } = spoken?.figures ?? {};
      return [language, spoken?.figures ? { ...spoken, figures } : spoken];
    }),
  );
  return { ...next, texts };
}
