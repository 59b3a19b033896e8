/** Parts of the product information block, each from its attributes; a part without data is left out (C-TMPL-21). */
import type { Product } from "@contracts/catalogue";

const dataTerms = [
  "lot",
  "concentration",
  "sensitivity",
  "storage",
  "storageTemperature",
  "purity",
  "endotoxin",
  "casNumber",
] as const;
export type DataTerm = (typeof dataTerms)[number];

export interface TargetEntry {
  readonly symbol: string;
  readonly name: string;
  readonly uniprot: string | null;
  readonly entrez: string | null;
}

export interface Fluorescence {
  readonly name: string;
  /** nm */
  readonly excitation: number;
  readonly emission: number;
}

export type InformationContent =
  | { readonly text: string }
  | { readonly data: readonly { readonly term: DataTerm; readonly value: string }[] }
  | { readonly targets: readonly TargetEntry[] }
  | { readonly dyes: readonly Fluorescence[] };

/** Null where the product has nothing to say under a part, or the part is of a kind that has no place yet. */
export function informationContent(kind: string, product: Product): InformationContent | null {
  const { attributes } = product;
  switch (kind) {
    case "description":
      return text(product.description);
    case "background":
      return text(attributes.background);
    case "source_or_purification":
      return text(attributes.sourcePurification);
    case "specificity_or_sensitivity":
      return text(attributes.specificitySensitivity);
    case "usage_information":
    case "kit_usage_information":
      return text(attributes.directionsForUse);
    case "fluorescent_properties":
      return attributes.fluorescents.length > 0 ? { dyes: attributes.fluorescents } : null;
    case "database_links": {
      const targets = attributes.targets.filter(({ uniprot, entrez }) => uniprot !== null || entrez !== null);
      if (targets.length === 0) return null;
      return { targets: targets.map(({ symbol, name, uniprot, entrez }) => ({ symbol, name, uniprot, entrez })) };
    }
    case "custom_product_data": {
      const data = productData(product);
      return data.length > 0 ? { data } : null;
    }
    default:
      return null;
  }
}

const text = (value: string | null): InformationContent | null => (value ? { text: value } : null);

/** From the attributes and, for what differs from lot to lot, the newest lot, which is the one that ships (C-DATA-05). */
function productData({ attributes }: Product): { term: DataTerm; value: string }[] {
  const [lot] = attributes.lots;
  const values: Readonly<Record<DataTerm, string | null | undefined>> = {
    lot: lot?.number,
    concentration: lot?.concentration ?? attributes.concentration,
    sensitivity: lot?.sensitivity,
    storage: attributes.storage,
    storageTemperature: attributes.storageTemperature,
    purity: attributes.purity,
    endotoxin: attributes.endotoxin,
    casNumber: attributes.casNumber,
  };
  return dataTerms.flatMap((term) => {
    const value = values[term];
    return value ? [{ term, value }] : [];
  });
}
