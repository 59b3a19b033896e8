/** Products of the catalogue, indexed by the names that a line can use. */
import type { QueryReading } from "../query-reading/read-query";

export interface SoldProduct {
  readonly key: string;
  readonly name: string;
  readonly skus: readonly { readonly sku: string; readonly size: string }[];
  readonly discontinued: boolean;
  /** Number of the product that replaced it; null if none did. */
  readonly replacedBy: string | null;
  /** Former number that the line used; null if it used none. */
  readonly formerKey: string | null;
  /** "" if it has none. */
  readonly clone: string;
  readonly symbols: readonly string[];
  /** "phospho", "acetyl", "methyl", "cleaved", or "none". */
  readonly modification: string;
  /** "pSer473" */
  readonly residues: readonly string[];
  /** "Fluor 488"; "none" for an unlabeled antibody, "" for other products. */
  readonly label: string;
  readonly host: string;
  /** Without albumin and azide. */
  readonly carrierFree: boolean;
  readonly kind: string;
  readonly applications: readonly string[];
  readonly species: readonly string[];
  readonly citations: number;
  /** Validated cells with their pillar, as the facet names them: "IHC-P, mouse: genetic test". */
  readonly validations: readonly string[];
}

interface ForeignRelation {
  readonly product: SoldProduct;
  /** Maker as the record names it. */
  readonly vendor: string;
  readonly relation: "same-clone" | "same-target-and-use" | "same-target";
  readonly basis: string;
}

export interface FoundProducts {
  readonly byRegistryId: ReadonlyMap<string, SoldProduct>;
  /** By product number without size. */
  readonly byNumber: ReadonlyMap<string, SoldProduct>;
  /** By clone in capitals. */
  readonly byClone: ReadonlyMap<string, readonly SoldProduct[]>;
  readonly bySymbol: ReadonlyMap<string, readonly SoldProduct[]>;
  /** Secondary antibodies and reagents without a target, by the reading that they match. */
  readonly byReading: ReadonlyMap<QueryReading, readonly SoldProduct[]>;
  /** Products whose records state a relation to another maker's number, by that number in capitals without spaces. */
  readonly byForeign: ReadonlyMap<string, readonly ForeignRelation[]>;
  /** Numbers of the shop that were removed. */
  readonly removed: ReadonlyMap<string, { readonly reason: string; readonly day: string }>;
}
