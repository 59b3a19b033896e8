/**
 * A plan describes a product; rendering turns it into a full catalogue entry. Plans are small, so all fit in memory.
 */
import type { PanelPairing, ProductStatus, ProductType } from "@contracts/catalogue/catalogue";
import type { PanelPart, PanelSpecies } from "@contracts/values/panel-values";
import type { ApplicationCode, CategoryKey, FormulationKey, Host, SpeciesCode } from "@domain/vocabulary/names";
import type { MatureChain } from "../targets/mature-chains";
import type { Antigen, Modification } from "../targets/table";
import type { Label } from "../vocabulary/labels";

export interface Clone {
  /** Null for polyclonal antibodies. */
  readonly id: string | null;
  readonly host: Host;
  readonly isotype: string;
  readonly recombinant: boolean;
}

/** A size: SKU letter, quantity, unit, kind and price in whole US dollars. */
export interface Size {
  readonly letter: string;
  readonly amount: string;
  readonly uom: string;
  readonly unit: "Regular" | "Large" | "Trial" | "Kit";
  readonly tests: number;
  readonly usd: number;
}

export interface PlanBase {
  readonly key: string;
  readonly name: string;
  readonly status: ProductStatus;
  readonly productType: ProductType;
  readonly category: CategoryKey;
  readonly formulation: FormulationKey;
  readonly sizes: readonly [Size, ...Size[]];
  readonly antigen: Antigen | null;
  readonly modification: Modification | null;
  readonly clone: Clone | null;
  readonly label: Label | null;
  readonly applications: readonly ApplicationCode[];
  readonly species: readonly SpeciesCode[];
  readonly citations: number;
  /** Popularity from 0 to 1; determines sales figures. */
  readonly popularity: number;
  readonly xp: boolean;
  readonly newProduct: boolean;
}

/** Plans of a family refer to each other by key. */
export interface ProductPlan extends PlanBase {
  readonly parentKey?: string;
  readonly successorKey?: string;
  /** Keys of the products in a kit or duet, in order. */
  readonly components?: readonly string[];
  /** Countries without a price in which the product is sold nevertheless. */
  readonly unpricedIn?: readonly string[];
  /** Description of one sentence, for products without antigen. */
  readonly summary?: string;
  /** Epitope tag of an antibody without antigen: its name and peptide. */
  readonly tag?: { readonly name: string; readonly peptide: string };
  /** Range and expression of a recombinant protein. */
  readonly chain?: MatureChain;
  /** True for an antibody of a class without a target. */
  readonly isotypeControl?: true;
  /** Cells and treatment of control extracts. */
  readonly extract?: { readonly cells: string; readonly treatment: string };
  readonly casNumber?: string;
  /** Molecular weight of a small molecule, in g/mol. */
  readonly molecularWeight?: number;
  /** Panel builder data of an antibody. */
  readonly panel?: {
    readonly species: PanelSpecies;
    readonly oligo: number;
    readonly pairings: readonly PanelPairing[];
  };
  /** A panel part other than an antibody. */
  readonly panelPart?: PanelPart;
}
