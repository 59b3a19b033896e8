/** Data of a product page: plain, the same for everyone in a market, and without repetition. */

import type { Product } from "@contracts/catalogue/catalogue";
import type { RichText } from "@contracts/content/rich-text";
import type { Money } from "@contracts/values/money";
import type { Settled } from "@domain/http/settled";
import type { ApplicationTable } from "@domain/product-page/applications";
import type { Column, ComponentField } from "@domain/product-page/columns";
import type { InformationContent } from "@domain/product-page/information";
import type { SizeRow } from "@domain/product-page/sizes";
import type { LinkView } from "~/loaders/content/links.server";
import type { EvidenceState } from "~/loaders/evidence/evidence.server";
import type { LineageView } from "~/loaders/lineage/lineage.server";
import type { PageHead } from "~/loaders/page/page-head.server";
import type { ProductDocument } from "./documents.server";
import type { SectionContent } from "./sections.server";

export interface ProductFigure {
  readonly id: string;
  readonly caption: string;
  /** Application code. */
  readonly application: string;
  readonly width: number;
  readonly height: number;
  /** URL up to the variant name, and variants by increasing width, "1X 320w". */
  readonly base: string;
  readonly variants: readonly string[];
  /** The full-size figure. */
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

/** A figure from a paper that used the product. */
export interface CitedFigure {
  readonly id: string;
  readonly thumbnail: string;
  readonly large: string;
  readonly source: string;
}

export interface CitationsView {
  /** All citations of the product, regardless of filters. */
  readonly count: number;
  /** Citations matching the filter. */
  readonly total: number;
  readonly citations: readonly CitationView[];
  readonly byYear: readonly { readonly year: number; readonly count: number }[];
  /** Filter codes with their counts over all citations, most frequent first. */
  readonly applications: readonly CodeCount[];
  readonly species: readonly CodeCount[];
  readonly figures: readonly CitedFigure[];
  readonly demonstration: boolean;
}

interface CodeCount {
  readonly code: string;
  readonly count: number;
}

/** Citation filters from the address. */
export interface CitationFilters {
  readonly application: string | null;
  readonly species: string | null;
  /** Show all citations the service returns at once, instead of the newest few. */
  readonly all: boolean;
}

/** A row in a list of related products. */
export interface RelatedOffer {
  /** Null where the market shows no price in lists. */
  readonly price: Money | null;
  /** Size that the price is for. */
  readonly size: { readonly amount: string; readonly unit: string } | null;
  /** Application codes. */
  readonly applications: readonly string[];
}

export interface RelatedView {
  readonly key: string;
  readonly name: string;
  /** Relation to the product, as a catalogue code; null if its list implies it. */
  readonly relation: Relation | null;
  /** Null during an outage of the catalogue. */
  readonly offer: RelatedOffer | null;
}

/** Relations with a display name. */
export const namedRelations = [
  "pair",
  "kit",
  "companion",
  "control",
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
  /** Path of the component's own product, if it is one. */
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
      /** Shared protocol of the products inside; null if there is only one. */
      readonly protocolHref: string | null;
      readonly ruled: boolean;
      readonly notes: boolean;
    };

/** Editorial text; `lang` is set if it fell back to another language. */
export interface EditorsText {
  readonly title: string | null;
  readonly content: RichText;
  readonly lang?: string;
}

/** A template component with content. */
export type ProductSection = { readonly id: string; readonly title: string } & SectionContent;

/** Facts of the supporting table that are not key facts. */
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
  readonly clonality: string | null;
  /** Value of the newest lot. */
  readonly sensitivity: string | null;
  readonly clone: string | null;
  readonly isotype: string | null;
  readonly conjugation: string | null;
  readonly formulation: string | null;
  /** kDa, one per band on a blot. */
  readonly observedWeights: readonly number[];
  /** kDa, from the sequence or the formula. */
  readonly calculatedWeight: number | null;
  /** The calculated weight is an estimate from the number of residues. */
  readonly isWeightEstimated: boolean;
  readonly immunogen: string | null;
  readonly protein: Product["attributes"]["protein"];
  readonly tag: string | null;
  readonly modifications: readonly string[];
  readonly rrid: string | null;
  /** True if the record, and so its registry number, is made up for the demonstration shop. */
  readonly demonstration: boolean;
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
  readonly evidence: EvidenceState;
  readonly figures: readonly ProductFigure[];
  readonly sizes: readonly SizeRow[];
}

/** Ship date of each SKU, "YYYY-MM-DD". */
export type ShipDates = Readonly<Record<string, string>>;

export interface ProductPageData {
  readonly head: PageHead;
  readonly crumbs: readonly { readonly label: string; readonly to: string }[];
  readonly product: ProductView;
  /** Null for a product that is sold under its first number and name. */
  readonly lineage: LineageView | null;
  /** The number in the address before a redirect from it. */
  readonly formerNumber: string | null;
  /** Document pages of the product. */
  readonly documents: readonly ProductDocument[];
  /** Size in the address, if any. */
  readonly chosen: string | null;
  /** Days in which it may be returned, 0 for never; null if the shop does not say. */
  readonly returnDays: number | null;
  /** Notices required by the market; empty outside Japan. */
  readonly regulatory: readonly EditorsText[];
  /** Content missing because a service is down; the page says so in its place. */
  readonly lacking: { readonly figures: boolean; readonly editors: boolean; readonly regulatory: boolean };
  readonly slots: readonly ProductSlot[];
  /** Order panel, if the template has one. */
  readonly order: { readonly title: string } | null;
  /** Single links of template components, shown with the documents. */
  readonly links: readonly LinkView[];
  /** Headings for in-page navigation; may be empty. */
  readonly contents: readonly { readonly id: string; readonly title: string }[];
  readonly citationsAsked: CitationFilters;
  readonly citations: Promise<Settled<CitationsView>>;
  /** US only, behind its flag; otherwise null. */
  readonly shipDates: Promise<Settled<ShipDates>> | null;
  /** Sizes with the price service's response or its failure; null if prices come from the catalogue. */
  readonly lookedUpSizes: Promise<Settled<readonly SizeRow[]>> | null;
}
