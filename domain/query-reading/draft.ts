/** A reading under way. */
import type { ReadTarget } from "./read-query";
import type { UnsoldKind } from "./vocabulary";

export interface Draft {
  readonly targets: ReadTarget[];
  readonly kinds: Set<string>;
  readonly labels: Set<string>;
  readonly hosts: Set<string>;
  readonly species: Set<string>;
  readonly applications: Set<string>;
  readonly clonality: Set<string>;
  readonly categories: Set<string>;
  readonly residues: string[];
  modification: string | null;
  unsold: UnsoldKind | null;
  recombinant: boolean;
  /** Words of the catalogue for a reagent without a target. */
  readonly reagents: string[];
  readonly rest: string[];
}

export function emptyDraft(): Draft {
  return {
    targets: [],
    kinds: new Set(),
    labels: new Set(),
    hosts: new Set(),
    species: new Set(),
    applications: new Set(),
    clonality: new Set(),
    categories: new Set(),
    residues: [],
    modification: null,
    unsold: null,
    recombinant: false,
    reagents: [],
    rest: [],
  };
}
