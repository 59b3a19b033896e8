/** What a product page gets: plain data, the same for everyone in a market. */
import type { Application, Figure, Product } from "@contracts/catalogue";
import type { ApplicationTable } from "@domain/product-page/applications";
import type { SizeRow } from "@domain/product-page/sizes";
import type { Settled } from "~/context/types";

export interface ProductFigure {
  readonly id: string;
  readonly caption: string;
  readonly application: string;
  readonly width: number;
  readonly height: number;
  readonly src: string;
  readonly srcSet: string;
  readonly large: string;
}

export interface CitationView {
  readonly id: string;
  readonly title: string;
  readonly authors: string;
  readonly source: string;
  readonly year: number;
  readonly pmid: string | null;
  readonly applications: readonly string[];
  readonly species: readonly string[];
}

export interface CitationsView {
  readonly total: number;
  readonly citations: readonly CitationView[];
  readonly byYear: readonly { readonly year: number; readonly count: number }[];
  readonly demonstration: boolean;
}

export interface RelatedView {
  readonly key: string;
  readonly name: string;
  readonly relation: string;
}

export type ProductComponent =
  | {
      readonly kind:
        | "to_purchase"
        | "figure_block"
        | "application_tab"
        | "supporting_data"
        | "alternatives"
        | "in_page_navigation";
      readonly title: string;
    }
  | { readonly kind: "citations"; readonly title: string }
  | { readonly kind: "product_information"; readonly title: string; readonly parts: readonly InformationPart[] }
  | { readonly kind: "product_list"; readonly title: string; readonly lists: readonly ProductListPart[] }
  | {
      readonly kind: "tech_links";
      readonly title: string;
      readonly links: readonly { readonly label: string; readonly href: string }[];
    };

export interface InformationPart {
  readonly kind: string;
  readonly title: string;
}
export interface ProductListPart {
  readonly kind: "conjugates" | "product_includes" | "related_products";
  readonly title: string;
  readonly columns: readonly string[];
}

export interface ProductSlot {
  readonly layout: string;
  readonly columns: readonly (readonly ProductComponent[])[];
}

export interface ProductView {
  readonly key: string;
  readonly name: string;
  readonly description: string;
  readonly status: Product["status"];
  readonly productType: Product["productType"];
  readonly citationCount: number;
  readonly attributes: Pick<
    Product["attributes"],
    | "host"
    | "clone"
    | "isotype"
    | "conjugation"
    | "formulation"
    | "molecularWeight"
    | "observedMolecularWeight"
    | "targetModifications"
    | "rrid"
    | "concentration"
    | "storage"
    | "storageTemperature"
    | "purity"
    | "endotoxin"
    | "casNumber"
    | "background"
    | "sourcePurification"
    | "specificitySensitivity"
    | "directionsForUse"
    | "fluorescents"
    | "kitComponents"
    | "targets"
  >;
  readonly lot: string | null;
  readonly sensitivity: string | null;
  readonly applications: ApplicationTable;
  readonly figures: readonly ProductFigure[];
  readonly sizes: readonly SizeRow[];
  readonly related: readonly RelatedView[];
  readonly conjugates: readonly RelatedView[];
  readonly alternatives: readonly RelatedView[];
  readonly successor: RelatedView | null;
}

/** Ship date of each SKU, "YYYY-MM-DD". */
export type ShipDates = Readonly<Record<string, string>>;

export interface ProductPageData {
  readonly product: ProductView;
  readonly slots: readonly ProductSlot[];
  readonly citations: Promise<Settled<CitationsView>>;
  /** US only and behind its flag; null elsewhere. */
  readonly shipDates: Promise<Settled<ShipDates>> | null;
  /** Sizes with the price service's answer, where prices come from there; null elsewhere. */
  readonly lookedUpSizes: Promise<Settled<readonly SizeRow[]>> | null;
}

export type { Application, Figure };
