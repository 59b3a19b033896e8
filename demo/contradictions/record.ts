/** Finished records as the checker reads them. It shares no code or data with the generator. */
import type { Figure, Product } from "@contracts/catalogue/catalogue";
import type { Citation } from "@contracts/catalogue/citations";
import type { ProductEvidence } from "@contracts/catalogue/evidence";
import type { FigureRecord } from "@contracts/catalogue/images";
import type { Lot } from "@contracts/catalogue/lots";

export interface CatalogueRecord {
  readonly product: Product;
  /** Figures of the product and of papers that show it. */
  readonly figures: readonly FigureRecord[];
  readonly evidence: ProductEvidence;
  /** Empty before the first lot is made. */
  readonly lots: readonly Lot[];
  /** Papers that used the product. */
  readonly citations: readonly CitedUse[];
  /** Another product of the catalogue. */
  readonly find: (key: string) => Product | undefined;
  /** Lots of a product of the catalogue; empty for an unknown product. */
  readonly lotsOf: (key: string) => readonly Lot[];
}

/** Title of a paper, and the product's use in it. */
export type CitedUse = Pick<Citation, "id" | "title" | "applications" | "reactants"> & {
  readonly figure: Figure | null;
};

export interface Contradiction {
  readonly key: string;
  readonly rule: string;
  readonly reason: string;
}

/** Returns the reasons why a record contradicts itself or known facts; empty if it does not. */
export type Rule = (record: CatalogueRecord) => readonly string[];

export const symbolsOf = ({ attributes }: Product): string[] =>
  attributes.targets.map(({ symbol }) => symbol.toUpperCase());

/** Codes of the species that the product claims to detect. */
export const reactivityOf = ({ attributes }: Product): string[] => [
  ...new Set(attributes.lots.flatMap(({ reactivity }) => reactivity)),
];

export const isAntibody = ({ productType }: Product): boolean =>
  productType === "Primary Antibody" || productType === "Conjugate";

export const plain = (text: string): string => text.toLowerCase().replace(/[^\p{L}\p{N}]/gu, "");
