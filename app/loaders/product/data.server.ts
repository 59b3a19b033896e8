/** What a product page gets: plain data, the same for everyone in a market, each fact once. */
import type { Product } from "@contracts/catalogue/catalogue";
import type { RichText } from "@contracts/content/rich-text";
import type { ApplicationTable } from "@domain/product-page/applications";
import type { Column, ComponentField, SupportingField } from "@domain/product-page/columns";
import type { InformationContent } from "@domain/product-page/information";
import type { SizeRow } from "@domain/product-page/sizes";
import type { Settled } from "~/context/request/types";
import type { LinkView } from "~/loaders/content/links.server";
import type { PageHead } from "~/loaders/page/page-head.server";
import type { ProductDocument } from "./documents.server";
import type { ReviewsView } from "./reviews.server";

export interface ProductFigure {
  readonly id: string;
  readonly caption: string;
  /** Application code. */
  readonly application: string;
  readonly width: number;
  readonly height: number;
  /** Address up to the name of a variant; names and widths from small to large, "1X 320w". */
  readonly base: string;
  readonly variants: readonly string[];
  /** The whole figure. */
  readonly large: string;
}

export interface CitationView {
  readonly id: string;
  readonly title: string;
  readonly authors: string;
  readonly source: string;
  readonly pmid: string | null;
  readonly applications: readonly string[];
  readonly species: readonly string[];
}

/** A figure of a paper that used the product. */
export interface CitedFigure {
  readonly id: string;
  readonly thumbnail: string;
  readonly large: string;
  readonly source: string;
}

export interface CitationsView {
  /** Of the product, whatever the filter. */
  readonly count: number;
  /** Of those that the filter lets through. */
  readonly total: number;
  readonly citations: readonly CitationView[];
  readonly byYear: readonly { readonly year: number; readonly count: number }[];
  /** Codes to filter by with their number over all citations, the most used first. */
  readonly applications: readonly CodeCount[];
  readonly species: readonly CodeCount[];
  readonly figures: readonly CitedFigure[];
  readonly demonstration: boolean;
}

export interface CodeCount {
  readonly code: string;
  readonly count: number;
}

/** What the address asks of the citations. */
export interface CitationsAsked {
  readonly application: string | null;
  readonly species: string | null;
  /** Every citation that the service gives at once, instead of the newest few. */
  readonly all: boolean;
}

export interface RelatedView {
  readonly key: string;
  readonly name: string;
  /** What it is to the product, in the catalogue's code; null where its list says so. */
  readonly relation: Relation | null;
}

/** Relations that have a name. */
export const namedRelations = [
  "pair",
  "kit",
  "companion",
  "elisa-kit",
  "matched-pair",
  "protein-control",
  "chimeric",
  "conjugate",
  "parent",
  "carrier-free",
] as const;
export type Relation = (typeof namedRelations)[number];

export type InformationPart = { readonly kind: string; readonly title: string } & InformationContent;

export interface KitComponentView {
  readonly key: string;
  /** Path of the product that the component is, if it is one. */
  readonly to: string | null;
  readonly values: Readonly<Partial<Record<ComponentField, string>>>;
}

export type ProductListView =
  | { readonly kind: "conjugates" | "related_products"; readonly title: string; readonly items: readonly RelatedView[] }
  | {
      readonly kind: "product_includes";
      readonly title: string;
      readonly columns: readonly Column<ComponentField>[];
      readonly components: readonly KitComponentView[];
      /** One protocol for the products inside; null where there are not several. */
      readonly protocolHref: string | null;
      readonly ruled: boolean;
      readonly notes: boolean;
    };

/** A text of the editors; `lang` where it fell back to another language. */
export interface EditorsText {
  readonly title: string | null;
  readonly content: RichText;
  readonly lang?: string;
}

export type SectionContent =
  | { readonly kind: "figures" }
  | { readonly kind: "applications" }
  | { readonly kind: "citations" }
  | { readonly kind: "supporting"; readonly columns: readonly Column<SupportingField>[]; readonly data: SupportingData }
  | { readonly kind: "information"; readonly parts: readonly InformationPart[] }
  | { readonly kind: "lists"; readonly lists: readonly ProductListView[] }
  | { readonly kind: "rows"; readonly items: readonly RelatedView[] }
  | { readonly kind: "links"; readonly links: readonly LinkView[] }
  | {
      readonly kind: "texts";
      readonly texts: readonly EditorsText[];
      /** Lines of the catalogue, which are English. */
      readonly lines: readonly string[];
      readonly link: LinkView | null;
    }
  | { readonly kind: "reviews"; readonly view: ReviewsView | null }
  | { readonly kind: "cite"; readonly text: string; readonly links: readonly LinkView[] };

/** A component of the template that has something to show. */
export type ProductSection = { readonly id: string; readonly title: string } & SectionContent;

/** Facts of the supporting table that the key facts do not hold. */
export interface SupportingData {
  readonly sensitivity: string | null;
  readonly purity: string | null;
  readonly casNumber: string | null;
  readonly storage: string | null;
}

export interface ProductSlot {
  readonly layout: string;
  readonly columns: readonly (readonly ProductSection[])[];
}

/** Facts that decide whether the product fits an experiment. */
export interface KeyFactsView {
  readonly host: string | null;
  readonly clone: string | null;
  readonly isotype: string | null;
  readonly conjugation: string | null;
  readonly formulation: string | null;
  /** kDa; as observed where that is known, else calculated. */
  readonly weights: readonly number[];
  readonly modifications: readonly string[];
  readonly rrid: string | null;
  readonly targets: readonly {
    readonly symbol: string;
    readonly uniprot: string | null;
    readonly entrez: string | null;
  }[];
}

export interface ProductView {
  readonly key: string;
  readonly name: string;
  readonly status: Product["status"];
  readonly productType: Product["productType"];
  readonly citationCount: number;
  readonly facts: KeyFactsView;
  readonly applications: ApplicationTable;
  readonly figures: readonly ProductFigure[];
  readonly sizes: readonly SizeRow[];
  readonly successor: Pick<RelatedView, "key" | "name"> | null;
}

/** Ship date of each SKU, "YYYY-MM-DD". */
export type ShipDates = Readonly<Record<string, string>>;

export interface ProductPageData {
  readonly head: PageHead;
  readonly crumbs: readonly { readonly label: string; readonly to: string }[];
  readonly product: ProductView;
  /** Pages below this one that the product has. */
  readonly documents: readonly ProductDocument[];
  /** Size that the address names, else null. */
  readonly chosen: string | null;
  /** Notices that the market requires; empty outside of Japan. */
  readonly regulatory: readonly EditorsText[];
  /** What a service that is out keeps from the page; each is said in its place. */
  readonly lacking: { readonly figures: boolean; readonly editors: boolean; readonly regulatory: boolean };
  readonly slots: readonly ProductSlot[];
  /** Place for ordering, where the template has one. */
  readonly order: { readonly title: string } | null;
  /** Headings for the in-page navigation; empty where there is none. */
  readonly contents: readonly { readonly id: string; readonly title: string }[];
  readonly citationsAsked: CitationsAsked;
  readonly citations: Promise<Settled<CitationsView>>;
  /** US only and behind its flag; null elsewhere. */
  readonly shipDates: Promise<Settled<ShipDates>> | null;
  /** Sizes with the price service's answer, or with its silence; null where prices are the catalogue's. */
  readonly lookedUpSizes: Promise<Settled<readonly SizeRow[]>> | null;
}
