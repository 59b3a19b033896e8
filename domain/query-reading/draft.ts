/** A reading in progress. */
import type { FoundName, NameMeaning } from "./name-table";
import type { ReadTarget } from "./read-query";
import type { UnsoldKind } from "./vocabulary";
import type { RuledOut } from "./words/ruled-out";

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
  /** Residues that an unread number after a target may stand for: "Akt 473". */
  readonly possibleResidues: string[];
  modification: string | null;
  unsold: UnsoldKind | null;
  validated: boolean;
  recombinant: boolean;
  /** A set of antibodies against the targets, as opposed to an assay of them. */
  sampler: boolean;
  readonly ruledOut: RuledOut[];
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
    possibleResidues: [],
    modification: null,
    unsold: null,
    validated: false,
    recombinant: false,
    sampler: false,
    ruledOut: [],
    reagents: [],
    rest: [],
  };
}

/** Adds a target, with the modification and the animal in its name. */
export function addTarget(text: string, found: FoundName | null, draft: Draft, typed = text): void {
  if (!found) return;
  const [first] = found.chosen;
  if (first.modification) {
    draft.modification ??= first.modification.kind;
    draft.residues.push(...first.modification.residues);
  }
  if (first.mouse) draft.species.add("M");
  draft.targets.push({ ...found, name: typed, text });
}

export function addGene(name: string, symbol: string, draft: Draft): void {
  const meaning: NameMeaning = { kind: "gene", genes: [symbol], concept: null, modification: null, mouse: false };
  draft.targets.push({ chosen: [meaning], others: [], name, text: name });
}

export function takeResidue(residue: string, kind: string | null, draft: Draft): void {
  draft.residues.push(residue);
  draft.modification ??= kind;
}
